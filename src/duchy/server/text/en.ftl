### What the server refuses: the sentence, and its title. Texts that have only a title are said by the engine.

problem-stale = Something has happened at the table in the meantime. Look again.
    .title = The table has moved on
problem-not-started = The game has not begun yet: a seat is still waiting for its player.
    .title = Not begun
problem-over = The game is over.
    .title = Over
problem-not-over = This can be seen only when the game is over.
    .title = Not over yet
problem-no-table = There is no such table.
    .title = No such table
problem-no-seat = There is no such seat at this table.
    .title = No such seat
problem-no-token = Say with your secret link which seat you act for.
    .title = No seat
problem-wrong-token = This link does not belong to any seat at this table.
    .title = Wrong link
problem-which-seat = You hold several seats: say which one acts.
    .title = Which seat?
problem-not-your-seat = You do not hold this seat.
    .title = Not your seat
problem-seat-taken = Somebody already sits there.
    .title = Seat taken
problem-wrong-invitation = This invitation is not valid, or somebody has used it.
    .title = Invitation not valid
problem-no-spectators = This table does not want spectators.
    .title = No spectators
problem-undo-off = At this table nothing is taken back.
    .title = No undo
problem-seats = { $seats ->
    [one] { $seats } seat does not
   *[other] { $seats } seats do not
} fit a game for { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
    .title = Wrong number of seats
problem-nobody = At least one seat must be for a person.
    .title = No person at the table
problem-request-reused = This request was already used for something else.
    .title = Request used twice
problem-cursor = This is not a page of the list.
    .title = No such page
problem-hello = The first message says who you are: send “hello”.
    .title = No greeting
problem-busy = The server has too much to do. Please try again in a moment.
    .title = Too much to do

problem-no-game =
    .title = No such game
problem-options =
    .title = These options are not possible
problem-record =
    .title = Not a sound game record
problem-illegal =
    .title = Not legal now
problem-not-deciding =
    .title = Not your decision
problem-unknown-action =
    .title = No such action
problem-no-undo =
    .title = Cannot be taken back
problem-refused =
    .title = Refused

problem-no-language = There is no such language; there are { $languages }.
    .title = No such language
problem-not-found = There is nothing at this address.
    .title = Nothing here
problem-method = This address does not do that.
    .title = Not done here
problem-bad-request = The request cannot be understood.
    .title = Not understood
problem-too-large = That is more than the server reads at once.
    .title = Too large
problem-media-type = Send JSON, with the content type that says so.
    .title = Not JSON
problem-invalid =
    .title = Not as documented
    .missing = “{ $field }” is missing.
    .foreign = “{ $field }” is not known here.
    .no-json = The text is not JSON.
    .wrong = “{ $field }” is not as the documentation of the interface says.
problem-too-many = That was a lot in a short time. Please wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
    .title = Too much at once
problem-origin = This request comes from another website.
    .title = From elsewhere
problem-internal = Something went wrong on our side. Your game is safe; please try again.
    .title = Our fault

problem-signed-out = Sign in first.
    .title = Not signed in
problem-wrong-password = The name or the password is not right.
    .title = Not signed in
problem-name-taken = This name is taken.
    .title = Name taken

## Instead of a page

client-missing = The client is not built yet: run “{ $command }”. The interface for programs works without it.

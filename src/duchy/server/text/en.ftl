### What the server refuses: the sentence, and its title. Texts that have only a title are said by the engine.

problem-stale = The game has moved on. Have another look.
    .title = The game has moved on
problem-not-started = The game hasn’t started: a seat is still free.
    .title = Not started yet
problem-starting = The dice are being prepared. The game starts in a moment.
    .title = Dice are being prepared
problem-wrong-share = These are not the random bytes whose hash was sent when sitting down.
    .title = Wrong share
problem-share-taken = Someone here has announced the same random bytes. Draw new ones.
    .title = Share already here
problem-over = The game is over.
    .title = Game over
problem-not-over = This can be seen only when the game is over.
    .title = Not over yet
problem-no-table = There is no such table.
    .title = No such table
problem-outdated = This game was begun with another version of Duchy, whose cards or options are different. It cannot be opened in this one.
    .title = Game of another version
problem-no-seat = There is no such seat at this table.
    .title = No such seat
problem-no-token = Open the table with your private link to play.
    .title = No seat
problem-wrong-token = This link does not belong to any seat at this table.
    .title = Wrong link
problem-which-seat = You play several seats: choose which one acts.
    .title = Which seat?
problem-not-your-seat = This is not your seat.
    .title = Not your seat
problem-seat-taken = This seat is taken.
    .title = Seat taken
problem-rematch-seat-taken = Your seat at the new table is taken already: perhaps by you, in another browser.
    .title = Seat taken
problem-reserved = This seat is kept for its player of the last game. You can invite someone else in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
    .title = Seat reserved
problem-name-alike = “{ $name }” looks like the name of someone else here. Choose another.
    .title = Name too similar
problem-wrong-invitation = This invitation is invalid or has already been used.
    .title = Invalid invitation
problem-no-spectators = Spectators are not allowed here.
    .title = No spectators
problem-undo-off = Undo is off at this table.
    .title = Undo is off
problem-hints-off = Hints are off at this table.
    .title = Hints are off
problem-hint-forced = There is only one thing to do here.
    .title = No hint needed
problem-no-hint = No hint now. Please ask again in a moment.
    .title = No hint now
problem-no-tutorial = This game has no tutorial.
    .title = No tutorial
problem-tutorial-other-data = The tutorial doesn’t work with the components this server uses.
    .title = No tutorial
problem-tutorial-move = That’s a legal move too, but let’s try the suggested one first.
    .title = First the tutorial
problem-own-components = This server opens tables with the game’s own components only.
    .title = Components of your own
problem-seats = { $seats ->
    [one] { $seats } seat does not
   *[other] { $seats } seats do not
} fit a game for { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
    .title = Wrong number of seats
problem-no-person = At least one seat must be for a person.
    .title = No person at the table
problem-chat-off = Chat is off at this table.
    .title = Chat is off
problem-chat-seats = Only the players may write here.
    .title = Players only
problem-chat-empty = Write something, or choose a phrase.
    .title = Empty message
problem-chat-long = At most { $count ->
    [one] { $count } character
   *[other] { $count } characters
} in one message.
    .title = Message too long
problem-request-reused = This request was already used for something else.
    .title = Request used twice
problem-cursor = This is not a page of the list.
    .title = No such page
problem-hello = The first message says who you are: send “hello”.
    .title = No greeting
problem-busy = The server is busy. Please try again in a moment.
    .title = Server busy

problem-no-game =
    .title = No such game
problem-options =
    .title = These options don’t work together
problem-record =
    .title = Broken game record
problem-illegal =
    .title = You can’t do that now
problem-not-deciding =
    .title = Not your turn
problem-unknown-action =
    .title = No such action
problem-no-undo =
    .title = Can’t undo
problem-refused =
    .title = Refused

problem-no-language = There is no such language; available: { $languages }.
    .title = No such language
problem-not-found = There is nothing at this address.
    .title = Nothing here
problem-method = This address does not support that request.
    .title = Not supported
problem-bad-request = The request cannot be understood.
    .title = Bad request
problem-too-large = This is too large for the server.
    .title = Too large
problem-too-slow = The request took too long to arrive.
    .title = Too slow
problem-head-too-large = The headers of this request are too large.
    .title = Headers too large
problem-media-type = Send JSON, with the content type that says so.
    .title = Not JSON
problem-invalid =
    .title = Invalid data
    .missing = “{ $field }” is missing.
    .foreign = “{ $field }” is not known here.
    .no-json = The text is not JSON.
    .unstorable = A text has a character that cannot be stored.
    .wrong = “{ $field }” does not match the API documentation.
problem-too-many = Too many requests. Please wait { $unit ->
    [minutes] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
   *[seconds] { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
}.
    .title = Too many requests
problem-preparing = The rules of this game are being prepared for this computer. Please wait about { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} more.
    .title = Not ready yet
problem-origin = This request comes from another website.
    .title = From another site
problem-internal = Something went wrong on our side. Your game is safe; please try again.
    .title = Server error
problem-unavailable = The server cannot save anything right now. Your game is safe; please try again in a moment.
    .title = Storage not available

problem-signed-out = Sign in first.
    .title = Not signed in
problem-wrong-password = Wrong name or password.
    .title = Sign-in failed
problem-not-the-password = This is not the password of the account.
    .title = Wrong password
problem-name-taken = This name is taken.
    .title = Name taken
problem-push-service = Messages to this browser cannot be sent from here.
    .title = Notifications not possible
problem-no-mail = This server does not send e-mails.
    .title = No e-mails
problem-mail-failed = The e-mail could not be sent. Please check the address.
    .title = E-mail not sent
problem-no-secret = This link has been used or replaced.
    .title = Link no longer valid
problem-no-link = This link has been used or replaced, or is more than an hour old. Ask for a new one.
    .title = Link no longer valid
problem-no-address = Confirm an e-mail address first.
    .title = No confirmed address

## Life at the table

problem-bot-plays = A bot is playing for you. Take over first.
    .title = A bot is playing
problem-conceded = This player has conceded.
    .title = Conceded
problem-no-stand-in = No bot is playing for you.
    .title = No bot plays
problem-not-away = This player is here, or has only just left. Wait a little.
    .title = Not away
problem-no-absent = A bot can play on only for another person at the table.
    .title = Nobody to play for
problem-started = The game has already started.
    .title = Already started
problem-not-host = Only the person who opened the table can do this.
    .title = Not your table
problem-own-seat = You opened this table, so cancel it instead of leaving.
    .title = You opened this table
problem-cancelled = This table was cancelled.
    .title = Table cancelled

## Instead of a page

client-missing = The client is not built yet: run “{ $command }”. The API works without it.

## Turn notices. A notice says nothing about the position.

notice-title = It’s your turn
notice-text = { $game } with { $players }

## E-mails. Every one has a link that stops all of them.

mail-turn =
    { $title }: { $text }

    Play: { $link }

    You asked for these e-mails. No more turn notifications: { $stop }
    No e-mails of any kind to this address, ever again: { $never }
    .subject = { $title }: { $text }
mail-confirm =
    Someone, probably you, gave this address to an account in Duchy: for a new password if the old one is forgotten, and for turn notifications if they wish.

    Yes, this is my address: { $link }

    The link works for seven days. If it was not you, do nothing: without the link the address is not used.

    No e-mails from this server to this address, ever again: { $never }
    .subject = Duchy: is this your address?
mail-recover =
    Someone, probably you, asked for a new password in Duchy.

    Choose a new password:
    { $links }

    The link works once, within an hour; if another e-mail like this comes, this link stops working. If it was not you, do nothing: your password stays as it is.

    No e-mails of any kind to this address, ever again (then a forgotten password cannot be replaced): { $never }
    .subject = Duchy: a new password
mail-changed =
    The password of the account { $name } in Duchy was changed. All its other sign-ins have ended.

    If it was not you, ask for a new password at once: { $link }

    No e-mails of any kind to this address, ever again: { $never }
    .subject = Duchy: your password was changed

### A person's own pages: the profile, notices.

## Profile

profile-title = Profile
profile-guest = Games in this browser
profile-account = Games of { $name }
profile-loading = Counting your games…
profile-none = No finished games yet. Your results and best scores will appear here.
profile-elsewhere = Only games added to your account are counted. You can add this browser’s games on the account page.
profile-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
profile-won = { $count } won ({ $percent } %)
profile-average = average { $points }
profile-best = best { $points }
profile-table = Results: { $game }
profile-of = Results by
profile-games = Games
profile-wins = Won
profile-mean = Average
profile-record = Best
profile-by-players = Players
profile-by-opponents = Opponents
profile-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
profile-alone = Solo
profile-here = On one screen
profile-people = People
profile-mixed = People and bots
profile-bots = Bots of several levels
profile-bot = Bots: { $level }
profile-bests = Personal bests
profile-best-line = { $points } points
profile-chart = Points game by game
    .text = { $count } games from the oldest to the latest. Average { $mean } points, best { $best }. Filled dots: games won.
profile-legend-won = won
profile-legend-other = not won
profile-legend-mean = average so far
profile-recent = Latest games
profile-running = { $count ->
    [one] { $count } game in progress
   *[other] { $count } games in progress
}

## One's own data

data-title = Your data
data-what = This browser keeps your settings and the keys to your seats. The server keeps games: the names at the seats, moves and results.
data-what-account = The server keeps your account, and games with the names at the seats, moves and results. This browser keeps your settings and the keys to your seats.
data-export = Save my data
data-delete = Delete my data
data-delete-guest = Your name is removed from every seat this browser holds, on the server too. Finished games leave your profile. The games themselves remain for the others, who see a nameless seat. You can finish games in progress without a name.
data-delete-account = Your account is deleted with everything kept for it, and your name is removed from all its seats. The games themselves remain for the others, who see a nameless seat. Games in progress can be finished only in the browser where you joined them.
data-delete-sure = This cannot be undone.
data-deleted = Your data has been deleted.

## Turn notices

notices-title = Turn notices
notices-what = While no page of yours is open. At most one per turn; it names the game and the players, nothing else.
notices-push = Push messages to this browser
    .help = Also when the browser is in the background.
notices-push-none = This browser cannot receive push messages here.
notices-push-failed = The browser could not subscribe. Try again later.
notices-mail = E-mail address
notices-mail-ask = Send me e-mails
notices-mail-to = E-mails to { $address }
notices-mail-confirm = Open the link in the e-mail we sent you to confirm the address.
notices-mail-stop = Stop e-mails
notices-mail-account = E-mails are for accounts.
notices-confirmed = Address confirmed. You will get an e-mail when it is your turn.
notices-stopped = You will get no more notices.

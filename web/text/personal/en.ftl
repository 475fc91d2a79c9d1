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
profile-won = { $count } won ({ $percent }%)
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
profile-best-line = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
profile-chart = Points game by game
    .text = { $count ->
        [one] { $count } game.
       *[other] { $count } games, from first to latest.
    } Average { $mean } points, best { $best }. Filled dots: games won.
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
data-delete-account = Your account is deleted with everything stored in it, and your name is removed from all its seats. The games themselves remain for the others, who see a nameless seat. Games in progress can be finished only in the browser where you joined them.
data-delete-sure = This cannot be undone.
data-deleted = Your data has been deleted.

## Turn notices

notices-title = Turn notifications
notices-what = Sent while you have no Duchy page open: at most one per turn, naming only the game and the players.
notices-push = Notifications in this browser
    .help = Even when the browser is in the background.
notices-push-none = This browser cannot receive notifications here.
notices-push-failed = The browser could not subscribe. Try again later.
notices-mail-to = E-mails to { $address }
notices-mail-none = For e-mails, add an address to your account.
notices-mail-confirm = For e-mails, open the link in the e-mail we sent you.
notices-mail-stopped = All e-mails to this address were stopped. The operator of this server can allow them again.
notices-mail-account = You need an account to get e-mails.
notices-stopped = You will get no more turn notifications by e-mail. Your address stays in your account, for a forgotten password.

## The e-mail address of an account

address-title = E-mail address
address-why = If you forget your password, you get a link for a new one there. Nobody else sees the address.
address-label = Address
address-password = Whoever reads these e-mails can set a new password, so we ask for yours.
address-ask = Send me a link
address-asked = We have sent an e-mail to { $address }. Open the link in it within seven days.
address-nothing = Nothing came? Check the address and the spam folder. An address whose owner has stopped our e-mails gets none.
address-notices = Write to me when it is my turn
    .help = Only while no page of yours is open, and at most once per turn.
address-stopped = Nothing is sent to this address: all e-mails were stopped by the link in one of them. Without them a forgotten password cannot be replaced. The operator of this server can allow them again.
address-change = Another address
address-remove = Remove the address
address-removed = Address removed.

## Links in e-mails

mail-title = E-mails
mail-confirmed = Address confirmed. If you forget your password, you can get a new one there.
mail-nothing = This page belongs to the links in our e-mails. To change your address, open your account.
mail-never = Stop all e-mails for good
mail-never-what = This server will never again write to the address that the e-mail was sent to, whoever asks. If the address belongs to an account, a forgotten password can then not be replaced. Only the operator of this server can allow e-mails again.
mail-never-done = Done. This server will not write to the address any more.

## A forgotten password

recover-title = A new password
recover-what = If your account has a confirmed e-mail address, we send a link there that sets a new password.
recover-who = Name or e-mail address
recover-ask = Send me a link
recover-sent = If there is such an account and its address is confirmed, an e-mail with a link is on its way. The link works for an hour.
recover-nothing = Nothing came? Look in the spam folder. We send only a few such e-mails an hour, and only the link of the latest one works. An address whose owner has stopped our e-mails gets none.
recover-none = This server does not send e-mails, so a forgotten password cannot be replaced.
recover-again = Ask again
recover-for = Choose a new password for { $name }.
recover-note = All other browsers will be signed out.
recover-set = Set the password
recover-done = The new password is set, and you are signed in.

### The words of the shell: everything around the games.

## The bar above every page

nav-brand = Duchy, home
nav-skip = Skip to content
nav-label = Main menu
nav-menu = Menu
nav-home = Home
nav-new = New game
nav-tables = Tables
nav-rules = Rules
nav-settings = Settings
nav-profile = Profile
nav-account = Account
nav-who = Your account
nav-signed-in = Signed in as { $name }
nav-about = About
nav-language = Language
nav-light = Switch to the light theme
nav-dark = Switch to the dark theme
nav-help = Rules and help

close = Close
cancel = Cancel
retry = Try again
offline = The server is not responding. Check your connection.
trouble = Something went wrong. Please try again.

## Rules that are being compiled

preparing-title = Preparing the game
preparing = Preparing the rules for this computer; this happens only once. { $seconds ->
    [one] About { $seconds } second left.
   *[other] About { $seconds } seconds left.
}
preparing-progress = Progress
preparing-table = Your table will open as soon as the rules are ready.

## A page that does not exist

lost-title = Page not found
lost-text = The address is wrong, or the table is gone.
lost-home = Home

## Documentation that was not built

docs-title = Documentation
docs-missing = This server was started without the documentation.
docs-how = Whoever runs it from a copy of the source code builds the documentation with one command, in the folder of Duchy:
docs-then = Restart the server, and the documentation is on this page. Installed packages and images already have it.
docs-read = All guides can also be read as they are, in the folder “docs” of the source code.

## The server is away

offline-title = The server is not responding
offline-text = You are offline, or the server is being restarted. Your games are safe. The page will continue as soon as the server is back.

## Home

home-title = Sit down and play
home-lead = With bots, with friends, online. No account needed.
home-start = Choose a game
home-newcomer = First time here?
    .help = A real game with hints, about { $minutes } minutes.
home-learn = Learn by playing
home-or = or, if you know the rules
home-play = Play a bot now
home-play-hint = You against one medium bot.
home-games = Games
home-new = New game
home-new-with = New game: players, level, expansions
home-bots = Against bots
    .help = Five levels, from Page (beginner) to Duke (expert).
home-here = On one screen
    .help = Pass the device around. Secrets stay hidden until it’s your turn.
home-link = Online by link
    .help = Send a link for each seat. Close the page and come back whenever you like: nothing is lost.
home-mine = Your games
home-open = Open tables
home-open-none = No open tables. Start one and list it here.
home-finished = Finished games
home-finished-none = Finished games will appear here.
home-all = All tables

## Seats

seat-open = Free seat
seat-you = You
seat-player = Player { $number }
seat-bot = Bot { $number }
seat-bot-isabeau = Isabeau
seat-bot-odo = Odo
seat-bot-marguerite = Marguerite
seat-bot-philip = Philip

## Banners

banner-choose = Choose your banner
banner-gules = red
banner-argent = white
banner-sable = black
banner-purpure = purple
banner-vert = green

## Links

link-copy = Copy
link-copy-what = Copy: { $what }
link-scan = QR code
link-scan-what = QR code: { $what }
link-scan-how = Scan this with a phone to open the link there.
link-share = Share
link-share-what = Share: { $what }
link-only-here = Only this computer can open this link. To invite others on your network, start Duchy with --host 0.0.0.0.
link-address = Address:
link-copied = Link copied.
link-select = Link selected. Copy it now.

## Coming to a table

door-closed = This link doesn’t work
door-watch = Open the table anyway
join-title = You are invited
join-free = Take a seat
join-with = with { $players }
join-name = Your name
join-hints = Hints are allowed at this table.
join-sit = Join
join-watch = Just watch

## Waiting for the others

room-title = Waiting for the others
room-waiting = { $count ->
    [0] Everyone is here.
    [one] One free seat. The game starts when it is taken.
   *[other] { $count } free seats. The game starts when they are taken.
}
room-you = you
room-online = online
room-away = joined, offline
room-link = Whoever opens this link takes this seat.
room-link-for = Link for seat { $number }
room-no-link = This link was created in another browser. A new one will replace it.
room-new-link = Create a new link
room-free = Anyone can take this seat.
room-expected = Reserved for an invited player.
room-reserved = Reserved for a player of the last game.
room-reserved-link = Reserved for a player from the last game, or for whoever opens this link first.
room-reserved-open = Invite someone else
room-watch = Spectator link
room-fill = { $count ->
    [one] Fill the seat with a bot and start
   *[other] Fill the seats with bots and start
}
room-leave = Leave
room-cancel = Cancel the table
room-cancel-sure = Cancel this table?
room-cancel-text = Nobody will be able to join it any more.
room-cancel-not = Keep waiting
room-cancelled = This table was cancelled

## Tables in lists

card-my-turn = Your turn
card-won-you = You won
card-turn = { $players } to play
card-cancelled = Cancelled
card-hide = Hide from my list
card-open = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
card-won = { $count ->
    [one] Won by { $players }
   *[other] Shared win: { $players }
}

## New game

new-title = New game
new-game = Game
new-players = { $first } to { $last } players
new-seats = Seats
new-seat = Seat { $number }
new-count = Number of players
new-name = Name at seat { $number }
new-name-me = Your name
new-name-any = Name
new-name-needed = Enter your name so that the others know who invited them.
new-sitter = Who plays seat { $number }
new-sitter-me = me
    .help = You play here, in this browser.
new-sitter-here = someone here
    .help = You take turns at this screen.
new-sitter-link = by link
    .help = You get a link; whoever opens it takes this seat.
new-sitter-bot = bot
new-banner = Banner at seat { $number }: { $banner }
new-level = Level of the bot at seat { $number }
new-first = First player
new-first-random = random
new-first-given = seat 1
new-away = When a player is away
new-away-after = { $minutes ->
    [0] others decide
    [60] bot after 1 hour
    [1440] bot after 1 day
   *[other] bot after { $minutes } min
}
new-clock = Time limit
new-clock-none = none
new-clock-move = { $seconds ->
    [30] 30 s per move
   *[other] { $minutes } min per move
}
new-clock-game = { $minutes } min + { $increment } s per turn
new-clock-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
new-zero = When time runs out
new-zero-bot = a bot plays on
new-zero-concede = the player loses
new-undo = Allow undo
    .help = Until something new is revealed.
new-hints = Allow hints
    .help = A bot shows the three best actions. Everyone sees who took how many.
new-spectators = Anyone with the link may watch
new-chat = Chat
new-chat-seats = players
new-chat-everyone = spectators too
new-chat-off = off
new-listed = Show in the list of tables
    .help = Anyone may take a free seat or watch.
new-fair = Fair dice: fixed before the start, verifiable afterwards
new-start = Start the game
new-summary = { $game } · { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-free = { $count ->
    [one] The game waits for one more player.
   *[other] The game waits for { $count } more players.
}
new-bar = The game you are about to start

## Tables

tables-title = Tables
tables-which = Which tables
tables-mine = My tables
tables-mine-none = You have not joined a table in this browser yet.
tables-running = In progress
tables-running-none = No public games in progress.
tables-open = Waiting for players
tables-open-none = No open tables.
tables-finished = Finished
tables-finished-none = No finished public games yet.
tables-more = Show more
tables-hidden = Show hidden tables ({ $count })
tables-import = Open a record
tables-not-a-record = This file is not a game record: it is not JSON.

## Settings

settings-title = Settings
settings-looks = Appearance
settings-theme = Theme
settings-theme-system = Match system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Animations
settings-motion-system = Match system
settings-motion-full = On
settings-motion-reduced = Off
settings-playing = Playing
settings-name = Your name at the table
settings-banner = Your banner
    .help = You get it at every table, unless another player already has it.
settings-confirm = Warn me about unused dice
    .help = Asks before you end a turn with dice left.
settings-turn = Confirm the end of every turn
    .help = Asks once more before a move that ends your turn.
settings-hold = Time to take a turn back
    .help = Bots wait this long after your turn.
settings-hold-none = None
settings-hold-3 = 3 s
settings-hold-5 = 5 s
settings-hold-10 = 10 s
settings-hold-confirm = Until I go on
settings-legend = Explain the outlines
    .help = What solid and dashed outlines around targets mean.
settings-open = Choose in the open
    .help = Don’t hide choices when you share this screen.
settings-ask = Always two taps
    .help = On a touch screen the first tap shows cost and gain, the second plays the move. Otherwise only moves that can’t be undone need two.
settings-pace = Bot speed
    .help = Tap or click the table to skip ahead.
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Instant
settings-notify = Notify me when it is my turn
    .help = Only while the page is hidden.
settings-notify-none = This browser cannot show notifications here.
settings-notify-refused = Notifications are blocked. Allow them in your browser settings.
settings-sound = Sounds
    .help = Your turn, dice, tiles, points and messages.
settings-volume = Volume
settings-chat = Show the chat
    .help = What other people write at the table.
settings-rules = Show rule numbers
    .help = For those who want to look a rule up or report an error.
settings-kept = Settings are kept in this browser only.

## Account

account-title = Account
account-hello = Hello, { $name }
account-why = You can play without an account. With one, you can continue your games on another device.
account-mode = Sign in or register
account-sign-in = Sign in
account-register = Register
account-sign-out = Sign out
account-name = Name
account-password = Password
account-password-hint = At least { $count } characters.
account-password-lost = It cannot be recovered, so write it down.
account-password-address = If you forget it, you can set a new one by e-mail: add your address to the account.
account-forgot = Forgot your password?
account-tables = Your games
account-tables-none = No games yet. Games you start or join while signed in appear here.
account-keep = Add this browser’s games
account-kept = Games added: { $count }.
account-close = Delete the account
account-close-sure = Your name will be removed from the account’s seats, and you will lose access to them from other devices. The games themselves remain.
account-closed = Account deleted.
signins-title = Where you are signed in
signins-here = This browser
signins-seen = Last used: { $time }
signins-unknown = Unknown browser
signins-end-others = Sign out everywhere else
signins-ended = You have been signed out everywhere else.
password-change = Change the password
password-now = Current password
password-next = New password
password-note = All other browsers will be signed out.
password-changed = Password changed. You have been signed out everywhere else.

## About

about-title = About Duchy
about-what = Duchy lets you play Stefan Feld’s games of the Duchy of Burgundy against bots, with friends on one screen, or online by link. It is free software: no ads, no account required, no tracking.
about-unofficial = Made by fans. Not affiliated with the games’ authors and publishers, who own the names. If you like a game, buy it.
about-licence = Licensed under { $licence }.
about-icons = Icons
about-game-icons = Game icons from
about-lucide = Interface icons from
about-own = The shields, banners, dice and the castle are our own.
about-fonts = Typefaces
about-libraries = Libraries
about-licences = The full licences of the libraries
about-docs = Documentation
about-docs-text = Guides to playing, to running a server, and to programs that play and simulate.
about-docs-link = The documentation
about-docs-api = The interface for programs
about-fair = Fair dice
about-fair-text = Before a game starts, the server draws a secret and shows its fingerprint, and every player’s browser adds random numbers of its own. Every roll follows from both. When the game is over the secret is shown, and your browser can check that it matches the fingerprint and that no roll was changed.
about-privacy = What we store
about-privacy-text = The server stores games: names, seats and moves; if you asked for turn notifications, also where to send them; if you gave one to your account, your e-mail address. Your browser stores your settings and the keys to your seats. Nothing is shared with anyone else.

## Tutorials

tutorial-minutes = { $minutes ->
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
}
tutorial-new = New to this game? Play the tutorial
tutorial-learn = Learn by playing: start the tutorial
mixing-title = Preparing the dice

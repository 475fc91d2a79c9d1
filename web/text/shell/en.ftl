### The words of the shell: everything around the games.

## The bar above every page

nav-brand = Duchy, home
nav-skip = Skip to the page
nav-label = Pages
nav-menu = Menu
nav-home = Home
nav-new = New game
nav-tables = Tables
nav-rules = Rules
nav-settings = Settings
nav-account = Account
nav-about = About
nav-language = Language
nav-light = Switch to light
nav-dark = Switch to dark
nav-help = Rules and help

close = Close
cancel = Cancel
retry = Try again
offline = The server does not answer. Check your connection.
trouble = Something went wrong on the way. Please try again.

## A page that does not exist

lost-title = There is nothing here
lost-text = The address is wrong, or the table is gone.
lost-home = To the home page

## Home

home-title = Sit down and play
home-lead = A table for board games of castles, dice and towns. Play against bots, with friends at this screen, or online: a link is enough, nobody needs an account.
home-play = Play now
home-play-hint = “Play now” starts a game of two against a bot of middling strength.
home-new = New game
home-bots = Against bots
    .help = Five levels, from a page who moves at random to a duke who leaves little lying about.
home-here = At one screen
    .help = Pass the device around. What is secret stays covered until it is your turn.
home-link = Online by link
    .help = Send a link for each seat. Close the page and come back whenever you like: nothing is lost.
home-mine = Your games
home-open = Open tables
home-open-none = No table is waiting for players. Open one and show it in the list.
home-finished = Finished games
home-finished-none = Games that are over appear here, to look at again.
home-all = All tables

## Seats

seat-open = Open seat
seat-player = Player { $number }
seat-bot = Bot { $number }

## Links

link-copy = Copy
link-copy-what = Copy: { $what }
link-copied = The link is copied.
link-select = The link is marked: copy it with the keyboard.

## Coming to a table

door-closed = This link does not open
door-watch = Go to the table anyway
join-title = You are invited
join-free = Take a seat
join-with = with { $players }
join-name = Your name
join-sit = Sit down
join-watch = Only watch

## Waiting for the others

room-title = Waiting for the others
room-waiting = { $count ->
    [0] Everybody is here.
    [one] One seat is free. The game begins when somebody takes it.
   *[other] { $count } seats are free. The game begins when they are taken.
}
room-you = you
room-online = is here
room-away = has sat down, is away now
room-link = Whoever opens this link sits down here.
room-link-for = Link for seat { $number }
room-no-link = The link was made elsewhere. A new one replaces it.
room-new-link = Make a new link
room-free = The seat is free to anybody.
room-expected = Somebody is expected here.
room-reserved = Kept for whoever sat here in the game before.
room-watch = Link for those who only watch

## Tables in lists

card-my-turn = Your turn
card-turn = { $players } to play
card-open = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
card-won = { $count ->
    [one] Won by { $players }
   *[other] Shared by { $players }
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
new-sitter = Who sits at seat { $number }
new-sitter-me = me
    .help = You play here, in this browser.
new-sitter-here = someone here
    .help = You take turns at this screen.
new-sitter-link = by link
    .help = You get a link to pass on; whoever opens it sits here.
new-sitter-bot = bot
new-level = Level of the bot at seat { $number }
new-bot-names = Isabeau, Odo, Marguerite, Philip
new-first = First player
new-first-random = at random
new-first-given = first seat
new-undo = Moves can be taken back
    .help = Until something new is revealed.
new-spectators = Anyone with the link may watch
new-listed = Show it in the list of tables
    .help = Anyone may take a free seat or watch.
new-fair = The dice are sealed before the start and can be checked afterwards
new-start = Start the game

## Tables

tables-title = Tables
tables-which = Which tables
tables-mine = My tables
tables-mine-none = You have not sat down at any table in this browser.
tables-running = Running
tables-running-none = No public game is running at the moment.
tables-open = Open
tables-open-none = No table is waiting for players.
tables-finished = Finished
tables-finished-none = No public game has been finished yet.
tables-more = Show more
tables-import = Open a record
tables-not-a-record = This file is not a game record: it is not JSON.

## Settings

settings-title = Settings
settings-looks = Looks
settings-theme = Theme
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-system = As the device
settings-motion-full = Full
settings-motion-reduced = None
settings-playing = Playing
settings-name = Your name at the table
settings-confirm = Confirm the end of a turn
    .help = A turn that has ended cannot be taken back.
settings-ask = On a phone, ask first
    .help = A tap shows what a move costs and brings; a second one makes it.
settings-pace = How fast bots move
    .help = A click on the table shows all waiting moves at once.
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = At once
settings-notify = Notify me when it is my turn
    .help = Only while the page is out of sight.
settings-notify-none = This browser cannot show notifications here.
settings-notify-refused = The browser does not allow notifications for this page. Its own settings can change that.
settings-rules = Show the numbers of rules
    .help = For those who want to look a rule up or report a mistake.
settings-kept = Settings are kept in this browser only.

## Account

account-title = Account
account-hello = Hello, { $name }
account-why = An account is not needed to play. It keeps your seats, so that you can go on from another device.
account-mode = Sign in or register
account-sign-in = Sign in
account-register = Register
account-sign-out = Sign out
account-name = Name
account-password = Password
account-password-hint = At least { $count } characters. It cannot be recovered, so write it down.
account-tables = Your games
account-tables-none = No game is kept with your account yet. Games that you open or join while signed in are.
account-keep = Keep this browser’s games
account-kept = { $count ->
    [one] { $count } seat is kept with your account.
   *[other] { $count } seats are kept with your account.
}
account-close = Delete the account
account-close-sure = The account goes, and with it the way to its seats from other devices. The games themselves stay.
account-closed = The account is deleted.

## About

about-title = About Duchy
about-what = Duchy is a table for board games of castles, dice and towns. You play against bots, with friends at one screen, or online by a link. It is free software and shows no advertising, needs no account and follows nobody.
about-unofficial = It is the work of people who like these games, and has nothing to do with their authors and publishers, to whom the names belong. If you like a game, buy it.
about-licence = The program is under the { $licence } licence.
about-icons = Icons
about-game-icons = Icons of the games, all from
about-lucide = Icons of the controls, all from
about-own = The shields, banners, dice and the castle are our own.
about-fonts = Typefaces
about-libraries = Libraries
about-licences = The full licences of the libraries
about-fair = Fair dice
about-fair-text = Before a game starts, the server draws a secret and shows its fingerprint. Every roll follows from the secret. When the game is over the secret is shown, and your browser can check that it fits the fingerprint and that every die fell as it had to.
about-privacy = What is kept
about-privacy-text = The server keeps games: who sat where under which name, and what was done. Your browser keeps your settings and the secrets of your seats. Nothing goes to anybody else.

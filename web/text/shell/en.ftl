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
retry = Try again
offline = The server does not answer. Check your connection.
trouble = Something went wrong on the way. Please try again.

## A page that does not exist

lost-title = There is nothing here
lost-text = The address is wrong, or the table is gone.
lost-home = To the home page

## Home

home-title = Sit down and play

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
join-with = with { $players }
join-name = Your name
join-sit = Sit down
join-watch = Only watch

## Waiting for the others

room-title = The table is laid
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
room-expected = Somebody is expected here.
room-watch = Link for those who only watch

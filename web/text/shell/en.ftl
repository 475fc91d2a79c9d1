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

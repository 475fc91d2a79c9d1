### The words of the table, whatever the game.

## Prompt

undo = Undo
undo-label = Take back the last action
choose = Choose
skip-moves = { $count ->
    [one] { $count } move is still to be shown. Show it now.
   *[other] { $count } moves are still to be shown. Show them now.
}

## Cards and questions

card-points = { $count ->
    [one] victory point
   *[other] victory points
}
card-then = Next
card-reveals = This cannot be taken back.
card-do = Do it
card-not-yet = Not yet
ask-title = Are you sure?
ask-anyway = End anyway
ask-stay = Go on playing

## Log

log = Log
log-earlier = Earlier
log-empty = Nothing has happened yet.
log-open = Open the log

## Seats

seat-away = away
seat-is-bot = bot
watch-from-here = Watch from this seat
spectator = You are watching

## Several people at one screen

curtain-title = { $player }, it is your choice
curtain-text = Pass the device to { $player }. Nobody else should look now.
curtain-open = I am { $player }

## Connection

link-connecting = Connecting to the table…
link-lost = The connection is lost. Trying again…
link-retry = Try now
link-refused = This table cannot be opened
loading = The table is being laid…

## Fair dice

seal = Fair dice
seal-title = The dice are sealed
seal-text = All random numbers of this game follow from a secret that was drawn before it began. This is its seal (SHA-256). The secret is shown when the game is over, and anybody can check then that nothing was changed.

## Menu

menu = Menu
menu-table = Table
menu-keys = Keys
menu-leave = To the home page
your-turn = Your turn

## Keys

keys-title = Playing with the keyboard
keys-move = Move among everything that can be done
keys-act = Do what is marked
keys-numbers = Take up the die that shows this number, or put it down
keys-undo = Take back
keys-end = End the turn
keys-skip = Skip a decision that may be skipped
keys-log = To the log
keys-look = Look around: the arrows then reach everything on the table
keys-escape = One step back
keys-help = Show these keys
key-arrows = Tab, arrows
key-enter = Enter
key-escape = Esc
look-on = Looking around. The arrow keys reach everything; I or Esc ends it.
look-off = Back to what can be done.

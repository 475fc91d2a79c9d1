### The words of the table, whatever the game.

## Prompt

undo = Undo
undo-label = Undo the last action
choose = Choose
skip-moves = { $count ->
    [one] Show the next move at once
   *[other] Show the next { $count } moves at once
}

## Cards and questions

card-points = { $count ->
    [one] victory point
   *[other] victory points
}
card-then = Next
card-reveals = This can’t be undone.
card-do = Do it
card-not-yet = Back
ask-title = End your turn?
ask-anyway = End turn
ask-stay = Keep playing

## Log

log = Log
log-earlier = Earlier
log-empty = Nothing has happened yet.
log-open = Open the log
happenings-again = Show these moves again
# Above the lines about the reader; those begin with the same word.
log-you = You
log-since = Since your turn
log-moves = { $moves ->
    [0] { $player }
    [one] { $player }: { $moves } move
   *[other] { $player }: { $moves } moves
}

## Seats

seat-away = offline
seat-is-bot = bot
watch-from-here = Watch from this seat
spectator = You are watching

## Several people at one screen

curtain-title = { $player }, your choice
curtain-text = Pass the device to { $player }. Everyone else, look away.
curtain-open = I am { $player }

## Connection

link-connecting = Connecting to the table…
link-lost = Connection lost. Reconnecting…
link-retry = Try now
link-refused = This table cannot be opened
loading = Setting up the table…

## Fair dice

seal = Fair dice
seal-title = The dice are fixed in advance
seal-text = All dice and draws of this game follow from a secret chosen before it began. This is the secret’s fingerprint (SHA-256). The secret is revealed when the game ends, and anyone can check that nothing was changed.

## Menu

menu = Menu
menu-table = Table
menu-keys = Keys
menu-leave = Home
your-turn = Your turn
expansions = { $count ->
    [one] { $count } expansion
   *[other] { $count } expansions
}
expansions-title = Expansions in this game

## Keys

keys-title = Playing with the keyboard
keys-move = Move between legal moves
keys-act = Play the selected move
keys-numbers = Pick up or put down the die with this number
keys-undo = Undo
keys-end = End the turn
keys-skip = Skip an optional choice
keys-log = To the log
keys-look = Explore: arrow keys reach everything on the table
keys-escape = Back
keys-help = Show these keys
key-arrows = Tab, arrows
key-enter = Enter
key-escape = Esc
look-on = Exploring: arrow keys reach everything. I or Esc to stop.
look-off = Back to legal moves.

## Cards of a deck, to read and to search

browser-search = Name or words from the text
browser-count = { $shown } of { $all }
browser-clear = Clear all
browser-none = No matching cards.
browser-filters = Filters

## Tutorial

tutorial = Tutorial
tutorial-next = Next
tutorial-back = Back
tutorial-play = Play on
tutorial-step = { $number } of { $count }
tutorial-waiting = Watch: the others are playing now.
tutorial-other = That’s a legal move too, but let’s try this one first.
tutorial-read = One moment: read on first, then it’s your move.

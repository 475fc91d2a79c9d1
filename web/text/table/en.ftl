### The words of the table, whatever the game.

## Prompt

legend-hide = Hide this legend
undo = Undo
undo-label = Undo the last action
choose = Choose
answer-places = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
answers-count = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
skip-moves = { $count ->
    [one] Skip the animation of the next move
   *[other] Skip the animation of { $count } moves
}

## Cards and questions

card-points = { $count ->
    [one] victory point
   *[other] victory points
}
card-then = Next
card-reveals = This can’t be undone.
card-do = Confirm
card-not-yet = Back
ask-title = End your turn?
ask-anyway = End turn
ask-stay = Keep playing

## Taking a turn back before bots begin

hold-back = Take back
hold-go-on = Go on
hold-next = { $player } moves when the time is up.
hold-waits = { $player } waits until you go on.
hold-still = You can still take it back.
hold-left = { $seconds } s left
hold-other = { $player } is finishing the turn
log-taken = { $count ->
    [one] { $count } action undone
   *[other] { $count } actions undone
}

## Hints

hint = Hint
hint-count = { $count ->
    [one] { $count } hint so far
   *[other] { $count } hints so far
}
hint-rows = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
hint-thinking = Thinking…
hint-best = Best
hint-equal = as good
hint-less = −{ $points }
hint-error = ± { $points }
hint-note = Points you may expect at the end, compared with the best action. A hint costs nothing. Everyone at the table sees how many you have taken.
# For screen readers.
hint-said-best = Best action, give or take { $error } points
hint-said-equal = As good, give or take { $error } points
hint-said-less = { $points } points less, give or take { $error }

## Log

log = Log
log-earlier = Earlier
log-empty = Nothing has happened yet.
log-open = Open the log
happenings-again = Show these moves again
news-all = all { $count }
news-none = Nothing new yet.
log-since = Since your last turn
since-more = and { $count } more

## Seats

seat-away = offline
seat-is-bot = bot
seat-stand-in = played by a bot
seat-conceded = conceded
seat-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
watch-from-here = Watch from this seat
watch-follow = Follow the active player
spectator = You are watching

## Chat

chat = Chat
chat-unread = { $count ->
    [one] Chat: { $count } new message
   *[other] Chat: { $count } new messages
}
chat-lines = Messages
chat-empty = No messages yet.
chat-said = { $name }: { $text }
chat-spectator = Spectator
chat-watching = watching
chat-phrases = Quick phrases
chat-write = Message
chat-send = Send
chat-players-only = Only the players may write here.
chat-mute = Mute the chat
chat-unmute = Show the chat
chat-muted = The chat is muted.
chat-mute-author = Mute { $name }
    .short = Mute
chat-unmute-author = Show { $name } again
# Whoever reads them sees them in their own language.
chat-phrase-hello = Hello!
chat-phrase-luck = Good luck!
chat-phrase-nice = Nice move!
chat-phrase-oops = Oops!
chat-phrase-thanks = Thank you!
chat-phrase-moment = One moment, please.
chat-phrase-back = I’m back.
chat-phrase-game = Good game!

## Several people at one screen

curtain-title = { $player }, it’s your turn to choose
curtain-text = Pass the device to { $player }. Everyone else, look away.
curtain-open = I am { $player }

## Connection

link-connecting = Connecting to the table…
link-lost = Connection lost. Reconnecting…
link-pending = Your move will be sent as soon as you are reconnected.
link-retry = Try now
link-refused = This table cannot be opened
loading = Setting up the table…

## Fair dice

seal = Fair dice
seal-title = The dice are fixed in advance
seal-text = All dice and draws of this game follow from a secret chosen before it began. This is the secret’s fingerprint (SHA-256). The secret is revealed when the game ends, and anyone can check that nothing was changed.
seal-text-shared = The server chose a secret after everyone had sat down and showed its fingerprint (SHA-256). Then every player’s browser added random numbers of its own. All dice, draws and seats follow from both, so no one could choose them alone. The secret is revealed when the game ends, and anyone can check it.
seal-text-bound = When everyone had sat down, the server chose a secret and showed a fingerprint (SHA-256) of it and of everything announced by then: the game, who plays, and the hash of each player’s share. Then every player’s browser added its share of random numbers. All dice, draws and seats follow from these, so no one could choose them alone. The secret is revealed when the game ends, and anyone can check it.
seal-share-own = added by this browser
seal-share-given = added to the dice
seal-share-missing = did not answer in time
seal-share-none = added nothing
seal-lost = The random numbers of this browser are missing from these dice. If you were online when the game started, ask whoever runs this server.
seal-not-announced = What the server says was announced does not match this table. Ask whoever runs this server.
seal-number = Check number:
seal-number-why = Compare it over voice or chat. If you all see the same number, you were all shown the same fingerprint, the same players and the same shares.
seal-commitment = Fingerprint
mixing-text = Everyone is here. The game starts as soon as each player’s browser has added its random numbers.

## People who go and come back

clock-label = Time left
clock-days = { $days } d { $hours } h
people-watch = Spectator link
people-watch-how = Anyone with this link may watch.
people-take-back = Take over again
people-bot-for = Let a bot play for { $name }
people-let-bot = Let a bot play on
people-leave = Leave
people-leave-sure = Leave the game?
people-leave-who = { $name }: leave the game?
people-leave-bot = A bot plays on for you. You can come back and take over at any time.
people-leave-rests = The game waits until you come back.
people-concede = Concede
people-concede-sure = Concede the game?
people-concede-who = { $name }: concede the game?
people-concede-ends = The game ends now, and you lose.
people-concede-bot = A bot plays on for you, and you come last whatever it scores. You cannot come back.
people-conceded = You have conceded. A bot is playing for you.
people-bot-leave = You have left. A bot is playing for you.
people-bot-agreed = You were away. A bot is playing for you.
people-bot-away = You were away. A bot is playing for you.
people-bot-time = Your time is up. A bot is playing for you.
people-away = { $name } is offline.
people-wished = Want a bot to take over: { $names }.
people-wished-me = They want a bot to take over for you: { $names }. Make a move to stay in the game.

## Menu

menu = Menu
menu-table = Table
menu-keys = Keyboard shortcuts
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
keys-overview = Open the overview: points, tiles left, player aid
keys-skip = Skip an optional choice
keys-hint = Ask for a hint
keys-log = Go to the log
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

## Between two phases or rounds

passage-skip = Click to skip.
    .touch = Tap to skip.

## The game at a glance

overview = Overview
overview-points = Points
overview-left = Tiles left
overview-aid = Player aid
overview-total = If the game ended now

## Tutorial

tutorial = Tutorial
tutorial-next = Next
tutorial-back = Back
tutorial-play = Play on
tutorial-step = { $number } of { $count }
tutorial-waiting = Watch: the others are playing now.
tutorial-other = That’s a legal move too, but let’s try this one first.
tutorial-read = One moment: read on first, then it’s your move.

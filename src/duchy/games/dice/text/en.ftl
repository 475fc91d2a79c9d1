### The Castles of Burgundy: The Dice Game in English.
###
### Names of colours, bonuses and categories are lower case, since they stand inside sentences; a client capitalises
### labels. A sentence about $player may have a second form, .you, for the player who reads it. What the variables hold
### (sentences.json says which facts are names):
###   $player a name, $players several      $colour, $first_colour, $second_colour, $category, $verdict a name of this
###   file, $colour_many a form of it      $number what is written in a hex      $hex, $round counted from 1
###   $used none, monk, worker or silver: the bonus that a building takes      $bonus the bonus of a castle, by its id
###   $sheet a letter      $rank first or second      $hourglasses 1 or 2      $what things already named

## The game and its options

game-name = The Castles of Burgundy: The Dice Game
game-time = 15–30 minutes
game-summary = Five dice a round, shared by all. Pair a number with a colour and fill your duchy: monasteries, mines, rivers, cities, castles and pastures. The earlier you close an area, the more it scores.

variant-basic = Basic game
    .help = Everyone plays the same duchy and secretly chooses a starting castle.
variant-different = All different
    .help = Everyone plays a different duchy. Up to four players.
variant-same = All the same
    .help = Same duchy and starting castle for all: only your decisions differ.
variant-solo = One and only
    .help = One player, three phases of eight rounds, and a title to win.

option-players = Players
    .help = From one to five.
option-sheet = Duchy
    .help = Which of the four duchies you play. Start with A.
option-variant = Variant
    .help = Who plays which duchy and who chooses the starting castles.
option-revision = Revision of the rules
    .help = A game keeps the revision it began with.

sheet-name = Duchy { $sheet }
sheet-one-source = We know this layout from one source only.

## Colours of hexes: one area, all of them, the numbers they take, what a closed area brings

colour-monastery = monastery
    .many = monasteries
    .condition = numbers 1–2
    .reward = Close it for a monk.
colour-mine = mine
    .many = mines
    .condition = numbers 3–4
    .reward = Close it for 1 silver.
colour-river = river
    .many = rivers
    .condition = numbers 5–6
    .reward = Close it for a goods token.
colour-city = city
    .many = cities
    .condition = all different
    .reward = Close it for a worker.
colour-castle = castle
    .many = castles
    .condition = same as a neighbour
    .reward = A castle gives the bonus of its square.
colour-pasture = pasture
    .many = pastures
    .condition = all equal
    .reward = A closed pasture counts double.

## Bonuses, and what they are for

bonus-monk = monk
    .help = Use any colour instead of the one rolled.
bonus-silver = silver
    .help = Fill a second hex in the same round with the two dice that are left. One bonus per round.
bonus-goods = goods
    .help = Sell on a double hourglass: 2 points and 1 silver each.
bonus-worker = worker
    .help = Use any number instead of the one rolled.

row-castle = castle row

phase-name = Phase { $phase }

## Where victory points come from

category-areas = areas closed
category-pastures = pastures, doubled
category-castles = castles
category-sales = goods sold
category-colours = colour awards

## What the points of a solo game are called

verdict-none = no title
    .text = Good try. Titles start at 51 points.
verdict-great = great
    .text = Great!
verdict-perfect = perfect
    .text = Perfect!
verdict-incredible = incredible
    .text = Incredible!
verdict-next = { $count ->
    [one] { $count } more point
   *[other] { $count } more points
} for “{ $verdict }”.

## Things on the table

counter-vp = Victory points
    .help = The player with the most at the end wins. Ties are broken by unused bonuses.
counter-dice = Dice
    .help = Everyone uses the same roll. Pair one number with one colour.
counter-hourglass = Hourglass die
    .help = Shows how many boxes of the time track are marked. Two hourglasses let everyone sell goods.
counter-track = Time track
    .help = When the last box is marked, the phase ends after this round.
counter-unused = Unused bonuses
    .help = Bonuses you still have. They break ties.
counter-award = Colour awards
    .help = The first to fill all hexes of a colour scores the higher value, the second the lower. If several finish in the same round, all score the same.
counter-area = Area
    .help = Neighbouring hexes of one colour. Fill them all to score by size and phase.
counter-phase = Phase
    .help = Closed areas score less in each later phase.
counter-round = Round
    .help = A phase takes 5 to 10 rounds, and 8 with one player.

## What the game waits for: said to the one who decides

prompt-sheet = Choose your duchy
prompt-castle = Choose your starting castle
    .all = Choose the starting castle for everyone
prompt-sell = Double hourglass: how many goods do you sell?
prompt-build = Fill a hex, or take a worker
    .pass = No hex fits: take a worker
prompt-second = Spend 1 silver to fill a second hex?
    .seal = Confirm your move

## The same, said to the others

prompt-other-sheet = { $player } is choosing a duchy
prompt-other-castle = { $player } is choosing the starting castle for everyone
prompt-sealed = Confirmed. Waiting for: { $players }
prompt-waiting = Still choosing: { $players }
prompt-over = The game is over

## Parts of the lines below

part-vp = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
part-bonus = { $bonus ->
    [monk] monk
    [silver] silver
    [goods] goods
   *[worker] worker
}
part-goods = { $count ->
    [one] { $count } goods token
   *[other] { $count } goods tokens
}

## What can be done: on a button

action-sheet = Take duchy { $sheet }
action-castle = Starting castle on hex { $hex } ({ part-bonus })
action-sell = { $count ->
    [0] Sell nothing
   *[other] Sell { part-goods }
}
action-build = { $used ->
    [monk] Write { $number } in hex { $hex } ({ $colour }, monk)
    [worker] Write { $number } in hex { $hex } ({ $colour }, worker)
   *[none] Write { $number } in hex { $hex } ({ $colour })
}
action-pass = Take a worker
action-second = Spend 1 silver: write { $number } in hex { $hex } ({ $colour })
action-seal = Done

## What it brings

gain-vp = { $count ->
    [one] +{ $count } point ({ $category })
   *[other] +{ $count } points ({ $category })
}
gain-area = closed: { $colour }, { $size ->
    [one] { $size } hex
   *[other] { $size } hexes
}
gain-monk = { $count ->
    [one] +{ $count } monk
   *[other] +{ $count } monks
}
gain-silver = +{ $count } silver
gain-goods = +{ part-goods }
gain-bonuses = { $bonus ->
    [monk] { gain-monk }
    [silver] { gain-silver }
    [goods] { gain-goods }
   *[worker] { gain-worker }
}
gain-worker = { $count ->
    [one] +{ $count } worker
   *[other] +{ $count } workers
}
gain-award = +{ part-vp } at the end of the round: all { $colour_many } filled
gain-then = Then for 1 silver: { $number } and { $colour }

## What was done: in the log

log-sheet = { $player } takes duchy { $sheet }
    .you = You take duchy { $sheet }
log-castle = { $player } starts with the castle on hex { $hex } ({ part-bonus })
    .you = You start with the castle on hex { $hex } ({ part-bonus })
log-sell = { $player } sells { part-goods }
    .you = You sell { part-goods }
log-build = { $used ->
    [monk] { $player } writes { $number } in a { $colour } hex (monk)
    [worker] { $player } writes { $number } in a { $colour } hex (worker)
   *[none] { $player } writes { $number } in a { $colour } hex
}
    .you = { $used ->
        [monk] You write { $number } in a { $colour } hex (monk)
        [worker] You write { $number } in a { $colour } hex (worker)
       *[none] You write { $number } in a { $colour } hex
    }
log-pass = { $player } takes a worker instead
    .you = You take a worker instead
log-second = { $player } spends 1 silver and writes { $number } in a { $colour } hex
    .you = You spend 1 silver and write { $number } in a { $colour } hex
log-seal = { $player } confirms
    .you = You confirm
log-sealed = { $player } has chosen
    .you = You have chosen
log-revealed = All choices are revealed

## What happens by itself

log-phase-begins = Phase { $phase } begins
log-roll = { $hourglasses ->
    [1] Round { $round }: { $first } and { $second }, { $first_colour } and { $second_colour }, one hourglass
   *[2] Round { $round }: { $first } and { $second }, { $first_colour } and { $second_colour }, a double hourglass: goods can be sold
}
log-award = { $rank ->
    [first] { $player } is first to fill all { $colour_many }: +{ part-vp }
   *[second] { $player } is second to fill all { $colour_many }: +{ part-vp }
}
    .you = { $rank ->
        [first] You are first to fill all { $colour_many }: +{ part-vp }
       *[second] You are second to fill all { $colour_many }: +{ part-vp }
    }
log-game-over = The game is over
log-winner = { $player } wins with { part-vp }!
    .you = You win with { part-vp }!
log-winner-shared = { $player } shares the victory: { part-vp }!
    .you = You share the victory: { part-vp }!
log-verdict = { $player }: { part-vp }, { $verdict }
    .you = You score { part-vp }: { $verdict }

## Labels of the table, and for the parts of the screen

table-sheet = My sheet
table-sheet-of = { $player }: duchy { $sheet }
table-roller = rolls the dice
table-players = Players
table-points = Points
table-score = My points
table-area-points = Points per area
table-area-note = Pastures count double.
table-race = First to fill a colour
    .first = first
    .second = second
    .count = { $count } of { $size }
    .taken = taken
table-hex = Hex { $hex }: { $colour }
    .built = Hex { $hex }: { $colour }, { $number }
    .start = Hex { $hex }: { $colour }, starting castle
    .bonus = { part-bonus }
table-area = Area of { $size }: { part-vp } if closed this phase
table-with-dice = dice only
table-with-bonus = with a bonus
table-circles = { $count ->
    [0] none left
   *[other] { $count } left
}
table-die-pips = Die: { $number }
table-die-colour = Colour die: { $colour }
table-die-hourglass = { $hourglasses ->
    [1] Hourglass die: one hourglass
   *[2] Hourglass die: a double hourglass, goods can be sold
}
table-track = Phase { $phase }: { $count } of { $size }
table-sell-each = { part-vp } and 1 silver each
table-second-none = Don’t fill a second hex
table-seal-break = Change your mind
table-seal-own = Your choice: { $what }
    .pass = Your choice: take a worker
table-seal-hex = { $number } in hex { $hex }
table-seal-waiting = Waiting for { $players }. All choices are revealed together; until then you can change yours.
table-seal-count = { $count } of { $size } ready
table-sealed = ready
table-choosing = choosing
table-seal-alone = Confirm automatically
    .help = When there is nothing left to decide.
table-holding = { $what }: tap a glowing hex
    .with = Fits: { $what }
table-start = Before the first roll
table-short-monk = any colour
table-short-worker = any number
table-short-silver = second hex
table-short-goods = sell on a double hourglass
card-write = Write { $number }
card-area = { $colour }, hex { $hex }, area of { $size }
card-double = counted double
table-solo-rounds = Rounds played: { $count } of { $size }
table-solo-total = Total
table-solo-unused = { $count ->
    [one] { $count } unused bonus
   *[other] { $count } unused bonuses
}
table-solo-curve = Points over time
table-solo-duchy = Your duchy
table-solo-hexes = { $count } of { $size } hexes

## Why an action is not possible

why-sheet-taken = Another player has this duchy.
why-no-castle = The starting castle needs a castle hex.
why-no-goods = { $count ->
    [0] You have no goods.
   *[other] You have only { part-goods }.
}
why-built = This hex is filled already.
why-alone = This hex touches none of your filled hexes.
why-takes-monastery = A monastery takes a 1 or a 2.
why-takes-mine = A mine takes a 3 or a 4.
why-takes-river = A river takes a 5 or a 6.
why-takes-city = This city already has a { $number }.
why-takes-castle = No hex beside this castle has a { $number }.
why-takes-pasture = This pasture has another number.
why-monk = No die shows this colour, and you have no monk.
why-worker = No die shows { $number }, and you have no worker.
why-two-bonuses = The dice show neither { $number } nor this colour, and you can use only one bonus a round.
why-no-first = You have not filled a hex this round.
why-bonus-used = You used a bonus this round: silver must wait.
why-no-silver = You have no silver.
why-dice-left = The dice left are { $number } and { $colour }.

## What random games are to meet

coverage-steps = ways to play a round
coverage-sheets = duchies
coverage-variants = variants
coverage-players = numbers of players
coverage-colours = buildings by colour
coverage-awards = awards
coverage-ends = ends of games

## Options that do not fit; the sentence follows the name of the option

error-variant-alone = one player always plays the solo game.
error-variant-different = this variant is for up to { $count ->
    [one] { $count } player
   *[other] { $count } players
}.
error-sheet-different = with “All different”, players choose their duchies when the game starts.

# Positions: the reason follows the part. Names of colours and bonuses are those of the text of a position.
error-position-setup = there is no such thing before all starting castles are chosen.
error-position-over = the game is over, so there is no such thing.
error-position-not-over = the game is over only when the last box of the last phase is marked.
error-position-sheet-option = the options of the game give another duchy.
error-position-sheets-same = two players have the same duchy, and in this variant all are different.
error-position-sheets-order = duchies are chosen one player after the other.
error-position-castles-differ = in this variant all players have the same starting castle.
error-position-castle-missing = the starting castle is not chosen.
error-position-castle-hex = there is no castle on hex { $hex }.
error-position-castle-number = the starting castle on hex { $hex } has no number.
error-position-number = the number { $number } cannot be on hex { $hex } ({ $colour }).
error-position-circles = there are more circles for { $bonus } than { $most }.
error-position-step = every action of a player is known unless another one observes.
error-position-awards = the bonuses given for the colour { $colour } do not fit together.
error-position-award-unfinished = the colour { $colour } has a bonus, but not all of its hexes are built.
error-position-action = { $problem }
error-position-not-legal = “{ $action }” is not possible.
error-position-opened = after “{ $action }” all have chosen and the sheets are opened.
error-position-draft = what was done in this round does not fit the sheets: “{ $name }”.
error-position-no-answer = player { $player } has nothing to choose from.
error-position-invariant = the check “{ $name }” of the rules fails.

## The player aid

aid-round = A round
aid-hexes = Hexes
aid-bonuses = Bonuses
aid-area = Area of { $size }

### The Castles of Burgundy: The Dice Game in English.
###
### Names of colours, bonuses and categories are lower case, since they stand inside sentences; a client capitalises
### labels. What the variables hold:
###   $player a name, $players several      $colour, $first_colour, $second_colour, $category, $verdict an already
###   formatted name of this file      $number what is written in a hex      $hex, $round counted from 1
###   $used none, monk, worker or silver: the bonus that a building takes      $bonus the bonus of a castle, by its id
###   $sheet a letter      $rank first or second      $hourglasses 1 or 2      $what things already named

## The game and its options

game-name = The Castles of Burgundy: The Dice Game
game-summary = Five dice a round, the same for all, and everybody builds up a duchy with a pencil: monasteries, mines, rivers, cities, castles and pastures. Whoever closes areas early scores more.

variant-basic = Basic game
    .help = Everybody plays the same duchy and chooses a start castle in secret.
variant-different = All different
    .help = Everybody plays another duchy. Up to four players.
variant-same = All the same
    .help = The same duchy and the same start castle for all, so that only your choices differ.
variant-solo = One and only
    .help = One player, three phases of eight rounds, and a title to win.

option-players = Players
    .help = From one to five.
option-sheet = Duchy
    .help = Which of the four duchies everybody plays. A is for first games.
option-variant = Variant
    .help = Who plays which duchy, and who chooses the start castles.
option-revision = Revision of the rules
    .help = A game keeps the revision it began with.

sheet-name = Duchy { $sheet }
sheet-one-source = The layout of this duchy is known to us from one source only.

## Colours of hexes: one area, all of them, the numbers they take, what a closed area brings

colour-monastery = monastery
    .many = monasteries
    .condition = numbers 1–2
    .reward = A closed monastery brings a monk.
colour-mine = mine
    .many = mines
    .condition = numbers 3–4
    .reward = A closed mine brings a silver.
colour-river = river
    .many = rivers
    .condition = numbers 5–6
    .reward = A closed river brings goods.
colour-city = city
    .many = cities
    .condition = all different
    .reward = A closed city brings a worker.
colour-castle = castle
    .many = castles
    .condition = same as a neighbour
    .reward = A castle brings the bonus of its square.
colour-pasture = pasture
    .many = pastures
    .condition = all equal
    .reward = A closed pasture counts double.

## Bonuses, and what they are for

bonus-monk = monk
    .help = Changes the colour die of your building to any colour. One bonus a round.
bonus-silver = silver
    .help = Pays for a second building in the same round, with the two dice that are left. One bonus a round.
bonus-goods = goods
    .help = When a double hourglass is rolled, you may sell them: 2 points and a silver each.
bonus-worker = worker
    .help = Changes the pip die of your building to any number. One bonus a round.

row-castle = castle row

phase-name = Phase { $phase }

## Where victory points come from

category-areas = areas closed
category-pastures = pastures, doubled
category-castles = castles
category-sales = goods sold
category-colours = whole colours

## What the points of a solo game are called

verdict-none = no title
    .text = A fair try. A title begins at 51 points.
verdict-great = great
    .text = Great!
verdict-perfect = perfect
    .text = Perfect!
verdict-incredible = incredible
    .text = Incredible!
verdict-next = { $count ->
    [one] { $count } point more would be: { $verdict }.
   *[other] { $count } points more would be: { $verdict }.
}

## Things on the table

counter-vp = Victory points
    .help = Whoever has the most at the end wins. Ties are broken by unused bonuses.
counter-dice = Dice
    .help = The roll is the same for all, and nobody takes a die away. Pair one number with one colour.
counter-hourglass = Hourglass die
    .help = Says how many boxes of the time track are marked. Two hourglasses let everybody sell goods.
counter-track = Time track
    .help = When the last box is marked, the phase ends after this round.
counter-unused = Unused bonuses
    .help = Ringed and not crossed out. They break ties.
counter-award = Whole colours
    .help = Who is the first to build all hexes of a colour gets the higher value, who is the second the lower one. In the same round all get the same.
counter-area = Area
    .help = Touching hexes of one colour. Closing it scores its size in the present phase.
counter-phase = Phase
    .help = Closed areas score less from phase to phase.
counter-round = Round
    .help = A phase takes 5 to 10 rounds, and 8 with one player.

## What the game waits for: said to the one who decides

prompt-sheet = Choose your duchy
prompt-castle = Choose your start castle
    .all = Choose the start castle for everybody
prompt-sell = Double hourglass: how many goods do you sell?
prompt-build = Build one hex, or pass for a worker
    .pass = Nothing can be built: pass for a worker
prompt-second = Build once more for a silver?
    .seal = Done? Seal your round

## The same, said to the others

prompt-other-sheet = { $player } is choosing a duchy
prompt-other-castle = { $player } is choosing the start castle for everybody
prompt-sealed = Sealed. Waiting for: { $players }
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

## What can be done: on a button

action-sheet = Take duchy { $sheet }
action-castle = Start castle on hex { $hex }: { part-bonus }
action-sell = { $count ->
    [0] Sell nothing
    [one] Sell { $count } of the goods
   *[other] Sell { $count } of the goods
}
action-build = { $used ->
    [monk] Write { $number } in hex { $hex }: { $colour } (monk)
    [worker] Write { $number } in hex { $hex }: { $colour } (worker)
   *[none] Write { $number } in hex { $hex }: { $colour }
}
action-pass = Pass: take a worker
action-second = Second building for a silver: { $number } in hex { $hex }, { $colour }
action-seal = Seal

## What it brings

gain-vp = { $count ->
    [one] +{ $count } point ({ $category })
   *[other] +{ $count } points ({ $category })
}
gain-area = closed: { $colour }, size { $size }
gain-monk = { $count ->
    [one] +{ $count } monk
   *[other] +{ $count } monks
}
gain-silver = +{ $count } silver
gain-goods = +{ $count } goods
gain-worker = { $count ->
    [one] +{ $count } worker
   *[other] +{ $count } workers
}
gain-award = at the end of the round +{ part-vp }: all hexes of a colour ({ $colour })
gain-then = Then, for a silver: { $number } and { $colour }

## What was done: in the log

log-sheet = { $player } takes duchy { $sheet }
log-castle = { $player } starts with the castle on hex { $hex }: { part-bonus }
log-sell = { $count ->
    [one] { $player } sells { $count } of the goods
   *[other] { $player } sells { $count } of the goods
}
log-build = { $used ->
    [monk] { $player } writes { $number }: { $colour } (monk)
    [worker] { $player } writes { $number }: { $colour } (worker)
   *[none] { $player } writes { $number }: { $colour }
}
log-pass = { $player } passes
log-second = { $player } builds once more for a silver, { $number }: { $colour }
log-seal = { $player } is done
log-sealed = { $player } has made a secret choice
log-revealed = All choices are open now

## What happens by itself

log-phase-begins = Phase { $phase } begins
log-roll = { $hourglasses ->
    [1] Round { $round }: { $first }, { $second }, { $first_colour }, { $second_colour }; one hourglass
   *[2] Round { $round }: { $first }, { $second }, { $first_colour }, { $second_colour }; two hourglasses, goods can be sold
}
log-award = { $rank ->
    [first] { $player } is the first to build a whole colour: { $colour }, +{ part-vp }
   *[second] { $player } is the second to build a whole colour: { $colour }, +{ part-vp }
}
log-game-over = The game is over
log-winner = { $player } wins with { part-vp }!
log-winner-shared = { $player } shares the victory with { part-vp }!
log-verdict = { $player }: { part-vp }, { $verdict }

## Labels of the table, and for the parts of the screen

table-sheet = My sheet
table-sheet-of = { $player }: duchy { $sheet }
table-roller = rolls the dice
table-players = Players
table-points = Points
table-score = My points
table-area-points = Points per area
table-area-note = Pastures count double.
table-race = Race for whole colours
    .first = first
    .second = second
    .count = { $count } of { $size }
    .taken = taken
table-hex = Hex { $hex }: { $colour }
    .built = Hex { $hex }: { $colour }, { $number }
    .start = Hex { $hex }: { $colour }, the start castle
    .bonus = { part-bonus }
table-area = Area of { $size }: { part-vp } if it is closed in this phase
table-with-dice = with the dice
table-with-bonus = with a bonus
table-circles = { $count ->
    [0] none to use
    [one] { $count } to use
   *[other] { $count } to use
}
table-die-pips = Die: { $number }
table-die-colour = Colour die: { $colour }
table-die-hourglass = { $hourglasses ->
    [1] Hourglass die: one hourglass
   *[2] Hourglass die: two hourglasses, goods can be sold
}
table-track = Phase { $phase }: { $count } of { $size }
table-sell-each = { part-vp } and a silver each
table-second-none = Build no more
table-seal-break = Break the seal
table-seal-own = Sealed: { $what }
    .pass = Sealed: you pass
table-seal-hex = { $number } in hex { $hex }
table-seal-waiting = Waiting for { $players }. All choices open together; until then you may break your seal.
table-seal-count = { $count } of { $size } sealed
table-sealed = sealed
table-choosing = choosing
table-seal-alone = Seal by itself
    .help = Also where that cannot be taken back.
table-holding = You hold { $what }: click a glowing hex
table-start = Before the first roll
table-short-monk = any colour
table-short-worker = any number
table-short-silver = second hex
table-short-goods = sell on two hourglasses
card-write = Write { $number }
card-area = { $colour }, hex { $hex }, area of { $size }
card-double = counted double
table-solo-rounds = { $count } of { $size } rounds played
table-solo-total = Total
table-solo-unused = { $count ->
    [one] { $count } bonus left unused
   *[other] { $count } bonuses left unused
}
table-solo-curve = How the points came
table-solo-duchy = Your duchy
table-solo-hexes = { $count } of { $size } hexes

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
error-variant-different = all can differ with { $count ->
    [one] { $count } player
   *[other] { $count } players
} at most.
error-sheet-different = where all sheets differ, nobody's is named beforehand.

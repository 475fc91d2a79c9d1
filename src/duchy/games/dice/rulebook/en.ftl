### The rules of The Castles of Burgundy: The Dice Game, told for people. Order and rule ids: rulebook.json.
###
### A rule is a message: its value is the title, .text the rule (an empty line begins a paragraph), .example a worked
### example.

## Chapters

chapter-start = The game in short
chapter-setup = Getting ready
chapter-course = Phases and rounds
chapter-building = Building
chapter-colours = The six colours
chapter-scoring = Points
chapter-bonuses = Bonuses
chapter-end = The end
chapter-variants = Variants and unclear rules

## The game in short

rule-goal = What it is about
    .text =
        Everyone has a sheet with a duchy of 37 hexes. In each round five dice are rolled for all together. Pair one number with one colour and write the number in a hex of that colour. Closed areas bring victory points and bonuses, and the earlier the better.

        The game has three phases. Whoever has the most points at the end wins. One to five can play.
rule-sheet = Your sheet
    .text =
        A hex has one of six colours: monastery, mine, river, city, castle or pasture. Hexes of one colour that touch form an area of one to four hexes. Every duchy has four castles, and each of them stands alone.

        Beside the duchy there are three time tracks, one for each phase, a table of points with a column for each phase, and circles for bonuses: a bonus is ringed when you get it and crossed out when you use it.
rule-dice = The five dice
    .text = Two dice show numbers from 1 to 6, two show colours, and one shows hourglasses, one or two of them. Everyone uses the same dice; nobody takes one away.
rule-open = What everyone sees
    .text = Sheets are open. Only what is chosen in the present round is hidden until all have chosen; then everything is opened at once. Until then you may change your choice.

## Getting ready

rule-duchy = Which duchy
    .text = There are four duchies, A to D. All play the same one; A is good for first games. The same player rolls the dice all game; this is no advantage. All begin with no points and no bonuses.
rule-castle-first = The starting castle
    .text =
        Before the first roll everyone chooses one of the four castles of the duchy, in secret and all at once. It is built without dice and without a number, scores 1 point and brings the bonus of its square.

        You build on from there. It has no number, so other castles cannot copy one from it.

## Phases and rounds

rule-round = A round
    .text = The dice are rolled once and the time is marked. If the hourglass die shows two hourglasses, goods can be sold. Then everyone builds, all at the same time, and colour awards are given. When all are done, the next round begins.
rule-time = Time
    .text =
        Each roll marks as many boxes of the time track as it shows hourglasses, one or two. A track has ten boxes, so a phase takes five to ten rounds.

        The round that marks the last box is still played in its phase. If two hourglasses are rolled and one box is left, only that one is marked; the next track begins empty. Goods can be sold all the same.
rule-sell = Selling goods
    .text = In a round with two hourglasses you may sell any number of your goods before you build. Each gives 2 points and 1 silver, and the silver can be used in the same round. Selling does not count as using a bonus.
    .example = You sell one of your goods: 2 points and 1 silver.

## Building

rule-build = How to build
    .text =
        Take one of the two numbers and one of the two colours, and write the number in an empty hex of that colour. The hex must touch one that you have filled, and the number must suit its colour. What is written stays.

        That is one hex in a round; with 1 silver it can be two. Others may use the same dice.
rule-pass = Taking a worker instead
    .text = If you build nothing, because you cannot or do not want to, you take a worker instead. You can use it from the next round on.

## The six colours

rule-monastery = Monasteries
    .text = They take the numbers 1 and 2. A closed monastery brings a monk.
rule-mine = Mines
    .text = They take the numbers 3 and 4. A closed mine gives 1 silver.
rule-river = Rivers
    .text = They take the numbers 5 and 6. A closed river brings goods.
rule-city = Cities
    .text = All numbers in a city must differ; other cities do not matter. A closed city brings a worker.
rule-castle = Castles
    .text = A castle takes a number that stands in a hex beside it, whatever the colour. It scores 1 point, whatever the phase and brings the bonus of its square, which is ringed in the row of the castles.
rule-pasture = Pastures
    .text = All numbers in a pasture must be equal; the first one can be any number. A closed pasture brings no bonus, but its points count double.
    .example = You close a pasture of two hexes in phase II: 3 points, doubled to 6.

## Points

rule-area = Closed areas
    .text =
        When you build the last hex of an area, you get points at once, by its size and by the present phase. Areas of 1 hex score 1, 1 and 1 in the phases I, II and III; 2 hexes 4, 3 and 2; 3 hexes 8, 6 and 4; 4 hexes 13, 10 and 7.

        Areas that are not closed score nothing.
    .example = An area of three hexes scores 8 points in phase I, 6 in phase II and 4 in phase III.
rule-whole-colour = All hexes of a colour
    .text =
        Whoever has filled all hexes of a colour gets an award at the end of the round: the first player the higher value, the second the lower one, later players nothing.

        If several finish a colour in the same round, all get the same value in full. If that was the higher one, the lower one is still to be had.
    .example = Two finish their rivers in the same round and are the first: both get 4 points. Whoever follows in a later round gets 2.

## Bonuses

rule-bonus = One bonus in a round
    .text = You may use one bonus in a round: a monk, a worker or 1 silver. It is crossed out then. Castle bonuses work like the others. Bonuses last until the end of the game and are used only when you fill a hex.
rule-monk = Monk
    .text = Changes the colour of the die that you build with to any colour, for you alone. The number stays, and must suit the new colour.
rule-worker = Worker
    .text = Changes the number of the die that you build with to any from 1 to 6, for you alone. The colour stays.
rule-silver = Silver
    .text =
        Lets you fill a second hex in the same round, with the other number and the other colour. The first hex is filled by then, so the second may touch it.

        You may decide after the first hex, and use silver that it has just brought. There is never a third hex, and no silver after a monk or a worker.
    .example = Your first hex closes a mine. You ring the silver, cross it out at once, and build with the two dice that are left.

## The end

rule-end = The last round
    .text = The game ends after the round that marks the last box of phase III; that round is played in full. Unused bonuses and unsold goods bring no points.
rule-winner = Who wins
    .text = The highest total of all three columns wins. On a tie, the player with more unused bonuses of any kind wins. If that is equal too, the victory is shared.

## Variants

rule-different = All different
    .text = Up to four players. Everyone plays a different duchy: whoever rolls the dice chooses first, then the others in turn. After that all choose their starting castles in secret, as usual. Whole colours are compared across the duchies.
rule-same = All the same
    .text = All play the same duchy and the same starting castle. Whoever rolls the dice chooses it for everyone; only your decisions differ.
rule-solo = One and only
    .text =
        One player, three phases of eight rounds each. The hourglasses do not count rounds here; two of them still let you sell goods. A whole colour scores the higher value in the phases I and II, and the lower one in phase III. Everything else stays.

        More than 50 points is great, more than 60 perfect, 70 or more incredible.
rule-doubtful = Unclear rules: how we play
    .text = Where the printed rules leave a question open, we play like this: a phase ends after the round that fills its track, a round ends when all have built or taken a worker, and “one hex” means without silver.

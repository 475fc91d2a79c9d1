### The rules of the Dice Game, told for people. Order and rule ids: rulebook.json.
###
### A rule is a message: its value is the title, .text the rule (an empty line begins a paragraph), .example a worked
### example.

## Chapters

chapter-start = The game in short
chapter-setup = Getting ready
chapter-course = Phases and rounds
chapter-building = Building
chapter-scoring = Points
chapter-bonuses = Bonuses
chapter-end = The end
chapter-variants = Variants

## The game in short

rule-goal = What it is about
    .text = You build up your duchy with a pencil. In every round five dice are rolled, the same for all; you pair a number with a colour and write the number in a hex of that colour. Closed areas bring victory points and bonuses, and the earlier the more. After three phases whoever has the most points wins.
rule-sheet = Your sheet
    .text =
        There are four duchies, A to D. Each has 37 hexes in six colours: monasteries, mines, rivers, cities, castles and pastures. Touching hexes of one colour are an area of one to four hexes; castles always stand alone.

        Beside the duchy you ring the bonuses you win and cross out those you use.
rule-dice = The dice
    .text = Two dice show numbers, two show colours, one shows one or two hourglasses. Nobody takes a die away: everybody may use any of them.

## Getting ready

rule-sheets = The duchies
    .text = Everybody plays the same duchy. A is good for a first game. Whoever has the first seat rolls the dice all game long.
rule-castle = The start castle
    .text =
        Before the first roll everybody builds one of the four castles, all at once and in secret. It scores 1 point and gives the bonus of its square.

        You build on from there. The start castle bears no number, so it cannot lend one to anything.

## Phases and rounds

rule-phases = Three phases
    .text =
        After each roll as many boxes of the time track are marked as there are hourglasses. A track has ten boxes, so a phase takes 5 to 10 rounds. What does not fit is lost.

        The round that marks the last box is still played in that phase, with its points.
rule-round = A round
    .text = Roll, mark time, sell goods if two hourglasses were rolled, build, and at last see who has completed a colour. You build one hex, or none; with silver, two. When everybody is done, the next roll follows.
rule-secret = All at once
    .text = Everybody decides at the same time, and nobody sees what another one does before all have sealed their round. Until then you may take back your own. Sheets of earlier rounds lie open.
rule-sell = Selling goods
    .text =
        When two hourglasses are rolled, you may sell any number of your goods before you build, even if only one box of the track was left. Each brings 2 points and 1 silver.

        A sale is not the bonus of the round, and its silver can be used at once. Goods that you win while building wait for the next double.

## Building

rule-build = One hex
    .text = Choose one number die and one colour die. Write the number in an empty hex of that colour which touches a hex you have built. It stays there for good.
rule-pass = Passing
    .text = You never have to build. If you build nothing, you take one worker instead, and use no bonus in that round.
rule-numbers = Monasteries, mines, rivers
    .text = Monasteries take 1 or 2, mines 3 or 4, rivers 5 or 6. Within an area numbers may repeat.
rule-city = Cities
    .text = A city takes any number, but all numbers of one city area must be different. Other city areas do not matter.
rule-castles = Castles
    .text = A castle takes only a number that already stands in a hex beside it, of whatever colour.
rule-pasture = Pastures
    .text = All numbers of one pasture must be equal. The first one is free and decides for the rest.

## Points

rule-area = Closed areas
    .text =
        An area whose last hex is built scores at once, by its size and the present phase:

        one hex 1 point in every phase; two hexes 4, 3 or 2; three hexes 8, 6 or 4; four hexes 13, 10 or 7 in phase I, II or III. Open areas score nothing.
    .example = A city of three hexes, closed in phase II, scores 6 points.
rule-reward = And a bonus
    .text = A closed monastery brings a monk, a mine a silver, a river goods, a city a worker. A castle brings the bonus of its square. A pasture brings no bonus: its points count double.
    .example = A pasture of two hexes closed in phase II: 3 + 3 = 6 points.
rule-colours = Whole colours
    .text = Whoever is the first to build all hexes of a colour gets the higher value printed for it, whoever is the second the lower one. This is settled at the end of the round. All who complete a colour in the same round get the same value, and the lower one then stays for later.

## Bonuses

rule-one = One a round
    .text = You may use one bonus in a round: a monk, a worker or a silver. It is spent with a building only, and only if the dice alone would not do. Unused bonuses keep for the whole game.
rule-monk = Monk
    .text = A monk changes your colour die to any colour. The number stays as rolled, and for the others nothing changes.
rule-worker = Worker
    .text = A worker changes your number die to any number. The colour stays as rolled, and for the others nothing changes.
rule-silver = Silver
    .text = A silver lets you build a second hex in the same round, with exactly the two dice that the first one left. It may touch the first. Silver that the first building has just won will do. The second building takes no other bonus.

## The end

rule-end = The last round
    .text = The game ends after the round in which the third track is filled. Bonuses and goods that are left bring no points.
rule-winner = The winner
    .text = The most points win. Among equals, more unused bonuses of any kind win; who is still equal shares the victory.

## Variants

rule-different = All different
    .text = Two to four players, each with another duchy. The first seat chooses first, then the others clockwise. After that come the start castles.
rule-same = All the same
    .text = Everybody has the same duchy and the same start castle, which the first seat chooses.
rule-solo = One and only
    .text =
        One player, three phases of eight rounds each. Hourglasses matter only for selling goods.

        A whole colour is worth the higher value in phases I and II, and the lower one in phase III. From 51 points on it was great, from 61 perfect, from 70 incredible.

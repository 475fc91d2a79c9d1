### The tutorial of the Dice Game: a text for each step of tutorial.json.

welcome = Welcome to the Dice Game! You fill the hexes of your duchy with numbers and score points for each area you close. All players use the same dice, so there is no waiting.
castle = You begin with a castle, and each castle gives a different bonus. Choose the one that gives goods.
dice = Two dice show numbers, two show colours. Each round you pair one number with one colour and fill one hex. The hourglasses show how fast the phase passes.
sell = Two hourglasses: now goods can be sold. Sell your goods token for 2 points and 1 silver.
build = A river hex takes a 5 or a 6, and every new hex must touch one you have filled. Pair the 5 with river: write it beside your castle.
confirm = You have one silver, but let’s keep it for later. Confirm your move: everyone reveals their move at the same time.
close = New dice for all. Write the 5 in the second river hex. That closes the area: two hexes score 4 points in phase I, and a river gives you goods.
second = Silver lets you use the other two dice as well: fill a city hex with the 1. In a city, all numbers must be different.
pass = Two 2s, river and mine: a mine takes 3 or 4, a river 5 or 6. Nothing fits, so take a worker instead.
confirm-pass = Confirm. You may also take a worker when you could build, if you like none of the hexes.
worker = A monastery takes a 1 or a 2, and you rolled 6 and 5. Your worker makes a die any number you like: write a 2 in this monastery hex. You may use one bonus per round.
confirm-last = Confirm your move.
colours = What goes where: monasteries 1 and 2, mines 3 and 4, rivers 5 and 6. Cities: all different. Pastures: all equal, and they score double. A castle repeats the number of a neighbour.
bonuses = Closing an area gives a bonus: a monastery a monk, who makes a die any colour, a mine silver, a river goods, a city a worker. First to fill a whole colour? That scores extra.
play-on = When the hourglasses have filled three time tracks, the game ends. Larger areas score more, and early ones most. Tap or point at anything to see what it is. Now play on against Isabeau!

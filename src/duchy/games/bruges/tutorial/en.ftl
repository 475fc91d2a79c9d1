### The tutorial of Bruges: a text for each step of tutorial.json.

welcome = Welcome to Bruges! You build houses and canals, move characters in, rise in reputation and keep threats away. All of that brings points, most of them at the end.
round = A round has four phases: draw cards, roll the dice, play four cards, compare majorities. Let’s play one.
draw = Fill your hand to five cards. You see only the backs, so choose by colour. Draw from the left deck.
draw-on = The fronts stay hidden until your hand is full. Draw the next card from the deck that glows.
draw-last = One more from the left deck, then you may look.
dice = Five dice, one for each colour. A 5 or 6 gives each player a threat marker of its colour: here a yellow one. Three of one colour, and disaster strikes.
reputation = The dice that show 1 or 2 set the price of a reputation step: 2 guilders. Each step is worth points at the end, so buy it.
hand = Each turn you play one card, and any card can do any of six things: workers, guilders, calming a threat, canals, houses, or its own character. The colour decides the rest.
house = Build a house: choose the Rabble-Rouser, then the purple house. It costs one purple worker, scores 1 VP at the end and makes room for a character.
money = Guilders come from the dice: a yellow card pays what the yellow die shows. Choose the Knight and take 6 guilders.
move-in = Now the Jester: choose him and move him into your house for 6 guilders. He is worth 2 VP at the end, and he has an effect.
activate = The coloured figure on his card means: for one red worker, use his effect. Do it, and the purple die pays you 3 guilders.
canal = Canals start at your guard house. The first cell on the right is purple and costs 1 guilder: choose the Salt Merchant and build it.
majorities = You alone lead in characters and canals: you flip both markers, and each scores 4 VP at the end, even if you fall behind later. The last card stays in your hand.
draw-again = Round 2 begins with drawing again: draw from the deck that glows until you hold five cards.
decline = A step of reputation costs 3 guilders this time. You may decline: keep your money for characters.
calm = Two more threat markers. A card of its colour calms a threat: choose the Juggler and calm the yellow riot. You discard the marker and score 1 VP at once.
workers = You have no red workers left, and the Jester needs one. A card gives two workers of its colour: choose the Valet and take them.
activate-again = Characters can be used before and after the card, once a round each. Use the Jester again: the purple die shows 5.
penalties = At the third marker of a colour you pay: flood takes your workers, riot your guilders, plague an inhabitant, fire a house or canal token, and intrigue 3 VP.
end = When one of the two decks runs out, the last round is announced: usually the seventh or eighth. Canals score at the third cell, and complete ones win a statue.
scoring = At the end your characters, houses, majorities, canals, statues and reputation score. Cards with a laurel score in a way of their own.
play-on = Tap or point at any card or symbol to see what it does; the rules are behind the question mark, on a phone in the menu. Now you know Bruges: play on against Isabeau!

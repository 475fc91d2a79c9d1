### The rules of Bruges, told for people. Order and rule ids: rulebook.json.
###
### A rule is a message: its value is the title, .text the rule (an empty line begins a paragraph), .example a worked
### example.

## Chapters

chapter-start = The game in short
chapter-setup = Getting ready
chapter-draw = Phase 1: drawing cards
chapter-dice = Phase 2: dice
chapter-cards = Phase 3: playing cards
chapter-characters = Characters
chapter-end = Majorities and the end

## The game in short

rule-goal = What it is about
    .text =
        You are a merchant in Bruges in the 15th century. With cards you hire workers, earn money, calm threats, dig canals, build houses and bring characters into them. The player with the most victory points at the end wins. Two to four can play.

        A round has four phases: draw cards, roll the dice, play four cards each, check the majorities.
rule-colours = Five colours
    .text = Cards, dice, workers, threat markers and canal cells come in blue, brown, red, purple and yellow. The colour of a card counts, whichever character is on it. The colours of the players have nothing to do with it.
rule-open = What everyone sees
    .text = Guilders, workers, markers, houses and characters are open. Hand cards are secret, but their backs show their colours. The discard pile is open, and no card ever comes back from it.

## Getting ready

rule-decks = The decks
    .text = The 165 cards are shuffled into five stacks of 33. As many stacks as there are players make up two draw decks of the same size. The rest is the reserve deck. Decks lie face down, so the colour of the top card is always known.
    .example = With three players the decks have 50 and 49 cards, and 66 are in reserve.
rule-begin = What you begin with
    .text = Everyone begins with 5 guilders, 5 VP, one worker of each colour, no cards, and the reputation pawn in the town hall. Your guard house has a canal of five cells on either side. The six statues are worth 7, 6, 5, 4, 3 and 2 VP. The player at the first seat begins.

## Phase 1: drawing cards

rule-draw = Fill your hand
    .text =
        In turn order, everyone draws until they hold 5 cards. For each card you choose one of the two decks. You look at the new cards only when your hand is full.

        If you hold 5 or more, you draw none; you never have to discard. Some characters let you draw more. Cards drawn at other times are also chosen one by one.
rule-last-round = Empty decks and the last round
    .text =
        When the first deck runs out, the reserve deck takes its place at once. If that happens while cards are drawn or dice rolled, this round is the last; later in a round, the next one is.

        Whenever another deck runs out, the one that is left is split in two. The last round is played to its end.

## Phase 2: dice

rule-markers = Threat markers
    .text =
        The first player rolls the five dice. For each die showing 5 or 6, every player takes a threat marker of its colour. Threes and fours have no effect.

        With your third marker of a colour you suffer its penalty, and all three markers return to the supply, without VP. If several penalties strike at once, you choose their order.
    .example = Red 5 and yellow 6: everyone takes a red and a yellow marker.
rule-penalties = The five penalties
    .text =
        Flood (blue): you lose all your workers. Plague (brown): you lose one character of your choice; the house stays. Fire (red): you lose a house or the outermost token of a canal; whoever lived in the house returns to your hand, and a statue is kept. Intrigue (purple): you lose 3 VP, but never fall below 0. Riot (yellow): you lose all your guilders.

        If there is nothing to lose, nothing happens.
    .example = Fire and riot with houses but no canal: one house burns, all guilders are gone, and three red and three yellow markers return to the supply.
rule-reputation = Reputation
    .text = Then everyone, in turn order, may climb one step on the reputation track. The price is the sum of all dice showing 1 or 2, the same for all. If no die does, nobody can climb. Nobody can climb beyond the last step.
    .example = Purple 1 and blue 2: a step costs 3 guilders.

## Phase 3: playing cards

rule-turn = A turn
    .text =
        Players take turns until each has had four. In a turn you play exactly one card for one of six actions. Before and after it you may use any number of your characters.

        Every card can be played for every action, as often as you like, if you can pay for it. As a rule one card is left over; it stays in your hand. Without cards you may still use characters.
rule-workers = I: workers
    .text = Discard the card and take 2 workers of its colour.
rule-money = II: guilders
    .text = Discard the card and take as many guilders as the die of its colour shows.
    .example = A yellow card and a yellow die showing 6: 6 guilders.
rule-calm = III: calm a threat
    .text = Discard the card, return one threat marker of its colour, and gain 1 VP. Markers discarded through characters give 1 VP each too.
rule-canal = IV: canals
    .text =
        Discard the card and build the next cell of one of your two canals. The cell must have the colour of the card, and you pay the price on it. Cells are built outward from the guard house, without gaps.

        The third cell of a canal is worth 3 VP at the end. For the fifth you take the top statue at once.
rule-house = V: house
    .text = Give up a worker of the card’s colour and lay the card face down in your area: it is a house now, worth 1 VP at the end. The character on it is out of the game.
rule-place = VI: move in
    .text = Pay the price of the character and lay the card face up on one of your empty houses, of any colour. Each house holds one character. Characters do not move, and their points are scored at the end.
    .example = The Prince costs 9 guilders and is worth 3 VP.

## Characters

rule-card = What is on a card
    .text = A character has a price, points (a third of the price), a symbol that says when it acts, an effect, and one of eleven groups. Only characters in your own houses act. A character counts itself if it qualifies.
rule-instant = Lightning
    .text = The effect happens once, right after the character has moved in. If the card returns to your hand and moves in again, it happens again.
    .example = The Alchemist moves in: 6 guilders at once.
rule-use = Worker and infinity symbol: once a round
    .text =
        In your turn you may use such a character once a round, before or after your card, also in the turn in which it moved in. A worker symbol costs a worker of that colour; an infinity symbol with “1×” costs nothing. The card is turned sideways; at the end of the round it is straightened.

        A use that would change nothing is not possible.
    .example = Servant: for a red worker, draw a card.
rule-permanent = Infinity symbol: always
    .text = Some characters change one of your actions every time, others act whenever something happens. That costs nothing and happens by itself, unless the card says “may”. If several act at once, their owner chooses the order.
    .example = With the Lawyer, action I brings 3 workers instead of 2.
rule-laurel = Laurel wreath
    .text = The effect counts in final scoring only.
    .example = Bishop with 7 workers: 3 VP.

## Majorities and the end

rule-leaders = Phase 4: majorities
    .text =
        Three things are compared: the step of reputation, the number of characters, and the number of canal cells. Whoever leads alone flips their marker, which stays flipped for good. In a tie, nobody flips a marker. Several players can win the same majority in different rounds.

        Then turned characters are straightened, and the next player becomes first.
    .example = With 6, 5, 4 and 4 characters the player with 6 flips the marker.
rule-scoring = Final scoring
    .text = To the points you have you add: the points of your characters, 1 for each house, what laurel wreaths bring, 4 for each flipped majority marker, 3 for each canal with a third cell, your statues, and the points of your reputation step. Guilders, workers and hand cards bring nothing.
    .example = 8 for characters, 6 for houses, 4 for a laurel wreath, 8 for majorities, 3 for a canal and 7 for reputation: 36 more VP.
rule-winner = Who wins
    .text = The player with the most points wins. In a tie, the player with more guilders wins; if these are equal too, the victory is shared.
rule-known = What is reconstructed
    .text = Not everything printed is publicly known. Colours and prices of canal cells and the points of most reputation steps are reconstructed, as are most characters: the card browser says of each which part is documented. There are no variants and there is no solo game.

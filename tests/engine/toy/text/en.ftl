### Sealed Bids in English. $round is counted from 1, $coins is a bid or a pot, $by what a pot is raised by.

game-name = Sealed Bids
game-summary = Bid in secret for a pot. The highest bid wins if no other player made it too, and low bids are paid more.

option-players = Players
option-revision = Revision of the rules
option-rounds = Rounds

category-pots = pots
coverage-bids = Bids
coverage-ends = Ends

action-raise = { $by ->
    [0] Leave the pot as it is
   *[other] Raise the pot by { $by }
}
action-bid = Bid { $coins }

prompt-raise = Raise the pot?
prompt-bid = Bid in secret
prompt-waiting = Waiting for { $players }
prompt-over = The game is over

log-pot = Round { $round }: the pot is { $coins }
log-raise = { $player } raises the pot by { $by }
    .you = You raise the pot by { $by }
log-bid = { $player } makes a sealed bid
    .you = You make a sealed bid
log-own-bid = { $player } bids { $coins } in secret
    .you = You bid { $coins } in secret
log-opened = { $player } has bid { $coins }
    .you = You have bid { $coins }
log-paid = { $points ->
    [one] { $player } gets { $points } point
   *[other] { $player } gets { $points } points
}
    .you = { $points ->
    [one] You get { $points } point
   *[other] You get { $points } points
}

### The end of a game: results, charts, replay, and the dice checked afterwards.

## Who has won

end-you = You
end-won-you = You win by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
end-won = { $name } wins by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
end-tie-you = You win the tie-break
end-tie = { $name } wins the tie-break
end-shared = { $names } share first place
end-alone = { $score ->
    [one] The game ends with { $score } point
   *[other] The game ends with { $score } points
}
end-your-place = You finish in place { $place } with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
end-tie-note = Level with { $names } at { $score ->
    [one] { $score } point
   *[other] { $score } points
}; the printed tie-break decided.
end-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
end-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
end-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
end-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
end-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
end-imported = from a record

## What one can do now

end-rematch = Rematch
end-rematch-join = To the rematch
end-record = Download record
end-verify = Verify the dice
end-replay = Watch the replay
end-share = Share this moment
end-shared-link = The link to this moment is copied.
end-link = The link to this moment

## Points

end-scores = Final scores
end-total = Total
end-place = { $place }. place
end-sources = Where the points came from
end-bar = { $name }, { $total ->
    [one] { $total } point
   *[other] { $total } points
}: { $parts }
end-part = { $category } { $points }
end-curve = Victory points, round by round
end-curve-chart = Curves of the points of { $names }. The slider below moves through the game; the exact points stand beside the curves.
end-curve-table = The curves as a table
end-points = Points
end-behind = Distance to the leader
end-mode = What the curves show
end-final = final
end-difference = −{ $count }
end-start = Before the first round

## Replay

replay-title = Replay
replay-of = Replay: { $game }
replay-back = To the result
replay-slider = Moment of the game
replay-moment = { $moment }, step { $step } of { $steps }
replay-play = Play
replay-pause = Pause
replay-before = One step back
replay-after = One step on
replay-round-before = To the round before
replay-round-after = To the next round
replay-mine = My next turn
replay-more = Speed, seats, link
replay-speed = Speed
replay-eyes = Seen by
replay-setup = The table is set up.
replay-loading = The game is being fetched …
replay-keys = Space plays and pauses, arrow keys step, Page Up and Page Down change the round, Home and End go to the ends.

## The dice, checked

verify-title = Were the dice fair?
verify-what = Before the first roll the server bound itself to a secret: it showed its fingerprint, the commitment, and could not change the secret any more. Every roll and every draw follows from that secret. Now that the game is over the secret is open, and your browser has computed everything again.
verify-secret = The secret fits the commitment
verify-secret-how = SHA-256 of the secret, computed here, is the commitment of this game.
verify-promised = It is the commitment that this browser saw earlier
verify-promised-how = When you opened this table, your browser wrote the commitment down. It is still the same.
verify-promised-unknown = This browser has not seen the commitment before
verify-promised-unknown-how = You open this table for the first time after the end. Somebody who was there can compare the commitment.
verify-seed = The set-up follows from the secret
verify-seed-how = Stacks, goods and turn order were dealt with HMAC-SHA-256 of the secret and the number 0.
verify-actions = { $count ->
    [one] The chance of { $count } action follows from the secret
   *[other] The chance of all { $count } actions follows from the secret
}
verify-actions-how = Each action has its own number, computed from the secret and the number of the action.
verify-failed-at = { $count ->
    [one] Action { $actions } does not fit
   *[other] Actions { $actions } do not fit
}
verify-running = Checked { $done } of { $count }
verify-good = The dice are what was promised.
verify-bad = Something does not fit. Keep the record and ask whoever runs this server.
verify-rest = What your browser did not check: that the rules turn these numbers into these dice. For that the game has to be played again with the rules. Download the record and run this on a computer of your own:
verify-command = duchy verify { $file }
verify-commitment = Commitment
verify-secret-label = Secret
verify-none = This game was not sealed, so there is nothing to check: it was imported from a record without a secret.
verify-insecure = Browsers compute this only on secure pages (https), or on the computer where the server runs. Download the record and check it with:
verify-ok = fits
verify-not-ok = does not fit
verify-open = cannot be told

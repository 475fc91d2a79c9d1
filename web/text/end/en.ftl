### The end of a game: results, charts, replay, and the dice checked afterwards.

## Who has won

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
end-conceded-you = You conceded
end-conceded = { $names } conceded
end-won-conceded-you = You win: { $others } conceded
end-won-conceded = { $name } wins: { $others } conceded
end-team-won-you = Your team wins by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
end-team-won = { $name } win by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
end-team-tie-you = Your team wins the tie-break
end-team-tie = { $name } win the tie-break
end-team-shared = The teams share the victory
end-team-score = Your team has { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
end-alone = Final score: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
end-your-place = You come { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
end-tie-note = Level with { $names } at { $score } points; the tie-break decided.
end-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
end-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
end-hints = { $name }: { $count ->
    [one] { $count } hint
   *[other] { $count } hints
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

## The final scoring, counted at the table

count-title = Final scoring
count-how = Line by line. Enter: the next one. Esc: all at once.
count-stage = { $title } { $counted }/{ $size }
count-result = Result
count-next = Next
count-results = Results
# Said to a screen reader: a source of points, and everybody’s points for it.
count-line = { $title }: { $points }

## What one can do now

end-rematch = Rematch
end-rematch-join = Go to the rematch
end-record = Download record
end-verify = Verify the dice
end-replay = Watch the replay
end-share = Share this moment
end-shared-link = Link to this moment copied.
end-link = The link to this moment

## Points

end-scores = Final scores
end-total = Total
end-shares = By player
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-sources = Where the points came from
end-bar = { $name }, { $total ->
    [one] { $total } point
   *[other] { $total } points
}: { $parts }
end-part = { $category } { $points }
end-built = What was built
end-curve = Victory points, round by round
end-curve-now = Points if the game had ended then
end-curve-chart = Points over time: { $names }. Move through the game with the slider below; exact values are next to the lines.
end-curve-table = Show as a table
end-points = Points
end-behind = Behind the leader
end-mode = What the chart shows
end-final = final
end-difference = −{ $count }
end-start = Before the first round

## Replay

replay-title = Replay
replay-of = Replay: { $game }
replay-back = Back to results
replay-slider = Moment of the game
replay-moment = { $moment }, step { $step } of { $steps }
replay-play = Play
replay-pause = Pause
replay-before = One step back
replay-after = One step forward
replay-round-before = Previous round
replay-round-after = Next round
replay-mine = My next turn
replay-more = Speed, seats, link
replay-speed = Speed
replay-eyes = View as
replay-setup = The game is set up.
replay-loading = Loading the game…
replay-keys = Space plays and pauses, arrow keys step, Page Up and Page Down change the round, Home and End jump to the start and the end.

## The dice, checked

verify-title = Were the dice fair?
verify-what = Before the first roll the server chose a secret and showed its fingerprint, so it could not change the secret any more. Every roll and draw follows from it. Now the game is over, the secret has been revealed, and your browser has recomputed everything.
verify-what-shared = After everyone had sat down, the server chose a secret and showed its fingerprint, so it could not change the secret any more. Then every player’s browser added its share. Every roll and draw follows from both. Now the game is over, the secret has been revealed, and your browser has recomputed everything.
verify-shares = The players’ shares match their hashes
verify-shares-how = Each browser sent the hash of its share before the secret existed. SHA-256 of every share equals that hash.
verify-no-shares = No player added a share
verify-no-shares-how = The dice follow from the server’s secret alone.
verify-own = Your browser’s share is in the dice
verify-own-lost = Your browser’s share is missing from the dice
verify-own-how = Compared with the share that your browser drew when you sat down.
verify-seating = The seats were drawn fairly
verify-seating-how = The order of seats follows from the secret and the shares.
verify-seed-shared-how = Everything dealt before the first turn comes from HMAC-SHA-256 of the secret and the shares.
verify-secret = The secret matches the fingerprint
verify-secret-how = SHA-256 of the secret, computed here, equals the fingerprint of this game.
verify-secret-bound = The secret and the announcements match the fingerprint
verify-secret-bound-how = SHA-256 of the secret and of everything announced before the first roll, computed here, equals the fingerprint of this game.
verify-announced = The game and its players are those announced
verify-announced-how = The game, its options, every chair and the hash of every share were fixed by the fingerprint. Whose share did not come is part of the dice.
verify-unbound = Who announced a share is not fixed
verify-unbound-how = In games of this older kind the fingerprint covers the secret only. Who took part, and who announced a share that never came, could be changed in the record.
verify-promised = Your browser saw the same fingerprint earlier
verify-promised-how = Your browser noted the fingerprint when you opened this table. It has not changed.
verify-promised-unknown = Your browser has not seen this fingerprint before
verify-promised-unknown-how = You opened this table only after the game. Someone who played can compare the fingerprint.
verify-seed = The setup follows from the secret
verify-seed-how = Everything dealt before the first turn comes from HMAC-SHA-256 of the secret and the number 0.
verify-actions = { $count ->
    [one] The dice of { $count } action follow from the secret
   *[other] The dice of all { $count } actions follow from the secret
}
verify-actions-how = Each action has its own number, computed from the secret and the number of the action.
verify-failed-at = { $count ->
    [one] Action { $actions } does not match
   *[other] Actions { $actions } do not match
}
verify-running = Checked { $done } of { $count }
verify-good = The dice were fair.
verify-bad = Something does not match. Keep the record and contact whoever runs this server.
verify-rest = Your browser did not check that the rules turn these numbers into these dice. To check that as well, download the record and run:
verify-command = duchy verify { $file }
verify-commitment = Fingerprint
verify-secret-label = Secret
verify-none = Nothing to check: this game was imported from a record without a secret.
verify-ok = matches
verify-not-ok = does not match
verify-open = unknown

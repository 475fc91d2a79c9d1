### Words that all games share. Lower case where a text is a part of a sentence; a client capitalises labels.

## Languages, each by its own name

language-en = English
language-ru = Русский
language-uk = Українська

## Seats. $number counts from 1.

seat-1 = first player
seat-2 = second player
seat-3 = third player
seat-4 = fourth player
seat-name = Player { $number }
seat-bot = Bot { $number }
seat-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## Results

result-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
result-place = { $place ->
    [1] first place
    [2] second place
    [3] third place
   *[other] fourth place
}
result-line = { result-place }: { $player }, { result-points }
result-winner = Winner: { $player }
result-tie-break = The scores are equal; the tie-break decides.
result-total = Total
result-final = Final scores

## Errors: what is wrong, and what to do about it

error-unknown-action = This action does not exist: “{ $action }”.
error-illegal-action = That is not possible now. Choose one of the actions on offer.
error-not-deciding = It is not your turn to decide. Please wait for the others.
error-game-over = The game is over. You can look at the result or start a new game.
error-unknown-game = There is no game called “{ $name }”. Available: { $choices }.
error-unknown-option = There is no option called “{ $option }”. Available: { $choices }.
error-option = The option “{ $option }” does not fit. Possible: { $choices }.
error-unknown-language = There is no language “{ $language }”. Available: { $choices }.
error-record = This game record cannot be read. Check that the file is complete.
error-foreign-record = This game record was written by version { $version }, which plays by other rules. Replay it with that version.
error-nothing-to-undo = There is nothing to take back.
error-undo-revealed = This cannot be taken back: dice or hidden things have come to light since.
error-data = The data file { $file } has a mistake at “{ $entry }”. Correct it there, or go back to the original file.
error-text = A text is missing here. The game itself goes on as usual.
error-internal = Something went wrong on our side. Your game is safe; please try again.

## The command line

cli-compiling = Preparing the rules for this computer; this happens only once.
cli-game = Game
cli-player = Player
cli-score = Score
cli-place = Place
cli-phase = Phase
cli-round = Round
cli-seed = Seed
cli-choose = Choose an action (a number, “{ $help }” for help):
cli-bad-choice = Please type a number from 1 to { $count }.
cli-thinking = { $player } is thinking…
cli-your-turn = { $player }, it is your turn.
cli-undone = Taken back.
cli-saved = The game record is in { $path }.
cli-goodbye = Goodbye!
cli-help = A number chooses an action; “{ $undo }” takes one back; “{ $quit }” leaves the game.
cli-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
cli-games-per-second = { $count ->
    [one] { $count } game per second
   *[other] { $count } games per second
}
cli-average = Average
cli-win-rate = Share of wins
cli-interval = 95 % interval

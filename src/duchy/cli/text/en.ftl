### The command line. Names of commands and options are never translated.

## Help

app-help = Play, study and simulate Stefan Feld’s games of the Duchy of Burgundy.
help-language = The language of everything that is printed: en, ru or uk.
help-version = Print the version and stop.
help-game = The name of a game; “duchy games” lists them.
help-game-options = Options of the game follow its name as --option value; “duchy games” lists them.
help-json = Print one JSON document for a program to read.
help-seed = The same seed gives the same games.
help-threads = How many threads to use; without it, one for each core.

play-help = Play in the browser: a table on this computer.
play-port = The port to listen on; without it, the usual one, or any other if that is taken.
play-no-browser = Only print the address.

serve-help = Run a server for several people.
serve-host = The address to listen on: 127.0.0.1 for this computer only, 0.0.0.0 for everyone.
serve-port = The port to listen on.
serve-database = Where games are kept: sqlite:///FILE or postgresql://…; without it, a file in your own data folder.

backup-help = Copy all games of an SQLite file to a new file; the server may be running.
backup-file = The new file. It must not exist yet.

worker-help = Think for the bots of servers on the same PostgreSQL (DUCHY_BOTS=workers).
worker-database = The PostgreSQL database of the servers: postgresql://…
worker-threads = How many bots think at once; 0: one for each core.

games-help = List the games and their options.
games-note = * is used where nothing else is said. Several values are written with commas: --option 1,2.

simulate-help = Play many games to the end and sum up how they ended.
simulate-games = How many games to play.
simulate-device = Where to play: cpu or cuda.
simulate-policy = Who plays all seats: random or greedy.
simulate-save = Keep every result in this .npz file.

bench-help = Measure how fast this computer plays.
bench-seconds = How long to measure, for each number of threads.

fuzz-help = Play random games with random options and check all invariants after every action.
fuzz-games = How many games to play.
fuzz-records = The folder in which to keep the record of a game that goes wrong.
fuzz-options = Options of the game follow its name as --option value and are the same in all games; “random”, or an option left out, is drawn anew for each.

replay-help = Replay a recorded game and check its result.
replay-file = The game record.
replay-log = Print the log line by line.
show-help = Print a position.
show-position = The position as text or JSON, a file with it, or - for the standard input.
show-text = Print its text instead of a drawing.

verify-help = Check that the dice of a recorded game are the ones fixed before it began.

deck-help = Check a deck of cards.
deck-check-help = Check a deck file; without a mistake, print what is in it.
deck-file = The deck, a TOML file whose key “game” names its game.

## While it works

simulate-progress = Playing
bench-progress = { $threads ->
    [one] Measuring with { $threads } thread
   *[other] Measuring with { $threads } threads
}
fuzz-progress = Looking for faults
interrupted = Interrupted.
interrupted-games = Interrupted: { $done } of { $wanted } games are done.
serve-ready = Duchy is running: { $url } (Ctrl-C to stop)
serve-stopped = The server has stopped. All games are kept.
backup-done = { $file }: a backup of { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, checked.
worker-waiting = Waiting for a server with DUCHY_BOTS=workers on this database…
worker-ready = { $threads ->
    [one] Thinking for the bots in { $threads } thread (Ctrl-C to stop)
   *[other] Thinking for the bots in { $threads } threads (Ctrl-C to stop)
}
worker-stopped = { $moves ->
    [one] The worker has stopped after { $moves } move.
   *[other] The worker has stopped after { $moves } moves.
}

## Results

simulate-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s: { $rate } games and { $actions } actions a second.
simulate-length = A game took { $mean } actions on average, { $least } at least and { $most } at most.
row-win-share = share of wins
row-wins = wins
row-ties = shared first places
row-mean = points per game, mean
row-deviation = standard deviation
row-least = fewest points
row-most = most points
simulate-note = A column is one seat; means are per game. ± and the brackets are 95 % intervals: Wilson’s for the share of wins, Student’s t for means. k seats that share the first place get 1/k of the win each. In a game with teams a seat has the wins of its team.

column-option = Option
column-meaning = Meaning
column-values = Values
column-cards = Cards
column-threads = Threads
column-games-rate = Games a second
column-actions-rate = Actions a second
column-ratio = Speed-up
column-covered = Covered
column-met = Met
column-missing = Not met

bench-machine = { $processor }, { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}, Python { $python }.
bench-state = A position takes { $bytes } bytes.

fuzz-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $actions } actions in { $seconds } s, { $rate } games a second.
fuzz-fine = No fault found.
fuzz-violation = Fault “{ $name }” after action { $ply }, seed { $seed }, with { $options }.
fuzz-record = The game up to the fault is in { $path }.

coverage-actions = actions

replay-over = A whole game: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
replay-running = An unfinished game: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} so far.
replay-verdict = Result: { $verdict }.
replay-verified = The record is sound and leads to position { $digest }.
verify-fair = Fair: the secret matches fingerprint { $commitment }. Actions checked: { $actions }.
verify-shares = Players who added to the dice: { $shares }; whose share never came: { $missing }. Check number: { $check_number }.
deck-sound = { $file }: a sound deck for { $game }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, digest { $digest }.

## What is wrong

error-line = Error: { $message }
usage-missing = { $name } is missing.
usage-not-a-number = { $name } is not a number.
usage-no-option = There is no option { $name }; there are { $options }.
usage-no-value = { $name } needs a value.
usage-no-command = There is no such command; the commands are { $commands }.
usage-unexpected = This cannot be understood: { $value }
usage-game-first = The name of the game comes before { $option }.
usage-port-busy = Port { $port } of { $host } is in use; choose another one with --port.
usage-no-listening = Cannot listen on port { $port } of { $host } ({ $problem }).
usage-no-web = The web table is not installed. To install it: pip install '{ $package }'
usage-database-busy = Another server (process { $process }) uses { $file }; several servers need PostgreSQL.
usage-database = The database cannot be opened ({ $problem }).
usage-workers-database = Workers need a PostgreSQL database: --database-url postgresql://…
usage-other-rules = The server plays by the rules of { $servers }, this worker by those of { $ours }: install the same version of Duchy for both.
usage-setting = The setting { $setting } is wrong ({ $problem }).
usage-backup-exists = { $file } exists already. A backup replaces no file.
usage-backup-not-sqlite = The games are in PostgreSQL: pg_dump makes a backup of them.
usage-backup-no-file = There is no file { $problem }.
usage-backup-foreign = The database holds no tables of Duchy.
usage-backup-damaged = The database is damaged ({ $problem }).
usage-backup-failed = The backup could not be made ({ $problem }).
usage-no-folder = The folder of { $path } does not exist.

## The arena

arena-help = Let bots play against each other: every seed in every seating; wins, points and margins with 95 % intervals.
arena-bot = A bot; repeat the option for each one that takes part: random, greedy, or search with parameters, search:seconds=0.5,threads=2.
arena-games = How many games to play.
arena-jobs = How many games to play at a time, each in a process of its own.
arena-progress = Playing
arena-note = Points are means per seat and game; the margin is by how much they exceed the others’. Bots that share the first place share the win. ± and the brackets are 95 % intervals over seeds: Wilson’s for the share of wins, Student’s t for points and margin.
arena-balanced = Every seed was played in every seating.
arena-unbalanced = Not every seed was played in every seating: seats and dice were not the same for all.
arena-verdict-note = The brackets are 95 % intervals by Wilson’s method.
column-bot = Bot
column-wins = Wins
column-ties = Ties
column-win-share = Share of wins
column-points = Points per seat
column-margin = Margin
column-verdict = Result
column-share = Share

## The levels of bots

levels-help = Measure how strong the levels of bots are in a game: each plays the level below it and the weakest one.
levels-games = How many games to play in each match, at most.
levels-seconds = How long a match may take; then no new seed is begun.
levels-markdown = Print the table in Markdown, for a page of documentation.
levels-interrupted = Interrupted: { $done } of { $wanted } matches are complete.
levels-note = Wins, ties, points and margin are those of the level in the first column. Points are means per seat and game; the margin is by how much they exceed the opponent’s; a shared first place is half a win with two players. ± and the brackets are 95 % intervals over seeds: Wilson’s for the share of wins, Student’s t for points and margin.
levels-timed = Think for a fixed time, so their strength depends on the machine: { $levels }.
column-level = Level
column-against = Against
column-games = Games

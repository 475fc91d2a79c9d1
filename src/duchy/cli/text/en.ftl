### The command line. Names of commands and options are never translated.

## Help

app-help = Play, study and simulate Stefan Feld’s games of the Duchy of Burgundy.
help-language = The language of everything that is printed: en, ru or uk.
help-version = Print the version and stop.
help-game = The name of a game; “duchy games” lists them.
help-game-options = Options of the game follow its name as --option value; “duchy games” lists them.
help-json = Print one JSON document for a program to read.
help-seed = The same seed gives the same games.
help-threads = How many threads to use; default: one per core.
help-out = Write a row for every game and seat to this file, .parquet or .csv: points by source and by phase, places, first actions.
help-shard = Play only a part, i/n: 2/5 is the second of five. “duchy merge” puts the parts together; they are .parquet files.
help-on = Play on the machines of a cluster: ray for one that is found or begun here, ray:ADDRESS for another. Needs the extra duchy[ray].

play-help = Play in the browser: a table on this computer.
play-port = The port to listen on; default: the usual one, or any other if that is taken.
play-no-browser = Only print the address.

serve-help = Run a server for several people.
serve-host = The address to listen on: 127.0.0.1 for this computer only, 0.0.0.0 for everyone.
serve-port = The port to listen on.
serve-database = Where games are kept: sqlite:///FILE or postgresql://…; default: a file in your own data folder.

backup-help = Copy all games of an SQLite file to a new file; the server may be running.
backup-file = The new file. It must not exist yet.

database-help = Say what a database holds; servers may be using it, and nothing is changed.
database-days = Also say what “duchy prune --days N” would remove.
database-finished-days = The same for --finished-days N.

prune-help = Remove tables without a move for some days, and what is left of people who are gone. Without --yes it only counts.
prune-days = Remove tables that are not finished after so many days without a move; without it, DUCHY_PRUNE_DAYS.
prune-finished-days = Remove finished games after so many days as well; without it, DUCHY_PRUNE_FINISHED_DAYS, else none.
prune-status = Which tables that are not finished, with commas between: open, starting, running, closed; without it, all of them.
prune-archive = Write the record of each game into this folder before its table is removed.
prune-yes = Really remove it.

mail-help = Addresses that get no e-mails from a server; it may be running.
mail-allow-help = Let a server write to an address again that had stopped all e-mails. Do so only for who reads that mailbox.
mail-stop-help = Never again send e-mails to an address.
mail-address = The e-mail address.

worker-help = Compute the bots’ moves for servers that share a PostgreSQL database (DUCHY_BOTS=workers).
worker-database = The PostgreSQL database of the servers: postgresql://…
worker-threads = How many bots think at once; 0: one for each core.

games-help = List the games and their options.
games-note = * marks the default. Several values are written with commas: --option 1,2.

simulate-help = Play many games to the end and sum up how they ended.
simulate-games = How many games to play.
simulate-device = Where to play: cpu or cuda.
simulate-policy = Who plays all seats: random or greedy.
simulate-seat = Who plays a seat, SEAT=BOT with seats from 0; repeat it for more: 0=search:iterations=16, 1=greedy. The others play by --policy.
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

analyse-help = Say what a bot thinks of a position, or of an action in a recorded game.
analyse-position = A game record, or a position as text or JSON: a file, the text itself, or - for the standard input.
analyse-ply = The action of the record to think about, counted from 1; default: what is to be decided now, or the last action of a finished game.
analyse-player = The player who decides, counted from 1; default: whoever did so in the record, else the first.
analyse-bot = Who thinks: search with parameters (search:iterations=4096,threads=1), greedy, a level such as duke, or a class of your own (module:Class).
analyse-top = How many of the best actions to show.
analyse-seed = The same seed, with iterations and threads given, leads to the same analysis.

verify-help = Check that the dice of a recorded game are the ones fixed before it began.

deck-help = Check a deck of cards.
deck-check-help = Check a deck file; if it is sound, print its contents.
deck-file = The deck, a TOML file whose key “game” names its game.
estate-help = Check an estate of your own.
estate-check-help = Check the plan of an estate; if it is sound, print its contents.
estate-file = The plan, a TOML file whose key “game” names its game.

merge-help = Put the parts of a simulation or a match together that --shard has written: the file is the one of a single run.
merge-files = The parts, in any order: .parquet files.
merge-out = The file to write, .parquet or .csv.
merge-done = { $file }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} from { $files ->
    [one] { $files } file
   *[other] { $files } files
}.

## While it works

simulate-progress = Playing
analyse-progress = Thinking
bench-progress = { $threads ->
    [one] Measuring with { $threads } thread
   *[other] Measuring with { $threads } threads
}
fuzz-progress = Looking for faults
interrupted = Interrupted.
interrupted-games = Interrupted: { $done } of { $wanted } games are done.
serve-ready = Duchy is running: { $url } (Ctrl-C to stop)
serve-others = For others on your network: { $urls }
serve-alone = Only this computer can open it. To let others on your network join, start it with --host 0.0.0.0
serve-stopped = The server has stopped. All games are kept.
mail-allowed = E-mails to { $address } are sent again.
mail-allowed-before = E-mails to { $address } were not stopped.
mail-stopped = No more e-mails are sent to { $address }.
mail-stopped-before = E-mails to { $address } were stopped already.
backup-done = { $file }: a backup of { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, checked.
prune-progress = Removing
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
simulate-note = A column is one seat; means are per game. ± and the brackets are 95% intervals: Wilson’s for the share of wins, Student’s t for means. k seats that share the first place get 1/k of the win each. In a game with teams a seat has the wins of its team.

database-size = { $kind }, { $where }: { $size } MB, schema { $revision }.
database-free = { $free } MB of it are free and will be used again.
database-title = Tables, by days since the last move
prune-title = What can be removed
prune-dry = Nothing is removed yet. With --yes it will be.
prune-kept = { $tables ->
    [one] { $tables } of these tables is in the list of an account.
   *[other] { $tables } of these tables are in the lists of accounts.
}
prune-done = Removed: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $others ->
    [one] { $others } other row
   *[other] { $others } other rows
}. Records written: { $records }.
prune-changed = { $tables ->
    [one] { $tables } table stays: something has happened there meanwhile.
   *[other] { $tables } tables stay: something has happened there meanwhile.
}
prune-unreadable = These tables stay, since their records cannot be made: { $tables }.
prune-interrupted = Interrupted. The next run goes on from here.
tables-open = tables that wait for players
tables-starting = tables about to begin
tables-running = running games
tables-closed = cancelled tables
tables-finished = finished games
rest-seats = notices for games that are over
rest-told = notes of notices sent for them
rest-browsers = browsers without a seat or an account
rest-addresses = e-mail addresses never confirmed
rest-sessions = sign-ins that have ended
rows-log = entries of logs
rows-chat = lines of chat
rows-accounts = accounts
rows-sessions = sign-ins
rows-browsers = browsers that want notices
rows-addresses = e-mail addresses
rows-unconfirmed = e-mail addresses not confirmed
column-what = What
column-number = Number
column-goes = Goes
column-stays = Stays
column-oldest = Oldest
column-newest = Newest
column-age = ≤ { $days } d
column-older = older

column-action = Action
column-value = Value
column-error = ±
column-visits = Visits
column-prior = Prior
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

replay-over = A complete game: { $actions ->
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
verify-shares = Players who added to the dice: { $shares }; missing shares: { $missing }. Check number: { $check_number }.
verify-chairs = Bound before the first roll: the game and its options, every chair and every announced share. People without a share: { $without }; bots: { $bots }.
verify-limit-server-alone = Not promised (scheme 1): the server’s secret alone decided the dice; no player could add to them.
verify-limit-announcements = Not promised (scheme 2): who took part, and who announced a share that never came, is not bound. This part of a record can be changed without anyone noticing.
analyse-head = { $game }, action { $ply }: { $player }
analyse-more = { $count ->
    [one] { $count } other action is judged lower or was tried less.
   *[other] { $count } other actions are judged lower or were tried less.
}
analyse-played = In the game: “{ $action }”, { $points } points below the best.
analyse-played-best = In the game: “{ $action }”, the bot’s choice as well.
analyse-played-untried = In the game: “{ $action }”, which the bot did not try.
analyse-note = Values are the bot’s own estimates in points for this player, and may all be too high or too low. ± is one standard error: how much the value changes by chance if the bot thinks again, not how far it is from the truth.
deck-sound = { $file }: a sound deck for { $game }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, digest { $digest }.
estate-sound = { $file }: a sound estate for { $game }: { $name }, { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}, digest { $digest }.
estate-colour = Color
estate-spaces = Spaces
estate-regions = Regions

## What is wrong

error-line = Error: { $message }
usage-missing = { $name } is missing.
usage-not-a-number = { $name } is not a number.
usage-no-option = There is no option { $name }; there are { $options }.
usage-no-value = { $name } needs a value.
usage-no-command = There is no such command; the commands are { $commands }.
usage-unexpected = Unexpected argument: { $value }
usage-game-first = The name of the game comes before { $option }.
usage-port-busy = Port { $port } of { $host } is in use; choose another one with --port.
usage-no-listening = Cannot listen on port { $port } of { $host } ({ $problem }).
usage-no-web = The web table is not installed. To install it: pip install '{ $package }'
usage-database-busy = Another server (process { $process }) uses { $file }; several servers need PostgreSQL.
usage-database = The database cannot be opened ({ $problem }).
usage-workers-database = Workers need a PostgreSQL database: --database-url postgresql://…
usage-other-rules = The server plays by the rules of { $servers }, this worker by those of { $ours }: install the same version of Duchy for both.
usage-setting = The setting { $setting } is wrong ({ $problem }).
usage-backup-exists = { $file } exists already. A backup never overwrites a file.
usage-backup-not-sqlite = The games are in PostgreSQL: pg_dump makes a backup of them.
usage-backup-no-file = There is no file { $problem }.
usage-backup-foreign = The database holds no tables of Duchy.
usage-backup-damaged = The database is damaged ({ $problem }).
usage-backup-failed = The backup could not be made ({ $problem }).
usage-database-revision = The schema of the database is { $found }, this version of Duchy works with { $needed }. Start its server once.
usage-prune-days = After how many days without a move? --days N, --finished-days N, or both.
usage-prune-status = { $status } is none of { $choices }. Finished games have --finished-days.
usage-prune-busy = A server (process { $process }) uses { $file }. Stop it, or let it prune by itself: DUCHY_PRUNE_DAYS.
usage-prune-archive = Records cannot be written to { $folder } ({ $problem }).
usage-prune-outage = The database could not be used any more. What was removed is gone, and the next run goes on.
usage-mail-address = { $address } is no e-mail address.
usage-analyse-ply = --ply is for game records; a position has one decision only.
usage-analyse-nothing = There is nothing to decide: the game is over.
usage-analyse-waits = That player has nothing to decide now; to decide: { $deciders }.
usage-no-folder = The folder of { $path } does not exist.
usage-shard-sprt = --sprt ends a match when it is decided, so it cannot be played in parts (--shard).
usage-on-sprt = --sprt ends a match when it is decided, so it cannot be played on a cluster (--on).
usage-shard-out = --shard needs --out FILE.parquet, which “duchy merge” reads.

## The arena

arena-help = Let bots play against each other: every seed in every seating; wins, points and margins with 95% intervals.
arena-bot = A bot; repeat the option for each one that takes part: random, greedy, search with parameters (search:seconds=0.5,threads=2), neural-search with the same ones, a level such as steward, or a class of your own (module:Class).
arena-games = How many games to play.
arena-jobs = How many games to play at a time, each in a process of its own.
arena-progress = Playing
arena-note = Points are means per seat and game; the margin is by how much they exceed the others’. Bots that share the first place share the win. ± and the brackets are 95% intervals over seeds: Wilson’s for the share of wins, Student’s t for points and margin.
arena-sprt = Stop as soon as it is decided whether the first bot is stronger by LOW or by HIGH points of Elo, for instance 0,20. Each answer is wrong in at most 5% of matches; --games is then the most that are played.
arena-elo = { $first } is { $elo } points of Elo stronger than { $second }.
arena-sprt-high = Decided: { $first } is stronger by { $high } points rather than by { $low } (logarithm of the ratio { $ratio }, bound { $bound }).
arena-sprt-low = Decided: { $first } is stronger by { $low } points rather than by { $high } (logarithm of the ratio { $ratio }, bound { $bound }).
arena-sprt-open = Not decided between { $low } and { $high } points (logarithm of the ratio { $ratio }, bound { $bound }).
arena-balanced = Every seed was played in every seating.
arena-unbalanced = Not every seed was played in every seating: seats and dice were not the same for all.
arena-verdict-note = The brackets are 95% intervals by Wilson’s method.
column-bot = Bot
column-wins = Wins
column-ties = Ties
column-win-share = Share of wins
column-points = Points per seat
column-margin = Margin
column-verdict = Result
column-share = Share

## The ladder

ladder-help = Rate bots in a game: all play all, and the matches together give ratings in Elo.
ladder-bot = A bot; repeat the option for each one. The first one has 0 points. Without it, random and all levels play.
ladder-out = A file that keeps every finished match. If it is there, only the matches that it lacks are played.
ladder-note = { $anchor } has 0 points by definition; 400 points more are odds of ten to one. The brackets are 95% intervals of the difference from it. Points are means per seat and game.
column-elo = Elo

## Learning

learn-help = Let a network learn from games that a bot plays against itself, round by round: games, training, a match. Training needs the extra duchy[learn].
learn-out = The file of the network. Games and results of all rounds lie beside it in a folder ending in .course; if it is there, the course goes on.
learn-also = More options to learn with in the same course, such as “players=3 modules=inns”; may be given several times.
learn-minutes = After how many minutes no further round begins; at least one is played.
learn-from = A network that the first games are played with. Without it the bot plays as search does.
learn-games = How many games to play in a round.
learn-visits = How many visits a decision has, in games and in matches.
learn-match = How many games of the match that ends a round: with the network against the same search without it.
learn-device = Where to train: cpu or cuda. Games are played on the cores.
learn-chart = Wins against the search without a network, by round
learn-progress = Playing
learn-round = Round { $number }, { $games ->
    [one] { $games } game
   *[other] { $games } games
 } so far: the margin is off by { $network } points, by the evaluation alone { $evaluation }; wins against it: { $wins }

## The levels of bots

levels-help = Measure how strong the levels of bots are in a game: each plays the level below it and the weakest one.
levels-games = How many games to play in each match, at most.
levels-seconds = How long a match may take; then no new seed is begun.
levels-markdown = Print the table in Markdown, for a page of documentation.
levels-interrupted = Interrupted: { $done } of { $wanted } matches are complete.
levels-note = Wins, ties, points and margin are those of the level in the first column. Points are means per seat and game; the margin is by how much they exceed the opponent’s; a shared first place is half a win with two players. ± and the brackets are 95% intervals over seeds: Wilson’s for the share of wins, Student’s t for points and margin.
levels-timed = These levels think for a fixed time, so their strength depends on the machine: { $levels }.
column-level = Level
column-against = Against
column-games = Games

### Words that all games share. Lower case where a text is a part of a sentence; a client capitalises labels.

## Seats. $number counts from 1.

seat-name = Player { $number }
seats-and = { $first } and { $last }
team-name = Team: players { $seats }

## Levels of bots: the name, and whom it suits

bot-page = Page
    .help = Beginner. Takes what looks best right now. For your first game.
bot-squire = Squire
    .help = Easy. Thinks one step ahead. For players who know the rules.
bot-steward = Steward
    .help = Medium. Plans its whole turn. For players with a few games behind them.
bot-chancellor = Chancellor
    .help = Strong. Plans its turn and weighs the odds. A match for regular players.
bot-duke = Duke
    .help = Expert. Thinks for a second about every decision.

## Results

result-place = { $place ->
    [1] first place
    [2] second place
    [3] third place
    [4] fourth place
   *[other] fifth place
}

## The log of every game

log-undo = { $player } undoes the last action
    .you = You undo your last action
log-concede = { $player } concedes
    .you = You concede
log-forfeit = { $player } loses on time
    .you = You lose on time
log-leave = { $player } leaves; a bot plays on
    .you = You leave; a bot plays on
log-agree = { $player } wants a bot to play on for { $absent }
    .you = You want a bot to play on for { $absent }
log-agreed = Everyone agrees: a bot plays on for { $absent }
log-away = { $player } is away; a bot plays on
    .you = You are away; a bot plays on
log-time = { $player } runs out of time; a bot plays on
    .you = You run out of time; a bot plays on
log-return = { $player } is back
    .you = You are back
log-cancel = { $player } cancels the table
    .you = You cancel the table

## Why an action is not possible

why-over = The game is over.
why-waiting = It is not your turn; waiting for { $players }.
why-asked = “{ $decision }” comes first.

## Errors: what is wrong, and what there is instead. What was given stands in Python's own quotes.

error-internal = Something went wrong on our side. Your game is safe; please try again.
error-unknown-game = There is no game { $name }; the games are { $choices }.
error-game-without = The game { $game } has no part { $part }, which is needed for this.
error-data = { $file }, { $entry }: { $reason }

# What functions take. $name is the argument, $kind a class.
error-type-whole = { $name } is a whole number, not { $value }.
error-type-text = { $name } is a text, not { $value }.
error-type-list = { $name } is a list of texts, not { $value }.
error-type-path = { $name } is the name of a file, not { $value }.
error-type-instance = { $name } is a { $kind }, not { $value }.
error-type-array = { $name } is an array of { $count } numbers of type { $kind } that can be written to, not { $value }.
error-type-function = { $name } is a function, not { $value }.
error-type-generator = { $name } is a numpy Generator or a whole number, not { $value }.

# Options: the reason follows the name.
error-option = Option { $option }: { $reason }
error-option-unknown = unknown; this game has { $choices }.
error-not-one-of = { $value } is not one of { $choices }.
error-not-between = { $value } is not a number from { $first } to { $last }.
error-not-from-one = { $value } is not a number of at least 1.

# Actions. “none” stands for an empty list.
error-action-number = Action { $action } does not exist: this game has actions 0 to { $last }.
error-action-kind = There is no action { $kind }; the kinds are { $choices }.
error-action-arguments = Action { $kind } takes { $wanted ->
    [none] no arguments
   *[other] { $wanted }
}; given: { $given }.
error-action-argument = { $name } of { $kind } is a whole number, not { $value }.
error-action-range = { $name } of { $kind } is { $first } to { $last }, not { $value }.
error-action-type = An action is a number, a text or an object, not { $value }.
error-action-object = An action object names its kind as a text, for instance { $example }.
error-action-notation = { $text } is not of the form { $form }.
error-not-legal = '{ $action }' is not legal for player={ $player } at decision '{ $decision }'.
error-illegal = { $refused } { $reason } ({ $rule })
    .rule = { $refused } ({ $rule })
error-agenda-overflow = '{ $action }' cannot be carried out: too many effects wait at once. This is a bug in the rules; please report it.
error-observed = What a player sees has no dice to roll: play on with the full state or determinize().
error-chance-not-dice = More than dice decides what this action brings; examples come from { $name }.
error-chance-many = What this action brings is drawn from { $count } dice or cards, and all results are counted for { $most } dice at most; examples come from { $name }.
error-wrong-observer = This state was observed for player={ $observer }; it cannot be shown to player={ $viewer }.
error-frozen = This position belongs to a match, which keeps its record: play with the match, or on a copy from clone().

# Players are named as the argument that says them, player=0, and count from 0 (docs/counting.md).
error-which-player = Say which player acts, as player=…; to decide now: { $players }.
error-no-player = There is no player={ $player }; players of this game count from 0 to { $last }.
error-not-deciding = player={ $player } has nothing to decide now.
error-game-over = There is nothing to decide: the game is over.

# Taking back
error-undo-nothing = Nothing to undo: nobody has played yet.
error-undo-not-acted = Nothing to undo: player={ $player } has not played yet.
error-undo-revealed = Can’t undo: dice have been rolled or hidden information revealed since.
error-undo-others = player={ $player } can’t undo: others have played since.
error-undo-ended = Can’t undo: the game has ended by concession.

# Seats: who concedes, leaves or comes back.
error-seat-kind = { $kind } is not one of { $choices }.
error-seat-conceded = player={ $player } has conceded.
error-seat-bot = A bot already plays for player={ $player }.
error-seat-no-bot = No bot plays for player={ $player }.

# Game records: the reason follows the file.
error-record = { $where }: { $reason }
    .action = { $where }, action { $ply }: { $reason }
    .unnamed = Game record
error-record-fault = { $problem }
error-record-not-text = the file is not a text.
error-record-unreadable = the file cannot be read ({ $problem }).
error-record-unwritable = the file cannot be written ({ $problem }).
error-record-truncated = it is truncated, or no game record at all.
error-record-checksum = its checksum does not match: the record was altered.
error-record-no-format = it does not say its format.
error-record-format = it has format { $found }, and version { $version } reads formats 1 to { $format }.
error-record-missing = { $field } is missing.
error-record-foreign = { $field } is not part of format { $format }.
error-record-no-text = { $field } is not a text.
error-record-no-object = { $field } is not an object.
error-record-no-list = { $field } is not a list.
error-record-no-results = { $field } does not hold scores and places.
error-record-no-fairness = { $field } does not hold what its scheme needs: a fingerprint and a secret of 64 hexadecimal digits each, announcements, shares and seats.
error-record-action = an action is a list of player, notation and perhaps entropy.
error-record-entropy = entropy is not a text of 16 hexadecimal digits.
error-record-options = its options are not possible ({ $problem }).
error-record-revision = it follows rule revision { $revision }, which version { $version } does not know.
error-record-position = it leads to another position than it says (written by version { $written }, replayed by { $version }).
error-record-results = its results are not those of the game.
error-record-seat-change = { $field } holds something else than a number of actions, a player and a kind of change.
error-record-seats-late = a seat changes, or an action follows, after the end of the game or out of order.
error-record-hints = { $field } does not hold a number of hints for each player.

# Positions: the reason follows the part. $part is the name that the part has in the text.
error-position = Position: { $reason }
    .part = Position, { $part }: { $reason }
error-position-phrase = { $value } does not say what is asked or done.
error-position-list = { $value } is not a list.
error-position-length = { $count } were given, { $least } to { $most } are possible.
error-position-table = { $value } is not a table of names with values.
error-position-pair = { $value } is not a pair with “{ $sign }” in the middle.
error-position-twice = { $name } is given twice.
error-position-given-twice = it is given twice.
error-position-object = a position is an object that names its game, for instance { $example }.
error-position-option = it is an option of the game, which is already chosen.
error-position-no-state = { $value } is not a state of a game.
error-position-beyond = these fields hold what no part of a position can say: { $fields }.
error-position-not-text = { $value } is not a text.
error-position-long = the text has { $count } characters, more than { $most }.
error-position-file = { $file } is neither the text of a position nor a file that can be read ({ $problem }).
error-position-json = the JSON cannot be read ({ $problem }).
error-position-head = the text does not begin with a line such as “{ $form }”.
error-position-check = the check word { $word } does not match: the text was damaged or changed. If you changed it on purpose, leave the check word out.
error-position-line = { $line } is not of the form “{ $form }”.
error-position-no-draw = it is neither rolled nor drawn; what is rolled or drawn: { $choices }.
error-position-not-drawn = the action does not roll or draw what is wanted.
error-position-not-found = no dice and draws as wanted were found in { $count } attempts.

# Fair dice: the reason follows the file.
error-fair-none = its dice were not fixed in advance; there is nothing to verify.
error-fair-commitment = the secret does not match its fingerprint.
error-fair-commitment-announced = the secret and what was announced do not match the fingerprint.
error-fair-share = the share of seat { $number } does not match its hash.
error-fair-unannounced = chair { $number } gave a share and had announced none.
error-fair-announced = the chairs and shares are not those that were announced.
error-fair-game = the game or its options are not those that were announced.
error-fair-seating = the seats were not drawn as the secret and the shares say.
error-fair-seed = the setup does not follow from the secret, what was announced and the shares.
error-fair-ply = the dice of this step do not follow from the secret, what was announced and the shares.

# Texts
error-text-language = There is no language { $language }; there are { $choices }.
error-text-missing = There is no text { $key } in language { $language }.
error-text-fault = Text { $key } in language { $language }: { $problem }
error-text-twice = Text { $key } is written twice in language { $language }.
error-text-unreadable = { $file }: cannot read { $beginning }.
error-text-folder = Texts need at least one folder.

# Bots; “none” stands for an empty list.
error-bot-unknown = there is no bot { $name }; the bots are { $choices }.
error-bot-parameter = { $bot } has no parameter { $name }; it has { $choices }.
error-bot-number = { $name }={ $value } of { $bot } is not a number.
error-bot-form = { $part } in { $text } is not of the form name=value.
error-bot-seconds = { $seconds } is not a number of seconds.
error-sprt = { $value } is not two differences of Elo, the lower one first, such as 0,20.
error-sprt-bots = a match that ends when it is decided is played by two bots, not by { $bots }.
error-ladder-bots = a ladder needs two different bots or more, each named once.
error-ladder-specs = the bots are not those of the ladder.
error-ladder-file = { $file } holds no ladder.
error-ladder-other = { $file } holds a ladder with other bots or settings; name another file.
error-bot-seats = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} cannot share { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} evenly.
error-bot-teams = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} cannot share { $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
} evenly: a bot plays all seats of a team.
error-bot-state = A bot gets a state of { $game } that was observed for its player: state.observe(player).
error-bot-import = the bot { $name } cannot be loaded: { $problem }.
error-bot-class = { $name } is no bot: a bot is a subclass of duchy.bots.Bot.
error-bot-game = { $bot } was made for another game or other options.
error-bot-travel = { $bot } cannot be sent to another process: { $problem }
error-bot-choice = The bot { $bot } chose { $action }, which is not a legal action.
error-bot-analysis = The bot { $bot } does not say what it thinks of the actions: it has no method { $name }.
error-bot-chance = The bot { $bot } chooses by chance and has no opinion about the actions; { $choices } have one.
error-bot-judged = The bot { $bot } did not judge every legal action exactly once.
error-jobs-stopped = a process that played games has ended. A program that plays with several must start under: if __name__ == '__main__'.

# Networks
error-network-file = { $file } is no network of Duchy, or a damaged one.
error-network-missing = There is no file { $file }.
error-network-none = No network comes with Duchy for { $game }; those that do are for { $games }.
error-network-game = The network was trained for { $other }, not for { $game }.
error-network-data = The network was trained for { $game } with other data of its components.
error-network-version = The network was not trained for these options: it does not know { $version }.
error-learn-games = { $file } has no positions to learn from, or is damaged.
error-learn-options = { $file } has positions of a game with other options.
error-learn-one-game = A network learns one game: all options must be of the same.
error-course-file = { $file } is no table of the rounds of a course.

# Simulations
error-cuda-missing = CUDA needs the extra duchy[cuda] ({ $problem }); use cpu.
error-cuda-broken = CUDA does not work here ({ $problem }); use cpu.
error-cuda-none = there is no NVIDIA GPU with a driver here; use cpu.
error-cuda-policy = { $policy } plays on cpu only; on cuda there is random.
error-cuda-idle = The graphics card played no games.
error-no-results = { $path } holds no results of a simulation: { $problem }
error-too-many-games = there is not enough memory for { $value } games.
error-results-not-saved = The results cannot be saved in { $path }: { $problem }
error-cuda-told = { $options } work on cpu only.
error-seats-count = { $count ->
    [one] { $count } player is
   *[other] { $count } players are
} named for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
error-seats-form = { $value } is not of the form SEAT=BOT, such as 0=greedy; seats count from 0.
error-seats-twice = seat { $seat } is given twice.
error-shard-form = { $value } is not of the form i/n, such as 2/5 for the second of five parts.
error-on-form = { $value } is no cluster; write ray or ray:ADDRESS.
error-on-with = on a cluster { $option } cannot be chosen.
error-cluster-none = No cluster at { $address } ({ $problem }).
error-cluster-lost = A piece of the work was lost { $times ->
    [one] { $times } time
   *[other] { $times } times
 } ({ $problem }).
error-cluster-version = A machine of the cluster has Duchy { $own }, this one has { $other }.
error-frame-missing = A frame needs { $libraries }, which is not installed; the extra { $extra } brings it.
error-parquet-missing = Parquet files need { $library }, which is not installed; the extra { $extra } brings it.
error-out-form = { $path } does not end in one of { $choices }.
error-out-shard = { $path } is no { $form } file; only those can be merged.
error-out-folder = The folder of { $path } does not exist.
error-merge-none = there are no files to merge.
error-merge-foreign = { $file } was not written by “duchy simulate --out” or “duchy arena --out”.
error-merge-differs = { $file } and { $other } do not belong together: { $name } is { $value } in one and { $wanted } in the other.
error-merge-columns = { $file } and { $other } do not belong together: they have other columns.
error-merge-interrupted = { $file } was interrupted and is not complete: play this part again.
error-merge-twice = { $file } and { $other } hold the same games, from game { $first } on.
error-merge-missing = Games { $first } to { $last } of { $games } are missing (games count from 0): a part was left out.

# Environments of other libraries
error-extra-missing = { $name } needs the extra { $extra } ({ $problem }).
error-env-place = a game for one player has no places; there are { $choices }.
error-env-options = the game { $game } was made already; options go with a name.
error-env-form = { $part } is not of the form name:value.
error-env-opponents = bots given: { $count }, other seats: { $seats }; one bot alone takes them all.
error-env-reset = There is no game to act in: call reset() first.
error-env-recall = Observations here are what one player sees at a moment, without memory; ask for public and own private information.

# Batches
error-batch-illegal = Game { $number }, place { $place } of the batch: { $refused } No action of this step was carried out.
error-batch-actions = { $name } is an array of { $count } whole numbers, one for each game, not { $value }.
error-batch-games = { $name } is an array of { $count } truths, one for each game, not { $value }.
error-batch-room = { $name } is an array of { $kind } that can be written to, not { $value }.
error-batch-bots = { $name } is a mapping of seats to bots, not { $value }.
error-batch-no-seat = a seat must be left that no bot plays.
error-batch-seed = a seed is for all games; leave it out where only some begin anew.
error-batch-not-over = no game has ended in place { $value }.
error-batch-blind = this batch was made without; give it one of { $choices }.
error-batch-bot-on-card = { $bot } on seat { $place } plays on cpu only; on cuda there is random.

## The command line

cli-compiling = Preparing the rules for this computer; this happens only once.
cli-player = Player
cli-score = Score
cli-place = Place

### The command line. Names of commands and options are never translated.

## Help

app-help = Игры Штефана Фельда о герцогстве Бургундском: играть, изучать, моделировать.
help-language = Язык всех сообщений: en, ru или uk.
help-version = Показать версию и закончить.
help-game = Название игры; список показывает «duchy games».
help-game-options = Параметры игры пишутся после её названия: --параметр значение; список показывает «duchy games».
help-json = Вывести один документ JSON для программы.
help-seed = Одно и то же начальное число даёт одни и те же партии.
help-threads = Сколько потоков использовать; если не указано, по одному на ядро.

play-help = Играть в браузере: стол на этом компьютере.
play-port = Порт; если не указан — обычный, а если он занят, любой свободный.
play-no-browser = Только показать адрес.

serve-help = Запустить сервер для нескольких человек.
serve-host = Адрес: 127.0.0.1 — только этот компьютер, 0.0.0.0 — для всех.
serve-port = Порт.
serve-database = Где хранить партии: sqlite:///ФАЙЛ или postgresql://…; если не указано — в вашей папке данных.

backup-help = Скопировать все партии из файла SQLite в новый файл; сервер может продолжать работу.
backup-file = Новый файл. Его ещё не должно быть.

worker-help = Считать ходы ботов для серверов с той же базой PostgreSQL (DUCHY_BOTS=workers).
worker-database = База PostgreSQL, с которой работают серверы: postgresql://…
worker-threads = Сколько ботов думают одновременно; 0 — по одному на ядро.

games-help = Показать игры и их параметры.
games-note = Значение со знаком * действует, если не указано другое. Несколько значений пишутся через запятую: --параметр 1,2.

simulate-help = Сыграть много партий до конца и подвести итог.
simulate-games = Сколько партий сыграть.
simulate-device = Где играть: cpu или cuda.
simulate-policy = Кто играет за всех: random или greedy.
simulate-save = Сохранить все результаты в этот файл .npz.

bench-help = Измерить, как быстро играет этот компьютер.
bench-seconds = Сколько секунд измерять для каждого числа потоков.

fuzz-help = Играть случайные партии со случайными параметрами и проверять все инварианты после каждого действия.
fuzz-games = Сколько партий сыграть.
fuzz-records = Папка, куда сохранить запись партии с ошибкой.
fuzz-options = Параметры игры следуют за её названием как --параметр значение и одинаковы во всех партиях; «random» или пропущенный параметр для каждой партии выбирается случайно.

replay-help = Воспроизвести записанную партию и проверить итог.
replay-file = Запись партии.
replay-log = Вывести журнал партии построчно.
show-help = Показать позицию.
show-position = Позиция: текст или JSON, файл с ними или - для стандартного ввода.
show-text = Вывести текст позиции вместо рисунка.

verify-help = Проверить, что кубики записанной партии — те, что зафиксированы до её начала.

deck-help = Проверить колоду карт.
deck-check-help = Проверить файл с колодой; если ошибок нет, вывести её состав.
deck-file = Колода: файл TOML, в котором ключ «game» называет игру.

## While it works

simulate-progress = Идут партии
bench-progress = { $threads ->
    [one] Измерение, { $threads } поток
    [few] Измерение, { $threads } потока
   *[many] Измерение, { $threads } потоков
}
fuzz-progress = Поиск ошибок
interrupted = Прервано.
interrupted-games = Прервано: сыграно { $done } из { $wanted }.
serve-ready = Duchy запущен: { $url } (Ctrl-C — остановить)
serve-stopped = Сервер остановлен. Все партии сохранены.
backup-done = { $file }: резервная копия проверена, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}.
worker-waiting = Ждём сервер с DUCHY_BOTS=workers в этой базе…
worker-ready = { $threads ->
    [one] Считаем ходы ботов в { $threads } поток (Ctrl-C — остановить)
    [few] Считаем ходы ботов в { $threads } потока (Ctrl-C — остановить)
   *[other] Считаем ходы ботов в { $threads } потоков (Ctrl-C — остановить)
}
worker-stopped = { $moves ->
    [one] Работа остановлена, сделан { $moves } ход.
    [few] Работа остановлена, сделано { $moves } хода.
   *[other] Работа остановлена, сделано { $moves } ходов.
}

## Results

simulate-speed = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} за { $seconds } с; в секунду: партий { $rate }, действий { $actions }.
simulate-length = Действий в партии: в среднем { $mean }, не меньше { $least } и не больше { $most }.
row-win-share = доля побед
row-wins = победы
row-ties = первое место поделено
row-mean = очков за партию в среднем
row-deviation = стандартное отклонение
row-least = меньше всего очков
row-most = больше всего очков
simulate-note = Столбец — одно место за столом; средние — за партию. ± и скобки — 95-процентные интервалы: Уилсона для доли побед, по t-критерию Стьюдента для средних. Если первое место делят k игроков, каждому засчитывается 1/k победы. В командной игре победы места — победы его команды.

column-option = Параметр
column-meaning = Описание
column-values = Варианты
column-cards = Карты
column-threads = Потоки
column-games-rate = Партий в секунду
column-actions-rate = Действий в секунду
column-ratio = Ускорение
column-covered = Проверено
column-met = Встретилось
column-missing = Не встретилось

bench-machine = { $processor }, { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[many] { $cores } ядер
}, Python { $python }.
bench-state = Размер позиции в байтах: { $bytes }.

fuzz-done = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, действий: { $actions }, секунд: { $seconds }, партий в секунду: { $rate }.
fuzz-fine = Ошибок не найдено.
fuzz-violation = Ошибка «{ $name }» после действия { $ply }, начальное число { $seed }, параметры: { $options }.
fuzz-record = Партия до ошибки сохранена: { $path }.

coverage-actions = действия

replay-over = Законченная партия: { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}.
replay-running = Незаконченная партия: пока { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}.
replay-verdict = Результат: { $verdict }.
replay-verified = Запись верна и ведёт к позиции { $digest }.
verify-fair = Честно: секрет совпадает с отпечатком { $commitment }. Проверено действий: { $actions }.
verify-shares = Игроков, добавивших свою долю к кубикам: { $shares }; чья доля не пришла: { $missing }. Контрольное число: { $check_number }.
deck-sound = { $file }: исправная колода для игры «{ $game }», { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, отпечаток { $digest }.

## What is wrong

error-line = Ошибка: { $message }
usage-missing = Не указано: { $name }.
usage-not-a-number = { $name }: это не число.
usage-no-option = Параметра { $name } нет; есть { $options }.
usage-no-value = { $name }: нужно значение.
usage-no-command = Такой команды нет; есть { $commands }.
usage-unexpected = Непонятно: { $value }
usage-game-first = Название игры пишется перед { $option }.
usage-port-busy = Порт { $port } на { $host } занят; выберите другой с помощью --port.
usage-no-listening = Порт { $port } на { $host } открыть нельзя ({ $problem }).
usage-no-web = Стол для браузера не установлен. Установить: pip install '{ $package }'
usage-database-busy = Файл { $file } занят другим сервером (процесс { $process }). Для нескольких серверов нужен PostgreSQL.
usage-database = Базу данных открыть нельзя ({ $problem }).
usage-workers-database = Ходы ботов можно считать отдельно только с базой PostgreSQL: --database-url postgresql://…
usage-other-rules = Сервер играет по правилам { $servers }, а здесь правила { $ours }: установите одну и ту же версию Duchy.
usage-setting = Настройка { $setting } указана неверно ({ $problem }).
usage-backup-exists = Файл { $file } уже есть. Резервная копия не заменяет файлы.
usage-backup-not-sqlite = Партии хранятся в PostgreSQL: резервную копию делает pg_dump.
usage-backup-no-file = Файла { $problem } нет.
usage-backup-foreign = В этой базе данных нет столов Duchy.
usage-backup-damaged = База данных повреждена ({ $problem }).
usage-backup-failed = Сделать резервную копию не удалось ({ $problem }).
usage-no-folder = Нет папки, в которой должен лежать файл { $path }.

## Арена

arena-help = Устроить состязание ботов: каждое начальное число во всех рассадках; победы, очки и перевес с 95-процентными интервалами.
arena-bot = Бот; повторите параметр для каждого участника: random, greedy или search с параметрами, search:seconds=0.5,threads=2.
arena-games = Сколько партий сыграть.
arena-jobs = Сколько партий играть одновременно, каждую в своём процессе.
arena-progress = Идут партии
arena-note = Очки — среднее на одно место за партию; перевес — насколько их больше, чем у остальных. Боты, поделившие первое место, делят и победу. ± и скобки — 95-процентные интервалы по начальным числам: Уилсона для доли побед, по t-критерию Стьюдента для очков и перевеса.
arena-balanced = Каждое начальное число сыграно во всех рассадках.
arena-unbalanced = Не каждое начальное число сыграно во всех рассадках: места и кубики были не у всех одинаковы.
arena-verdict-note = В скобках 95-процентные интервалы по Уилсону.
column-bot = Бот
column-wins = Победы
column-ties = Ничьи
column-win-share = Доля побед
column-points = Очков на место
column-margin = Перевес
column-verdict = Результат
column-share = Доля

## Уровни ботов

levels-help = Измерить силу уровней ботов в игре: каждый играет с уровнем ниже и с самым слабым.
levels-games = Сколько партий сыграть в каждой паре, не больше.
levels-seconds = Сколько секунд отвести на пару; потом новые начальные числа не берутся.
levels-markdown = Вывести таблицу в формате Markdown, для страницы документации.
levels-interrupted = Прервано: пар сыграно до конца { $done } из { $wanted }.
levels-note = Победы, ничьи, очки и перевес — у уровня из первого столбца. Очки — среднее на одно место за партию; перевес — насколько их больше, чем у соперника; поделённое первое место в партии на двоих — полпобеды. ± и скобки — 95-процентные интервалы по начальным числам: Уилсона для доли побед, по t-критерию Стьюдента для очков и перевеса.
levels-timed = Думают заданное время, поэтому их сила зависит от компьютера: { $levels }.
column-level = Уровень
column-against = Соперник
column-games = Партии

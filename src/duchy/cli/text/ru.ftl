### The command line. Names of commands and options are never translated.

## Help

app-help = Игры Штефана Фельда о герцогстве Бургундском: играть, изучать, моделировать.
help-language = Язык всех сообщений: en, ru или uk.
help-version = Показать версию и выйти.
help-game = Название игры; список показывает «duchy games».
help-game-options = Параметры игры пишутся после её названия: --параметр значение; список показывает «duchy games».
help-json = Вывести один документ JSON для программы.
help-seed = Одно и то же начальное число даёт одни и те же партии.
help-threads = Сколько потоков использовать; если не указано, по одному на ядро.
help-out = Записать по строке на каждую партию и каждое место в этот файл, .parquet или .csv: откуда очки, очки по фазам, места, первые действия.
help-shard = Сыграть только часть, i/n: 2/5 — вторая из пяти. Части объединяет «duchy merge»; это файлы .parquet.

play-help = Играть в браузере: стол на этом компьютере.
play-port = Порт; если не указан — обычный, а если он занят, любой свободный.
play-no-browser = Только показать адрес.

serve-help = Запустить сервер для нескольких человек.
serve-host = Адрес: 127.0.0.1 — только этот компьютер, 0.0.0.0 — для всех.
serve-port = Порт.
serve-database = Где хранить партии: sqlite:///ФАЙЛ или postgresql://…; если не указано — в вашей папке данных.

backup-help = Скопировать все партии из файла SQLite в новый файл; сервер может продолжать работу.
backup-file = Имя нового файла; такого файла ещё не должно быть.

database-help = Показать, что хранится в базе данных; серверы могут работать, ничего не меняется.
database-days = Показать также, что удалит «duchy prune --days N».
database-finished-days = То же для --finished-days N.

prune-help = Удалить столы, за которыми давно не ходили, и то, что осталось от ушедших игроков. Без --yes — только посчитать.
prune-days = Удалять незавершённые столы через столько дней без хода; если не указано — DUCHY_PRUNE_DAYS.
prune-finished-days = Удалять и завершённые партии через столько дней; если не указано — DUCHY_PRUNE_FINISHED_DAYS, иначе не удалять.
prune-status = Какие незавершённые столы, через запятую: open, starting, running, closed; если не указано — все.
prune-archive = Сохранять запись каждой партии в эту папку, прежде чем удалить стол.
prune-yes = Действительно удалить.

mail-help = Адреса, на которые сервер не отправляет писем; он может продолжать работу.
mail-allow-help = Снова разрешить письма на адрес, для которого их отключили. Только для того, кто читает этот ящик.
mail-stop-help = Больше никогда не отправлять писем на адрес.
mail-address = Адрес электронной почты.

worker-help = Считать ходы ботов для серверов с той же базой PostgreSQL (DUCHY_BOTS=workers).
worker-database = База PostgreSQL, с которой работают серверы: postgresql://…
worker-threads = Сколько ботов думают одновременно; 0 — по одному на ядро.

games-help = Показать игры и их параметры.
games-note = Значение со знаком * действует, если не указано другое. Несколько значений пишутся через запятую: --параметр 1,2.

simulate-help = Сыграть много партий до конца и подвести итог.
simulate-games = Сколько партий сыграть.
simulate-device = Где играть: cpu или cuda.
simulate-policy = Кто играет за всех: random или greedy.
simulate-seat = Кто играет за место: МЕСТО=БОТ, места считаются с 0; можно повторить: 0=search:iterations=16, 1=greedy. За остальных играет --policy.
simulate-save = Сохранить все результаты в этот файл .npz.

bench-help = Измерить, как быстро играет этот компьютер.
bench-seconds = Сколько секунд измерять для каждого числа потоков.

fuzz-help = Играть случайные партии со случайными параметрами и проверять все инварианты после каждого действия.
fuzz-games = Сколько партий сыграть.
fuzz-records = Папка, куда сохранить запись партии с ошибкой.
fuzz-options = Параметры игры следуют за её названием как --параметр значение и одинаковы во всех партиях; если параметр пропущен или равен random, он для каждой партии выбирается случайно.

replay-help = Воспроизвести записанную партию и проверить итог.
replay-file = Запись партии.
replay-log = Вывести журнал партии построчно.
show-help = Показать позицию.
show-position = Позиция: текст или JSON, файл с ними или «-» для стандартного ввода.
show-text = Вывести текст позиции вместо рисунка.

analyse-help = Показать, как бот оценивает позицию или действие записанной партии.
analyse-position = Запись партии или позиция в виде текста или JSON: файл, сам текст или - для стандартного ввода.
analyse-ply = Действие записи, о котором думать, считая с 1; по умолчанию: что решается сейчас или последнее действие завершённой партии.
analyse-player = Игрок, который решает, считая с 1; по умолчанию: тот, кто действовал в записи, иначе первый.
analyse-bot = Кто думает: search с параметрами (search:iterations=4096,threads=1), greedy, уровень, например duke, или ваш класс (module:Class).
analyse-top = Сколько лучших действий показать.
analyse-seed = Одно и то же начальное число при заданных iterations и threads даёт ту же оценку.

verify-help = Проверить, что кубики записанной партии были зафиксированы до её начала.

deck-help = Проверить колоду карт.
deck-check-help = Проверить файл с колодой; если ошибок нет, вывести её состав.
deck-file = Колода: файл TOML, в котором ключ «game» называет игру.

merge-help = Объединить части симуляции или состязания, записанные с --shard: получится файл как от одного запуска.
merge-files = Части в любом порядке: файлы .parquet.
merge-out = Какой файл записать, .parquet или .csv.
merge-done = { $file }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} из { $files ->
    [one] { $files } файла
    [few] { $files } файлов
   *[many] { $files } файлов
}.

## While it works

simulate-progress = Идут партии
analyse-progress = Думает
bench-progress = { $threads ->
    [one] Измерение, { $threads } поток
    [few] Измерение, { $threads } потока
   *[many] Измерение, { $threads } потоков
}
fuzz-progress = Поиск ошибок
interrupted = Прервано.
interrupted-games = Прервано: сыграно партий { $done } из { $wanted }.
serve-ready = Duchy запущен: { $url } (Ctrl-C — остановить)
serve-others = Для других в вашей сети: { $urls }
serve-alone = Открыть можно только на этом компьютере. Чтобы играть с другими в вашей сети, запустите с --host 0.0.0.0
serve-stopped = Сервер остановлен. Все партии сохранены.
mail-allowed = Письма на { $address } снова отправляются.
mail-allowed-before = Письма на { $address } и не были отключены.
mail-stopped = Письма на { $address } больше не отправляются.
mail-stopped-before = Письма на { $address } уже были отключены.
backup-done = { $file }: резервная копия проверена, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}.
prune-progress = Удаление
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
row-ties = ничьи
row-mean = очков за партию в среднем
row-deviation = стандартное отклонение
row-least = меньше всего очков
row-most = больше всего очков
simulate-note = Столбец — одно место за столом; средние — за партию. ± и скобки — 95-процентные интервалы: Уилсона для доли побед, по t-критерию Стьюдента для средних. Если первое место делят k игроков, каждому засчитывается 1/k победы. В командной игре победы места — победы его команды.

database-size = { $kind }, { $where }: { $size } МБ, схема { $revision }.
database-free = Из них свободно { $free } МБ, это место будет занято снова.
database-title = Столы по числу дней с последнего хода
prune-title = Что можно удалить
prune-dry = Пока ничего не удалено. Чтобы удалить, добавьте --yes.
prune-kept = { $tables ->
    [one] { $tables } из этих столов есть в списке учётной записи.
    [few] { $tables } из этих столов есть в списках учётных записей.
   *[many] { $tables } из этих столов есть в списках учётных записей.
}
prune-done = Удалено столов: { $tables }, других строк: { $others }. Сохранено записей партий: { $records }.
prune-changed = Столов, где за это время что-то произошло: { $tables }. Они остались.
prune-unreadable = Эти столы остались: запись партии сделать нельзя: { $tables }.
prune-interrupted = Прервано. Следующий запуск продолжит с этого места.
tables-open = столы, которые ждут игроков
tables-starting = столы перед началом партии
tables-running = идущие партии
tables-closed = отменённые столы
tables-finished = завершённые партии
rest-seats = уведомления о законченных партиях
rest-told = отметки об отправленных уведомлениях
rest-browsers = браузеры без места и учётной записи
rest-addresses = неподтверждённые адреса почты
rest-sessions = закончившиеся входы
rows-log = записи в журналах
rows-chat = строки чата
rows-accounts = учётные записи
rows-sessions = входы
rows-browsers = браузеры с уведомлениями
rows-addresses = адреса почты
rows-unconfirmed = неподтверждённые адреса почты
column-what = Что
column-number = Сколько
column-goes = Удалить
column-stays = Останется
column-oldest = Самые старые
column-newest = Самые новые
column-age = ≤ { $days } дн.
column-older = больше

column-action = Действие
column-value = Оценка
column-error = ±
column-visits = Проб
column-prior = Доля вначале
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
verify-shares = Добавили свою долю к кубикам: { $shares }; не прислали: { $missing }. Контрольное число: { $check_number }.
verify-chairs = До первого броска закреплены игра и её параметры, каждое место и каждая объявленная доля. Людей без доли: { $without }; ботов: { $bots }.
verify-limit-server-alone = Не обещано (схема 1): кубики определил только секрет сервера; игроки ничего к ним не добавляли.
verify-limit-announcements = Не обещано (схема 2): кто участвовал и кто объявил долю, которая не пришла, ничем не закреплено. Эту часть записи можно незаметно изменить.
analyse-head = { $game }, действие { $ply }: { $player }
analyse-more = { $count ->
    [one] Ещё { $count } действие оценено ниже или испробовано реже.
    [few] Ещё { $count } действия оценены ниже или испробованы реже.
   *[other] Ещё { $count } действий оценено ниже или испробовано реже.
}
analyse-played = В партии: «{ $action }», по оценке на { $points } очка ниже лучшего.
analyse-played-best = В партии: «{ $action }», бот выбрал бы то же.
analyse-played-untried = В партии: «{ $action }», этого бот не пробовал.
analyse-note = Значения — собственные оценки бота в очках для этого игрока; все вместе они могут быть завышены или занижены. ± — одна стандартная ошибка: насколько значение меняется случайно, если бот подумает ещё раз, а не насколько оно далеко от истины.
deck-sound = { $file }: ошибок нет, колода для игры «{ $game }», { $cards ->
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
usage-unexpected = Не удалось разобрать: { $value }
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
usage-database-revision = Схема базы данных — { $found }, а этой версии Duchy нужна { $needed }. Запустите один раз её сервер.
usage-prune-days = Через сколько дней без хода удалять? --days N, --finished-days N или оба.
usage-prune-status = { $status } — не одно из { $choices }. Для завершённых партий есть --finished-days.
usage-prune-busy = Файл { $file } занят сервером (процесс { $process }). Остановите его или пусть он удаляет сам: DUCHY_PRUNE_DAYS.
usage-prune-archive = Записи партий нельзя сохранить в { $folder } ({ $problem }).
usage-prune-outage = База данных стала недоступна. Что удалено, того уже нет; следующий запуск продолжит.
usage-mail-address = { $address } — не адрес электронной почты.
usage-analyse-ply = --ply нужен для записей партий; у позиции только одно решение.
usage-analyse-nothing = Решать нечего: партия окончена.
usage-analyse-waits = Этому игроку сейчас нечего решать; решают: { $deciders }.
usage-no-folder = Нет папки, в которой должен лежать файл { $path }.
usage-shard-sprt = С --sprt матч кончается, как только решён, поэтому его нельзя играть по частям (--shard).
usage-shard-out = Для --shard нужен --out ФАЙЛ.parquet: его читает «duchy merge».

## Арена

arena-help = Устроить состязание ботов: каждое начальное число во всех рассадках; победы, очки и перевес с 95-процентными интервалами.
arena-bot = Бот; повторите параметр для каждого участника: random, greedy, search с параметрами (search:seconds=0.5,threads=2), уровень, например steward, или собственный класс (module:Class).
arena-games = Сколько партий сыграть.
arena-jobs = Сколько партий играть одновременно, каждую в своём процессе.
arena-progress = Идут партии
arena-note = Очки — среднее на одно место за партию; перевес — насколько их больше, чем у остальных. Боты, поделившие первое место, делят и победу. ± и скобки — 95-процентные интервалы по начальным числам: Уилсона для доли побед, по t-критерию Стьюдента для очков и перевеса.
arena-sprt = Остановиться, как только решено, на сколько пунктов Эло первый бот сильнее: на LOW или на HIGH, например 0,20. Каждый из ответов неверен не более чем в 5% матчей; --games тогда — наибольшее число партий.
arena-elo = { $first } сильнее, чем { $second }, на { $elo } пунктов Эло.
arena-sprt-high = Решено: { $first } сильнее скорее на { $high } пунктов, чем на { $low } (логарифм отношения { $ratio }, порог { $bound }).
arena-sprt-low = Решено: { $first } сильнее скорее на { $low } пунктов, чем на { $high } (логарифм отношения { $ratio }, порог { $bound }).
arena-sprt-open = Не решено, { $low } или { $high } пунктов (логарифм отношения { $ratio }, порог { $bound }).
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

## Рейтинг ботов

ladder-help = Определить рейтинг ботов в игре: каждый играет с каждым, и все матчи вместе дают рейтинг Эло.
ladder-bot = Бот; повторите параметр для каждого участника. У первого 0 пунктов. Без параметра играют random и все уровни.
ladder-out = Файл, в котором остаётся каждый сыгранный матч. Если он уже есть, играются только недостающие матчи.
ladder-note = У { $anchor } по определению 0 пунктов; на 400 больше — шансы десять к одному. В скобках 95-процентные интервалы разности с ним. Очки — среднее на одно место за партию.
column-elo = Эло

## Уровни ботов

levels-help = Измерить силу уровней ботов в игре: каждый играет с уровнем ниже и с самым слабым.
levels-games = Сколько самое большее партий сыграть в каждой паре.
levels-seconds = Сколько секунд отвести на пару; после этого новые партии не начинаются.
levels-markdown = Вывести таблицу в формате Markdown, для страницы документации.
levels-interrupted = Прервано: до конца сыграно пар { $done } из { $wanted }.
levels-note = Победы, ничьи, очки и перевес — у уровня из первого столбца. Очки — среднее на одно место за партию; перевес — насколько их больше, чем у соперника; поделённое первое место в партии на двоих — полпобеды. ± и скобки — 95-процентные интервалы по начальным числам: Уилсона для доли побед, по t-критерию Стьюдента для очков и перевеса.
levels-timed = Думают заданное время, поэтому их сила зависит от компьютера: { $levels }.
column-level = Уровень
column-against = Соперник
column-games = Партии

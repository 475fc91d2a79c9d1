### The command line. Names of commands and options are never translated.

## Help

app-help = Ігри Штефана Фельда про Бургундське герцогство: грати, вивчати, моделювати.
help-language = Мова всіх повідомлень: en, ru або uk.
help-version = Показати версію й завершити.
help-game = Назва гри; список показує «duchy games».
help-game-options = Параметри гри пишуть після її назви: --параметр значення; список показує «duchy games».
help-json = Вивести один документ JSON для програми.
help-seed = Те саме початкове число дає ті самі партії.
help-threads = Скільки потоків використати; якщо не вказано, по одному на ядро.
help-out = Записати по рядку на кожну партію й кожне місце в цей файл, .parquet або .csv: звідки бали, бали за етапами, місця, перші дії.
help-shard = Зіграти лише частину, i/n: 2/5 — друга з п’яти. Частини об’єднує «duchy merge»; це файли .parquet.

play-help = Грати у браузері: стіл на цьому комп’ютері.
play-port = Порт; якщо не вказано — звичайний, а якщо він зайнятий, будь-який вільний.
play-no-browser = Лише показати адресу.

serve-help = Запустити сервер для кількох людей.
serve-host = Адреса: 127.0.0.1 — лише цей комп’ютер, 0.0.0.0 — для всіх.
serve-port = Порт.
serve-database = Де зберігати партії: sqlite:///ФАЙЛ або postgresql://…; якщо не вказано — у вашій теці даних.

backup-help = Скопіювати всі партії з файлу SQLite до нового файлу; сервер може працювати далі.
backup-file = Новий файл. Файлу з такою назвою ще не має бути.

database-help = Показати, що зберігається в базі даних; сервери можуть працювати, нічого не змінюється.
database-days = Показати також, що видалить «duchy prune --days N».
database-finished-days = Те саме для --finished-days N.

prune-help = Видалити столи, за якими давно не ходили, і те, що лишилося від гравців, які пішли. Без --yes — лише порахувати.
prune-days = Видаляти незавершені столи через стільки днів без ходу; якщо не вказано — DUCHY_PRUNE_DAYS.
prune-finished-days = Видаляти й завершені партії через стільки днів; якщо не вказано — DUCHY_PRUNE_FINISHED_DAYS, інакше не видаляти.
prune-status = Які незавершені столи, через кому: open, starting, running, closed; якщо не вказано — усі.
prune-archive = Зберігати запис кожної партії до цієї теки, перш ніж видалити стіл.
prune-yes = Справді видалити.

mail-help = Адреси, на які сервер не надсилає листів; він може працювати далі.
mail-allow-help = Знову дозволити листи на адресу, для якої їх вимкнули. Лише для того, хто читає цю скриньку.
mail-stop-help = Більше ніколи не надсилати листів на адресу.
mail-address = Адреса електронної пошти.

worker-help = Обчислювати ходи ботів для серверів із тією самою базою PostgreSQL (DUCHY_BOTS=workers).
worker-database = База PostgreSQL, з якою працюють сервери: postgresql://…
worker-threads = Скільки ботів думають одночасно; 0 — по одному на ядро.

games-help = Показати ігри та їхні параметри.
games-note = Значення зі знаком * діє, якщо не вказано інше. Кілька значень пишуть через кому: --параметр 1,2.

simulate-help = Зіграти багато партій до кінця й підбити підсумки.
simulate-games = Скільки партій зіграти.
simulate-device = Де грати: cpu або cuda.
simulate-policy = Хто грає за всіх: random або greedy.
simulate-seat = Хто грає за місце: МІСЦЕ=БОТ, місця рахують від 0; можна повторити: 0=search:iterations=16, 1=greedy. За решту грає --policy.
simulate-save = Зберегти всі результати в цей файл .npz.

bench-help = Виміряти, як швидко грає цей комп’ютер.
bench-seconds = Скільки секунд вимірювати для кожної кількості потоків.

fuzz-help = Грати випадкові партії з випадковими параметрами й перевіряти всі інваріанти після кожної дії.
fuzz-games = Скільки партій зіграти.
fuzz-records = Тека, куди зберегти запис партії з помилкою.
fuzz-options = Параметри гри йдуть за її назвою як --параметр значення і однакові в усіх партіях; «random» або пропущений параметр для кожної партії вибирається випадково.

replay-help = Відтворити записану партію й перевірити підсумок.
replay-file = Запис партії.
replay-log = Вивести журнал партії рядок за рядком.
show-help = Показати позицію.
show-position = Позиція: текст або JSON, файл із ними або - для стандартного введення.
show-text = Вивести текст позиції замість малюнка.

analyse-help = Показати, як бот оцінює позицію чи дію записаної партії.
analyse-position = Запис партії або позиція у вигляді тексту чи JSON: файл, сам текст або - для стандартного введення.
analyse-ply = Дія запису, про яку думати, рахуючи від 1; типово: що вирішують зараз або остання дія завершеної партії.
analyse-player = Гравець, який вирішує, рахуючи від 1; типово: той, хто діяв у записі, інакше перший.
analyse-bot = Хто думає: search з параметрами (search:iterations=4096,threads=1), greedy, рівень, наприклад duke, або ваш клас (module:Class).
analyse-top = Скільки найкращих дій показати.
analyse-seed = Те саме початкове число із заданими iterations і threads дає ту саму оцінку.

verify-help = Перевірити, що кубики записаної партії — ті, що зафіксовані до її початку.

deck-help = Перевірити колоду карт.
deck-check-help = Перевірити файл із колодою; якщо помилок немає, вивести її склад.
deck-file = Колода: файл TOML, у якому ключ «game» називає гру.

merge-help = Об’єднати частини симуляції чи змагання, записані з --shard: вийде файл як від одного запуску.
merge-files = Частини в будь-якому порядку: файли .parquet.
merge-out = Який файл записати, .parquet або .csv.
merge-done = { $file }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
} з { $files ->
    [one] { $files } файлу
    [few] { $files } файлів
   *[many] { $files } файлів
}.

## While it works

simulate-progress = Тривають партії
analyse-progress = Думає
bench-progress = { $threads ->
    [one] Вимірювання, { $threads } потік
    [few] Вимірювання, { $threads } потоки
   *[many] Вимірювання, { $threads } потоків
}
fuzz-progress = Пошук помилок
interrupted = Перервано.
interrupted-games = Перервано: зіграно { $done } з { $wanted }.
serve-ready = Duchy запущено: { $url } (Ctrl-C — зупинити)
serve-others = Для інших у вашій мережі: { $urls }
serve-alone = Відкрити можна лише на цьому комп’ютері. Щоб грати з іншими у вашій мережі, запустіть із --host 0.0.0.0
serve-stopped = Сервер зупинено. Усі партії збережено.
mail-allowed = Листи на { $address } знову надсилаються.
mail-allowed-before = Листи на { $address } і не були вимкнені.
mail-stopped = Листи на { $address } більше не надсилаються.
mail-stopped-before = Листи на { $address } уже було вимкнено.
backup-done = { $file }: резервну копію перевірено, { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
   *[many] { $tables } столів
}.
prune-progress = Видалення
worker-waiting = Чекаємо на сервер із DUCHY_BOTS=workers у цій базі…
worker-ready = { $threads ->
    [one] Обчислюємо ходи ботів в { $threads } потік (Ctrl-C — зупинити)
    [few] Обчислюємо ходи ботів у { $threads } потоки (Ctrl-C — зупинити)
   *[other] Обчислюємо ходи ботів у { $threads } потоків (Ctrl-C — зупинити)
}
worker-stopped = { $moves ->
    [one] Роботу зупинено, зроблено { $moves } хід.
    [few] Роботу зупинено, зроблено { $moves } ходи.
   *[other] Роботу зупинено, зроблено { $moves } ходів.
}

## Results

simulate-speed = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
} за { $seconds } с; за секунду: партій { $rate }, дій { $actions }.
simulate-length = Дій у партії: у середньому { $mean }, не менше { $least } і не більше { $most }.
row-win-share = частка перемог
row-wins = перемоги
row-ties = перше місце поділено
row-mean = балів за партію в середньому
row-deviation = стандартне відхилення
row-least = найменше балів
row-most = найбільше балів
simulate-note = Стовпець — одне місце за столом; середні — за партію. ± і дужки — 95-відсоткові інтервали: Вілсона для частки перемог, за t-критерієм Стьюдента для середніх. Якщо перше місце ділять k гравців, кожному зараховується 1/k перемоги. У командній грі перемоги місця — це перемоги його команди.

database-size = { $kind }, { $where }: { $size } МБ, схема { $revision }.
database-free = З них вільно { $free } МБ, це місце буде використано знову.
database-title = Столи за кількістю днів від останнього ходу
prune-title = Що можна видалити
prune-dry = Поки нічого не видалено. Щоб видалити, додайте --yes.
prune-kept = { $tables ->
    [one] { $tables } із цих столів є у списку облікового запису.
    [few] { $tables } із цих столів є у списках облікових записів.
   *[many] { $tables } із цих столів є у списках облікових записів.
}
prune-done = Видалено столів: { $tables }, інших рядків: { $others }. Збережено записів партій: { $records }.
prune-changed = Столів, де за цей час щось сталося: { $tables }. Вони лишилися.
prune-unreadable = Ці столи лишилися: запис партії зробити не можна: { $tables }.
prune-interrupted = Перервано. Наступний запуск продовжить із цього місця.
tables-open = столи, що чекають на гравців
tables-starting = столи перед початком партії
tables-running = поточні партії
tables-closed = скасовані столи
tables-finished = завершені партії
rest-seats = сповіщення про закінчені партії
rest-told = позначки про надіслані сповіщення
rest-browsers = браузери без місця й облікового запису
rest-addresses = непідтверджені адреси пошти
rest-sessions = входи, що закінчилися
rows-log = записи в журналах
rows-chat = рядки чату
rows-accounts = облікові записи
rows-sessions = входи
rows-browsers = браузери зі сповіщеннями
rows-addresses = адреси пошти
rows-unconfirmed = непідтверджені адреси пошти
column-what = Що
column-number = Скільки
column-goes = Видалити
column-stays = Лишиться
column-oldest = Найдавніші
column-newest = Найновіші
column-age = ≤ { $days } дн.
column-older = більше

column-action = Дія
column-value = Оцінка
column-error = ±
column-visits = Спроб
column-prior = Частка на початку
column-option = Параметр
column-meaning = Опис
column-values = Варіанти
column-cards = Карти
column-threads = Потоки
column-games-rate = Партій за секунду
column-actions-rate = Дій за секунду
column-ratio = Прискорення
column-covered = Перевірено
column-met = Трапилося
column-missing = Не трапилося

bench-machine = { $processor }, { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[many] { $cores } ядер
}, Python { $python }.
bench-state = Розмір позиції в байтах: { $bytes }.

fuzz-done = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, дій: { $actions }, секунд: { $seconds }, партій за секунду: { $rate }.
fuzz-fine = Помилок не знайдено.
fuzz-violation = Помилка «{ $name }» після дії { $ply }, початкове число { $seed }, параметри: { $options }.
fuzz-record = Партію до помилки збережено: { $path }.

coverage-actions = дії

replay-over = Завершена партія: { $actions ->
    [one] { $actions } дія
    [few] { $actions } дії
   *[many] { $actions } дій
}.
replay-running = Незавершена партія: поки що { $actions ->
    [one] { $actions } дія
    [few] { $actions } дії
   *[many] { $actions } дій
}.
replay-verdict = Результат: { $verdict }.
replay-verified = Запис правильний і веде до позиції { $digest }.
verify-fair = Чесно: секрет збігається з відбитком { $commitment }. Перевірено дій: { $actions }.
verify-shares = Гравців, які додали свою частку до кубиків: { $shares }; не надійшло часток: { $missing }. Контрольне число: { $check_number }.
verify-chairs = До першого кидка закріплено гру та її параметри, кожне місце й кожну оголошену частку. Людей без частки: { $without }; ботів: { $bots }.
verify-limit-server-alone = Не обіцяно (схема 1): кубики визначив лише секрет сервера; гравці нічого до них не додавали.
verify-limit-announcements = Не обіцяно (схема 2): хто брав участь і хто оголосив частку, яка не надійшла, нічим не закріплено. Цю частину запису можна непомітно змінити.
analyse-head = { $game }, дія { $ply }: { $player }
analyse-more = { $count ->
    [one] Ще { $count } дію оцінено нижче або випробувано рідше.
    [few] Ще { $count } дії оцінено нижче або випробувано рідше.
   *[other] Ще { $count } дій оцінено нижче або випробувано рідше.
}
analyse-played = У партії: «{ $action }», за оцінкою на { $points } бала нижче за найкращу.
analyse-played-best = У партії: «{ $action }», бот вибрав би те саме.
analyse-played-untried = У партії: «{ $action }», цього бот не пробував.
analyse-note = Значення — власні оцінки бота в балах для цього гравця; усі разом вони можуть бути завищені або занижені. ± — одна стандартна похибка: наскільки значення змінюється випадково, якщо бот подумає ще раз, а не наскільки воно далеке від істини.
deck-sound = { $file }: правильна колода для гри «{ $game }», { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}, відбиток { $digest }.

## What is wrong

error-line = Помилка: { $message }
usage-missing = Не вказано: { $name }.
usage-not-a-number = { $name }: це не число.
usage-no-option = Параметра { $name } немає; є { $options }.
usage-no-value = { $name }: потрібне значення.
usage-no-command = Такої команди немає; є { $commands }.
usage-unexpected = Незрозуміло: { $value }
usage-game-first = Назву гри пишуть перед { $option }.
usage-port-busy = Порт { $port } на { $host } зайнятий; виберіть інший за допомогою --port.
usage-no-listening = Порт { $port } на { $host } відкрити не можна ({ $problem }).
usage-no-web = Стіл для браузера не встановлено. Встановити: pip install '{ $package }'
usage-database-busy = Файл { $file } зайнятий іншим сервером (процес { $process }). Для кількох серверів потрібен PostgreSQL.
usage-database = Базу даних відкрити не можна ({ $problem }).
usage-workers-database = Ходи ботів можна обчислювати окремо лише з базою PostgreSQL: --database-url postgresql://…
usage-other-rules = Сервер грає за правилами { $servers }, а тут правила { $ours }: встановіть ту саму версію Duchy.
usage-setting = Параметр { $setting } вказано неправильно ({ $problem }).
usage-backup-exists = Файл { $file } уже є. Резервна копія не замінює файлів.
usage-backup-not-sqlite = Партії зберігаються в PostgreSQL: резервну копію робить pg_dump.
usage-backup-no-file = Файлу { $problem } немає.
usage-backup-foreign = У цій базі даних немає столів Duchy.
usage-backup-damaged = Базу даних пошкоджено ({ $problem }).
usage-backup-failed = Зробити резервну копію не вдалося ({ $problem }).
usage-database-revision = Схема бази даних — { $found }, а цій версії Duchy потрібна { $needed }. Запустіть один раз її сервер.
usage-prune-days = Через скільки днів без ходу видаляти? --days N, --finished-days N або обидва.
usage-prune-status = { $status } — не одне з { $choices }. Для завершених партій є --finished-days.
usage-prune-busy = Файл { $file } зайнятий сервером (процес { $process }). Зупиніть його або нехай він видаляє сам: DUCHY_PRUNE_DAYS.
usage-prune-archive = Записи партій не можна зберегти до { $folder } ({ $problem }).
usage-prune-outage = База даних стала недоступна. Що видалено, того вже немає; наступний запуск продовжить.
usage-mail-address = { $address } — не адреса електронної пошти.
usage-analyse-ply = --ply потрібен для записів партій; позиція має лише одне рішення.
usage-analyse-nothing = Вирішувати нічого: партію завершено.
usage-analyse-waits = Цьому гравцеві зараз нічого вирішувати; вирішують: { $deciders }.
usage-no-folder = Немає теки, у якій має лежати файл { $path }.
usage-shard-sprt = З --sprt матч закінчується, щойно вирішено, тому його не можна грати частинами (--shard).
usage-shard-out = Для --shard потрібен --out ФАЙЛ.parquet: його читає «duchy merge».

## Арена

arena-help = Влаштувати змагання ботів: кожне початкове число в усіх розсадках; перемоги, бали й перевага з 95-відсотковими інтервалами.
arena-bot = Бот; повторіть параметр для кожного учасника: random, greedy, search з параметрами (search:seconds=0.5,threads=2), рівень, наприклад steward, або власний клас (module:Class).
arena-games = Скільки партій зіграти.
arena-jobs = Скільки партій грати водночас, кожну у власному процесі.
arena-progress = Тривають партії
arena-note = Бали — середнє на одне місце за партію; перевага — наскільки їх більше, ніж у решти. Боти, що поділили перше місце, ділять і перемогу. ± і дужки — 95-відсоткові інтервали за початковими числами: Вілсона для частки перемог, за t-критерієм Стьюдента для балів і переваги.
arena-sprt = Зупинитися, щойно вирішено, на скільки пунктів Ело перший бот сильніший: на LOW чи на HIGH, наприклад 0,20. Кожна з відповідей хибна щонайбільше в 5% матчів; --games тоді — найбільша кількість партій.
arena-elo = { $first } сильніший за { $second } на { $elo } пунктів Ело.
arena-sprt-high = Вирішено: { $first } сильніший радше на { $high } пунктів, ніж на { $low } (логарифм відношення { $ratio }, поріг { $bound }).
arena-sprt-low = Вирішено: { $first } сильніший радше на { $low } пунктів, ніж на { $high } (логарифм відношення { $ratio }, поріг { $bound }).
arena-sprt-open = Не вирішено, { $low } чи { $high } пунктів (логарифм відношення { $ratio }, поріг { $bound }).
arena-balanced = Кожне початкове число зіграно в усіх розсадках.
arena-unbalanced = Не кожне початкове число зіграно в усіх розсадках: місця й кубики були не в усіх однакові.
arena-verdict-note = У дужках 95-відсоткові інтервали за Вілсоном.
column-bot = Бот
column-wins = Перемоги
column-ties = Нічиї
column-win-share = Частка перемог
column-points = Балів на місце
column-margin = Перевага
column-verdict = Результат
column-share = Частка

## Рейтинг ботів

ladder-help = Визначити рейтинг ботів у грі: кожен грає з кожним, і всі матчі разом дають рейтинг Ело.
ladder-bot = Бот; повторіть параметр для кожного учасника. Перший має 0 пунктів. Без параметра грають random і всі рівні.
ladder-out = Файл, у якому лишається кожен зіграний матч. Якщо він уже є, граються лише ті матчі, яких бракує.
ladder-note = { $anchor } за визначенням має 0 пунктів; на 400 більше — шанси десять до одного. У дужках 95-відсоткові інтервали різниці з ним. Бали — середнє на одне місце за партію.
column-elo = Ело

## Рівні ботів

levels-help = Виміряти силу рівнів ботів у грі: кожен грає з рівнем нижче та з найслабшим.
levels-games = Скільки партій зіграти в кожній парі, не більше.
levels-seconds = Скільки секунд відвести на пару; потім нових початкових чисел не беруть.
levels-markdown = Вивести таблицю у форматі Markdown, для сторінки документації.
levels-interrupted = Перервано: пар зіграно до кінця { $done } з { $wanted }.
levels-note = Перемоги, нічиї, бали й перевага — рівня з першого стовпця. Бали — середнє на одне місце за партію; перевага — наскільки їх більше, ніж у суперника; поділене перше місце в партії на двох — пів перемоги. ± і дужки — 95-відсоткові інтервали за початковими числами: Вілсона для частки перемог, за t-критерієм Стьюдента для балів і переваги.
levels-timed = Думають заданий час, тому їхня сила залежить від комп’ютера: { $levels }.
column-level = Рівень
column-against = Суперник
column-games = Партії

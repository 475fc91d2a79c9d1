### Слова, общие для всех игр. Со строчной буквы — то, что входит в предложение; заголовки делает прописными клиент.

## Места за столом. $number считается с 1.

seat-name = Игрок { $number }
seats-and = { $first } и { $last }
team-name = Команда: игроки { $seats }

## Уровни ботов: имя и кому подходит

bot-page = Паж
    .help = Новичок. Берёт то, что выгодно прямо сейчас. Для первой партии.
bot-squire = Оруженосец
    .help = Лёгкий. Думает на шаг вперёд. Для тех, кто знает правила.
bot-steward = Управляющий
    .help = Средний. Планирует весь ход. Для тех, кто сыграл несколько партий.
bot-chancellor = Канцлер
    .help = Сильный. Планирует ход и просчитывает броски. Для опытных игроков.
bot-duke = Герцог
    .help = Эксперт. Думает над каждым решением целую секунду. Для тех, кто обыгрывает остальных ботов.

## Итоги

result-place = { $place ->
    [1] первое место
    [2] второе место
    [3] третье место
    [4] четвёртое место
   *[other] пятое место
}

## Журнал любой игры

log-undo = { $player } отменяет последнее действие
    .you = Вы отменяете последнее действие
log-concede = { $player } сдаётся
    .you = Вы сдаётесь
log-forfeit = { $player } проигрывает: время вышло
    .you = Вы проигрываете: время вышло
log-leave = { $player } выходит из-за стола; дальше играет бот
    .you = Вы выходите из-за стола; дальше играет бот
log-agree = { $absent }: { $player } предлагает, чтобы дальше играл бот
    .you = { $absent }: вы предлагаете, чтобы дальше играл бот
log-agreed = { $absent }: по решению остальных дальше играет бот
log-away = { $player } не в сети; дальше играет бот
    .you = Вы не в сети; дальше играет бот
log-time = { $player }: время вышло, дальше играет бот
    .you = Ваше время вышло, дальше играет бот
log-return = { $player } снова за столом
    .you = Вы снова за столом
log-cancel = { $player } отменяет стол
    .you = Вы отменяете стол

## Почему действие невозможно

why-over = Партия окончена.
why-waiting = Сейчас решать не вам. Ждём: { $players }.
why-asked = «{ $decision }» — сначала нужно решить это.

## Ошибки: что не так и что есть взамен. То, что было задано, стоит в кавычках языка Python.

error-internal = У нас что-то пошло не так. Партия сохранена, попробуйте ещё раз.
error-unknown-game = Игры { $name } нет; есть { $choices }.
error-game-without = У игры { $game } нет части { $part }, которая для этого нужна.
error-data = { $file }, { $entry }: { $reason }

# Что принимают функции: $name — аргумент, $kind — класс.
error-type-whole = { $name }: нужно целое число, а не { $value }.
error-type-text = { $name }: нужен текст, а не { $value }.
error-type-list = { $name }: нужен список текстов, а не { $value }.
error-type-path = { $name }: нужно имя файла, а не { $value }.
error-type-instance = { $name }: нужен объект { $kind }, а не { $value }.
error-type-array = { $name }: нужен массив из { $count } чисел типа { $kind }, в который можно писать, а не { $value }.
error-type-function = { $name }: нужна функция, а не { $value }.
error-type-generator = { $name }: нужен генератор numpy или целое число, а не { $value }.

# Параметры: причина следует за названием.
error-option = Параметр { $option }: { $reason }
error-option-unknown = такого у этой игры нет; есть { $choices }.
error-not-one-of = { $value } не подходит; возможны: { $choices }.
error-not-between = { $value } не подходит; нужно число от { $first } до { $last }.
error-not-from-one = { $value } не подходит; нужно целое число не меньше 1.

# Действия. «none» означает пустой список.
error-action-number = Действия { $action } нет: в этой игре действия от 0 до { $last }.
error-action-kind = Действия { $kind } нет; есть { $choices }.
error-action-arguments = Аргументы действия { $kind }: { $wanted ->
    [none] их нет
   *[other] { $wanted }
}; указано: { $given ->
    [none] ничего
   *[other] { $given }
}.
error-action-argument = { $name } в действии { $kind } — целое число, а не { $value }.
error-action-range = { $name } в действии { $kind } — от { $first } до { $last }, а не { $value }.
error-action-type = Действие — это число, текст или объект, а не { $value }.
error-action-object = В объекте действия должен быть вид, например { $example }.
error-action-notation = { $text } не соответствует форме { $form }.
error-not-legal = Действие «{ $action }» сейчас недоступно для player={ $player }: решается «{ $decision }».
error-illegal = { $refused } { $reason } ({ $rule })
    .rule = { $refused } ({ $rule })
error-agenda-overflow = Действие «{ $action }» выполнить нельзя: слишком много эффектов ждут одновременно. Это ошибка в правилах, сообщите о ней.
error-observed = В позиции глазами игрока будущие броски неизвестны: играйте дальше с полной позицией или вызовите determinize().
error-chance-not-dice = Исход этого действия решают не только кубики; примеры даёт { $name }.
error-chance-many = Исход этого действия решает случай столько раз: { $count }; точно считается не больше { $most } кубиков; примеры даёт { $name }.
error-wrong-observer = Это позиция глазами player={ $observer }; показывать её player={ $viewer } нельзя.
error-frozen = Эту позицию ведёт партия: ходите через неё или возьмите копию (clone()).

# Игрок назван аргументом player=0, счёт с 0 (docs/counting.md).
error-which-player = Укажите, кто действует: player=…; сейчас решают: { $players }.
error-no-player = Нет player={ $player }: в этой партии номера игроков от 0 до { $last }.
error-not-deciding = Сейчас player={ $player } ничего не решает.
error-game-over = Решать нечего: партия окончена.

# Отмена
error-undo-nothing = Отменять нечего: ещё никто не ходил.
error-undo-not-acted = Отменять нечего: ходов player={ $player } ещё не было.
error-undo-revealed = Отменить уже нельзя: с тех пор брошены кубики или открылось скрытое.
error-undo-others = Отменить уже нельзя: после player={ $player } ходили другие.
error-undo-ended = Отменить уже нельзя: партия закончилась, потому что игрок сдался.

# Места: кто сдаётся, уходит или возвращается.
error-seat-kind = Вида { $kind } нет; есть { $choices }.
error-seat-conceded = Игрок player={ $player } уже сдался.
error-seat-bot = За player={ $player } уже играет бот.
error-seat-no-bot = За player={ $player } бот не играет.

# Записи партий: причина следует за файлом.
error-record = { $where }: { $reason }
    .action = { $where }, действие { $ply }: { $reason }
    .unnamed = Запись партии
error-record-fault = { $problem }
error-record-not-text = это не текстовый файл.
error-record-unreadable = файл не читается ({ $problem }).
error-record-unwritable = файл не записывается ({ $problem }).
error-record-truncated = запись обрывается, или это вовсе не запись партии.
error-record-checksum = контрольная сумма не сходится: запись изменена.
error-record-no-format = не указан формат записи.
error-record-format = формат записи { $found }, а версия { $version } читает форматы от 1 до { $format }.
error-record-missing = нет поля { $field }.
error-record-foreign = поля { $field } нет в формате { $format }.
error-record-no-text = значение поля { $field } — не текст.
error-record-no-object = значение поля { $field } — не объект.
error-record-no-list = значение поля { $field } — не список.
error-record-no-results = в поле { $field } нет очков и мест.
error-record-no-fairness = в поле { $field } нет всего, что должно быть по его схеме: отпечатка и секрета (по 64 шестнадцатеричные цифры), объявленного, долей и мест.
error-record-action = действие — это список из игрока, обозначения и, возможно, энтропии.
error-record-entropy = энтропия — не текст из 16 шестнадцатеричных цифр.
error-record-options = такие параметры невозможны ({ $problem }).
error-record-revision = запись следует редакции правил { $revision }, которой версия { $version } не знает.
error-record-position = запись ведёт не к той позиции, которая в ней указана (записано версией { $written }, проверено версией { $version }).
error-record-results = итоги не совпадают с итогами партии.
error-record-seat-change = в поле { $field } должны стоять число действий, игрок и вид изменения.
error-record-seats-late = смена места или действие записаны после конца партии или не по порядку.
error-record-hints = в поле { $field } должно стоять число подсказок каждого игрока.

# Позиции: причина стоит после части. $part — имя части, как в тексте позиции.
error-position = Позиция: { $reason }
    .part = Позиция, { $part }: { $reason }
error-position-phrase = { $value }: неясно, какой задан вопрос или какое выполняется действие.
error-position-list = { $value } — не список.
error-position-length = указано { $count }, а возможно от { $least } до { $most }.
error-position-table = { $value } — не таблица имён и значений.
error-position-pair = { $value } — не пара со знаком «{ $sign }» посередине.
error-position-twice = { $name } указано дважды.
error-position-given-twice = одно и то же указано дважды.
error-position-object = позиция — это объект, в котором названа игра, например { $example }.
error-position-option = это параметр игры, и он уже выбран.
error-position-no-state = { $value } — не состояние партии.
error-position-beyond = в этих полях стоит то, чего части позиции не могут выразить: { $fields }.
error-position-not-text = { $value } — не текст.
error-position-long = текст слишком длинный: знаков { $count }, а можно не больше { $most }.
error-position-file = { $file } — не текст позиции и не файл, который можно прочитать ({ $problem }).
error-position-json = JSON не читается ({ $problem }).
error-position-head = текст не начинается со строки вида «{ $form }».
error-position-check = контрольное слово { $word } не сходится: текст повреждён или изменён. Если вы изменили его сами, уберите контрольное слово.
error-position-line = { $line } не имеет вида «{ $form }».
error-position-no-draw = это не зависит от случая; от случая зависит: { $choices }.
error-position-not-drawn = при этом действии ничего такого не бросают и не берут.
error-position-not-found = нужные броски не найдены, попыток сделано: { $count }.

# Честные кубики: причина следует за файлом.
error-fair-none = броски этой партии не были зафиксированы заранее, проверять нечего.
error-fair-commitment = секрет не совпадает с отпечатком.
error-fair-commitment-announced = секрет и объявленное до начала не совпадают с отпечатком.
error-fair-share = доля игрока на месте { $number } не совпадает со своим хешем.
error-fair-unannounced = с места { $number } пришла доля, хотя её не объявляли.
error-fair-announced = места и доли не те, что были объявлены до начала.
error-fair-game = игра или её параметры не те, что были объявлены до начала.
error-fair-seating = рассадка не соответствует секрету и долям игроков.
error-fair-seed = подготовка не соответствует секрету, долям и тому, что было объявлено до начала.
error-fair-ply = кубики на этом шаге не соответствуют секрету, долям и тому, что было объявлено до начала.

# Тексты
error-text-language = Языка { $language } нет; есть { $choices }.
error-text-missing = Нет текста { $key } на языке { $language }.
error-text-fault = Текст { $key } на языке { $language }: { $problem }
error-text-twice = Текст { $key } на языке { $language } записан дважды.
error-text-unreadable = { $file }: не удаётся прочитать { $beginning }.
error-text-folder = Для текстов нужна хотя бы одна папка.

# Боты; «none» означает пустой список.
error-bot-unknown = бота { $name } нет; есть { $choices }.
error-bot-parameter = у бота { $bot } нет параметра { $name }; { $choices ->
    [none] параметров у него нет
   *[other] есть { $choices }
}.
error-bot-number = { $name }={ $value } у бота { $bot } — не число.
error-bot-form = { $part } в { $text } не соответствует форме «имя=значение».
error-bot-seconds = { $seconds }: нужно число секунд.
error-sprt = { $value }: нужны две разности рейтингов Эло, сначала меньшая, например 0,20.
error-sprt-bots = в матче до решения участвуют два бота, а не { $bots }.
error-ladder-bots = для рейтинга нужно хотя бы два разных бота, каждый назван один раз.
error-ladder-specs = это не те боты, что в рейтинге.
error-ladder-file = в файле { $file } нет рейтинга.
error-ladder-other = в файле { $file } рейтинг с другими ботами или настройками; укажите другой файл.
error-bot-seats = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
} на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}: поровну не получится.
error-bot-teams = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
} на { $teams ->
    [one] { $teams } команду
    [few] { $teams } команды
   *[many] { $teams } команд
}: поровну не получится. За всех игроков команды играет один бот.
error-bot-state = Боту нужна позиция игры { $game }, какой её видит его игрок: state.observe(player).
error-bot-import = бота { $name } не удалось загрузить: { $problem }.
error-bot-class = { $name } — не бот: бот должен быть подклассом duchy.bots.Bot.
error-bot-game = бот { $bot } создан для другой игры или других параметров.
error-bot-travel = бота { $bot } нельзя передать в другой процесс: { $problem }
error-bot-choice = Бот { $bot } выбрал { $action }, а такого хода сейчас нет.
error-bot-analysis = Бот { $bot } не говорит, как оценивает действия: у него нет метода { $name }.
error-bot-chance = Бот { $bot } выбирает случайно и действий не оценивает; оценивают { $choices }.
error-bot-judged = Бот { $bot } оценил не каждое возможное действие ровно один раз.
error-jobs-stopped = процесс, который играл партии, завершился. Программа с несколькими процессами должна запускаться внутри условия: if __name__ == '__main__'.

# Нейросети
error-network-file = { $file } — не нейросеть Duchy или файл повреждён.
error-network-missing = Файла { $file } нет.
error-network-none = Нейросети для игры { $game } в составе Duchy нет; есть для { $games }.
error-network-game = Нейросеть обучена для игры { $other }, а не { $game }.
error-network-data = Нейросеть обучена для игры { $game } с другими данными о компонентах.
error-network-version = Нейросеть не обучена для этих параметров игры: вид позиций { $version } ей не знаком.
error-learn-games = В файле { $file } нет позиций для обучения или он повреждён.
error-learn-options = В файле { $file } позиции партий с другими настройками.
error-learn-one-game = Нейросеть учится одной игре: все наборы настроек должны быть для неё.
error-course-file = { $file } — не таблица кругов обучения.

# Симуляции
error-cuda-missing = для CUDA нужно дополнение duchy[cuda] ({ $problem }); используйте cpu.
error-cuda-broken = CUDA здесь не работает ({ $problem }); используйте cpu.
error-cuda-none = здесь нет видеокарты NVIDIA с драйвером; используйте cpu.
error-cuda-policy = { $policy } играет только на cpu; на cuda есть random.
error-cuda-idle = Видеокарта не сыграла ни одной партии.
error-no-results = В { $path } нет результатов симуляции: { $problem }
error-too-many-games = на { $value } партий не хватит памяти.
error-results-not-saved = Не удалось сохранить результаты в { $path }: { $problem }
error-cuda-told = { $options }: это возможно только на cpu.
error-seats-count = { $count ->
    [one] назван { $count } игрок
    [few] названы { $count } игрока
   *[many] названо { $count } игроков
}, а { $seats ->
    [one] место { $seats }
    [few] места { $seats }
   *[many] мест { $seats }
}.
error-seats-form = { $value } не соответствует форме МЕСТО=БОТ, например 0=greedy; места считаются с 0.
error-seats-twice = место { $seat } указано дважды.
error-shard-form = { $value } не соответствует форме i/n: например, 2/5 — вторая из пяти частей.
error-on-form = { $value } — не кластер; напишите ray или ray:АДРЕС.
error-on-with = на кластере нельзя выбрать { $option }.
error-cluster-none = Кластер { $address } недоступен ({ $problem }).
error-cluster-lost = Часть работы терялась { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
 } ({ $problem }).
error-cluster-version = На одной из машин кластера Duchy { $own }, а на этой { $other }.
error-frame-missing = Для таблицы нужна библиотека { $libraries }, а она не установлена; её ставит дополнение { $extra }.
error-parquet-missing = Для файлов Parquet нужна библиотека { $library }, а она не установлена; её ставит дополнение { $extra }.
error-out-form = Имя файла { $path } должно оканчиваться на { $choices }.
error-out-shard = { $path } — не файл { $form }, а объединять можно только их.
error-out-folder = Нет папки, в которой должен лежать файл { $path }.
error-merge-none = нет файлов, которые можно объединить.
error-merge-foreign = Файл { $file } записан не командой «duchy simulate --out» и не командой «duchy arena --out».
error-merge-differs = { $file } и { $other } — части разного: { $name } в одном { $value }, в другом { $wanted }.
error-merge-columns = { $file } и { $other } — части разного: у них разные столбцы.
error-merge-interrupted = Запись { $file } прервана, часть неполна: сыграйте эту часть заново.
error-merge-twice = В { $file } и { $other } одни и те же партии, начиная с партии { $first }.
error-merge-missing = Не хватает партий с { $first } по { $last } из { $games } (счёт с 0): пропущена часть.

# Среды других библиотек
error-extra-missing = для { $name } нужно дополнение { $extra } ({ $problem }).
error-env-place = в партии для одного игрока нет мест; есть { $choices }.
error-env-options = игра { $game } уже создана; параметры указывают вместе с названием.
error-env-form = { $part } не соответствует форме «имя:значение».
error-env-opponents = указано ботов: { $count }, а остальных мест: { $seats }; один бот займёт все.
error-env-reset = Ходить негде: сначала вызовите reset().
error-env-recall = Наблюдения здесь — то, что один игрок видит в данный момент, без памяти; запросите общие и собственные скрытые сведения.

# Наборы партий
error-batch-illegal = Партия { $number }, место { $place } в наборе: { $refused } Ни одно действие этого шага не выполнено.
error-batch-actions = { $name }: нужен массив из { $count } целых чисел, по одному на партию, а не { $value }.
error-batch-games = { $name }: нужен массив из { $count } логических значений, по одному на партию, а не { $value }.
error-batch-room = { $name }: нужен массив { $kind }, в который можно писать, а не { $value }.
error-batch-bots = { $name }: нужно соответствие мест и ботов, а не { $value }.
error-batch-no-seat = хотя бы одно место должно остаться без бота.
error-batch-seed = начальное число задаётся для всех партий; не указывайте его, если заново начинаются лишь некоторые.
error-batch-not-over = на месте { $value } ещё ни одна партия не закончилась.
error-batch-blind = этот набор создан без неё; задайте одну из: { $choices }.
error-batch-bot-on-card = { $bot } на месте { $place } играет только на cpu; на cuda есть random.

## Командная строка

cli-compiling = Готовим правила для этого компьютера; это нужно только один раз.
cli-player = Игрок
cli-score = Очки
cli-place = Место

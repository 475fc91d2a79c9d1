### Слова, общие для всех игр. Со строчной буквы — то, что входит в предложение; заголовки делает прописными клиент.

## Места за столом. $number считается с 1.

seat-name = Игрок { $number }
team-name = Команда игроков { $seats }

## Уровни ботов: имя и кому подходит

bot-page = Паж
    .help = Новичок. Берёт то, что выгодно прямо сейчас. Для первой партии.
bot-squire = Оруженосец
    .help = Лёгкий. Думает на шаг вперёд. Для тех, кто знает правила.
bot-steward = Управляющий
    .help = Средний. Планирует весь ход. Для тех, кто сыграл несколько партий.
bot-chancellor = Канцлер
    .help = Сильный. Планирует ход и просчитывает броски. Достойный соперник для опытных.
bot-duke = Герцог
    .help = Эксперт. Думает секунду над каждым решением.

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
log-forfeit = { $player } сдаётся: время вышло
    .you = Вы сдаётесь: время вышло
log-leave = { $player } выходит из-за стола; дальше играет бот
    .you = Вы выходите из-за стола; дальше играет бот
log-agree = { $player } предлагает замену ботом: { $absent }
    .you = Вы предлагаете замену ботом: { $absent }
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
why-waiting = Сейчас решаете не вы; ждём: { $players }.
why-asked = Сейчас нужно решить другое: «{ $decision }».

## Ошибки: что не так и что есть взамен. То, что было задано, стоит в кавычках языка Python.

error-internal = У нас что-то пошло не так. Партия сохранена, попробуйте ещё раз.
error-unknown-game = Игры { $name } нет; есть { $choices }.
error-game-without = У игры { $game } нет части { $part }, которая для этого нужна.
error-data = { $file }, { $entry }: { $reason }

# Что принимают функции: $name — аргумент, $kind — класс.
error-type-whole = { $name } — это целое число, а не { $value }.
error-type-text = { $name } — это текст, а не { $value }.
error-type-list = { $name } — это список текстов, а не { $value }.
error-type-path = { $name } — это имя файла, а не { $value }.
error-type-instance = { $name } — это объект { $kind }, а не { $value }.
error-type-function = { $name } — это функция, а не { $value }.
error-type-generator = { $name } — это генератор numpy или целое число, а не { $value }.

# Параметры: причина следует за названием.
error-option = Параметр { $option }: { $reason }
error-option-unknown = такого у этой игры нет; есть { $choices }.
error-not-one-of = { $value } не подходит; возможны: { $choices }.
error-not-between = { $value } не подходит; нужно число от { $first } до { $last }.
error-not-from-one = { $value } не подходит; нужно число от 1 и больше.

# Действия. «none» означает пустой список.
error-action-number = Действия { $action } нет: в этой игре действия от 0 до { $last }.
error-action-kind = Действия { $kind } нет; есть { $choices }.
error-action-arguments = Аргументы действия { $kind }: { $wanted ->
    [none] никаких
   *[other] { $wanted }
}; заданы: { $given ->
    [none] никакие
   *[other] { $given }
}.
error-action-argument = { $name } в действии { $kind } — целое число, а не { $value }.
error-action-range = { $name } в действии { $kind } — от { $first } до { $last }, а не { $value }.
error-action-type = Действие — это число, текст или объект, а не { $value }.
error-action-object = Объект действия называет свой вид текстом, например { $example }.
error-action-notation = { $text } не соответствует форме { $form }.
error-not-legal = Действие «{ $action }» сейчас недоступно для player={ $player }: решается «{ $decision }».
error-illegal = { $refused } { $reason } ({ $rule })
    .rule = { $refused } ({ $rule })
error-agenda-overflow = Действие «{ $action }» выполнить нельзя: слишком много эффектов ждут одновременно. Это ошибка в правилах, сообщите о ней.
error-observed = В том, что видит игрок, нет кубиков для броска: играйте дальше с полной позицией или вызовите determinize().
error-wrong-observer = Это позиция глазами player={ $observer }; показывать её player={ $viewer } нельзя.
error-frozen = Эта позиция принадлежит партии, которая ведёт запись: играйте через партию или на копии, которую даёт clone().

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
error-seat-kind = { $kind } нет среди { $choices }.
error-seat-conceded = Игрок player={ $player } уже сдался.
error-seat-bot = За player={ $player } уже играет бот.
error-seat-no-bot = За player={ $player } бот не играет.

# Записи партий: причина следует за файлом.
error-record = { $where }: { $reason }
    .action = { $where }, действие { $ply }: { $reason }
    .unnamed = Запись партии
error-record-fault = { $problem }
error-record-not-text = в файле не текст.
error-record-unreadable = файл не читается ({ $problem }).
error-record-unwritable = файл не записывается ({ $problem }).
error-record-truncated = запись обрывается или это вовсе не запись партии.
error-record-checksum = контрольная сумма не сходится: запись изменена.
error-record-no-format = не указан формат записи.
error-record-format = формат записи { $found }, а версия { $version } читает форматы от 1 до { $format }.
error-record-missing = нет поля { $field }.
error-record-foreign = поля { $field } нет в формате { $format }.
error-record-no-text = значение поля { $field } — не текст.
error-record-no-object = значение поля { $field } — не объект.
error-record-no-list = значение поля { $field } — не список.
error-record-no-results = в поле { $field } нет очков и мест.
error-record-no-fairness = в поле { $field } нет отпечатка и секрета (по 64 шестнадцатеричные цифры).
error-record-action = действие — это список из игрока, обозначения и, возможно, энтропии.
error-record-entropy = энтропия — не текст из 16 шестнадцатеричных цифр.
error-record-options = такие параметры невозможны ({ $problem }).
error-record-revision = запись следует редакции правил { $revision }, которой версия { $version } не знает.
error-record-position = запись ведёт не к той позиции, которая в ней указана (записано версией { $written }, проверено версией { $version }).
error-record-results = итоги не совпадают с итогами партии.
error-record-seat-change = в поле { $field } должны стоять число действий, игрок и вид изменения.
error-record-seats-late = место меняется или действие совершается после конца партии либо не по порядку.

# Позиции: причина стоит после части. $part — имя части, как в тексте позиции.
error-position = Позиция: { $reason }
    .part = Позиция, { $part }: { $reason }
error-position-phrase = из { $value } не понять, о чём спрашивают или что делают.
error-position-list = { $value } — не список.
error-position-length = указано { $count }, а возможно от { $least } до { $most }.
error-position-table = { $value } — не таблица имён и значений.
error-position-pair = { $value } — не пара со знаком «{ $sign }» посередине.
error-position-twice = { $name } указано дважды.
error-position-given-twice = это указано дважды.
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
error-position-no-draw = это не бросают и не тянут; бросают или тянут: { $choices }.
error-position-not-drawn = при этом действии нужное не бросают и не тянут.
error-position-not-found = нужные броски не найдены, попыток сделано: { $count }.

# Честные кубики: причина следует за файлом.
error-fair-none = броски этой партии не были зафиксированы заранее, проверять нечего.
error-fair-commitment = секрет не совпадает с отпечатком.
error-fair-share = доля игрока на месте { $number } не совпадает с её хешем.
error-fair-seating = рассадка не соответствует секрету и долям игроков.
error-fair-seed = подготовка не соответствует секрету.
error-fair-ply = кубики на этом шаге не соответствуют секрету.

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
error-jobs-stopped = процесс, который играл партии, завершился. Программа с несколькими процессами должна начинаться под условием: if __name__ == '__main__'.

# Симуляции
error-cuda-missing = для CUDA нужно дополнение duchy[cuda] ({ $problem }); используйте cpu.
error-cuda-broken = CUDA здесь не работает ({ $problem }); используйте cpu.
error-cuda-none = здесь нет видеокарты NVIDIA с драйвером; используйте cpu.
error-cuda-policy = { $policy } играет только на cpu; на cuda есть random.
error-cuda-idle = Видеокарта не сыграла ни одной партии.
error-no-results = В { $path } нет результатов симуляции: { $problem }
error-too-many-games = на { $value } партий не хватит памяти.
error-results-not-saved = Результаты не сохранить в { $path }: { $problem }

## Командная строка

cli-compiling = Готовим правила для этого компьютера; это нужно только один раз.
cli-player = Игрок
cli-score = Очки
cli-place = Место

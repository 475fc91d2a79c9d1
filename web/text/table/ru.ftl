### Слова стола, какая бы игра на нём ни шла.

## Подсказка

legend-hide = Скрыть пояснение
undo = Отменить
undo-label = Отменить последнее действие
choose = Выберите
answer-places = { $count ->
    [one] { $count } участок
    [few] { $count } участка
   *[many] { $count } участков
}
answers-count = { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[many] { $count } ответов
}
skip-moves = { $count ->
    [one] Сразу показать ещё { $count } действие
    [few] Сразу показать ещё { $count } действия
   *[many] Сразу показать ещё { $count } действий
}

## Карточки и вопросы

card-points = { $count ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
}
card-then = Дальше
card-reveals = Это нельзя будет отменить.
card-do = Подтвердить
card-not-yet = Назад
ask-title = Завершить ход?
ask-anyway = Завершить
ask-stay = Продолжить ход

## Ход можно отменить, пока боты не начали

hold-back = Отменить
hold-go-on = Дальше
hold-next = Когда время выйдет, ходит { $player }.
hold-waits = { $player } ждёт, пока вы не нажмёте «Дальше».
hold-still = Ход ещё можно отменить.
hold-left = Осталось { $seconds } с
hold-other = { $player } завершает ход
log-taken = { $count ->
    [one] Отменено { $count } действие
    [few] Отменено { $count } действия
   *[many] Отменено { $count } действий
}

## Подсказки

hint = Подсказка
hint-count = в этой партии: { $count }
hint-rows = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
hint-thinking = Бот думает…
hint-best = Лучшее
hint-equal = не хуже
hint-less = −{ $points }
hint-error = ± { $points }
hint-note = Сколько очков можно ожидать в конце по сравнению с лучшим действием. Подсказка ничего не стоит. Сколько подсказок вы взяли, видят все за столом.
# Для экранных дикторов.
hint-said-best = Лучшее действие, с точностью до { $error } очка
hint-said-equal = Не хуже, с точностью до { $error } очка
hint-said-less = На { $points } очка меньше, с точностью до { $error }

## Журнал

log = Журнал
log-earlier = Показать, что было раньше
log-empty = Пока ничего не произошло.
log-open = Открыть журнал
happenings-again = Показать эти действия ещё раз
news-all = все { $count }
news-none = Пока ничего нового.
log-since = После вашего хода
since-more = и ещё { $count }

## Места

seat-away = не в сети
seat-is-bot = бот
seat-stand-in = играет бот
seat-conceded = сдаётся
seat-hints = { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[many] { $count } подсказок
}
watch-from-here = Смотреть с этого места
watch-follow = Показывать того, кто ходит
spectator = Вы зритель

## Чат

chat = Чат
chat-unread = { $count ->
    [one] Чат: { $count } новое сообщение
    [few] Чат: { $count } новых сообщения
   *[other] Чат: { $count } новых сообщений
}
chat-lines = Сообщения
chat-empty = Сообщений пока нет.
chat-said = { $name }: { $text }
chat-spectator = Зритель
chat-watching = зритель
chat-phrases = Готовые фразы
chat-write = Сообщение
chat-send = Отправить
chat-players-only = Здесь пишут только игроки.
chat-mute = Отключить чат
chat-unmute = Включить чат
chat-muted = Чат отключён.
chat-mute-author = Скрыть сообщения: { $name }
    .short = Скрыть
chat-unmute-author = Снова показывать: { $name }
# Каждый читает их на своём языке.
chat-phrase-hello = Привет!
chat-phrase-luck = Удачи!
chat-phrase-nice = Отличный ход!
chat-phrase-oops = Ой!
chat-phrase-thanks = Спасибо!
chat-phrase-moment = Минутку, пожалуйста.
chat-phrase-back = Я снова здесь.
chat-phrase-game = Спасибо за игру!

## Несколько человек у одного экрана

curtain-title = { $player }, ваша очередь выбирать
curtain-text = Передайте устройство: дальше играет { $player }. Остальные не подглядывают.
curtain-open = { $player } — это я

## Связь

link-connecting = Подключаемся к столу…
link-lost = Связь потеряна. Переподключаемся…
link-pending = Ваш ход отправится, когда связь восстановится.
link-retry = Попробовать сейчас
link-refused = Этот стол открыть нельзя
loading = Готовим стол…

## Честные кубики

seal = Честные кубики
seal-title = Броски зафиксированы заранее
seal-text = Все броски, жетоны и карты этой партии определяет секрет, выбранный до её начала. Это отпечаток секрета (SHA-256). После партии секрет откроется, и каждый сможет проверить, что ничего не подменили.
seal-text-shared = Когда все сели за стол, сервер выбрал секрет и показал его отпечаток (SHA-256). Затем браузер каждого игрока добавил свою долю случайных чисел. Вместе они определяют все броски, рассадку и порядок карт и жетонов, поэтому в одиночку подстроить их не мог никто. После партии секрет раскрывается, и проверить его может каждый.
seal-text-bound = Когда все сели за стол, сервер выбрал секрет и показал отпечаток (SHA-256) секрета и всего, что было объявлено к этому моменту: какая игра, кто играет и каков хеш доли каждого игрока. Затем браузер каждого игрока добавил свою долю случайных чисел. Вместе они определяют все броски, рассадку и порядок карт и жетонов, поэтому в одиночку подстроить их не мог никто. После партии секрет раскрывается, и проверить его может каждый.
seal-share-own = доля этого браузера добавлена
seal-share-given = доля добавлена
seal-share-missing = доля не пришла вовремя
seal-share-none = без доли
seal-lost = Доля этого браузера в кубики не вошла. Если в начале партии вы были в сети, спросите владельца сервера.
seal-not-announced = То, что сервер называет объявленным, не совпадает с этим столом. Спросите владельца сервера.
seal-number = Контрольное число:
seal-number-why = Сверьте его с другими игроками вслух или в чате. Если число у всех одно, всем показали один и тот же отпечаток, одних и тех же игроков и одни и те же доли.
seal-commitment = Отпечаток
mixing-text = Все на местах. Браузер каждого игрока добавит к кубикам свою долю, и партия начнётся.

## Кто уходит и возвращается

clock-label = Оставшееся время
clock-days = { $days } дн. { $hours } ч
people-watch = Ссылка для зрителей
people-watch-how = Смотреть может любой, у кого есть ссылка.
people-take-back = Вернуться на место
people-bot-for = { $name }: пусть играет бот
people-let-bot = Пусть играет бот
people-leave = Выйти из-за стола
people-leave-sure = Выйти из-за стола?
people-leave-who = { $name }: выйти из-за стола?
people-leave-bot = За вас будет играть бот. Вернуться и продолжить можно в любой момент.
people-leave-rests = Партия подождёт, пока вы не вернётесь.
people-concede = Сдаться
people-concede-sure = Сдаться?
people-concede-who = { $name }: сдаться?
people-concede-ends = Партия сразу закончится вашим поражением.
people-concede-bot = За вас доиграет бот, а вы займёте последнее место, сколько бы очков он ни набрал. Вернуться будет нельзя.
people-conceded = Вы сдались. За вас доигрывает бот.
people-bot-leave = Вы вышли из-за стола. За вас играет бот.
people-bot-agreed = Вас не было. За вас играет бот.
people-bot-away = Вас не было. За вас играет бот.
people-bot-time = Ваше время вышло. За вас играет бот.
people-away = { $name } не в сети.
people-wished = Согласны на замену ботом: { $names }.
people-wished-me = Вас хотят заменить ботом: { $names }. Сделайте ход, чтобы остаться в игре.

## Меню

menu = Меню
menu-table = Стол
menu-keys = Клавиши
menu-leave = На главную
your-turn = Ваш ход
expansions = { $count ->
    [one] { $count } дополнение
    [few] { $count } дополнения
   *[many] { $count } дополнений
}
expansions-title = Дополнения в этой партии

## Клавиши

keys-title = Игра с клавиатуры
keys-move = Переходить между возможными действиями
keys-act = Выполнить выделенное
keys-numbers = Взять кубик с этим числом или отложить его
keys-undo = Отменить
keys-end = Завершить ход
keys-overview = Открыть обзор: очки, оставшиеся жетоны, памятка
keys-skip = Пропустить необязательное решение
keys-hint = Взять подсказку
keys-log = К журналу
keys-look = Осмотр: стрелки ведут ко всему на столе
keys-escape = На шаг назад
keys-help = Показать эти клавиши
key-arrows = Tab, стрелки
key-enter = Enter
key-escape = Esc
look-on = Осмотр: стрелки ведут ко всему на столе. I или Esc — выйти.
look-off = Снова только возможные действия.

## Карты колоды: чтение и поиск

browser-search = Имя или слово из текста
browser-count = { $shown } из { $all }
browser-clear = Убрать фильтры
browser-none = Таких карт нет.
browser-filters = Фильтры

## Между этапами и раундами

passage-skip = Нажмите, чтобы пропустить.
    .touch = Нажмите, чтобы пропустить.

## Партия на одной странице

overview = Обзор
overview-points = Очки
overview-left = Оставшиеся жетоны
overview-aid = Памятка
overview-total = Если закончить сейчас

## Обучение

tutorial = Обучение
tutorial-next = Дальше
tutorial-back = Назад
tutorial-play = Продолжить партию
tutorial-step = { $number } из { $count }
tutorial-waiting = Смотрите: сейчас ходят другие.
tutorial-other = Так тоже можно, но сначала попробуем то, что предложено.
tutorial-read = Минутку: сначала дочитайте, потом ваш ход.

### The words of the shell: everything around the games.

## The bar above every page

nav-brand = Duchy, на главную
nav-skip = К содержимому
nav-label = Главное меню
nav-menu = Меню
nav-home = Главная
nav-new = Новая игра
nav-tables = Столы
nav-rules = Правила
nav-settings = Настройки
nav-profile = Профиль
nav-account = Учётная запись
nav-who = Ваша учётная запись
nav-signed-in = Вы вошли как { $name }
nav-about = О проекте
nav-language = Язык
nav-light = Светлая тема
nav-dark = Тёмная тема
nav-help = Правила и помощь

close = Закрыть
cancel = Отмена
retry = Повторить
offline = Сервер не отвечает. Проверьте соединение.
trouble = Что-то пошло не так. Попробуйте ещё раз.

## Rules that are being compiled

preparing-title = Игра готовится
preparing = Готовим правила для этого компьютера; это нужно только один раз. { $seconds ->
    [one] Осталось около { $seconds } секунды.
   *[other] Осталось около { $seconds } секунд.
}
preparing-progress = Ход подготовки
preparing-table = Стол откроется сам, как только правила будут готовы.

## A page that does not exist

lost-title = Страница не найдена
lost-text = Адрес неверен, или этого стола больше нет.
lost-home = На главную

## Documentation that was not built

docs-title = Документация
docs-missing = Этот сервер запущен без документации.
docs-how = Если он запущен из копии исходного кода, документацию собирает одна команда в папке Duchy:
docs-then = Перезапустите сервер — и документация появится на этой странице. В установленных пакетах и образах она уже есть.
docs-read = Все руководства можно читать и без сборки: они лежат в папке «docs» исходного кода.

## The server is away

offline-title = Сервер не отвечает
offline-text = Нет связи, или сервер перезапускается. С вашими партиями ничего не случится. Как только сервер ответит, страница откроется сама.

## Home

home-title = Садитесь и играйте
home-lead = С ботами, с друзьями, онлайн. Без регистрации.
home-start = Выберите игру
home-newcomer = Впервые играете?
    .help = Настоящая партия с подсказками, около { $minutes } минут.
home-learn = Научиться, играя
home-or = или, если знаете правила
home-play = Играть с ботом сейчас
home-play-hint = Партия на двоих с ботом среднего уровня.
home-games = Игры
home-new = Новая игра
home-new-with = Новая игра: игроки, уровень, дополнения
home-bots = С ботами
    .help = Пять уровней: от пажа (новичок) до герцога (эксперт).
home-here = За одним экраном
    .help = Передавайте устройство по кругу. Скрытое видит только тот, кто ходит.
home-link = По ссылке
    .help = Отправьте каждому игроку ссылку на его место. Страницу можно закрыть и открыть когда угодно: партия сохранится.
home-mine = Ваши партии
home-open = Ждут игроков
home-open-none = Столов, которые ждут игроков, нет. Создайте свой и покажите его в списке.
home-finished = Завершённые партии
home-finished-none = Здесь появятся завершённые партии.
home-all = Все столы

## Seats

seat-open = Свободное место
seat-you = Вы
seat-player = Игрок { $number }
seat-bot = Бот { $number }
seat-bot-isabeau = Изабо
seat-bot-odo = Одо
seat-bot-marguerite = Маргарита
seat-bot-philip = Филипп

## Banners

banner-choose = Выберите знамя
banner-gules = красное
banner-argent = белое
banner-sable = чёрное
banner-purpure = фиолетовое
banner-vert = зелёное

## Links

link-copy = Копировать
link-copy-what = Копировать: { $what }
link-scan = QR-код
link-scan-what = QR-код: { $what }
link-scan-how = Наведите камеру телефона — ссылка откроется на нём.
link-share = Поделиться
link-share-what = Поделиться: { $what }
link-only-here = Эту ссылку откроет только этот компьютер. Чтобы пригласить других в вашей сети, запустите Duchy с --host 0.0.0.0.
link-address = Адрес:
link-copied = Ссылка скопирована.
link-select = Ссылка выделена: скопируйте её с клавиатуры.

## Coming to a table

door-closed = Ссылка не работает
door-watch = Всё равно открыть стол
join-title = Вас приглашают
join-free = Садитесь за стол
join-with = за столом: { $players }
join-name = Ваше имя
join-hints = За этим столом разрешены подсказки.
join-sit = Присоединиться
join-watch = Только смотреть

## Waiting for the others

room-title = Ждём остальных
room-waiting = { $count ->
    [0] Все в сборе.
    [one] Свободно { $count } место. Партия начнётся, когда его займут.
    [few] Свободно { $count } места. Партия начнётся, когда их займут.
   *[many] Свободно { $count } мест. Партия начнётся, когда их займут.
}
room-you = это вы
room-online = в сети
room-away = место занято, не в сети
room-link = Кто откроет эту ссылку, займёт это место.
room-link-for = Ссылка на место { $number }
room-no-link = Ссылка создана в другом браузере. Новая её заменит.
room-new-link = Создать новую ссылку
room-free = Это место может занять любой.
room-expected = Место для приглашённого игрока.
room-reserved = Место для игрока из прошлой партии.
room-reserved-link = Место для игрока из прошлой партии — или для того, кто первым откроет эту ссылку.
room-reserved-open = Пригласить другого
room-watch = Ссылка для зрителей
room-fill = { $count ->
    [one] Посадить бота и начать
   *[other] Посадить ботов и начать
}
room-leave = Выйти из-за стола
room-cancel = Отменить стол
room-cancel-sure = Отменить стол?
room-cancel-text = Присоединиться к нему больше никто не сможет.
room-cancel-not = Подождать ещё
room-cancelled = Этот стол отменён

## Tables in lists

card-my-turn = Ваш ход
card-won-you = Вы победили
card-turn = Ход: { $players }
card-cancelled = Стол отменён
card-hide = Убрать из моего списка
card-open = { $count ->
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[many] Свободно { $count } мест
}
card-won = { $count ->
    [one] Побеждает { $players }
   *[other] Победу делят { $players }
}

## New game

new-title = Новая игра
new-game = Игра
new-players = От { $first } до { $last } игроков
new-seats = Места
new-seat = Место { $number }
new-count = Число игроков
new-name = Имя на месте { $number }
new-name-me = Ваше имя
new-name-any = Имя
new-name-needed = Введите имя, чтобы остальные знали, кто их пригласил.
new-sitter = Кто играет на месте { $number }
new-sitter-me = я
    .help = Вы играете здесь, в этом браузере.
new-sitter-here = кто-то рядом
    .help = Вы ходите по очереди за этим экраном.
new-sitter-link = по ссылке
    .help = Вы получите ссылку; кто её откроет, займёт это место.
new-sitter-bot = бот
new-banner = Знамя на месте { $number }: { $banner }
new-level = Уровень бота на месте { $number }
new-first = Первый игрок
new-first-random = случайно
new-first-given = место 1
new-away = Если игрок не в сети
new-away-after = { $minutes ->
    [0] решают остальные
    [60] бот через 1 час
    [1440] бот через сутки
   *[other] бот через { $minutes } мин
}
new-clock = Контроль времени
new-clock-none = нет
new-clock-move = { $seconds ->
    [30] 30 с на действие
   *[other] { $minutes } мин на действие
}
new-clock-game = { $minutes } мин + { $increment } с за ход
new-clock-days = { $days ->
    [one] { $days } день на действие
    [few] { $days } дня на действие
   *[many] { $days } дней на действие
}
new-zero = Если время вышло
new-zero-bot = доиграет бот
new-zero-concede = игрок проигрывает
new-undo = Можно отменять действия
    .help = Пока не открылось что-то новое.
new-hints = Разрешить подсказки
    .help = Бот показывает три лучших действия. Все видят, кто сколько подсказок взял.
new-spectators = Разрешить смотреть по ссылке
new-chat = Чат
new-chat-seats = игроки
new-chat-everyone = игроки и зрители
new-chat-off = отключён
new-listed = Показать в списке столов
    .help = Любой сможет занять свободное место или смотреть.
new-fair = Честные кубики: зафиксированы до начала, после партии можно проверить
new-start = Начать игру
new-summary = { $game } · { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
new-free = { $count ->
    [one] Партия подождёт ещё { $count } игрока.
   *[other] Партия подождёт ещё { $count } игроков.
}
new-bar = Ваша партия

## Tables

tables-title = Столы
tables-which = Какие столы
tables-mine = Мои столы
tables-mine-none = В этом браузере вы ещё не играли.
tables-running = Идут
tables-running-none = Сейчас нет публичных партий.
tables-open = Ждут игроков
tables-open-none = Столов, которые ждут игроков, нет.
tables-finished = Завершены
tables-finished-none = Завершённых публичных партий пока нет.
tables-more = Показать ещё
tables-hidden = Показать скрытые столы ({ $count })
tables-import = Открыть запись
tables-not-a-record = Это не запись партии: файл не в формате JSON.

## Settings

settings-title = Настройки
settings-looks = Оформление
settings-theme = Тема
settings-theme-system = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-motion = Анимация
settings-motion-system = Как в системе
settings-motion-full = Включена
settings-motion-reduced = Выключена
settings-playing = Игра
settings-name = Ваше имя за столом
settings-banner = Ваше знамя
    .help = Оно достанется вам за любым столом, если его ещё не занял другой игрок.
settings-confirm = Предупреждать о неиспользованных кубиках
    .help = Спрашивать перед концом хода, если остались кубики.
settings-turn = Подтверждать конец каждого хода
    .help = Спрашивать ещё раз перед действием, которое завершает ход.
settings-hold = Время на отмену хода
    .help = Столько боты ждут после вашего хода.
settings-hold-none = Нет
settings-hold-3 = 3 с
settings-hold-5 = 5 с
settings-hold-10 = 10 с
settings-hold-confirm = Пока не нажму «Дальше»
settings-legend = Пояснять рамки
    .help = Что значат сплошные и пунктирные рамки вокруг того, что можно выбрать.
settings-open = Выбирать в открытую
    .help = Без экрана «передайте устройство» между игроками.
settings-ask = Всегда два касания
    .help = На сенсорном экране первое касание показывает цену и выгоду, второе выполняет действие. Иначе двух касаний требует только то, что нельзя отменить.
settings-pace = Скорость ботов
    .help = Нажмите на стол, чтобы показать всё сразу.
settings-pace-slow = Низкая
settings-pace-normal = Обычная
settings-pace-fast = Мгновенная
settings-notify = Сообщать о моём ходе
    .help = Только когда страница скрыта.
settings-notify-none = Этот браузер не может показывать здесь уведомления.
settings-notify-refused = Уведомления заблокированы. Разрешите их в настройках браузера.
settings-sound = Звуки
    .help = Ваш ход, кубики, жетоны, очки и сообщения.
settings-volume = Громкость
settings-chat = Показывать чат
    .help = Сообщения других людей за столом.
settings-rules = Показывать номера правил
    .help = Для тех, кто хочет найти правило или сообщить об ошибке.
settings-kept = Настройки хранятся только в этом браузере.

## Account

account-title = Учётная запись
account-hello = Вы вошли как { $name }
account-why = Играть можно и без учётной записи. С ней партии можно продолжать на другом устройстве.
account-mode = Вход или регистрация
account-sign-in = Войти
account-register = Зарегистрироваться
account-sign-out = Выйти
account-name = Имя
account-password = Пароль
account-password-hint = Не меньше { $count ->
    [one] { $count } символа
   *[other] { $count } символов
}.
account-password-lost = Восстановить пароль нельзя, запишите его.
account-password-address = Если вы его забудете, новый можно задать по почте: добавьте адрес в учётную запись.
account-forgot = Забыли пароль?
account-tables = Ваши партии
account-tables-none = Пока пусто. Здесь появятся партии, которые вы начнёте или к которым присоединитесь после входа.
account-keep = Добавить партии из этого браузера
account-kept = Добавлено партий: { $count }.
account-close = Удалить учётную запись
account-close-sure = Ваше имя исчезнет с мест этой учётной записи, и вы потеряете доступ к ним с других устройств. Сами партии останутся.
account-closed = Учётная запись удалена.
signins-title = Где вы вошли
signins-here = Этот браузер
signins-seen = Последний раз: { $time }
signins-unknown = Неизвестный браузер
signins-end-others = Выйти на всех других устройствах
signins-ended = Вы вышли на всех других устройствах.
password-change = Сменить пароль
password-now = Текущий пароль
password-next = Новый пароль
password-note = На всех других устройствах придётся войти заново.
password-changed = Пароль изменён. На других устройствах войдите заново.

## About

about-title = О проекте Duchy
about-what = В Duchy можно играть в игры Штефана Фельда о герцогстве Бургундском с ботами, с друзьями за одним экраном или по ссылке. Это свободная программа: без рекламы, обязательной регистрации и слежки.
about-unofficial = Её делают люди, которым нравятся эти игры; с их авторами и издателями, которым принадлежат названия, она никак не связана. Понравилась игра — купите её.
about-licence = Программа распространяется по лицензии { $licence }.
about-icons = Значки
about-game-icons = Значки игр взяты с сайта
about-lucide = Значки интерфейса взяты из набора
about-own = Щиты, знамёна, кубики и замок нарисовали мы.
about-fonts = Шрифты
about-libraries = Библиотеки
about-licences = Полные тексты лицензий библиотек
about-docs = Документация
about-docs-text = Как играть, как держать свой сервер и как писать программы, которые играют и собирают статистику.
about-docs-link = Документация (на английском)
about-docs-api = Интерфейс для программ (на английском)
about-fair = Честные кубики
about-fair-text = Перед партией сервер выбирает секрет и показывает его отпечаток, а браузер каждого игрока добавляет свою долю случайных чисел. Вместе они определяют каждый бросок. После партии секрет открывается, и ваш браузер может проверить, что он совпадает с отпечатком и ни один бросок не подменён.
about-privacy = Что хранится
about-privacy-text = Сервер хранит партии: кто где сидел, под каким именем и что делал; если вы просили уведомления о ходе, то и куда их отправлять; если вы указали в учётной записи адрес почты, то и его. Ваш браузер хранит настройки и ключи от ваших мест. Никому другому ничего не передаётся.

## Обучение

tutorial-minutes = { $minutes ->
    [one] около { $minutes } минуты
   *[other] около { $minutes } минут
}
tutorial-new = Не знаете эту игру? Пройдите обучение
tutorial-learn = Пройти обучение
mixing-title = Готовим честные кубики

### The words of the shell: everything around the games.

## The bar above every page

nav-brand = Duchy, на главную
nav-skip = Сразу к странице
nav-label = Страницы
nav-menu = Меню
nav-home = Главная
nav-new = Новая игра
nav-tables = Столы
nav-rules = Правила
nav-settings = Настройки
nav-account = Учётная запись
nav-about = О проекте
nav-language = Язык
nav-light = Светлая тема
nav-dark = Тёмная тема
nav-help = Правила и помощь

close = Закрыть
cancel = Отмена
retry = Повторить
offline = Сервер не отвечает. Проверьте соединение.
trouble = По дороге что-то сломалось. Попробуйте ещё раз.

## A page that does not exist

lost-title = Здесь ничего нет
lost-text = Адрес неверен, или этого стола больше нет.
lost-home = На главную

## Home

home-title = Садитесь и играйте
home-lead = Стол для настольных игр о замках, кубиках и городах. Играйте с ботами, с друзьями за этим экраном или по сети: хватит ссылки, регистрация не нужна.
home-play = Играть сейчас
home-play-hint = «Играть сейчас» начинает игру вдвоём с ботом средней силы.
home-new = Новая игра
home-bots = С ботами
    .help = Пять уровней: от пажа, который ходит наугад, до герцога, который мало что упустит.
home-here = За одним экраном
    .help = Передавайте устройство по кругу. Тайное закрыто, пока не придёт ваш ход.
home-link = По ссылке
    .help = Отправьте по ссылке на каждое место. Страницу можно закрыть и вернуться когда угодно: ничего не пропадёт.
home-mine = Ваши игры
home-open = Столы ждут игроков
home-open-none = Ни один стол не ждёт игроков. Откройте свой и покажите его в списке.
home-finished = Сыгранные игры
home-finished-none = Здесь появятся законченные игры, чтобы посмотреть их снова.
home-all = Все столы

## Seats

seat-open = Свободное место
seat-player = Игрок { $number }
seat-bot = Бот { $number }

## Links

link-copy = Копировать
link-copy-what = Копировать: { $what }
link-copied = Ссылка скопирована.
link-select = Ссылка выделена: скопируйте её с клавиатуры.

## Coming to a table

door-closed = Эта ссылка не открывается
door-watch = Всё равно подойти к столу
join-title = Вас приглашают
join-free = Садитесь за стол
join-with = за столом { $players }
join-name = Ваше имя
join-sit = Сесть за стол
join-watch = Только смотреть

## Waiting for the others

room-title = Ждём остальных
room-waiting = { $count ->
    [0] Все в сборе.
    [one] Свободно { $count } место. Игра начнётся, когда его займут.
    [few] Свободно { $count } места. Игра начнётся, когда их займут.
   *[many] Свободно { $count } мест. Игра начнётся, когда их займут.
}
room-you = это вы
room-online = здесь
room-away = за столом, но сейчас не на связи
room-link = Кто откроет эту ссылку, сядет сюда.
room-link-for = Ссылка на место { $number }
room-no-link = Ссылка создана в другом браузере. Новая её заменит.
room-new-link = Создать новую ссылку
room-free = Это место может занять любой.
room-expected = Сюда кого-то ждут.
room-reserved = Место оставлено за тем, кто сидел здесь в прошлой партии.
room-watch = Ссылка для зрителей

## Tables in lists

card-my-turn = Ваш ход
card-turn = ходит: { $players }
card-open = { $count ->
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[many] Свободно { $count } мест
}
card-won = { $count ->
    [one] Победа: { $players }
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
new-sitter = Кто сидит на месте { $number }
new-sitter-me = я
    .help = Вы играете здесь, в этом браузере.
new-sitter-here = кто-то рядом
    .help = Вы ходите по очереди за этим экраном.
new-sitter-link = по ссылке
    .help = Вы получите ссылку; кто её откроет, сядет сюда.
new-sitter-bot = бот
new-level = Уровень бота на месте { $number }
new-bot-names = Изабо, Одо, Маргарита, Филипп
new-first = Первый игрок
new-first-random = по жребию
new-first-given = с первого места
new-undo = Ходы можно брать назад
    .help = Пока не открылось что-то новое.
new-spectators = По ссылке можно смотреть
new-listed = Показать в списке столов
    .help = Любой сможет занять свободное место или смотреть.
new-fair = Кубики опечатаны до начала игры, и после неё их можно проверить
new-start = Начать игру

## Tables

tables-title = Столы
tables-which = Какие столы
tables-mine = Мои столы
tables-mine-none = В этом браузере вы ещё не садились ни за один стол.
tables-running = Идут
tables-running-none = Сейчас не идёт ни одной открытой игры.
tables-open = Ждут игроков
tables-open-none = Ни один стол не ждёт игроков.
tables-finished = Сыграны
tables-finished-none = Ни одна открытая игра ещё не доиграна.
tables-more = Показать ещё
tables-import = Открыть запись
tables-not-a-record = Это не запись игры: в файле не JSON.

## Settings

settings-title = Настройки
settings-looks = Вид
settings-theme = Тема
settings-theme-system = Как на устройстве
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-motion = Движение
settings-motion-system = Как на устройстве
settings-motion-full = Полное
settings-motion-reduced = Без движения
settings-playing = Игра
settings-name = Ваше имя за столом
settings-confirm = Подтверждать конец хода
    .help = Законченный ход назад не взять.
settings-ask = На телефоне сначала спрашивать
    .help = Касание показывает, чего стоит и что приносит ход; второе его делает.
settings-pace = Как быстро ходят боты
    .help = Щелчок по столу сразу показывает все ожидающие ходы.
settings-pace-slow = Медленно
settings-pace-normal = Обычно
settings-pace-fast = Сразу
settings-notify = Сообщать, когда мой ход
    .help = Только пока страницы не видно.
settings-notify-none = Этот браузер не может показывать здесь уведомления.
settings-notify-refused = Браузер не разрешает этой странице уведомления. Это меняется в его настройках.
settings-rules = Показывать номера правил
    .help = Для тех, кто хочет найти правило или сообщить об ошибке.
settings-kept = Настройки хранятся только в этом браузере.

## Account

account-title = Учётная запись
account-hello = Здравствуйте, { $name }
account-why = Для игры учётная запись не нужна. Она хранит ваши места, чтобы продолжать с другого устройства.
account-mode = Вход или регистрация
account-sign-in = Войти
account-register = Зарегистрироваться
account-sign-out = Выйти
account-name = Имя
account-password = Пароль
account-password-hint = { $count ->
    [one] Не короче { $count } знака. Восстановить его нельзя, так что запишите.
   *[other] Не короче { $count } знаков. Восстановить его нельзя, так что запишите.
}
account-tables = Ваши игры
account-tables-none = С этой записью пока не связано ни одной игры. Игры, которые вы откроете или в которые сядете после входа, будут здесь.
account-keep = Сохранить игры этого браузера
account-kept = { $count ->
    [one] За учётной записью закреплено { $count } место.
    [few] За учётной записью закреплено { $count } места.
   *[many] За учётной записью закреплено { $count } мест.
}
account-close = Удалить учётную запись
account-close-sure = Учётная запись исчезнет, а с ней и доступ к её местам с других устройств. Сами игры останутся.
account-closed = Учётная запись удалена.

## About

about-title = О проекте Duchy
about-what = Duchy — стол для настольных игр о замках, кубиках и городах. Можно играть с ботами, с друзьями за одним экраном или по ссылке в сети. Это свободная программа: без рекламы, без обязательной регистрации и без слежки.
about-unofficial = Её делают люди, которым нравятся эти игры; с их авторами и издателями, которым принадлежат названия, она никак не связана. Понравилась игра — купите её.
about-licence = Программа распространяется по лицензии { $licence }.
about-icons = Значки
about-game-icons = Значки игр взяты с сайта
about-lucide = Значки управления взяты из набора
about-own = Щиты, знамёна, кубики и замок нарисованы нами.
about-fonts = Шрифты
about-libraries = Библиотеки
about-licences = Полные тексты лицензий библиотек
about-fair = Честные кубики
about-fair-text = Перед игрой сервер выбирает секрет и показывает его отпечаток. Каждый бросок следует из секрета. Когда игра окончена, секрет открывается, и ваш браузер может проверить, что он подходит к отпечатку и что каждый кубик лёг как должен.
about-privacy = Что хранится
about-privacy-text = Сервер хранит игры: кто где сидел, под каким именем и что делал. Ваш браузер хранит настройки и секреты ваших мест. Больше никому ничего не передаётся.

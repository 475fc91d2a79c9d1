### The words of the shell: everything around the games.

## The bar above every page

nav-brand = Duchy, на головну
nav-skip = До вмісту
nav-label = Головне меню
nav-menu = Меню
nav-home = Головна
nav-new = Нова гра
nav-tables = Столи
nav-rules = Правила
nav-settings = Налаштування
nav-profile = Профіль
nav-account = Обліковий запис
nav-who = Ваш обліковий запис
nav-signed-in = Ви ввійшли як { $name }
nav-about = Про проєкт
nav-language = Мова
nav-light = Світла тема
nav-dark = Темна тема
nav-help = Правила й довідка

close = Закрити
cancel = Скасувати
retry = Спробувати ще раз
offline = Сервер не відповідає. Перевірте з’єднання.
trouble = Щось пішло не так. Спробуйте ще раз.

## Rules that are being compiled

preparing-title = Гра готується
preparing = Готуємо правила для цього комп’ютера; це потрібно лише один раз. { $seconds ->
    [one] Залишилося близько { $seconds } секунди.
   *[other] Залишилося близько { $seconds } секунд.
}
preparing-progress = Перебіг підготовки
preparing-table = Стіл відкриється сам, щойно правила будуть готові.

## A page that does not exist

lost-title = Сторінку не знайдено
lost-text = Адреса неправильна, або цього столу вже немає.
lost-home = На головну

## Documentation that was not built

docs-title = Документація
docs-missing = Цей сервер запущено без документації.
docs-how = Якщо його запущено з копії вихідного коду, документацію збирає одна команда в теці Duchy:
docs-then = Перезапустіть сервер — і документація з’явиться на цій сторінці. У встановлених пакетах та образах вона вже є.
docs-read = Усі посібники можна читати й без збирання: вони лежать у теці «docs» вихідного коду.

## The server is away

offline-title = Сервер не відповідає
offline-text = Немає зв’язку, або сервер перезапускається. З вашими партіями нічого не станеться. Щойно сервер відповість, сторінка відкриється сама.

## Home

home-title = Сідайте та грайте
home-lead = З ботами, з друзями, онлайн. Без реєстрації.
home-start = Виберіть гру
home-newcomer = Уперше граєте?
    .help = Справжня партія з підказками, близько { $minutes } хвилин.
home-learn = Навчитися граючи
home-or = або, якщо знаєте правила
home-play = Грати з ботом зараз
home-play-hint = Партія на двох із ботом середнього рівня.
home-games = Ігри
home-new = Нова гра
home-new-with = Нова гра: гравці, рівень, доповнення
home-bots = З ботами
    .help = П’ять рівнів: від пажа (початківець) до герцога (експерт).
home-here = За одним екраном
    .help = Передавайте пристрій по колу. Приховане бачить лише той, хто ходить.
home-link = За посиланням
    .help = Надішліть посилання на кожне місце. Сторінку можна закрити й повернутися будь-коли: усе збережеться.
home-mine = Ваші партії
home-open = Чекають на гравців
home-open-none = Відкритих столів немає. Створіть свій і покажіть його у списку.
home-finished = Завершені партії
home-finished-none = Тут з’являться завершені партії.
home-all = Усі столи

## Seats

seat-open = Вільне місце
seat-you = Ви
seat-player = Гравець { $number }
seat-bot = Бот { $number }
seat-bot-isabeau = Ізабо
seat-bot-odo = Одо
seat-bot-marguerite = Маргарита
seat-bot-philip = Філіп

## Banners

banner-choose = Виберіть прапор
banner-gules = червоний
banner-argent = білий
banner-sable = чорний
banner-purpure = фіолетовий
banner-vert = зелений

## Links

link-copy = Копіювати
link-copy-what = Копіювати: { $what }
link-scan = QR-код
link-scan-what = QR-код: { $what }
link-scan-how = Наведіть камеру телефона — посилання відкриється на ньому.
link-share = Поділитися
link-share-what = Поділитися: { $what }
link-only-here = Це посилання відкриє лише цей комп’ютер. Щоб запросити інших у вашій мережі, запустіть Duchy із --host 0.0.0.0.
link-address = Адреса:
link-copied = Посилання скопійовано.
link-select = Посилання виділено: скопіюйте його з клавіатури.

## Coming to a table

door-closed = Посилання не працює
door-watch = Усе одно відкрити стіл
join-title = Вас запрошують
join-free = Сідайте за стіл
join-with = гравці: { $players }
join-name = Ваше ім’я
join-hints = За цим столом дозволено підказки.
join-sit = Приєднатися
join-watch = Лише дивитися

## Waiting for the others

room-title = Чекаємо на інших
room-waiting = { $count ->
    [0] Усі на місцях.
    [one] Вільне { $count } місце. Партія почнеться, коли його займуть.
    [few] Вільні { $count } місця. Партія почнеться, коли їх займуть.
   *[many] Вільних місць: { $count }. Партія почнеться, коли їх займуть.
}
room-you = це ви
room-online = у мережі
room-away = за столом, не в мережі
room-link = Хто відкриє це посилання, займе це місце.
room-link-for = Посилання на місце { $number }
room-no-link = Посилання створено в іншому браузері. Нове його замінить.
room-new-link = Створити нове посилання
room-free = Це місце може зайняти будь-хто.
room-expected = Місце для запрошеного гравця.
room-reserved = Місце для гравця з попередньої партії.
room-reserved-link = Місце для гравця з попередньої партії — або для того, хто першим відкриє це посилання.
room-reserved-open = Запросити іншого
room-watch = Посилання для глядачів
room-fill = { $count ->
    [one] Посадити бота й почати
   *[other] Посадити ботів і почати
}
room-leave = Вийти з-за столу
room-cancel = Скасувати стіл
room-cancel-sure = Скасувати стіл?
room-cancel-text = Приєднатися до нього більше ніхто не зможе.
room-cancel-not = Зачекати ще
room-cancelled = Цей стіл скасовано

## Tables in lists

card-my-turn = Ваш хід
card-won-you = Ви перемогли
card-turn = Хід: { $players }
card-cancelled = Стіл скасовано
card-hide = Прибрати з мого списку
card-open = { $count ->
    [one] Вільне { $count } місце
    [few] Вільні { $count } місця
   *[many] Вільних місць: { $count }
}
card-won = { $count ->
    [one] Перемагає { $players }
   *[other] Перемогу ділять { $players }
}

## New game

new-title = Нова гра
new-game = Гра
new-players = Від { $first } до { $last } гравців
new-seats = Місця
new-seat = Місце { $number }
new-count = Кількість гравців
new-name = Ім’я на місці { $number }
new-name-me = Ваше ім’я
new-name-any = Ім’я
new-name-needed = Введіть ім’я, щоб інші знали, хто їх запросив.
new-sitter = Хто грає на місці { $number }
new-sitter-me = я
    .help = Ви граєте тут, у цьому браузері.
new-sitter-here = хтось поруч
    .help = Ви ходите по черзі за цим екраном.
new-sitter-link = за посиланням
    .help = Ви отримаєте посилання; хто його відкриє, займе це місце.
new-sitter-bot = бот
new-banner = Прапор на місці { $number }: { $banner }
new-level = Рівень бота на місці { $number }
new-first = Перший гравець
new-first-random = випадковий
new-first-given = місце 1
new-away = Якщо гравець не в мережі
new-away-after = { $minutes ->
    [0] вирішують інші
    [60] бот через 1 годину
    [1440] бот через добу
   *[other] бот через { $minutes } хв
}
new-clock = Контроль часу
new-clock-none = немає
new-clock-move = { $seconds ->
    [30] 30 с на дію
   *[other] { $minutes } хв на дію
}
new-clock-game = { $minutes } хв + { $increment } с за хід
new-clock-days = { $days ->
    [one] { $days } день на дію
    [few] { $days } дні на дію
   *[many] { $days } днів на дію
}
new-zero = Коли час вийде
new-zero-bot = дограє бот
new-zero-concede = гравець програє
new-undo = Дії можна скасовувати
    .help = Доки не кинуто кубики й не відкрито прихованого.
new-hints = Дозволити підказки
    .help = Бот показує три найкращі дії. Усі бачать, хто скільки підказок узяв.
new-spectators = Дозволити дивитися за посиланням
new-chat = Чат
new-chat-seats = гравці
new-chat-everyone = і глядачі
new-chat-off = вимкнено
new-listed = Показати у списку столів
    .help = Будь-хто зможе зайняти вільне місце або дивитися.
new-fair = Чесні кубики: зафіксовані до початку, після партії можна перевірити
new-start = Почати гру
new-summary = { $game } · { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
new-free = { $count ->
    [one] Партія почекає ще на { $count } гравця.
   *[other] Партія почекає ще на { $count } гравців.
}
new-bar = Партія, яку ви починаєте

## Tables

tables-title = Столи
tables-which = Які столи
tables-mine = Мої столи
tables-mine-none = У цьому браузері ви ще не грали.
tables-running = Тривають
tables-running-none = Зараз немає публічних партій.
tables-open = Чекають на гравців
tables-open-none = Відкритих столів немає.
tables-finished = Завершені
tables-finished-none = Завершених публічних партій поки немає.
tables-more = Показати ще
tables-hidden = Показати приховані столи ({ $count })
tables-import = Відкрити запис
tables-not-a-record = Це не запис партії: файл не у форматі JSON.

## Settings

settings-title = Налаштування
settings-looks = Оформлення
settings-theme = Тема
settings-theme-system = Як у системі
settings-theme-light = Світла
settings-theme-dark = Темна
settings-motion = Анімація
settings-motion-system = Як у системі
settings-motion-full = Увімкнена
settings-motion-reduced = Вимкнена
settings-playing = Гра
settings-name = Ваше ім’я за столом
settings-banner = Ваш прапор
    .help = Він буде вашим за кожним столом, якщо його ще не взяв інший гравець.
settings-confirm = Попереджати про невикористані кубики
    .help = Питати перед кінцем ходу, якщо залишилися кубики.
settings-turn = Підтверджувати кінець кожного ходу
    .help = Питати ще раз перед дією, яка завершує хід.
settings-hold = Час на скасування ходу
    .help = Стільки боти чекають після вашого ходу.
settings-hold-none = Немає
settings-hold-3 = 3 с
settings-hold-5 = 5 с
settings-hold-10 = 10 с
settings-hold-confirm = Доки не натисну «Далі»
settings-legend = Пояснювати рамки
    .help = Що означають суцільні та пунктирні рамки навколо цілей.
settings-open = Вибирати відкрито
    .help = Не ховати вибір, коли ви передаєте пристрій одне одному.
settings-ask = Завжди два дотики
    .help = На сенсорному екрані перший дотик показує ціну й вигоду, другий виконує дію. Інакше двох дотиків потребує лише те, чого не можна скасувати.
settings-pace = Швидкість ботів
    .help = Торкніться столу або клацніть на ньому, щоб показати все одразу.
settings-pace-slow = Низька
settings-pace-normal = Звичайна
settings-pace-fast = Миттєва
settings-notify = Сповіщати про мій хід
    .help = Лише коли сторінка прихована.
settings-notify-none = Цей браузер не може показувати тут сповіщення.
settings-notify-refused = Сповіщення заблоковано. Дозвольте їх у налаштуваннях браузера.
settings-sound = Звуки
    .help = Ваш хід, кубики, жетони, бали й повідомлення.
settings-volume = Гучність
settings-chat = Показувати чат
    .help = Повідомлення інших людей за столом.
settings-rules = Показувати номери правил
    .help = Для тих, хто хоче знайти правило або повідомити про помилку.
settings-kept = Налаштування зберігаються лише в цьому браузері.

## Account

account-title = Обліковий запис
account-hello = Ви ввійшли як { $name }
account-why = Грати можна й без облікового запису. З ним партії можна продовжувати на іншому пристрої.
account-mode = Вхід або реєстрація
account-sign-in = Увійти
account-register = Зареєструватися
account-sign-out = Вийти
account-name = Ім’я
account-password = Пароль
account-password-hint = Щонайменше { $count ->
    [one] { $count } символ
    [few] { $count } символи
   *[many] { $count } символів
}.
account-password-lost = Відновити пароль не можна, запишіть його.
account-password-address = Якщо ви його забудете, новий можна задати поштою: додайте адресу до облікового запису.
account-forgot = Забули пароль?
account-tables = Ваші партії
account-tables-none = Поки порожньо. Тут з’являться партії, які ви почнете або до яких приєднаєтеся після входу.
account-keep = Додати партії з цього браузера
account-kept = Додано партій: { $count }.
account-close = Видалити обліковий запис
account-close-sure = Ваше ім’я зникне з місць цього облікового запису, і ви втратите доступ до них з інших пристроїв. Самі партії залишаться.
account-closed = Обліковий запис видалено.
signins-title = Де ви ввійшли
signins-here = Цей браузер
signins-seen = Остання активність: { $time }
signins-unknown = Невідомий браузер
signins-end-others = Вийти на всіх інших пристроях
signins-ended = На інших пристроях вхід скасовано.
password-change = Змінити пароль
password-now = Поточний пароль
password-next = Новий пароль
password-note = На всіх інших пристроях ви вийдете з облікового запису.
password-changed = Пароль змінено. На інших пристроях вхід скасовано.

## About

about-title = Про проєкт Duchy
about-what = У Duchy можна грати в ігри Штефана Фельда про Бургундське герцогство з ботами, з друзями за одним екраном або за посиланням. Це вільна програма: без реклами, обов’язкової реєстрації та стеження.
about-unofficial = Її роблять люди, яким подобаються ці ігри; з їхніми авторами та видавцями, яким належать назви, вона ніяк не пов’язана. Сподобалася гра — купіть її.
about-licence = Програма поширюється за ліцензією { $licence }.
about-icons = Значки
about-game-icons = Ігрові значки взято із сайту
about-lucide = Значки інтерфейсу взято з набору
about-own = Щити, прапори, кубики й замок намалювали ми.
about-fonts = Шрифти
about-libraries = Бібліотеки
about-licences = Повні тексти ліцензій бібліотек
about-docs = Документація
about-docs-text = Як грати, як тримати власний сервер і як писати програми, що грають і збирають статистику.
about-docs-link = Документація (англійською)
about-docs-api = Інтерфейс для програм (англійською)
about-fair = Чесні кубики
about-fair-text = Перед партією сервер вибирає секрет і показує його відбиток, а браузер кожного гравця додає власні випадкові числа. Разом вони визначають кожен кидок. Після партії секрет відкривається, і ваш браузер може переконатися, що він збігається з відбитком і жодного кидка не підмінено.
about-privacy = Що зберігається
about-privacy-text = Сервер зберігає партії: хто де сидів, під яким ім’ям і що робив; якщо ви просили сповіщення про хід, то й куди їх надсилати; якщо ви вказали в обліковому записі адресу пошти, то й її. Ваш браузер зберігає налаштування та ключі від ваших місць. Більше нікому нічого не передається.

## Навчання

tutorial-minutes = { $minutes ->
    [one] близько { $minutes } хвилини
   *[other] близько { $minutes } хвилин
}
tutorial-new = Не знаєте цієї гри? Пройдіть навчання
tutorial-learn = Навчайтеся граючи: почати навчання
mixing-title = Готуємо чесні кубики

### The words of the shell: everything around the games.

## The bar above every page

nav-brand = Duchy, на головну
nav-skip = Одразу до сторінки
nav-label = Сторінки
nav-menu = Меню
nav-home = Головна
nav-new = Нова гра
nav-tables = Столи
nav-rules = Правила
nav-settings = Налаштування
nav-account = Обліковий запис
nav-about = Про проєкт
nav-language = Мова
nav-light = Світла тема
nav-dark = Темна тема
nav-help = Правила й довідка

close = Закрити
cancel = Скасувати
retry = Спробувати ще раз
offline = Сервер не відповідає. Перевірте з’єднання.
trouble = Щось зламалося дорогою. Спробуйте ще раз.

## A page that does not exist

lost-title = Тут нічого немає
lost-text = Адреса хибна, або цього столу вже немає.
lost-home = На головну

## Home

home-title = Сідайте та грайте
home-lead = Стіл для настільних ігор про замки, кубики й міста. Грайте з ботами, з друзями за цим екраном або мережею: вистачить посилання, реєстрація не потрібна.
home-play = Грати зараз
home-play-hint = «Грати зараз» починає гру вдвох із ботом середньої сили.
home-new = Нова гра
home-bots = З ботами
    .help = П’ять рівнів: від пажа, що ходить навмання, до герцога, який мало що проґавить.
home-here = За одним екраном
    .help = Передавайте пристрій по колу. Таємне закрите, доки не настане ваш хід.
home-link = За посиланням
    .help = Надішліть посилання на кожне місце. Сторінку можна закрити й повернутися будь-коли: нічого не зникне.
home-mine = Ваші ігри
home-open = Столи чекають гравців
home-open-none = Жоден стіл не чекає гравців. Відкрийте свій і покажіть його в списку.
home-finished = Зіграні ігри
home-finished-none = Тут з’являться закінчені ігри, щоб переглянути їх знову.
home-all = Усі столи

## Seats

seat-open = Вільне місце
seat-player = Гравець { $number }
seat-bot = Бот { $number }

## Links

link-copy = Копіювати
link-copy-what = Копіювати: { $what }
link-copied = Посилання скопійовано.
link-select = Посилання виділено: скопіюйте його з клавіатури.

## Coming to a table

door-closed = Це посилання не відкривається
door-watch = Усе одно підійти до столу
join-title = Вас запрошують
join-free = Сідайте за стіл
join-with = за столом { $players }
join-name = Ваше ім’я
join-sit = Сісти за стіл
join-watch = Лише дивитися

## Waiting for the others

room-title = Чекаємо на інших
room-waiting = { $count ->
    [0] Усі на місцях.
    [one] Вільне { $count } місце. Гра почнеться, коли його займуть.
    [few] Вільні { $count } місця. Гра почнеться, коли їх займуть.
   *[many] Вільно { $count } місць. Гра почнеться, коли їх займуть.
}
room-you = це ви
room-online = тут
room-away = за столом, але зараз не на зв’язку
room-link = Хто відкриє це посилання, сяде сюди.
room-link-for = Посилання на місце { $number }
room-no-link = Посилання створено в іншому браузері. Нове його замінить.
room-new-link = Створити нове посилання
room-free = Це місце може зайняти будь-хто.
room-expected = Тут на когось чекають.
room-reserved = Місце лишається за тим, хто сидів тут у попередній партії.
room-watch = Посилання для глядачів

## Tables in lists

card-my-turn = Ваш хід
card-turn = ходить: { $players }
card-open = { $count ->
    [one] Вільне { $count } місце
    [few] Вільні { $count } місця
   *[many] Вільно { $count } місць
}
card-won = { $count ->
    [one] Перемога: { $players }
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
new-sitter = Хто сидить на місці { $number }
new-sitter-me = я
    .help = Ви граєте тут, у цьому браузері.
new-sitter-here = хтось поруч
    .help = Ви ходите по черзі за цим екраном.
new-sitter-link = за посиланням
    .help = Ви отримаєте посилання; хто його відкриє, сяде сюди.
new-sitter-bot = бот
new-level = Рівень бота на місці { $number }
new-bot-names = Ізабо, Одо, Маргарита, Філіпп
new-first = Перший гравець
new-first-random = за жеребом
new-first-given = з першого місця
new-undo = Ходи можна брати назад
    .help = Доки не відкрилося щось нове.
new-spectators = За посиланням можна дивитися
new-listed = Показати в списку столів
    .help = Будь-хто зможе зайняти вільне місце або дивитися.
new-fair = Кубики запечатано до початку гри, і після неї їх можна перевірити
new-start = Почати гру

## Tables

tables-title = Столи
tables-which = Які столи
tables-mine = Мої столи
tables-mine-none = У цьому браузері ви ще не сідали за жоден стіл.
tables-running = Тривають
tables-running-none = Зараз не триває жодної відкритої гри.
tables-open = Чекають гравців
tables-open-none = Жоден стіл не чекає гравців.
tables-finished = Зіграно
tables-finished-none = Жодної відкритої гри ще не дограно.
tables-more = Показати ще
tables-import = Відкрити запис
tables-not-a-record = Це не запис гри: у файлі не JSON.

## Settings

settings-title = Налаштування
settings-looks = Вигляд
settings-theme = Тема
settings-theme-system = Як на пристрої
settings-theme-light = Світла
settings-theme-dark = Темна
settings-motion = Рух
settings-motion-system = Як на пристрої
settings-motion-full = Повний
settings-motion-reduced = Без руху
settings-playing = Гра
settings-name = Ваше ім’я за столом
settings-confirm = Підтверджувати кінець ходу
    .help = Завершений хід назад не взяти.
settings-ask = На телефоні спершу питати
    .help = Дотик показує, скільки коштує хід і що він дає; другий робить його.
settings-pace = Як швидко ходять боти
    .help = Клацання по столу одразу показує всі ходи, що чекають.
settings-pace-slow = Повільно
settings-pace-normal = Звичайно
settings-pace-fast = Одразу
settings-notify = Сповіщати, коли мій хід
    .help = Лише доки сторінки не видно.
settings-notify-none = Цей браузер не може показувати тут сповіщення.
settings-notify-refused = Браузер не дозволяє цій сторінці сповіщення. Це змінюється в його налаштуваннях.
settings-rules = Показувати номери правил
    .help = Для тих, хто хоче знайти правило або повідомити про помилку.
settings-kept = Налаштування зберігаються лише в цьому браузері.

## Account

account-title = Обліковий запис
account-hello = Вітаємо, { $name }
account-why = Для гри обліковий запис не потрібен. Він зберігає ваші місця, щоб продовжувати з іншого пристрою.
account-mode = Вхід або реєстрація
account-sign-in = Увійти
account-register = Зареєструватися
account-sign-out = Вийти
account-name = Ім’я
account-password = Пароль
account-password-hint = { $count ->
    [one] Не коротший за { $count } знак. Відновити його не можна, тож запишіть.
    [few] Не коротший за { $count } знаки. Відновити його не можна, тож запишіть.
   *[many] Не коротший за { $count } знаків. Відновити його не можна, тож запишіть.
}
account-tables = Ваші ігри
account-tables-none = Із цим записом ще не пов’язано жодної гри. Ігри, які ви відкриєте або в які сядете після входу, будуть тут.
account-keep = Зберегти ігри цього браузера
account-kept = { $count ->
    [one] За обліковим записом закріплено { $count } місце.
    [few] За обліковим записом закріплено { $count } місця.
   *[many] За обліковим записом закріплено { $count } місць.
}
account-close = Видалити обліковий запис
account-close-sure = Обліковий запис зникне, а з ним і доступ до його місць з інших пристроїв. Самі ігри залишаться.
account-closed = Обліковий запис видалено.

## About

about-title = Про проєкт Duchy
about-what = Duchy — стіл для настільних ігор про замки, кубики й міста. Можна грати з ботами, з друзями за одним екраном або за посиланням у мережі. Це вільна програма: без реклами, без обов’язкової реєстрації та без стеження.
about-unofficial = Її роблять люди, яким подобаються ці ігри; з їхніми авторами та видавцями, яким належать назви, вона ніяк не пов’язана. Сподобалася гра — купіть її.
about-licence = Програма поширюється за ліцензією { $licence }.
about-icons = Значки
about-game-icons = Значки ігор узято із сайту
about-lucide = Значки керування узято з набору
about-own = Щити, знамена, кубики й замок намальовані нами.
about-fonts = Шрифти
about-libraries = Бібліотеки
about-licences = Повні тексти ліцензій бібліотек
about-fair = Чесні кубики
about-fair-text = Перед грою сервер обирає таємницю й показує її відбиток. Кожен кидок випливає з таємниці. Коли гру закінчено, таємницю відкрито, і ваш браузер може перевірити, що вона відповідає відбитку й що кожен кубик ліг як мав.
about-privacy = Що зберігається
about-privacy-text = Сервер зберігає ігри: хто де сидів, під яким ім’ям і що робив. Ваш браузер зберігає налаштування та таємниці ваших місць. Більше нікому нічого не передається.

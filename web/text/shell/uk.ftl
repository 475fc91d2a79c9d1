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
retry = Спробувати ще раз
offline = Сервер не відповідає. Перевірте з’єднання.
trouble = Щось зламалося дорогою. Спробуйте ще раз.

## A page that does not exist

lost-title = Тут нічого немає
lost-text = Адреса хибна, або цього столу вже немає.
lost-home = На головну

## Home

home-title = Сідайте та грайте

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
join-with = за столом { $players }
join-name = Ваше ім’я
join-sit = Сісти за стіл
join-watch = Лише дивитися

## Waiting for the others

room-title = Стіл накрито
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
room-expected = Тут на когось чекають.
room-watch = Посилання для глядачів

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
retry = Повторить
offline = Сервер не отвечает. Проверьте соединение.
trouble = По дороге что-то сломалось. Попробуйте ещё раз.

## A page that does not exist

lost-title = Здесь ничего нет
lost-text = Адрес неверен, или этого стола больше нет.
lost-home = На главную

## Home

home-title = Садитесь и играйте

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
join-with = за столом { $players }
join-name = Ваше имя
join-sit = Сесть за стол
join-watch = Только смотреть

## Waiting for the others

room-title = Стол накрыт
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
room-expected = Сюда кого-то ждут.
room-watch = Ссылка для зрителей

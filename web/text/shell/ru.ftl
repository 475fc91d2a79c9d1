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

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

### Відмови сервера: речення й заголовок. Де є лише заголовок, говорить рушій.

problem-stale = Ситуація на столі змінилася. Погляньте ще раз.
    .title = Ситуація змінилася
problem-not-started = Партія ще не почалася: зайнято не всі місця.
    .title = Ще не почалася
problem-starting = Кубики перемішуються: партія ось-ось почнеться.
    .title = Кубики перемішуються
problem-wrong-share = Це не ті випадкові байти, геш яких було надіслано, коли гравець сідав за стіл.
    .title = Не та частка
problem-share-taken = За цим столом такі самі випадкові байти вже оголошено. Потрібні інші.
    .title = Така частка вже є
problem-over = Партію завершено.
    .title = Партію завершено
problem-not-over = Це відкриється після завершення партії.
    .title = Партія ще триває
problem-no-table = Такого столу немає.
    .title = Немає такого столу
problem-no-seat = За цим столом немає такого місця.
    .title = Немає такого місця
problem-no-token = Щоб ходити, відкрийте стіл за своїм особистим посиланням.
    .title = Місце не вказано
problem-wrong-token = Це посилання не належить жодному місцю за цим столом.
    .title = Не те посилання
problem-which-seat = У вас кілька місць: виберіть, за яке ходите.
    .title = Яке місце?
problem-not-your-seat = Це не ваше місце.
    .title = Чуже місце
problem-seat-taken = Це місце вже зайнято.
    .title = Місце зайнято
problem-rematch-seat-taken = Ваше місце за новим столом уже зайняте: можливо, вами, в іншому браузері.
    .title = Місце зайняте
problem-reserved = Це місце чекає на гравця минулої партії. Запросити іншого можна буде через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
    .title = Місце зайняте
problem-name-alike = «{ $name }» має такий самий вигляд, як ім’я іншого учасника. Виберіть інше.
    .title = Таке ім’я вже є
problem-wrong-invitation = Запрошення недійсне або вже використане.
    .title = Запрошення недійсне
problem-no-spectators = Дивитися цю партію не можна.
    .title = Без глядачів
problem-undo-off = За цим столом скасування вимкнено.
    .title = Скасування вимкнено
problem-no-tutorial = Ця гра не має навчання.
    .title = Навчання немає
problem-tutorial-other-data = Навчання не підходить до компонентів, якими грають на цьому сервері.
    .title = Навчання немає
problem-tutorial-move = Так теж можна, але спершу навчання: зробіть те, що воно пропонує.
    .title = Спершу навчання
problem-seats = { $seats ->
    [one] { $seats } місце не підходить
    [few] { $seats } місця не підходять
   *[many] { $seats } місць не підходять
} для партії на { $players ->
    [one] { $players } гравця
   *[many] { $players } гравців
}.
    .title = Неправильна кількість місць
problem-no-person = Хоча б одне місце має бути для людини.
    .title = За столом немає людей
problem-chat-off = Чат за цим столом вимкнено.
    .title = Чат вимкнено
problem-chat-seats = Тут пишуть лише гравці.
    .title = Лише для гравців
problem-chat-empty = Напишіть щось або виберіть готову фразу.
    .title = Порожнє повідомлення
problem-chat-long = В одному повідомленні не більше ніж { $count ->
    [one] { $count } символ
    [few] { $count } символи
   *[other] { $count } символів
}.
    .title = Задовге повідомлення
problem-request-reused = Цей запит уже використано для іншого.
    .title = Запит використано двічі
problem-cursor = Такої сторінки у списку немає.
    .title = Немає такої сторінки
problem-hello = У першому повідомленні треба назватися: надішліть «hello».
    .title = Немає привітання
problem-busy = Сервер перевантажений. Спробуйте трохи згодом.
    .title = Сервер зайнятий

problem-no-game =
    .title = Немає такої гри
problem-options =
    .title = Ці налаштування несумісні
problem-record =
    .title = Запис партії пошкоджено
problem-illegal =
    .title = Зараз так ходити не можна
problem-not-deciding =
    .title = Зараз не ваш хід
problem-unknown-action =
    .title = Немає такої дії
problem-no-undo =
    .title = Скасувати не можна
problem-refused =
    .title = Відмовлено

problem-no-language = Такої мови немає; є { $languages }.
    .title = Немає такої мови
problem-not-found = За цією адресою нічого немає.
    .title = Тут нічого немає
problem-method = Ця адреса не підтримує такого запиту.
    .title = Не підтримується
problem-bad-request = Не вдалося розібрати запит.
    .title = Неправильний запит
problem-too-large = Завеликий обсяг даних.
    .title = Завеликий запит
problem-too-slow = Запит надходив надто довго.
    .title = Надто повільно
problem-head-too-large = Заголовки цього запиту завеликі.
    .title = Завеликі заголовки
problem-media-type = Надішліть JSON і вкажіть це в типі вмісту.
    .title = Це не JSON
problem-invalid =
    .title = Неправильні дані
    .missing = Бракує «{ $field }».
    .foreign = Поля «{ $field }» тут немає.
    .no-json = Цей текст — не JSON.
    .wrong = «{ $field }» не відповідає опису інтерфейсу.
problem-too-many = Забагато запитів. Зачекайте { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
    .title = Надто часто
problem-preparing = Правила цієї гри готуються для цього комп’ютера. Зачекайте ще приблизно { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
    .title = Ще не готово
problem-origin = Цей запит надійшов з іншого сайту.
    .title = З чужого сайту
problem-internal = У нас щось пішло не так. Партію збережено, спробуйте ще раз.
    .title = Помилка сервера
problem-unavailable = Зараз не вдається нічого зберегти. Партія не пропала, спробуйте трохи згодом.
    .title = Сховище недоступне

problem-signed-out = Спершу увійдіть.
    .title = Ви не увійшли
problem-wrong-password = Неправильне ім’я або пароль.
    .title = Увійти не вдалося
problem-not-the-password = Це не пароль від облікового запису.
    .title = Неправильний пароль
problem-name-taken = Це ім’я зайнято.
    .title = Ім’я зайнято
problem-push-service = Звідси не можна надсилати повідомлення в цей браузер.
    .title = Сповіщення неможливі
problem-no-mail = Цей сервер не надсилає листів.
    .title = Листів не буде
problem-mail-failed = Не вдалося надіслати лист. Перевірте адресу.
    .title = Лист не надіслано
problem-no-secret = Це посилання вже використано або замінено.
    .title = Посилання недійсне

## Життя за столом

problem-bot-plays = За вас грає бот. Спершу поверніться на місце.
    .title = Грає бот
problem-conceded = Цей гравець здався.
    .title = Гравець здався
problem-no-stand-in = За вас не грає бот.
    .title = Повертатися не треба
problem-not-away = Цей гравець тут або щойно вийшов. Зачекайте трохи.
    .title = Гравець на місці
problem-no-absent = Бот може замінити лише іншу людину за столом.
    .title = Немає кого замінити
problem-started = Партія вже почалася.
    .title = Партія вже триває
problem-not-host = Це може зробити лише господар столу.
    .title = Не ваш стіл
problem-own-seat = Цей стіл відкрили ви: скасуйте його.
    .title = Ви відкрили цей стіл
problem-cancelled = Цей стіл скасовано.
    .title = Стіл скасовано

## Instead of a page

client-missing = Клієнт ще не зібрано: виконайте «{ $command }». Інтерфейс для програм працює й без нього.

## Turn notices. A notice says nothing about the position.

notice-title = Ваш хід
notice-text = { $game }, за столом { $players }
notice-mail =
    { $title }: { $text }

    Перейти до партії: { $link }

    Ви просили надсилати такі листи. Більше не надсилати: { $stop }
    .subject = { $title }: { $text }
notice-confirm =
    Хтось, імовірно ви, хоче отримувати на цю адресу лист, коли в партії на Duchy настає його хід.

    Так, надсилати: { $link }

    Якщо це були не ви, нічого не робіть: листів більше не буде. Одразу видалити адресу: { $stop }
    .subject = Duchy: надсилати листи про хід?

### Відмови сервера: речення й заголовок. Де є лише заголовок, говорить рушій.

problem-stale = За столом тим часом щось сталося. Погляньте ще раз.
    .title = Гра пішла вперед
problem-not-started = Партія ще не почалася: одне з місць чекає на свого гравця.
    .title = Ще не почалася
problem-over = Партію закінчено.
    .title = Закінчено
problem-not-over = Це можна побачити лише після кінця партії.
    .title = Ще не закінчено
problem-no-table = Такого столу немає.
    .title = Немає такого столу
problem-no-seat = За цим столом немає такого місця.
    .title = Немає такого місця
problem-no-token = Вкажіть своїм таємним посиланням, за яке місце ви ходите.
    .title = Місце не вказано
problem-wrong-token = Це посилання не належить жодному місцю за цим столом.
    .title = Не те посилання
problem-which-seat = У вас кілька місць: вкажіть, яке з них ходить.
    .title = Яке місце?
problem-not-your-seat = Це не ваше місце.
    .title = Чуже місце
problem-seat-taken = Тут уже хтось сидить.
    .title = Місце зайнято
problem-wrong-invitation = Це запрошення недійсне, або ним уже скористалися.
    .title = Запрошення недійсне
problem-no-spectators = За цим столом грають без глядачів.
    .title = Без глядачів
problem-undo-off = За цим столом ходів не повертають.
    .title = Без повернення ходів
problem-seats = { $seats ->
    [one] { $seats } місце не підходить
    [few] { $seats } місця не підходять
   *[many] { $seats } місць не підходять
} для партії на { $players ->
    [one] { $players } гравця
   *[many] { $players } гравців
}.
    .title = Неправильна кількість місць
problem-nobody = Хоча б одне місце має бути для людини.
    .title = За столом немає людей
problem-request-reused = Цей запит уже використано для іншого.
    .title = Запит використано двічі
problem-cursor = Такої сторінки у списку немає.
    .title = Немає такої сторінки
problem-hello = У першому повідомленні треба назватися: надішліть «hello».
    .title = Немає привітання
problem-busy = Сервер зараз має забагато справ. Спробуйте трохи згодом.
    .title = Сервер зайнятий

problem-no-game =
    .title = Немає такої гри
problem-options =
    .title = Такі налаштування неможливі
problem-record =
    .title = Запис партії не годиться
problem-illegal =
    .title = Зараз так ходити не можна
problem-not-deciding =
    .title = Зараз вирішуєте не ви
problem-unknown-action =
    .title = Немає такої дії
problem-no-undo =
    .title = Повернути не можна
problem-refused =
    .title = Відмовлено

problem-no-language = Такої мови немає; є { $languages }.
    .title = Немає такої мови
problem-not-found = За цією адресою нічого немає.
    .title = Тут нічого немає
problem-method = За цією адресою так не роблять.
    .title = Так не можна
problem-bad-request = Запит незрозумілий.
    .title = Незрозуміло
problem-too-large = Це більше, ніж сервер читає за один раз.
    .title = Забагато
problem-media-type = Надішліть JSON і вкажіть це в типі вмісту.
    .title = Це не JSON
problem-invalid =
    .title = Не за описом
    .missing = Бракує «{ $field }».
    .foreign = Поля «{ $field }» тут немає.
    .no-json = Цей текст — не JSON.
    .wrong = «{ $field }» не відповідає опису інтерфейсу.
problem-too-many = Забагато за короткий час. Зачекайте { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
    .title = Зачасто
problem-origin = Цей запит надійшов з іншого сайту.
    .title = З чужого сайту
problem-internal = У нас щось зламалося. Ваша партія ціла; спробуйте ще раз.
    .title = Наша помилка

problem-signed-out = Спершу увійдіть.
    .title = Ви не увійшли
problem-wrong-password = Ім’я або пароль неправильні.
    .title = Ви не увійшли
problem-name-taken = Це ім’я зайнято.
    .title = Ім’я зайнято

## Instead of a page

client-missing = Клієнт ще не зібрано: виконайте «{ $command }». Інтерфейс для програм працює й без нього.

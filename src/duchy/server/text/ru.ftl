### Отказы сервера: предложение и заголовок. Где есть только заголовок, говорит движок.

problem-stale = За столом тем временем что-то произошло. Взгляните ещё раз.
    .title = Игра ушла вперёд
problem-not-started = Партия ещё не началась: одно из мест ждёт своего игрока.
    .title = Ещё не началась
problem-over = Партия окончена.
    .title = Окончена
problem-not-over = Это можно увидеть только после конца партии.
    .title = Ещё не окончена
problem-no-table = Такого стола нет.
    .title = Нет такого стола
problem-no-seat = За этим столом нет такого места.
    .title = Нет такого места
problem-no-token = Укажите своей секретной ссылкой, за какое место вы ходите.
    .title = Место не указано
problem-wrong-token = Эта ссылка не относится ни к одному месту за этим столом.
    .title = Не та ссылка
problem-which-seat = У вас несколько мест: укажите, какое из них ходит.
    .title = Какое место?
problem-not-your-seat = Это не ваше место.
    .title = Чужое место
problem-seat-taken = Здесь уже кто-то сидит.
    .title = Место занято
problem-wrong-invitation = Это приглашение недействительно, или им уже воспользовались.
    .title = Приглашение недействительно
problem-no-spectators = За этим столом играют без зрителей.
    .title = Без зрителей
problem-undo-off = За этим столом ходы не возвращают.
    .title = Без возврата ходов
problem-seats = { $seats ->
    [one] { $seats } место не подходит
    [few] { $seats } места не подходят
   *[many] { $seats } мест не подходят
} для партии на { $players ->
    [one] { $players } игрока
   *[many] { $players } игроков
}.
    .title = Неверное число мест
problem-nobody = Хотя бы одно место должно быть для человека.
    .title = За столом нет людей
problem-request-reused = Этот запрос уже был использован для другого.
    .title = Запрос использован дважды
problem-cursor = Такой страницы в списке нет.
    .title = Нет такой страницы
problem-hello = В первом сообщении нужно представиться: отправьте «hello».
    .title = Нет приветствия
problem-busy = У сервера сейчас слишком много дел. Попробуйте чуть позже.
    .title = Сервер занят

problem-no-game =
    .title = Нет такой игры
problem-options =
    .title = Такие настройки невозможны
problem-record =
    .title = Запись партии не годится
problem-illegal =
    .title = Сейчас так ходить нельзя
problem-not-deciding =
    .title = Сейчас решаете не вы
problem-unknown-action =
    .title = Нет такого действия
problem-no-undo =
    .title = Вернуть нельзя
problem-refused =
    .title = Отказано

problem-no-language = Такого языка нет; есть { $languages }.
    .title = Нет такого языка
problem-not-found = По этому адресу ничего нет.
    .title = Здесь ничего нет
problem-method = По этому адресу так не делают.
    .title = Так нельзя
problem-bad-request = Запрос непонятен.
    .title = Непонятно
problem-too-large = Это больше, чем сервер читает за один раз.
    .title = Слишком много
problem-media-type = Пришлите JSON и укажите это в типе содержимого.
    .title = Это не JSON
problem-invalid =
    .title = Не по описанию
    .missing = Не хватает «{ $field }».
    .foreign = Поля «{ $field }» здесь нет.
    .no-json = Этот текст — не JSON.
    .wrong = «{ $field }» не соответствует описанию интерфейса.
problem-too-many = Слишком много за короткое время. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
    .title = Слишком часто
problem-origin = Этот запрос пришёл с другого сайта.
    .title = С чужого сайта
problem-internal = У нас что-то сломалось. Ваша партия цела; попробуйте ещё раз.
    .title = Наша ошибка

problem-signed-out = Сначала войдите.
    .title = Вы не вошли
problem-wrong-password = Имя или пароль неверны.
    .title = Вы не вошли
problem-name-taken = Это имя занято.
    .title = Имя занято

## Instead of a page

client-missing = Клиент ещё не собран: выполните «{ $command }». Интерфейс для программ работает и без него.

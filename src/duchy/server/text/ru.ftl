### Отказы сервера: предложение и заголовок. Где есть только заголовок, говорит движок.

problem-stale = Положение на столе изменилось. Посмотрите ещё раз.
    .title = Положение изменилось
problem-not-started = Партия ещё не началась: заняты не все места.
    .title = Ещё не началась
problem-starting = Кубики перемешиваются: партия вот-вот начнётся.
    .title = Кубики перемешиваются
problem-wrong-share = Это не те случайные байты, хеш которых был отправлен, когда игрок садился за стол.
    .title = Не та доля
problem-share-taken = За этим столом такие же случайные байты уже объявлены. Нужны другие.
    .title = Такая доля уже есть
problem-over = Партия окончена.
    .title = Партия окончена
problem-not-over = Это откроется после окончания партии.
    .title = Партия ещё идёт
problem-no-table = Такого стола нет.
    .title = Нет такого стола
problem-no-seat = За этим столом нет такого места.
    .title = Нет такого места
problem-no-token = Чтобы ходить, откройте стол по своей личной ссылке.
    .title = Место не указано
problem-wrong-token = Эта ссылка не относится ни к одному месту за этим столом.
    .title = Не та ссылка
problem-which-seat = У вас несколько мест: выберите, за какое ходите.
    .title = Какое место?
problem-not-your-seat = Это не ваше место.
    .title = Чужое место
problem-seat-taken = Это место уже занято.
    .title = Место занято
problem-rematch-seat-taken = Ваше место за новым столом уже занято: возможно, вами, в другом браузере.
    .title = Место занято
problem-reserved = Это место ждёт игрока прошлой партии. Пригласить другого можно будет через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
    .title = Место занято
problem-name-alike = «{ $name }» выглядит как имя другого участника. Выберите другое.
    .title = Такое имя уже есть
problem-wrong-invitation = Приглашение недействительно или уже использовано.
    .title = Приглашение недействительно
problem-no-spectators = Смотреть эту партию нельзя.
    .title = Без зрителей
problem-undo-off = За этим столом отмена выключена.
    .title = Отмена выключена
problem-no-tutorial = У этой игры нет обучения.
    .title = Обучения нет
problem-tutorial-other-data = Обучение не подходит к компонентам, с которыми играют на этом сервере.
    .title = Обучения нет
problem-tutorial-move = Так тоже можно, но сначала обучение: сделайте то, что оно предлагает.
    .title = Сначала обучение
problem-seats = { $seats ->
    [one] { $seats } место не подходит
    [few] { $seats } места не подходят
   *[many] { $seats } мест не подходят
} для партии на { $players ->
    [one] { $players } игрока
   *[many] { $players } игроков
}.
    .title = Неверное число мест
problem-no-person = Хотя бы одно место должно быть для человека.
    .title = За столом нет людей
problem-chat-off = Чат за этим столом отключён.
    .title = Чат отключён
problem-chat-seats = Здесь пишут только игроки.
    .title = Только для игроков
problem-chat-empty = Напишите что-нибудь или выберите готовую фразу.
    .title = Пустое сообщение
problem-chat-long = В одном сообщении не больше { $count ->
    [one] { $count } символа
   *[other] { $count } символов
}.
    .title = Слишком длинное сообщение
problem-request-reused = Этот запрос уже был использован для другого.
    .title = Запрос использован дважды
problem-cursor = Такой страницы в списке нет.
    .title = Нет такой страницы
problem-hello = В первом сообщении нужно представиться: отправьте «hello».
    .title = Нет приветствия
problem-busy = Сервер перегружен. Попробуйте чуть позже.
    .title = Сервер занят

problem-no-game =
    .title = Нет такой игры
problem-options =
    .title = Эти настройки несовместимы
problem-record =
    .title = Запись партии повреждена
problem-illegal =
    .title = Сейчас так ходить нельзя
problem-not-deciding =
    .title = Сейчас не ваш ход
problem-unknown-action =
    .title = Нет такого действия
problem-no-undo =
    .title = Отменить нельзя
problem-refused =
    .title = Отказано

problem-no-language = Такого языка нет; есть { $languages }.
    .title = Нет такого языка
problem-not-found = По этому адресу ничего нет.
    .title = Здесь ничего нет
problem-method = Этот адрес не поддерживает такой запрос.
    .title = Не поддерживается
problem-bad-request = Не удалось разобрать запрос.
    .title = Неверный запрос
problem-too-large = Слишком большой объём данных.
    .title = Слишком большой запрос
problem-too-slow = Запрос приходил слишком долго.
    .title = Слишком медленно
problem-head-too-large = Заголовки этого запроса слишком велики.
    .title = Слишком большие заголовки
problem-media-type = Пришлите JSON и укажите это в типе содержимого.
    .title = Это не JSON
problem-invalid =
    .title = Неверные данные
    .missing = Не хватает «{ $field }».
    .foreign = Поля «{ $field }» здесь нет.
    .no-json = Этот текст — не JSON.
    .wrong = «{ $field }» не соответствует описанию интерфейса.
problem-too-many = Слишком много запросов. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
    .title = Слишком часто
problem-preparing = Правила этой игры готовятся для этого компьютера. Подождите ещё примерно { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
    .title = Ещё не готово
problem-origin = Этот запрос пришёл с другого сайта.
    .title = С чужого сайта
problem-internal = У нас что-то пошло не так. Партия сохранена, попробуйте ещё раз.
    .title = Ошибка сервера
problem-unavailable = Сейчас ничего не удаётся сохранить. Партия не пропала, попробуйте чуть позже.
    .title = Хранилище недоступно

problem-signed-out = Сначала войдите.
    .title = Вы не вошли
problem-wrong-password = Неверное имя или пароль.
    .title = Войти не удалось
problem-not-the-password = Это не пароль от учётной записи.
    .title = Неверный пароль
problem-name-taken = Это имя занято.
    .title = Имя занято
problem-push-service = Отсюда нельзя отправлять сообщения в этот браузер.
    .title = Уведомления невозможны
problem-no-mail = Этот сервер не отправляет письма.
    .title = Писем не будет
problem-mail-failed = Не удалось отправить письмо. Проверьте адрес.
    .title = Письмо не отправлено
problem-no-secret = Эта ссылка уже использована или заменена.
    .title = Ссылка недействительна

## Жизнь за столом

problem-bot-plays = За вас играет бот. Сначала вернитесь на место.
    .title = Играет бот
problem-conceded = Этот игрок сдался.
    .title = Игрок сдался
problem-no-stand-in = За вас не играет бот.
    .title = Возвращаться незачем
problem-not-away = Этот игрок здесь или только что вышел. Подождите немного.
    .title = Игрок на месте
problem-no-absent = Бот может заменить только другого человека за столом.
    .title = Некого заменить
problem-started = Партия уже началась.
    .title = Партия уже идёт
problem-not-host = Это может сделать только хозяин стола.
    .title = Не ваш стол
problem-own-seat = Этот стол открыли вы: отмените его.
    .title = Вы открыли этот стол
problem-cancelled = Этот стол отменён.
    .title = Стол отменён

## Instead of a page

client-missing = Клиент ещё не собран: выполните «{ $command }». Интерфейс для программ работает и без него.

## Turn notices. A notice says nothing about the position.

notice-title = Ваш ход
notice-text = { $game }, за столом { $players }
notice-mail =
    { $title }: { $text }

    Перейти к партии: { $link }

    Вы просили присылать такие письма. Больше не присылать: { $stop }
    .subject = { $title }: { $text }
notice-confirm =
    Кто-то, вероятно вы, хочет получать на этот адрес письмо, когда в партии на Duchy наступает его ход.

    Да, присылать: { $link }

    Если это были не вы, ничего не делайте: писем больше не будет. Сразу удалить адрес: { $stop }
    .subject = Duchy: присылать письма о ходе?

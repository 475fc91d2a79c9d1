### Страницы самого игрока: профиль и уведомления.

## Profile

profile-title = Профиль
profile-guest = Партии в этом браузере
profile-account = Партии: { $name }
profile-loading = Считаем ваши партии…
profile-none = Завершённых партий пока нет. Здесь появятся ваши результаты и рекорды.
profile-elsewhere = Учтены только партии из вашей учётной записи. Партии из этого браузера можно добавить на её странице.
profile-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
profile-won = побед: { $count } ({ $percent } %)
profile-average = в среднем { $points }
profile-best = рекорд { $points }
profile-table = Результаты: { $game }
profile-of = По чему
profile-games = Партии
profile-wins = Победы
profile-mean = Среднее
profile-record = Рекорд
profile-by-players = Игроки
profile-by-opponents = Соперники
profile-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
profile-alone = В одиночку
profile-here = За одним экраном
profile-people = Люди
profile-mixed = Люди и боты
profile-bots = Боты разных уровней
profile-bot = Боты: { $level }
profile-bests = Личные рекорды
profile-best-line = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
profile-chart = Очки от партии к партии
    .text = Партии от первой к последней, всего { $count }. В среднем { $mean }, рекорд { $best }. Закрашенные точки: победы.
profile-legend-won = победа
profile-legend-other = не победа
profile-legend-mean = в среднем к этому времени
profile-recent = Последние партии
profile-running = { $count ->
    [one] { $count } партия ещё идёт
    [few] { $count } партии ещё идут
   *[other] { $count } партий ещё идут
}

## One's own data

data-title = Ваши данные
data-what = Этот браузер хранит ваши настройки и ключи от ваших мест. Сервер хранит партии: имена за столом, действия и результаты.
data-what-account = Сервер хранит вашу учётную запись и партии: имена за столом, действия и результаты. Этот браузер хранит ваши настройки и ключи от ваших мест.
data-export = Сохранить мои данные
data-delete = Удалить мои данные
data-delete-guest = Ваше имя исчезнет со всех мест, ключи от которых есть в этом браузере, в том числе на сервере. Завершённые партии уйдут из вашего профиля. Сами партии останутся у других игроков: на вашем месте не будет имени. Начатые партии можно доиграть без имени.
data-delete-account = Учётная запись будет удалена со всем, что к ней относится, а ваше имя исчезнет со всех её мест. Сами партии останутся у других игроков: на вашем месте не будет имени. Начатые партии можно доиграть только в том браузере, где вы к ним присоединились.
data-delete-sure = Отменить это нельзя.
data-deleted = Ваши данные удалены.

## Turn notices

notices-title = Уведомления о ходе
notices-what = Пока ни одна ваша страница не открыта. Не больше одного за ход; в нём только игра и имена игроков.
notices-push = Уведомления в этом браузере
    .help = В том числе когда браузер работает в фоне.
notices-push-none = Этот браузер не может получать здесь уведомления.
notices-push-failed = Браузеру не удалось подписаться. Попробуйте позже.
notices-mail = Адрес электронной почты
notices-mail-ask = Присылать письма
notices-mail-to = Письма на { $address }
notices-mail-confirm = Чтобы подтвердить адрес, откройте ссылку из письма, которое мы отправили.
notices-mail-stop = Больше не присылать
notices-mail-account = Письма приходят владельцам учётных записей.
notices-confirmed = Адрес подтверждён. Когда наступит ваш ход, придёт письмо.
notices-stopped = Уведомлений больше не будет.

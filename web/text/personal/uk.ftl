### Сторінки самого гравця: профіль і сповіщення.

## Profile

profile-title = Профіль
profile-guest = Партії в цьому браузері
profile-account = Партії: { $name }
profile-loading = Рахуємо ваші партії…
profile-none = Завершених партій поки немає. Тут з’являться ваші результати й рекорди.
profile-elsewhere = Враховано лише партії з вашого облікового запису. Партії з цього браузера можна додати на його сторінці.
profile-count = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[other] { $count } партій
}
profile-won = перемог: { $count } ({ $percent } %)
profile-average = у середньому { $points }
profile-best = рекорд { $points }
profile-table = Результати: { $game }
profile-of = За чим
profile-games = Партії
profile-wins = Перемоги
profile-mean = Середнє
profile-record = Рекорд
profile-by-players = Гравці
profile-by-opponents = Суперники
profile-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
profile-alone = Наодинці
profile-here = За одним екраном
profile-people = Люди
profile-mixed = Люди й боти
profile-bots = Боти різних рівнів
profile-bot = Боти: { $level }
profile-bests = Особисті рекорди
profile-best-line = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
profile-chart = Бали від партії до партії
    .text = Партії від першої до останньої, разом { $count }. У середньому { $mean }, рекорд { $best }. Зафарбовані точки: перемоги.
profile-legend-won = перемога
profile-legend-other = не перемога
profile-legend-mean = у середньому на той час
profile-recent = Останні партії
profile-running = { $count ->
    [one] { $count } партія ще триває
    [few] { $count } партії ще тривають
   *[other] { $count } партій ще тривають
}

## One's own data

data-title = Ваші дані
data-what = Цей браузер зберігає ваші налаштування та ключі від ваших місць. Сервер зберігає партії: імена за столом, дії та результати.
data-what-account = Сервер зберігає ваш обліковий запис і партії: імена за столом, дії та результати. Цей браузер зберігає ваші налаштування та ключі від ваших місць.
data-export = Зберегти мої дані
data-delete = Видалити мої дані
data-delete-guest = Ваше ім’я зникне з усіх місць, ключі від яких є в цьому браузері, зокрема й на сервері. Завершені партії зникнуть із вашого профілю. Самі партії залишаться в інших гравців: на вашому місці не буде імені. Розпочаті партії можна дограти без імені.
data-delete-account = Обліковий запис буде видалено з усім, що до нього належить, а ваше ім’я зникне з усіх його місць. Самі партії залишаться в інших гравців: на вашому місці не буде імені. Розпочаті партії можна дограти лише в тому браузері, де ви до них приєдналися.
data-delete-sure = Скасувати це неможливо.
data-deleted = Ваші дані видалено.

## Turn notices

notices-title = Сповіщення про хід
notices-what = Поки жодна ваша сторінка не відкрита. Не більше одного за хід; у ньому лише гра та імена гравців.
notices-push = Сповіщення в цьому браузері
    .help = Зокрема коли браузер працює у фоні.
notices-push-none = Цей браузер не може отримувати тут сповіщення.
notices-push-failed = Браузеру не вдалося підписатися. Спробуйте пізніше.
notices-mail = Адреса електронної пошти
notices-mail-ask = Надсилати листи
notices-mail-to = Листи на { $address }
notices-mail-confirm = Щоб підтвердити адресу, відкрийте посилання з листа, який ми надіслали.
notices-mail-stop = Більше не надсилати
notices-mail-account = Листи надходять власникам облікових записів.
notices-confirmed = Адресу підтверджено. Коли настане ваш хід, надійде лист.
notices-stopped = Сповіщень більше не буде.

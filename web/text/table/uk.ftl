### Слова столу, хоч би яка гра на ньому йшла.

## Підказка

legend-hide = Сховати пояснення
undo = Скасувати
undo-label = Скасувати останню дію
choose = Виберіть
answer-places = { $count ->
    [one] { $count } ділянка
    [few] { $count } ділянки
   *[many] { $count } ділянок
}
answers-count = { $count ->
    [one] { $count } відповідь
    [few] { $count } відповіді
   *[many] { $count } відповідей
}
skip-moves = { $count ->
    [one] Одразу показати ще { $count } дію
    [few] Одразу показати ще { $count } дії
   *[many] Одразу показати ще { $count } дій
}

## Картки й запитання

card-points = { $count ->
    [one] переможний бал
    [few] переможні бали
   *[many] переможних балів
}
card-then = Далі
card-reveals = Це не можна буде скасувати.
card-do = Підтвердити
card-not-yet = Назад
ask-title = Завершити хід?
ask-anyway = Завершити
ask-stay = Продовжити хід

## Хід можна скасувати, доки боти не почали

hold-back = Скасувати
hold-go-on = Далі
hold-next = Коли час вийде, ходить { $player }.
hold-waits = { $player } чекає, доки ви не натиснете «Далі».
hold-still = Хід ще можна скасувати.
hold-left = Залишилося { $seconds } с
hold-other = { $player } завершує хід
log-taken = { $count ->
    [one] Скасовано { $count } дію
    [few] Скасовано { $count } дії
   *[many] Скасовано { $count } дій
}

## Підказки

hint = Підказка
hint-count = у цій партії: { $count }
hint-rows = { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[many] { $count } дій
}
hint-thinking = Бот думає…
hint-best = Найкраще
hint-equal = не гірше
hint-less = −{ $points }
hint-error = ± { $points }
hint-note = Скільки балів можна очікувати в кінці порівняно з найкращою дією. Підказка нічого не коштує. Скільки підказок ви взяли, бачать усі за столом.
# Для екранних дикторів.
hint-said-best = Найкраща дія, з точністю до { $error } бала
hint-said-equal = Не гірше, з точністю до { $error } бала
hint-said-less = На { $points } бала менше, з точністю до { $error }

## Журнал

log = Журнал
log-earlier = Раніше
log-empty = Поки нічого не сталося.
log-open = Відкрити журнал
happenings-again = Показати ці дії ще раз
news-all = усі { $count }
news-none = Поки нічого нового.
log-since = Після вашого ходу
since-more = і ще { $count }

## Місця

seat-away = не в мережі
seat-is-bot = бот
seat-stand-in = грає бот
seat-conceded = поразку визнано
seat-hints = { $count ->
    [one] { $count } підказка
    [few] { $count } підказки
   *[many] { $count } підказок
}
watch-from-here = Дивитися з цього місця
watch-follow = Завжди показувати того, хто ходить
spectator = Ви глядач

## Чат

chat = Чат
chat-unread = { $count ->
    [one] Чат: { $count } нове повідомлення
    [few] Чат: { $count } нові повідомлення
   *[other] Чат: { $count } нових повідомлень
}
chat-lines = Повідомлення
chat-empty = Повідомлень поки немає.
chat-said = { $name }: { $text }
chat-spectator = Глядач
chat-watching = глядач
chat-phrases = Готові фрази
chat-write = Повідомлення
chat-send = Надіслати
chat-players-only = Тут пишуть лише гравці.
chat-mute = Вимкнути чат
chat-unmute = Увімкнути чат
chat-muted = Чат вимкнено.
chat-mute-author = Приховати повідомлення: { $name }
    .short = Приховати
chat-unmute-author = Знову показувати: { $name }
# Кожен читає їх своєю мовою.
chat-phrase-hello = Привіт!
chat-phrase-luck = Щасти!
chat-phrase-nice = Гарний хід!
chat-phrase-oops = Ой!
chat-phrase-thanks = Дякую!
chat-phrase-moment = Хвилинку, будь ласка.
chat-phrase-back = Я знову тут.
chat-phrase-game = Дякую за гру!

## Кілька людей біля одного екрана

curtain-title = Вибирає { $player }
curtain-text = Передайте пристрій гравцеві { $player }. Решта, будь ласка, не підглядайте.
curtain-open = { $player } — це я

## Зв’язок

link-connecting = Підключаємося…
link-lost = Зв’язок втрачено. Підключаємося знову…
link-pending = Щойно зв’язок відновиться, ваш хід буде надіслано.
link-retry = Спробувати зараз
link-refused = Цей стіл відкрити не можна
loading = Готуємо стіл…

## Чесні кубики

seal = Чесні кубики
seal-title = Кидки зафіксовано заздалегідь
seal-text = Усі кидки, жетони й карти цієї партії випливають із секрету, вибраного до її початку. Це відбиток секрету (SHA-256). Після партії секрет відкриється, і кожен зможе переконатися, що нічого не підмінили.
seal-text-shared = Коли всі сіли за стіл, сервер вибрав секрет і показав його відбиток (SHA-256). Потім браузер кожного гравця додав власні випадкові числа. Разом вони визначають кидки, розсадку, жетони й карти, тож підібрати їх не міг ніхто. Після партії секрет відкриється, і перевірити його зможе кожен.
seal-text-bound = Коли всі сіли за стіл, сервер вибрав секрет і показав відбиток (SHA-256) секрету й усього, що було оголошено на той час: яка гра, хто грає та який геш частки кожного гравця. Потім браузер кожного гравця додав свою частку випадкових чисел. Усе це разом визначає кидки, розсадку, жетони й карти, тож підібрати їх не міг ніхто. Після партії секрет відкриється, і перевірити його зможе кожен.
seal-share-own = частку цього браузера додано
seal-share-given = частку додано
seal-share-missing = частка не надійшла вчасно
seal-share-none = без частки
seal-lost = Частки цього браузера в цих кубиках немає. Якщо на початку партії ви були в мережі, зверніться до власника сервера.
seal-not-announced = Те, що сервер називає оголошеним, не збігається з цим столом. Спитайте того, хто тримає цей сервер.
seal-number = Контрольне число:
seal-number-why = Звірте його вголос або в чаті. Якщо число в усіх однакове, усім показали той самий відбиток, тих самих гравців і ті самі частки.
seal-commitment = Відбиток
mixing-text = Усі на місцях. Щойно браузер кожного гравця додасть свою частку випадкових чисел, партія почнеться.

## Хто виходить і повертається

clock-label = Час, що залишився
clock-days = { $days } д { $hours } год
people-watch = Посилання для глядачів
people-watch-how = Дивитися може кожен, хто має посилання.
people-take-back = Повернутися на місце
people-bot-for = Нехай бот грає за гравця { $name }
people-let-bot = Нехай грає бот
people-leave = Вийти з-за столу
people-leave-sure = Вийти з-за столу?
people-leave-who = { $name }: вийти з-за столу?
people-leave-bot = За вас гратиме бот. Повернутися й продовжити можна будь-коли.
people-leave-rests = Партія зачекає, доки ви не повернетеся.
people-concede = Визнати поразку
people-concede-sure = Визнати поразку?
people-concede-who = { $name }: визнати поразку?
people-concede-ends = Партія одразу закінчиться вашою поразкою.
people-concede-bot = За вас дограє бот, а ви посядете останнє місце, хоч би скільки балів він набрав. Повернутися буде не можна.
people-conceded = Ви визнали поразку. За вас дограє бот.
people-bot-leave = Ви вийшли з-за столу. За вас грає бот.
people-bot-agreed = Вас не було. За вас грає бот.
people-bot-away = Вас не було. За вас грає бот.
people-bot-time = Ваш час вийшов. За вас грає бот.
people-away = { $name } не в мережі.
people-wished = Згодні на заміну ботом: { $names }.
people-wished-me = Вас хочуть замінити ботом: { $names }. Зробіть хід, щоб залишитися в грі.

## Меню

menu = Меню
menu-table = Стіл
menu-keys = Клавіші
menu-leave = На головну
your-turn = Ваш хід
expansions = { $count ->
    [one] { $count } доповнення
    [few] { $count } доповнення
   *[many] { $count } доповнень
}
expansions-title = Доповнення в цій партії

## Клавіші

keys-title = Гра з клавіатури
keys-move = Переходити між можливими діями
keys-act = Виконати виділене
keys-numbers = Узяти кубик із цим числом або відкласти його
keys-undo = Скасувати
keys-end = Завершити хід
keys-overview = Відкрити огляд: бали, жетони, що лишилися, пам’ятка
keys-skip = Пропустити необов’язкове рішення
keys-hint = Узяти підказку
keys-log = До журналу
keys-look = Обхід столу: стрілки переходять між усім, що на ньому є
keys-escape = На крок назад
keys-help = Показати ці клавіші
key-arrows = Tab, стрілки
key-enter = Enter
key-escape = Esc
look-on = Обхід столу: стрілки переходять між усім, що на ньому є. I або Esc — вийти.
look-off = Стрілки знову переходять лише між можливими діями.

## Карти колоди: читання і пошук

browser-search = Назва карти або слово з тексту
browser-count = { $shown } з { $all }
browser-clear = Очистити фільтри
browser-none = Таких карт немає.
browser-filters = Фільтри

## Між етапами й раундами

passage-skip = Клацніть, щоб пропустити.
    .touch = Торкніться, щоб пропустити.

## Партія на одній сторінці

overview = Огляд
overview-points = Бали
overview-left = Жетони, що лишилися
overview-aid = Пам’ятка
overview-total = Якщо завершити зараз

## Навчання

tutorial = Навчання
tutorial-next = Далі
tutorial-back = Назад
tutorial-play = Продовжити партію
tutorial-step = { $number } з { $count }
tutorial-waiting = Дивіться: зараз ходять інші.
tutorial-other = Так теж можна, але спершу спробуймо запропоноване.
tutorial-read = Хвилинку: спершу дочитайте, а тоді ходіть.

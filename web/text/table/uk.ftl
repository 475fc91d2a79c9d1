### Слова столу, хоч би яка гра на ньому йшла.

## Підказка

legend-hide = Сховати пояснення
undo = Скасувати
undo-label = Скасувати останню дію
choose = Виберіть
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
card-do = Виконати
card-not-yet = Назад
ask-title = Завершити хід?
ask-anyway = Завершити
ask-stay = Продовжити хід

## Журнал

log = Журнал
log-earlier = Раніше
log-empty = Поки нічого не сталося.
log-open = Відкрити журнал
happenings-again = Показати ці дії ще раз
log-since = Після вашого ходу
log-moves = { $moves ->
    [0] { $player }
    [one] { $player }: { $moves } дія
    [few] { $player }: { $moves } дії
   *[many] { $player }: { $moves } дій
}

## Місця

seat-away = не в мережі
seat-is-bot = бот
seat-stand-in = грає бот
seat-conceded = визнано поразку
watch-from-here = Дивитися з цього місця
watch-follow = Стежити за ходом
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

curtain-title = { $player }, ваша черга вибирати
curtain-text = Передайте пристрій гравцеві { $player }. Решта поки не підглядає.
curtain-open = { $player } — це я

## Зв’язок

link-connecting = Підключаємося…
link-lost = Зв’язок втрачено. Підключаємося знову…
link-pending = Ваш хід буде надіслано, щойно його відновлено.
link-retry = Спробувати зараз
link-refused = Цей стіл відкрити не можна
loading = Готуємо стіл…

## Чесні кубики

seal = Чесні кубики
seal-title = Кидки зафіксовано заздалегідь
seal-text = Усі кидки, жетони й карти цієї партії випливають із секрету, вибраного до її початку. Це відбиток секрету (SHA-256). Після партії секрет відкриється, і кожен зможе перевірити, що нічого не підмінили.
seal-text-shared = Коли всі сіли за стіл, сервер вибрав секрет і показав його відбиток (SHA-256). Потім браузер кожного гравця додав власні випадкові числа. Усі кубики, розсадка й усе, що витягується, випливають з того й того, тож вибрати їх не міг ніхто. Після партії секрет розкривається, і перевірити його може кожен.
seal-share-own = частку цього браузера додано
seal-share-given = частку додано
seal-share-missing = частка не надійшла вчасно
seal-share-none = без частки
seal-lost = Частки цього браузера в цих кубиках немає. Якщо на початку партії ви були в мережі, спитайте того, хто тримає цей сервер.
seal-number = Контрольне число:
seal-number-why = Порівняйте його голосом або в чаті. Якщо число в усіх однакове, усім показали той самий відбиток і ті самі частки.
seal-commitment = Відбиток секрету
mixing-text = Усі на місцях. Браузер кожного гравця додає до кубиків свою частку, і партія почнеться.

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
people-concede = Здатися
people-concede-sure = Здатися?
people-concede-who = { $name }: здатися?
people-concede-ends = Партія одразу закінчиться вашою поразкою.
people-concede-bot = За вас дограє бот, а ви посядете останнє місце, хоч би скільки балів він набрав. Повернутися буде не можна.
people-conceded = Ви здалися. За вас дограє бот.
people-bot-leave = Ви вийшли з-за столу. За вас грає бот.
people-bot-agreed = Вас не було. За вас грає бот.
people-bot-away = Вас не було. За вас грає бот.
people-bot-time = Ваш час вийшов. За вас грає бот.
people-away = { $name } не в мережі.
people-wished = За заміну ботом: { $names }.
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
keys-log = До журналу
keys-look = Огляд: стрілки ведуть до всього на столі
keys-escape = На крок назад
keys-help = Показати ці клавіші
key-arrows = Tab, стрілки
key-enter = Enter
key-escape = Esc
look-on = Огляд: стрілки ведуть до всього на столі. I або Esc — вийти.
look-off = Знову лише можливі дії.

## Карти колоди: читання і пошук

browser-search = Ім’я або слово з тексту
browser-count = { $shown } з { $all }
browser-clear = Скинути все
browser-none = Таких карт немає.
browser-filters = Фільтри

## Між етапами й раундами

passage-skip = Клацання або будь-яка клавіша — пропустити.

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
tutorial-read = Хвилинку: спершу дочитайте, потім ваш хід.

### «Замки Бургундії: гра на кубиках» українською.
###
### Назви кольорів, бонусів і джерел балів пишуться з малої літери, бо стоять усередині речень; заголовки робить великими
### клієнт. Зміст змінних описано в англійському файлі.
###
### Імена вставляються лише в називному відмінку (після двокрапки, у дужках), а дієслова стоять у теперішньому часі, щоб не
### залежати від роду.

## Гра та її налаштування

game-name = Замки Бургундії: гра на кубиках
game-summary = П’ять кубиків у раунді, одні на всіх, і кожен олівцем забудовує своє герцогство: монастирі, шахти, річки, міста, замки й пасовища. Що раніше закрита зона, то більше балів.

variant-basic = Основна гра
    .help = У всіх те саме герцогство, стартовий замок кожен обирає таємно.
variant-different = Усі різні
    .help = У кожного своє герцогство. До чотирьох гравців.
variant-same = Усе однакове
    .help = Одне герцогство й один стартовий замок на всіх: різняться лише ваші рішення.
variant-solo = Один і тільки один
    .help = Один гравець, три фази по вісім раундів і титул у нагороду.

option-players = Гравці
    .help = Від одного до п’яти.
option-sheet = Герцогство
    .help = Яке з чотирьох герцогств у всіх. Для перших партій підходить A.
option-variant = Варіант
    .help = Хто на якому герцогстві грає і хто обирає стартові замки.
option-revision = Редакція правил
    .help = Партія догравається в тій редакції, у якій почалася.

sheet-name = Герцогство { $sheet }
sheet-one-source = План цього герцогства відомий нам лише з одного джерела.

## Кольори гексів: одна зона, усі разом, які числа підходять, що приносить закрита зона

colour-monastery = монастир
    .many = монастирі
    .condition = числа 1–2
    .reward = Закрита зона монастирів приносить ченця.
colour-mine = шахта
    .many = шахти
    .condition = числа 3–4
    .reward = Закрита зона шахт приносить срібло.
colour-river = річка
    .many = річки
    .condition = числа 5–6
    .reward = Закрита річкова зона приносить товар.
colour-city = місто
    .many = міста
    .condition = усі різні
    .reward = Закрита зона міста приносить робітника.
colour-castle = замок
    .many = замки
    .condition = як у сусіда
    .reward = Замок приносить бонус зі свого квадрата.
colour-pasture = пасовище
    .many = пасовища
    .condition = усі однакові
    .reward = Закрите пасовище рахується двічі.

## Бонуси, і навіщо вони

bonus-monk = чернець
    .help = Змінює колір кольорового кубика вашої забудови на будь-який. Один бонус за раунд.
bonus-silver = срібло
    .help = Оплачує другу забудову в тому самому раунді, двома кубиками, що лишилися. Один бонус за раунд.
bonus-goods = товар
    .help = Коли випадає подвійний годинник, товари можна продати: по 2 бали й сріблу за кожен.
bonus-worker = робітник
    .help = Змінює число на кубику вашої забудови на будь-яке. Один бонус за раунд.

row-castle = ряд замків

phase-name = Фаза { $phase }

## Звідки беруться переможні бали

category-areas = закриті зони
category-pastures = пасовища, подвійно
category-castles = замки
category-sales = продані товари
category-colours = цілі кольори

## Як називається результат гри на одного

verdict-none = без титулу
    .text = Непогана спроба. Титули починаються з 51 бала.
verdict-great = чудово
    .text = Чудово!
verdict-perfect = ідеально
    .text = Ідеально!
verdict-incredible = неймовірно
    .text = Неймовірно!
verdict-next = { $count ->
    [one] Ще { $count } бал — і буде: { $verdict }.
    [few] Ще { $count } бали — і буде: { $verdict }.
   *[many] Ще { $count } балів — і буде: { $verdict }.
}

## Що лежить на столі

counter-vp = Переможні бали
    .help = У кого наприкінці їх більше, той і переміг. За рівності вирішують невикористані бонуси.
counter-dice = Кубики
    .help = Кидок один на всіх, і ніхто кубиків не забирає. Поєднайте одне число з одним кольором.
counter-hourglass = Кубик годинника
    .help = Показує, скільки поділок шкали часу закреслити. Подвійний годинник дозволяє всім продати товари.
counter-track = Шкала часу
    .help = Коли закреслено останню поділку, фаза закінчується після цього раунду.
counter-unused = Невикористані бонуси
    .help = Обведені й не закреслені. Вирішують за рівності балів.
counter-award = Цілі кольори
    .help = Хто першим забудує всі гекси кольору, отримує більше значення, хто другим — менше. В одному раунді всі отримують порівну.
counter-area = Зона
    .help = Сусідні гекси одного кольору. За закриту зону дають бали за розміром і поточною фазою.
counter-phase = Фаза
    .help = Від фази до фази закриті зони приносять дедалі менше.
counter-round = Раунд
    .help = У фазі від 5 до 10 раундів, у грі на одного — 8.

## Чого чекає гра: тому, хто вирішує

prompt-sheet = Оберіть герцогство
prompt-castle = Оберіть стартовий замок
    .all = Оберіть стартовий замок для всіх
prompt-sell = Подвійний годинник: скільки товарів продати?
prompt-build = Забудуйте один гекс або візьміть робітника
    .pass = Будувати нічого: візьміть робітника
prompt-second = Забудувати ще раз за срібло?
    .seal = Готово? Запечатайте раунд

## Те саме — решті

prompt-other-sheet = { $player } обирає герцогство
prompt-other-castle = { $player } обирає стартовий замок для всіх
prompt-sealed = Запечатано. Чекаємо: { $players }
prompt-waiting = Ще обирають: { $players }
prompt-over = Гру завершено

## Частини наступних рядків

part-vp = { $vp ->
    [one] { $vp } бал
    [few] { $vp } бали
   *[many] { $vp } балів
}
part-bonus = { $bonus ->
    [monk] чернець
    [silver] срібло
    [goods] товар
   *[worker] робітник
}

## Що можна зробити: на кнопці

action-sheet = Узяти герцогство { $sheet }
action-castle = Стартовий замок на гексі { $hex }: { part-bonus }
action-sell = { $count ->
    [0] Нічого не продавати
    [one] Продати { $count } товар
    [few] Продати { $count } товари
   *[many] Продати { $count } товарів
}
action-build = { $used ->
    [monk] Вписати { $number } у гекс { $hex }: { $colour } (чернець)
    [worker] Вписати { $number } у гекс { $hex }: { $colour } (робітник)
   *[none] Вписати { $number } у гекс { $hex }: { $colour }
}
action-pass = Пропустити: узяти робітника
action-second = Друга забудова за срібло: { $number } у гекс { $hex }, { $colour }
action-seal = Запечатати

## Що це приносить

gain-vp = { $count ->
    [one] +{ $count } бал ({ $category })
    [few] +{ $count } бали ({ $category })
   *[many] +{ $count } балів ({ $category })
}
gain-area = закрито зону: { $colour }, розмір { $size }
gain-monk = { $count ->
    [one] +{ $count } чернець
    [few] +{ $count } ченці
   *[many] +{ $count } ченців
}
gain-silver = +{ $count } срібла
gain-goods = { $count ->
    [one] +{ $count } товар
    [few] +{ $count } товари
   *[many] +{ $count } товарів
}
gain-worker = { $count ->
    [one] +{ $count } робітник
    [few] +{ $count } робітники
   *[many] +{ $count } робітників
}
gain-award = наприкінці раунду +{ part-vp }: забудовано всі гекси кольору ({ $colour })
gain-then = Потім, за срібло: { $number } і { $colour }

## Що зроблено: у журналі

log-sheet = { $player } бере герцогство { $sheet }
log-castle = { $player } починає із замку на гексі { $hex }: { part-bonus }
log-sell = { $count ->
    [one] { $player } продає { $count } товар
    [few] { $player } продає { $count } товари
   *[many] { $player } продає { $count } товарів
}
log-build = { $used ->
    [monk] { $player } вписує { $number }: { $colour } (чернець)
    [worker] { $player } вписує { $number }: { $colour } (робітник)
   *[none] { $player } вписує { $number }: { $colour }
}
log-pass = { $player } пропускає
log-second = { $player } будує ще раз за срібло, { $number }: { $colour }
log-seal = { $player } закінчує раунд
log-sealed = { $player } робить таємний вибір
log-revealed = Тепер усі рішення відкриті

## Що відбувається саме

log-phase-begins = Починається фаза { $phase }
log-roll = { $hourglasses ->
    [1] Раунд { $round }: { $first }, { $second }, { $first_colour }, { $second_colour }; годинник одинарний
   *[2] Раунд { $round }: { $first }, { $second }, { $first_colour }, { $second_colour }; годинник подвійний, можна продавати товари
}
log-award = { $rank ->
    [first] { $player } першим забудовує весь колір: { $colour }, +{ part-vp }
   *[second] { $player } другим забудовує весь колір: { $colour }, +{ part-vp }
}
log-game-over = Гру завершено
log-winner = { $player } перемагає: { part-vp }!
log-winner-shared = { $player } ділить перемогу: { part-vp }!
log-verdict = { $player }: { part-vp }, { $verdict }

## Підписи на столі та для частин екрана

table-sheet = Мій планшет
table-sheet-of = { $player }: герцогство { $sheet }
table-roller = кидає кубики
table-players = Гравці
table-points = Бали
table-score = Мої бали
table-area-points = Бали за зону
table-area-note = Пасовища рахуються двічі.
table-race = Гонитва за цілими кольорами
    .first = перший
    .second = другий
    .count = { $count } з { $size }
    .taken = зайнято
table-hex = Гекс { $hex }: { $colour }
    .built = Гекс { $hex }: { $colour }, { $number }
    .start = Гекс { $hex }: { $colour }, стартовий замок
    .bonus = { part-bonus }
table-area = Зона розміру { $size }: { part-vp }, якщо закрити її в цій фазі
table-with-dice = за кубиками
table-with-bonus = з бонусом
table-circles = { $count ->
    [0] немає в запасі
    [one] { $count } у запасі
    [few] { $count } у запасі
   *[many] { $count } у запасі
}
table-die-pips = Кубик: { $number }
table-die-colour = Кольоровий кубик: { $colour }
table-die-hourglass = { $hourglasses ->
    [1] Кубик годинника: одинарний
   *[2] Кубик годинника: подвійний, можна продавати товари
}
table-track = Фаза { $phase }: { $count } з { $size }
table-sell-each = { part-vp } і срібло за кожен
table-second-none = Більше не будувати
table-seal-break = Зламати печатку
table-seal-own = Запечатано: { $what }
    .pass = Запечатано: ви пропускаєте
table-seal-hex = { $number } у гекс { $hex }
table-seal-waiting = Чекаємо: { $players }. Усі рішення відкриються разом; доти печатку можна зламати.
table-seal-count = { $count } з { $size } запечатано
table-sealed = запечатано
table-choosing = обирає
table-seal-alone = Запечатувати автоматично
    .help = Навіть якщо це вже не можна скасувати.
table-holding = У вас у руці { $what }: натисніть на гекс, що світиться
table-start = Перед першим кидком
table-short-monk = будь-який колір
table-short-worker = будь-яке число
table-short-silver = другий гекс
table-short-goods = продати за двох годинників
card-write = Записати { $number }
card-area = { $colour }, гекс { $hex }, зона: { $size }
card-double = подвійно
table-solo-rounds = { $count } з { $size } раундів зіграно
table-solo-total = Разом
table-solo-unused = { $count ->
    [one] { $count } бонус лишився невикористаним
    [few] { $count } бонуси лишилися невикористаними
   *[many] { $count } бонусів лишилися невикористаними
}
table-solo-curve = Як набиралися бали
table-solo-duchy = Ваше герцогство
table-solo-hexes = { $count } з { $size } гексів

## Що має трапитися у випадкових партіях

coverage-steps = способи зіграти раунд
coverage-sheets = герцогства
coverage-variants = варіанти
coverage-players = кількість гравців
coverage-colours = забудови за кольорами
coverage-awards = нагороди
coverage-ends = кінці партій

## Налаштування, що не пасують; речення йде за назвою налаштування

error-variant-alone = один гравець завжди грає партію на одного.
error-variant-different = усі різні — це не більше ніж { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}.
error-sheet-different = якщо всі герцогства різні, наперед не призначають жодного.

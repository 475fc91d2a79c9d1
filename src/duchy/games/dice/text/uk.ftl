### «Замки Бургундії: гра на кубиках» українською.
###
### Назви кольорів, бонусів і джерел балів пишуться з малої літери, бо стоять усередині речень; заголовки робить великими
### клієнт. Зміст змінних описано в англійському файлі.
###
### Атрибути назв — їхні форми: .gen родовий відмінок, .many усі разом. Дієслова стоять у теперішньому часі, щоб не
### залежати від роду; .you — те саме про самого читача.

## Гра та її налаштування

game-name = Замки Бургундії: гра на кубиках
game-time = 15–30 хвилин
game-summary = П’ять кубиків у раунді, одні на всіх, і кожен олівцем забудовує своє герцогство: монастирі, копальні, річки, міста, замки й пасовища. Що раніше закрита зона, то більше балів.

variant-basic = Основна гра
    .help = У всіх те саме герцогство, стартовий замок кожен вибирає таємно.
variant-different = Усі різні
    .help = У кожного своє герцогство. До чотирьох гравців.
variant-same = Усі однакові
    .help = Одне герцогство й один стартовий замок на всіх: різняться лише ваші рішення.
variant-solo = Один і тільки один
    .help = Один гравець, три етапи по вісім раундів і титул у нагороду.

option-players = Гравці
    .help = Від одного до п’яти.
option-sheet = Герцогство
    .help = У якому з чотирьох герцогств грають усі.
option-variant = Варіант
    .help = У кого яке герцогство і хто вибирає стартові замки.
option-revision = Редакція правил
    .help = Партію дограють за тією редакцією, за якою почали.

sheet-name = Герцогство { $sheet }
sheet-one-source = План цього герцогства відомий нам лише з одного джерела.

## Кольори гексів: одна зона, усі разом, які числа підходять, що приносить закрита зона

colour-monastery = монастир
    .gen = монастиря
    .many = монастирі
    .condition = числа 1–2
    .reward = Закрита зона монастирів приносить ченця.
colour-mine = копальня
    .gen = копальні
    .many = копальні
    .condition = числа 3–4
    .reward = Закрита зона копалень приносить срібло.
colour-river = річка
    .gen = річки
    .many = річки
    .condition = числа 5–6
    .reward = Закрита зона річки приносить товар.
colour-city = місто
    .gen = міста
    .many = міста
    .condition = усі різні
    .reward = Закрита зона міста приносить робітника.
colour-castle = замок
    .gen = замку
    .many = замки
    .condition = як у сусідньому гексі
    .reward = Замок приносить бонус зі свого квадрата.
colour-pasture = пасовище
    .gen = пасовища
    .many = пасовища
    .condition = усі однакові
    .reward = Бали за закрите пасовище подвоюються.

## Бонуси, і навіщо вони

bonus-monk = чернець
    .help = Забудуйте гекс будь-якого кольору, а не того, що випав.
bonus-silver = срібло
    .help = Другий гекс у тому самому раунді — двома кубиками, що залишилися. Один бонус за раунд.
bonus-goods = товар
    .help = Коли випадає подвійний годинник, товари можна продати: за кожен 2 бали й 1 срібло.
bonus-worker = робітник
    .help = Впишіть будь-яке число, а не те, що випало.

row-castle = ряд замків

phase-name = Етап { $phase }

## Звідки беруться переможні бали

category-areas = закриті зони
category-pastures = подвоєні пасовища
category-castles = замки
category-sales = продані товари
category-colours = нагороди за колір

## Як називається результат гри на одного

verdict-none = без титулу
    .text = Непогана спроба. Титули починаються з 51 бала.
verdict-great = чудово
    .text = Чудово!
verdict-perfect = ідеально
    .text = Ідеально!
verdict-incredible = неймовірно
    .text = Неймовірно!
verdict-next = До титулу «{ $verdict }» ще { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
}.

## Що лежить на столі

counter-vp = Переможні бали
    .help = У кого наприкінці їх найбільше, той і перемагає. За рівності вирішують невикористані бонуси.
counter-dice = Кубики
    .help = Кидок спільний для всіх. Поєднайте одне число з одним кольором.
counter-hourglass = Кубик годинника
    .help = Показує, скільки поділок шкали часу закреслити. Подвійний годинник дозволяє всім продати товари.
counter-track = Шкала часу
    .help = Коли закреслено останню поділку, етап закінчується після цього раунду.
counter-unused = Невикористані бонуси
    .help = Бонуси, які ще не витрачено. Вирішують за рівності балів.
counter-award = Нагороди за колір
    .help = Хто першим забудує всі гекси кольору, отримує більшу нагороду, хто другим — меншу. Якщо кілька гравців устигли в одному раунді, усі отримують однаково.
counter-area = Зона
    .help = Сусідні гекси одного кольору. За закриту зону дають бали за розміром і поточним етапом.
counter-phase = Етап
    .help = На кожному наступному етапі за закриті зони дають менше.
counter-round = Раунд
    .help = В етапі від 5 до 10 раундів, у грі для одного — 8.

## Чого чекає гра: тому, хто вирішує

prompt-sheet = Виберіть герцогство
prompt-castle = Виберіть стартовий замок
    .all = Виберіть стартовий замок для всіх
prompt-sell = Подвійний годинник: скільки товарів продати?
prompt-build = Забудуйте один гекс або візьміть робітника
    .pass = Жоден гекс не підходить: візьміть робітника
prompt-second = Забудувати другий гекс за срібло?
    .seal = Підтвердьте хід

## Те саме — решті

prompt-other-sheet = { $player } вибирає герцогство
prompt-other-castle = { $player } вибирає стартовий замок для всіх
prompt-sealed = Готово. Чекаємо на гравців: { $players }
prompt-waiting = Ще вибирають: { $players }
prompt-over = Партію завершено

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
part-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товари
   *[many] { $count } товарів
}

## Що можна зробити: на кнопці

action-sheet = Узяти герцогство { $sheet }
action-castle = Стартовий замок на гексі { $hex } ({ part-bonus })
action-sell = { $count ->
    [0] Нічого не продавати
   *[other] Продати { part-goods }
}
action-build = { $used ->
    [monk] Вписати { $number } у гекс { $hex } ({ $colour }, чернець)
    [worker] Вписати { $number } у гекс { $hex } ({ $colour }, робітник)
   *[none] Вписати { $number } у гекс { $hex } ({ $colour })
}
action-pass = Узяти робітника
action-second = За срібло: вписати { $number } у гекс { $hex } ({ $colour })
action-seal = Готово

## Що це приносить

gain-vp = { $count ->
    [one] +{ $count } бал ({ $category })
    [few] +{ $count } бали ({ $category })
   *[many] +{ $count } балів ({ $category })
}
gain-area = зону закрито: { $colour }, { $size ->
    [one] { $size } гекс
    [few] { $size } гекси
   *[many] { $size } гексів
}
gain-monk = { $count ->
    [one] +{ $count } чернець
    [few] +{ $count } ченці
   *[many] +{ $count } ченців
}
gain-silver = { $count ->
    [one] +{ $count } срібло
   *[other] +{ $count } срібла
}
gain-goods = +{ part-goods }
gain-bonuses = { $bonus ->
    [monk] { gain-monk }
    [silver] { gain-silver }
    [goods] { gain-goods }
   *[worker] { gain-worker }
}
gain-worker = { $count ->
    [one] +{ $count } робітник
    [few] +{ $count } робітники
   *[many] +{ $count } робітників
}
gain-award = +{ part-vp } наприкінці раунду: забудовано всі { $colour_many }
gain-then = Потім за срібло: { $number } та { $colour }

## Що зроблено: у журналі

log-sheet = { $player } бере герцогство { $sheet }
    .you = Ви берете герцогство { $sheet }
log-castle = { $player } починає із замку на гексі { $hex } ({ part-bonus })
    .you = Ви починаєте із замку на гексі { $hex } ({ part-bonus })
log-sell = { $player } продає { part-goods }
    .you = Ви продаєте { part-goods }
log-build = { $used ->
    [monk] { $player } вписує { $number } у гекс { $colour_gen } (чернець)
    [worker] { $player } вписує { $number } у гекс { $colour_gen } (робітник)
   *[none] { $player } вписує { $number } у гекс { $colour_gen }
}
    .you = { $used ->
        [monk] Ви вписуєте { $number } у гекс { $colour_gen } (чернець)
        [worker] Ви вписуєте { $number } у гекс { $colour_gen } (робітник)
       *[none] Ви вписуєте { $number } у гекс { $colour_gen }
    }
log-pass = { $player } бере робітника замість забудови
    .you = Ви берете робітника замість забудови
log-second = { $player } за срібло вписує { $number } у гекс { $colour_gen }
    .you = Ви за срібло вписуєте { $number } у гекс { $colour_gen }
log-seal = { $player } завершує раунд
    .you = Ви завершуєте раунд
log-sealed = { $player } робить таємний вибір
    .you = Ви робите таємний вибір
log-revealed = Вибір відкрито всім

## Що відбувається саме

log-phase-begins = Починається етап { $phase }
log-roll = { $hourglasses ->
    [1] Раунд { $round }: { $first } та { $second }, { $first_colour } та { $second_colour }, один годинник
   *[2] Раунд { $round }: { $first } та { $second }, { $first_colour } та { $second_colour }, подвійний годинник: можна продавати товари
}
log-award = { $rank ->
    [first] { $player } раніше за всіх забудовує всі { $colour_many }: +{ part-vp }
   *[second] { $player } слідом забудовує всі { $colour_many }: +{ part-vp }
}
    .you = { $rank ->
        [first] Ви раніше за всіх забудовуєте всі { $colour_many }: +{ part-vp }
       *[second] Ви слідом забудовуєте всі { $colour_many }: +{ part-vp }
    }
log-game-over = Партію завершено
log-winner = Перемагає { $player }: { part-vp }!
    .you = Ви перемагаєте: { part-vp }!
log-winner-shared = { $player } ділить перемогу: { part-vp }!
    .you = Ви ділите перемогу: { part-vp }!
log-verdict = { $player }: { part-vp }, { $verdict }
    .you = Ви набираєте { part-vp }: { $verdict }

## Підписи на столі та для частин екрана

table-sheet = Мій планшет
table-sheet-of = { $player }: герцогство { $sheet }
table-roller = кидає кубики
table-players = Гравці
table-points = Бали
table-score = Мої бали
table-area-points = Бали за зону
table-area-note = Бали за пасовища подвоюються.
table-race = Хто першим забудує колір
    .first = перший
    .second = другий
    .count = { $count } з { $size }
    .taken = уже отримано
table-hex = Гекс { $hex }: { $colour }
    .built = Гекс { $hex }: { $colour }, { $number }
    .start = Гекс { $hex }: { $colour }, стартовий замок
    .bonus = { part-bonus }
table-area = Зона з { $size ->
    [one] { $size } гекса
   *[many] { $size } гексів
}: { part-vp }, якщо закрити її на цьому етапі
table-with-dice = лише кубики
table-with-bonus = з бонусом
table-circles = { $count ->
    [0] немає
   *[other] залишилося { $count }
}
table-die-pips = Кубик: { $number }
table-die-colour = Кольоровий кубик: { $colour }
table-die-hourglass = { $hourglasses ->
    [1] Кубик годинника: один
   *[2] Кубик годинника: подвійний, можна продавати товари
}
table-track = Етап { $phase }: { $count } з { $size }
table-sell-each = { part-vp } і срібло за кожен
table-second-none = Без другого гекса
table-seal-break = Змінити рішення
table-seal-own = Ваш вибір: { $what }
    .pass = Ваш вибір: узяти робітника
table-seal-hex = { $number } у гекс { $hex }
table-seal-waiting = Чекаємо на гравців: { $players }. Рішення відкриються водночас; доти своє можна змінити.
table-seal-count = Готово: { $count } з { $size }
table-sealed = готово
table-choosing = вибирає
table-seal-alone = Завершувати раунд автоматично
    .help = Щойно не лишиться чого вирішувати.
table-holding = { $what }: натисніть на підсвічений гекс
    .with = Підходить: { $what }
table-start = Перед першим кидком
table-short-monk = будь-який колір
table-short-worker = будь-яке число
table-short-silver = другий гекс
table-short-goods = продаж за подвійного годинника
card-write = Вписати { $number }
card-area = { $colour }, гекс { $hex }, розмір зони { $size }
card-double = подвійно
table-solo-rounds = Зіграно раундів: { $count } з { $size }
table-solo-total = Усього
table-solo-unused = Невикористаних бонусів: { $count }
table-solo-curve = Як набиралися бали
table-solo-duchy = Ваше герцогство
table-solo-hexes = { $count } з { $size } гексів

## Чому дія неможлива

why-sheet-taken = Це герцогство вже в іншого гравця.
why-no-castle = Для стартового замку потрібен гекс замку.
why-no-goods = { $count ->
    [0] У вас немає товарів.
   *[other] У вас товарів лише { $count }.
}
why-built = Цей гекс уже забудовано.
why-alone = Поруч із цим гексом немає забудованих.
why-takes-monastery = Для монастиря потрібне число 1 або 2.
why-takes-mine = Для копальні потрібне число 3 або 4.
why-takes-river = Для річки потрібне число 5 або 6.
why-takes-city = У цьому місті вже є число { $number }.
why-takes-castle = Поруч із цим замком немає числа { $number }.
why-takes-pasture = На цьому пасовищі інше число.
why-monk = Цей колір не випав, а ченця у вас немає.
why-worker = Число { $number } не випало, а робітника у вас немає.
why-two-bonuses = Не випали ні число { $number }, ні цей колір, а бонус за раунд лише один.
why-no-first = У цьому раунді ви нічого не збудували.
why-bonus-used = У цьому раунді ви вже використали бонус: срібло витрачати не можна.
why-no-silver = У вас немає срібла.
why-dice-left = Залишилися кубики { $number } і { $colour }.

## Що має трапитися у випадкових партіях

coverage-steps = способи зіграти раунд
coverage-sheets = герцогства
coverage-variants = варіанти
coverage-players = кількість гравців
coverage-colours = забудови за кольорами
coverage-awards = нагороди
coverage-ends = завершення партій

## Налаштування, що не пасують; речення йде за назвою налаштування

error-variant-alone = для одного гравця є лише гра для одного.
error-variant-different = цей варіант — не більше ніж для { $count ->
    [one] { $count } гравця
   *[many] { $count } гравців
}.
error-sheet-different = у варіанті «Усі різні» герцогства вибирають на початку партії.

# Позиції: причина стоїть після частини. Назви кольорів і бонусів — як у тексті позиції.
error-position-setup = доки не вибрано всі стартові замки, такого немає.
error-position-over = партію завершено, і такого вже немає.
error-position-not-over = партію завершено, лише коли закреслено останню поділку останнього етапу.
error-position-sheet-option = за параметрами гри тут інше герцогство.
error-position-sheets-same = у двох гравців те саме герцогство, а в цьому варіанті всі різні.
error-position-sheets-order = герцогства вибирають по черзі.
error-position-castles-differ = у цьому варіанті стартовий замок в усіх той самий.
error-position-castle-missing = стартовий замок не вибрано.
error-position-castle-hex = на гексі { $hex } немає замку.
error-position-castle-number = стартовий замок на гексі { $hex } не має числа.
error-position-number = число { $number } не може стояти в гексі { $hex } ({ $colour }).
error-position-circles = кружечків ({ $bonus }) більше ніж { $most }.
error-position-step = усі дії гравця відомі, якщо не дивиться інший.
error-position-awards = бонуси за колір { $colour } не узгоджуються між собою.
error-position-award-unfinished = за колір { $colour } є бонус, але забудовано не всі його гекси.
error-position-action = { $problem }
error-position-not-legal = «{ $action }» неможливо.
error-position-opened = після «{ $action }» усі вже вибрали, і планшети відкрито.
error-position-draft = зроблене в цьому раунді не збігається з планшетами: «{ $name }».
error-position-no-answer = гравцеві { $player } немає з чого вибирати.
error-position-invariant = перевірку правил «{ $name }» не пройдено.

## Пам’ятка

aid-round = Раунд
aid-hexes = Гекси
aid-bonuses = Бонуси
aid-area = Зона з { $size }

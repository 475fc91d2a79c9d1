### «Замки Бургундії» українською.
###
### Назви жетонів, кольорів, товарів і джерел балів пишуться з малої літери, бо стоять усередині речень; заголовки пише
### з великої клієнт. Зміст змінних описано в англійському файлі.
###
### Атрибути назв — їхні форми: .acc знахідний відмінок, .gen родовий множини, .few і .many при числах. Вони потрібні,
### лише якщо відрізняються від самої назви. Дієслова стоять у теперішньому часі, щоб не залежати від роду; .you — те саме
### про самого читача.

## Гра та її налаштування

game-name = Замки Бургундії
game-summary = Бургундія, XV століття. За п’ять етапів герцоги розбудовують свої землі: торгують, розводять худобу, зводять міста, копальні, монастирі та замки. Два кубики визначають, що можна зробити за хід, а робітники допомагають їх змінити.

edition-2011 = Перше видання (2011)
edition-2019 = Нове видання (2019)
edition-2020-ua = Українське видання (2020)

setup-standard = Звичайна
    .help = У всіх однакові герцогства, стартовий замок стоїть посередині.
setup-expert = Для знавців
    .help = Герцогства різні, місце для стартового замку кожен вибирає сам.
choice-open = Відкрито, по черзі
choice-sealed = Таємно, усі водночас
module-extra-tiles = Чотири додаткові жетони
    .help = Міст тримає вашу фішку зверху, робітники коштують дешевше, підіймальний кран повторює будь-яку будівлю, а гуси дають бали разом з іншими тваринами.
module-white-castles = Білі замки
    .help = Будівлі, які одразу дають ще одну дію з числом білого кубика. Монастир 29 дає за них бали.
module-border-posts = Прикордонні вежі
    .help = Герцогства з трьома прикордонними вежами по краях. За з’єднання веж жетонами ви отримуєте бали поточного етапу, а за всі три вежі раніше за інших — ще й нагороду.
module-close-to-castle = Впритул до замку
    .help = Кожен жетон має межувати із замком або з’єднуватися з ним через жетони свого кольору. Замок можна повернути до сховища за обидва кубики та 5 балів.
module-shields = Щити
    .help = Дублями ви берете щити для своїх замків: постійні ефекти й бали наприкінці гри, але за кожен щит після кожного етапу сплачують данину сріблом.
module-inns = Гостинні двори
    .help = Жетони без кольору. Гостинний двір закриває будь-яку ділянку, по одному в області, і область рахується на одну ділянку більшою.
module-trade-routes = Торгові шляхи
    .help = Продані товари викладають на ряд планшетів. Товар на ділянці свого кольору дає бонус.
module-team = Командна гра
    .help = Двоє проти двох. Напарники будують одне велике герцогство, у них спільні срібло, робітники й товари, і перемагають вони разом.

option-players = Гравці
    .help = Від двох до чотирьох.
option-edition = Видання
    .help = Видання трохи різняться правилами та вмістом.
option-setup = Підготовка
    .help = Як розподіляють герцогства.
option-estates = Герцогства
    .help = Хто в якому герцогстві грає.
option-estates-standard = Звичайне
option-estates-chosen = Окреме для кожного місця
option-estates-dealt = Випадкові
option-choice = Вибір сторони та замку
    .help = За підготовки для знавців: по черзі або таємно.
option-championship = Турнірні герцогства
    .help = До роздачі додаються герцогства 14 і 15.
option-modules = Доповнення
    .help = З якими доповненнями грати.
option-revision = Редакція правил
    .help = Партію дограють за тією редакцією, за якою почали.

estate-name = Герцогство { $number }
estate-reconstructed = Друкований план цього герцогства нам невідомий; це наша реконструкція.
border-post = Прикордонна вежа { $number }
route-reconstructed = Друкований планшет нам невідомий; цей вигадали ми.

## Екран нової партії

setup-printing = Видання
setup-printing-2011 = Товари, яким забракло місця, пропадають. Дев’ять герцогств. За нічиєї перемагає той, у кого порожніх ділянок менше.
setup-printing-2019 = Товари, яким забракло місця, залишаються на складі. Десять герцогств і два турнірні. За нічиєї перемагає той, у кого порожніх ділянок більше.
setup-printing-2020-ua = Як у виданні 2019 року, але з монастирем 6 можна платити монетами й робітниками разом. Десять герцогств.
setup-modules-none = У цьому виданні доповнень немає: вони з’явилися 2019 року.
setup-estates = Герцогства
setup-mode = Як розподіляють герцогства
setup-same = В усіх одне
setup-each = У кожного своє
setup-dealt = Випадкові
setup-same-hint = Усі грають у герцогстві, яке ви виберете тут.
setup-each-hint = Виберіть прапор, потім його герцогство. Якщо перший гравець визначається випадково, прапори перемішуються між гравцями.
setup-dealt-hint = Кожен отримує випадковий планшет і вибирає одну з двох сторін.
setup-dealt-set-hint = Кожен отримує випадкове герцогство з цього набору.
setup-target = Перша ціль
    .help = Бали, які дадуть першу додаткову дію: що їх менше, то легше.
setup-for = Для кого
setup-choice = Сторона й стартовий замок
setup-choice-castle = Стартовий замок
setup-championship = Турнірні герцогства
setup-championship-hint = До роздачі додається планшет із герцогствами 14 і 15.
setup-enlarge = Збільшити: { $name }
setup-estate = { $name }: { $regions }
setup-regions = { $region } { $sizes }
setup-played = гравці: { $names }
setup-castle = Стартовий замок на вибір
    .help = Для знавців: кожен сам вибирає місце для стартового замку, а герцогства можуть бути різними.
setup-presets = Готові набори
preset-base = Базова гра
    .help = Без доповнень.
preset-gentle = Легкий набір
    .help = Нові жетони на складах і майже жодних нових правил.
preset-everything = Усе одразу
    .help = Усі доповнення разом.
preset-championship = Турнір
    .help = Випадкові планшети, серед них турнірний, стартовий замок на вибір, без доповнень.
preset-own = Свій набір
    .help = Так, як ви вибрали.
setup-set = Набір герцогств
setup-ordinary = Звичайні
    .help = Герцогства базової гри, без нових правил.
setup-not-in = У виданні { $year } року цього немає.
setup-only-in = { $count ->
    [one] Лише у виданні { $years } року.
   *[other] Лише у виданнях { $years } років.
}
setup-exactly = { $count ->
    [one] Потрібен рівно { $count } гравець, зараз їх { $seats }.
    [few] Потрібно рівно { $count } гравці, зараз їх { $seats }.
   *[many] Потрібно рівно { $count } гравців, зараз їх { $seats }.
}
setup-between = Потрібно від { $first } до { $last } гравців, зараз їх { $seats }.
setup-not-with = Не поєднується з доповненням «{ $module }».
setup-own-way = Доповнення «{ $module }» має власну підготовку.
setup-waits = Поки не підходить, але вибір збережено: { $names }.
setup-team = Напарники
setup-team-against = проти

## З чим грають за столом: у списках і перед початком

played-edition = видання { $year } року
played-estates = { $count ->
    [one] герцогство { $numbers }
   *[other] герцогства { $numbers }
}
played-dealt = випадкові герцогства
played-expert = стартовий замок на вибір
played-sealed = таємний вибір
played-championship = турнірні герцогства
played-target = ціль { $points }
played-team = місця 1 і 3 проти місць 2 і 4

## Кольори жетонів, і як називається область цього кольору

colour-building = будівлі
    .gen = будівель
colour-animal = тварини
    .gen = тварин
colour-monastery = монастирі
    .gen = монастирів
colour-castle = замки
    .gen = замків
colour-mine = копальні
    .gen = копалень
colour-ship = кораблі
    .gen = кораблів

region-building = місто
region-animal = пасовище
region-monastery = область монастирів
region-castle = область замків
region-mine = область копалень
region-ship = річка
    .acc = річку

## Товари за числом на кубику, 1–6

goods-turquoise = бірюзовий
    .few = бірюзові
    .many = бірюзових
goods-purple = фіолетовий
    .few = фіолетові
    .many = фіолетових
goods-pink = рожевий
    .few = рожеві
    .many = рожевих
goods-red = червоний
    .few = червоні
    .many = червоних
goods-brown = коричневий
    .few = коричневі
    .many = коричневих
goods-orange = помаранчевий
    .few = помаранчеві
    .many = помаранчевих

phase-a = Етап A
phase-b = Етап B
phase-c = Етап C
phase-d = Етап D
phase-e = Етап E

## Бонуси торгових шляхів: названі за жетоном із тим самим ефектом

reward-warehouse = продаж товарів
reward-watchtower = 4 бали
reward-carpenter = будівля
reward-church = копальня, монастир або замок
reward-market = корабель або тварини
reward-boarding-house = 4 робітники
reward-bank = 2 срібні монети
reward-town-hall = викладання жетона
reward-castle = додаткова дія

## Звідки беруться переможні бали

category-regions = добудовані області
category-phases = рання добудова
category-bonus = жетони досягнень
category-animals = тварини
category-watchtowers = вартові вежі
category-sales = продаж товарів
category-goods = залишок товарів
category-silver = залишок срібла
category-workers = залишок робітників
category-monasteries = монастирі
category-posts = прикордонні вежі
category-returns = повернуті замки
category-shields = щити
category-left-over = залишки

## Що лежить на столі

counter-vp = Переможні бали
    .help = Хто наприкінці має їх найбільше, той перемагає.
counter-silver = Срібло
    .help = Раз на хід за 2 срібні монети можна купити жетон на чорному ринку. Наприкінці гри кожна монета, що залишилася, дає 1 бал.
counter-workers = Робітники
    .help = Робітник змінює число на вашому кубику на 1 у будь-який бік; 6 і 1 — сусіди. Наприкінці гри кожні двоє робітників, що залишилися, дають 1 бал.
counter-goods = Товари
    .help = Можна тримати товари трьох кольорів, кожного скільки завгодно. Продають їх одразу цілим кольором; наприкінці гри кожен непроданий товар дає 1 бал.
counter-sold = Продані товари
    .help = Усе, що вже продано. Деякі монастирі наприкінці гри дають за це бали.
counter-storage = Сховище
    .help = Тут три місця для жетонів, які ще треба викласти. За жетони, що залишилися, балів немає.
counter-shared-storage = Спільне сховище
counter-dice = Кубики
    .help = Кожен кубик оплачує одну дію: узяти жетон, викласти жетон, продати товари або взяти робітників.
counter-white-die = Білий кубик
    .help = Показує, на який склад потрапить товар цього раунду. Дій за нього немає.
counter-bonus-large = Великий жетон досягнень
    .help = Дістається тому, хто першим закриє всі ділянки одного кольору: 5, 6 або 7 балів, якщо гравців 2, 3 або 4.
counter-bonus-small = Малий жетон досягнень
    .help = Дістається тому, хто другим закриє всі ділянки одного кольору: 2, 3 або 4 бали, якщо гравців 2, 3 або 4.
counter-order = Черговість ходу
    .help = Раніше ходить той, чия фішка просунулася далі, а в стосі — чия вище. Кожен викладений корабель пересуває фішку на крок уперед.
counter-black-depot = Чорний ринок
    .help = Раз за свій хід тут можна купити жетон за 2 срібні монети, не витрачаючи кубика.
counter-inns = Гостинні двори
    .help = На кожному етапі додається ще один. Гостинний двір коштує 2 срібні монети й рахується як купівля цього ходу.
counter-route = Торговий шлях
    .help = Сюди зліва направо викладають продані товари. Товар на ділянці свого кольору дає бонус цієї ділянки.
counter-depot = Склад
    .help = Жетон звідси беруть кубиком із цим числом. Товари чекають тут на корабель.
depot-name = Склад { $depot }
counter-phase = Етап
    .help = Область, добудована на етапі A, B, C, D або E, крім балів за розмір дає ще 10, 8, 6, 4 або 2 бали.
counter-round = Раунд
    .help = В етапі п’ять раундів, а в грі п’ять етапів.

## Жетони

-cow = { $count ->
    [one] { $count } корова
    [few] { $count } корови
   *[many] { $count } корів
}
-pig = { $count ->
    [one] { $count } свиня
    [few] { $count } свині
   *[many] { $count } свиней
}
-sheep = { $count ->
    [one] { $count } вівця
    [few] { $count } вівці
   *[many] { $count } овець
}
-chicken = { $count ->
    [one] { $count } курка
    [few] { $count } курки
   *[many] { $count } курей
}
-herd = { $count ->
    [one] Дає { $count } бал. Жетони { $animals } на тому самому пасовищі дають свої бали ще раз.
    [few] Дає { $count } бали. Жетони { $animals } на тому самому пасовищі дають свої бали ще раз.
   *[many] Дає { $count } балів. Жетони { $animals } на тому самому пасовищі дають свої бали ще раз.
}

tile-warehouse = товарний склад
    .effect = Одразу продайте всі свої товари одного кольору, не витрачаючи кубика.
tile-watchtower = вартова вежа
    .acc = вартову вежу
    .effect = Дає 4 бали.
tile-carpenter = майстерня столяра
    .acc = майстерню столяра
    .effect = Візьміть будівлю з будь-якого складу з номером.
tile-church = церква
    .acc = церкву
    .effect = Візьміть копальню, монастир або замок із будь-якого складу з номером.
tile-market = ринок
    .effect = Візьміть корабель або тварин із будь-якого складу з номером.
tile-boarding-house = пансіон
    .effect = Дає 4 робітників.
tile-bank = банк
    .effect = Дає 2 срібні монети.
tile-town-hall = ратуша
    .acc = ратушу
    .effect = Викладіть ще один жетон зі сховища на ділянку з будь-яким числом.
tile-crane = підіймальний кран
    .effect = Одразу використайте ефект будь-якої будівлі. Наприкінці гри підіймальний кран рахується для ваших монастирів як одна будівля будь-якого виду.
tile-white-castle = білий замок
    .effect = Одразу виконайте додаткову дію з числом білого кубика; робітники можуть його змінити. Це будівля, а не замок.
tile-inn = гостинний двір
    .effect = Закриває ділянку будь-якого кольору, по одному в області. Добудована область дає бали, ніби в ній на одну ділянку більше, але не більше 8.

tile-cow-2 = { -cow(count: 2) }
    .effect = { -herd(count: 2, animals: "із коровами") }
tile-cow-3 = { -cow(count: 3) }
    .effect = { -herd(count: 3, animals: "із коровами") }
tile-cow-4 = { -cow(count: 4) }
    .effect = { -herd(count: 4, animals: "із коровами") }
tile-pig-2 = { -pig(count: 2) }
    .effect = { -herd(count: 2, animals: "зі свинями") }
tile-pig-3 = { -pig(count: 3) }
    .effect = { -herd(count: 3, animals: "зі свинями") }
tile-pig-4 = { -pig(count: 4) }
    .effect = { -herd(count: 4, animals: "зі свинями") }
tile-sheep-2 = { -sheep(count: 2) }
    .effect = { -herd(count: 2, animals: "із вівцями") }
tile-sheep-3 = { -sheep(count: 3) }
    .effect = { -herd(count: 3, animals: "із вівцями") }
tile-sheep-4 = { -sheep(count: 4) }
    .effect = { -herd(count: 4, animals: "із вівцями") }
tile-chicken-2 = { -chicken(count: 2) }
    .effect = { -herd(count: 2, animals: "із курами") }
tile-chicken-3 = { -chicken(count: 3) }
    .effect = { -herd(count: 3, animals: "із курами") }
tile-chicken-4 = { -chicken(count: 4) }
    .effect = { -herd(count: 4, animals: "із курами") }
tile-geese = гуси
    .acc = гусей
    .effect = Дає 2 бали. Жетони тварин одного іншого виду на тому самому пасовищі дають свої бали ще раз. Гуси дають свої бали знову з кожним жетоном тварин, викладеним тут пізніше.

species-cow = корови
    .acc = корів
species-pig = свині
    .acc = свиней
species-sheep = вівці
    .acc = овець
species-chicken = кури
    .acc = курей

tile-monastery-1 = монастир 1
    .effect = У кожному вашому місті може стояти кілька будівель одного виду.
tile-monastery-2 = монастир 2
    .effect = Наприкінці етапу кожна ваша копальня, крім срібла, дає ще й робітника.
tile-monastery-3 = монастир 3
    .effect = Кожен продаж товарів приносить вам 2 срібні монети замість 1.
tile-monastery-4 = монастир 4
    .effect = Кожен продаж товарів приносить вам ще й робітника.
tile-monastery-5 = монастир 5
    .effect = Викладаючи корабель, ви можете забрати товари з двох сусідніх складів.
tile-monastery-6 = монастир 6
    .effect = { IN($edition) ->
        [in-2011] Купувати жетон можна на будь-якому складі, а не лише на чорному ринку. Ціна незмінна: 2 срібні монети.
        [in-2020-ua] Купувати жетон можна на будь-якому складі, а не лише на чорному ринку, і платити можна монетами й робітниками в будь-якому поєднанні.
       *[in-2019] Купувати жетон можна на будь-якому складі, а не лише на чорному ринку, і замість 2 срібних монет можна віддати 2 робітників.
    }
tile-monastery-7 = монастир 7
    .effect = Коли ви отримуєте бали за тварин, кожен зарахований жетон дає на 1 бал більше.
tile-monastery-8 = монастир 8
    .effect = Кожен робітник може змінити число на кубику на 2 замість 1.
tile-monastery-9 = монастир 9
    .effect = Коли ви викладаєте будівлю, число на кубику можна безкоштовно змінити на 1.
tile-monastery-10 = монастир 10
    .effect = Коли ви викладаєте корабель або тварин, число на кубику можна безкоштовно змінити на 1.
tile-monastery-11 = монастир 11
    .effect = Коли ви викладаєте замок, копальню або монастир, число на кубику можна безкоштовно змінити на 1.
tile-monastery-12 = монастир 12
    .effect = Коли ви кубиком берете жетон зі складу, число на кубику можна безкоштовно змінити на 1.
tile-monastery-13 = монастир 13
    .effect = Коли ви витрачаєте кубик на робітників, ви отримуєте ще й 1 срібну монету. Пансіону це не стосується.
tile-monastery-14 = монастир 14
    .effect = Коли ви витрачаєте кубик на робітників, ви отримуєте 4 замість 2. Пансіону це не стосується.
tile-monastery-15 = монастир 15
    .effect = { IN($edition) ->
        [in-2011] Наприкінці гри: по 3 бали за кожен колір товарів, які ви продавали.
       *[in-2019] Наприкінці гри: по 2 бали за кожен колір товарів, які ви продавали.
    }
tile-monastery-16 = монастир 16
    .effect = Наприкінці гри: по 4 бали за кожен товарний склад у вашому герцогстві.
tile-monastery-17 = монастир 17
    .effect = Наприкінці гри: по 4 бали за кожну вартову вежу у вашому герцогстві.
tile-monastery-18 = монастир 18
    .effect = Наприкінці гри: по 4 бали за кожну майстерню столяра у вашому герцогстві.
tile-monastery-19 = монастир 19
    .effect = Наприкінці гри: по 4 бали за кожну церкву у вашому герцогстві.
tile-monastery-20 = монастир 20
    .effect = Наприкінці гри: по 4 бали за кожен ринок у вашому герцогстві.
tile-monastery-21 = монастир 21
    .effect = Наприкінці гри: по 4 бали за кожен пансіон у вашому герцогстві.
tile-monastery-22 = монастир 22
    .effect = Наприкінці гри: по 4 бали за кожен банк у вашому герцогстві.
tile-monastery-23 = монастир 23
    .effect = Наприкінці гри: по 4 бали за кожну ратушу у вашому герцогстві.
tile-monastery-24 = монастир 24
    .effect = Наприкінці гри: по 4 бали за кожен вид тварин у вашому герцогстві.
tile-monastery-25 = монастир 25
    .effect = Наприкінці гри: по 1 балу за кожен проданий вами товар.
tile-monastery-26 = монастир 26
    .effect = { IN($edition) ->
        [in-2011] Наприкінці гри: по 2 бали за кожен ваш жетон досягнень, великий чи малий.
       *[in-2019] Наприкінці гри: по 3 бали за кожен ваш жетон досягнень, великий чи малий.
    }
tile-monastery-27 = монастир 27 (міст)
    .effect = У стосі на треку черговості ходу ваша фішка завжди лежить зверху.
tile-monastery-28 = монастир 28 (робітники)
    .effect = У свій хід можна купувати 2 робітників за 1 срібну монету, скільки завгодно разів.
tile-monastery-29 = монастир 29
    .effect = Наприкінці гри: по 4 бали за кожен білий замок у вашому герцогстві.

tile-castle = замок
    .effect = Одразу виконайте додаткову дію, як кубиком із будь-яким числом.
tile-mine = копальня
    .acc = копальню
    .effect = Дає 1 срібну монету наприкінці кожного етапу.
tile-ship = корабель
    .effect = { IN($edition) ->
        [in-2011] Заберіть товари з одного складу й просуньтеся на крок у черговості ходу. Товари, яким забракло місця, вибувають із гри.
       *[in-2019] Заберіть товари з одного складу й просуньтеся на крок у черговості ходу. Товари, яким забракло місця, залишаються на складі.
    }

## На що чекає гра: для того, хто вирішує

prompt-found = Виберіть сторону планшета й ділянку для стартового замку
    .castle = Виберіть ділянку для стартового замку
    .team = Виберіть ділянку для стартового замку команди: ділянка замків із числом 1 або 6
prompt-arrange = Ваш торговий шлях: виберіть, який планшет буде наступним
prompt-turn = Ваш хід: використайте кубик, купіть жетон або завершіть хід
    .dice = Ваш хід: використайте кубик або завершіть хід
    .purchase = Обидва кубики використано: купіть жетон або завершіть хід
    .end = Обидва кубики використано: завершіть хід
prompt-castle = Замок: виконайте додаткову дію з будь-яким числом на кубику
    .reset = Ціль досягнуто: виконайте додаткову дію з будь-яким числом на кубику
    .route = Торговий шлях: виконайте додаткову дію з будь-яким числом на кубику
prompt-town-hall = Ратуша: викладіть ще один жетон зі сховища
    .route = Торговий шлях: викладіть жетон зі сховища
prompt-warehouse = Товарний склад: виберіть, які товари продати
    .route = Торговий шлях: виберіть, які товари продати
prompt-carpenter = Майстерня столяра: візьміть будівлю з будь-якого складу
    .route = Торговий шлях: візьміть будівлю з будь-якого складу
prompt-church = Церква: візьміть копальню, монастир або замок із будь-якого складу
    .route = Торговий шлях: візьміть копальню, монастир або замок із будь-якого складу
prompt-market = Ринок: візьміть корабель або тварин із будь-якого складу
    .route = Торговий шлях: візьміть корабель або тварин із будь-якого складу
prompt-ship = Корабель: виберіть склад, з якого забрати товари
prompt-keep = Бракує місця: виберіть, який товар узяти
prompt-discard = Сховище заповнене: виберіть, який жетон скинути
    .team = Особисте і спільне сховища заповнені: виберіть, який жетон скинути
    .excess = У сховищі забагато жетонів: виберіть, який скинути
prompt-crane = Підіймальний кран: використайте ефект будь-якої будівлі
prompt-geese = Гуси: виберіть, які тварини дають бали разом із ними
prompt-white-castle = Білий замок: виконайте додаткову дію з числом білого кубика
prompt-store = Куди покласти жетон: в особисте сховище чи у спільне

## Те саме для інших

prompt-other-found = { $player } вибирає ділянку для стартового замку
prompt-other-arrange = { $player } розкладає торговий шлях
prompt-other-turn = Ходить { $player }
prompt-other-castle = { $player } виконує додаткову дію (замок)
    .reset = { $player } виконує додаткову дію (ціль досягнуто)
    .route = { $player } виконує додаткову дію (торговий шлях)
prompt-other-town-hall = { $player } може викласти ще один жетон (ратуша)
    .route = { $player } може викласти жетон (торговий шлях)
prompt-other-warehouse = { $player } вибирає, які товари продати (товарний склад)
    .route = { $player } вибирає, які товари продати (торговий шлях)
prompt-other-carpenter = { $player } вибирає будівлю (майстерня столяра)
    .route = { $player } вибирає будівлю (торговий шлях)
prompt-other-church = { $player } вибирає жетон (церква)
    .route = { $player } вибирає жетон (торговий шлях)
prompt-other-market = { $player } вибирає жетон (ринок)
    .route = { $player } вибирає жетон (торговий шлях)
prompt-other-ship = { $player } вибирає склад, з якого забрати товари
prompt-other-keep = { $player } вибирає, які товари взяти
prompt-other-discard = { $player } вибирає, який жетон скинути
prompt-other-crane = { $player } вибирає, яку будівлю повторити (підіймальний кран)
prompt-other-geese = { $player } вибирає тварин, які дають бали (гуси)
prompt-other-white-castle = { $player } виконує додаткову дію з білим кубиком (білий замок)
prompt-other-store = { $player } вибирає, куди покласти жетон
prompt-sealed = Ще вибирають: { $players }
prompt-over = Гру завершено

## Частини рядків нижче: кубик із витраченими робітниками, бали, ціна купівлі, що продано

part-die = { $die ->
    [1] перший кубик
    [2] другий кубик
    [3] додаткова дія
   *[4] дія білого замку
}{ $cost ->
    [0] {""}
    [one] , { $cost } робітник
    [few] , { $cost } робітники
   *[many] , { $cost } робітників
}
part-vp = { $vp ->
    [one] { $vp } бал
    [few] { $vp } бали
   *[many] { $vp } балів
}
part-silver = { $silver ->
    [one] { $silver } срібна монета
    [few] { $silver } срібні монети
   *[many] { $silver } срібних монет
}
part-workers = { $workers ->
    [one] { $workers } робітник
    [few] { $workers } робітники
   *[many] { $workers } робітників
}
part-price = { $workers ->
    [0] { part-silver }
   *[other] { $silver ->
        [0] { part-workers }
       *[other] { part-silver }, { part-workers }
    }
}
part-hired = { $count ->
    [one] { $count } робітника
   *[many] { $count } робітників
}
part-goods = { $count ->
    [one] { $count } { $goods } товар
    [few] { $count } { $goods_few } товари
   *[many] { $count } { $goods_many } товарів
}
part-mines = { $silver ->
    [one] { $silver } срібну монету
    [few] { $silver } срібні монети
   *[many] { $silver } срібних монет
}{ $workers ->
    [0] {""}
    [one] {" "}та { $workers } робітника
   *[many] {" "}та { $workers } робітників
}
part-region = { $region_acc } з { $size ->
    [one] { $size } ділянки
   *[many] { $size } ділянок
}: { $points } + { $extra ->
    [one] { $extra } бал
    [few] { $extra } бали
   *[many] { $extra } балів
}

## Що можна зробити: на кнопці

action-take = Узяти { $tile_acc } зі складу { $depot } ({ part-die })
action-place = Викласти { $tile_acc } на ділянку { $hex } з числом { $number } ({ part-die })
action-sell = Продати { part-goods } ({ part-die })
action-workers = Узяти { part-hired } ({ part-die })
action-buy = Купити { $tile_acc } на чорному ринку ({ part-price })
action-buy-depot = Купити { $tile_acc } на складі { $depot } ({ part-price })
action-buy-inn = Купити { $tile_acc } ({ part-price })
action-buy-workers = Купити { part-hired } ({ part-silver })
action-return-castle = Повернути замок із ділянки { $hex } до сховища (обидва кубики, { part-vp })
action-end-turn = Завершити хід
action-discard = Скинути { $tile_acc }
action-store = { $shelf ->
    [1] Покласти { $tile_acc } в особисте сховище
   *[2] Покласти { $tile_acc } у спільне сховище
}
action-load = { $span ->
    [1] Забрати товари зі складу { $depot }
   *[2] Забрати товари зі складів { $depot } і { $next }
}
action-keep = Узяти { $goods } товар
action-sell-free = Продати { part-goods }
action-gain = Узяти { $tile_acc } зі складу { $depot }
action-place-free = Викласти { $tile_acc } на ділянку { $hex } з числом { $number }
action-copy = Використати підіймальний кран як { $tile_acc }
action-flock = Зарахувати { $species_acc } разом із гусьми
action-decline = Пропустити
action-found = Герцогство { $estate }: замок на ділянці { $hex }
action-arrange = Покласти наступним планшет торгового шляху { $route }

## Що зроблено: у журналі

log-take = { $player } бере { $tile_acc } зі складу { $depot }
    .you = Ви берете { $tile_acc } зі складу { $depot }
log-place = { $player } викладає { $tile_acc } на ділянку { $hex }
    .you = Ви викладаєте { $tile_acc } на ділянку { $hex }
log-sell = { $player } продає { part-goods }
    .you = Ви продаєте { part-goods }
log-workers = { $player } бере { part-hired }
    .you = Ви берете { part-hired }
log-buy = { $player } купує { $tile_acc } на чорному ринку ({ part-price })
    .you = Ви купуєте { $tile_acc } на чорному ринку ({ part-price })
log-buy-depot = { $player } купує { $tile_acc } на складі { $depot } ({ part-price })
    .you = Ви купуєте { $tile_acc } на складі { $depot } ({ part-price })
log-buy-inn = { $player } купує { $tile_acc } ({ part-price })
    .you = Ви купуєте { $tile_acc } ({ part-price })
log-buy-workers = { $player } купує { part-hired } ({ part-silver })
    .you = Ви купуєте { part-hired } ({ part-silver })
log-return-castle = { $player } повертає замок із ділянки { $hex } до сховища (обидва кубики, { part-vp })
    .you = Ви повертаєте замок із ділянки { $hex } до сховища (обидва кубики, { part-vp })
log-end-turn = { $player } завершує хід
    .you = Ви завершуєте хід
log-discard = { $player } скидає { $tile_acc }
    .you = Ви скидаєте { $tile_acc }
log-store = { $shelf ->
    [1] { $player } кладе { $tile_acc } в особисте сховище
   *[2] { $player } кладе { $tile_acc } у спільне сховище
}
    .you = { $shelf ->
        [1] Ви кладете { $tile_acc } в особисте сховище
       *[2] Ви кладете { $tile_acc } у спільне сховище
    }
log-load = { $span ->
    [1] { $player } забирає товари зі складу { $depot }
   *[2] { $player } забирає товари зі складів { $depot } і { $next }
}
    .you = { $span ->
        [1] Ви забираєте товари зі складу { $depot }
       *[2] Ви забираєте товари зі складів { $depot } і { $next }
    }
log-keep = { $player } бере { $goods } товар
    .you = Ви берете { $goods } товар
log-sell-free = { $player } продає { part-goods }
    .you = Ви продаєте { part-goods }
log-gain = { $player } бере { $tile_acc } зі складу { $depot }
    .you = Ви берете { $tile_acc } зі складу { $depot }
log-place-free = { $player } викладає { $tile_acc } на ділянку { $hex } без кубика
    .you = Ви викладаєте { $tile_acc } на ділянку { $hex } без кубика
log-copy = { $player } використовує підіймальний кран як { $tile_acc }
    .you = Ви використовуєте підіймальний кран як { $tile_acc }
log-flock = { $player } зараховує { $species_acc } разом із гусьми
    .you = Ви зараховуєте { $species_acc } разом із гусьми
log-decline = { $player } пропускає
    .you = Ви пропускаєте
log-found = { $player } вибирає герцогство { $estate } й ставить замок на ділянку { $hex }
    .you = Ви вибираєте герцогство { $estate } й ставите замок на ділянку { $hex }
log-arrange = { $player } кладе наступним планшет торгового шляху { $route }
    .you = Ви кладете наступним планшет торгового шляху { $route }

## Що це дало й чого коштувало: після рядка журналу або перед клацанням

gain-vp = { $count ->
    [one] +{ $count } бал ({ $category })
    [few] +{ $count } бали ({ $category })
   *[many] +{ $count } балів ({ $category })
}
gain-silver = { $count ->
    [one] +{ $count } срібна монета
    [few] +{ $count } срібні монети
   *[many] +{ $count } срібних монет
}
gain-workers = { $count ->
    [one] +{ $count } робітник
    [few] +{ $count } робітники
   *[many] +{ $count } робітників
}
gain-goods = +{ part-goods }
gain-tile = { $tile } — до сховища
gain-bonus = { $size ->
    [large] великий жетон досягнень: { $colour }
   *[small] малий жетон досягнень: { $colour }
}
gain-steps = крок уперед у черговості ходу
gain-rewards = торговий шлях: { $reward }
cost-workers = { $count ->
    [one] −{ $count } робітник
    [few] −{ $count } робітники
   *[many] −{ $count } робітників
}
cost-vp = { $count ->
    [one] −{ $count } бал
    [few] −{ $count } бали
   *[many] −{ $count } балів
}

## На екрані: як називається дія поруч із малюнком жетона, кубиком і ціною

card-take = Узяти зі складу { $depot }
card-gain = { card-take }
card-place = Викласти на ділянку { $hex }, число { $number }
card-place-free = { card-place }
card-buy = Купити на чорному ринку
card-buy-depot = Купити на складі { $depot }
card-buy-inn = Купити
card-discard = Скинути
card-store = { $shelf ->
    [1] В особисте сховище
   *[2] У спільне сховище
}
card-workers = Узяти { part-hired }
card-buy-workers = Купити { part-hired }
card-return-castle = Повернути до сховища за обидва кубики
card-copy = Використати ефект
card-arrange = Покласти наступним
card-idle = Зараз нічого не станеться
card-region = { $colour }, { $size ->
    [one] { $size } ділянка
    [few] { $size } ділянки
   *[many] { $size } ділянок
}
card-doubt = { $count ->
    [one] У вас залишився невикористаний кубик.
   *[many] Ви не використали жодного кубика.
}

## Те саме про те, що лежить на столі, і про частини екрана

table-board = Ігрове поле
table-estate = Моє герцогство
table-estate-of = { $player }: герцогство { $number }
table-tab-board = Поле
table-tab-estate = Герцогство
table-order-short = Черговість
table-players = Гравці
table-sold-short = Продано
table-points = Бали
table-hand = Мої кубики й ресурси
table-colours = Кольори
table-colour-count = { $colour }: { $count } з { $size }
table-storage-count = { $count } з { $size }
table-storage-empty = Вільне місце у сховищі
table-storage-waiting = Чекає на місце
table-storage-where = Куди покласти?
table-storage-yours = Особисте
table-storage-shared = Спільне
table-storage-of = { $player }: сховище
table-storage-alone = Ці жетони використовує лише { $player }.
table-storage-either = Ці жетони можуть використовувати обидва напарники.
table-team-workers = Робітники команди
table-team-silver = Срібло команди
table-team-goods = Товари команди
table-team-points = Бали команди
table-team-owns = Належить команді: використовують обидва напарники.
table-dice-of = { $player }: кубики { $list }
table-dice-alone = Ці кубики використовує лише { $player }.
table-half = Половина герцогства
table-half-west = Захід
    .count = Захід: { $count }
table-half-east = Схід
    .count = Схід: { $count }
table-space = Ділянка { $hex }, число { $number }: { $colour }
table-region = { $colour }, розмір { $size }: { part-vp } за добудову на цьому етапі.
table-region-complete = { $colour }, розмір { $size }. Добудовано.
table-slot = Порожнє місце: { $colour }
table-taken = Взято після вашого ходу.
table-choice = { $colour } на ділянку { $hex }
table-die = Кубик: { $value }
    .spent = Використаний кубик: { $value }
table-die-chosen = Ваш хід: використайте кубик із числом { $value }
table-use-take = візьміть жетон зі складу { $value }
table-use-place = викладіть жетон на число { $value }
table-use-sell = продайте товари з числом { $value }
table-use-workers = візьміть { part-hired }
table-uses = { $list } або { $last }
table-legend-free = безкоштовно
table-legend-paid = із доплатою
table-goods = { $goods } товар: { $count }
table-goods-help = Продаються кубиком із числом { $value }: { part-vp } за кожен і срібло за продаж.
table-posts = З’єднано: { $count } з { $size }
table-posts-next = Наступне з’єднання: +{ part-vp }
table-post-linked = З’єднана з іншою вежею.
table-post-missing = { $count ->
    [one] До найближчого з’єднання бракує { $count } жетона.
   *[many] До найближчого з’єднання бракує { $count } жетонів.
}
table-route-tile = Планшет шляху { $route }, місце { $number }
table-route-space = Торговий шлях, ділянка { $number }: { $goods } товар ({ $value })
table-route-bonus = Бонус: { $reward }
table-route-match = Тут лежить товар цього кольору: бонус отримано.
table-route-miss = Тут лежить інший товар, бонусу не було: { $goods }
table-route-next = Наступний проданий товар ляже сюди.
table-round-goods = раунд { $round }: { $goods } товар
table-order = { $player }: поділка { $number }, місце в черзі { $count }
table-sealed = Ваш вибір: герцогство { $estate }, замок на ділянці { $hex }. Інші побачать його, коли виберуть усі.
table-sealed-other = Вибір зроблено
table-choosing = Ще вибирає

## Що відбувається само

log-phase-begins = Етап { $phase }: за кожну добудовану область ще { part-vp }
log-round-begins = Раунд { $round }: на білому кубику { $value }, { $goods } товар прибуває на склад { $depot }
log-dice = { $player } кидає кубики: { $first } і { $second }
    .you = Ви кидаєте кубики: { $first } і { $second }
log-mines = { $player } отримує від копалень { part-mines }
    .you = Ви отримуєте від копалень { part-mines }
log-region = { $player } добудовує { part-region }
    .you = Ви добудовуєте { part-region }
log-bonus = { $player } закриває всі ділянки { $colour_gen }: +{ part-vp }
    .you = Ви закриваєте всі ділянки { $colour_gen }: +{ part-vp }
log-posts = { $posts ->
    [2] { $player } з’єднує дві прикордонні вежі: +{ part-vp }
   *[3] { $player } з’єднує всі три прикордонні вежі: +{ part-vp }
}
    .you = { $posts ->
        [2] Ви з’єднуєте дві прикордонні вежі: +{ part-vp }
       *[3] Ви з’єднуєте всі три прикордонні вежі: +{ part-vp }
    }
log-post-award = { $player } отримує нагороду за всі три прикордонні вежі: +{ part-vp }
    .you = Ви отримуєте нагороду за всі три прикордонні вежі: +{ part-vp }
log-route = { $player } отримує бонус торгового шляху: { $reward }
    .you = Ви отримуєте бонус торгового шляху: { $reward }
log-final = { $player }: { $category }, +{ part-vp }
    .you = Ви: { $category }, +{ part-vp }
log-game-over = Гру завершено
log-winner = Перемагає { $player }: { part-vp }!
    .you = Ви перемагаєте: { part-vp }!
log-team = У команді { $team }: { $players }
log-team-mines = { $players } отримують від копалень { part-mines }
log-team-final = { $players }: { $category }, +{ part-vp }
log-team-wins = Перемагає команда ({ $players }): { part-vp }!
log-team-tie = Команди ділять перемогу: по { part-vp }!
log-sealed = { $player } робить таємний вибір
    .you = Ви робите таємний вибір
log-revealed = Вибір відкрито всім

## Чому дія неможлива

why-module = У цій партії немає доповнення «{ $module }».
why-buy-inside = Купувати можна до дії або після неї, але не всередині.
why-no-castle = Додаткову дію дає викладений замок.
why-castle-value = Для додаткової дії замку свої кубики не потрібні.
why-no-white-castle = Білий кубик — лише для дії білого замку.
why-white-castle-value = Для дії білого замку потрібен білий кубик, а не свій.
why-die-spent = Цей кубик уже використано.
why-no-tile = Там немає жетона.
why-workers = Потрібно робітників: { $cost }, у вас: { $workers }.
why-not-stored = На цьому місці сховища немає жетона.
why-no-space = У вашому герцогстві немає такої ділянки.
why-covered = Ділянку вже закрито.
why-colour = Ця ділянка — для { $colour_gen }.
why-alone = Поруч із цією ділянкою немає ваших жетонів.
why-not-linked = Жетон не межуватиме із замком і не з’єднається з ним через жетони свого кольору.
why-same-building = У цьому місті вже є { $tile }.
why-inn-region = У цій області вже є гостинний двір.
why-no-inn = Гостинних дворів для купівлі не залишилося.
why-no-route-tile = У вашому торговому шляху немає такого планшета.
why-route-placed = Цей планшет уже має своє місце в торговому шляху.
why-no-goods = У вас немає { $goods_many } товарів.
why-bought = Цього ходу ви вже купили жетон.
why-silver = Потрібно срібла: { $price }, у вас: { $silver }.
why-points = Потрібно балів: { $price }, у вас: { $vp }.
why-both-dice = Потрібні обидва невикористані кубики.
why-not-your-castle = Там немає вашого замку.
why-start-castle = Стартовий замок залишається на місці.
why-monastery = Потрібно, щоб у вашому герцогстві був { $tile }.
why-no-money = У цьому виданні робітниками не платять.
why-mixture = Платіть або сріблом, або робітниками.
why-held = Товари цього кольору ({ $goods }) у вас уже є: решту ви заберете й так.
why-no-wares = Там немає { $goods_many } товарів.
why-other-tile = Ця будівля не бере жетонів { $colour_gen }.
why-no-animals = На цьому пасовищі немає { $species_acc }.
why-no-other-side = Герцогство вже визначено: іншої сторони немає.
why-no-castle-space = Для стартового замку потрібна ділянка для замків.
why-team-castle = Стартовий замок команди ставлять на ділянку замків із числом 1 або 6.
why-same-die = На обох кубиках те саме число: використайте перший.
why-same-tile = Такий самий жетон лежить на місці { $place }.

## Щити: назви та ефекти, запитання, дії й рядки журналу

counter-shields = Щити
    .help = Дублем можна взяти щит зі складу з цим номером і покласти його на один зі своїх замків. Наприкінці кожного етапу кожен щит коштує 1 срібну монету.
table-shield = Щит { $number }: { part-vp } наприкінці гри
table-tribute = Данина наприкінці етапу: { $count ->
    [one] { $count } срібна монета
    [few] { $count } срібні монети
   *[many] { $count } срібних монет
}
table-tribute-short = −{ $count } данини наприкінці етапу
table-copies = Повторює монастирі: { $player }

shield-joined-meadows = Спільні луки
    .effect = Коли ви отримуєте бали за тварин, усі ваші пасовища вважаються одним.
shield-open-gate = Відчинена брама
    .effect = Коли інший гравець отримує робітників, ви теж отримуєте одного.
shield-sworn-service = Вірна служба
    .effect = Данину можна сплачувати робітниками, у будь-якому поєднанні зі сріблом.
shield-deep-cellar = Глибокий льох
    .effect = У сховищі вміщується скільки завгодно жетонів. Якщо щит втрачено, скиньте зайві, щоб залишилося три.
shield-grand-fleet = Великий флот
    .effect = { IN($edition) ->
        [in-2020-ua] Викладаючи корабель, можна замість товарів одного складу забрати всі товари одного кольору з усіх складів.
       *[in-2019] Викладаючи корабель, можна ще й забрати всі товари одного кольору з усіх складів.
    }
shield-copyists = Переписувачі
    .effect = Виберіть іншого гравця: його монастирі, нинішні й майбутні, діють так, ніби стоять і у вашому герцогстві.
shield-twice-crowned = Подвійний вінець
    .effect = { IN($edition) ->
        [in-2020-ua] Наприкінці гри ваші жетони досягнень дають свої бали ще раз.
       *[in-2019] Жетони досягнень дають вам удвічі більше балів.
    }
shield-rich-veins = Багаті жили
    .effect = Ваші копальні дають удвічі більше срібла.
shield-coin-by-coin = Монета до монети
    .effect = Продаж приносить по 1 срібній монеті за кожен товар.
shield-high-abbey = Велике абатство
    .effect = Наприкінці гри ваші монастирі дають удвічі більше балів.
shield-castellan = Каштелян
    .effect = Коли ви викладаєте замок, його дією можна взяти щит із будь-якого складу.
shield-fair-prices = Добра ціна
    .effect = За продані товари ви отримуєте вдвічі більше балів.
shield-arms-of-arms = Герб гербів
    .effect = Наприкінці гри всі ваші щити, разом із цим, дають удвічі більше балів.
shield-harvest-cart = Навантажений віз
    .effect = Наприкінці кожного етапу можна викласти в герцогство жетон просто з будь-якого складу з номером.
shield-night-market = Нічний торг
    .effect = Наприкінці кожного етапу можна викласти в герцогство жетон просто з чорного ринку.
shield-sure-hand = Певна рука
    .effect = Раз на свій хід можна поставити на одному своєму кубику будь-яке число.
shield-wide-bounds = Широкі межі
    .effect = Добудована область дає бали так, ніби вона на одну ділянку більша, але не більше ніж 8.
shield-bold-settlers = Сміливі поселенці
    .effect = Жетони можна викладати й там, де поруч немає ваших жетонів.

prompt-tribute = Данина: заплатіть за щити або відмовтеся від деяких
prompt-settle = Кінець етапу: викладіть жетон зі складу з номером
    .black = Кінець етапу: викладіть жетон із чорного ринку
    .both = Кінець етапу: викладіть жетон зі складу з номером або з чорного ринку
prompt-name = Переписувачі: виберіть гравця, чиї монастирі ви повторюєте
prompt-other-tribute = { $player } вирішує, за які щити сплатити данину
prompt-other-settle = { $player } може викласти жетон зі складу (кінець етапу)
prompt-other-name = { $player } вибирає, чиї монастирі повторювати

part-shield = { $swap ->
    [0] щит «{ $shield }» на замок на ділянці { $hex }
   *[other] щит «{ $shield }» на замок на ділянці { $hex } замість щита «{ $replaced }»
}
action-take-shield = { $cost ->
    [0] Узяти { part-shield }
    [one] Узяти { part-shield } ({ $cost } робітник)
    [few] Узяти { part-shield } ({ $cost } робітники)
   *[many] Узяти { part-shield } ({ $cost } робітників)
}
action-set-die = { $die ->
    [1] Поставити на першому кубику { $value }
   *[2] Поставити на другому кубику { $value }
}
action-name-player = Повторювати монастирі: { $other }
action-load-colour = Забрати { $goods } товар з усіх складів
action-settle = Викласти { $tile_acc } зі складу { $depot } на ділянку { $hex } з числом { $number }
action-settle-black = Викласти { $tile_acc } з чорного ринку на ділянку { $hex } з числом { $number }
action-pay-tribute = Сплатити данину ({ part-price })
action-give-up = Відмовитися від щита «{ $shield }»

log-take-shield = { $player } бере { part-shield }
    .you = Ви берете { part-shield }
log-set-die = { $player } ставить на кубику { $value }
    .you = Ви ставите на кубику { $value }
log-name-player = { $player } відтепер повторює монастирі: { $other }
    .you = Ви відтепер повторюєте монастирі: { $other }
log-load-colour = { $player } забирає { $goods } товар з усіх складів
    .you = Ви забираєте { $goods } товар з усіх складів
log-settle = { $player } викладає { $tile_acc } зі складу { $depot } на ділянку { $hex }
    .you = Ви викладаєте { $tile_acc } зі складу { $depot } на ділянку { $hex }
log-settle-black = { $player } викладає { $tile_acc } з чорного ринку на ділянку { $hex }
    .you = Ви викладаєте { $tile_acc } з чорного ринку на ділянку { $hex }
log-pay-tribute = { $player } сплачує данину: { part-price }
    .you = Ви сплачуєте данину: { part-price }
log-give-up = { $player } відмовляється від щита «{ $shield }»
    .you = Ви відмовляєтеся від щита «{ $shield }»
log-open-gate = { $player } отримує { part-hired } (щит «Відчинена брама»)
    .you = Ви отримуєте { part-hired } (щит «Відчинена брама»)

card-take-shield = Узяти щит «{ $shield }»
card-set-die = Поставити { $value }
card-name-player = Повторювати: { $other }
card-load-colour = Забрати з усіх складів
card-settle = { card-place }
card-settle-black = { card-place }
card-pay-tribute = Сплатити данину
card-give-up = Відмовитися

why-shield-dice = Щит коштує обох кубиків, а один уже використано.
why-no-shield = Цього щита немає на жодному складі.
why-no-castle-tile = Щит кладуть на замок у вашому герцогстві, а не на порожню ділянку.
why-shield = Потрібен щит «{ $shield }».
why-die-set = Цього ходу ви вже ставили число на кубику.
why-die-shows = На кубику вже це число.
why-named = Ви вже вибрали гравця.
why-own-estate = Виберіть гравця з іншим герцогством.
why-fleet-used = Цей корабель уже забрав товари одного кольору.
why-no-store = Для товарів цього кольору ({ $goods }) немає місця.
why-not-held = Цього щита немає у вашому герцогстві.
why-overpaid = Уся данина: { $count }.
why-no-castle-placed = Щит можна взяти лише дією викладеного замку.
why-no-turn = Етап завершено: зараз нічого не можна купити.

## Що має трапитися у випадкових партіях

coverage-tiles = жетони
coverage-monasteries = монастирі
coverage-estates = герцогства
coverage-editions = видання
coverage-players = кількість гравців
coverage-setups = підготовка
coverage-bonuses = жетони досягнень
coverage-modules = доповнення
coverage-module-pairs = пари доповнень
coverage-posts = з’єднані прикордонні вежі
coverage-copied = будівлі, повторені краном
coverage-flocks = тварини поруч із гусями
coverage-shields = узяті щити
coverage-rewards = бонуси торгових шляхів
coverage-routes = планшети торгових шляхів

## Невідповідні параметри; речення йде за назвою параметра

error-estates-dealt = герцогства роздають лише під час підготовки для знавців; виберіть { $example }.
error-estates-standard = за звичайної підготовки у виданні { $edition } можливі лише { $choices }, а не { $value }.
error-estates-differ = за звичайної підготовки в усіх те саме герцогство.
error-estates-form = { $value } — не герцогство і не список, де на кожне місце по одному герцогству.
error-estates-count = { $count ->
    [one] { $count } герцогство
    [few] { $count } герцогства
   *[many] { $count } герцогств
} на { $seats ->
    [one] { $seats } гравця
   *[other] { $seats } гравців
}; вкажіть по одному на кожне місце.
error-estates-unknown = у виданні { $edition } немає герцогства { $value }; є { $choices }.
error-choice-sealed = таємний вибір можливий лише під час підготовки для знавців.
error-championship-standard = герцогства роздають лише під час підготовки для знавців.
error-championship-edition = у виданні { $edition } немає турнірного планшета, він є лише у виданні { $other }.
error-championship-chosen = турнірний планшет додається лише до випадкових.
error-modules-form = доповнення задають списком назв, а не { $value }.
error-modules-twice = доповнення вказано двічі.
error-modules-edition = у виданні { $edition } немає доповнень, вони є в { $other }.
error-modules-boards = у { $module } і { $other } власні набори герцогств; виберіть щось одне.
error-modules-set-edition = { $module } немає у виданні { $edition }, лише в { $other }.
error-players-boards = { $module }: гравців може бути { $choices }, а не { $value }.
error-setup-boards = у { $module } власна підготовка; залиште тут { $value }.
error-choice-boards = з { $module } стартовий замок таємно не вибирають.
error-championship-boards = турнірний планшет не можна додати до герцогств із { $module }.
error-estates-boards = з { $module } грають у герцогствах { $choices }, а не { $value }.
error-estates-module = у герцогстві { $value } грають лише з доповненням { $module }.
error-estates-alike = з { $module } в усіх те саме герцогство.

# Позиції: причина стоїть після частини. Назви жетонів, кольорів і стосів — як у тексті позиції.
error-position-pawns = кожен гравець від 0 до { $last } має стояти там один раз.
error-position-track-order = фішки, що пройшли далі, мають стояти раніше.
error-position-bridge = у гравця { $player } є міст, і його фішка має лежати в стосі зверху.
error-position-founding = доки не викладено всі стартові замки, такого немає.
error-position-founding-standard = стартові замки вибирають лише під час підготовки для знавців.
error-position-founding-order = стартові замки викладають за черговістю ходу.
error-position-founding-done = усі гравці вже вибрали стартові замки.
error-position-over = партію завершено, і такого вже немає.
error-position-asked = зараз цього не можна запитати в жодного гравця.
error-position-asked-deep = запитань одразу більше, ніж буває за правилами; можливо { $most }.
error-position-asked-misfit = «{ $question }» запитують, лише якщо потрібний жетон лежить у герцогстві і є з чого вибирати.
error-position-no-answer = гравцеві { $player } нічого відповісти на «{ $question }».
error-position-coming = товари вказано для стількох раундів: { $count }, а попереду на цьому етапі: { $rounds }.
error-position-goods-many = товарів { $goods } більше, ніж у коробці.
error-position-tiles-many = жетонів { $tile } більше, ніж у коробці.
error-position-stack-tile = у стосі «{ $stack }» немає { $tile }.
error-position-stack-count = кількість жетонів у стосі «{ $stack }» неправильна.
error-position-not-dealt = планшети роздають, лише якщо герцогства не вибрано.
error-position-board-missing = доки сторону не вибрано, треба назвати розданий планшет.
error-position-board-sides = цього герцогства немає на планшеті { $board }.
error-position-board-twice = планшета { $board } тут немає, або він в іншого гравця.
error-position-estate-missing = сторону планшета не вибрано: назвіть герцогство.
error-position-estate-edition = у виданні { $edition } немає герцогства { $estate }.
error-position-estate-option = за параметрами гри тут інше герцогство, не { $estate }.
error-position-estate-dealt = герцогства цього доповнення роздають: вкажіть герцогство.
error-position-estate-twice = герцогство { $estate } дісталося іншому гравцеві.
error-position-post-award = нагород за прикордонні вежі може бути одна велика і потім одна мала, кожна за три з’єднані вежі.
error-position-castle-missing = на цьому герцогстві стартовий замок не позначено: назвіть його ділянку.
error-position-castle-space = ділянки замку з номером { $space } немає.
error-position-castle-standard = за звичайної підготовки стартовий замок стоїть на ділянці { $space }.
error-position-not-founded = жетони лежать лише в герцогствах, де є стартовий замок.
error-position-space-castle = на ділянці { $space } стоїть стартовий замок.
error-position-not-sealed = таємний вибір буває, лише доки таємно вибирають стартові замки.
error-position-sealed-form = таємний вибір має сторону й ділянку.
error-position-sealed-side = сторони { $side } немає.
error-position-colour = { $tile } не можна викласти на ділянку { $space }: її колір — { $colour }.
error-position-city = у місті ділянки { $space } дві будівлі { $tile }, а для цього потрібен монастир 1.
error-position-inn-region = в області ділянки { $space } два гостинні двори.
error-position-inns = гостинних дворів { $count }, а з’явилося їх поки що { $come }.
error-position-module = без доповнення «{ $name }» такого немає.
error-position-route-tiles = у торговому шляху тут планшетів { $tiles }, а не { $count }.
error-position-route-twice = планшета торгового шляху { $tile } немає, або він лежить у двох місцях.
error-position-route-gap = товари лежать на торговому шляху без пропусків, щонайбільше на стількох ділянках: { $most }.
error-position-route-sold = товарів { $goods } на торговому шляху більше, ніж продано.
error-position-route-order = торгові шляхи розкладають до першого етапу й лише у виданні { $edition }.
error-position-stores = кольорів товарів { $count }, а місць для товарів { $most }.
error-position-storage = між жетонами є порожнє місце.
error-position-partner = у напарників це спільне, і записано воно біля місця { $seat }.
error-position-no-team = спільне сховище буває лише в команд.
error-position-storage-full = жетонів { $count }, а місця вистачає лише на { $most }.
error-position-bonus = жетони досягнень кольору { $colour } — це один великий, а за ним один малий.
error-position-phase-end = етап завершено, і такого зараз немає.
error-position-shield-castle = щит { $shield } лежить на ділянці { $space }, де немає замку.
error-position-shield-twice = щит { $shield } лежить у двох місцях.
error-position-shields-module = щити бувають лише з доповненням «щити».
error-position-shield-space = на ділянці { $space } лежать два щити.
error-position-shield-named = монастирі повторює лише власник щита 6, і лише чужі.
error-position-derived = збережене про жетони не збігається з ними: «{ $name }».
error-position-invariant = перевірку правил «{ $name }» не пройдено.

## Гра для одного

module-solo = Гра для одного
    .help = Один гравець заповнює герцогство на островах за 25 раундів. Бали раз у раз досягають цілі, і щоразу це дає додаткову дію.
option-target = Ціль
    .help = Скільки балів треба набрати спершу: із 45 легше, із 55 важче. Потім ціль щоразу зменшується на 5.
tile-black-tile = чорний жетон
    .effect = Закриває ділянку будь-якого кольору й більше нічого не робить.
category-bought = куплені бали
coverage-verdicts = кінцівки ігор для одного
verdict-lost = поразка
    .text = За 25 раундів герцогство не заповнене
verdict-won = перемога
    .text = Герцогство заповнене
prompt-order = Виберіть, що далі
prompt-other-order = { $player } вибирає, що далі
prompt-buy-points = Отримано бали: можна докупити ще, по 1 срібній монеті за бал
prompt-other-buy-points = { $player } може докупити бали
prompt-exchange = Корабель: обміняйте 5 товарів на жетон із чорного ринку
prompt-other-exchange = { $player } може обміняти товари на жетон (корабель)
prompt-give = Виберіть товари, які віддасте: ще { $count }
prompt-other-give = { $player } вибирає, які товари віддати
prompt-award = Нагорода за колір: викладіть у герцогстві жетон із чорного ринку
prompt-other-award = { $player } може викласти жетон із чорного ринку (нагорода за колір)
part-effect = { $effect ->
    [size] розмір області
    [phase] бали етапу
    [colour] нагорода за колір
   *[tile] властивість жетона
}
action-resolve = { $effect ->
    [size] Отримати бали за розмір області
    [phase] Отримати бали етапу
    [colour] Отримати нагороду за колір
   *[tile] Застосувати властивість: { $tile }
}
action-buy-points = Купити { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} ({ part-silver })
action-exchange = Обміняти 5 товарів на { $tile_acc }
action-give = Віддати 1 { $goods } товар
action-award = Викласти { $tile_acc } на ділянку { $hex }
log-resolve = { $player } продовжує: { part-effect }
    .you = Ви продовжуєте: { part-effect }
log-buy-points = { $player } купує бали: { $points } ({ part-silver })
    .you = Ви купуєте бали: { $points } ({ part-silver })
log-exchange = { $player } обмінює 5 товарів на { $tile_acc }
    .you = Ви обмінюєте 5 товарів на { $tile_acc }
log-give = { $player } віддає 1 { $goods } товар
    .you = Ви віддаєте 1 { $goods } товар
log-award = { $player } викладає { $tile_acc } на ділянку { $hex } (нагорода за колір)
    .you = Ви викладаєте { $tile_acc } на ділянку { $hex } (нагорода за колір)
log-reset = { $player } досягає цілі, наступна ціль: { $target }
    .you = Ви досягаєте цілі, наступна ціль: { $target }
log-tile-removed = Вибуває з гри зі складу { $depot }: { $tile }
log-verdict = { $verdict ->
    [won] { $player } заповнює герцогство й перемагає
   *[lost] { $player } не встигає заповнити герцогство, порожніх ділянок: { $empty }
}
    .you = { $verdict ->
        [won] Ви заповнюєте герцогство й перемагаєте!
       *[lost] Ви не встигли заповнити герцогство, порожніх ділянок: { $empty }
    }
why-not-waiting = Такий ефект зараз не чекає на чергу.
why-beyond-target = До цілі менше: зайві бали згорять.
error-players-solo = для одного гравця потрібне доповнення { $module }.
error-target-solo = ціль є лише з доповненням { $module }.
error-modules-solo = { $module } у грі для одного не використовується.
error-position-solo = таке буває лише у грі для одного.
error-position-target = балів на шляху до цілі має бути менше, ніж ціль.

### «Замки Бургундії» українською.
###
### Назви жетонів, кольорів, товарів і джерел балів пишуться з малої літери, бо стоять усередині речень; заголовки пише
### з великої клієнт. Зміст змінних описано в англійському файлі.
###
### Назви підставляються лише в називному відмінку (після двокрапки, у дужках) або в знахідному неживому, що з ним
### збігається («весь червоний товар»), а дієслова стоять у теперішньому часі, щоб не залежати від роду.

## Гра та її налаштування

game-name = Замки Бургундії
game-summary = Бургундія, XV століття. За п’ять етапів герцоги розбудовують свої землі: торгують, розводять худобу, зводять міста, копальні, монастирі та замки. Два кубики щоходу підказують, що можна зробити, а робітники допомагають посперечатися з кубиками.

edition-2011 = Перше видання (2011)
edition-2019 = Нове видання (2019)
edition-2020-ua = Українське видання (2020)

setup-standard = Звичайна
    .help = У всіх однакові герцогства, перший замок стоїть посередині.
setup-expert = Для знавців
    .help = Герцогства різні, і кожен сам вирішує, де поставити перший замок.
choice-open = Відкрито, по черзі
choice-sealed = Таємно, усі водночас

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
    .help = Під час підготовки для знавців: по черзі або таємно.
option-championship = Турнірні герцогства
    .help = До роздачі додаються герцогства 14 і 15.
option-revision = Редакція правил
    .help = Партію дограють за тією редакцією, за якою почали.

estate-name = Герцогство { $number }
estate-reconstructed = Яким це герцогство надруковано, ми не знаємо; цей варіант ми відтворили самі.

## Кольори жетонів; .region — область цього кольору в герцогстві

colour-building = будівлі
    .region = місто
colour-animal = тварини
    .region = пасовище
colour-monastery = монастирі
    .region = область монастирів
colour-castle = замки
    .region = область замків
colour-mine = копальні
    .region = область копалень
colour-ship = кораблі
    .region = річка

## Товари за числом на кубику, 1–6

goods-turquoise = бірюзовий
goods-purple = фіолетовий
goods-pink = рожевий
goods-red = червоний
goods-brown = коричневий
goods-orange = помаранчевий

phase-a = Етап A
phase-b = Етап B
phase-c = Етап C
phase-d = Етап D
phase-e = Етап E

## Звідки беруться переможні бали

category-regions = добудовані області
category-phases = рання добудова
category-bonus = жетони досягнень
category-animals = тварини
category-watchtowers = вартові вежі
category-sales = продані товари
category-goods = залишок товарів
category-silver = залишок срібла
category-workers = залишок робітників
category-monasteries = монастирі
category-left-over = залишок

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
    .help = Тут жетони чекають, доки їх викладуть. Місць три, а наприкінці гри ці жетони балів не дають.
counter-dice = Кубики
    .help = Кожен кубик оплачує одну дію: узяти жетон, викласти жетон, продати товари або взяти робітників.
counter-white-die = Білий кубик
    .help = Показує, на який склад потрапить товар цього раунду. Для дій він не слугує.
counter-bonus-large = Великий жетон досягнень
    .help = Дістається тому, хто першим закриє всі ділянки одного кольору: 5, 6 або 7 балів, якщо гравців 2, 3 або 4.
counter-bonus-small = Малий жетон досягнень
    .help = Дістається тому, хто другим закриє всі ділянки одного кольору: 2, 3 або 4 бали, якщо гравців 2, 3 або 4.
counter-order = Черговість ходу
    .help = Першим ходить той, чия фішка просунулася найдалі, а в стосі — той, чия фішка вище. Кожен викладений корабель просуває фішку власника на крок.
counter-black-depot = Чорний ринок
    .help = Раз за свій хід тут можна купити жетон за 2 срібні монети, не витрачаючи кубика.
counter-depot = Склад на полі
    .help = Кубиком беруть жетон зі складу з тим самим числом. Тут-таки товари чекають на корабель.
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
   *[many] { $count } курок
}
-herd = { $count ->
    [one] Після викладання одразу дає { $count } бал, і кожен жетон { $animals }, що вже лежить на тому самому пасовищі, ще раз дає свої бали.
    [few] Після викладання одразу дає { $count } бали, і кожен жетон { $animals }, що вже лежить на тому самому пасовищі, ще раз дає свої бали.
   *[many] Після викладання одразу дає { $count } балів, і кожен жетон { $animals }, що вже лежить на тому самому пасовищі, ще раз дає свої бали.
}

tile-warehouse = склад
    .effect = Після викладання можна одразу продати всі свої товари одного кольору, не витрачаючи кубика.
tile-watchtower = вартова вежа
    .effect = Після викладання одразу дає 4 бали.
tile-carpenter = майстерня столяра
    .effect = Після викладання можна взяти будівлю з будь-якого складу з номером.
tile-church = церква
    .effect = Після викладання можна взяти копальню, монастир або замок із будь-якого складу з номером.
tile-market = ринок
    .effect = Після викладання можна взяти корабель або тварин із будь-якого складу з номером.
tile-boarding-house = пансіон
    .effect = Після викладання до вас приходять 4 робітники.
tile-bank = банк
    .effect = Після викладання одразу дає 2 срібні монети.
tile-town-hall = ратуша
    .effect = Після викладання можна викласти ще один жетон зі сховища на ділянку з будь-яким числом.

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
    .effect = { -herd(count: 2, animals: "із курками") }
tile-chicken-3 = { -chicken(count: 3) }
    .effect = { -herd(count: 3, animals: "із курками") }
tile-chicken-4 = { -chicken(count: 4) }
    .effect = { -herd(count: 4, animals: "із курками") }

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
        [in-2020-ua] Купувати жетон можна на будь-якому складі, а не лише на чорному ринку, і робітники важать стільки ж, скільки монети: заплатіть будь-які 2 разом.
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
    .effect = Наприкінці гри: по 4 бали за кожен склад у вашому герцогстві.
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

tile-castle = замок
    .effect = Після викладання одразу дає додаткову дію, немов від кубика з будь-яким потрібним вам числом.
tile-mine = копальня
    .effect = Дає 1 срібну монету наприкінці кожного етапу.
tile-ship = корабель
    .effect = { IN($edition) ->
        [in-2011] Після викладання забирає товари з одного складу й просуває вас на крок у черговості ходу. Товари, яким забракло місця, вибувають із гри.
       *[in-2019] Після викладання забирає товари з одного складу й просуває вас на крок у черговості ходу. Товари, яким забракло місця, залишаються на складі.
    }

## На що чекає гра: для того, хто вирішує

prompt-found = Виберіть сторону планшета й ділянку для першого замку
    .castle = Виберіть ділянку для свого першого замку
prompt-turn = Ваш хід: використайте кубик, купіть жетон або завершіть хід
    .dice = Ваш хід: використайте кубик або завершіть хід
    .purchase = Обидва кубики використано: купіть жетон або завершіть хід
    .end = Обидва кубики використано: завершіть хід
prompt-castle = Замок: виконайте додаткову дію з будь-яким числом на кубику
prompt-town-hall = Ратуша: викладіть ще один жетон зі сховища
prompt-warehouse = Склад: виберіть, які товари продати
prompt-carpenter = Майстерня столяра: візьміть будівлю з будь-якого складу
prompt-church = Церква: візьміть копальню, монастир або замок із будь-якого складу
prompt-market = Ринок: візьміть корабель або тварин із будь-якого складу
prompt-ship = Корабель: виберіть склад, з якого забрати товари
prompt-keep = Для всіх товарів бракує місця: виберіть, який колір узяти
prompt-discard = Сховище заповнене: виберіть, який жетон скинути

## Те саме для інших

prompt-other-found = { $player } вибирає ділянку для першого замку
prompt-other-turn = Ходить { $player }
prompt-other-castle = { $player } виконує додаткову дію за замок
prompt-other-town-hall = { $player } може викласти ще один жетон завдяки ратуші
prompt-other-warehouse = { $player } вибирає, які товари продати через склад
prompt-other-carpenter = { $player } вибирає будівлю завдяки майстерні столяра
prompt-other-church = { $player } вибирає жетон завдяки церкві
prompt-other-market = { $player } вибирає жетон завдяки ринку
prompt-other-ship = { $player } вибирає склад, з якого забрати товари
prompt-other-keep = { $player } вибирає, які товари взяти
prompt-other-discard = { $player } вибирає, який жетон скинути
prompt-sealed = Чекаємо на таємний вибір: { $players }
prompt-over = Гру завершено

## Частини рядків нижче: кубик із витраченими робітниками, бали, ціна купівлі

part-die = { $die ->
    [0] перший кубик
    [1] другий кубик
   *[2] дія замку
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

## Що можна зробити: на кнопці

action-take = Узяти зі складу { $depot }: { $tile } ({ part-die })
action-place = Викласти на ділянку { $hex }, число { $number }: { $tile } ({ part-die })
action-sell = Продати весь { $goods } товар: { $count } шт. ({ part-die })
action-workers = { $count ->
    [one] Узяти { $count } робітника ({ part-die })
   *[many] Узяти { $count } робітників ({ part-die })
}
action-buy = Купити на чорному ринку: { $tile } ({ part-price })
action-buy-depot = Купити на складі { $depot }: { $tile } ({ part-price })
action-end-turn = Завершити хід
action-discard = Скинути: { $tile }
action-load = { $span ->
    [1] Забрати товари зі складу { $depot }
   *[2] Забрати товари зі складу { $depot } та з наступного за годинниковою стрілкою
}
action-keep = Узяти { $goods } товар
action-sell-all = Продати весь { $goods } товар: { $count } шт.
action-gain = Узяти зі складу { $depot }: { $tile }
action-place-free = Викласти на ділянку { $hex }, число { $number }: { $tile }
action-decline = Пропустити
action-found = Герцогство { $estate }: замок на ділянці { $hex }

## Що зроблено: у журналі

log-take = { $player } бере зі складу { $depot }: { $tile }
log-place = { $player } викладає на ділянку { $hex }: { $tile }
log-sell = { $player } продає весь { $goods } товар: { $count } шт.
log-workers = { $count ->
    [one] { $player } бере { $count } робітника
   *[many] { $player } бере { $count } робітників
}
log-buy = { $player } купує на чорному ринку: { $tile } ({ part-price })
log-buy-depot = { $player } купує на складі { $depot }: { $tile } ({ part-price })
log-end-turn = { $player } завершує хід
log-discard = { $player } скидає: { $tile }
log-load = { $span ->
    [1] { $player } забирає товари зі складу { $depot }
   *[2] { $player } забирає товари зі складу { $depot } та з наступного за годинниковою стрілкою
}
log-keep = { $player } бере { $goods } товар
log-sell-all = { $player } продає весь { $goods } товар: { $count } шт.
log-gain = { $player } бере зі складу { $depot }: { $tile }
log-place-free = { $player } викладає без кубика на ділянку { $hex }: { $tile }
log-decline = { $player } не користується цією нагодою
log-found = { $player } вибирає герцогство { $estate }: замок на ділянці { $hex }

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
gain-goods = { $goods } товар: +{ $count }
gain-tile = до сховища: { $tile }
gain-bonus-large = великий жетон досягнень: { $colour }
gain-bonus-small = малий жетон досягнень: { $colour }
gain-order = крок уперед у черговості ходу
cost-silver = { $count ->
    [one] −{ $count } срібна монета
    [few] −{ $count } срібні монети
   *[many] −{ $count } срібних монет
}
cost-workers = { $count ->
    [one] −{ $count } робітник
    [few] −{ $count } робітники
   *[many] −{ $count } робітників
}

## На екрані: як називається дія поруч із малюнком жетона, кубиком і ціною

card-take = Узяти зі складу { $depot }
card-gain = { card-take }
card-place = Викласти на ділянку { $hex }, число { $number }
card-place-free = { card-place }
card-buy = Купити на чорному ринку
card-buy-depot = Купити на складі { $depot }
card-discard = Скинути
card-workers = { $count ->
    [one] Узяти { $count } робітника
   *[many] Узяти { $count } робітників
}
card-region = { $colour }, розмір { $size }
card-doubt = { $count ->
    [one] Один із ваших кубиків ще не використано.
   *[many] Обидва ваші кубики ще не використано.
}

## Те саме про те, що лежить на столі, і про частини екрана

table-board = Ігрове поле
table-estate = Моє герцогство
table-estate-of = { $player }: герцогство { $number }
table-tab-board = Поле
table-tab-estate = Герцогство
table-order-short = Черга
table-players = Гравці
table-sold-short = Продано
table-points = Бали
table-hand = У запасі
table-colours = Кольори
table-colour-count = { $colour }: { $count } з { $size }
table-storage-count = { $count } із { $size }
table-storage-empty = Вільне місце у сховищі
table-storage-waiting = Чекає на місце
table-space = Ділянка { $hex }, число { $number }: { $colour }
table-region = { $colour }, розмір { $size }: { part-vp }, якщо добудувати на цьому етапі.
table-region-complete = { $colour }, розмір { $size }: добудовано.
table-slot = Порожнє місце: { $colour }
table-die = Кубик: { $value }
    .spent = Використаний кубик: { $value }
table-die-chosen = Ваш хід: кубик із числом { $value }
table-goods = { $goods } товар: { $count } шт.
table-goods-help = Кубик із числом { $value } продає всі одразу: за кожен { part-vp }, а ще срібло.
table-round-goods = { $goods } товар, для раунду { $round }
table-order = { $player }: поділка { $number }, ходить під номером { $count }
table-sold = продано { $count }
table-sealed = Ваш вибір запечатано: герцогство { $estate }, замок на ділянці { $hex }. Він лишиться таємницею, доки не виберуть усі.
table-sealed-other = Таємний вибір зроблено
table-choosing = Ще вибирає

## Що відбувається само

log-phase-begins = Починається етап { $phase }: за добудовану область дають ще { part-vp }
log-round-begins = Раунд { $round }: на білому кубику { $value }, { $goods } товар прибуває на склад { $depot }
log-dice = { $player } кидає кубики: { $first } і { $second }
log-mines = { $workers ->
    [0] { $player } отримує від копалень: { part-silver }
   *[other] { $player } отримує від копалень: { part-silver }, { part-workers }
}
log-region = { $player } добудовує: { $colour }, розмір { $size }, +{ part-vp }
log-bonus = { $player } закриває всі ділянки одного кольору: { $colour }, +{ part-vp }
log-final = { $player }: { $category }, +{ part-vp }
log-game-over = Гру завершено
log-winner = Перемагає { $player }: { part-vp }!
log-sealed = { $player } робить таємний вибір
log-revealed = Тепер усі рішення відкриті

## Що має трапитися у випадкових партіях

coverage-tiles = жетони
coverage-monasteries = монастирі
coverage-estates = герцогства
coverage-editions = видання
coverage-players = кількість гравців
coverage-setups = підготовка
coverage-bonuses = жетони досягнень

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
error-championship-chosen = турнірний планшет можна додати лише до тих, які роздають.
error-modules-form = модулі задають списком назв, а не { $value }.
error-modules-twice = модуль указано двічі.
error-modules-edition = у виданні { $edition } немає модулів, вони є в { $other }.

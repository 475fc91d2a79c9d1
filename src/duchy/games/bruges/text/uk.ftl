### «Брюгге» українською.
###
### Імена персонажів пишуться з малої літери, бо стоять усередині речень; заголовки робить великими клієнт. Тексти карт
### складає display/cards.py із записів колоди; зміст змінних описано в англійському файлі.
###
### Форми: .acc знахідний відмінок, .gen родовий (істоти у знахідному), .dat давальний, .loc місцевий, .few називний
### множини, .many родовий множини, .fem знахідний жіночого роду, .to інфінітив.

## Гра

game-name = Брюгге
game-time = близько 60 хвилин

## Стіл клієнта

table-players = Гравці
table-town = Моє місто
table-town-of = Місто гравця { $player }
table-ledger = Кубики, робітники й загрози за кольорами
table-street = Будинки
table-hand = Карти на руці
table-hand-empty = На руці немає карт.
table-place-may = за бажанням
table-tab-hand = Рука
table-tab-town = Будинки
table-tab-city = Місто
table-order = Черговість
table-round = Раунд { $round }
table-turn = хід { $turn } з { $turns }
table-last-round = Останній раунд
table-last-known = Раунд { $round } — останній
table-deadline = { $count ->
    [one] Залишилася { $count } карта: якщо її візьмуть, раунд { $round } стане останнім.
    [few] Залишилося { $count } карти: якщо їх візьмуть, раунд { $round } стане останнім.
   *[other] Залишилося { $count } карт: якщо їх візьмуть, раунд { $round } стане останнім.
}
table-deadline-short = { $count ->
    [one] ще { $count } карта — і відомий останній раунд
    [few] ще { $count } карти — і відомий останній раунд
   *[other] ще { $count } карт — і відомий останній раунд
}
table-phase-draw = Гравці по черзі поповнюють руку й для кожної карти вибирають колоду.
table-phase-dice = П’ять кубиків приносять загрози та задають ціну поділки репутації.
table-phase-cards = У кожного гравця чотири ходи, у кожному — одна карта.
table-phase-leaderships = Хто лідирує сам, перевертає маркер лідерства.
table-step = { $price ->
    [0] поділка безкоштовна
   *[other] поділка: { $price }
}
table-step-none = поділки не продаються
table-step-later = кубики не кинуто
table-guilders = Гульдени
table-points = Бали
table-points-end = Якби партія закінчилася зараз: +{ $vp }
table-reserve = резерв

table-uses = Дії картою
table-use-workers = { $count ->
    [one] { $count } { $colour } робітник
    [few] { $count } { $colour_few } робітники
   *[other] { $count } { $colour_many } робітників
}
table-use-money = { $count ->
    [one] { $count } гульден
    [few] { $count } гульдени
   *[other] { $count } гульденів
}
table-use-calm = скинути маркер: { $threat }
table-use-canal = клітинка каналу
table-use-house = { $colour } будинок
table-use-place = заселити
table-pay = ціна { $price }, залишиться { $left }
table-pay-worker = { $count ->
    [one] віддати { $count } { $colour_gen } робітника
   *[other] віддати { $count } { $colour_many } робітників
}
table-becomes = { $before }, стане { $after }
table-ways = { $count ->
    [one] { $count } спосіб
    [few] { $count } способи
   *[other] { $count } способів
}
table-at-end = наприкінці
table-ends = наприкінці, { $category }
table-standing = Лідерство, { $name }: стане { $counts }
table-by = Допомагають: { $list }
table-hit = { $player }:
table-then = { $kind ->
    [draw] узяти карти
    [take_worker] вибрати, яких робітників узяти
    [give_worker] вибрати, яких робітників віддати
    [discard_marker] вибрати маркери загроз
    [branch] вибрати, що зробити
    [extra] зіграти ще одну карту
    [dig] вибрати секцію каналу
    [discard] вибрати карти для скиду
    [opponent] вибрати суперника
    [exchange] обміняти
    [straighten] вибрати повернуту карту
    [copy] вибрати, чий ефект застосувати
    [flip] вибрати маркер лідерства
    [recall] вибрати, хто повернеться на руку
    [order] вибрати, який ефект перший
    [fire] вибрати, що втрачається
    [plague] вибрати, хто піде
    [penalty] вибрати, який штраф перший
    [turn] продовжити хід
   *[other] ще один вибір
}
table-no-marker = скидати нічого
table-no-cell = немає клітинки цього кольору
table-no-worker = немає робітника для будинку

table-holding = { $card }
    .help = Виберіть дію або натисніть на те, що світиться
table-choice = { $card }: що саме?
table-doubt = { $count ->
    [one] У цьому раунді можна активувати ще { $count } персонажа.
   *[other] У цьому раунді можна активувати ще { $count } персонажів.
}
table-legend-card = Виберіть карту, щоб побачити шість її дій
table-legend-lit = { $count ->
    [one] Світло у вікнах: можна активувати { $count } персонажа
   *[other] Світло у вікнах: можна активувати { $count } персонажів
}
table-used = уже активована
table-plot = наступний будинок
    .help = Тут карта стане будинком.

table-card-back = карта, { $colour } колір
table-card-die = { $colour } колір, кубик { $value }
table-card-facts = { $group }, ціна { $cost }, бали: { $vp }
table-card-number = Карта { $number }
table-house = { $colour } будинок
table-house-empty = порожній
table-cell = клітинка, { $colour } колір, ціна { $price }
    .built = забудована клітинка, { $colour } колір
table-cell-third = Забудована, наприкінці приносить бали: { $vp }.
table-cell-statue = Завершує секцію та приносить статую.
table-canal-built = Клітинки каналу: ліворуч { $first }, праворуч { $second }
table-statue = Статуя, бали: { $vp }
table-reconstructed = Надруковані числа невідомі: ці — наші.
table-stair = Поділка { $step }, бали: { $vp }
table-town-hall = ратуша
table-workers-of = { $count ->
    [one] { $count } { $colour } робітник
    [few] { $count } { $colour_few } робітники
   *[other] { $count } { $colour_many } робітників
}
table-die = { $colour } кубик: { $value }
    .coming = { $colour } кубик ще не кинуто
table-markers-of = { $threat }: маркерів { $count } з { $size }
table-penalties = { $count ->
    [one] Штраф
   *[other] Штрафи, один за одним
}
table-penalty-flood = усіх робітників втрачено
table-penalty-plague = іде один персонаж
table-penalty-fire = втрачено один будинок або один жетон каналу
table-penalty-intrigue = { $vp ->
    [one] втрачено { $vp } бал
    [few] втрачено { $vp } бали
   *[other] втрачено { $vp } балів
}
table-penalty-riot = усі гульдени втрачено
table-deck = Колода
table-deck-note = 165 персонажів. Карти, яких ми не знаємо з друкованого видання, придумали ми.
table-own-deck = Колода цього сервера, не наша.
table-deck-left = Ліва колода
table-deck-right = Права колода
table-deck-empty = порожня
table-deck-top = зверху { $colour } колір
table-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
table-lead-owned = маркер перевернуто

table-ledger-town = Будинки та персонажі
table-ledger-step = поділка { $step }
table-browse = Усі карти
table-colour = Колір
table-cost = Ціна
table-group = Верства
table-where = Де карта
table-where-hand = у вас на руці
table-where-town = у вашому місті
table-where-rival = у суперників
table-where-discard = у скиді
table-where-unseen = ще не бачили
table-when = Коли діє
table-when-instant = одразу
table-when-worker = раз на раунд, за { $colour_gen } робітника
table-when-worker-any = за робітника
table-when-free = раз на раунд, безкоштовно
table-when-action = разом із дією
table-when-situation = спрацьовує сама
table-when-endgame = у фінальному підрахунку
table-documented = Частину цієї карти знаємо з друкованого видання, решту придумали ми.
table-own-design = Цю карту придумали ми.

## Кольори, загрози, верстви, значки активації

colour-blue = синій
    .gen = синього
    .dat = синьому
    .loc = синьому
    .few = сині
    .many = синіх
    .fem = синю
colour-brown = коричневий
    .gen = коричневого
    .dat = коричневому
    .loc = коричневому
    .few = коричневі
    .many = коричневих
    .fem = коричневу
colour-red = червоний
    .gen = червоного
    .dat = червоному
    .loc = червоному
    .few = червоні
    .many = червоних
    .fem = червону
colour-purple = фіолетовий
    .gen = фіолетового
    .dat = фіолетовому
    .loc = фіолетовому
    .few = фіолетові
    .many = фіолетових
    .fem = фіолетову
colour-yellow = жовтий
    .gen = жовтого
    .dat = жовтому
    .loc = жовтому
    .few = жовті
    .many = жовтих
    .fem = жовту

threat-flood = повінь
    .gen = повені
threat-plague = чума
    .gen = чуми
threat-fire = пожежа
    .gen = пожежі
threat-intrigue = інтриги
    .gen = інтриг
threat-riot = бунт
    .gen = бунту

group-noble = аристократи
    .acc = аристократа
    .many = аристократів
group-bureaucrat = урядовці
    .acc = урядовця
    .many = урядовців
group-entertainer = артисти
    .acc = артиста
    .many = артистів
group-craftsman = ремісники
    .acc = ремісника
    .many = ремісників
group-merchant = торговці
    .acc = торговця
    .many = торговців
group-clergy = церковники
    .acc = церковника
    .many = церковників
group-servant = слуги
    .acc = слугу
    .many = слуг
group-artist = митці
    .acc = митця
    .many = митців
group-protector = захисники
    .acc = захисника
    .many = захисників
group-criminal = злочинці
    .acc = злочинця
    .many = злочинців
group-scholar = науковці
    .acc = науковця
    .many = науковців

activation-instant = блискавка: одразу
activation-worker = значок робітника: за робітника
activation-free = нескінченність: раз на раунд
activation-action = нескінченність: змінює дію
activation-situation = нескінченність: спрацьовує сама
activation-endgame = лавровий вінок: у фінальному підрахунку

## Персонажі за верствами

card-prince = князь
    .acc = князя
card-princess = принцеса
    .acc = принцесу
card-queen = королева
    .acc = королеву
card-king = король
    .acc = короля
card-duke = герцог
    .acc = герцога
card-duchess = герцогиня
    .acc = герцогиню
card-knight-of-the-golden-fleece = лицар Золотого руна
    .acc = лицаря Золотого руна
card-viscount = віконт
    .acc = віконта
card-grand-master = обер-гофмейстер
    .acc = обер-гофмейстера
card-baron = барон
    .acc = барона
card-count = граф
    .acc = графа
card-countess = графиня
    .acc = графиню
card-dowager = овдовіла княгиня
    .acc = овдовілу княгиню
card-infanta = інфанта
    .acc = інфанту
card-courtier = придворний
    .acc = придворного

card-accountant = рахівник
    .acc = рахівника
card-lawyer = адвокат
    .acc = адвоката
card-mayor = бургомістр
    .acc = бургомістра
card-councilman = міський радник
    .acc = міського радника
card-judge = суддя
    .acc = суддю
card-registrar = реєстратор
    .acc = реєстратора
card-treasurer = скарбник
    .acc = скарбника
card-tax-collector = збирач податків
    .acc = збирача податків
card-alderman = ешевен
    .acc = ешевена
card-notary = нотаріус
    .acc = нотаріуса
card-toll-collector = митник
    .acc = митника
card-chancellor = канцлер
    .acc = канцлера
card-tax-farmer = відкупник
    .acc = відкупника
card-mint-master = мінцмейстер
    .acc = мінцмейстера
card-assessor = оцінювач
    .acc = оцінювача

card-acrobat = акробат
    .acc = акробата
card-juggler = жонглер
    .acc = жонглера
card-stilt-walker = ходульник
    .acc = ходульника
card-fire-eater = ковтач вогню
    .acc = ковтача вогню
card-piper = дудар
    .acc = дударя
card-storyteller = оповідач
    .acc = оповідача
card-dancer = танцівниця
    .acc = танцівницю
card-master-of-revels = розпорядник бенкетів
    .acc = розпорядника бенкетів
card-bard = бард
    .acc = барда
card-jester = блазень
    .acc = блазня
card-puppeteer = лялькар
    .acc = лялькаря
card-bear-leader = поводир ведмедя
    .acc = поводиря ведмедя
card-minstrel = менестрель
    .acc = менестреля
card-troupe-leader = ватажок лицедіїв
    .acc = ватажка лицедіїв
card-mime = мім
    .acc = міма

card-blacksmith = коваль
    .acc = коваля
card-canal-digger = землекоп
    .acc = землекопа
card-carpenter = тесля
    .acc = теслю
card-roofer = покрівельник
    .acc = покрівельника
card-stonecutter = каменотес
    .acc = каменотеса
card-shipwright = корабел
    .acc = корабела
card-brickmaker = цегляр
    .acc = цегляра
card-lock-keeper = доглядач шлюзу
    .acc = доглядача шлюзу
card-glazier = скляр
    .acc = скляра
card-tiler = черепичник
    .acc = черепичника
card-clockmaker = годинникар
    .acc = годинникаря
card-goldsmith = ювелір
    .acc = ювеліра
card-mason = муляр
    .acc = муляра
card-guild-master = цеховий старшина
    .acc = цехового старшину
card-canal-master = майстер каналів
    .acc = майстра каналів

card-money-changer = міняйло
    .acc = міняйла
card-spice-merchant = торговець прянощами
    .acc = торговця прянощами
card-cloth-merchant = сукнар
    .acc = сукнаря
card-moneylender = лихвар
    .acc = лихваря
card-salt-merchant = торговець сіллю
    .acc = торговця сіллю
card-wool-merchant = торговець вовною
    .acc = торговця вовною
card-furrier = кушнір
    .acc = кушніра
card-broker = маклер
    .acc = маклера
card-fishmonger = торговка рибою
    .acc = торговку рибою
card-genoese-merchant = генуезький купець
    .acc = генуезького купця
card-wine-merchant = виноторговець
    .acc = виноторговця
card-hansa-merchant = ганзейський купець
    .acc = ганзейського купця
card-shipowner = судновласник
    .acc = судновласника
card-head-of-the-merchant-guild = голова купецької гільдії
    .acc = голову купецької гільдії
card-banker = банкір
    .acc = банкіра

card-bishop = єпископ
    .acc = єпископа
card-vicar = вікарій
    .acc = вікарія
card-nun = черниця
    .acc = черницю
card-inquisitor = інквізитор
    .acc = інквізитора
card-beguine = бегінка
    .acc = бегінку
card-monk = чернець
    .acc = ченця
card-pilgrim = прочанин
    .acc = прочанина
card-prior = пріор
    .acc = пріора
card-abbess = абатиса
    .acc = абатису
card-sexton = паламар
    .acc = паламаря
card-abbot = абат
    .acc = абата
card-canon = канонік
    .acc = каноніка
card-confessor = духівник
    .acc = духівника
card-cardinal = кардинал
    .acc = кардинала
card-papal-legate = папський легат
    .acc = папського легата

card-servant = лакей
    .acc = лакея
card-farmhand = наймит
    .acc = наймита
card-maid = служниця
    .acc = служницю
card-washerwoman = праля
    .acc = пралю
card-coachman = кучер
    .acc = кучера
card-stable-boy = конюх
    .acc = конюха
card-errand-boy = посильний
    .acc = посильного
card-housekeeper = економка
    .acc = економку
card-gardener = садівник
    .acc = садівника
card-page = паж
    .acc = пажа
card-cook = кухар
    .acc = кухаря
card-valet = камердинер
    .acc = камердинера
card-butler = дворецький
    .acc = дворецького
card-majordomo = мажордом
    .acc = мажордома
card-steward = управитель
    .acc = управителя

card-lacemaker = мереживниця
    .acc = мереживницю
card-woodcarver = різьбяр по дереву
    .acc = різьбяра по дереву
card-poet = поет
    .acc = поета
card-calligrapher = каліграф
    .acc = каліграфа
card-stained-glass-artist = вітражист
    .acc = вітражиста
card-sculptor = скульптор
    .acc = скульптора
card-playwright = драматург
    .acc = драматурга
card-engraver = гравер
    .acc = гравера
card-tapestry-weaver = майстер шпалер
    .acc = майстра шпалер
card-composer = композитор
    .acc = композитора
card-architect = архітектор
    .acc = архітектора
card-dean-of-saint-lukes-guild = старшина гільдії Святого Луки
    .acc = старшину гільдії Святого Луки
card-painter = живописець
    .acc = живописця
card-miniaturist = мініатюрист
    .acc = мініатюриста
card-court-painter = придворний художник
    .acc = придворного художника

card-powderman = порохівник
    .acc = порохівника
card-pikeman = пікінер
    .acc = пікінера
card-jailer = тюремник
    .acc = тюремника
card-gatekeeper = брамник
    .acc = брамника
card-night-watchman = нічний сторож
    .acc = нічного сторожа
card-halberdier = алебардник
    .acc = алебардника
card-dike-reeve = доглядач гребель
    .acc = доглядача гребель
card-captain-of-the-guard = капітан варти
    .acc = капітана варти
card-crossbowman = арбалетник
    .acc = арбалетника
card-watch-sergeant = сержант варти
    .acc = сержанта варти
card-master-gunner = гармаш
    .acc = гармаша
card-knight = лицар
    .acc = лицаря
card-constable = констебль
    .acc = констебля
card-castellan = каштелян
    .acc = каштеляна
card-marshal = маршал
    .acc = маршала

card-troublemaker = баламут
    .acc = баламута
card-rabble-rouser = підбурювач
    .acc = підбурювача
card-gambler = гравець у кості
    .acc = гравця в кості
card-spy = шпигун
    .acc = шпигуна
card-arsonist = палій
    .acc = палія
card-poisoner = отруйниця
    .acc = отруйницю
card-cutpurse = кишеньковий злодій
    .acc = кишенькового злодія
card-smuggler = контрабандист
    .acc = контрабандиста
card-beggar = жебрак
    .acc = жебрака
card-thief = злодій
    .acc = злодія
card-kidnapper = викрадач
    .acc = викрадача
card-looter = мародер
    .acc = мародера
card-blackmailer = шантажист
    .acc = шантажиста
card-king-of-beggars = король жебраків
    .acc = короля жебраків
card-pirate = пірат
    .acc = пірата

card-alchemist = алхімік
    .acc = алхіміка
card-mathematician = математик
    .acc = математика
card-inventor = винахідник
    .acc = винахідника
card-astrologer = астролог
    .acc = астролога
card-librarian = бібліотекар
    .acc = бібліотекаря
card-physician = лікар
    .acc = лікаря
card-cartographer = картограф
    .acc = картографа
card-philosopher = філософ
    .acc = філософа
card-doctor-of-law = доктор права
    .acc = доктора права
card-astronomer = астроном
    .acc = астронома
card-humanist = гуманіст
    .acc = гуманіста
card-copyist = переписувач
    .acc = переписувача
card-rector = ректор
    .acc = ректора
card-magister = магістр
    .acc = магістра
card-chronicler = літописець
    .acc = літописця

## Тексти карт: як поєднуються частини

effect-and = { $first } та { $second }
effect-comma = { $first }, { $second }
effect-or = { $first } або { $second }
effect-then = { $first }, потім { $second }
effect-aim = { $first }, щоб { $second }
effect-may = можете { $clause }
effect-if-you-like = за бажанням { $clause }
effect-if-so = якщо ви це зробили, { $clause }
effect-if = { $clause }, якщо { $condition }
effect-if-first = якщо { $condition }, { $clause }
effect-once = раз на раунд { $clause }
effect-endgame = наприкінці гри { $clause }
effect-also = також { $clause }
effect-once-when = раз на раунд, коли { $event }, { $clause }
effect-each-time = щоразу, коли { $event }, { $clause }
effect-for = { $what } за { $each }
effect-at-most = { $what }, але не більше { $count }

## Тексти карт: що робить читач

effect-do-gain = отримайте
    .to = отримати
effect-do-take = візьміть
    .to = узяти
effect-do-draw = візьміть
    .to = узяти
effect-do-discard = скиньте
    .to = скинути
effect-do-lose = втратьте
    .to = втратити
effect-do-pay = заплатіть
    .to = заплатити
effect-do-spend = поверніть
    .to = повернути
effect-do-raise = підвищте
    .to = підвищити
effect-do-straighten = поверніть у звичайне положення
    .to = повернути у звичайне положення
effect-flip-reputation = переверніть свій маркер лідерства за репутацією
    .to = перевернути свій маркер лідерства за репутацією
effect-flip-characters = переверніть свій маркер лідерства за персонажами
    .to = перевернути свій маркер лідерства за персонажами
effect-flip-canal = переверніть свій маркер лідерства за каналом
    .to = перевернути свій маркер лідерства за каналом
effect-flip-choice = переверніть 1 свій маркер лідерства
    .to = перевернути 1 свій маркер лідерства
effect-remove-canal-token = приберіть 1 свій жетон каналу
    .to = прибрати 1 свій жетон каналу
effect-remove-house = скиньте 1 свій будинок
    .to = скинути 1 свій будинок
effect-remove-character = скиньте 1 свого персонажа
    .to = скинути 1 свого персонажа
effect-return-character = поверніть на руку 1 свого персонажа
    .to = повернути на руку 1 свого персонажа
effect-copy-worker-self = застосуйте ефект іншого свого персонажа зі значком робітника, не витрачаючи на нього робітника, навіть якщо карта повернута
    .to = застосувати ефект іншого свого персонажа зі значком робітника, не витрачаючи на нього робітника, навіть якщо карта повернута
effect-copy-worker-opponent = застосуйте ефект персонажа суперника зі значком робітника, не витрачаючи на нього робітника, навіть якщо карта повернута
    .to = застосувати ефект персонажа суперника зі значком робітника, не витрачаючи на нього робітника, навіть якщо карта повернута
effect-copy-worker-all = застосуйте ефект іншого персонажа зі значком робітника з будь-якого міста, не витрачаючи на нього робітника, навіть якщо карта повернута
    .to = застосувати ефект іншого персонажа зі значком робітника з будь-якого міста, не витрачаючи на нього робітника, навіть якщо карта повернута
effect-copy-instant-self = застосуйте ефект іншого свого персонажа зі значком блискавки
    .to = застосувати ефект іншого свого персонажа зі значком блискавки
effect-copy-instant-opponent = застосуйте ефект персонажа суперника зі значком блискавки
    .to = застосувати ефект персонажа суперника зі значком блискавки
effect-copy-instant-all = застосуйте ефект іншого персонажа зі значком блискавки з будь-якого міста
    .to = застосувати ефект іншого персонажа зі значком блискавки з будь-якого міста
effect-exchange = обміняйте { $given } на { $got }
    .to = обміняти { $given } на { $got }
effect-exchange-times = обміняйте { $given } на { $got }, до { $count } разів
    .to = обміняти { $given } на { $got }, до { $count } разів
effect-exchange-each-worker = обміняйте { $given }, кожного на { $got }
    .to = обміняти { $given }, кожного на { $got }
effect-exchange-each-guilders = обміняйте { $given }, кожен на { $got }
    .to = обміняти { $given }, кожен на { $got }
effect-exchange-each-vp = обміняйте { $given }, кожен на { $got }
    .to = обміняти { $given }, кожен на { $got }

effect-act-any = зіграйте з руки ще 1 карту
    .to = зіграти з руки ще 1 карту
effect-act-any-more = зіграйте з руки ще до { $count } карт
    .to = зіграти з руки ще до { $count } карт
effect-act-workers = візьміть робітників ще за 1 карту з руки
    .to = узяти робітників ще за 1 карту з руки
effect-act-workers-more = візьміть робітників ще за кілька карт з руки (до { $count })
    .to = узяти робітників ще за кілька карт з руки (до { $count })
effect-act-money = візьміть гульдени ще за 1 карту з руки
    .to = узяти гульдени ще за 1 карту з руки
effect-act-money-more = візьміть гульдени ще за кілька карт з руки (до { $count })
    .to = узяти гульдени ще за кілька карт з руки (до { $count })
effect-act-calm = скиньте маркер загрози ще 1 картою з руки
    .to = скинути маркер загрози ще 1 картою з руки
effect-act-calm-more = скиньте до { $count } маркерів загроз додатковими картами з руки
    .to = скинути до { $count } маркерів загроз додатковими картами з руки
effect-act-canal = забудуйте клітинку каналу ще 1 картою з руки
    .to = забудувати клітинку каналу ще 1 картою з руки
effect-act-canal-more = забудуйте до { $count } клітинок каналу додатковими картами з руки
    .to = забудувати до { $count } клітинок каналу додатковими картами з руки
effect-act-canal-bare = забудуйте 1 клітинку каналу без карти
    .to = забудувати 1 клітинку каналу без карти
effect-act-canal-bare-more = забудуйте до { $count } клітинок каналу без карт
    .to = забудувати до { $count } клітинок каналу без карт
effect-act-house = збудуйте будинок ще 1 картою з руки
    .to = збудувати будинок ще 1 картою з руки
effect-act-house-more = збудуйте до { $count } будинків додатковими картами з руки
    .to = збудувати до { $count } будинків додатковими картами з руки
effect-act-place = заселіть з руки ще 1 персонажа
    .to = заселити з руки ще 1 персонажа
effect-act-place-more = заселіть з руки ще до { $count } персонажів
    .to = заселити з руки ще до { $count } персонажів

effect-price-each = { $clause }, щоразу
effect-price-normal = { $clause } за звичайною ціною
effect-price-free = { $clause } безкоштовно
effect-price-no-worker = { $clause }, не витрачаючи робітників
effect-price-set = { $clause } за { $price }
effect-price-less = { $clause } на { $price } дешевше
effect-price-more = { $clause } на { $price } дорожче
effect-price-times = { $count ->
    [few] { $clause }, заплативши ціну { $count } рази
   *[many] { $clause }, заплативши ціну { $count } разів
}
effect-price-double = { $clause } за подвійною ціною
effect-price-floor = { $clause }, але не менше ніж за { $price }

## Тексти карт: що роблять інші

effect-who-each-opponent = кожен суперник
effect-who-chosen-opponent = вибраний вами суперник
effect-who-each-player = кожен гравець
effect-who-left = сусід ліворуч
effect-who-right = сусід праворуч
effect-they-gain = { $who } отримує { $what }
effect-they-take = { $who } бере { $what }
effect-they-lose = { $who } втрачає { $what }
effect-they-discard-cards = { $who } скидає з руки { $what }
effect-they-remove-canal-token = { $who } прибирає 1 свій жетон каналу
effect-they-remove-house = { $who } скидає 1 свій будинок
effect-they-remove-character = { $who } скидає 1 свого персонажа
effect-they-return-character = { $who } повертає на руку 1 свого персонажа
effect-they-give = { $who } віддає вам { $what }
effect-they-give-workers = { $who } віддає вам { $what } на свій вибір

## Тексти карт: речі з числами; .each за кожне з чогось, .die скільки на кубику, .upto щонайбільше стільки

effect-vp = { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
}
    .each = { $count ->
        [one] по { $count } балу
        [few] по { $count } бали
       *[many] по { $count } балів
    }
    .upto = до { $count } балів
    .die = стільки балів, скільки показує { $hue }кубик
    .dice = стільки балів, скільки разом показують { $hue }та { $shade }кубики
effect-vp-extra = { $count ->
    [one] ще { $count } бал
    [few] ще { $count } бали
   *[many] ще { $count } балів
}
    .each = { $count ->
        [one] ще по { $count } балу
        [few] ще по { $count } бали
       *[many] ще по { $count } балів
    }
    .die = ще стільки балів, скільки показує { $hue }кубик
    .dice = ще стільки балів, скільки разом показують { $hue }та { $shade }кубики
effect-guilders = { $count ->
    [one] { $count } гульден
    [few] { $count } гульдени
   *[many] { $count } гульденів
}
    .each = { $count ->
        [one] по { $count } гульдену
        [few] по { $count } гульдени
       *[many] по { $count } гульденів
    }
    .upto = до { $count } гульденів
    .die = стільки гульденів, скільки показує { $hue }кубик
    .dice = стільки гульденів, скільки разом показують { $hue }та { $shade }кубики
effect-worker = { $count ->
    [one] { $count } { $shade_gen }робітника
    [few] { $count } { $shade_many }робітників
   *[many] { $count } { $shade_many }робітників
}
    .each = { $count ->
        [one] по { $count } { $shade_dat }робітнику
        [few] по { $count } { $shade_few }робітники
       *[many] по { $count } { $shade_many }робітників
    }
    .die = стільки { $shade_many }робітників, скільки показує { $hue }кубик
    .upto = до { $count } { $shade_many }робітників
effect-worker-choice = { $count ->
    [one] { $count } робітника будь-якого кольору
    [few] { $count } робітників будь-яких кольорів
   *[many] { $count } робітників будь-яких кольорів
}
    .each = { $count ->
        [one] по { $count } робітнику будь-якого кольору
        [few] по { $count } робітники будь-яких кольорів
       *[many] по { $count } робітників будь-яких кольорів
    }
    .die = стільки робітників будь-яких кольорів, скільки показує { $hue }кубик
    .upto = до { $count } робітників будь-яких кольорів
effect-worker-card = { $count ->
    [one] { $count } робітника кольору карти
    [few] { $count } робітників кольору карти
   *[many] { $count } робітників кольору карти
}
    .each = { $count ->
        [one] по { $count } робітнику кольору карти
        [few] по { $count } робітники кольору карти
       *[many] по { $count } робітників кольору карти
    }
    .die = стільки робітників кольору карти, скільки показує { $hue }кубик
    .upto = до { $count } робітників кольору карти
effect-worker-plain = { $count ->
    [one] { $count } робітника
    [few] { $count } робітників
   *[many] { $count } робітників
}
    .each = { $count ->
        [one] по { $count } робітнику
        [few] по { $count } робітники
       *[many] по { $count } робітників
    }
    .die = стільки робітників, скільки показує { $hue }кубик
    .upto = до { $count } робітників
effect-worker-every = { $count ->
    [one] по { $count } робітнику кожного кольору
    [few] по { $count } робітники кожного кольору
   *[many] по { $count } робітників кожного кольору
}
effect-marker = { $count ->
    [one] { $count } { $shade }маркер загрози
    [few] { $count } { $shade_few }маркери загроз
   *[many] { $count } { $shade_many }маркерів загроз
}
    .each = { $count ->
        [one] по { $count } { $shade_dat }маркеру загрози
        [few] по { $count } { $shade_few }маркери загроз
       *[many] по { $count } { $shade_many }маркерів загроз
    }
    .die = стільки { $shade_many }маркерів загроз, скільки показує { $hue }кубик
    .upto = до { $count } { $shade_many }маркерів загроз
    .all = всі свої { $shade_few }маркери загроз
effect-marker-choice = { $count ->
    [one] { $count } маркер загрози будь-якого кольору
    [few] { $count } маркери загроз будь-яких кольорів
   *[many] { $count } маркерів загроз будь-яких кольорів
}
    .each = { $count ->
        [one] по { $count } маркеру загрози будь-якого кольору
        [few] по { $count } маркери загроз будь-яких кольорів
       *[many] по { $count } маркерів загроз будь-яких кольорів
    }
    .die = стільки маркерів загроз будь-яких кольорів, скільки показує { $hue }кубик
    .upto = до { $count } маркерів загроз будь-яких кольорів
    .all = всі свої маркери загроз
effect-marker-card = { $count ->
    [one] { $count } маркер загрози кольору карти
    [few] { $count } маркери загроз кольору карти
   *[many] { $count } маркерів загроз кольору карти
}
    .each = { $count ->
        [one] по { $count } маркеру загрози кольору карти
        [few] по { $count } маркери загроз кольору карти
       *[many] по { $count } маркерів загроз кольору карти
    }
    .die = стільки маркерів загроз кольору карти, скільки показує { $hue }кубик
    .upto = до { $count } маркерів загроз кольору карти
effect-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
    .each = { $count ->
        [one] по { $count } карті
        [few] по { $count } карти
       *[many] по { $count } карт
    }
    .die = стільки карт, скільки показує { $hue }кубик
    .upto = до { $count } карт
effect-hand-cards = { $count ->
    [one] { $count } карту з руки
    [few] { $count } карти з руки
   *[many] { $count } карт з руки
}
    .each = { $count ->
        [one] по { $count } карті з руки
        [few] по { $count } карти з руки
       *[many] по { $count } карт з руки
    }
    .die = стільки карт з руки, скільки показує { $hue }кубик
    .upto = до { $count } карт з руки
effect-steps = { $count ->
    [one] репутацію на { $count } поділку
    [few] репутацію на { $count } поділки
   *[many] репутацію на { $count } поділок
}
    .each = { $count ->
        [one] репутацію на { $count } поділку
        [few] репутацію на { $count } поділки
       *[many] репутацію на { $count } поділок
    }
    .die = репутацію на стільки поділок, скільки показує { $hue }кубик
effect-turned = { $count ->
    [one] { $count } іншу свою повернуту карту
    [few] { $count } інші свої повернуті карти
   *[many] { $count } інших своїх повернутих карт
}
    .each = { $count ->
        [one] по { $count } іншій своїй повернутій карті
        [few] по { $count } інші свої повернуті карти
       *[many] по { $count } інших своїх повернутих карт
    }
    .die = стільки інших своїх повернутих карт, скільки показує { $hue }кубик
    .upto = до { $count } інших своїх повернутих карт

## Тексти карт: що рахується; .own у читача, .any в інших, .every і .everyany по стільки, .many в умовах

effect-sel-workers =
    .own = кожного свого { $hue_gen }робітника
    .any = кожного { $hue_gen }робітника
    .every = кожних { $count } своїх { $hue_many }робітників
    .everyany = кожних { $count } { $hue_many }робітників
    .many = { $hue_many }робітників
effect-sel-guilders =
    .own = кожен свій гульден
    .any = кожен гульден
    .every = { $count ->
        [few] кожні { $count } свої гульдени
       *[many] кожні { $count } своїх гульденів
    }
    .everyany = { $count ->
        [few] кожні { $count } гульдени
       *[many] кожні { $count } гульденів
    }
    .many = гульденів
effect-sel-hand =
    .own = кожну карту на руці
    .any = кожну карту на руці
    .every = { $count ->
        [few] кожні { $count } карти на руці
       *[many] кожні { $count } карт на руці
    }
    .everyany = { $count ->
        [few] кожні { $count } карти на руці
       *[many] кожні { $count } карт на руці
    }
    .many = карт на руці
effect-sel-markers =
    .own = кожен свій { $hue }маркер загрози
    .any = кожен { $hue }маркер загрози
    .every = { $count ->
        [few] кожні { $count } свої { $hue_few }маркери загроз
       *[many] кожні { $count } своїх { $hue_many }маркерів загроз
    }
    .everyany = { $count ->
        [few] кожні { $count } { $hue_few }маркери загроз
       *[many] кожні { $count } { $hue_many }маркерів загроз
    }
    .many = { $hue_many }маркерів загроз
effect-sel-statues =
    .own = кожну свою статую
    .any = кожну статую
    .every = { $count ->
        [few] кожні { $count } свої статуї
       *[many] кожні { $count } своїх статуй
    }
    .everyany = { $count ->
        [few] кожні { $count } статуї
       *[many] кожні { $count } статуй
    }
    .many = статуй
effect-sel-leaderships =
    .own = кожен свій перевернутий маркер лідерства
    .any = кожен перевернутий маркер лідерства
    .every = { $count ->
        [few] кожні { $count } свої перевернуті маркери лідерства
       *[many] кожні { $count } своїх перевернутих маркерів лідерства
    }
    .everyany = { $count ->
        [few] кожні { $count } перевернуті маркери лідерства
       *[many] кожні { $count } перевернутих маркерів лідерства
    }
    .many = перевернутих маркерів лідерства
effect-sel-houses =
    .own = кожен свій { $hue }будинок
    .any = кожен { $hue }будинок
    .every = { $count ->
        [few] кожні { $count } свої { $hue_few }будинки
       *[many] кожні { $count } своїх { $hue_many }будинків
    }
    .everyany = { $count ->
        [few] кожні { $count } { $hue_few }будинки
       *[many] кожні { $count } { $hue_many }будинків
    }
    .many = { $hue_many }будинків
effect-sel-houses-empty =
    .own = кожен свій порожній { $hue }будинок
    .any = кожен порожній { $hue }будинок
    .every = { $count ->
        [few] кожні { $count } свої порожні { $hue_few }будинки
       *[many] кожні { $count } своїх порожніх { $hue_many }будинків
    }
    .everyany = { $count ->
        [few] кожні { $count } порожні { $hue_few }будинки
       *[many] кожні { $count } порожніх { $hue_many }будинків
    }
    .many = порожніх { $hue_many }будинків
effect-sel-houses-inhabited =
    .own = кожен свій заселений { $hue }будинок
    .any = кожен заселений { $hue }будинок
    .every = { $count ->
        [few] кожні { $count } свої заселені { $hue_few }будинки
       *[many] кожні { $count } своїх заселених { $hue_many }будинків
    }
    .everyany = { $count ->
        [few] кожні { $count } заселені { $hue_few }будинки
       *[many] кожні { $count } заселених { $hue_many }будинків
    }
    .many = заселених { $hue_many }будинків
effect-sel-characters =
    .own = кожного свого { $hue_gen }персонажа
    .any = кожного { $hue_gen }персонажа
    .every = кожних { $count } своїх { $hue_many }персонажів
    .everyany = кожних { $count } { $hue_many }персонажів
    .many = { $hue_many }персонажів
effect-sel-group =
    .own = кожного свого { $hue_gen }{ $group_acc }
    .any = кожного { $hue_gen }{ $group_acc }
    .every = кожних { $count } своїх { $hue_many }{ $group_many }
    .everyany = кожних { $count } { $hue_many }{ $group_many }
    .many = { $hue_many }{ $group_many }
effect-sel-distinct-colours-houses =
    .own = кожен колір серед своїх будинків
    .any = кожен колір серед будинків
    .every = { $count ->
        [few] кожні { $count } різні кольори серед своїх будинків
       *[many] кожні { $count } різних кольорів серед своїх будинків
    }
    .everyany = { $count ->
        [few] кожні { $count } різні кольори серед будинків
       *[many] кожні { $count } різних кольорів серед будинків
    }
    .many = різних кольорів серед будинків
effect-sel-distinct-colours-characters =
    .own = кожен колір серед своїх персонажів
    .any = кожен колір серед персонажів
    .every = { $count ->
        [few] кожні { $count } різні кольори серед своїх персонажів
       *[many] кожні { $count } різних кольорів серед своїх персонажів
    }
    .everyany = { $count ->
        [few] кожні { $count } різні кольори серед персонажів
       *[many] кожні { $count } різних кольорів серед персонажів
    }
    .many = різних кольорів серед персонажів
effect-sel-distinct-colours-workers =
    .own = кожен колір серед своїх робітників
    .any = кожен колір серед робітників
    .every = { $count ->
        [few] кожні { $count } різні кольори серед своїх робітників
       *[many] кожні { $count } різних кольорів серед своїх робітників
    }
    .everyany = { $count ->
        [few] кожні { $count } різні кольори серед робітників
       *[many] кожні { $count } різних кольорів серед робітників
    }
    .many = різних кольорів серед робітників
effect-sel-distinct-groups-characters =
    .own = кожну верству серед своїх персонажів
    .any = кожну верству серед персонажів
    .every = { $count ->
        [few] кожні { $count } різні верстви серед своїх персонажів
       *[many] кожні { $count } різних верств серед своїх персонажів
    }
    .everyany = { $count ->
        [few] кожні { $count } різні верстви серед персонажів
       *[many] кожні { $count } різних верств серед персонажів
    }
    .many = різних верств серед персонажів
effect-sel-sets-houses =
    .own = кожен свій набір із { $size } будинків { $size } різних кольорів
    .any = кожен набір із { $size } будинків { $size } різних кольорів
    .every = { $count ->
        [few] кожні { $count } свої набори з { $size } будинків { $size } різних кольорів
       *[many] кожні { $count } своїх наборів із { $size } будинків { $size } різних кольорів
    }
    .everyany = { $count ->
        [few] кожні { $count } набори з { $size } будинків { $size } різних кольорів
       *[many] кожні { $count } наборів із { $size } будинків { $size } різних кольорів
    }
    .many = наборів із { $size } будинків { $size } різних кольорів
effect-sel-sets-characters =
    .own = кожен свій набір із { $size } персонажів { $size } різних кольорів
    .any = кожен набір із { $size } персонажів { $size } різних кольорів
    .every = { $count ->
        [few] кожні { $count } свої набори з { $size } персонажів { $size } різних кольорів
       *[many] кожні { $count } своїх наборів із { $size } персонажів { $size } різних кольорів
    }
    .everyany = { $count ->
        [few] кожні { $count } набори з { $size } персонажів { $size } різних кольорів
       *[many] кожні { $count } наборів із { $size } персонажів { $size } різних кольорів
    }
    .many = наборів із { $size } персонажів { $size } різних кольорів
effect-sel-sets-workers =
    .own = кожен свій набір із { $size } робітників { $size } різних кольорів
    .any = кожен набір із { $size } робітників { $size } різних кольорів
    .every = { $count ->
        [few] кожні { $count } свої набори з { $size } робітників { $size } різних кольорів
       *[many] кожні { $count } своїх наборів із { $size } робітників { $size } різних кольорів
    }
    .everyany = { $count ->
        [few] кожні { $count } набори з { $size } робітників { $size } різних кольорів
       *[many] кожні { $count } наборів із { $size } робітників { $size } різних кольорів
    }
    .many = наборів із { $size } робітників { $size } різних кольорів
effect-sel-canal-cells =
    .own = кожну свою забудовану клітинку каналу
    .any = кожну забудовану клітинку каналу
    .every = { $count ->
        [few] кожні { $count } свої забудовані клітинки каналу
       *[many] кожні { $count } своїх забудованих клітинок каналу
    }
    .everyany = { $count ->
        [few] кожні { $count } забудовані клітинки каналу
       *[many] кожні { $count } забудованих клітинок каналу
    }
    .many = забудованих клітинок каналу
effect-sel-sections-third =
    .own = кожну свою секцію каналу із забудованою третьою клітинкою
    .any = кожну секцію каналу із забудованою третьою клітинкою
    .every = { $count ->
        [few] кожні { $count } свої секції каналу із забудованою третьою клітинкою
       *[many] кожні { $count } своїх секцій каналу із забудованою третьою клітинкою
    }
    .everyany = { $count ->
        [few] кожні { $count } секції каналу із забудованою третьою клітинкою
       *[many] кожні { $count } секцій каналу із забудованою третьою клітинкою
    }
    .many = секцій каналу із забудованою третьою клітинкою
effect-sel-sections-complete =
    .own = кожну свою добудовану секцію каналу
    .any = кожну добудовану секцію каналу
    .every = { $count ->
        [few] кожні { $count } свої добудовані секції каналу
       *[many] кожні { $count } своїх добудованих секцій каналу
    }
    .everyany = { $count ->
        [few] кожні { $count } добудовані секції каналу
       *[many] кожні { $count } добудованих секцій каналу
    }
    .many = добудованих секцій каналу
effect-sel-reputation-step =
    .own = кожну поділку своєї репутації
    .any = кожну поділку репутації
    .every = { $count ->
        [few] кожні { $count } поділки своєї репутації
       *[many] кожні { $count } поділок своєї репутації
    }
    .everyany = { $count ->
        [few] кожні { $count } поділки репутації
       *[many] кожні { $count } поділок репутації
    }
    .many = поділок репутації
effect-sel-dice =
    .own = кожен { $hue }кубик із числом { $faces }
    .every = { $count ->
        [few] кожні { $count } { $hue_few }кубики з числом { $faces }
       *[many] кожні { $count } { $hue_many }кубиків із числом { $faces }
    }
    .many = { $hue_many }кубиків із числом { $faces }
effect-icon-instant = { $what } зі значком блискавки
effect-icon-worker = { $what } зі значком робітника
effect-icon-free = { $what } з ефектом раз на раунд
effect-icon-action = { $what } з ефектом, що змінює дію
effect-icon-situation = { $what } з ефектом, що спрацьовує без активації
effect-icon-endgame = { $what } зі значком лаврового вінка
effect-of-self = { $what } у вас
effect-of-each-opponent = { $what } у суперників
effect-of-chosen-opponent = { $what } у цього суперника
effect-of-each-player = { $what } в усіх гравців

## Тексти карт: умови

effect-if-die = на { $hue_loc }кубику випало { $faces }
effect-if-none = у вас немає { $what }
effect-if-least = у вас { $what } не менше { $count }
effect-if-most = у вас { $what } не більше { $count }
effect-if-exactly = у вас { $what } рівно { $count }
effect-if-none-others = у суперників немає { $what }
effect-if-least-others = у суперників разом { $what } не менше { $count }
effect-if-most-others = у суперників разом { $what } не більше { $count }
effect-if-exactly-others = у суперників разом { $what } рівно { $count }
effect-if-none-all = ні в кого немає { $what }
effect-if-least-all = в усіх гравців разом { $what } не менше { $count }
effect-if-most-all = в усіх гравців разом { $what } не більше { $count }
effect-if-exactly-all = в усіх гравців разом { $what } рівно { $count }
effect-if-none-dice = немає { $what }
effect-if-least-dice = { $what } не менше { $count }
effect-if-most-dice = { $what } не більше { $count }
effect-if-exactly-dice = { $what } рівно { $count }
effect-if-ahead = ви випереджаєте кожного суперника за репутацією
effect-if-ahead-tie = ніхто не випереджає вас за репутацією
effect-if-majority = у вас більше { $what }, ніж у кожного суперника
effect-if-majority-tie = у жодного суперника немає більше { $what }, ніж у вас
effect-if-minority = у вас менше { $what }, ніж у кожного суперника
effect-if-card = ви граєте { $hue_fem }карту
effect-if-action-workers = ви берете робітників
effect-if-action-money = ви берете гульдени
effect-if-action-calm = ви скидаєте маркер загрози
effect-if-action-canal = ви забудовуєте клітинку каналу
effect-if-action-house = ви будуєте будинок
effect-if-action-place = ви заселяєте персонажа
effect-if-action-any = ви граєте карту
effect-if-not = не виконується умова: { $condition }

## Тексти карт: коли щось стається; .opponent і .any — у кого

effect-on-cards-drawn = ви берете карти
    .opponent = суперник бере карти
    .any = хтось із гравців бере карти
effect-on-reputation-step = ви підвищуєте репутацію на поділку
    .opponent = суперник підвищує репутацію на поділку
    .any = хтось із гравців підвищує репутацію на поділку
effect-on-penalty-suffered = ви отримуєте штраф
    .opponent = суперник отримує штраф
    .any = хтось із гравців отримує штраф
effect-on-penalty-of = { $event } ({ $threats })
effect-on-marker-discarded = ви скидаєте { $hue }маркер загрози
    .opponent = суперник скидає { $hue }маркер загрози
    .any = хтось із гравців скидає { $hue }маркер загрози
effect-on-house-built = ви будуєте { $hue }будинок
    .opponent = суперник будує { $hue }будинок
    .any = хтось із гравців будує { $hue }будинок
effect-on-canal-built = ви забудовуєте { $hue_fem }клітинку каналу
    .opponent = суперник забудовує { $hue_fem }клітинку каналу
    .any = хтось із гравців забудовує { $hue_fem }клітинку каналу
effect-on-section-completed = ви добудовуєте секцію каналу
    .opponent = суперник добудовує секцію каналу
    .any = хтось із гравців добудовує секцію каналу
effect-on-character-placed = ви заселяєте іншого { $hue_gen }персонажа
    .opponent = суперник заселяє { $hue_gen }персонажа
    .any = хтось із гравців заселяє іншого { $hue_gen }персонажа
effect-on-group-placed = ви заселяєте іншого { $hue_gen }{ $group_acc }
    .opponent = суперник заселяє { $hue_gen }{ $group_acc }
    .any = хтось із гравців заселяє іншого { $hue_gen }{ $group_acc }
effect-on-dice-rolled = після кожного кидка кубиків { $clause }
effect-on-round-end = наприкінці кожного раунду { $clause }
effect-on-penalty = вам загрожує штраф
effect-on-marker-gain = ви маєте взяти { $hue }маркер загрози
effect-on-action-workers = ви берете робітників за карту
effect-on-action-money = ви берете гульдени за карту
effect-on-action-calm = ви скидаєте маркер загрози картою
effect-on-action-canal = ви забудовуєте клітинку каналу картою
effect-on-action-house = ви будуєте будинок картою
effect-on-action-place = ви заселяєте персонажа
effect-on-action-any = ви граєте карту

## Тексти карт: змінені числа, дозволи, захист

effect-yield-set-workers = коли ви берете робітників за карту, беріть { $count } замість { $usual }
effect-yield-set-money = коли ви берете гульдени за карту, беріть { $count }, хоч би що показував кубик
effect-yield-add = коли ви берете { $goods } за карту, беріть на { $count } більше
effect-yield-times = { $count ->
    [few] коли ви берете { $goods } за карту, беріть у { $count } рази більше
   *[many] коли ви берете { $goods } за карту, беріть у { $count } разів більше
}
effect-goods-workers = робітників
effect-goods-money = гульдени
effect-cost-canal = забудова клітинки каналу картою коштує вам
effect-cost-place = заселення персонажа коштує вам
effect-cost-any = забудова клітинки каналу картою та заселення персонажа коштують вам
effect-cost-reputation = поділка репутації у фазі 2 коштує вам
effect-cost-set = { $what } { $price }
effect-cost-less = { $what } на { $price } менше
effect-cost-more = { $what } на { $price } більше
effect-cost-times = { $count ->
    [few] { $what } у { $count } рази більше
   *[many] { $what } у { $count } разів більше
}
effect-cost-floor = { $clause }, але не менше ніж { $price }
effect-cost-house = за новий будинок ви не віддаєте робітника
effect-colour-canal = можете забудовувати клітинки каналу картами будь-якого кольору
effect-colour-calm = можете скидати маркери загроз картами будь-якого кольору
effect-colour-any = можете скидати маркери загроз і забудовувати клітинки каналу картами будь-якого кольору
effect-without-low-dice = можете підвищити репутацію у фазі 2, навіть якщо на жодному кубику не випало 1 чи 2
effect-tie = під час перевірки лідерства вам досить ділити перше місце
effect-refill-set = у фазі 1 ви поповнюєте руку до { $count } карт
effect-refill-set-may = у фазі 1 можете поповнювати руку до { $count } карт
effect-refill-add = { $count ->
    [one] у фазі 1 ви берете на { $count } карту більше
    [few] у фазі 1 ви берете на { $count } карти більше
   *[many] у фазі 1 ви берете на { $count } карт більше
}
effect-refill-add-may = { $count ->
    [one] у фазі 1 можете взяти на { $count } карту більше
    [few] у фазі 1 можете взяти на { $count } карти більше
   *[many] у фазі 1 можете взяти на { $count } карт більше
}
effect-prevent-marker = відмовтеся від 1 { $hue_gen }маркера загрози, який маєте взяти
    .to = відмовитися від 1 { $hue_gen }маркера загрози, який маєте взяти
effect-prevent-markers = ви не берете { $hue_many }маркерів загроз
effect-refuse = відмовитися від нього
effect-prevent = уникніть його
    .to = його уникнути
effect-immune = ви не отримуєте штрафів
effect-immune-to = ви не страждаєте від { $names }

## Гра та її налаштування

game-summary = Брюгге пізнього Середньовіччя. Кожну карту можна зіграти шістьма способами: заради робітників, заради грошей, проти загрози, для каналу, як будинок або як одного зі 165 персонажів, який у ньому оселиться.

option-players = Гравці
    .help = Від двох до чотирьох.
option-deck = Колода
    .help = Які персонажі у грі: відбиток файлу колоди.
option-revision = Редакція правил
    .help = Партію дограють за тією редакцією, за якою почали.

## Фази, дії картою, лідерство, джерела балів

phase-draw = Карти
phase-dice = Кубики
phase-cards = Дії
phase-leaderships = Лідерство

use-workers = Робітники
    .help = Візьміть 2 робітників кольору карти.
use-money = Гульдени
    .help = Візьміть стільки гульденів, скільки показує кубик кольору карти.
use-calm = Скинути загрозу
    .help = Скиньте маркер загрози кольору карти й отримайте 1 бал.
use-canal = Канал
    .help = Забудуйте наступну клітинку каналу кольору карти й заплатіть її ціну.
use-house = Будинок
    .help = Поверніть робітника кольору карти та збудуйте з неї будинок.
use-place = Заселити
    .help = Заплатіть ціну персонажа й заселіть його в порожній будинок будь-якого кольору.

leadership-reputation = репутація
    .by = за репутацією
leadership-characters = персонажі
    .by = за персонажами
leadership-canal = канал
    .by = за каналом

category-play = під час гри
category-characters = персонажі
category-houses = будинки
category-laurels = лаврові вінки
category-leaderships = лідерство
category-canals = треті клітинки каналів
category-statues = статуї
category-reputation = репутація

## Що лежить на столі

counter-vp = Переможні бали
    .help = У кого після фінального підрахунку їх більше, той і переміг. За рівності вирішують гульдени.
counter-guilders = Гульдени
    .help = Потрібні для клітинок каналу, персонажів і репутації. За рівності балів вирішують вони.
counter-workers = Робітники
    .help = Будинок коштує одного робітника свого кольору; деякі персонажі працюють лише за нього.
counter-markers = Маркери загроз
    .help = Третій маркер одного кольору приносить штраф. Карта цього кольору скидає один маркер і дає 1 бал.
counter-dice = Кубики
    .help = За 5 і 6 усі отримують маркер загрози кольору кубика. Сума всіх одиниць і двійок — ціна поділки репутації.
counter-reputation = Репутація
    .help = За раунд можна купити одну поділку. Наприкінці вона приносить бали.
counter-statues = Статуї
    .help = Хто забудував усю секцію каналу, бере верхню.
counter-decks = Колоди
    .help = Коли перша колода закінчиться, стане відомий останній раунд.
counter-reserve = Додаткова колода
    .help = Стане на місце тієї колоди, що закінчиться раніше.
counter-canal = Канали
    .help = Будуйте від вартівні назовні. Третя клітинка дає 3 бали, уся секція — статую.
counter-houses = Будинки
    .help = Кожен приносить 1 бал і вміщує одного персонажа.
counter-leaderships = Лідерство
    .help = Хто лідирує сам наприкінці раунду, назавжди перевертає маркер: 4 бали наприкінці.
counter-hand = Карти на руці
    .help = На початку раунду рука поповнюється до 5 карт. Суперники бачать лише кольори.
counter-turns = Ходи
    .help = За раунд кожен грає 4 карти.
counter-laurels = Лаврові вінки
    .help = Скільки балів ці персонажі принесуть наприкінці, якщо нічого не зміниться.

## На що чекає гра: тому, хто вирішує

prompt-draw = { $count ->
    [one] Виберіть колоду: залишилося взяти { $count } карту
    [few] Виберіть колоду: залишилося взяти { $count } карти
   *[many] Виберіть колоду: залишилося взяти { $count } карт
}
    .more = { $count ->
        [one] Виберіть колоду або зупиніться: можна взяти ще { $count } карту
        [few] Виберіть колоду або зупиніться: можна взяти ще { $count } карти
       *[many] Виберіть колоду або зупиніться: можна взяти ще { $count } карт
    }
prompt-prevent = Штраф ({ $threat }): відвернути картою «{ $card }»?
prompt-prevent-marker = Маркер загрози ({ $colour }): відмовитися від нього картою «{ $card }»?
prompt-penalty = Кілька штрафів: виберіть, який перший
prompt-fire = Пожежа: виберіть будинок або зовнішній кінець каналу
prompt-plague = Чума: виберіть, кого ви втрачаєте
prompt-lose-house = Ви втрачаєте будинок: виберіть який
prompt-lose-cell = Ви втрачаєте жетон каналу: виберіть секцію
prompt-lose-inhabitant = Ви втрачаєте персонажа: виберіть кого
prompt-reputation = { $price ->
    [0] Репутація: піднятися на поділку { $step } безкоштовно (наприкінці — { part-vp })?
    [one] Репутація: піднятися на поділку { $step } за { $price } гульден (наприкінці — { part-vp })?
    [few] Репутація: піднятися на поділку { $step } за { $price } гульдени (наприкінці — { part-vp })?
   *[many] Репутація: піднятися на поділку { $step } за { $price } гульденів (наприкінці — { part-vp })?
}
prompt-turn = Ваш хід: зіграйте карту або активуйте персонажа
    .after = Карту зіграно: активуйте персонажів або завершіть хід
    .empty = Карт не залишилося: активуйте персонажів або завершіть хід
prompt-order = Кілька ефектів: виберіть, який перший
prompt-may = Карта «{ $card }»: застосувати ефект?
prompt-branch = Карта «{ $card }»: виберіть, що вона зробить
prompt-take-worker = { $count ->
    [one] Виберіть колір: узяти { $count } робітника
   *[other] Виберіть колір: узяти { $count } робітників
}
prompt-give-worker = { $count ->
    [one] Виберіть колір: повернути { $count } робітника
   *[other] Виберіть колір: повернути { $count } робітників
}
prompt-hand-worker = { $count ->
    [one] Виберіть колір: { $other } отримає { $count } робітника
   *[other] Виберіть колір: { $other } отримає { $count } робітників
}
prompt-discard-marker = Карта «{ $card }»: виберіть маркер загрози, який скинути
prompt-extra = Карта «{ $card }»: зіграйте ще одну карту
prompt-dig = Карта «{ $card }»: виберіть секцію каналу
prompt-discard = { $count ->
    [one] Виберіть { $count } карту та скиньте її
    [few] Виберіть { $count } карти та скиньте їх
   *[many] Виберіть { $count } карт і скиньте їх
}
prompt-opponent = Карта «{ $card }»: виберіть суперника
prompt-exchange = Карта «{ $card }»: обмінюйте або зупиніться
prompt-straighten = Карта «{ $card }»: виберіть повернутого персонажа
prompt-copy = Карта «{ $card }»: виберіть, чий ефект застосувати
prompt-flip = Виберіть маркер лідерства, який перевернути
prompt-recall = Виберіть персонажа, який повернеться на руку

## Те саме іншим

prompt-other-draw = { $player } бере карти
prompt-other-prevent = { $player } може відвернути штраф ({ $threat }) картою «{ $card }»
prompt-other-prevent-marker = { $player } може відмовитися від маркера загрози ({ $colour }) картою «{ $card }»
prompt-other-penalty = { $player } вибирає порядок штрафів
prompt-other-fire = { $player } вибирає, що згорить
prompt-other-plague = { $player } вибирає, кого забере чума
prompt-other-lose-house = { $player } вибирає, який будинок втратити
prompt-other-lose-cell = { $player } вибирає, який жетон каналу втратити
prompt-other-lose-inhabitant = { $player } вибирає, якого персонажа втратити
prompt-other-reputation = { $player } може купити поділку репутації
prompt-other-turn = Ходить { $player }
prompt-other-order = { $player } вибирає, який ефект перший
prompt-other-may = { $player } може застосувати ефект карти «{ $card }»
prompt-other-branch = { $player } вибирає, що зробить карта «{ $card }»
prompt-other-take-worker = { $player } бере робітників
prompt-other-give-worker = { $player } вибирає, яких робітників повернути
prompt-other-hand-worker = { $player } вибирає, яких робітників отримає { $other }
prompt-other-discard-marker = { $player } вибирає, які маркери загроз скинути (карта «{ $card }»)
prompt-other-extra = { $player } може зіграти ще одну карту (карта «{ $card }»)
prompt-other-dig = { $player } вибирає секцію каналу (карта «{ $card }»)
prompt-other-discard = { $player } вибирає, які карти скинути
prompt-other-opponent = { $player } вибирає суперника (карта «{ $card }»)
prompt-other-exchange = { $player } може обмінювати (карта «{ $card }»)
prompt-other-straighten = { $player } вибирає повернутих персонажів (карта «{ $card }»)
prompt-other-copy = { $player } вибирає, чий ефект застосувати (карта «{ $card }»)
prompt-other-flip = { $player } вибирає, який маркер лідерства перевернути
prompt-other-recall = { $player } вибирає, кого повернути на руку
prompt-over = Партію завершено

## Частини рядків нижче

part-guilders = { $price ->
    [one] { $price } гульден
    [few] { $price } гульдени
   *[many] { $price } гульденів
}
part-vp = { $vp ->
    [one] { $vp } бал
    [few] { $vp } бали
   *[many] { $vp } балів
}
part-side = { $section ->
    [1] лівий
   *[2] правий
}
part-deck = { $deck ->
    [1] лівої
   *[2] правої
}

## Що можна зробити: на кнопці

action-draw = Узяти { $colour_fem } карту з { part-deck } колоди
action-workers = { $count ->
    [one] Узяти { $count } { $colour_gen } робітника за карту «{ $card }»
   *[other] Узяти { $count } { $colour_many } робітників за карту «{ $card }»
}
action-money = { $count ->
    [one] Узяти { $count } гульден за карту «{ $card }»
    [few] Узяти { $count } гульдени за карту «{ $card }»
   *[many] Узяти { $count } гульденів за карту «{ $card }»
}
action-calm = Скинути маркер загрози ({ $threat }) картою «{ $card }»
action-canal = Будувати { part-side } канал картою «{ $card }» за { part-guilders }
action-house = Збудувати { $colour } будинок картою «{ $card }»
action-place = Заселити { $card_acc } в { $house } будинок за { part-guilders }
action-activate = Активувати { $card_acc }
action-end-turn = Завершити хід
action-accept = { $asked ->
    [reputation] Піднятися на поділку { $step } за { part-guilders }
    [prevent] Застосувати карту «{ $card }»
    [exchange] Обміняти
   *[may] Застосувати ефект
}
action-suffer = Спочатку { $threat }
action-burn = { $lived ->
    [1] Віддати вогню { $house } будинок, у якому живе { $card }
   *[0] Віддати вогню порожній { $house } будинок { $number }
}
action-drain = Віддати крайній жетон: { part-side } канал
action-dismiss = Втратити { $card_acc }
action-recall = Повернути на руку { $card_acc }
action-react = Спочатку { $card }
action-branch = Карта «{ $card }»: варіант { $branch }
action-colour = { $asked ->
    [discard_marker] Скинути { $colour } маркер
    [take_worker] Узяти { $colour_gen } робітника
    [exchange] Обміняти { $colour_many } робітників
   *[give_worker] Повернути { $colour_gen } робітника
}
action-dig = Будувати { part-side } канал за { part-guilders }
action-discard = Скинути карту «{ $card }»
action-opponent = { $other }
action-straighten = Повернути карту «{ $card }» у звичайне положення
action-copy = Застосувати ефект карти «{ $card }» ({ $other })
action-flip = Перевернути маркер лідерства { $leadership_by }
action-decline = { $asked ->
    [draw] Більше не брати
    [reputation] Залишитися на місці
    [take_worker] Більше не брати
    [discard_marker] Більше не скидати
    [exchange] Більше не обмінювати
    [straighten] Досить
   *[may] Пропустити
}

## Що це приносить

gain-vp = { $count ->
    [one] +{ $count } бал
    [few] +{ $count } бали
   *[many] +{ $count } балів
}
gain-guilders = { $count ->
    [one] +{ $count } гульден
    [few] +{ $count } гульдени
   *[many] +{ $count } гульденів
}
gain-workers = { $count ->
    [one] +{ $count } { $colour } робітник
    [few] +{ $count } { $colour_few } робітники
   *[many] +{ $count } { $colour_many } робітників
}
gain-cards = { $count ->
    [one] +{ $count } карта
    [few] +{ $count } карти
   *[many] +{ $count } карт
}
gain-steps = { $count ->
    [one] +{ $count } поділка репутації
    [few] +{ $count } поділки репутації
   *[many] +{ $count } поділок репутації
}
gain-calmed = { $count ->
    [one] −{ $count } { $colour } маркер загрози
    [few] −{ $count } { $colour_few } маркери загроз
   *[many] −{ $count } { $colour_many } маркерів загроз
}
gain-statue = { $count ->
    [one] статуя за { $count } бал
    [few] статуя за { $count } бали
   *[many] статуя за { $count } балів
}

## Що це коштує

cost-vp = { $count ->
    [one] −{ $count } бал
    [few] −{ $count } бали
   *[many] −{ $count } балів
}
cost-guilders = { $count ->
    [one] −{ $count } гульден
    [few] −{ $count } гульдени
   *[many] −{ $count } гульденів
}
cost-workers = { $count ->
    [one] −{ $count } { $colour } робітник
    [few] −{ $count } { $colour_few } робітники
   *[many] −{ $count } { $colour_many } робітників
}
cost-cards = { $count ->
    [one] −{ $count } карта
    [few] −{ $count } карти
   *[many] −{ $count } карт
}
cost-house = втрачено { $house } будинок
cost-inhabitant = залишає місто { $inhabitant }
cost-cells = { $count ->
    [one] втрачено { $count } клітинку каналу
    [few] втрачено { $count } клітинки каналу
   *[many] втрачено { $count } клітинок каналу
}
cost-threats = { $count ->
    [one] +{ $count } { $colour } маркер загрози
    [few] +{ $count } { $colour_few } маркери загроз
   *[many] +{ $count } { $colour_many } маркерів загроз
}

## Що зроблено: у журналі

log-draw = { $player } бере { $colour_fem } карту з { part-deck } колоди
    .you = Ви берете { $colour_fem } карту з { part-deck } колоди
log-workers = { $known ->
    [1] { $player } бере робітників за карту «{ $card }»
   *[0] { $player } бере робітників за { $colour_fem } карту
}
    .you = { $known ->
        [1] Ви берете робітників за карту «{ $card }»
       *[0] Ви берете робітників за { $colour_fem } карту
    }
log-money = { $known ->
    [1] { $player } бере гульдени за карту «{ $card }»
   *[0] { $player } бере гульдени за { $colour_fem } карту
}
    .you = { $known ->
        [1] Ви берете гульдени за карту «{ $card }»
       *[0] Ви берете гульдени за { $colour_fem } карту
    }
log-calm = { $known ->
    [1] { $player } скидає маркер загрози ({ $threat }) картою «{ $card }»
   *[0] { $player } скидає маркер загрози ({ $threat }) за { $colour_fem } карту
}
    .you = { $known ->
        [1] Ви скидаєте маркер загрози ({ $threat }) картою «{ $card }»
       *[0] Ви скидаєте маркер загрози ({ $threat }) за { $colour_fem } карту
    }
log-canal = { $known ->
    [1] { $player } будує { part-side } канал картою «{ $card }»
   *[0] { $player } будує { part-side } канал за { $colour_fem } карту
}
    .you = { $known ->
        [1] Ви будуєте { part-side } канал картою «{ $card }»
       *[0] Ви будуєте { part-side } канал за { $colour_fem } карту
    }
log-house = { $known ->
    [1] { $player } будує { $colour } будинок картою «{ $card }»
   *[0] { $player } будує { $colour } будинок
}
    .you = { $known ->
        [1] Ви будуєте { $colour } будинок картою «{ $card }»
       *[0] Ви будуєте { $colour } будинок
    }
log-place = { $known ->
    [1] { $player } заселяє { $card_acc } в { $house } будинок
   *[0] { $player } заселяє персонажа в { $house } будинок
}
    .you = { $known ->
        [1] Ви заселяєте { $card_acc } в { $house } будинок
       *[0] Ви заселяєте персонажа в { $house } будинок
    }
log-activate = { $player } активує { $card_acc }
    .you = Ви активуєте { $card_acc }
log-end-turn = { $player } завершує хід
    .you = Ви завершуєте хід
log-accept = { $player } застосовує ефект карти «{ $card }»
    .you = Ви застосовуєте ефект карти «{ $card }»
log-climb = { $player } піднімається на поділку репутації { $step }
    .you = Ви піднімаєтеся на поділку репутації { $step }
log-suffer = { $player } вибирає перший штраф: { $threat }
    .you = Ви вибираєте перший штраф: { $threat }
log-burn = { $lived ->
    [1] { $player } віддає вогню { $house } будинок, { $card } повертається на руку
   *[0] { $player } віддає вогню порожній { $house } будинок
}
    .you = { $lived ->
        [1] Ви віддаєте вогню { $house } будинок, { $card } повертається на руку
       *[0] Ви віддаєте вогню порожній { $house } будинок
    }
log-drain = { $player } віддає жетон каналу ({ part-side })
    .you = Ви віддаєте жетон каналу ({ part-side })
log-dismiss = { $player } втрачає { $card_acc }
    .you = Ви втрачаєте { $card_acc }
log-recall = { $player } повертає на руку { $card_acc }
    .you = Ви повертаєте на руку { $card_acc }
log-react = { $player } вибирає перший ефект: { $card }
    .you = Ви вибираєте перший ефект: { $card }
log-branch = { $player } вибирає для карти «{ $card }» варіант { $branch }
    .you = Ви вибираєте для карти «{ $card }» варіант { $branch }
log-take-worker = { $player } бере { $colour_gen } робітника
    .you = Ви берете { $colour_gen } робітника
log-give-worker = { $player } віддає { $colour_gen } робітника
    .you = Ви віддаєте { $colour_gen } робітника
log-discard-marker = { $player } скидає { $colour } маркер загрози
    .you = Ви скидаєте { $colour } маркер загрози
log-exchange = { $player } обмінює (карта «{ $card }»)
    .you = Ви обмінюєте (карта «{ $card }»)
log-dig = { $player } будує { part-side } канал без карти
    .you = Ви будуєте { part-side } канал без карти
log-discard = { $known ->
    [1] { $player } скидає карту «{ $card }»
   *[0] { $player } скидає { $colour_fem } карту
}
    .you = { $known ->
        [1] Ви скидаєте карту «{ $card }»
       *[0] Ви скидаєте { $colour_fem } карту
    }
log-opponent = { $player } вибирає суперника: { $other }
    .you = Ви вибираєте суперника: { $other }
log-straighten = { $player } повертає карту «{ $card }» у звичайне положення
    .you = Ви повертаєте карту «{ $card }» у звичайне положення
log-copy = { $player } застосовує ефект карти «{ $card }» ({ $other })
    .you = Ви застосовуєте ефект карти «{ $card }» ({ $other })
log-flip = { $player } перевертає маркер лідерства { $leadership_by }
    .you = Ви перевертаєте маркер лідерства { $leadership_by }
log-decline = { $player } пропускає
    .you = Ви пропускаєте
log-stay = { $player } не підвищує репутації
    .you = Ви не підвищуєте репутації
log-stop = { $player } більше не бере карт
    .you = Ви більше не берете карт

## Що відбувається саме

log-round = Раунд { $round } починається, перший хід: { $player }
    .you = Раунд { $round } починається, перший хід за вами
log-dice = Кубики: синій { $blue }, коричневий { $brown }, червоний { $red }, фіолетовий { $purple }, жовтий { $yellow }
log-markers = { $player } отримує маркери загроз
    .you = Ви отримуєте маркери загроз
log-penalty = { $player } отримує штраф: { $threat }
    .you = Ви отримуєте штраф: { $threat }
log-effects = { $player }: ефекти
    .you = Ваші ефекти
log-leadership = { $player } перевертає маркер лідерства { $leadership_by }
    .you = Ви перевертаєте маркер лідерства { $leadership_by }
log-last-round = Колода закінчилася: раунд { $round } — останній
log-final = { $player }: { part-vp } ({ $category })
    .you = Ви отримуєте { part-vp } ({ $category })
log-game-over = Партію завершено
log-winner = Перемагає { $player }: { part-vp }!
    .you = Ви перемагаєте: { part-vp }!
log-winner-shared = { $player } ділить перемогу: { part-vp }!
    .you = Ви ділите перемогу: { part-vp }!

## Чому карту не можна так зіграти

why-granted = Карта «{ $card }» дозволяє лише одну дію.
why-no-marker = У вас немає маркера цієї загрози ({ $threat }).
why-no-worker = { $price ->
    [one] У вас немає { $colour_gen } робітника.
   *[other] Потрібно робітників: { $price } ({ $colour }).
}
why-houses = Для нового будинку немає місця.
why-no-house = У вас немає порожнього будинку.
why-no-cell = Жодна з наступних клітинок каналу не підходить: колір карти — { $colour }.
why-canals-full = Обидві секції каналу забудовано.
why-guilders = { $price ->
    [one] Ціна — { $price } гульден, у вас { $guilders }.
    [few] Ціна — { $price } гульдени, у вас { $guilders }.
   *[many] Ціна — { $price } гульденів, у вас { $guilders }.
}
why-other-question = Зараз потрібно вирішити інше: { $question }.
why-no-deck = Ця колода порожня.
why-no-card = На цьому місці немає карти.
why-played = Цього ходу ви вже зіграли карту.
why-card-colour = Колір карти — { $colour }, а тут потрібен інший.
why-section-full = Цю секцію каналу забудовано.
why-no-house-of = У вас немає порожнього { $colour_gen } будинку.
why-nobody = Там немає мешканця.
why-no-icon = Карту «{ $card }» не можна активувати: для цього потрібен значок робітника або «раз на раунд».
why-turned = Карту «{ $card }» уже використано в цьому раунді.
why-condition = Умову карти «{ $card }» не виконано.
why-useless = Це нічого не змінить.
why-must-play = У вас є карти: спочатку треба зіграти одну.
why-not-due = У вас немає трьох маркерів цієї загрози ({ $threat }).
why-not-there = Там немає чого втрачати.
why-not-waiting = Такого ефекту зараз немає.
why-no-branch = Цей вибір нічого не змінить.
why-own-seat = Потрібно вибрати суперника.
why-not-turned = Там немає іншого повернутого персонажа.
why-flipped = Цей маркер лідерства вже перевернуто.
why-compulsory = Від цього не можна відмовитися.

## Про що запитання, як його називає речення вище

question-draw = з якої колоди взяти карту
question-prevent = чи відвернути загрозу
question-penalty = який штраф буде першим
question-fire = що буде втрачено
question-plague = який персонаж піде
question-reputation = чи підвищити репутацію
question-turn = ваш хід
question-order = який ефект буде першим
question-may = чи застосувати ефект
question-branch = що зробить персонаж
question-take-worker = якого робітника взяти
question-give-worker = якого робітника віддати
question-discard-marker = який маркер загрози скинути
question-extra = яку ще карту зіграти
question-dig = у якій секції каналу будувати
question-discard = яку карту скинути
question-opponent = якого суперника це стосується
question-exchange = що обміняти
question-straighten = яку карту повернути у звичайне положення
question-copy = чий ефект застосувати
question-flip = який маркер лідерства перевернути
question-recall = який персонаж повернеться на руку

## Що має трапитися у випадкових партіях

coverage-decisions = рішення
coverage-actions = дії
coverage-placed = заселені персонажі
coverage-used = активовані персонажі
coverage-penalties = штрафи, вибрані першими
coverage-statues = статуї гравця
coverage-players = гравці
coverage-ends = підсумки

## Колода, як її показує `duchy deck check`

deck-activation = Активація
deck-cost = Ціна в гульденах

## Помилки

error-deck = { $value } — не та колода, що зараз у грі ({ $deck }); партію можна продовжити лише з тією колодою, з якою її почали.
error-position-place = на місці { $place } нічого немає.
error-position-place-twice = місце { $place } названо двічі.
error-position-card-twice = карта { $card } лежить у двох місцях.
error-position-face-known = лицьовий бік карти на місці { $place } відомий.
error-position-face-unknown = карта на місці { $place } спостерігачеві невідома.
error-position-backs = карт кольору { $colour } більше, ніж є у грі.
error-position-decks-many = карт у колодах — { $count }, а лишилося тільки { $most }.
error-position-decks-uneven = порожню колоду поповнюють, поки в іншій є хоча б дві карти.
error-position-top = карти кольору { $colour } для верху колоди не лишилося.
error-position-tops = верхня карта колоди має колір, а в порожньої колоди верхньої карти немає.
error-position-last-round = останній раунд відомий лише тоді, коли взято додаткову колоду.
error-position-round = останній раунд — { $last }-й.
error-position-turns = усі ходи цього раунду вже зроблено.
error-position-dice = до першого кидка на кубиках нічого немає, а після нього на кожному є число.
error-position-statues = статуї не узгоджуються: за забудовані секції їх беруть з верху стосу.
error-position-offered = поділки шкали репутації пропонують лише у фазі «{ $phase }».
error-position-over = партію завершено, і запитань більше немає.
error-position-not-over = партію завершено лише після четвертої фази останнього раунду.
error-position-unasked = у фазі «{ $phase }» треба сказати, яке запитання поставлено.
error-position-nothing-asked = партію не завершено, тому останнім має бути запитання до гравця.
error-position-question = { $value } — такого правила не питають і не роблять.
error-position-misfit = «{ $question }» не узгоджується з рештою позиції.
error-position-no-answer = гравцеві { $player } немає з чого вибирати.
error-position-derived = «{ $name }» не узгоджується з рештою позиції.
error-position-invariant = перевірку правил «{ $name }» не пройдено.

## Пам’ятка

aid-round = Раунд

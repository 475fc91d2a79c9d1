### «Брюгге» українською.
###
### Імена персонажів пишуться з малої літери, бо стоять усередині речень; заголовки робить великими клієнт. Тексти карт
### складає display/cards.py із записів колоди; зміст змінних описано в англійському файлі.
###
### Форми: .acc знахідний відмінок, .gen родовий (істоти у знахідному), .dat давальний, .loc місцевий, .few називний
### множини, .many родовий множини, .to інфінітив. Жіночий рід кольору: .nom називний відмінок, .fem знахідний, .ins
### орудний. Назва карти в лапках і перед двокрапкою пишеться з великої літери: $card_title. .vowel — сполучник після
### голосного.

## Гра

game-name = Брюгге
game-time = близько 60 хвилин

## Стіл клієнта

table-players = Гравці
table-town = Моє місто
table-town-of = { $player }: місто
table-ledger = Кубики, робітники й загрози за кольорами
table-street = Будинки
table-hand = Карти на руці
table-hand-empty = На руці немає карт.
table-hand-seen = { $seen } із { $count ->
    [one] { $count } карти
   *[other] { $count } карт
}
table-place-may = за бажанням
table-tab-hand = Рука
table-tab-town = Будинки
table-tab-city = Місто
table-order = Черговість
table-round = Раунд { $round }
    .short = Р{ $round }
table-turn = хід { $turn } з { $turns }
    .short = карта { $turn }/{ $turns }
table-last-round = Останній раунд
table-last-known = Раунд { $round } — останній
table-deadline = Залишилося карт: { $count }. Коли їх візьмуть, раунд { $round } стане останнім.
table-deadline-short = { $count ->
    [one] ще { $count } карта — і відомий останній раунд
    [few] ще { $count } карти — і відомий останній раунд
   *[other] ще { $count } карт — і відомий останній раунд
}
table-phase-draw = Гравці по черзі поповнюють руку й для кожної карти вибирають колоду.
table-phase-dice = П’ять кубиків приносять загрози та задають ціну поділки репутації.
table-phase-cards = У кожного гравця чотири ходи, у кожному — одна карта.
table-phase-leaderships = Одноосібний лідер перевертає маркер лідерства.
table-step = { $price ->
    [0] поділка безкоштовна
   *[other] поділка: { $price }
}
table-step-none = підвищити репутацію не можна
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
table-becomes = { $before } → { $after }
table-ways = { $count ->
    [one] { $count } спосіб
    [few] { $count } способи
   *[other] { $count } способів
}
table-at-end = наприкінці партії
table-ends = наприкінці партії ({ $category })
table-standing = Лідерство ({ $name }): стане { $counts }
table-by = Допомога: { $list }
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
    [exchange] зробити обмін
    [straighten] вибрати повернуту карту
    [copy] вибрати, чий ефект застосувати
    [flip] вибрати маркер лідерства
    [recall] вибрати, хто повернеться на руку
    [order] вибрати, який ефект спрацює першим
    [fire] вибрати, що втратити
    [plague] вибрати, кого втратити
    [penalty] вибрати, який штраф буде першим
    [turn] продовжити хід
   *[other] ще один вибір
}
table-no-marker = немає чого скидати
table-no-cell = жодна наступна клітинка не підходить
table-no-worker = немає робітника для будинку

table-holding = { $card }: що зробити?
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
    .short = активовано
table-markers = Загрози отримують: { $players }
table-plot = наступний будинок
    .help = Тут карта стане будинком.

table-card-back = { $colour_nom } карта
table-card-die = { $colour_nom } карта, на кубику { $value }
table-card-facts = { $group }, ціна { $cost }, { part-vp }
table-card-number = Карта { $number }
table-house = { $colour } будинок
table-house-empty = порожній
table-cell = { $colour_nom } клітинка, ціна { $price }
    .built = { $colour_nom } клітинка, забудована
table-cell-third = Забудована, вона дасть наприкінці партії { part-vp }.
table-cell-statue = Завершує секцію та приносить статую.
table-canal-built = Клітинки каналу: ліворуч { $first }, праворуч { $second }
table-statue = Статуя: { part-vp }
table-reconstructed = Друкованих чисел ми не знаємо, тому поставили свої.
table-stair = Поділка { $step }: { part-vp }
table-town-hall = ратуша
table-workers-of = { $count ->
    [one] { $count } { $colour } робітник
    [few] { $count } { $colour_few } робітники
   *[other] { $count } { $colour_many } робітників
}
table-die = { $colour } кубик: { $value }
    .coming = { $colour } кубик ще не кинуто
table-markers-of = { $count ->
    [one] { $threat }: { $count } маркер із { $size }
    [few] { $threat }: { $count } маркери з { $size }
   *[other] { $threat }: { $count } маркерів із { $size }
}
table-penalties = { $count ->
    [one] Штраф
   *[other] Штрафи, один за одним
}
table-penalty-flood = втрата всіх робітників
table-penalty-plague = втрата одного персонажа
table-penalty-fire = втрата будинку або жетона каналу
table-penalty-intrigue = { $vp ->
    [one] −{ $vp } бал
    [few] −{ $vp } бали
   *[other] −{ $vp } балів
}
table-penalty-riot = втрата всіх гульденів
table-deck = Колода
table-deck-note = 165 персонажів. Карти, яких ми не знаємо з друкованого видання, придумали самі.
table-own-deck = На цьому сервері своя колода.
table-deck-left = Ліва колода
table-deck-right = Права колода
table-deck-empty = порожня
table-deck-top = зверху { $colour_nom } карта
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
table-where-unseen = ще не з’являлася
table-when = Коли діє
table-when-instant = одразу
    .short = одразу
table-when-worker = раз на раунд, за { $colour_gen } робітника
    .short = раз на раунд
table-when-worker-any = за робітника
table-when-free = раз на раунд, безкоштовно
    .short = раз на раунд
table-when-action = змінює дію
    .short = з дією
table-when-situation = спрацьовує сама
    .short = за подією
table-when-endgame = у фінальному підрахунку
    .short = у кінці гри

# The words that a sign may stand for on a card, in all forms that cards have.
table-counted-guilders = гульден, гульдени, гульдена, гульдену, гульденів
table-counted-workers = робітник, робітники, робітника, робітнику, робітників
table-counted-cards = карта, карту, карти, карт, картами, картою
table-counted-cells = клітинка каналу, клітинку каналу, клітинки каналу, клітинок каналу
table-counted-markers = маркер загрози, маркера загрози, маркери загрози, маркерів загрози

table-documented = Частину цієї карти ми знаємо з друкованого видання, решту придумали самі.
table-own-design = Цю карту придумали ми.

## Кольори, загрози, верстви, значки активації

colour-blue = синій
    .gen = синього
    .dat = синьому
    .loc = синьому
    .few = сині
    .many = синіх
    .fem = синю
    .nom = синя
    .ins = синьою
colour-brown = коричневий
    .gen = коричневого
    .dat = коричневому
    .loc = коричневому
    .few = коричневі
    .many = коричневих
    .fem = коричневу
    .nom = коричнева
    .ins = коричневою
colour-red = червоний
    .gen = червоного
    .dat = червоному
    .loc = червоному
    .few = червоні
    .many = червоних
    .fem = червону
    .nom = червона
    .ins = червоною
colour-purple = фіолетовий
    .gen = фіолетового
    .dat = фіолетовому
    .loc = фіолетовому
    .few = фіолетові
    .many = фіолетових
    .fem = фіолетову
    .nom = фіолетова
    .ins = фіолетовою
colour-yellow = жовтий
    .gen = жовтого
    .dat = жовтому
    .loc = жовтому
    .few = жовті
    .many = жовтих
    .fem = жовту
    .nom = жовта
    .ins = жовтою

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
    .one = аристократ
    .acc = аристократа
    .many = аристократів
group-bureaucrat = урядовці
    .one = урядовець
    .acc = урядовця
    .many = урядовців
group-entertainer = артисти
    .one = артист
    .acc = артиста
    .many = артистів
group-craftsman = ремісники
    .one = ремісник
    .acc = ремісника
    .many = ремісників
group-merchant = торговці
    .one = торговець
    .acc = торговця
    .many = торговців
group-clergy = церковники
    .one = церковник
    .acc = церковника
    .many = церковників
group-servant = слуги
    .one = слуга
    .acc = слугу
    .many = слуг
group-artist = митці
    .one = митець
    .acc = митця
    .many = митців
group-protector = захисники
    .one = захисник
    .acc = захисника
    .many = захисників
group-criminal = злочинці
    .one = злочинець
    .acc = злочинця
    .many = злочинців
group-scholar = науковці
    .one = науковець
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
card-woodcarver = різьбяр
    .acc = різьбяра
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
card-tapestry-weaver = ткач гобеленів
    .acc = ткача гобеленів
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
card-gambler = картяр
    .acc = картяра
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

effect-and = { $first } і { $second }
    .vowel = { $first } й { $second }
effect-and-both = { $first } та { $second }
effect-comma = { $first }, { $second }
effect-or = { $first } або { $second }
effect-then = { $first }, потім { $second }
effect-aim = { $first }, щоб { $second }
effect-bought = за { $price } { $aim }
effect-aside = { $clause },
effect-permitted-and = { $permission }; щоразу { $clause }
effect-may = можна { $clause }
effect-if-you-like = за бажанням { $clause }
effect-if-so = якщо ви це зробили, { $clause }
effect-if = { $clause }, якщо { $condition }
effect-if-first = якщо { $condition }, { $clause }
effect-once = раз на раунд { $clause }
effect-limited = раз на раунд { $clause }
effect-endgame = { $clause }
effect-also = також { $clause }
effect-once-when = раз на раунд, коли { $event }, { $clause }
effect-each-time = коли { $event }, { $clause }
effect-for = { $what } за { $each }
effect-at-most = { $what } ({ $most })

## Тексти карт: що робить читач

effect-do-gain = отримайте
    .to = отримати
    .with = отримайте
    .withto = отримати
effect-do-score = { "" }
    .to = { "" }
effect-do-take = візьміть
    .to = узяти
    .with = отримайте
    .withto = отримати
effect-do-draw = візьміть
    .to = узяти
    .with = отримайте
    .withto = отримати
effect-do-discard = скиньте
    .to = скинути
effect-do-lose = втратьте
    .to = втратити
effect-do-pay = заплатіть
    .to = заплатити
effect-do-spend = віддайте
    .to = віддати
effect-do-raise = підвищте
    .to = підвищити
effect-do-straighten = розверніть
    .to = розвернути
effect-flip-reputation = переверніть свій маркер лідерства за репутацією
    .to = перевернути свій маркер лідерства за репутацією
effect-flip-characters = переверніть свій маркер лідерства за персонажами
    .to = перевернути свій маркер лідерства за персонажами
effect-flip-canal = переверніть свій маркер лідерства за каналом
    .to = перевернути свій маркер лідерства за каналом
effect-flip-choice = переверніть 1 свій сірий маркер лідерства
    .to = перевернути 1 свій сірий маркер лідерства
effect-remove-canal-token = скиньте 1 свій жетон каналу
    .to = скинути 1 свій жетон каналу
effect-remove-house = скиньте 1 свій будинок
    .to = скинути 1 свій будинок
effect-remove-character = скиньте 1 свого персонажа
    .to = скинути 1 свого персонажа
effect-return-character = поверніть на руку 1 свого персонажа
    .to = повернути на руку 1 свого персонажа
effect-copy-worker-self = безкоштовно застосуйте ефект іншого свого персонажа зі значком робітника, навіть повернутого
    .to = безкоштовно застосувати ефект іншого свого персонажа зі значком робітника, навіть повернутого
effect-copy-worker-opponent = безкоштовно застосуйте ефект персонажа суперника зі значком робітника, навіть повернутого
    .to = безкоштовно застосувати ефект персонажа суперника зі значком робітника, навіть повернутого
effect-copy-worker-all = безкоштовно застосуйте ефект будь-якого іншого персонажа зі значком робітника, навіть повернутого
    .to = безкоштовно застосувати ефект будь-якого іншого персонажа зі значком робітника, навіть повернутого
effect-copy-instant-self = застосуйте ефект іншого свого персонажа з блискавкою
    .to = застосувати ефект іншого свого персонажа з блискавкою
effect-copy-instant-opponent = застосуйте ефект персонажа суперника з блискавкою
    .to = застосувати ефект персонажа суперника з блискавкою
effect-copy-instant-all = застосуйте ефект будь-якого іншого персонажа з блискавкою
    .to = застосувати ефект будь-якого іншого персонажа з блискавкою
effect-exchange = обміняйте { $given } на { $got }
    .to = обміняти { $given } на { $got }
effect-exchange-times = обміняйте { $given } на { $got }, до { $count } разів
    .to = обміняти { $given } на { $got }, до { $count } разів
effect-recolour = змініть колір до { $count } робітників
    .to = змінити колір до { $count } робітників
effect-exchange-each-worker = обміняйте { $given }, кожного на { $got }
    .to = обміняти { $given }, кожного на { $got }
effect-exchange-each-guilders = обміняйте { $given }, кожен на { $got }
    .to = обміняти { $given }, кожен на { $got }
effect-exchange-each-vp = обміняйте { $given }, кожен на { $got }
    .to = обміняти { $given }, кожен на { $got }

effect-act-any = зіграйте ще 1 карту
    .to = зіграти ще 1 карту
effect-act-any-more = зіграйте ще до { $count } карт
    .to = зіграти ще до { $count } карт
effect-act-workers = зіграйте ще 1 карту заради робітників
    .to = зіграти ще 1 карту заради робітників
effect-act-workers-more = зіграйте ще до { $count } карт заради робітників
    .to = зіграти ще до { $count } карт заради робітників
effect-act-money = зіграйте ще 1 карту заради гульденів
    .to = зіграти ще 1 карту заради гульденів
effect-act-money-more = зіграйте ще до { $count } карт заради гульденів
    .to = зіграти ще до { $count } карт заради гульденів
effect-act-calm = зіграйте ще 1 карту проти загрози
    .to = зіграти ще 1 карту проти загрози
effect-act-calm-more = зіграйте ще до { $count } карт проти загроз
    .to = зіграти ще до { $count } карт проти загроз
effect-act-canal = зіграйте ще 1 карту для каналу
    .to = зіграти ще 1 карту для каналу
effect-act-canal-more = зіграйте ще до { $count } карт для каналу
    .to = зіграти ще до { $count } карт для каналу
effect-act-canal-bare = забудуйте без карти 1 клітинку каналу
    .to = забудувати без карти 1 клітинку каналу
effect-act-canal-bare-more = забудуйте без карт до { $count } клітинок каналу
    .to = забудувати без карт до { $count } клітинок каналу
effect-act-house = зіграйте ще 1 карту як будинок
    .to = зіграти ще 1 карту як будинок
effect-act-house-more = зіграйте ще до { $count } карт як будинки
    .to = зіграти ще до { $count } карт як будинки
effect-act-place = заселіть ще 1 персонажа
    .to = заселити ще 1 персонажа
effect-act-place-more = заселіть ще до { $count } персонажів
    .to = заселити ще до { $count } персонажів

effect-price-each = { $clause }, щоразу
effect-price-normal = { $clause }
effect-price-free = безкоштовно { $clause }
effect-price-no-worker = { $clause }, не віддаючи робітника
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
effect-they-take = { $who } отримує { $what }
effect-they-lose = { $who } втрачає { $what }
effect-they-discard-cards = { $who } скидає з руки { $what }
effect-they-remove-canal-token = { $who } скидає 1 свій жетон каналу
effect-they-remove-house = { $who } скидає 1 свій будинок
effect-they-remove-character = { $who } скидає 1 свого персонажа
effect-they-return-character = { $who } повертає на руку 1 персонажа
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
    .upto = { $count ->
        [one] до { $count } бала
       *[other] до { $count } балів
    }
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
    .upto = { $count ->
        [one] до { $count } гульдена
       *[other] до { $count } гульденів
    }
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
    .upto = { $count ->
        [one] до { $count } { $shade_gen }робітника
       *[other] до { $count } { $shade_many }робітників
    }
effect-worker-choice = { $count ->
    [one] { $count } будь-якого робітника
    [few] { $count } будь-яких робітників
   *[many] { $count } будь-яких робітників
}
    .each = { $count ->
        [one] по { $count } будь-якому робітнику
        [few] по { $count } будь-які робітники
       *[many] по { $count } будь-яких робітників
    }
    .die = стільки будь-яких робітників, скільки показує { $hue }кубик
    .upto = { $count ->
        [one] до { $count } будь-якого робітника
       *[other] до { $count } будь-яких робітників
    }
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
    .upto = { $count ->
        [one] до { $count } робітника кольору карти
       *[other] до { $count } робітників кольору карти
    }
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
    .upto = { $count ->
        [one] до { $count } робітника
       *[other] до { $count } робітників
    }
effect-worker-every = { $count ->
    [one] по { $count } робітнику кожного кольору
    [few] по { $count } робітники кожного кольору
   *[many] по { $count } робітників кожного кольору
}
effect-marker-held = { $what } (якщо він є)
effect-markers-held = { $what } (скільки є)
effect-marker-for-point = { $what } за 1 бал
effect-markers-for-points = { $what } по 1 балу за кожен
effect-if-possible = { $clause } (якщо можете)
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
    .upto = { $count ->
        [one] до { $count } { $shade_gen }маркера загрози
       *[other] до { $count } { $shade_many }маркерів загроз
    }
    .all = всі свої { $shade_few }маркери загроз
effect-marker-choice = { $count ->
    [1] будь-який маркер загрози
    [one] { $count } будь-який маркер загрози
    [few] { $count } будь-які маркери загроз
   *[many] { $count } будь-яких маркерів загроз
}
    .each = { $count ->
        [one] по { $count } будь-якому маркеру загрози
        [few] по { $count } будь-які маркери загроз
       *[many] по { $count } будь-яких маркерів загроз
    }
    .die = стільки будь-яких маркерів загроз, скільки показує { $hue }кубик
    .upto = { $count ->
        [one] до { $count } будь-якого маркера загрози
       *[other] до { $count } будь-яких маркерів загроз
    }
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
    .upto = { $count ->
        [one] до { $count } маркера загрози кольору карти
       *[other] до { $count } маркерів загроз кольору карти
    }
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
    .upto = { $count ->
        [one] до { $count } карти
       *[other] до { $count } карт
    }
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
    .upto = { $count ->
        [one] до { $count } карти з руки
       *[other] до { $count } карт з руки
    }
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
    .upto = { $count ->
        [one] до { $count } поділки
       *[other] до { $count } поділок
    }
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
    .upto = { $count ->
        [one] до { $count } іншої своєї повернутої карти
       *[other] до { $count } інших своїх повернутих карт
    }

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
    .own = { $size ->
        [few] кожні { $size } свої будинки різних кольорів
       *[many] кожні { $size } своїх будинків різних кольорів
    }
    .any = { $size ->
        [few] кожні { $size } будинки різних кольорів
       *[many] кожні { $size } будинків різних кольорів
    }
    .every = { $count ->
        [few] кожні { $count } свої набори з { $size } будинків різних кольорів
       *[many] кожні { $count } своїх наборів із { $size } будинків різних кольорів
    }
    .everyany = { $count ->
        [few] кожні { $count } набори з { $size } будинків різних кольорів
       *[many] кожні { $count } наборів із { $size } будинків різних кольорів
    }
    .many = наборів із { $size } будинків різних кольорів
effect-sel-sets-characters =
    .own = кожних { $size } своїх персонажів різних кольорів
    .any = кожних { $size } персонажів різних кольорів
    .every = { $count ->
        [few] кожні { $count } свої набори з { $size } персонажів різних кольорів
       *[many] кожні { $count } своїх наборів із { $size } персонажів різних кольорів
    }
    .everyany = { $count ->
        [few] кожні { $count } набори з { $size } персонажів різних кольорів
       *[many] кожні { $count } наборів із { $size } персонажів різних кольорів
    }
    .many = наборів із { $size } персонажів різних кольорів
effect-sel-sets-workers =
    .own = кожних { $size } своїх робітників різних кольорів
    .any = кожних { $size } робітників різних кольорів
    .every = { $count ->
        [few] кожні { $count } свої набори з { $size } робітників різних кольорів
       *[many] кожні { $count } своїх наборів із { $size } робітників різних кольорів
    }
    .everyany = { $count ->
        [few] кожні { $count } набори з { $size } робітників різних кольорів
       *[many] кожні { $count } наборів із { $size } робітників різних кольорів
    }
    .many = наборів із { $size } робітників різних кольорів
effect-sel-canal-cells =
    .own = кожен свій жетон каналу
    .any = кожен жетон каналу
    .every = { $count ->
        [few] кожні { $count } свої жетони каналу
       *[many] кожні { $count } своїх жетонів каналу
    }
    .everyany = { $count ->
        [few] кожні { $count } жетони каналу
       *[many] кожні { $count } жетонів каналу
    }
    .many = жетонів каналу
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
    .own = кожну поділку репутації
    .any = кожну поділку репутації
    .every = { $count ->
        [few] кожні { $count } поділки репутації
       *[many] кожні { $count } поділок репутації
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
effect-icon-instant = { $what } з блискавкою
effect-icon-worker = { $what } зі значком робітника
effect-icon-free = { $what } з ефектом «раз на раунд»
effect-icon-action = { $what } з ефектом «змінює дію»
effect-icon-situation = { $what } з ефектом «спрацьовує сама»
effect-icon-endgame = { $what } з лавровим вінком
effect-of-self = { $what } у вас
effect-of-each-opponent = { $what } суперників
effect-of-chosen-opponent = { $what } цього суперника
effect-of-each-player = { $what } усіх гравців

## Тексти карт: умови

effect-if-die = на { $hue_loc }кубику { $faces }
effect-if-none = у вас немає { $what }
effect-if-least = { $count ->
    [one] у вас { $what } не менше { $count }
   *[other] у вас не менше { $count } { $what }
}
effect-if-most = { $count ->
    [one] у вас { $what } не більше { $count }
   *[other] у вас не більше { $count } { $what }
}
effect-if-most-them = їх у вас не більше { $count }
effect-if-exactly = у вас { $what } рівно { $count }
effect-if-none-others = у суперників немає { $what }
effect-if-least-others = { $count ->
    [one] у суперників разом { $what } не менше { $count }
   *[other] у суперників разом не менше { $count } { $what }
}
effect-if-most-others = { $count ->
    [one] у суперників разом { $what } не більше { $count }
   *[other] у суперників разом не більше { $count } { $what }
}
effect-if-exactly-others = у суперників разом { $what } рівно { $count }
effect-if-none-all = ні в кого немає { $what }
effect-if-least-all = { $count ->
    [one] в усіх гравців разом { $what } не менше { $count }
   *[other] в усіх гравців разом не менше { $count } { $what }
}
effect-if-most-all = { $count ->
    [one] в усіх гравців разом { $what } не більше { $count }
   *[other] в усіх гравців разом не більше { $count } { $what }
}
effect-if-exactly-all = в усіх гравців разом { $what } рівно { $count }
effect-if-none-dice = немає { $what }
effect-if-least-dice = { $count ->
    [one] { $what } не менше { $count }
   *[other] є не менше { $count } { $what }
}
effect-if-most-dice = { $count ->
    [one] { $what } не більше { $count }
   *[other] є не більше { $count } { $what }
}
effect-if-exactly-dice = { $what } рівно { $count }
effect-if-ahead = ви випереджаєте всіх суперників за репутацією
effect-if-ahead-tie = за репутацією вас не випереджають
effect-if-majority = { $what } у вас найбільше
effect-if-majority-tie = у жодного суперника немає більше { $what }, ніж у вас
effect-if-minority = { $what } у вас найменше
effect-if-card = ви граєте { $hue_fem }карту
effect-if-action-workers = ви берете робітників
effect-if-action-money = ви берете гульдени
effect-if-action-calm = ви скидаєте маркер загрози
effect-if-action-canal = ви забудовуєте клітинку каналу
effect-if-action-house = ви будуєте будинок
effect-if-action-place = ви заселяєте персонажа
effect-if-action-any = ви граєте карту
effect-if-not = неправда, що { $condition }

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
effect-on-dice-rolled = після кидка { $clause }
effect-on-round-end = наприкінці раунду { $clause }
effect-on-penalty = вам загрожує штраф
effect-on-marker-gain = ви маєте отримати { $hue }маркер загрози
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
effect-colour-canal = канал можна забудовувати картами будь-якого кольору
effect-colour-calm = загрози можна скидати картами будь-якого кольору
effect-colour-any = загрози можна скидати й канал забудовувати картами будь-якого кольору
effect-without-low-dice = у фазі 2 завжди можна підвищити репутацію
effect-tie = для лідерства вам досить ділити перше місце
effect-refill-set = у фазі 1 ви поповнюєте руку до { $count } карт
effect-refill-set-may = у фазі 1 руку можна поповнювати до { $count } карт
effect-refill-add = { $count ->
    [one] у фазі 1 ви берете на { $count } карту більше
    [few] у фазі 1 ви берете на { $count } карти більше
   *[many] у фазі 1 ви берете на { $count } карт більше
}
effect-refill-add-may = { $count ->
    [one] у фазі 1 можна взяти на { $count } карту більше
    [few] у фазі 1 можна взяти на { $count } карти більше
   *[many] у фазі 1 можна взяти на { $count } карт більше
}
effect-prevent-marker = відмовтеся від 1 { $hue_gen }маркера загрози
    .to = відмовитися від 1 { $hue_gen }маркера загрози
effect-prevent-markers = ви не отримуєте { $hue_many }маркерів загроз
effect-refuse = відмовитися від нього
effect-prevent = відверніть його
    .to = його відвернути
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
    .help = Віддайте робітника кольору карти: вона стане будинком.
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
    .help = У кого після фінального підрахунку їх найбільше, той і перемагає. За рівності вирішують гульдени.
counter-guilders = Гульдени
    .help = Потрібні для клітинок каналу, персонажів і репутації. За рівності балів вирішують вони.
counter-workers = Робітники
    .help = Будинок коштує одного робітника свого кольору; деякі персонажі діють лише за робітника.
counter-markers = Маркери загроз
    .help = Третій маркер одного кольору — це штраф. Карта цього кольору скидає один маркер і дає 1 бал.
counter-dice = Кубики
    .help = За 5 і 6 усі отримують маркер загрози кольору кубика. Сума всіх одиниць і двійок — ціна поділки репутації.
counter-reputation = Репутація
    .help = За раунд можна купити одну поділку. Наприкінці вона приносить бали.
counter-statues = Статуї
    .help = Хто забудував усю секцію каналу, бере верхню статую.
counter-decks = Колоди
    .help = Коли перша колода закінчиться, стане відомий останній раунд.
counter-reserve = Додаткова колода
    .help = Стане на місце тієї колоди, що закінчиться раніше.
counter-canal = Канали
    .help = Будуйте від вартівні назовні. Третя клітинка дає 3 бали, уся секція — статую.
counter-houses = Будинки
    .help = Кожен приносить 1 бал і вміщує одного персонажа.
counter-leaderships = Лідерство
    .help = Одноосібний лідер наприкінці раунду назавжди перевертає маркер: це 4 бали у фінальному підрахунку.
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
prompt-prevent = Вам загрожує штраф ({ $threat }): відвернути його (карта «{ $card_title }»)?
prompt-prevent-marker = Вам загрожує { $colour } маркер загрози: відмовитися від нього (карта «{ $card_title }»)?
prompt-penalty = Кілька штрафів: виберіть, який буде першим
prompt-fire = Пожежа: виберіть будинок або крайній жетон каналу
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
prompt-order = Кілька ефектів: виберіть, який спрацює першим
prompt-may = { $card_title }: застосувати ефект?
prompt-branch = { $card_title }: виберіть, що робити
prompt-take-worker = { $count ->
    [one] Виберіть колір: ще { $count } робітник
    [few] Виберіть колір: ще { $count } робітники
   *[other] Виберіть колір: ще { $count } робітників
}
prompt-give-worker = { $count ->
    [one] Виберіть колір: віддати ще { $count } робітника
   *[other] Виберіть колір: віддати ще { $count } робітників
}
prompt-hand-worker = { $count ->
    [one] Виберіть колір: { $other } отримає { $count } робітника
   *[other] Виберіть колір: { $other } отримає { $count } робітників
}
prompt-discard-marker = { $card_title }: виберіть, який маркер загрози скинути
prompt-extra = { $card_title }: зіграйте ще одну карту
prompt-dig = { $card_title }: виберіть секцію каналу
prompt-discard = { $count ->
    [one] Виберіть { $count } карту та скиньте її
    [few] Виберіть { $count } карти та скиньте їх
   *[many] Виберіть { $count } карт і скиньте їх
}
prompt-opponent = { $card_title }: виберіть суперника
prompt-exchange = { $card_title }: зробіть обмін або завершіть
prompt-straighten = { $card_title }: виберіть, яку повернуту карту розвернути
prompt-copy = { $card_title }: виберіть, чий ефект застосувати
prompt-flip = Виберіть, який маркер лідерства перевернути
prompt-recall = Виберіть, який персонаж повернеться на руку

## Те саме іншим

prompt-other-draw = { $player } бере карти
prompt-other-prevent = { $player } може відвернути штраф ({ $threat }; карта «{ $card_title }»)
prompt-other-prevent-marker = { $player } може відмовитися від { $colour_gen } маркера загрози (карта «{ $card_title }»)
prompt-other-penalty = { $player } вибирає порядок штрафів
prompt-other-fire = { $player } вибирає, що згорить
prompt-other-plague = { $player } вибирає, кого забере чума
prompt-other-lose-house = { $player } вибирає, який будинок втратити
prompt-other-lose-cell = { $player } вибирає, який жетон каналу втратити
prompt-other-lose-inhabitant = { $player } вибирає, якого персонажа втратити
prompt-other-reputation = { $player } може купити поділку репутації
prompt-other-turn = Ходить { $player }
prompt-other-order = { $player } вибирає, який ефект спрацює першим
prompt-other-may = { $player } може застосувати ефект карти «{ $card_title }»
prompt-other-branch = { $player } вибирає, що зробить карта «{ $card_title }»
prompt-other-take-worker = { $player } бере робітників
prompt-other-give-worker = { $player } вибирає, яких робітників віддати
prompt-other-hand-worker = { $player } вибирає, яких робітників віддати ({ $other })
prompt-other-discard-marker = { $player } вибирає, які маркери загроз скинути (карта «{ $card_title }»)
prompt-other-extra = { $player } може зіграти ще одну карту (ефект карти «{ $card_title }»)
prompt-other-dig = { $player } вибирає секцію каналу (карта «{ $card_title }»)
prompt-other-discard = { $player } вибирає, які карти скинути
prompt-other-opponent = { $player } вибирає суперника (карта «{ $card_title }»)
prompt-other-exchange = { $player } може зробити обмін (карта «{ $card_title }»)
prompt-other-straighten = { $player } вибирає, які карти розвернути (карта «{ $card_title }»)
prompt-other-copy = { $player } вибирає, чий ефект застосувати (карта «{ $card_title }»)
prompt-other-flip = { $player } вибирає, який маркер лідерства перевернути
prompt-other-recall = { $player } вибирає, кого повернути на руку
prompt-over = Партію завершено

## Частини рядків нижче

part-guilders = { $price ->
    [0] безкоштовно
    [one] за { $price } гульден
    [few] за { $price } гульдени
   *[many] за { $price } гульденів
}
part-vp = { $vp ->
    [one] { $vp } бал
    [few] { $vp } бали
   *[many] { $vp } балів
}
part-side = { $section ->
    [1] лівого
   *[2] правого
}
part-deck = { $deck ->
    [1] лівої
   *[2] правої
}

## Що можна зробити: на кнопці

action-draw = Узяти { $colour_fem } карту з { part-deck } колоди
action-workers = { $count ->
    [one] Узяти { $count } { $colour_gen } робітника за карту «{ $card_title }»
   *[other] Узяти { $count } { $colour_many } робітників за карту «{ $card_title }»
}
action-money = { $count ->
    [one] Узяти { $count } гульден за карту «{ $card_title }»
    [few] Узяти { $count } гульдени за карту «{ $card_title }»
   *[many] Узяти { $count } гульденів за карту «{ $card_title }»
}
action-calm = Скинути маркер загрози ({ $threat }) картою «{ $card_title }»
action-canal = Забудувати клітинку { part-side } каналу { part-guilders } (карта «{ $card_title }»)
action-house = Збудувати { $colour } будинок із карти «{ $card_title }»
action-place = Заселити { $card_acc } у { $house } будинок { part-guilders }
action-activate = Активувати { $card_acc }
action-end-turn = Завершити хід
action-accept = { $asked ->
    [reputation] Піднятися на поділку { $step } { part-guilders }
    [prevent] Застосувати карту «{ $card_title }»
    [exchange] Зробити обмін
   *[may] Застосувати ефект
}
action-suffer = Спочатку штраф: { $threat }
action-burn = { $lived ->
    [1] Втратити { $house } будинок, у якому живе { $card }
   *[0] Втратити порожній { $house } будинок (№ { $number })
}
action-drain = Втратити крайній жетон { part-side } каналу
action-dismiss = Втратити { $card_acc }
action-recall = Повернути на руку { $card_acc }
action-react = Спочатку карта «{ $card_title }»
action-branch = { $card_title }: варіант { $branch }
action-colour = { $asked ->
    [discard_marker] Скинути { $colour } маркер
    [take_worker] Узяти { $colour_gen } робітника
    [exchange] Обміняти { $colour_gen } робітника
   *[give_worker] Віддати { $colour_gen } робітника
}
action-dig = Забудувати клітинку { part-side } каналу { part-guilders }
action-discard = Скинути карту «{ $card_title }»
action-opponent = { $other }
action-straighten = Розвернути карту «{ $card_title }»
action-copy = Застосувати ефект карти «{ $card_title }» ({ $other })
action-flip = Перевернути маркер лідерства { $leadership_by }
action-decline = { $asked ->
    [draw] Більше не брати
    [reputation] Не підвищувати репутації
    [take_worker] Більше не брати
    [discard_marker] Більше не скидати
    [exchange] Завершити обмін
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
    [one] статуя на { $count } бал
    [few] статуя на { $count } бали
   *[many] статуя на { $count } балів
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
cost-house = −1 { $house } будинок
cost-inhabitant = втрата: { $inhabitant }
cost-cells = { $count ->
    [one] −{ $count } жетон каналу
    [few] −{ $count } жетони каналу
   *[many] −{ $count } жетонів каналу
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
    [1] { $player } бере робітників за карту «{ $card_title }»
   *[0] { $player } бере робітників за { $colour_fem } карту
}
    .you = { $known ->
        [1] Ви берете робітників за карту «{ $card_title }»
       *[0] Ви берете робітників за { $colour_fem } карту
    }
log-money = { $known ->
    [1] { $player } бере гульдени за карту «{ $card_title }»
   *[0] { $player } бере гульдени за { $colour_fem } карту
}
    .you = { $known ->
        [1] Ви берете гульдени за карту «{ $card_title }»
       *[0] Ви берете гульдени за { $colour_fem } карту
    }
log-calm = { $known ->
    [1] { $player } скидає маркер загрози ({ $threat }) картою «{ $card_title }»
   *[0] { $player } скидає маркер загрози ({ $threat }) { $colour_ins } картою
}
    .you = { $known ->
        [1] Ви скидаєте маркер загрози ({ $threat }) картою «{ $card_title }»
       *[0] Ви скидаєте маркер загрози ({ $threat }) { $colour_ins } картою
    }
log-canal = { $known ->
    [1] { $player } забудовує клітинку { part-side } каналу (карта «{ $card_title }»)
   *[0] { $player } забудовує клітинку { part-side } каналу { $colour_ins } картою
}
    .you = { $known ->
        [1] Ви забудовуєте клітинку { part-side } каналу (карта «{ $card_title }»)
       *[0] Ви забудовуєте клітинку { part-side } каналу { $colour_ins } картою
    }
log-house = { $known ->
    [1] { $player } будує { $colour } будинок із карти «{ $card_title }»
   *[0] { $player } будує { $colour } будинок
}
    .you = { $known ->
        [1] Ви будуєте { $colour } будинок із карти «{ $card_title }»
       *[0] Ви будуєте { $colour } будинок
    }
log-place = { $known ->
    [1] { $player } заселяє { $card_acc } у { $house } будинок
   *[0] { $player } заселяє персонажа у { $house } будинок
}
    .you = { $known ->
        [1] Ви заселяєте { $card_acc } у { $house } будинок
       *[0] Ви заселяєте персонажа у { $house } будинок
    }
log-activate = { $player } активує { $card_acc }
    .you = Ви активуєте { $card_acc }
log-end-turn = { $player } завершує хід
    .you = Ви завершуєте хід
log-accept = { $player } застосовує ефект карти «{ $card_title }»
    .you = Ви застосовуєте ефект карти «{ $card_title }»
log-climb = { $player } піднімається на поділку репутації { $step }
    .you = Ви піднімаєтеся на поділку репутації { $step }
log-suffer = { $player } спочатку отримує штраф: { $threat }
    .you = Ви спочатку отримуєте штраф: { $threat }
log-burn = { $lived ->
    [1] { $player } втрачає { $house } будинок: { $card } повертається на руку
   *[0] { $player } втрачає порожній { $house } будинок
}
    .you = { $lived ->
        [1] Ви втрачаєте { $house } будинок: { $card } повертається на руку
       *[0] Ви втрачаєте порожній { $house } будинок
    }
log-drain = { $player } втрачає крайній жетон { part-side } каналу
    .you = Ви втрачаєте крайній жетон { part-side } каналу
log-dismiss = { $player } втрачає { $card_acc }
    .you = Ви втрачаєте { $card_acc }
log-recall = { $player } повертає на руку { $card_acc }
    .you = Ви повертаєте на руку { $card_acc }
log-react = { $player } спочатку застосовує ефект карти «{ $card_title }»
    .you = Ви спочатку застосовуєте ефект карти «{ $card_title }»
log-branch = { $player } вибирає ефект карти «{ $card_title }»
    .you = Ви вибираєте ефект карти «{ $card_title }»
log-take-worker = { $player } бере { $colour_gen } робітника
    .you = Ви берете { $colour_gen } робітника
log-give-worker = { $player } віддає { $colour_gen } робітника
    .you = Ви віддаєте { $colour_gen } робітника
log-discard-marker = { $player } скидає { $colour } маркер загрози
    .you = Ви скидаєте { $colour } маркер загрози
log-exchange = { $player } робить обмін (карта «{ $card_title }»)
    .you = Ви робите обмін (карта «{ $card_title }»)
log-dig = { $player } забудовує клітинку { part-side } каналу без карти
    .you = Ви забудовуєте клітинку { part-side } каналу без карти
log-discard = { $known ->
    [1] { $player } скидає карту «{ $card_title }»
   *[0] { $player } скидає { $colour_fem } карту
}
    .you = { $known ->
        [1] Ви скидаєте карту «{ $card_title }»
       *[0] Ви скидаєте { $colour_fem } карту
    }
log-opponent = { $player } вибирає суперника: { $other }
    .you = Ви вибираєте суперника: { $other }
log-straighten = { $player } розвертає карту «{ $card_title }»
    .you = Ви розвертаєте карту «{ $card_title }»
log-copy = { $player } застосовує ефект карти «{ $card_title }» ({ $other })
    .you = Ви застосовуєте ефект карти «{ $card_title }» ({ $other })
log-flip = { $player } перевертає маркер лідерства { $leadership_by }
    .you = Ви перевертаєте маркер лідерства { $leadership_by }
log-decline = { $asked ->
    [take_worker] { $player } більше не бере робітників
    [discard] { $player } більше не скидає карт
    [discard_marker] { $player } більше не скидає маркерів загроз
    [exchange] { $player } завершує обмін (карта «{ $card_title }»)
    [straighten] { $player } більше не розвертає карт (карта «{ $card_title }»)
   *[may] { $player } не застосовує ефект карти «{ $card_title }»
}
    .you = { $asked ->
        [take_worker] Ви більше не берете робітників
        [discard] Ви більше не скидаєте карт
        [discard_marker] Ви більше не скидаєте маркерів загроз
        [exchange] Ви завершуєте обмін (карта «{ $card_title }»)
        [straighten] Ви більше не розвертаєте карт (карта «{ $card_title }»)
       *[may] Ви не застосовуєте ефект карти «{ $card_title }»
    }
log-stay = { $player } не підвищує репутації
    .you = Ви не підвищуєте репутації
log-stop = { $player } більше не бере карт
    .you = Ви більше не берете карт

## Що відбувається саме

log-round = Починається раунд { $round }, перший хід: { $player }
    .you = Починається раунд { $round }, перший хід за вами
log-dice = Кубики: синій { $blue }, коричневий { $brown }, червоний { $red }, фіолетовий { $purple }, жовтий { $yellow }
log-markers = { $player } отримує загрози
    .you = Ви отримуєте загрози
log-penalty = { $player } отримує штраф: { $threat }
    .you = Ви отримуєте штраф: { $threat }
log-effects = Спрацьовують ефекти: { $player }
    .you = Спрацьовують ваші ефекти
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

why-granted = Карта «{ $card_title }» дозволяє лише певну дію.
why-no-marker = У вас немає маркера цієї загрози ({ $threat }).
why-no-worker = { $price ->
    [one] У вас немає { $colour_gen } робітника.
   *[other] Потрібно { $price } { $colour_many } робітників.
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
why-no-icon = Карту «{ $card_title }» не можна активувати: для цього потрібен значок робітника або «раз на раунд».
why-turned = Карту «{ $card_title }» уже використано в цьому раунді.
why-condition = Умову карти «{ $card_title }» не виконано.
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
question-prevent = чи застосувати захист
question-penalty = який штраф буде першим
question-fire = що втратити
question-plague = кого втратити
question-reputation = чи підвищити репутацію
question-turn = що робити у свій хід
question-order = який ефект буде першим
question-may = чи застосувати ефект
question-branch = що зробить персонаж
question-take-worker = якого робітника взяти
question-give-worker = якого робітника віддати
question-discard-marker = який маркер загрози скинути
question-extra = яку ще карту зіграти
question-dig = у якій секції забудувати клітинку каналу
question-discard = яку карту скинути
question-opponent = якого суперника це стосується
question-exchange = що обміняти
question-straighten = яку карту розвернути
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
error-position-question = { $value }: правила такого не запитують і не роблять.
error-position-misfit = «{ $question }» не узгоджується з рештою позиції.
error-position-no-answer = гравцеві { $player } немає з чого вибирати.
error-position-derived = «{ $name }» не узгоджується з рештою позиції.
error-position-invariant = перевірку правил «{ $name }» не пройдено.

## Пам’ятка

aid-round = Раунд

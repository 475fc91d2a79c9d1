### Bruges in English.
###
### Names of characters are written as titles. Texts of cards are put together by display/cards.py from the entries of
### the deck: $clause, $event, $condition, $what, $each and so on are parts of the same sentence. $hue and $shade are
### adjectives of colours with a blank behind them, or nothing; other languages use their forms. Forms of verbs: .to is
### the infinitive; .with and .withto are what is said where one verb serves for things that are gained, taken and drawn.
### .vowel of “and” follows a vowel, for Ukrainian.

## The game

game-name = Bruges
game-time = about 60 minutes

## The table of the client

table-players = Players
table-town = My town
table-town-of = Town of { $player }
table-ledger = Dice, workers and threats by colour
table-street = Houses
table-hand = Hand
table-hand-empty = No cards in hand.
table-hand-seen = { $seen } of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-place-may = optional
table-tab-hand = Hand
table-tab-town = Houses
table-tab-city = City
table-order = Turn order
table-round = Round { $round }
    .short = R{ $round }
table-turn = turn { $turn } of { $turns }
    .short = card { $turn }/{ $turns }
table-last-round = Last round
table-last-known = Round { $round } is the last
table-deadline = { $count ->
    [one] { $count } card left here: if it is drawn, round { $round } is the last.
   *[other] { $count } cards left here: if they are drawn, round { $round } is the last.
}
table-deadline-short = { $count ->
    [one] { $count } card until the last round is known
   *[other] { $count } cards until the last round is known
}
table-phase-draw = Players fill their hands in turn order, choosing a deck for each card.
table-phase-dice = Five dice bring threats and set the price of a reputation step.
table-phase-cards = Each player takes four turns and plays a card in each.
table-phase-leaderships = Whoever leads alone flips a majority marker.
table-step = { $price ->
    [0] a step is free
   *[other] a step costs { $price }
}
table-step-none = no step this round
table-step-later = no roll yet
table-guilders = Guilders
table-points = VP
table-points-end = If the game ended now: +{ $vp }
table-reserve = reserve

table-uses = Uses of the card
table-use-workers = { $count ->
    [one] { $count } { $colour } worker
   *[other] { $count } { $colour } workers
}
table-use-money = { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}
table-use-calm = calm the { $threat }
table-use-canal = canal cell
table-use-house = { $colour } house
table-use-place = move in
table-pay = pay { $price }, { $left } left
table-pay-worker = { $count ->
    [one] pay { $count } { $colour } worker
   *[other] pay { $count } { $colour } workers
}
table-becomes = { $before } → { $after }
table-ways = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
table-at-end = at the end
table-ends = at the end ({ $category })
table-standing = Majority in { $name }: then { $counts }
table-by = Thanks to: { $list }
table-hit = { $player }:
table-then = { $kind ->
    [draw] draw cards
    [take_worker] choose workers to take
    [give_worker] choose workers to give up
    [discard_marker] choose threat markers
    [branch] choose what it does
    [extra] play one more card
    [dig] choose a canal section
    [discard] choose cards to discard
    [opponent] choose an opponent
    [exchange] exchange
    [straighten] choose a turned character
    [copy] choose whose effect to use
    [flip] choose a majority marker
    [recall] choose who returns to your hand
    [order] choose which effect comes first
    [fire] choose what to lose
    [plague] choose whom to lose
    [penalty] choose which penalty comes first
    [turn] go on with your turn
   *[other] one more choice
}
table-no-marker = no marker to calm
table-no-cell = no next cell of this colour
table-no-worker = no worker for a house

table-holding = { $card }: what to do with it?
    .help = Choose a use, or tap what glows
table-choice = { $card }: which one?
table-doubt = { $count ->
    [one] { $count } character can still be used this round.
   *[other] { $count } characters can still be used this round.
}
table-legend-card = Choose a card to see its six uses
table-legend-lit = { $count ->
    [one] Lit windows: { $count } character can be used
   *[other] Lit windows: { $count } characters can be used
}
table-used = used this round
    .short = used
table-markers = Threatened: { $players }
table-plot = next house
    .help = A card becomes a house here.

table-card-back = { $colour } card
table-card-die = { $colour } card, die { $value }
table-card-facts = { $group }, price { $cost }, { $vp } VP
table-card-number = Card { $number }
table-house = { $colour } house
table-house-empty = empty
table-cell = { $colour } cell, price { $price }
    .built = { $colour } cell, built
table-cell-third = Worth { $vp } VP at the end once it is built.
table-cell-statue = Completes the section and brings a statue.
table-canal-built = Canal cells: { $first } left, { $second } right
table-statue = Statue worth { $vp } VP
table-reconstructed = The printed values are not known: these are our own.
table-stair = Step { $step }, worth { $vp } VP
table-town-hall = town hall
table-workers-of = { $count ->
    [one] { $count } { $colour } worker
   *[other] { $count } { $colour } workers
}
table-die = { $colour } die: { $value }
    .coming = { $colour } die, not rolled yet
table-markers-of = { $threat }: { $count } of { $size } threat markers
table-penalties = { $count ->
    [one] Penalty
   *[other] Penalties, one after the other
}
table-penalty-flood = lose all workers
table-penalty-plague = lose a character
table-penalty-fire = lose a house or a canal token
table-penalty-intrigue = lose { $vp } VP
table-penalty-riot = lose all guilders
table-deck = Deck
table-deck-note = 165 characters. Cards that are not known from print are our own design.
table-own-deck = This server uses its own deck.
table-deck-left = Left deck
table-deck-right = Right deck
table-deck-empty = empty
table-deck-top = on top: a { $colour } card
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-lead-owned = marker flipped

table-ledger-town = Houses and characters
table-ledger-step = step { $step }
table-browse = All cards
table-colour = Colour
table-cost = Price
table-group = Group
table-where = Where
table-where-hand = in your hand
table-where-town = in your town
table-where-rival = held by an opponent
table-where-discard = discarded
table-where-unseen = not seen yet
table-when = When it acts
table-when-instant = at once
    .short = at once
table-when-worker = once a round, for a { $colour } worker
    .short = once a round
table-when-worker-any = for a worker
table-when-free = once a round, free
    .short = once a round
table-when-action = with an action
    .short = with an action
table-when-situation = by itself
    .short = when it applies
table-when-endgame = at the end of the game
    .short = at the end

# The words that a sign may stand for on a card, in all forms that cards have.
table-counted-guilders = guilder, guilders
table-counted-workers = worker, workers
table-counted-cards = card, cards
table-counted-cells = canal cell, canal cells
table-counted-markers = threat marker, threat markers

table-documented = Parts of this card are known from print; the rest is our own design.
table-own-design = This card is our own design.

## Colours, threats, groups, activation symbols

colour-blue = blue
colour-brown = brown
colour-red = red
colour-purple = purple
colour-yellow = yellow

threat-flood = flood
threat-plague = plague
threat-fire = fire
threat-intrigue = intrigue
threat-riot = riot

group-noble = nobles
    .one = noble
group-bureaucrat = bureaucrats
    .one = bureaucrat
group-entertainer = entertainers
    .one = entertainer
group-craftsman = craftsmen
    .one = craftsman
group-merchant = merchants
    .one = merchant
group-clergy = clerics
    .one = cleric
group-servant = servants
    .one = servant
group-artist = artists
    .one = artist
group-protector = protectors
    .one = protector
group-criminal = criminals
    .one = criminal
group-scholar = scholars
    .one = scholar

activation-instant = lightning: at once
activation-worker = worker symbol: for a worker
activation-free = infinity: once a round
activation-action = infinity: changes an action
activation-situation = infinity: works by itself
activation-endgame = laurel wreath: in final scoring

## Characters, by group

card-prince = Prince
card-princess = Princess
card-queen = Queen
card-king = King
card-duke = Duke
card-duchess = Duchess
card-knight-of-the-golden-fleece = Knight of the Golden Fleece
card-viscount = Viscount
card-grand-master = Grand Master of the Court
card-baron = Baron
card-count = Count
card-countess = Countess
card-dowager = Dowager
card-infanta = Infanta
card-courtier = Courtier

card-accountant = Accountant
card-lawyer = Lawyer
card-mayor = Mayor
card-councilman = Councilman
card-judge = Judge
card-registrar = Registrar
card-treasurer = Treasurer
card-tax-collector = Tax Collector
card-alderman = Alderman
card-notary = Notary
card-toll-collector = Toll Collector
card-chancellor = Chancellor
card-tax-farmer = Tax Farmer
card-mint-master = Mint Master
card-assessor = Assessor

card-acrobat = Acrobat
card-juggler = Juggler
card-stilt-walker = Stilt-Walker
card-fire-eater = Fire-Eater
card-piper = Piper
card-storyteller = Storyteller
card-dancer = Dancer
card-master-of-revels = Master of Revels
card-bard = Bard
card-jester = Jester
card-puppeteer = Puppeteer
card-bear-leader = Bear-Leader
card-minstrel = Minstrel
card-troupe-leader = Troupe Leader
card-mime = Mime

card-blacksmith = Blacksmith
card-canal-digger = Canal Digger
card-carpenter = Carpenter
card-roofer = Roofer
card-stonecutter = Stonecutter
card-shipwright = Shipwright
card-brickmaker = Brickmaker
card-lock-keeper = Lock-Keeper
card-glazier = Glazier
card-tiler = Tiler
card-clockmaker = Clockmaker
card-goldsmith = Goldsmith
card-mason = Mason
card-guild-master = Guild Master
card-canal-master = Canal Master

card-money-changer = Money Changer
card-spice-merchant = Spice Merchant
card-cloth-merchant = Cloth Merchant
card-moneylender = Moneylender
card-salt-merchant = Salt Merchant
card-wool-merchant = Wool Merchant
card-furrier = Furrier
card-broker = Broker
card-fishmonger = Fishmonger
card-genoese-merchant = Genoese Merchant
card-wine-merchant = Wine Merchant
card-hansa-merchant = Hansa Merchant
card-shipowner = Shipowner
card-head-of-the-merchant-guild = Head of the Merchant Guild
card-banker = Banker

card-bishop = Bishop
card-vicar = Vicar
card-nun = Nun
card-inquisitor = Inquisitor
card-beguine = Beguine
card-monk = Monk
card-pilgrim = Pilgrim
card-prior = Prior
card-abbess = Abbess
card-sexton = Sexton
card-abbot = Abbot
card-canon = Canon
card-confessor = Confessor
card-cardinal = Cardinal
card-papal-legate = Papal Legate

card-servant = Servant
card-farmhand = Farmhand
card-maid = Maid
card-washerwoman = Washerwoman
card-coachman = Coachman
card-stable-boy = Stable Boy
card-errand-boy = Errand Boy
card-housekeeper = Housekeeper
card-gardener = Gardener
card-page = Page
card-cook = Cook
card-valet = Valet
card-butler = Butler
card-majordomo = Majordomo
card-steward = Steward

card-lacemaker = Lacemaker
card-woodcarver = Woodcarver
card-poet = Poet
card-calligrapher = Calligrapher
card-stained-glass-artist = Stained-Glass Artist
card-sculptor = Sculptor
card-playwright = Playwright
card-engraver = Engraver
card-tapestry-weaver = Tapestry Weaver
card-composer = Composer
card-architect = Architect
card-dean-of-saint-lukes-guild = Dean of Saint Luke’s Guild
card-painter = Painter
card-miniaturist = Miniaturist
card-court-painter = Court Painter

card-powderman = Powderman
card-pikeman = Pikeman
card-jailer = Jailer
card-gatekeeper = Gatekeeper
card-night-watchman = Night Watchman
card-halberdier = Halberdier
card-dike-reeve = Dike Reeve
card-captain-of-the-guard = Captain of the Guard
card-crossbowman = Crossbowman
card-watch-sergeant = Watch Sergeant
card-master-gunner = Master Gunner
card-knight = Knight
card-constable = Constable
card-castellan = Castellan
card-marshal = Marshal

card-troublemaker = Troublemaker
card-rabble-rouser = Rabble-Rouser
card-gambler = Gambler
card-spy = Spy
card-arsonist = Arsonist
card-poisoner = Poisoner
card-cutpurse = Cutpurse
card-smuggler = Smuggler
card-beggar = Beggar
card-thief = Thief
card-kidnapper = Kidnapper
card-looter = Looter
card-blackmailer = Blackmailer
card-king-of-beggars = King of Beggars
card-pirate = Pirate

card-alchemist = Alchemist
card-mathematician = Mathematician
card-inventor = Inventor
card-astrologer = Astrologer
card-librarian = Librarian
card-physician = Physician
card-cartographer = Cartographer
card-philosopher = Philosopher
card-doctor-of-law = Doctor of Law
card-astronomer = Astronomer
card-humanist = Humanist
card-copyist = Copyist
card-rector = Rector
card-magister = Magister
card-chronicler = Chronicler

## Texts of cards: how parts are joined

effect-and = { $first } and { $second }
    .vowel = { effect-and }
effect-and-both = { $first } and { $second }
effect-comma = { $first }, { $second }
effect-or = { $first } or { $second }
effect-then = { $first }, then { $second }
effect-aim = { $first } to { $second }
effect-bought = { $aim } for { $price }
effect-aside = { $clause },
effect-permitted-and = { $permission }, and { $clause } each time
effect-may = you may { $clause }
effect-if-you-like = if you like, { $clause }
effect-if-so = if you do, { $clause }
effect-if = { $clause } if { $condition }
effect-if-first = if { $condition }, { $clause }
effect-once = once a round, { $clause }
effect-limited = once a round, { $clause }
effect-endgame = { $clause }
effect-also = also { $clause }
effect-once-when = once a round, when { $event }, { $clause }
effect-each-time = when { $event }, { $clause }
effect-for = { $what } for { $each }
effect-at-most = { $what } ({ $most })

## Texts of cards: what the reader does

effect-do-gain = gain
    .to = { effect-do-gain }
    .with = { effect-do-gain }
    .withto = { effect-do-gain }
effect-do-score = { "" }
    .to = { "" }
effect-do-take = take
    .to = { effect-do-take }
    .with = { effect-do-gain }
    .withto = { effect-do-gain }
effect-do-draw = draw
    .to = { effect-do-draw }
    .with = { effect-do-draw }
    .withto = { effect-do-draw }
effect-do-discard = discard
    .to = { effect-do-discard }
effect-do-lose = lose
    .to = { effect-do-lose }
effect-do-pay = pay
    .to = { effect-do-pay }
effect-do-spend = give up
    .to = { effect-do-spend }
effect-do-raise = raise
    .to = { effect-do-raise }
effect-do-straighten = straighten
    .to = { effect-do-straighten }
effect-flip-reputation = flip your majority marker for reputation
    .to = { effect-flip-reputation }
effect-flip-characters = flip your majority marker for characters
    .to = { effect-flip-characters }
effect-flip-canal = flip your majority marker for canals
    .to = { effect-flip-canal }
effect-flip-choice = flip 1 of your grey majority markers
    .to = { effect-flip-choice }
effect-remove-canal-token = discard 1 of your canal tokens
    .to = { effect-remove-canal-token }
effect-remove-house = discard 1 of your houses
    .to = { effect-remove-house }
effect-remove-character = discard 1 of your characters
    .to = { effect-remove-character }
effect-return-character = return 1 of your characters to your hand
    .to = { effect-return-character }
effect-copy-worker-self = use another of your characters with a worker symbol for free, even if it is turned
    .to = { effect-copy-worker-self }
effect-copy-worker-opponent = use an opponent’s character with a worker symbol for free, even if it is turned
    .to = { effect-copy-worker-opponent }
effect-copy-worker-all = use any other character with a worker symbol for free, even if it is turned
    .to = { effect-copy-worker-all }
effect-copy-instant-self = use the effect of another of your characters with the lightning symbol
    .to = { effect-copy-instant-self }
effect-copy-instant-opponent = use the effect of an opponent’s character with the lightning symbol
    .to = { effect-copy-instant-opponent }
effect-copy-instant-all = use the effect of any other character with the lightning symbol
    .to = { effect-copy-instant-all }
effect-exchange = exchange { $given } for { $got }
    .to = { effect-exchange }
effect-exchange-times = exchange { $given } for { $got } up to { $count } times
    .to = { effect-exchange-times }
effect-recolour = change the colour of up to { $count } workers
    .to = { effect-recolour }
effect-exchange-each-worker = exchange { $given }, each for { $got }
    .to = { effect-exchange-each-worker }
effect-exchange-each-guilders = exchange { $given }, each for { $got }
    .to = { effect-exchange-each-guilders }
effect-exchange-each-vp = exchange { $given }, each for { $got }
    .to = { effect-exchange-each-vp }

effect-act-any = play 1 more card
    .to = { effect-act-any }
effect-act-any-more = play up to { $count } more cards
    .to = { effect-act-any-more }
effect-act-workers = play 1 more card for workers
    .to = { effect-act-workers }
effect-act-workers-more = play up to { $count } more cards for workers
    .to = { effect-act-workers-more }
effect-act-money = play 1 more card for guilders
    .to = { effect-act-money }
effect-act-money-more = play up to { $count } more cards for guilders
    .to = { effect-act-money-more }
effect-act-calm = play 1 more card against a threat
    .to = { effect-act-calm }
effect-act-calm-more = play up to { $count } more cards against threats
    .to = { effect-act-calm-more }
effect-act-canal = play 1 more card for a canal cell
    .to = { effect-act-canal }
effect-act-canal-more = play up to { $count } more cards for canal cells
    .to = { effect-act-canal-more }
effect-act-canal-bare = build 1 canal cell without a card
    .to = { effect-act-canal-bare }
effect-act-canal-bare-more = build up to { $count } canal cells without cards
    .to = { effect-act-canal-bare-more }
effect-act-house = play 1 more card as a house
    .to = { effect-act-house }
effect-act-house-more = play up to { $count } more cards as houses
    .to = { effect-act-house-more }
effect-act-place = move in 1 more character
    .to = { effect-act-place }
effect-act-place-more = move in up to { $count } more characters
    .to = { effect-act-place-more }

effect-price-each = { $clause }, each
effect-price-normal = { $clause }
effect-price-free = { $clause } for free
effect-price-no-worker = { $clause } without paying a worker
effect-price-set = { $clause } for { $price }
effect-price-less = { $clause } for { $price } less
effect-price-more = { $clause } for { $price } more
effect-price-times = { $clause } at { $count } times the price
effect-price-double = { $clause } at double price
effect-price-floor = { $clause }, but at least { $price }

## Texts of cards: what others do

effect-who-each-opponent = each opponent
effect-who-chosen-opponent = an opponent of your choice
effect-who-each-player = each player
effect-who-left = your left neighbour
effect-who-right = your right neighbour
effect-they-gain = { $who } gains { $what }
effect-they-take = { $who } takes { $what }
effect-they-lose = { $who } loses { $what }
effect-they-discard-cards = { $who } discards { $what } from their hand
effect-they-remove-canal-token = { $who } discards 1 of their canal tokens
effect-they-remove-house = { $who } discards 1 of their houses
effect-they-remove-character = { $who } discards 1 of their characters
effect-they-return-character = { $who } returns 1 character to their hand
effect-they-give = { $who } gives you { $what }
effect-they-give-workers = { $who } gives you { $what } of their choice

## Texts of cards: things in numbers; .each for each of something, .die as a die shows, .upto up to so many

effect-vp = { $count } VP
    .each = { $count } VP
    .upto = up to { $count } VP
    .die = as many VP as the { $hue }die shows
    .dice = as many VP as the { $hue }and { $shade }dice show together
effect-vp-extra = { $count } extra VP
    .each = { $count } extra VP
    .die = as many extra VP as the { $hue }die shows
    .dice = as many extra VP as the { $hue }and { $shade }dice show together
effect-guilders = { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}
    .each = { $count ->
        [one] { $count } guilder
       *[other] { $count } guilders
    }
    .upto = up to { $count } guilders
    .die = as many guilders as the { $hue }die shows
    .dice = as many guilders as the { $hue }and { $shade }dice show together
effect-worker = { $count ->
    [one] { $count } { $shade }worker
   *[other] { $count } { $shade }workers
}
    .each = { $count ->
        [one] { $count } { $shade }worker
       *[other] { $count } { $shade }workers
    }
    .die = as many { $shade }workers as the { $hue }die shows
    .upto = up to { $count } { $shade }workers
effect-worker-choice = { $count ->
    [one] { $count } worker of any colour
   *[other] { $count } workers of any colour
}
    .each = { $count ->
        [one] { $count } worker of any colour
       *[other] { $count } workers of any colour
    }
    .die = as many workers of any colour as the { $hue }die shows
    .upto = up to { $count } workers of any colour
effect-worker-card = { $count ->
    [one] { $count } worker of the card’s colour
   *[other] { $count } workers of the card’s colour
}
    .each = { $count ->
        [one] { $count } worker of the card’s colour
       *[other] { $count } workers of the card’s colour
    }
    .die = as many workers of the card’s colour as the { $hue }die shows
    .upto = up to { $count } workers of the card’s colour
effect-worker-plain = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
    .each = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
    .die = as many workers as the { $hue }die shows
    .upto = up to { $count } workers
effect-worker-every = { $count ->
    [one] { $count } worker of each colour
   *[other] { $count } workers of each colour
}
effect-marker-held = { $what } (if you have one)
effect-markers-held = { $what } (as far as you have them)
effect-marker-for-point = { $what } for 1 VP
effect-markers-for-points = { $what } for 1 VP each
effect-if-possible = { $clause } (if you can)
effect-marker = { $count ->
    [one] { $count } { $shade }threat marker
   *[other] { $count } { $shade }threat markers
}
    .each = { $count ->
        [one] { $count } { $shade }threat marker
       *[other] { $count } { $shade }threat markers
    }
    .die = as many { $shade }threat markers as the { $hue }die shows
    .upto = up to { $count } { $shade }threat markers
    .all = all your { $shade }threat markers
effect-marker-choice = { $count ->
    [one] any threat marker
   *[other] { $count } threat markers of any colour
}
    .each = { $count ->
        [one] { $count } threat marker of any colour
       *[other] { $count } threat markers of any colour
    }
    .die = as many threat markers of any colour as the { $hue }die shows
    .upto = up to { $count } threat markers of any colour
    .all = all your threat markers
effect-marker-card = { $count ->
    [one] { $count } threat marker of the card’s colour
   *[other] { $count } threat markers of the card’s colour
}
    .each = { $count ->
        [one] { $count } threat marker of the card’s colour
       *[other] { $count } threat markers of the card’s colour
    }
    .die = as many threat markers of the card’s colour as the { $hue }die shows
    .upto = up to { $count } threat markers of the card’s colour
effect-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
    .each = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .die = as many cards as the { $hue }die shows
    .upto = up to { $count } cards
effect-hand-cards = { $count ->
    [one] { $count } card from your hand
   *[other] { $count } cards from your hand
}
    .each = { $count ->
        [one] { $count } card from your hand
       *[other] { $count } cards from your hand
    }
    .die = as many cards from your hand as the { $hue }die shows
    .upto = up to { $count } cards from your hand
effect-steps = { $count ->
    [one] your reputation by { $count } step
   *[other] your reputation by { $count } steps
}
    .each = { $count ->
        [one] your reputation by { $count } step
       *[other] your reputation by { $count } steps
    }
    .upto = { $count ->
        [one] up to { $count } step
       *[other] up to { $count } steps
    }
    .die = your reputation by as many steps as the { $hue }die shows
effect-turned = { $count ->
    [one] another of your turned cards
   *[other] { $count } of your other turned cards
}
    .each = { $count } of your other turned cards
    .die = as many of your other turned cards as the { $hue }die shows
    .upto = up to { $count } of your other turned cards

## Texts of cards: what is counted; .own the reader’s, .any others’, .every and .everyany so many of them, .many in conditions

effect-sel-workers =
    .own = each of your { $hue }workers
    .any = each { $hue }worker
    .every = every { $count } of your { $hue }workers
    .everyany = every { $count } { $hue }workers
    .many = { $hue }workers
effect-sel-guilders =
    .own = each of your guilders
    .any = each guilder
    .every = every { $count } of your guilders
    .everyany = every { $count } guilders
    .many = guilders
effect-sel-hand =
    .own = each card in your hand
    .any = each card in hand
    .every = every { $count } cards in your hand
    .everyany = every { $count } cards in hand
    .many = cards in hand
effect-sel-markers =
    .own = each of your { $hue }threat markers
    .any = each { $hue }threat marker
    .every = every { $count } of your { $hue }threat markers
    .everyany = every { $count } { $hue }threat markers
    .many = { $hue }threat markers
effect-sel-statues =
    .own = each of your statues
    .any = each statue
    .every = every { $count } of your statues
    .everyany = every { $count } statues
    .many = statues
effect-sel-leaderships =
    .own = each of your flipped majority markers
    .any = each flipped majority marker
    .every = every { $count } of your flipped majority markers
    .everyany = every { $count } flipped majority markers
    .many = flipped majority markers
effect-sel-houses =
    .own = each of your { $hue }houses
    .any = each { $hue }house
    .every = every { $count } of your { $hue }houses
    .everyany = every { $count } { $hue }houses
    .many = { $hue }houses
effect-sel-houses-empty =
    .own = each of your empty { $hue }houses
    .any = each empty { $hue }house
    .every = every { $count } of your empty { $hue }houses
    .everyany = every { $count } empty { $hue }houses
    .many = empty { $hue }houses
effect-sel-houses-inhabited =
    .own = each of your inhabited { $hue }houses
    .any = each inhabited { $hue }house
    .every = every { $count } of your inhabited { $hue }houses
    .everyany = every { $count } inhabited { $hue }houses
    .many = inhabited { $hue }houses
effect-sel-characters =
    .own = each of your { $hue }characters
    .any = each { $hue }character
    .every = every { $count } of your { $hue }characters
    .everyany = every { $count } { $hue }characters
    .many = { $hue }characters
effect-sel-group =
    .own = each of your { $hue }{ $group }
    .any = each { $hue }{ $group_one }
    .every = every { $count } of your { $hue }{ $group }
    .everyany = every { $count } { $hue }{ $group }
    .many = { $hue }{ $group }
effect-sel-distinct-colours-houses =
    .own = each different colour among your houses
    .any = each different colour among the houses
    .every = every { $count } different colours among your houses
    .everyany = every { $count } different colours among the houses
    .many = different colours among the houses
effect-sel-distinct-colours-characters =
    .own = each different colour among your characters
    .any = each different colour among the characters
    .every = every { $count } different colours among your characters
    .everyany = every { $count } different colours among the characters
    .many = different colours among the characters
effect-sel-distinct-colours-workers =
    .own = each different colour among your workers
    .any = each different colour among the workers
    .every = every { $count } different colours among your workers
    .everyany = every { $count } different colours among the workers
    .many = different colours among the workers
effect-sel-distinct-groups-characters =
    .own = each different group among your characters
    .any = each different group among the characters
    .every = every { $count } different groups among your characters
    .everyany = every { $count } different groups among the characters
    .many = different groups among the characters
effect-sel-sets-houses =
    .own = every { $size } of your houses in different colours
    .any = every { $size } houses in different colours
    .every = every { $count } of your sets of { $size } houses in different colours
    .everyany = every { $count } sets of { $size } houses in different colours
    .many = sets of { $size } houses in different colours
effect-sel-sets-characters =
    .own = every { $size } of your characters in different colours
    .any = every { $size } characters in different colours
    .every = every { $count } of your sets of { $size } characters in different colours
    .everyany = every { $count } sets of { $size } characters in different colours
    .many = sets of { $size } characters in different colours
effect-sel-sets-workers =
    .own = every { $size } of your workers in different colours
    .any = every { $size } workers in different colours
    .every = every { $count } of your sets of { $size } workers in different colours
    .everyany = every { $count } sets of { $size } workers in different colours
    .many = sets of { $size } workers in different colours
effect-sel-canal-cells =
    .own = each of your built canal cells
    .any = each built canal cell
    .every = every { $count } of your built canal cells
    .everyany = every { $count } built canal cells
    .many = built canal cells
effect-sel-sections-third =
    .own = each of your canal sections with a built third cell
    .any = each canal section with a built third cell
    .every = every { $count } of your canal sections with a built third cell
    .everyany = every { $count } canal sections with a built third cell
    .many = canal sections with a built third cell
effect-sel-sections-complete =
    .own = each of your complete canal sections
    .any = each complete canal section
    .every = every { $count } of your complete canal sections
    .everyany = every { $count } complete canal sections
    .many = complete canal sections
effect-sel-reputation-step =
    .own = each step of your reputation
    .any = each step of reputation
    .every = every { $count } steps of your reputation
    .everyany = every { $count } steps of reputation
    .many = steps of reputation
effect-sel-dice =
    .own = each { $hue }die showing { $faces }
    .every = every { $count } { $hue }dice showing { $faces }
    .many = { $hue }dice showing { $faces }
effect-icon-instant = { $what } with the lightning symbol
effect-icon-worker = { $what } with a worker symbol
effect-icon-free = { $what } used once a round
effect-icon-action = { $what } that change an action
effect-icon-situation = { $what } that work by themselves
effect-icon-endgame = { $what } with the laurel symbol
effect-of-self = { $what } you have
effect-of-each-opponent = { $what } your opponents have
effect-of-chosen-opponent = { $what } that opponent has
effect-of-each-player = { $what } all players have together

## Texts of cards: conditions

effect-if-die = the { $hue }die shows { $faces }
effect-if-none = you have no { $what }
effect-if-least = you have { $count } or more { $what }
effect-if-most = you have { $count } or fewer { $what }
effect-if-most-them = you have { $count } or fewer
effect-if-exactly = { $count ->
    [one] the number of { $what } you have is { $count }
   *[other] you have exactly { $count } { $what }
}
effect-if-none-others = your opponents have no { $what }
effect-if-least-others = your opponents together have { $count } or more { $what }
effect-if-most-others = your opponents together have { $count } or fewer { $what }
effect-if-exactly-others = { $count ->
    [one] the number of { $what } your opponents have is { $count }
   *[other] your opponents together have exactly { $count } { $what }
}
effect-if-none-all = no player has any { $what }
effect-if-least-all = all players together have { $count } or more { $what }
effect-if-most-all = all players together have { $count } or fewer { $what }
effect-if-exactly-all = { $count ->
    [one] the number of { $what } all players have is { $count }
   *[other] all players together have exactly { $count } { $what }
}
effect-if-none-dice = there are no { $what }
effect-if-least-dice = there are { $count } or more { $what }
effect-if-most-dice = there are { $count } or fewer { $what }
effect-if-exactly-dice = { $count ->
    [one] the number of { $what } is { $count }
   *[other] there are exactly { $count } { $what }
}
effect-if-ahead = you are ahead of all opponents in reputation
effect-if-ahead-tie = nobody is ahead of you in reputation
effect-if-majority = you have more { $what } than any opponent
effect-if-majority-tie = no opponent has more { $what } than you
effect-if-minority = you have fewer { $what } than any opponent
effect-if-card = you play a { $hue }card
effect-if-action-workers = you take workers
effect-if-action-money = you take guilders
effect-if-action-calm = you discard a threat marker
effect-if-action-canal = you build a canal cell
effect-if-action-house = you build a house
effect-if-action-place = you move in a character
effect-if-action-any = you play a card
effect-if-not = it is not true that { $condition }

## Texts of cards: when something happens; .opponent and .any say who does it

effect-on-cards-drawn = you draw cards
    .opponent = an opponent draws cards
    .any = a player draws cards
effect-on-reputation-step = you raise your reputation by a step
    .opponent = an opponent raises their reputation by a step
    .any = a player raises their reputation by a step
effect-on-penalty-suffered = you suffer a penalty
    .opponent = an opponent suffers a penalty
    .any = a player suffers a penalty
effect-on-penalty-of = { $event } ({ $threats })
effect-on-marker-discarded = you discard a { $hue }threat marker
    .opponent = an opponent discards a { $hue }threat marker
    .any = a player discards a { $hue }threat marker
effect-on-house-built = you build a { $hue }house
    .opponent = an opponent builds a { $hue }house
    .any = a player builds a { $hue }house
effect-on-canal-built = you build a { $hue }canal cell
    .opponent = an opponent builds a { $hue }canal cell
    .any = a player builds a { $hue }canal cell
effect-on-section-completed = you complete a canal section
    .opponent = an opponent completes a canal section
    .any = a player completes a canal section
effect-on-character-placed = you move in another { $hue }character
    .opponent = an opponent moves in a { $hue }character
    .any = a player moves in another { $hue }character
effect-on-group-placed = you move in another { $hue }{ $group_one }
    .opponent = an opponent moves in one of the { $hue }{ $group }
    .any = a player moves in another { $hue }{ $group_one }
effect-on-dice-rolled = after each roll of the dice, { $clause }
effect-on-round-end = at the end of each round, { $clause }
effect-on-penalty = a penalty threatens you
effect-on-marker-gain = you are about to take a { $hue }threat marker
effect-on-action-workers = you take workers with a card
effect-on-action-money = you take guilders with a card
effect-on-action-calm = you discard a threat marker with a card
effect-on-action-canal = you build a canal cell with a card
effect-on-action-house = you build a house with a card
effect-on-action-place = you move in a character
effect-on-action-any = you play a card

## Texts of cards: changed values, permissions, protection

effect-yield-set-workers = when you take workers with a card, take { $count } instead of { $usual }
effect-yield-set-money = when you take guilders with a card, take { $count } whatever the die shows
effect-yield-add = when you take { $goods } with a card, take { $count } more
effect-yield-times = when you take { $goods } with a card, take { $count } times as many
effect-goods-workers = workers
effect-goods-money = guilders
effect-cost-canal = building a canal cell with a card costs you
effect-cost-place = moving in a character costs you
effect-cost-any = building a canal cell with a card or moving in a character costs you
effect-cost-reputation = a reputation step in phase 2 costs you
effect-cost-set = { $what } { $price }
effect-cost-less = { $what } { $price } less
effect-cost-more = { $what } { $price } more
effect-cost-times = { $what } { $count } times as much
effect-cost-floor = { $clause }, but at least { $price }
effect-cost-house = building a house costs you no worker
effect-colour-canal = you may build canal cells with cards of any colour
effect-colour-calm = you may discard threat markers with cards of any colour
effect-colour-any = you may discard threat markers and build canal cells with cards of any colour
effect-without-low-dice = in phase 2 you can always raise your reputation
effect-tie = when majorities are checked, a shared lead is enough for you
effect-refill-set = { $count ->
    [one] in phase 1 you fill your hand up to { $count } card
   *[other] in phase 1 you fill your hand up to { $count } cards
}
effect-refill-set-may = { $count ->
    [one] in phase 1 you may fill your hand up to { $count } card
   *[other] in phase 1 you may fill your hand up to { $count } cards
}
effect-refill-add = { $count ->
    [one] in phase 1 you draw { $count } more card
   *[other] in phase 1 you draw { $count } more cards
}
effect-refill-add-may = { $count ->
    [one] in phase 1 you may draw { $count } more card
   *[other] in phase 1 you may draw { $count } more cards
}
effect-prevent-marker = refuse 1 { $hue }threat marker
    .to = { effect-prevent-marker }
effect-prevent-markers = you take no { $hue }threat markers
effect-refuse = refuse it
effect-prevent = prevent it
    .to = { effect-prevent }
effect-immune = you are safe from all penalties
effect-immune-to = you are safe from { $names }

## The game and its options

game-summary = Late-medieval Bruges. Every card can be played six ways: for workers, for money, against threats, for a canal, as a house, or as one of 165 characters who moves into it.

option-players = Players
    .help = Two to four.
option-deck = Deck
    .help = The characters in play, named by a fingerprint of the deck file.
option-revision = Revision of the rules
    .help = A game keeps the revision it began with.

## Phases, uses of a card, majorities, sources of points

phase-draw = Draw
phase-dice = Dice
phase-cards = Cards
phase-leaderships = Majorities

use-workers = Workers
    .help = Take 2 workers of the card’s colour.
use-money = Guilders
    .help = Take as many guilders as the die of the card’s colour shows.
use-calm = Calm a threat
    .help = Discard a threat marker of the card’s colour and gain 1 VP.
use-canal = Canal
    .help = Build the next canal cell of the card’s colour and pay its price.
use-house = House
    .help = Give up a worker of the card’s colour and build the card as a house.
use-place = Move in
    .help = Pay the character’s price and move it into an empty house of any colour.

leadership-reputation = reputation
leadership-characters = characters
leadership-canal = canals

category-play = during the game
category-characters = characters
category-houses = houses
category-laurels = laurel wreaths
category-leaderships = majorities
category-canals = third canal cells
category-statues = statues
category-reputation = reputation

## Things on the table

counter-vp = Victory points
    .help = The player with the most after final scoring wins. Ties are broken by guilders.
counter-guilders = Guilders
    .help = Pay for canal cells, characters and reputation. They break ties at the end.
counter-workers = Workers
    .help = A house costs one of its colour, and some characters act only for one.
counter-markers = Threat markers
    .help = The third marker of a colour brings its penalty. A card of the colour sends one back for 1 VP.
counter-dice = Dice
    .help = A 5 or 6 gives everyone a threat marker of its colour. The sum of all 1s and 2s is the price of a reputation step.
counter-reputation = Reputation
    .help = One step a round can be bought. Your step scores at the end.
counter-statues = Statues
    .help = Complete a canal section to take the top one.
counter-decks = Decks
    .help = When the first deck runs out, the last round is known.
counter-reserve = Reserve deck
    .help = Replaces the first deck to run out.
counter-canal = Canals
    .help = Build outward from your guard house. A third cell scores 3 VP, a complete section brings a statue.
counter-houses = Houses
    .help = Each is worth 1 VP and has room for one character.
counter-leaderships = Majorities
    .help = Lead alone at the end of a round to flip your marker for good: 4 VP at the end.
counter-hand = Hand
    .help = Filled up to 5 cards at the start of a round. Others see the colours only.
counter-turns = Turns
    .help = Each player plays 4 cards a round.
counter-laurels = Laurel wreaths
    .help = What these characters score at the end, as things stand.

## What the game waits for: said to the one who decides

prompt-draw = { $count ->
    [one] Choose a deck: { $count } card to draw
   *[other] Choose a deck: { $count } cards to draw
}
    .more = { $count ->
        [one] Choose a deck or stop: you may draw { $count } more card
       *[other] Choose a deck or stop: you may draw { $count } more cards
    }
prompt-prevent = { $card }: prevent the { $threat }?
prompt-prevent-marker = { $card }: refuse a { $colour } threat marker?
prompt-penalty = Several penalties: choose which comes first
prompt-fire = Fire: choose a house or the outermost token of a canal
prompt-plague = Plague: choose the character you lose
prompt-lose-house = You lose a house: choose which
prompt-lose-cell = You lose a canal token: choose the section
prompt-lose-inhabitant = You lose a character: choose who
prompt-reputation = { $price ->
    [0] Reputation: climb to step { $step } (worth { $vp } VP) for free?
    [one] Reputation: climb to step { $step } (worth { $vp } VP) for { $price } guilder?
   *[other] Reputation: climb to step { $step } (worth { $vp } VP) for { $price } guilders?
}
prompt-turn = Your turn: play a card or use a character
    .after = Card played: use characters or end your turn
    .empty = No cards left: use characters or end your turn
prompt-order = Several effects: choose which comes first
prompt-may = { $card }: use the effect?
prompt-branch = { $card }: choose what it does
prompt-take-worker = { $count ->
    [one] Choose the colour: { $count } worker to take
   *[other] Choose the colour: { $count } workers to take
}
prompt-give-worker = { $count ->
    [one] Choose the colour: { $count } worker to give up
   *[other] Choose the colour: { $count } workers to give up
}
prompt-hand-worker = { $count ->
    [one] Choose the colour: { $count } worker for { $other }
   *[other] Choose the colour: { $count } workers for { $other }
}
prompt-discard-marker = { $card }: choose a threat marker to discard
prompt-extra = { $card }: play one more card
prompt-dig = { $card }: choose the canal section to build in
prompt-discard = { $count ->
    [one] Choose { $count } card to discard
   *[other] Choose { $count } cards to discard
}
prompt-opponent = { $card }: choose an opponent
prompt-exchange = { $card }: make an exchange, or stop
prompt-straighten = { $card }: choose a turned character to straighten
prompt-copy = { $card }: choose whose effect to use
prompt-flip = Choose a majority marker to flip
prompt-recall = Choose the character who returns to your hand

## The same, said to the others

prompt-other-draw = { $player } is drawing cards
prompt-other-prevent = { $player } may prevent the { $threat } ({ $card })
prompt-other-prevent-marker = { $player } may refuse a { $colour } threat marker ({ $card })
prompt-other-penalty = { $player } is choosing the order of penalties
prompt-other-fire = { $player } is choosing what burns
prompt-other-plague = { $player } is choosing who falls to the plague
prompt-other-lose-house = { $player } is choosing a house to lose
prompt-other-lose-cell = { $player } is choosing a canal token to lose
prompt-other-lose-inhabitant = { $player } is choosing a character to lose
prompt-other-reputation = { $player } may buy a reputation step
prompt-other-turn = It is { $player }’s turn
prompt-other-order = { $player } is choosing which effect comes first
prompt-other-may = { $player } may use an effect ({ $card })
prompt-other-branch = { $player } is choosing what the { $card } does
prompt-other-take-worker = { $player } is taking workers
prompt-other-give-worker = { $player } is choosing workers to give up
prompt-other-hand-worker = { $player } is choosing workers to hand over (to { $other })
prompt-other-discard-marker = { $player } is choosing threat markers to discard ({ $card })
prompt-other-extra = { $player } may play one more card ({ $card })
prompt-other-dig = { $player } is choosing a canal section ({ $card })
prompt-other-discard = { $player } is choosing cards to discard
prompt-other-opponent = { $player } is choosing an opponent ({ $card })
prompt-other-exchange = { $player } may make an exchange ({ $card })
prompt-other-straighten = { $player } is choosing characters to straighten ({ $card })
prompt-other-copy = { $player } is choosing whose effect to use ({ $card })
prompt-other-flip = { $player } is choosing a majority marker to flip
prompt-other-recall = { $player } is choosing a character to return to hand
prompt-over = The game is over

## Parts of the lines below

part-guilders = { $price ->
    [0] for free
    [one] for { $price } guilder
   *[other] for { $price } guilders
}
part-vp = { $vp } VP
part-side = { $section ->
    [1] left
   *[2] right
}
part-deck = { $deck ->
    [1] left
   *[2] right
}

## What can be done: on a button

action-draw = Draw from the { part-deck } deck ({ $colour })
action-workers = { $count ->
    [one] Take { $count } { $colour } worker with the { $card }
   *[other] Take { $count } { $colour } workers with the { $card }
}
action-money = { $count ->
    [one] Take { $count } guilder with the { $card }
   *[other] Take { $count } guilders with the { $card }
}
action-calm = Calm the { $threat } with the { $card }
action-canal = Build on the { part-side } canal with the { $card } { part-guilders }
action-house = Build a { $colour } house with the { $card }
action-place = Move the { $card } into a { $house } house { part-guilders }
action-activate = Use the { $card }
action-end-turn = End turn
action-accept = { $asked ->
    [reputation] Climb to step { $step } { part-guilders }
    [prevent] Use the { $card }
    [exchange] Exchange
   *[may] Use the effect
}
action-suffer = Suffer the { $threat } first
action-burn = { $lived ->
    [1] Lose the { $card }’s { $house } house
   *[0] Lose the empty { $house } house (no. { $number })
}
action-drain = Lose the outermost token of the { part-side } canal
action-dismiss = Lose the { $card }
action-recall = Return the { $card } to your hand
action-react = { $card } first
action-branch = { $card }: option { $branch }
action-colour = { $asked ->
    [discard_marker] Discard a { $colour } marker
    [take_worker] Take a { $colour } worker
    [exchange] Exchange a { $colour } worker
   *[give_worker] Give up a { $colour } worker
}
action-dig = Build on the { part-side } canal { part-guilders }
action-discard = Discard the { $card }
action-opponent = { $other }
action-straighten = Straighten the { $card }
action-copy = Use the effect of the { $card } ({ $other })
action-flip = Flip the marker for { $leadership }
action-decline = { $asked ->
    [draw] Stop drawing
    [reputation] Stay on this step
    [take_worker] No more workers
    [discard_marker] No more markers
    [exchange] No more exchanges
    [straighten] No more
   *[may] Skip
}

## What it brings

gain-vp = +{ $count } VP
gain-guilders = { $count ->
    [one] +{ $count } guilder
   *[other] +{ $count } guilders
}
gain-workers = { $count ->
    [one] +{ $count } { $colour } worker
   *[other] +{ $count } { $colour } workers
}
gain-cards = { $count ->
    [one] +{ $count } card
   *[other] +{ $count } cards
}
gain-steps = { $count ->
    [one] +{ $count } reputation step
   *[other] +{ $count } reputation steps
}
gain-calmed = { $count ->
    [one] −{ $count } { $colour } threat marker
   *[other] −{ $count } { $colour } threat markers
}
gain-statue = statue worth { $count } VP

## What it costs

cost-vp = −{ $count } VP
cost-guilders = { $count ->
    [one] −{ $count } guilder
   *[other] −{ $count } guilders
}
cost-workers = { $count ->
    [one] −{ $count } { $colour } worker
   *[other] −{ $count } { $colour } workers
}
cost-cards = { $count ->
    [one] −{ $count } card
   *[other] −{ $count } cards
}
cost-house = −1 { $house } house
cost-inhabitant = the { $inhabitant } leaves
cost-cells = { $count ->
    [one] −{ $count } canal token
   *[other] −{ $count } canal tokens
}
cost-threats = { $count ->
    [one] +{ $count } { $colour } threat marker
   *[other] +{ $count } { $colour } threat markers
}

## What was done: in the log

log-draw = { $player } draws a { $colour } card ({ part-deck } deck)
    .you = You draw a { $colour } card ({ part-deck } deck)
log-workers = { $known ->
    [1] { $player } takes workers with the { $card }
   *[0] { $player } takes workers with a { $colour } card
}
    .you = { $known ->
        [1] You take workers with the { $card }
       *[0] You take workers with a { $colour } card
    }
log-money = { $known ->
    [1] { $player } takes guilders with the { $card }
   *[0] { $player } takes guilders with a { $colour } card
}
    .you = { $known ->
        [1] You take guilders with the { $card }
       *[0] You take guilders with a { $colour } card
    }
log-calm = { $known ->
    [1] { $player } calms the { $threat } with the { $card }
   *[0] { $player } calms the { $threat } with a { $colour } card
}
    .you = { $known ->
        [1] You calm the { $threat } with the { $card }
       *[0] You calm the { $threat } with a { $colour } card
    }
log-canal = { $known ->
    [1] { $player } builds on the { part-side } canal with the { $card }
   *[0] { $player } builds on the { part-side } canal with a { $colour } card
}
    .you = { $known ->
        [1] You build on the { part-side } canal with the { $card }
       *[0] You build on the { part-side } canal with a { $colour } card
    }
log-house = { $known ->
    [1] { $player } builds a { $colour } house with the { $card }
   *[0] { $player } builds a { $colour } house
}
    .you = { $known ->
        [1] You build a { $colour } house with the { $card }
       *[0] You build a { $colour } house
    }
log-place = { $known ->
    [1] { $player } moves the { $card } into a { $house } house
   *[0] { $player } moves a character into a { $house } house
}
    .you = { $known ->
        [1] You move the { $card } into a { $house } house
       *[0] You move a character into a { $house } house
    }
log-activate = { $player } uses the { $card }
    .you = You use the { $card }
log-end-turn = { $player } ends their turn
    .you = You end your turn
log-accept = { $player } uses the effect of the { $card }
    .you = You use the effect of the { $card }
log-climb = { $player } climbs to reputation step { $step }
    .you = You climb to reputation step { $step }
log-suffer = { $player } suffers the { $threat } first
    .you = You suffer the { $threat } first
log-burn = { $lived ->
    [1] { $player } loses a { $house } house; the { $card } returns to hand
   *[0] { $player } loses an empty { $house } house
}
    .you = { $lived ->
        [1] You lose a { $house } house; the { $card } returns to your hand
       *[0] You lose an empty { $house } house
    }
log-drain = { $player } loses the outermost token of the { part-side } canal
    .you = You lose the outermost token of the { part-side } canal
log-dismiss = { $player } loses the { $card }
    .you = You lose the { $card }
log-recall = { $player } returns the { $card } to hand
    .you = You return the { $card } to your hand
log-react = { $player } lets the { $card } act first
    .you = You let the { $card } act first
log-branch = { $player } chooses an effect of the { $card }
    .you = You choose an effect of the { $card }
log-take-worker = { $player } takes a { $colour } worker
    .you = You take a { $colour } worker
log-give-worker = { $player } gives up a { $colour } worker
    .you = You give up a { $colour } worker
log-discard-marker = { $player } discards a { $colour } threat marker
    .you = You discard a { $colour } threat marker
log-exchange = { $player } makes an exchange ({ $card })
    .you = You make an exchange ({ $card })
log-dig = { $player } builds on the { part-side } canal without a card
    .you = You build on the { part-side } canal without a card
log-discard = { $known ->
    [1] { $player } discards the { $card }
   *[0] { $player } discards a { $colour } card
}
    .you = { $known ->
        [1] You discard the { $card }
       *[0] You discard a { $colour } card
    }
log-opponent = { $player } chooses an opponent: { $other }
    .you = You choose an opponent: { $other }
log-straighten = { $player } straightens the { $card }
    .you = You straighten the { $card }
log-copy = { $player } uses the effect of the { $card } ({ $other })
    .you = You use the effect of the { $card } ({ $other })
log-flip = { $player } flips the majority marker for { $leadership }
    .you = You flip your majority marker for { $leadership }
log-decline = { $asked ->
    [take_worker] { $player } takes no more workers
    [discard] { $player } discards no more cards
    [discard_marker] { $player } discards no more threat markers
    [exchange] { $player } makes no more exchanges ({ $card })
    [straighten] { $player } straightens no more cards ({ $card })
   *[may] { $player } does not use the { $card }
}
    .you = { $asked ->
        [take_worker] You take no more workers
        [discard] You discard no more cards
        [discard_marker] You discard no more threat markers
        [exchange] You make no more exchanges ({ $card })
        [straighten] You straighten no more cards ({ $card })
       *[may] You do not use the { $card }
    }
log-stay = { $player } buys no reputation step
    .you = You buy no reputation step
log-stop = { $player } stops drawing
    .you = You stop drawing

## What happens by itself

log-round = Round { $round } begins, { $player } goes first
    .you = Round { $round } begins, you go first
log-dice = Dice: blue { $blue }, brown { $brown }, red { $red }, purple { $purple }, yellow { $yellow }
log-markers = { $player } is threatened
    .you = You are threatened
log-penalty = { $player } suffers the { $threat }
    .you = You suffer the { $threat }
log-effects = { $player }’s effects
    .you = Your effects
log-leadership = { $player } flips the majority marker for { $leadership }
    .you = You flip your majority marker for { $leadership }
log-last-round = A deck has run out: round { $round } is the last
log-final = { $player }: { part-vp } for { $category }
    .you = You score { part-vp } for { $category }
log-game-over = The game is over
log-winner = { $player } wins with { part-vp }!
    .you = You win with { part-vp }!
log-winner-shared = { $player } shares the victory: { part-vp }!
    .you = You share the victory: { part-vp }!

## Why a card cannot be used so

why-granted = The { $card } allows only one kind of action.
why-no-marker = You have no { $threat } marker.
why-no-worker = { $price ->
    [one] You have no { $colour } worker.
   *[other] You need { $price } { $colour } workers.
}
why-houses = There is no room for another house.
why-no-house = You have no empty house.
why-no-cell = None of your next canal cells is { $colour }.
why-canals-full = Both canal sections are complete.
why-guilders = { $price ->
    [one] Costs { $price } guilder; you have { $guilders }.
   *[other] Costs { $price } guilders; you have { $guilders }.
}
why-other-question = Decide this first: { $question }.
why-no-deck = This deck is empty.
why-no-card = You have no card in this place.
why-played = You have already played a card this turn.
why-card-colour = The card is { $colour }; another colour is needed here.
why-section-full = This canal section is complete.
why-no-house-of = You have no empty { $colour } house.
why-nobody = No character lives there.
why-no-icon = The { $card } cannot be used: only a worker symbol or “once a round” allows that.
why-turned = The { $card } has already been used this round.
why-condition = The condition of the { $card } is not met.
why-useless = It would change nothing.
why-must-play = You have cards, so you must play one first.
why-not-due = You do not have three { $threat } markers.
why-not-there = There is nothing to lose there.
why-not-waiting = No such effect is waiting.
why-no-branch = This choice would change nothing.
why-own-seat = Choose an opponent.
why-not-turned = No other turned character lives there.
why-flipped = This majority marker has already been flipped.
why-compulsory = This cannot be declined.

## What is asked, as the sentence above names it

question-draw = which deck to draw from
question-prevent = whether to use your protection
question-penalty = which penalty comes first
question-fire = what to lose
question-plague = which character to lose
question-reputation = whether to buy a reputation step
question-turn = what to do on your turn
question-order = which effect comes first
question-may = whether to use an effect
question-branch = what a character does
question-take-worker = which worker to take
question-give-worker = which worker to give up
question-discard-marker = which threat marker to discard
question-extra = which other card to play
question-dig = in which canal section to build
question-discard = which card to discard
question-opponent = which opponent it concerns
question-exchange = what to exchange
question-straighten = which character to straighten
question-copy = whose effect to use
question-flip = which majority marker to flip
question-recall = which character returns to your hand

## What random games are to meet

coverage-decisions = decisions
coverage-actions = actions
coverage-placed = characters moved in
coverage-used = characters activated
coverage-penalties = penalties put first
coverage-statues = statues of a player
coverage-players = players
coverage-ends = ends

## The deck, as `duchy deck check` tells it

deck-activation = Activation
deck-cost = Price in guilders

## What is wrong

error-deck = { $value } is not the deck in use, which is { $deck }; a game goes on only with the deck it began with.
error-position-place = there is nothing in place { $place }.
error-position-place-twice = place { $place } is named twice.
error-position-card-twice = { $card } lies in two places.
error-position-face-known = the face of the card in place { $place } is known.
error-position-face-unknown = the observer does not know the card in place { $place }.
error-position-backs = there are more cards of colour { $colour } than the game has.
error-position-decks-many = the decks would have { $count } cards, and only { $most } are left.
error-position-decks-uneven = an empty deck is filled again while the other one has two cards or more.
error-position-top = no card of colour { $colour } is left for the top of a deck.
error-position-tops = the top card of a deck has a colour, and an empty deck has no top card.
error-position-last-round = the last round is known if and only if the reserve deck is in use.
error-position-round = the last round is round { $last }.
error-position-turns = all turns of this round have been taken.
error-position-dice = dice show nothing before the first roll, and faces from then on.
error-position-statues = the statues do not fit: completed sections take them from the top of the stack.
error-position-offered = reputation steps are offered only in the phase “{ $phase }”.
error-position-over = the game is over, so nothing is asked.
error-position-not-over = the game is over only after phase 4 of its last round.
error-position-unasked = in the phase “{ $phase }” it must be said what is asked.
error-position-nothing-asked = the game is not over, so the last thing must be a question to a player.
error-position-question = { $value } is not something that the rules ask or do.
error-position-misfit = “{ $question }” does not fit the rest of the position.
error-position-no-answer = player { $player } has nothing to choose from.
error-position-derived = “{ $name }” does not fit the rest of the position.
error-position-invariant = the check “{ $name }” of the rules fails.

## The player aid

aid-round = A round

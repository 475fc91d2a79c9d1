"""The words of the cards read a second time, slowly and plainly, for the second list of legal actions.

Nothing here calls a chapter or an effect of the rules. What is read of the deck are its tables.
"""

from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.games.bruges.components.board import (
    CARDS_PER_COLOUR,
    CELL_COLOUR,
    CELL_PRICE,
    CELLS,
    COLOURS,
    GROUPS,
    LAST_STEP,
    LEADERSHIPS,
    MARKERS,
    MOST_HOUSES,
    SECTIONS,
    THIRD,
)
from duchy.games.bruges.components.grammar import (
    Action,
    Category,
    Kind,
    Over,
    Permission,
    Sel,
    Shade,
    Status,
    Target,
    Test,
    Trait,
    What,
    Who,
)
from duchy.games.bruges.components.programs import (
    ACTION,
    ADD,
    BRANCHES,
    BY_HOW_MUCH,
    COMBINED,
    CONDITION,
    COST,
    COUNTED,
    DIE,
    DONE_ACTION,
    FACES,
    FIRST_BRANCH,
    FLOOR,
    GIVE,
    GIVE_N,
    GROUP,
    GROUP_OF,
    HIGH,
    HOW,
    KIND,
    LIMIT,
    LOW,
    MAX,
    NEXT,
    OF,
    OP,
    OPTIONAL,
    OVER,
    PARTS,
    PER,
    PROGRAM,
    SEL,
    SEL_COLOUR,
    SEL_GROUP,
    SEL_KIND,
    SEL_STATE,
    SET,
    SHADE,
    TEST,
    TEST_ACTION,
    TEST_COLOUR,
    TEST_DIE,
    TEST_FACES,
    TIE,
    TIMES,
    TRAIT,
    WHAT,
    WHICH,
    WHO,
    WITH_CARD,
    K,
    N,
)
from duchy.games.bruges.components.tables import CARD_TABLE, OP_TABLE, SELECTOR_TABLE, TEST_TABLE
from duchy.games.bruges.components.words import Op
from duchy.games.bruges.state import Player, State

CALM, CANAL, HOUSE, PLACE = int(Action.CALM), int(Action.CANAL), int(Action.HOUSE), int(Action.PLACE)


@rule
def colour(card: int) -> int:
    """The colour of a card or of a back."""
    return card // CARDS_PER_COLOUR if card >= 0 else -card - 2


@rule
def pieces(me: Player, over: int, trait: int, which: int) -> int:
    """Workers, houses or inhabitants of one colour or group."""
    found = 0
    if over == Over.WORKERS:
        found += me.workers[which]
    for i in range(me.homes):
        if over == Over.HOUSES and colour(me.house[i]) == which:
            found += 1
        if over == Over.CHARACTERS and me.tenant[i] >= 0:
            if trait == Trait.GROUPS:
                found += CARD_TABLE[me.tenant[i], GROUP] == which
            else:
                found += colour(me.tenant[i]) == which
    return found


@rule
def sets_of(me: Player, over: int, k: int) -> int:
    """Complete sets of k colours, taken one by one from the colours with most pieces left (BR-SEL-05)."""
    taken = 0
    while True:
        # n sets exist if the pieces, each colour counted at most n times, fill them (chapter 15.5)
        fill = 0
        for which in range(COLOURS):
            fill += min(pieces(me, over, 0, which), taken + 1)
        if fill < k * (taken + 1):
            return taken
        taken += 1


@rule
def of_player(s: State, me: Player, row: int) -> int:
    """What a selector finds with one player (BR-SEL-01 to BR-SEL-07)."""
    sel, tint, found = SELECTOR_TABLE[row, SEL], SELECTOR_TABLE[row, SEL_COLOUR], 0
    for which in range(COLOURS):
        if tint < 0 or tint == which:
            if sel == Sel.WORKERS:
                found += me.workers[which]
            elif sel == Sel.MARKERS:
                found += me.markers[which]
            elif sel == Sel.DICE:
                found += (SELECTOR_TABLE[row, FACES] >> s.dice[which]) & 1
    for i in range(me.homes):
        lived_in = me.tenant[i] >= 0
        state = SELECTOR_TABLE[row, SEL_STATE]
        if sel == Sel.HOUSES and (tint < 0 or colour(me.house[i]) == tint):
            found += (
                state == Status.ALL
                or (state == Status.EMPTY and not lived_in)
                or (state == Status.INHABITED and lived_in)
            )
        if sel == Sel.CHARACTERS and lived_in:
            card = me.tenant[i]
            fits = tint < 0 or colour(card) == tint
            fits = fits and (
                SELECTOR_TABLE[row, SEL_GROUP] < 0 or CARD_TABLE[card, GROUP] == SELECTOR_TABLE[row, SEL_GROUP]
            )
            found += fits and (
                SELECTOR_TABLE[row, SEL_KIND] < 0 or CARD_TABLE[card, KIND] == SELECTOR_TABLE[row, SEL_KIND]
            )
    for i in range(SECTIONS):
        if sel == Sel.CANAL_CELLS:
            found += me.canal[i]
        elif sel == Sel.STATUES:
            found += me.statue[i] > 0
        elif sel == Sel.SECTIONS:
            found += me.canal[i] >= (CELLS if SELECTOR_TABLE[row, SEL_STATE] == Status.COMPLETE else THIRD)
    if sel == Sel.GUILDERS:
        found += me.guilders
    elif sel == Sel.HAND:
        found += me.held
    elif sel == Sel.REPUTATION_STEP:
        found += me.reputation
    elif sel == Sel.LEADERSHIPS:
        found += (me.leads & 1) + ((me.leads >> 1) & 1) + ((me.leads >> 2) & 1)
    elif sel == Sel.SETS:
        found += sets_of(me, SELECTOR_TABLE[row, OVER], SELECTOR_TABLE[row, K])
    elif sel == Sel.DISTINCT:
        for which in range(GROUPS if SELECTOR_TABLE[row, TRAIT] == Trait.GROUPS else COLOURS):
            found += pieces(me, SELECTOR_TABLE[row, OVER], SELECTOR_TABLE[row, TRAIT], which) > 0
    return found


@rule
def found_by(s: State, p: int, row: int) -> int:
    """What a selector finds, with whom it names (BR-SEL-08)."""
    of, total = SELECTOR_TABLE[row, OF], 0
    if of == Who.SELF or SELECTOR_TABLE[row, SEL] == Sel.DICE:
        return of_player(s, s.players[p], row)
    for q in range(s.seats):
        if of == Who.EACH_PLAYER or (of == Who.EACH_OPPONENT and q != p):
            total += of_player(s, s.players[q], row)
    return total


@rule
def how_much(s: State, p: int, row: int) -> int:
    """The amount of an operation (BR-AMT-01 to BR-AMT-05)."""
    n = 0 + OP_TABLE[row, N]
    if OP_TABLE[row, PER] >= 0:
        n = OP_TABLE[row, N] * (found_by(s, p, OP_TABLE[row, PER]) // OP_TABLE[row, GROUP_OF])
    if OP_TABLE[row, DIE] >= 0:
        n = 0 + s.dice[OP_TABLE[row, DIE]]
    return n if OP_TABLE[row, MAX] < 0 else min(n, OP_TABLE[row, MAX])


@rule
def test_holds(s: State, p: int, row: int, action: int, tint: int) -> bool:
    """One test of a condition (BR-COND-01 to BR-COND-05)."""
    test = TEST_TABLE[row, TEST]
    if test == Test.DIE:
        return ((TEST_TABLE[row, TEST_FACES] >> s.dice[TEST_TABLE[row, TEST_DIE]]) & 1) == 1
    if test == Test.ACTION:
        right = TEST_TABLE[row, TEST_ACTION] == Action.ANY or TEST_TABLE[row, TEST_ACTION] == action
        return right and (TEST_TABLE[row, TEST_COLOUR] < 0 or TEST_TABLE[row, TEST_COLOUR] == tint)
    mine = found_by(s, p, TEST_TABLE[row, COUNTED])
    if test == Test.COUNT:
        return TEST_TABLE[row, LOW] <= mine and mine <= TEST_TABLE[row, HIGH]
    for q in range(s.seats):
        theirs = found_by(s, q, TEST_TABLE[row, COUNTED])
        if q != p and test == Test.MINORITY and theirs <= mine:
            return False
        if q != p and test == Test.MAJORITY and (theirs > mine or (theirs == mine and TEST_TABLE[row, TIE] <= 0)):
            return False
    return True


@rule
def condition_holds(s: State, p: int, card: int, action: int, tint: int) -> bool:
    """The whole condition of a card: its tests in postfix order (BR-COND-06)."""
    bits, height = 0, 0
    start = CARD_TABLE[card, CONDITION]
    for i in range(CARD_TABLE[card, PARTS]):
        row = start + i
        test, parts = TEST_TABLE[row, TEST], TEST_TABLE[row, COMBINED]
        if test < Test.ALL:
            value = test_holds(s, p, row, action, tint)
        else:
            yes = 0
            for j in range(parts):
                yes += (bits >> (height - 1 - j)) & 1
            value = yes == 0 if test == Test.NOT else yes == parts if test == Test.ALL else yes > 0
            height -= parts
            bits &= (1 << height) - 1
        if value:
            bits |= 1 << height
        height += 1
    return height == 0 or bits & 1 == 1


@rule
def changes_action(s: State, p: int, place: int, action: int, tint: int) -> bool:
    """Whether an inhabitant changes an action now (BR-ACT-04, BR-ACT-07)."""
    card = s.players[p].tenant[place]
    if card < 0 or CARD_TABLE[card, KIND] != Kind.ACTION:
        return False
    if CARD_TABLE[card, ACTION] != action and CARD_TABLE[card, ACTION] != Action.ANY:
        return False
    if CARD_TABLE[card, LIMIT] > 0 and (s.players[p].turned >> place) & 1:
        return False
    return condition_holds(s, p, card, action, tint)


@rule
def cost(s: State, p: int, action: int, tint: int, base: int, extra: int, with_card: int) -> int:
    """The price of an action: all that set it, multiply it and add to it, and never below 0 (BR-STACK-01 to 04)."""
    lowest_set, factor, sum_, floor = 99, 1, 0, 0
    me = s.players[p]
    for place in range(-1, me.homes):
        row = -1
        if place < 0:
            row = extra
        elif with_card and changes_action(s, p, place, action, tint):
            row = CARD_TABLE[me.tenant[place], PROGRAM]
        while row >= 0:
            counts = place < 0 or (OP_TABLE[row, OP] == Op.MODIFY and OP_TABLE[row, WHICH] == Target.PRICE)
            if counts:
                floor = max(floor, OP_TABLE[row, FLOOR])
                if OP_TABLE[row, HOW] == SET:
                    lowest_set = min(lowest_set, OP_TABLE[row, BY_HOW_MUCH])
                elif OP_TABLE[row, HOW] == TIMES:
                    factor *= OP_TABLE[row, BY_HOW_MUCH]
                elif OP_TABLE[row, HOW] == ADD:
                    sum_ += OP_TABLE[row, BY_HOW_MUCH]
            row = -1 if place < 0 else 0 + OP_TABLE[row, NEXT]
    if lowest_set < 99:
        base = lowest_set
    return max(base * factor + sum_, floor)


@rule
def any_colour_will_do(s: State, p: int, action: int, tint: int) -> bool:
    """Whether an inhabitant lets a card of another colour serve (BR-OP-15)."""
    me = s.players[p]
    for place in range(me.homes):
        if changes_action(s, p, place, action, tint):
            row = CARD_TABLE[me.tenant[place], PROGRAM]
            while row >= 0:
                if OP_TABLE[row, OP] == Op.PERMIT and OP_TABLE[row, WHICH] == Permission.ANY_COLOUR:
                    return True
                row = 0 + OP_TABLE[row, NEXT]
    return False


@rule
def has_room(me: Player, tint: int) -> bool:
    """Whether there is an empty house, of a colour or of any (-1)."""
    for i in range(me.homes):
        if me.tenant[i] < 0 and (tint < 0 or colour(me.house[i]) == tint):
            return True
    return False


@rule
def grants(row: int, action: int) -> bool:
    """Whether a card play may be for an action; in a turn (-1) for any."""
    return row < 0 or OP_TABLE[row, DONE_ACTION] == Action.ANY or OP_TABLE[row, DONE_ACTION] == action


@rule
def can_calm(s: State, p: int, tint: int, marker: int) -> bool:
    """Action III (BR-CALM-01, BR-CALM-04)."""
    return s.players[p].markers[marker] > 0 and (marker == tint or any_colour_will_do(s, p, CALM, tint))


@rule
def can_dig(s: State, p: int, section: int, row: int) -> bool:
    """A canal cell without a card (BR-OP-08, BR-AMOD-07)."""
    me = s.players[p]
    if me.canal[section] >= CELLS:
        return False
    return cost(s, p, CANAL, -1, 0 + CELL_PRICE[p, section, me.canal[section]], row, False) <= me.guilders


@rule
def can_build(s: State, p: int, tint: int, section: int, row: int) -> bool:
    """Action IV but for the price: the colour and a free cell (BR-CANAL-02, BR-CANAL-09)."""
    me = s.players[p]
    if me.canal[section] >= CELLS:
        return False
    return CELL_COLOUR[p, section, me.canal[section]] == tint or any_colour_will_do(s, p, CANAL, tint)


@rule
def can_pay_cell(s: State, p: int, tint: int, section: int, row: int) -> bool:
    """The price of the next cell (BR-CANAL-03)."""
    me = s.players[p]
    return cost(s, p, CANAL, tint, 0 + CELL_PRICE[p, section, me.canal[section]], row, True) <= me.guilders


@rule
def can_pay_house(s: State, p: int, tint: int, row: int) -> bool:
    """The worker of a house (BR-HOUSE-02)."""
    return cost(s, p, HOUSE, tint, 1, row, True) <= s.players[p].workers[tint]


@rule
def can_pay_character(s: State, p: int, card: int, row: int) -> bool:
    """The price of a character (BR-PLACE-02)."""
    return cost(s, p, PLACE, colour(card), 0 + CARD_TABLE[card, COST], row, True) <= s.players[p].guilders


@rule
def play_possible(s: State, p: int, row: int) -> bool:
    """Whether a hand card can be played for what an operation grants (BR-TURN-12)."""
    me = s.players[p]
    for i in range(me.held):
        card = me.hand[i]
        tint = colour(card)
        if grants(row, 0) or grants(row, 1):
            return True
        if grants(row, HOUSE) and me.homes < MOST_HOUSES and can_pay_house(s, p, tint, row):
            return True
        if grants(row, PLACE) and card >= 0 and has_room(me, -1) and can_pay_character(s, p, card, row):
            return True
        for other in range(COLOURS):
            if grants(row, CALM) and can_calm(s, p, tint, other):
                return True
        for section in range(SECTIONS):
            if grants(row, CANAL) and can_build(s, p, tint, section, row) and can_pay_cell(s, p, tint, section, row):
                return True
    return False


@rule
def stock(me: Player, what: int, tint: int) -> int:
    """How much a player has of something; a colour of 5 or more is any colour."""
    total = 0
    if what == What.GUILDERS:
        total += me.guilders
    elif what == What.VP:
        total += me.vp
    elif what == What.CARD:
        total += me.held
    elif what == What.HOUSE:
        total += me.homes
    elif what == What.CANAL_TOKEN:
        total += me.canal[0] + me.canal[1]
    elif what == What.CHARACTER:
        for i in range(me.homes):
            total += me.tenant[i] >= 0
    else:
        for which in range(COLOURS):
            if tint == which or tint >= COLOURS:
                total += me.workers[which]
    return total


@rule
def meant(s: State, p: int, q: int, who: int) -> bool:
    """Whether an operation of p is about q (BR-TGT-01)."""
    if who == Who.SELF:
        return q == p
    if who == Who.LEFT:
        return (p + 1) % s.seats == q
    if who == Who.RIGHT:
        return (p + s.seats - 1) % s.seats == q
    return q != p or who == Who.EACH_PLAYER


@rule
def shade_of(row: int, card_colour: int) -> int:
    """The colour of an operation; 5 is a choice."""
    return card_colour if OP_TABLE[row, SHADE] == Shade.CARD else 0 + OP_TABLE[row, SHADE]


_OF_PLAYERS = (Op.GAIN, Op.LOSE, Op.TRANSFER, Op.GAIN_MARKER, Op.DISCARD_CARDS, Op.REMOVE, Op.RETURN_TO_HAND)
OF_PLAYERS = table([op in _OF_PLAYERS for op in Op])
"""By operation: whether it may concern several players."""


@rule
def hits(s: State, q: int, row: int, card_colour: int) -> bool:
    """Whether an operation changes anything for one player."""
    op, me, tint = OP_TABLE[row, OP], s.players[q], shade_of(row, card_colour)
    if op == Op.GAIN:
        return True
    if op == Op.DISCARD_CARDS:
        return me.held > 0
    if op == Op.GAIN_MARKER:
        held = 0
        for other in range(s.seats):
            held += s.players[other].markers[tint]
        return held < MARKERS
    return stock(me, OP_TABLE[row, WHAT], tint) > 0


@rule
def simple_useful(s: State, p: int, row: int, source: int, card_colour: int) -> bool:
    """Whether an operation without others in it changes anything."""
    op, me = OP_TABLE[row, OP], s.players[p]
    if op == Op.DRAW:
        return how_much(s, p, row) > 0 and s.decks[0] + s.decks[1] > 0
    if op == Op.REPUTATION:
        return how_much(s, p, row) > 0 and me.reputation < LAST_STEP
    if op == Op.DISCARD_MARKER:
        tint, held = shade_of(row, card_colour), 0
        for which in range(COLOURS):
            if tint >= COLOURS or tint == which:
                held += me.markers[which]
        return held > 0 and how_much(s, p, row) > 0
    if op == Op.DO_ACTION:
        if OP_TABLE[row, WITH_CARD] > 0:
            return play_possible(s, p, row)
        return can_dig(s, p, 0, row) or can_dig(s, p, 1, row)
    if op == Op.FLIP:
        for lead in range(LEADERSHIPS):
            wanted = OP_TABLE[row, WHICH] == Category.CHOICE or OP_TABLE[row, WHICH] == lead
            if wanted and not (me.leads >> lead) & 1:
                return True
        return False
    if op == Op.STRAIGHTEN:
        for i in range(me.homes):
            if (me.turned >> i) & 1 and me.tenant[i] != source:
                return True
        return False
    if op == Op.EXCHANGE:
        return can_exchange(me, row)
    if op == Op.MODIFY or op == Op.PERMIT or op == Op.PREVENT or op == Op.SCORE:
        return False
    if not OF_PLAYERS[op]:  # nothing else can stand in its way
        return how_much(s, p, row) > 0
    if OP_TABLE[row, WHO] != Who.CHOSEN_OPPONENT and how_much(s, p, row) == 0:
        return False
    for q in range(s.seats):
        if meant(s, p, q, OP_TABLE[row, WHO]) and hits(s, q, row, card_colour):
            return True
    return False


@rule
def can_exchange(me: Player, row: int) -> bool:
    """Whether there is enough of one thing to give (BR-OP-12)."""
    if OP_TABLE[row, GIVE] != What.WORKER:
        return stock(me, OP_TABLE[row, GIVE], 5) >= OP_TABLE[row, GIVE_N]
    for which in range(COLOURS):
        if me.workers[which] >= OP_TABLE[row, GIVE_N]:
            return True
    return False


@rule
def branch_useful(s: State, p: int, row: int, branch: int, source: int, card_colour: int) -> bool:
    """Whether a branch of a choice, or what is paid for, changes anything (BR-OP-13)."""
    part = 0 + OP_TABLE[row, FIRST_BRANCH + branch]
    while part >= 0 and part != OP_TABLE[row, NEXT]:
        if simple_useful(s, p, part, source, card_colour):
            return True
        part = 0 + OP_TABLE[part, NEXT]
    return False


@rule
def useful(s: State, p: int, row: int, source: int, card_colour: int) -> bool:
    """Whether an operation other than a copy changes anything."""
    op = OP_TABLE[row, OP]
    if op == Op.PAY and stock(s.players[p], OP_TABLE[row, WHAT], shade_of(row, card_colour)) < how_much(s, p, row):
        return False
    if op != Op.PAY and op != Op.CHOOSE:
        return simple_useful(s, p, row, source, card_colour)
    for branch in range(OP_TABLE[row, BRANCHES]):
        if branch_useful(s, p, row, branch, source, card_colour):
            return True
    return False


@rule
def card_useful(s: State, p: int, card: int, source: int) -> bool:
    """Whether a card that copies nothing changes anything now (BR-CHAR-15, BR-CHAR-16, BR-TURN-18)."""
    row, some = 0 + CARD_TABLE[card, PROGRAM], False
    used = CARD_TABLE[card, KIND] == Kind.WORKER or CARD_TABLE[card, KIND] == Kind.FREE
    while row >= 0:
        now = useful(s, p, row, source, 7)
        play = OP_TABLE[row, OP] == Op.DO_ACTION and OP_TABLE[row, WITH_CARD] > 0  # a canal cell may be missing
        if used and play and not now and OP_TABLE[row, OPTIONAL] <= 0:
            return False
        some = some or now
        row = 0 + OP_TABLE[row, NEXT]
    return some


@rule
def can_copy(s: State, p: int, row: int, source: int, q: int, place: int) -> bool:
    """Whether a character can be copied (BR-OP-20)."""
    card = s.players[q].tenant[place]
    if place >= s.players[q].homes or card < 0 or card == source or not meant(s, p, q, OP_TABLE[row, WHO]):
        return False
    if CARD_TABLE[card, KIND] != OP_TABLE[row, WHICH] or OP_TABLE[CARD_TABLE[card, PROGRAM], OP] == Op.COPY:
        return False
    return condition_holds(s, p, card, -1, -1) and card_useful(s, p, card, source)


@rule
def any_use(s: State, p: int, card: int) -> bool:
    """Whether a card changes anything now, copies included."""
    row = CARD_TABLE[card, PROGRAM]
    if OP_TABLE[row, OP] != Op.COPY:
        return card_useful(s, p, card, card)
    for q in range(s.seats):
        for place in range(s.players[q].homes):
            if can_copy(s, p, row, card, q, place):
                return True
    return False

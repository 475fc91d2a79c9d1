"""What players lose: houses, canal tokens and inhabitants, by penalties and by characters (chapter 6.3, BR-OP-09, 10).

The loser chooses, and never among hand cards (BR-STACK-07). Where one thing can be lost, nothing is asked (BR-CHAR-21).
"""

from duchy.engine.agenda import ask_about, pop
from duchy.engine.cards import NO_CARD
from duchy.engine.rule import rule
from duchy.games.bruges.actions import burn_action, dismiss_action, drain_action, recall_action
from duchy.games.bruges.chapters.areas import add_card, move_out, remove_house
from duchy.games.bruges.components.board import SECTIONS
from duchy.games.bruges.components.grammar import What
from duchy.games.bruges.state import Decision

# What is lost: the words of the grammar, and two that have no word of their own.
CANAL_TOKEN, HOUSE, CHARACTER = int(What.CANAL_TOKEN), int(What.HOUSE), int(What.CHARACTER)
RETURN = 7  # an inhabitant returns to hand
FIRE = 8  # a house or a canal token


@rule
def remove(s, p, what):
    """A player loses something of own choice, if there is any (BR-OP-09, BR-FIRE-01 to 04, BR-PLAGUE-01, 04, 05)."""
    me = s.players[p]
    options, place = 0, -1
    if what == CHARACTER or what == RETURN:
        for i in range(me.homes):
            if me.tenant[i] != NO_CARD:
                options += 1
                place = i
    if what == HOUSE or what == FIRE:
        options += me.homes
        place = 0
    section = -1
    if what == CANAL_TOKEN or what == FIRE:
        for k in range(SECTIONS):
            if me.canal[k] > 0:
                options += 1
                section = k
    if options > 1:
        if what == CHARACTER:
            ask_about(s, p, Decision.PLAGUE, what, 0)
        elif what == RETURN:
            ask_about(s, p, Decision.RECALL, what, 0)
        else:
            ask_about(s, p, Decision.FIRE, what, 0)
    elif options == 1:
        if what == CHARACTER:
            dismiss(me, place)
        elif what == RETURN:
            recall(me, place)
        elif section >= 0:
            drain(me, section)
        else:
            burn(me, place)


@rule
def legal_fire(s, me, out):
    """Any house, empty or inhabited, and the outermost token of any section (BR-FIRE-01, 04, BR-FIRE-10)."""
    what, n = s.agenda[s.depth - 1].a, 0
    if what != CANAL_TOKEN:
        for place in range(me.homes):
            out[n] = burn_action(place)
            n += 1
    if what != HOUSE:
        for section in range(SECTIONS):
            if me.canal[section] > 0:
                out[n] = drain_action(section)
                n += 1
    return n


@rule
def legal_plague(me, out):
    """Any inhabitant (BR-PLAGUE-01, BR-PLAGUE-02)."""
    n = 0
    for place in range(me.homes):
        if me.tenant[place] != NO_CARD:
            out[n] = dismiss_action(place)
            n += 1
    return n


@rule
def legal_recall(me, out):
    """Any inhabitant (BR-OP-10)."""
    n = 0
    for place in range(me.homes):
        if me.tenant[place] != NO_CARD:
            out[n] = recall_action(place)
            n += 1
    return n


@rule
def burn(me, place):
    """A house is discarded, shown to all; its inhabitant returns to hand (BR-FIRE-05 to 09, BR-INFO-05)."""
    if me.tenant[place] != NO_CARD:
        recall(me, place)
    remove_house(me, place)


@rule
def drain(me, section):
    """The outermost token goes back; statue and leadership markers are kept (BR-FIRE-10 to 12, 14, 15, BR-CANAL-19)."""
    me.canal[section] -= 1


@rule
def dismiss(me, place):
    """A character goes to the discard pile; its house stays (BR-PLAGUE-03, BR-PLAGUE-06)."""
    move_out(me, place)


@rule
def recall(me, place):
    """A character returns to its owner's hand, where all know it (BR-INFO-06)."""
    card = me.tenant[place]
    move_out(me, place)
    add_card(me, card, 1)


@rule
def answer_burn(s, p, house):
    """The house that is given up."""
    pop(s)
    burn(s.players[p], house)


@rule
def answer_drain(s, p, section):
    """The section that loses its outermost token."""
    pop(s)
    drain(s.players[p], section)


@rule
def answer_dismiss(s, p, house):
    """The inhabitant that is lost."""
    pop(s)
    dismiss(s.players[p], house)


@rule
def answer_recall(s, p, house):
    """The inhabitant that returns to hand."""
    pop(s)
    recall(s.players[p], house)

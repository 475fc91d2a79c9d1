"""What players lose: houses, canal tokens and inhabitants, by penalties and by characters (chapter 6.3, BR-OP-09, 10).

The loser chooses, and never among hand cards (BR-STACK-07). Where one thing can be lost, nothing is asked (BR-CHAR-21).
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask_about, pop
from duchy.engine.play.cards import NO_CARD
from duchy.games.bruges.actions import burn_action, dismiss_action, drain_action, recall_action
from duchy.games.bruges.chapters.areas import add_card, move_out, remove_house
from duchy.games.bruges.components.board import SECTIONS
from duchy.games.bruges.fields import Lost
from duchy.games.bruges.questions import Decision
from duchy.games.bruges.state import Player, State


@rule
def remove(s: State, p: int, what: int) -> None:
    """A player loses something of own choice, if there is any (BR-OP-09, BR-FIRE-01 to 04, BR-PLAGUE-01, 04, 05)."""
    me = s.players[p]
    options, place = 0, -1
    if what == Lost.CHARACTER or what == Lost.RETURN:
        for i in range(me.homes):
            if me.tenant[i] != NO_CARD:
                options += 1
                place = i
    if what == Lost.HOUSE or what == Lost.FIRE:
        options += me.homes
        place = 0
    section = -1
    if what == Lost.CANAL_TOKEN or what == Lost.FIRE:
        for k in range(SECTIONS):
            if me.canal[k] > 0:
                options += 1
                section = k
    if options > 1:
        if what == Lost.CHARACTER:
            ask_about(s, p, Decision.PLAGUE, what, 0)
        elif what == Lost.RETURN:
            ask_about(s, p, Decision.RECALL, what, 0)
        else:
            ask_about(s, p, Decision.FIRE, what, 0)
    elif options == 1:
        if what == Lost.CHARACTER:
            dismiss(me, place)
        elif what == Lost.RETURN:
            recall(me, place)
        elif section >= 0:
            drain(me, section)
        else:
            burn(me, place)


@rule
def legal_fire(s: State, p: int, out: Ints, n: int) -> int:
    """Any house, empty or inhabited, and the outermost token of any section (BR-FIRE-01, 04, BR-FIRE-10)."""
    me, what = s.players[p], s.agenda[s.depth - 1].a
    if what != Lost.CANAL_TOKEN:
        for place in range(me.homes):
            out[n] = burn_action(place)
            n += 1
    if what != Lost.HOUSE:
        for section in range(SECTIONS):
            if me.canal[section] > 0:
                out[n] = drain_action(section)
                n += 1
    return n


@rule
def legal_plague(s: State, p: int, out: Ints, n: int) -> int:
    """Any inhabitant (BR-PLAGUE-01, BR-PLAGUE-02)."""
    me = s.players[p]
    for place in range(me.homes):
        if me.tenant[place] != NO_CARD:
            out[n] = dismiss_action(place)
            n += 1
    return n


@rule
def legal_recall(s: State, p: int, out: Ints, n: int) -> int:
    """Any inhabitant (BR-OP-10)."""
    me = s.players[p]
    for place in range(me.homes):
        if me.tenant[place] != NO_CARD:
            out[n] = recall_action(place)
            n += 1
    return n


@rule
def burn(me: Player, place: int) -> None:
    """A house is discarded, shown to all; its inhabitant returns to hand (BR-FIRE-05 to 09, BR-INFO-05)."""
    if me.tenant[place] != NO_CARD:
        recall(me, place)
    remove_house(me, place)


@rule
def drain(me: Player, section: int) -> None:
    """The outermost token goes back; statue and leadership markers are kept (BR-FIRE-10 to 12, 14, 15, BR-CANAL-19)."""
    me.canal[section] -= 1


@rule
def dismiss(me: Player, place: int) -> None:
    """A character goes to the discard pile; its house stays (BR-PLAGUE-03, BR-PLAGUE-06)."""
    move_out(me, place)


@rule
def recall(me: Player, place: int) -> None:
    """A character returns to its owner's hand, where all know it (BR-INFO-06)."""
    card = me.tenant[place]
    move_out(me, place)
    add_card(me, card, 1)


@rule
def answer_burn(s: State, p: int, house: int) -> None:
    """The house that is given up."""
    pop(s)
    burn(s.players[p], house)


@rule
def answer_drain(s: State, p: int, section: int) -> None:
    """The section that loses its outermost token."""
    pop(s)
    drain(s.players[p], section)


@rule
def answer_dismiss(s: State, p: int, house: int) -> None:
    """The inhabitant that is lost."""
    pop(s)
    dismiss(s.players[p], house)


@rule
def answer_recall(s: State, p: int, house: int) -> None:
    """The inhabitant that returns to hand."""
    pop(s)
    recall(s.players[p], house)

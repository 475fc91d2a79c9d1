"""Answers and steps in which a module and chapters take part: what each of them does alone stands there."""

from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask
from duchy.games.burgundy import hooks
from duchy.games.burgundy.chapters.black_depot import pay
from duchy.games.burgundy.chapters.place import use_building
from duchy.games.burgundy.chapters.setup import CASTLE
from duchy.games.burgundy.chapters.take import store
from duchy.games.burgundy.components.tiles import Kind
from duchy.games.burgundy.modules.close_to_castle import return_castle
from duchy.games.burgundy.modules.inns import take_inn
from duchy.games.burgundy.modules.shields.copying import name_player
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.state import BY_ROUTE, State


@rule
def answer_return_castle(s: State, p: int, space: int) -> None:
    """Both dice for a castle that goes back into storage, where room may have to be made (CB-NEAR-08, CB-NEAR-12)."""
    return_castle(s, p, space)
    store(s, p, CASTLE)
    hooks.castle_returned(s, p, space)


@rule
def answer_name_player(s: State, p: int, other: int) -> None:
    """A player whose monasteries are copied."""
    name_player(s, p, other)
    hooks.player_named(s)


@rule
def buy_inn(s: State, p: int, workers: int) -> None:
    """Buy an inn, as a tile of the black depot (CB-INN-03, CB-INN-04)."""
    pay(s, p, workers)
    store(s, p, take_inn(s))


@rule
def use_route_bonus(s: State, p: int, kind: int) -> None:
    """The effect of a tile by a space of the trade route (CB-TRADE-06); what it asks may be declined (CB-TRADE-16).

    A sale is one like any other (CB-TRADE-17), an extra action that of a castle (CB-TRADE-18), and workers come as from
    a boarding house (CB-TRADE-19).
    """
    depth = s.depth
    if kind == Kind.CASTLE:
        ask(s, p, Decision.CASTLE)
    else:
        use_building(s, p, kind)
    if s.depth > depth:
        s.agenda[s.depth - 1].b = BY_ROUTE

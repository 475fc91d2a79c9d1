"""What the effects of a placement do, and the tile that a completed colour brings (chapters 23.2 and 23.3)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask, pop
from duchy.games.burgundy import hooks
from duchy.games.burgundy.actions import award_action
from duchy.games.burgundy.chapters.place import fits_somewhere, lay_tile, legal_spaces, tile_effect
from duchy.games.burgundy.chapters.scoring import score_monastery, score_phase, score_size
from duchy.games.burgundy.chapters.workers import EVERY_VALUE
from duchy.games.burgundy.components.board import BLACK_SLOTS
from duchy.games.burgundy.components.spaces import region_of
from duchy.games.burgundy.components.tiles import MONASTERY
from duchy.games.burgundy.modules.solo.supply import black_tile, offered_before, take_black
from duchy.games.burgundy.questions import Decision, Effect
from duchy.games.burgundy.state import State, estate_of


@rule
def use_effect(s: State, p: int, effect: int, space: int) -> None:
    """One effect of a placement: points of its region, the award of its colour, or what the tile does."""
    home = estate_of(s, p)
    if effect == Effect.SIZE:
        score_size(s, p, region_of(home, space))
    elif effect == Effect.PHASE:
        score_phase(s, p)
    elif effect == Effect.COLOUR:
        offer_award(s, p)
    else:
        kind = home.tiles[space]
        score_monastery(s, p, MONASTERY[kind])  # at once, as things stand (CB-SOLO-24, CB-SOLO-25)
        tile_effect(s, p, kind, space)
        hooks.tile_effect(s, p, kind, space)


@rule
def offer_award(s: State, p: int) -> None:
    """A tile of the black depot for the estate, in place of a bonus tile; lost if none fits (CB-SOLO-29, 32, 33)."""
    for slot in range(BLACK_SLOTS + 1):
        kind = black_tile(s, slot)
        if kind and fits_somewhere(s, estate_of(s, p), kind):
            ask(s, p, Decision.AWARD)
            return


@rule
def legal_award(s: State, p: int, out: Ints, n: int) -> int:
    """Every tile on every space where it may lie, whatever the number; equal tiles once (CB-SOLO-30)."""
    for slot in range(BLACK_SLOTS + 1):
        kind = black_tile(s, slot)
        if kind and not offered_before(s, slot):
            n = legal_spaces(s, estate_of(s, p), kind, EVERY_VALUE, award_action(s, slot, 0), out, n)
    return n


@rule
def award(s: State, p: int, slot: int, space: int) -> None:
    """Lay the tile face up, with all that follows: goods of a ship, another colour (CB-SOLO-29, CB-SOLO-31, 58)."""
    pop(s)
    lay_tile(s, p, take_black(s, slot), space)

"""Where modules take part in the base game: few points with a name, each asking the modules that are played with.

A chapter calls a hook and knows no module; a module brings a rule of the hook's name and knows no chapter. Where no
module is played with, the rules are those of the base game (CB-EXP-03), and the compiler leaves every hook out.
"""

from duchy.engine.rule import rule
from duchy.games.burgundy.components.estates import BoardSet
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.modules import board_sets, border_posts, close_to_castle, extra_tiles, white_castles
from duchy.games.burgundy.state import with_modules


@rule
def played(s, module):
    """Whether a module is played with."""
    return with_modules(s) and s.modules & module


@rule
def deal_boards(s):
    """Before boards are dealt: a module with estates of its own deals those."""
    if played(s, Module.BORDER_POSTS):
        board_sets.deal(s, BoardSet.BORDER_POSTS)
    if played(s, Module.CLOSE_TO_CASTLE):
        board_sets.deal(s, BoardSet.CLOSE_TO_CASTLE)


@rule
def allows_tile(s, p, space):
    """Whether modules allow a tile on a space where the base game does."""
    if played(s, Module.CLOSE_TO_CASTLE):
        return close_to_castle.allows_tile(s, p, space)
    return True


@rule
def tile_laid(s, p):
    """After a tile was laid and its region and colour scored, before its effect: what else it scores."""
    if played(s, Module.BORDER_POSTS):
        border_posts.tile_laid(s, p)


@rule
def tile_effect(s, p, kind, space):
    """After a tile was laid and its regions scored: the effect of a tile that a module brings."""
    if played(s, Module.EXTRA_TILES):
        extra_tiles.tile_effect(s, p, kind, space)


@rule
def building_effect(s, p, kind):
    """The effect of a building that a module brings, placed or copied."""
    if played(s, Module.EXTRA_TILES):
        extra_tiles.building_effect(s, p, kind)
    if played(s, Module.WHITE_CASTLES):
        white_castles.building_effect(s, p, kind)


@rule
def pawn_moved(s, p):
    """After a pawn came to a space of the order track: who lies on top there."""
    if played(s, Module.EXTRA_TILES):
        extra_tiles.pawn_moved(s, p)


@rule
def legal_at_any_time(s, p, out, n):
    """Actions that cost no die and are open at any decision of the player's turn that may be declined."""
    if played(s, Module.EXTRA_TILES):
        n = extra_tiles.legal_at_any_time(s, p, out, n)
    return n


@rule
def legal_for_both_dice(s, p, out, n):
    """Actions of a turn that take both dice."""
    if played(s, Module.CLOSE_TO_CASTLE):
        n = close_to_castle.legal_for_both_dice(s, p, out, n)
    return n


@rule
def workers_for_silver(s, p):
    """How many workers a player could have for silver without an action."""
    workers = 0
    if played(s, Module.EXTRA_TILES):
        workers += extra_tiles.workers_for_silver(s, p)
    return workers


@rule
def legal_answers(s, p, asked, out, n):
    """Answers to a question that a module asks."""
    if played(s, Module.EXTRA_TILES):
        n = extra_tiles.legal_answers(s, p, asked, out, n)
    return n


@rule
def final_points(s, p):
    """Points that a module's tiles add to those of the monasteries at the end of the game."""
    points = 0
    if played(s, Module.EXTRA_TILES):
        points += extra_tiles.final_points(s, p)
    return points

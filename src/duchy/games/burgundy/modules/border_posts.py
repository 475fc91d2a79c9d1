"""Border posts: estates with three posts at their edge, which tiles link (chapter 17)."""

from duchy.engine.kernels.bits import count, lowest
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.chapters.gains import gain_points
from duchy.games.burgundy.components.board import BONUS_VP, MAX_PLAYERS, PHASE_VP
from duchy.games.burgundy.components.layouts import post_spaces
from duchy.games.burgundy.components.printings import Difference, printed
from duchy.games.burgundy.components.spaces import neighbours
from duchy.games.burgundy.state import Category, Estate, State, estate_of

PAIRS = table([(0, 1), (0, 2), (1, 2)])
ALL_PAIRS = (1 << len(PAIRS)) - 1
AWARDS = 2


@rule
def tile_laid(s: State, p: int) -> None:
    """Posts that the new tile links score the phase, which is no region scoring (CB-BORDER-04, 05, CB-BORDER-14).

    In 2019 each pair of posts scores (CB-BORDER-08, CB-BORDER-17, CB-BORDER-18), in 2020-ua the second and the third
    post (CB-BORDER-07, CB-BORDER-09, CB-BORDER-10).
    """
    e = s.players[p].estate
    before, now = s.more[0].post_pairs[e], linked_pairs(estate_of(s, p))
    if now == before:
        return
    s.more[0].post_pairs[e] = now
    most = printed(s, Difference.POST_SCORINGS)
    scorings = min(count(now), most) - min(count(before), most)
    gain_points(s, p, Category.POSTS, scorings * PHASE_VP[s.phase])
    if now == ALL_PAIRS:
        award(s, p)


@rule
def linked_pairs(home: Estate) -> int:
    """The pairs of posts that a chain of covered spaces links, as a set (CB-BORDER-03, CB-BORDER-06)."""
    pairs = 0
    for pair in range(len(PAIRS)):
        chain = grown(home, post_spaces(home.layout, PAIRS[pair, 0]) & home.covered[0])
        if chain & post_spaces(home.layout, PAIRS[pair, 1]):
            pairs |= 1 << pair
    return pairs


@rule
def grown(home: Estate, spaces: int) -> int:
    """Covered spaces with all covered spaces that are linked to them. An estate with posts fits into one word."""
    seen = 0
    while seen != spaces:
        new = spaces & ~seen
        seen = spaces
        while new:
            spaces |= neighbours(home, lowest(new), 0) & home.covered[0]
            new &= new - 1
    return spaces


@rule
def award(s: State, p: int) -> None:
    """Who links all three posts first and second gets points, but no bonus tile (CB-BORDER-11 to CB-BORDER-13)."""
    rank = 0
    for e in range(MAX_PLAYERS):
        rank += s.more[0].post_award[e] > 0
    if rank < AWARDS:
        s.more[0].post_award[s.players[p].estate] = rank + 1
        gain_points(s, p, Category.POSTS, BONUS_VP[s.seats, rank])


@rule
def tiles_missing(home: Estate, post: int, other: int) -> int:
    """How many tiles a chain from one post to another still needs at least."""
    spaces = grown(home, post_spaces(home.layout, post) & home.covered[0])
    missing = 0
    while not spaces & post_spaces(home.layout, other):
        spaces = grown(home, spaces | beside(home, spaces) | post_spaces(home.layout, post))
        missing += 1
    return missing


@rule
def beside(home: Estate, spaces: int) -> int:
    """The neighbours of spaces."""
    found = 0
    while spaces:
        found |= neighbours(home, lowest(spaces), 0)
        spaces &= spaces - 1
    return found

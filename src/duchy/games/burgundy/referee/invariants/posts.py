"""Border posts: chains of tiles followed from space to space, and when they were closed (chapter 17)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import MAX_PLAYERS
from duchy.games.burgundy.components.estates import POSTS
from duchy.games.burgundy.components.layouts import ESTATES, filled
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.spaces import shape_of, space_count
from duchy.games.burgundy.referee.invariants.action import changes_tiles, chooses_estate
from duchy.games.burgundy.referee.invariants.drawing import AROUND, TOUCHING
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.state import Estate, State, with_modules

POST_PAIRS = table([(0, 1), (0, 2), (1, 2)])
BESIDE = table([filled([sorted(post.spaces) for post in e.posts] + [[]] * (POSTS - len(e.posts)), 2) for e in ESTATES])
"""[layout, post, up to two spaces], filled up with -1"""
EVER = 32_767  # a ply that no game reaches


@rule
def chain_from(home: Estate, laid: Ints, post: int, ply: int) -> int:
    """The spaces that tiles laid up to a ply link with a post, as a set. An estate with posts has 37 spaces."""
    chain, before = 0, -1
    while chain != before:
        before = chain
        for space in range(space_count(home)):
            there = home.tiles[space] and laid[space] <= ply
            if there and (is_beside(home, post, space) or touches(home, chain, space)):
                chain |= 1 << space
    return chain


@rule
def is_beside(home: Estate, post: int, space: int) -> bool:
    """Whether a space touches a post."""
    return space == BESIDE[home.layout, post, 0] or space == BESIDE[home.layout, post, 1]


@rule
def touches(home: Estate, chain: int, space: int) -> bool:
    """Whether a space touches one of a chain."""
    for i in range(AROUND):
        other = TOUCHING[shape_of(home), space, i]
        if other >= 0 and (chain >> other) & 1:
            return True
    return False


@rule
def is_linked(home: Estate, laid: Ints, pair: int, ply: int) -> bool:
    """Whether tiles laid up to a ply link a pair of posts (CB-BORDER-06)."""
    chain = chain_from(home, laid, POST_PAIRS[pair, 0], ply)
    for space in range(space_count(home)):
        if (chain >> space) & 1 and is_beside(home, POST_PAIRS[pair, 1], space):
            return True
    return False


@rule
def pair_linked_at(home: Estate, laid: Ints, pair: int) -> int:
    """The ply that linked a pair of posts; -1 while they are not."""
    if not is_linked(home, laid, pair, EVER):
        return -1
    first = EVER
    for space in range(space_count(home)):
        if home.tiles[space] and laid[space] < first and is_linked(home, laid, pair, laid[space]):
            first = laid[space]
    return first


@rule
def all_linked_at(home: Estate, laid: Ints) -> int:
    """The ply that linked all three posts; -1 while they are not."""
    last = -1
    for pair in range(len(POST_PAIRS)):
        ply = pair_linked_at(home, laid, pair)
        if ply < 0:
            return -1
        last = max(last, ply)
    return last


@rule
def pairs_linked(home: Estate, laid: Ints) -> int:
    """The pairs of posts that are linked, as a set."""
    pairs = 0
    for pair in range(len(POST_PAIRS)):
        pairs |= (1 if is_linked(home, laid, pair, EVER) else 0) << pair
    return pairs


@rule
def awards_given(s: State) -> int:
    """How many estates have an award for all three posts."""
    given = 0
    for e in range(MAX_PLAYERS):
        given += s.more[0].post_award[e] > 0
    return given


@rule
def check_posts(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
    """Linked posts are those that tiles link, and the first two estates with all three linked have an award."""
    if not with_modules(s):
        return FINE
    changed = before.players[p].estate if changes_tiles(s, action) else -1
    for e in range(MAX_PLAYERS):
        home, had = s.estates[e], before.more[0].post_award[e]
        pairs = before.more[0].post_pairs[e]
        if e == changed or chooses_estate(s, action):
            played = s.modules & Module.BORDER_POSTS and home.layout >= 0
            pairs = pairs_linked(home, ledger.laid[e]) if played else 0
        if s.more[0].post_pairs[e] != pairs:
            return Violation.POSTS
        new = pairs == 7 and before.more[0].post_pairs[e] != 7 and awards_given(before) < 2
        if s.more[0].post_award[e] != (awards_given(before) + 1 if new else had):
            return Violation.POSTS
    return FINE

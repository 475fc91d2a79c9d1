"""Border posts as a client draws them: what links each pair of posts, or what is missing (chapter 17)."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Any, cast

from duchy.engine.game.game import State
from duchy.games.burgundy.components.board import BONUS_VP, PHASE_VP
from duchy.games.burgundy.components.estates import Estate
from duchy.games.burgundy.components.printings import EDITION, Difference
from duchy.games.burgundy.display.names import BONUS_NAMES, estate_at
from duchy.games.burgundy.display.shapes import Bonus, PostPair, Posts
from duchy.games.burgundy.modules.border_posts import AWARDS, PAIRS


def posts_of(state: State, me: dict[str, Any]) -> Posts:
    """The posts of a player's estate."""
    estate, tiles = estate_at(state.game, me["layout"]), me["tiles"]
    awards = state.record.more[0].post_award.tolist()
    pairs = [_pair(estate, tiles, int(first), int(second)) for first, second in PAIRS]
    shown: Posts = {"pairs": pairs, "next": _next(state, pairs, awards)}
    if award := awards[me["estate"]]:
        shown["award"] = cast(Bonus, BONUS_NAMES[award - 1])
    return shown


def _pair(estate: Estate, tiles: list[int], first: int, second: int) -> PostPair:
    chain = _chain(estate, tiles, first, second)
    missing = [space + 1 for space in chain if not tiles[space]]
    return {"posts": [first + 1, second + 1], "chain": [space + 1 for space in chain], "missing": missing}


def _chain(estate: Estate, tiles: list[int], first: int, second: int) -> list[int]:
    """Spaces from one post to another, with the fewest empty ones among them, and of such chains a shortest."""
    waiting = [(int(not tiles[space]), 1, [space]) for space in estate.posts[first].spaces]
    heapify(waiting)
    seen: set[int] = set()
    while True:
        missing, length, chain = heappop(waiting)
        space = chain[-1]
        if space in estate.posts[second].spaces:
            return chain
        if space not in seen:
            seen.add(space)
            for near in estate.neighbours[space] - seen:
                heappush(waiting, (missing + (not tiles[near]), length + 1, [*chain, near]))


def _next(state: State, pairs: list[PostPair], awards: list[int]) -> int | None:
    """What the next link would score now: the second post once, the third one by the printing (CB-BORDER-07, 08)."""
    linked = sum(not pair["missing"] for pair in pairs)
    if linked == len(pairs):
        return None
    phase = int(PHASE_VP[state.record.phase])
    if not linked:
        return phase
    scorings = int(EDITION[state.record.edition, Difference.POST_SCORINGS]) - linked
    rank = sum(award > 0 for award in awards)
    return scorings * phase + (int(BONUS_VP[state.game.players, rank]) if rank < AWARDS else 0)

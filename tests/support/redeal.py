"""Dealing anew what a viewer cannot know of a table: another past that looks the same, and another future.

Unknown are the secret of the dice, and what others did unseen: a sealed choice, whether it stands or was taken back.
Choices are sealed where several players decide at once; such a choice is still unseen if another one in its place
would have left every position, from then to now, the same to the viewer.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import duchy
from duchy.engine.game.game import State
from duchy.server.storage.models import Entry, Header
from duchy.server.tables.replay import advance, begin


def seen_by(viewer: int, header: Header, log: Sequence[Entry]) -> list[State] | None:
    """Everything that a viewer sees of a log, position by position; None if the log cannot be played."""
    match = begin(header)
    seen = [match.state.observe(viewer)]
    try:
        for entry in log:
            advance(header, match, entry)
            seen.append(match.state.observe(viewer))
    except duchy.DuchyError:
        return None
    return seen


def last_revelation(header: Header, log: Sequence[Entry]) -> int:
    """The last ply of the position whose chance has come to light. Later chance was never drawn from."""
    match, revealed = begin(header), 0
    for entry in log:
        before = match.state.revelations
        advance(header, match, entry)
        if match.state.revelations > before:
            revealed = match.state.ply
    return revealed


def dealt_anew(header: Header, log: Sequence[Entry], viewer: int, chance: random.Random) -> list[Entry]:
    """A log that looks the same to the viewer, in which others did something else wherever they acted unseen."""
    seen, anew, together = seen_by(viewer, header, log), list(log), _decided_together(header, log)
    for index, entry in enumerate(log):
        if index in together and entry.player != viewer and entry.kind == "action":
            for action in _unseen_instead(header, log[:index], entry, viewer, chance):
                other = [*anew[:index], replace(entry, action=action), *anew[index + 1 :]]
                if seen_by(viewer, header, other) == seen:
                    anew = other
                    break
    return anew


def _decided_together(header: Header, log: Sequence[Entry]) -> set[int]:
    """The entries before which several players were to decide."""
    match, found = begin(header), set[int]()
    for index, entry in enumerate(log):
        if len(match.state.deciders) > 1:
            found.add(index)
        advance(header, match, entry)
    return found


def _unseen_instead(
    header: Header, before: Sequence[Entry], entry: Entry, viewer: int, chance: random.Random
) -> Iterator[str]:
    """What a player could have done instead without the viewer noticing it then."""
    match = begin(header)
    for earlier in before:
        advance(header, match, earlier)
    done, legal = match.game.parse(entry.action or ""), match.state.legal_actions(entry.player)
    seen = _after(match.state, done, entry.player).observe(viewer)
    for action in chance.sample(legal, len(legal)):
        if action != done and _after(match.state, action, entry.player).observe(viewer) == seen:
            yield str(match.game.catalogue.decode(action))


def _after(state: State, action: int, player: int) -> State:
    copy = state.clone()
    copy.apply(action, player)
    return copy

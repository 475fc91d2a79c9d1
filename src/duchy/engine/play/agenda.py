"""The agenda: what a game waits for, as a stack of frames with the innermost on top.

A frame is a question or a step. A question waits for the answer of one player or of several (``who``: bit p = player
p). A step is something that happens by itself once everything above it is done: the end of a turn behind a question,
the pay of the mines behind a tribute. A rule that needs an answer asks for it; a rule that has something left to do
later pushes a step. Nested effects are just a deeper stack. ``duchy.engine.play.driver`` runs steps until a question is
on top.

Questions have kinds from 1 to 63, steps from 64 on. Each frame carries two numbers of 16 bits for its rule.
"""

from duchy.engine.kernels.fields import Record, i8, i16, records
from duchy.engine.kernels.rule import rule
from duchy.engine.play.chance import Generator

DEPTH = 16
FIRST_STEP = 64  # the lowest kind of a step


class Frame(Record):
    """A question or a step, with two numbers for its rule."""

    a = i16()
    b = i16()
    kind = i8()
    who = i8()


class KitState(Generator):
    """What the state of every game has for the kit. Games whose effects nest deeply declare a longer agenda."""

    ply = i16()  # actions so far
    revelations = i16()  # how often something random or hidden came to light: undo never crosses one
    over = i8()
    seats = i8()
    overflow = i8()  # a frame did not fit: the game has stopped, and every caller reports it as an error
    depth = i8()
    agenda = records(Frame, DEPTH)


@rule
def push(s: KitState, who: int, kind: int, a: int, b: int) -> None:
    """Put a frame on top. One that does not fit stops the game at once, since dropping it would change the rules."""
    if s.depth >= len(s.agenda):
        s.overflow = 1
        s.over = 1
        return
    frame = s.agenda[s.depth]
    frame.kind = kind
    frame.who = who
    frame.a = a
    frame.b = b
    s.depth += 1


@rule
def ask_all(s: KitState, who: int, kind: int, a: int, b: int) -> None:
    """Ask a set of players; each answers once."""
    push(s, who, kind, a, b)


@rule
def ask(s: KitState, p: int, kind: int) -> None:
    """Ask one player."""
    push(s, 1 << p, kind, 0, 0)


@rule
def ask_about(s: KitState, p: int, kind: int, a: int, b: int) -> None:
    """Ask one player about something."""
    push(s, 1 << p, kind, a, b)


@rule
def then(s: KitState, step: int) -> None:
    """Let a step of the game follow."""
    push(s, 0, step, 0, 0)


@rule
def then_for(s: KitState, p: int, step: int, a: int, b: int) -> None:
    """Let a step of one player follow."""
    push(s, 1 << p, step, a, b)


@rule
def pop(s: KitState) -> None:
    """Take the top frame off. The slot is cleared, so that equal positions are equal byte for byte."""
    s.depth -= 1
    frame = s.agenda[s.depth]
    frame.kind = 0
    frame.who = 0
    frame.a = 0
    frame.b = 0


@rule
def answered_by(s: KitState, p: int) -> bool:
    """Note that a player has answered a question to several; True, and the question is off, when all have."""
    s.agenda[s.depth - 1].who ^= 1 << p
    if s.agenda[s.depth - 1].who:
        return False
    pop(s)
    return True


@rule
def deciders(s: KitState) -> int:
    """The set of players who may answer now; empty when the game is over."""
    if s.depth == 0:
        return 0
    return s.agenda[s.depth - 1].who


@rule
def decision(s: KitState) -> int:
    """The kind of the question on top, 0 if there is none."""
    if s.depth == 0:
        return 0
    return s.agenda[s.depth - 1].kind


@rule
def decision_of(s: KitState, p: int) -> int:
    """The kind of the question that a player is asked, 0 if there is none: for games that ask all players the same."""
    if not (deciders(s) >> p) & 1:
        return 0
    return decision(s)


@rule
def no_verdict(s: KitState) -> int:
    """The verdict of a game in which players are only compared with each other: none."""
    return -1


@rule
def step_waits(s: KitState) -> bool:
    """Whether a step is on top, to be run now."""
    return s.depth > 0 and s.agenda[s.depth - 1].kind >= FIRST_STEP


@rule
def reveal(s: KitState) -> None:
    """Note that something random or hidden came to light: nothing before this can be taken back."""
    s.revelations += 1

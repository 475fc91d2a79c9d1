"""The JSON of a table as types: what view.py and log.py write, what a client reads, and what an API can publish.

Players are indices from 0. Everything else that is named by a number counts from 1 (docs/counting.md): hexes of a
duchy, row by row, areas, dice, rounds. Number n is at index n - 1 of a list. Phases are called I, II and III. A key
that does not apply is left out where it is marked so, which keeps a view small.
"""

from typing import TYPE_CHECKING, Literal, NotRequired

from duchy.engine.game.shapes import Head, TypedDict
from duchy.games.dice.questions import QUESTIONS

Rank = Literal["first", "second"]


# --- the board: what never changes during a game ---------------------------------------------------------------------


class Hex(TypedDict):
    """A hex of a duchy; x and y are its middle, in hex widths. A castle has the bonus of its square."""

    colour: str
    area: int
    x: float
    y: float
    bonus: NotRequired[str]


class Sheet(TypedDict):
    """A duchy. `provenance` tells how well its printed layout is known."""

    provenance: str
    hexes: list[Hex]
    awards: dict[str, list[int]]  # by colour, victory points for the first and the second to build all of it


class ColourInfo(TypedDict):
    """What a colour takes and gives: its numbers, and the bonus of a closed area; None for castles and pastures."""

    numbers: list[int]
    bonus: str | None


class Faces(TypedDict):
    """The faces of the dice."""

    pips: list[int]
    colours: list[str]
    hourglasses: list[int]


class Board(TypedDict):
    """Everything about the components of a game that a client draws and no action changes."""

    game: str
    players: int
    variant: str
    roller: int
    sheets: dict[str, Sheet]  # those that may be played in this game
    colours: dict[str, ColourInfo]
    bonuses: list[str]
    categories: list[str]
    phases: list[str]
    track: int  # boxes of a time track; with one player, rounds of a phase
    sizes: list[list[int]]  # victory points of a closed area, by size from 1 and by phase
    sale: int  # victory points for each of the goods sold
    circles: dict[str, int | None]  # printed in the row of a bonus; None = as many as are needed
    faces: Faces
    verdicts: NotRequired[dict[str, int]]  # the least points of each title, with one player


# --- the box: what a new game is chosen from -------------------------------------------------------------------------


class Setup(TypedDict):
    """Everything that the screen for a new game draws."""

    game: str
    players: list[int]
    variants: list[str]
    most_different: int  # players of the variant in which all sheets differ
    sheets: dict[str, Sheet]
    colours: dict[str, ColourInfo]


# --- what an action or an event brings -------------------------------------------------------------------------------


class Area(TypedDict):
    """An area that was closed."""

    colour: str
    size: int


class Award(TypedDict):
    """An award for a whole colour."""

    colour: str
    rank: Rank
    vp: int


class Gain(TypedDict, total=False):
    """What a player gets. An `award` comes at the end of the round and is not part of `vp` yet."""

    vp: dict[str, int]  # by category
    bonuses: dict[str, int]
    area: Area
    award: Award


class LogLine(TypedDict):
    """A line of the log: the key of its text, what the text speaks of, and what it brought."""

    key: str
    args: dict[str, int | str]
    gain: NotRequired[Gain]


# --- the view: a position as one player sees it ----------------------------------------------------------------------


class Targets(TypedDict, total=False):
    """Where an action is clicked. `pips` and `colours` list all dice that would serve: they are one choice."""

    hex: int
    pips: list[int]
    colours: list[int]
    goods: int  # how many of the goods
    sheet: str


class Then(TypedDict):
    """The second building that a silver would pay for: its dice, and how many hexes they fit."""

    number: int
    colour: str
    hexes: int


class ActionFacts(TypedDict, total=False):
    """What the words about an action mention beside its arguments, or in their place."""

    sheet: str
    number: int  # written in the hex
    colour: str  # of the hex
    used: str  # the bonus that a building takes, or "none"
    bonus: str  # of a castle


class ActionView(TypedDict):
    """A legal action. `kind` with `args` is its structured form, `id` its number; either can be sent back.

    Its sentence is the text `action-<kind>` with `args` and `facts`. An action that `reveals` opens the choices of all
    and cannot be taken back; its gain holds nothing of that.
    """

    id: int
    kind: str
    args: dict[str, int]
    targets: Targets
    facts: NotRequired[ActionFacts]
    gain: NotRequired[Gain]
    then: NotRequired[Then]
    reveals: NotRequired[bool]


class Dice(TypedDict):
    """The roll of the round, the same for all."""

    pips: list[int]
    colours: list[str]
    hourglasses: int


class Circles(TypedDict):
    """The circles of one bonus in one row: ringed ones can be used, crossed ones were."""

    ringed: int
    crossed: int


class Round(TypedDict):
    """What a player did in a round. `built` are the hexes, `pips` and `colours` the dice that are used up."""

    sold: int | None  # None = not decided yet
    passed: bool
    used: str | None
    built: list[int]
    pips: list[int]
    colours: list[int]


class Content(TypedDict):
    """What stands on a sheet."""

    numbers: list[int | None]  # by hex; None = empty, 0 = the start castle, which is built without a number
    areas: list[int]  # closed ones
    built: dict[str, int]  # hexes by colour
    owned: dict[str, int]  # bonuses to use
    circles: dict[str, dict[str, Circles]]  # by row ("own", "castle") and bonus
    awards: dict[str, Rank]
    vp: int
    columns: list[int]  # by phase
    points: dict[str, list[int]]  # by category and phase


class Draft(TypedDict):
    """What a player has written in this round and the others cannot see: the sheet as it will be."""

    step: str | None  # what comes next; None = sealed
    castle: int | None
    round: Round
    content: Content


class PlayerView(TypedDict):
    """What lies before a player."""

    sheet: str | None  # None while it is not chosen
    castle: int | None  # the hex of the start castle, None while it is not chosen or not open
    sealed: bool  # the choice that all make at once is made
    content: Content
    last: Round  # the round that was opened last
    draft: NotRequired[Draft]  # the viewer's own
    unused: int  # bonuses, which break ties
    place: NotRequired[int]  # when the game is over
    verdict: NotRequired[str]  # and with one player


class PromptFacts(TypedDict, total=False):
    """Who a prompt speaks of."""

    player: int
    players: list[int]


class Prompt(TypedDict):
    """What is said to the viewer: a sentence."""

    key: str
    args: NotRequired[PromptFacts]


if TYPE_CHECKING:
    DecisionKind = str
else:
    DecisionKind = Literal[QUESTIONS.names[1:]]  # so that the client's types list them


class DecisionView(TypedDict):
    """What is to be decided: in a round the viewer's own step."""

    kind: DecisionKind


class Moment(TypedDict):
    """Where a game stands: the phase and the round, None before the first roll."""

    phase: str | None
    round: int | None


class View(Head):
    """A position as one player, or a spectator (-1), sees it."""

    phase: str | None  # None before the first roll
    round: int | None  # counted from 1 through all phases
    marked: list[int]  # boxes of each time track
    dice: Dice | None
    awards: dict[str, list[Rank]]  # those left, by colour
    players: list[PlayerView]
    deciders: list[int]
    decision: DecisionView | None
    prompt: Prompt
    actions: list[ActionView]

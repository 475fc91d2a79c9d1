"""The JSON of a table as types: what view.py and log.py write, what a client reads, and what an API can publish.

Players are indices from 0. Everything else that is named by a number counts from 1 (docs/counting.md): hand cards and
houses by their places from left to right, decks (1 left, 2 right), canal sections (1 left, 2 right), rounds, turns.
Number n is at index n - 1 of a list. Reputation steps count from 0, the town hall. Colours, threats,
groups, leaderships, phases and uses of a card are named (`blue`, `fire`, `noble`, `canal`, `draw`, `workers`), except
in `args`, which speak as actions do: colours 1 to 5, leaderships 1 to 3.

A character is known by its id (`prince`), which sentences mention as the fact `card`. Names and texts belong to the
deck in use and come with the board, by language: they are made from the entries of the deck file.

Nothing here says what the viewer may not know: faces in others' hands and houses are left out, as is the order of
decks. A key that does not apply is left out where it is marked so, which keeps a view small.
"""

from typing import TYPE_CHECKING, Literal, NotRequired

from duchy.engine.game.shapes import Head, TypedDict
from duchy.games.bruges.questions import QUESTIONS

Colour = Literal["blue", "brown", "red", "purple", "yellow"]
Threat = Literal["flood", "plague", "fire", "intrigue", "riot"]  # in the order of the colours
Leadership = Literal["reputation", "characters", "canal"]
Phase = Literal["draw", "dice", "cards", "leaderships"]
Use = Literal["workers", "money", "calm", "canal", "house", "place"]  # actions I to VI
Activation = Literal["instant", "worker", "free", "action", "situation", "endgame"]


# --- the board: what never changes during a game ---------------------------------------------------------------------


class Card(TypedDict):
    """A character. `documented` lists what of it is known from outside sources; the rest is of our own design."""

    number: int  # in the deck file
    colour: Colour
    group: str
    cost: int
    vp: int
    activation: Activation
    worker: NotRequired[Colour]  # that an activation costs
    use: NotRequired[Use]  # that it changes; left out: any
    event: NotRequired[str]  # that it reacts to
    limited: NotRequired[bool]  # works by itself, but once a round only
    documented: list[str]  # name, effects, cost ...
    name: dict[str, str]  # by language: en, ru, uk
    text: dict[str, str]  # what it does, by language
    branches: NotRequired[list[dict[str, str]]]  # what can be chosen in its effect, each by language


class Cell(TypedDict):
    """A canal cell."""

    colour: Colour
    price: int


class Values(TypedDict):
    """The fixed numbers of the rules."""

    hand: int  # cards, to which hands are filled
    turns: int  # of each player in a round
    workers: int  # of action I
    deadly: int  # markers of a colour that bring its penalty
    intrigue: int  # points lost by intrigue
    house: int  # points
    leadership: int
    third: int  # the cell that is worth points
    third_cell: int  # and how many


class Board(TypedDict):
    """Everything about the components of a game that a client draws and no action changes."""

    game: str
    players: int
    deck: str  # its digest
    own_deck: bool  # a deck file of the host stands in for ours
    colours: list[Colour]
    threats: dict[Colour, Threat]
    groups: list[str]
    leaderships: list[Leadership]
    categories: list[str]
    uses: list[Use]
    cards: dict[str, Card]  # all 165, in the order of the deck file
    canals: list[list[list[Cell]]]  # by player and section, from the guard house outward
    reputation: list[int]  # points by step, the town hall first
    statues: list[int]  # points, in the order in which they are taken
    values: Values
    reconstructed: list[str]  # data whose printed values are not known: "canals", "reputation" ...


# --- the box: what a new game is chosen from -------------------------------------------------------------------------


class Setup(TypedDict):
    """Everything that the screen for a new game draws, and the deck for its browser."""

    game: str
    players: list[int]
    deck: str
    own_deck: bool
    colours: list[Colour]
    threats: dict[Colour, Threat]
    groups: list[str]
    cards: dict[str, Card]


# --- what an action or an event brings -------------------------------------------------------------------------------


class Gain(TypedDict, total=False):
    """What a player gets."""

    vp: int
    guilders: int
    workers: dict[Colour, int]
    cards: int  # drawn, or back in hand
    steps: int  # on the reputation track
    calmed: dict[Colour, int]  # threat markers that went back
    statue: int  # its points
    leaderships: list[Leadership]  # turned to the coloured side


class Cost(TypedDict, total=False):
    """What a player pays or loses."""

    vp: int
    guilders: int
    workers: dict[Colour, int]
    cards: int  # hand cards discarded, beside the one that was played
    house: Colour
    inhabitant: str  # who leaves
    cells: int  # canal tokens
    threats: dict[Colour, int]  # threat markers that are taken


class Hit(TypedDict):
    """What an action does to another player."""

    player: int
    gain: NotRequired[Gain]
    cost: NotRequired[Cost]


class LogLine(TypedDict):
    """A line of the log: the key of its text, what the text speaks of, and what it brought."""

    key: str
    args: dict[str, int | str | list[int]]
    cost: NotRequired[Cost]
    gain: NotRequired[Gain]


# --- the view: a position as one player sees it ----------------------------------------------------------------------


class Targets(TypedDict, total=False):
    """Where an action is clicked. `houses` lists all that are alike: one choice."""

    card: int  # in hand
    deck: int
    section: int  # its next free cell, or with `drain` its outermost token
    houses: list[int]  # own ones, or those of `player`
    plot: bool  # the next free plot
    worker: Colour  # in the ledger
    marker: Colour  # in the ledger
    die: Colour
    player: int
    leadership: Leadership
    step: int  # of the reputation track
    effect: int  # an entry of `decision.effects`
    branch: int  # an entry of the `branches` of the character that asks


class ActionFacts(TypedDict, total=False):
    """What the words about an action mention beside its arguments, or in their place."""

    card: str  # played, moved in, used, discarded, lost ...; the character that asks; whose effect comes first
    colour: str  # of the card, cell, worker or marker
    house: str  # the colour of the house
    threat: str  # the threat of the marker's colour
    count: int  # workers or guilders taken
    price: int  # guilders; of a house, workers
    step: int  # of the reputation track
    asked: str  # the kind of the question that is answered by yes, no or a colour
    lived: int  # 1 if the house is inhabited, else 0
    number: int  # of the house
    leadership: str


class ActionView(TypedDict):
    """A legal action. `kind` with `args` is its structured form, `id` its number; either can be sent back.

    Its sentence is the text `action-<kind>` with `args` and `facts`. An action that `reveals` brings something random
    or hidden to light and cannot be taken back; its gain holds nothing of that. `ends` is how the points that would be
    scored at the end change, by category; `standing` has the new numbers of the leaderships that change, by player.
    """

    id: int
    kind: str
    args: dict[str, int]
    targets: Targets
    facts: NotRequired[ActionFacts]
    cost: NotRequired[Cost]
    gain: NotRequired[Gain]
    hits: NotRequired[list[Hit]]
    ends: NotRequired[dict[str, int]]
    standing: NotRequired[dict[Leadership, list[int]]]
    by: NotRequired[list[str]]  # own inhabitants that change its yield or its price
    usual: NotRequired[int]  # its yield or price without them
    then: NotRequired[str]  # what the player is asked next
    reveals: NotRequired[bool]


class Refusal(TypedDict):
    """A use that a hand card does not have now, and why: a sentence."""

    card: int
    use: Use
    key: str
    args: dict[str, int | str]


class ColourUses(TypedDict):
    """What a card of a colour would do for the viewer now, whatever its face: for the choice of a deck."""

    workers: int
    guilders: int | None  # None before the dice of the round are rolled
    calm: list[Colour]  # the markers that it could send back
    cells: list[int]  # the sections whose next cell it fits, payable or not
    house: bool  # there are workers enough


class HandCard(TypedDict):
    """A card in hand: its back, and its face where the viewer may know it."""

    colour: Colour
    card: NotRequired[str]
    open: NotRequired[bool]  # all players have seen its face
    drawn: NotRequired[bool]  # not looked at yet, also by its owner


class Inhabitant(TypedDict):
    """A character in a house."""

    card: str
    turned: bool  # used this round


class House(TypedDict):
    """A house: its colour, the character on its hidden side where the viewer may know it, and who lives there."""

    colour: Colour
    card: NotRequired[str]
    inhabitant: Inhabitant | None


class Laurel(TypedDict):
    """What an inhabitant with a laurel wreath is worth now, and at the end."""

    card: str
    house: int
    vp: int
    count: NotRequired[int]  # how many of the things that it counts there are
    houses: NotRequired[list[int]]  # and which houses hold them, where it counts houses or inhabitants


class PlayerView(TypedDict):
    """What lies before a player."""

    vp: int
    guilders: int
    workers: dict[Colour, int]
    markers: dict[Colour, int]
    reputation: int  # the step
    step: int | None  # what the reputation step of this round costs; None if it is not for sale
    hand: list[HandCard]  # in the order in which the cards came
    houses: list[House]
    canal: list[int]  # cells built, by section
    statues: list[int | None]  # by section
    leads: list[Leadership]  # markers on their coloured side
    turns: int  # in phase 3 so far
    end: dict[str, int]  # the points of final scoring, by category, as things stand; when the game is over, as scored
    laurels: list[Laurel]
    place: NotRequired[int]  # when the game is over


class Deck(TypedDict):
    """A draw deck: the colour on top, None if it is empty, and its cards."""

    colour: Colour | None
    count: int


class Standing(TypedDict):
    """A leadership: the numbers that are compared, and who is ahead alone."""

    counts: list[int]  # by player
    leader: int | None


class PromptFacts(TypedDict, total=False):
    """What a prompt speaks of."""

    player: int
    card: str  # the character that asks
    colour: str
    threat: str
    count: int
    price: int
    step: int
    vp: int
    other: int  # another player


class Prompt(TypedDict):
    """What is said to the viewer: a sentence."""

    key: str
    args: NotRequired[PromptFacts]


if TYPE_CHECKING:
    DecisionKind = str
else:
    DecisionKind = Literal[QUESTIONS.names[1:]]  # so that the client's types list them


class DecisionView(TypedDict):
    """What is to be decided."""

    kind: DecisionKind
    player: int  # who decides
    card: NotRequired[str]  # the character whose effect asks
    must: NotRequired[int]  # draw: cards that must follow
    may: NotRequired[int]  # draw: cards that may follow after those
    count: NotRequired[int]  # how many pieces or cards are still to be chosen
    stop: NotRequired[bool]  # fewer will do
    price: NotRequired[int]  # reputation
    colour: NotRequired[Colour]  # prevent: of the marker or the penalty
    evil: NotRequired[Literal["marker", "penalty"]]  # prevent
    penalties: NotRequired[list[Colour]]  # that are due, the one that strikes now first; also with fire and plague
    effects: NotRequired[list[str]]  # order: the characters whose effects wait
    to: NotRequired[int]  # give_worker: the player who gets it


class Moment(TypedDict):
    """Where a game stands."""

    phase: str
    round: int
    last: bool  # the last round


class View(Head):
    """A position as one player, or a spectator (-1), sees it."""

    phase: Phase
    round: int
    last_round: int | None  # None while it is not known
    deadline: int | None  # the round that would be the last if a deck ran out now; None once that is settled
    order: list[int]  # the players in turn order, the first player of the round first
    turn: int | None  # in phase 3, the turn of each player: 1 to 4
    active: int | None  # and whose turn it is
    played: bool  # the card of this turn
    dice: dict[Colour, int] | None  # None before the first roll; in phase 1 those of the last round
    rolled: bool  # the dice are those of this round
    step: int | None  # the usual price of a reputation step; None before the roll and without a 1 or 2
    supply: dict[Colour, int]  # threat markers that are left
    decks: list[Deck]
    reserve: int  # 0 once it is in play
    statues: list[int]  # those left, the next one first
    leaderships: dict[Leadership, Standing]
    discard: list[str]  # the discard pile, in the order of the deck file
    unseen: dict[Colour, int]  # cards that the viewer has not seen: in decks, reserve, and hidden at others
    players: list[PlayerView]
    uses: NotRequired[dict[Colour, ColourUses]]  # for players
    deciders: list[int]
    decision: DecisionView | None
    prompt: Prompt
    actions: list[ActionView]
    refusals: list[Refusal]  # uses that hand cards do not have now; empty unless the viewer plays a card

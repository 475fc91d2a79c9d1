"""The JSON of a table as types: what view.py and log.py write, what a client reads, and what an API can publish.

Players are indices from 0. Everything else that is named by a number counts from 1 (docs/counting.md): spaces of an
estate (`hex`), regions, depots, places in a depot or a storage (`slot`), dice, rounds. Number n is at index n - 1 of a
list. Estates bear the number of their printing. Goods and buildings are named (`red`, `bank`), except in `args` and
`targets`, which speak as actions do: 1 to 6, 1 to 8.
A key that does not apply is left out where it is marked so, which keeps a view small.
"""

from typing import TYPE_CHECKING, Any, Literal, NotRequired

from duchy.engine.game.shapes import Head, TypedDict
from duchy.games.burgundy.questions import QUESTIONS

Bonus = Literal["large", "small"]


# --- the board: what never changes during a game ---------------------------------------------------------------------


class Tile(TypedDict):
    """A kind of tile. `number` is what is printed on it: animals, or the number of a monastery.

    The colour of an inn, which fits spaces of any colour, is `inn`.
    """

    colour: str
    number: NotRequired[int]
    species: NotRequired[str]


class Pile(TypedDict):
    """The tiles of one kind with one back: how many there are in the box."""

    tile: str
    count: int
    black: NotRequired[bool]  # they have a black back


class Hex(TypedDict):
    """A space of an estate; x and y are its middle, in hex widths."""

    colour: str
    number: int
    region: int
    x: float
    y: float


class Post(TypedDict):
    """A border post outside the edge of an estate; x and y are its middle, in hex widths."""

    hexes: list[int]  # the spaces that it touches
    x: float
    y: float


class River(TypedDict):
    """A river between two islands: the two spaces that it joins, and the points that it is drawn through."""

    hexes: list[int]
    route: list[list[float]]  # from the middle of the first space to that of the other, each x and y in hex widths


class Estate(TypedDict):
    """An estate. `reconstructed` tells that its printed layout is not known."""

    provenance: str
    reconstructed: bool
    hexes: list[Hex]
    posts: NotRequired[list[Post]]  # on estates with border posts, which are numbered from 1
    rivers: NotRequired[list[River]]  # between islands


class ShieldTile(TypedDict):
    """A shield: the number by which the rulebooks know it, and its points at the end."""

    number: int
    vp: int


class RouteSpace(TypedDict):
    """A space of a trade route: the goods that it is for, and the tile whose effect it gives as a bonus."""

    goods: str
    bonus: str


class RouteTile(TypedDict):
    """A tile of the trade routes. `reconstructed` tells that the printed tile is not known."""

    name: str
    provenance: str
    reconstructed: bool
    spaces: list[RouteSpace]  # from left to right


class Board(TypedDict):
    """Everything about the components of a game that a client draws and no action changes."""

    game: str
    players: int
    edition: str
    goods: list[str]
    colours: list[str]
    categories: list[str]
    tiles: dict[str, Tile]
    piles: list[Pile]
    estates: dict[str, Estate]
    depots: list[list[list[str | None]]]  # the colour of each slot by phase and depot; None = not used
    black_slots: int
    order_spaces: int
    storage: int  # slots of a player
    shared: NotRequired[int]  # and of a team, in the team game
    stores: int
    phases: dict[str, int]  # victory points for a region completed in the phase
    sizes: list[int]  # and for its size, from 1
    bonus: dict[Bonus, int]
    sale: int  # victory points for each of the goods sold
    shields: NotRequired[dict[str, ShieldTile]]  # with the module
    routes: NotRequired[list[RouteTile]]  # with trade routes: all their tiles, number n at index n - 1


# --- the box: what a new game is chosen from -------------------------------------------------------------------------


class Ways(TypedDict):
    """How the estates of a set can be given out in a set-up: one for all, a different one for each seat, or dealt."""

    usual: str  # where nothing is chosen: the number of an estate, or "dealt"
    same: list[str]  # the estates that all can play
    each: bool
    dealt: bool
    sealed: bool  # start castles may be chosen in secret
    championship: bool  # the championship board may be added to those that are dealt
    target: int | None  # the usual target of points, None where there is none to reach
    targets: list[int]  # those that can be chosen in its place


class EstateSet(TypedDict):
    """A set of estates: for how many players it is, and in which set-ups it is given out how."""

    players: list[int]
    estates: list[str]
    setups: dict[str, Ways]
    teams: NotRequired[list[list[int]]]  # the seats that play together


class Edition(TypedDict):
    """A printing: its estates, the sets that they form, and both sides of the boards of the ordinary set."""

    estates: dict[str, Estate]
    sets: dict[str, EstateSet]  # "ordinary", and the others by the module that brings them; a game has one set
    boards: list[list[str]]
    championship: list[str] | None  # the sides of the board that may be added; None where there is none


class Module(TypedDict):
    """An expansion. A `board` is a set of estates that takes the place of the ordinary ones."""

    name: str
    editions: list[str]
    players: list[int]
    board: bool
    excludes: list[str]  # the modules that it is not played with


class Preset(TypedDict):
    """Options that are chosen together, and the printings that have them."""

    name: str
    options: dict[str, Any]
    editions: list[str]


class Setup(TypedDict):
    """Everything that the screen for a new game draws, and all that it must know about what goes together."""

    game: str
    players: list[int]
    colours: list[str]
    editions: dict[str, Edition]
    modules: list[Module]
    presets: list[Preset]


# --- what an action or an event brings -------------------------------------------------------------------------------


class Region(TypedDict):
    """A region that was completed."""

    colour: str
    size: int


class BonusTile(TypedDict):
    """A bonus tile that was won."""

    colour: str
    size: Bonus


class Herd(TypedDict):
    """Animal tiles of a pasture that scored together, where there were several."""

    species: str
    geese: int  # how many tiles with geese counted with them
    sum: list[int]  # the points of each tile, which are among `vp`
    hexes: list[int]  # their spaces, in the same order


class PostsLinked(TypedDict):
    """Border posts that were linked."""

    posts: int  # how many are linked now: 2 or 3
    award: int  # the points for all three among `vp`; 0 for none


class Gain(TypedDict, total=False):
    """What somebody gets, beside what it costs."""

    vp: dict[str, int]  # by category
    herd: Herd
    silver: int
    workers: int
    goods: dict[str, int]
    tile: str  # into storage
    region: Region
    bonus: BonusTile
    posts: PostsLinked
    steps: int  # on the order track
    rewards: dict[str, int]  # bonuses of the trade route that are something to do, by the tile with the same effect


class Cost(TypedDict, total=False):
    """What is paid: workers that turn a die or pay for a purchase, silver for a purchase, points for a castle."""

    workers: int
    silver: int
    vp: int


class LogLine(TypedDict):
    """A line of the log: the key of its text, what the text speaks of, and what it brought."""

    key: str
    args: dict[str, int | str | list[int]]
    cost: NotRequired[Cost]
    gain: NotRequired[Gain]


# --- the view: a position as one player sees it ----------------------------------------------------------------------


class Targets(TypedDict, total=False):
    """Where an action is clicked. `dice`, `storage`, `slots` and `black` list all that are alike: one choice.

    The slots of a team count on from the player's own ones (`Team`).
    """

    dice: list[int]
    storage: list[int]
    hex: int
    hexes: list[int]  # the animals that geese score with
    depot: int
    slots: list[int]  # of the depot
    depots: list[int]  # all of their goods
    black: list[int]
    goods: int
    estate: str
    building: int  # that the crane copies
    shield: int  # in a depot or on the castle on `hex`
    player: int  # whose monasteries are copied
    inn: bool  # the inns beside the black depot
    route: int  # the place of a tile in the own trade route
    shelf: int  # the storage that a tile goes into: 1 the own one, 2 that of the team


class ActionFacts(TypedDict, total=False):
    """What the words about an action mention beside its arguments, or in their place."""

    tile: str  # taken, placed, bought, discarded, put away or copied
    species: str  # the animals that geese score with
    effect: str  # of a placement, that a solo player chooses
    goods: str
    count: int  # goods sold, workers taken or bought
    number: int  # printed on the space
    estate: str
    cost: int  # workers that turn the die
    silver: int  # the price of a purchase, beside the workers of the arguments
    vp: int  # the price of a castle that is returned
    next: int  # the second depot whose goods are fetched
    shield: str  # taken or given up
    swap: int  # 1 if another shield leaves the game for it, else 0
    replaced: str  # that shield
    other: int  # the player whose monasteries are copied
    route: str  # the name of the tile of a trade route that comes next


class ActionView(TypedDict):
    """A legal action. `kind` with `args` is its structured form, `id` its number; either can be sent back.

    Its sentence is the text `action-<kind>` with `args` and `facts`. `value` is the number that the die is used as,
    `then` what the player is asked next. An action that `reveals` brings something random or hidden to light and cannot
    be taken back; its gain holds nothing of that.
    """

    id: int
    kind: str
    args: dict[str, int]
    targets: Targets
    facts: NotRequired[ActionFacts]
    value: NotRequired[int]
    cost: NotRequired[Cost]
    gain: NotRequired[Gain]
    then: NotRequired[str]
    reveals: NotRequired[bool]


class Die(TypedDict):
    """A player's die."""

    value: int
    spent: bool


class Choice(TypedDict):
    """A player's own sealed choice."""

    estate: str
    side: int
    hex: int


class PostPair(TypedDict):
    """Two border posts, and a chain of spaces from one to the other that needs the fewest further tiles."""

    posts: list[int]
    chain: list[int]  # in order
    missing: list[int]  # those of them without a tile; none: the posts are linked


class Posts(TypedDict):
    """The border posts of a player."""

    pairs: list[PostPair]
    next: int | None  # the points that the next link would bring now; None when all three are linked
    award: NotRequired[Bonus]  # for all three: `large` for the first player, `small` for the second


class Shield(TypedDict):
    """A shield on a castle."""

    shield: str
    hex: int


class RouteView(TypedDict):
    """A trade route: the numbers of its tiles from left to right, and the goods that lie on its spaces."""

    tiles: list[int]
    goods: list[str | None]  # by space, three for each tile


class SoloTarget(TypedDict):
    """A solo player's target: `vp` of `target` points are reached, and it was reached `resets` times before."""

    target: int
    vp: int
    resets: int


class Counted(TypedDict):
    """A line of the final scoring: the points of a monastery or a shield; before the end, also of what is left over."""

    category: str
    monastery: NotRequired[int]
    shield: NotRequired[str]
    count: NotRequired[int]  # how many things a monastery scores
    hexes: NotRequired[list[int]]  # the spaces with the tiles that are counted, one of each species of animals
    doubles: NotRequired[bool]  # the shield counts the points of the category a second time
    vp: int


class PlayerView(TypedDict):
    """What lies before a player."""

    estate: str | None  # None while it is not chosen
    sides: NotRequired[list[str]]  # the estates on the board that was dealt
    sealed: NotRequired[bool]  # a choice is made and still secret
    choice: NotRequired[Choice]  # and what it is, for the viewer's own
    tiles: list[str | None]  # by space
    castle: int | None  # the space of the first castle
    regions: list[int]  # completed ones
    covered: dict[str, int]  # spaces by colour
    storage: list[str]  # the own one
    team: NotRequired[int]  # in the team game, an index of `teams`; partners have the same estate
    dice: list[Die]
    workers: int
    silver: int
    goods: dict[str, int]
    sold: dict[str, int]
    bonus: dict[str, Bonus]
    monasteries: list[int]
    posts: NotRequired[Posts]  # on an estate with border posts, once it has its first castle
    vp: int
    points: dict[str, int]
    route: NotRequired[RouteView]  # with trade routes; the goods on it are among those sold
    target: NotRequired[SoloTarget]  # in a solo game
    place: NotRequired[int]  # when the game is over
    final: NotRequired[list[Counted]]  # what was counted at the end, or would be now; for a team, at the first partner
    verdict: NotRequired[str]  # and in a solo game: lost or won
    shields: NotRequired[list[Shield]]  # with the module, by number
    tribute: NotRequired[int]  # what they cost at the end of the phase
    copies: NotRequired[int]  # the player whose monasteries are copied
    copied: NotRequired[list[int]]  # those of `monasteries` that lie in that player's estate only
    unlimited: NotRequired[bool]  # the storage has no limit


class Team(TypedDict):
    """Partners, who build one estate and win together.

    Their storage has slots 3 and 4 of both players; where a player's own one holds more tiles, its slots follow those.
    """

    players: list[int]
    storage: list[str]
    vp: int
    place: NotRequired[int]  # when the game is over


class Depot(TypedDict):
    """A numbered depot."""

    tiles: list[str | None]
    goods: dict[str, int]
    shields: NotRequired[list[str]]  # with the module


class PromptFacts(TypedDict, total=False):
    """What a prompt speaks of."""

    player: int
    players: list[int]
    count: int  # goods that a solo player still hands over


class Prompt(TypedDict):
    """What is said to the viewer: a sentence."""

    key: str
    args: NotRequired[PromptFacts]


if TYPE_CHECKING:
    DecisionKind = str
else:
    DecisionKind = Literal[QUESTIONS.names[1:]]  # so that the client's types list them


class DecisionView(TypedDict):
    """What is to be decided: `tile` waits for room or for a storage, `depots` hold the goods to choose from.

    Geese lie on `hex`. A tile comes to the estate by one of `shields`; the tribute is `due`. `route` tells that a trade
    route asks, not the tile of that name. While a route is ordered, `placed` of its tiles have their place.
    A solo player chooses among `effects` of the tile on `hex`, or hands over `count` more goods; `reset` tells that the
    target was reached, and no castle placed.
    """

    kind: DecisionKind
    hex: NotRequired[int]
    tile: NotRequired[str]
    depots: NotRequired[list[int]]
    shields: NotRequired[list[str]]
    due: NotRequired[int]
    effects: NotRequired[list[str]]  # size, phase, colour, tile
    count: NotRequired[int]
    reset: NotRequired[bool]
    route: NotRequired[bool]
    placed: NotRequired[int]


class Moment(TypedDict):
    """Where a game stands: the phase and the round, None while estates are chosen."""

    phase: str | None
    round: int | None


class View(Head):
    """A position as one player, or a spectator (-1), sees it."""

    phase: str | None  # None while estates are chosen
    round: int | None
    white: int | None
    round_goods: list[str | None]
    order: list[list[int]]  # the stacks on the spaces of the order track, from bottom to top
    turns: list[int]  # who plays in which order this round
    turn: int  # and how many of them have played
    bought: bool  # the purchase of this turn
    die_set: NotRequired[bool]  # by a shield, in this turn
    bonus: dict[str, dict[Bonus, int]]  # those left, with their victory points
    depots: list[Depot]
    black: list[str | None]
    left: list[int]  # tiles in the face-down stacks, by pile: what has not come to light yet, which all can count
    inns: NotRequired[int]  # with inns: those beside the black depot
    players: list[PlayerView]
    teams: NotRequired[list[Team]]  # in the team game
    deciders: list[int]
    decision: DecisionView | None
    prompt: Prompt
    actions: list[ActionView]

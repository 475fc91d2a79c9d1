"""The colours of drawings, named as in the client's ``tokens.css``; a test compares the two."""

GROUND = {
    "bg": "#eae0cb",
    "panel": "#fbf7ec",
    "plate": "#f3ebd9",
    "sunk": "#eadfc8",
    "line": "#ddd0b5",
    "line-2": "#b7a680",
    "ink": "#1e2942",
    "ink-2": "#515b73",
    "ink-3": "#626a7c",
    "black": "#222b40",
    "ember": "#c2410c",
    "coin": "#c9ced8",
    "coin-2": "#f1f3f6",
    "coin-on": "#3b4354",
    "wk": "#e9dcc0",
    "wk-on": "#4a3a1e",
    "spdie": "#fffdf7",
    "W": "#f7f2e6",
    "W-on": "#4a2e12",
}

#: The six colours of tiles by letter: the tile, the ink on it, its edge, an empty space, the ink on the space.
TILES = {
    "B": ("#bd854b", "#241507", "#835627", "#e8cfac", "#7e5526"),
    "A": ("#a0cb55", "#17290a", "#628a24", "#ddebb3", "#537720"),
    "K": ("#f8ce42", "#33260a", "#ad8508", "#fcefb8", "#86680c"),
    "C": ("#1a5240", "#f4f7ec", "#0b3325", "#8ab1a0", "#0e4432"),
    "M": ("#6a7080", "#fbfaf5", "#464b58", "#cfd1d6", "#565c6b"),
    "S": ("#2765ac", "#f6faff", "#164275", "#b5d1ec", "#2560a0"),
}

#: Goods by the die that sells them, 1 to 6, with the ink on them.
GOODS = (
    ("#0e8482", "#ffffff"),
    ("#74479c", "#ffffff"),
    ("#e796b5", "#3a0f22"),
    ("#be3a34", "#ffffff"),
    ("#744a2b", "#ffffff"),
    ("#e5892a", "#2b1500"),
)

#: Seats, with the ink on them.
SEATS = (
    ("#97213f", "#f6ebdd"),
    ("#fbf8f0", "#2b2e36"),
    ("#2b2e36", "#efe9dc"),
    ("#65418b", "#f4ecdc"),
    ("#2f6f5c", "#f4f1e2"),
)


def mixed(colour: str, ground: str, share: float) -> str:
    """A colour laid thinly over a ground, as one colour."""
    pairs = zip(_parts(colour), _parts(ground), strict=True)
    return "#" + "".join(f"{round(over * share + under * (1 - share)):02x}" for over, under in pairs)


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)

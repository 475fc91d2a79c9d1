"""A position as a drawing, for people without the web table: in a terminal (``text``) and as a picture (``svg``).

Both are drawn from ``board`` and ``view`` of view.py, so that one place decides what a viewer may see. A player's own
sheet is drawn with what the player has written in this round and the others cannot see yet.
"""

from duchy.games.dice.display.drawing.picture import svg
from duchy.games.dice.display.drawing.terminal import text

__all__ = ["svg", "text"]

"""A position as a drawing, for people without the web table: in a terminal (``text``) and as a picture (``svg``).

Both are drawn from ``board`` and ``view``, so that one place decides what a viewer may see: of the cards of others only
the backs are drawn, unless all players have seen the faces.
"""

from duchy.games.bruges.display.drawing.picture import svg
from duchy.games.bruges.display.drawing.terminal import text

__all__ = ["svg", "text"]

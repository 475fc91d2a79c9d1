"""A position as a drawing, for people without the web table: in a terminal (``text``) and as a picture (``svg``).

Both are drawn from ``board`` and ``view`` of view.py, so that one place decides what a viewer may see.
"""

from duchy.games.burgundy.display.drawing.picture import svg
from duchy.games.burgundy.display.drawing.terminal import text

__all__ = ["svg", "text"]

"""Draw anew what shows positions: ``python tools/drawings.py``.

Written are the drawings that tests compare with, and the picture of docs/reading.md. Look at them before you commit.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.drawings import KEPT  # noqa: E402

PICTURE = ROOT / "docs" / "screenshots" / "position.svg"


def main() -> None:
    """Draw all of them."""
    for kept in KEPT:
        kept.file.write_text(f"{kept.state()}\n", encoding="utf-8")
    PICTURE.write_text(f"{KEPT[0].state().svg()}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

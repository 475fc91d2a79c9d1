"""Draw anew what shows positions: ``python tools/drawings.py``.

Written are the drawings that tests compare with, and the picture of docs/reading.md. Look at both before they are kept.
"""

import sys
from pathlib import Path

from duchy.engine.gamerecord import GameRecord

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.drawings import KEPT  # noqa: E402

PICTURE = ROOT / "docs" / "screenshots" / "position.svg"
RECORD = ROOT / "web" / "e2e" / "positions" / "middle.json"


def main() -> None:
    """Draw all of them."""
    for kept in KEPT:
        kept.file.write_text(f"{kept.state()}\n", encoding="utf-8")
    state = GameRecord.from_json(RECORD.read_text(encoding="utf-8"), str(RECORD)).replay()
    PICTURE.write_text(f"{state.svg()}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

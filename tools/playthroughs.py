"""Record the playthroughs anew: ``python tools/playthroughs.py [--game NAME] [--into FOLDER] [--every N]``.

Do this only when a rule was wrong and is now right; then read the difference before you commit it.
"""

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.play import all_subjects  # noqa: E402
from tests.support.playthroughs import FOLDER, Playthrough, make, perft_table  # noqa: E402


def main() -> None:
    """Write a file for each option set of each game, and remove those that no option set has any more."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder to write to")
    parser.add_argument("--every", type=int, default=1, help="only every so many option sets, to try it out")
    parser.add_argument("--game", help="only this game")
    given = parser.parse_args()
    games: dict[str, dict[str, Playthrough]] = {}
    for number, subject in enumerate(all_subjects()[:: given.every]):
        if given.game not in (None, subject.game.name):
            continue
        name = subject.name.removeprefix(f"{subject.game.name}-")
        games.setdefault(subject.game.name, {})[name] = make(subject, number)
    for game, playthroughs in games.items():
        folder = given.into / game
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        for name, playthrough in playthroughs.items():
            (folder / f"{name}.json").write_text(playthrough.to_json(), encoding="utf-8", newline="\n")
        rows = [f'"{name}": {json.dumps(counts)}' for name, counts in perft_table(playthroughs).items()]
        (folder / "perft.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8", newline="\n")
        size = sum(path.stat().st_size for path in folder.iterdir())
        print(f"{game}: {len(playthroughs)} playthroughs, {size / 1e6:.2f} MB in {folder}")


if __name__ == "__main__":
    main()

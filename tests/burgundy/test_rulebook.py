"""What the rulebook of Burgundy tells beside what all rulebooks do: its printings, and every kind of tile."""

import re

from duchy.games.burgundy.components.printings import EDITIONS
from duchy.games.burgundy.components.tiles import KIND_NAMES
from tests.support.rulebook import Rulebook

BOOK = Rulebook("burgundy")


def test_notes_on_printings_never_speak_of_one_printing_twice_or_leave_one_out() -> None:
    told_in = {f"rule-{rule['key']}": rule["editions"] for rule in BOOK.rules if "editions" in rule}
    for key, attributes in BOOK.messages("en").items():
        printings = [edition for note in set(attributes) & set(BOOK.notes) for edition in BOOK.notes[note]]
        assert sorted(printings) in ([], sorted(told_in.get(key, EDITIONS))), key


def test_every_difference_between_printings_that_changes_play_is_told() -> None:
    for line in BOOK.catalogue_file.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        base_game = "CB-" in line and cells[2:3] != ["-"]
        if cells[0].startswith("CB-DIFF-") and cells[5:6] == ["play"] and base_game:
            rows = re.findall(r"CB-[A-Z0-9]+-\d+", cells[6])
            assert set(rows) & BOOK.told or cells[0] in ("CB-DIFF-41",), cells[0]  # 41: what other chapters add


def test_every_kind_of_tile_is_drawn_beside_a_rule() -> None:
    drawn = {tile.replace("-", "_") for rule in BOOK.rules for tile in rule.get("tiles", [])}
    assert drawn <= set(KIND_NAMES)
    animals = ("cow", "pig", "sheep", "chicken")
    for kind in KIND_NAMES[1:]:
        species = kind.rsplit("_", 1)[0]
        assert kind in drawn or (species in animals and any(tile.startswith(species) for tile in drawn)), kind


def test_printings_named_by_a_rule_exist() -> None:
    for rule in BOOK.rules:
        assert set(rule.get("editions", [])) <= set(EDITIONS), rule["key"]

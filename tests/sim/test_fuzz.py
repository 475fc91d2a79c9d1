"""The fuzzer finds what is wrong, says how to get there, and counts what it has met."""

import pytest

import duchy
from duchy.engine.errors import AgendaOverflow
from duchy.engine.game import registry
from duchy.engine.match.gamerecord import GameRecord
from duchy.sim import simulate
from duchy.sim.fuzz import Report, fuzz, option_sets
from tests.sim.faulty.options import FAULTS, Options

#: The fault of the game, and the name under which it must be found.
FOUND = {fault: fault for fault in FAULTS} | {"lost_count": "count", "bad_start": "start"}


@pytest.fixture
def faulty(monkeypatch):
    """A game with a fault, as the fuzzer loads it."""
    monkeypatch.setitem(registry.PACKAGES, "faulty", "tests.sim.faulty")

    def look_for(fault: str, games: int = 200, threads: int | None = None) -> Report:
        monkeypatch.setattr(Options, "sample", classmethod(lambda cls, chance: cls(fault=fault)))
        return fuzz("faulty", games, threads=threads)

    return look_for


def test_a_sound_game_has_no_violation(faulty):
    report = faulty("none")
    assert report.violation is None
    assert report.complete
    assert report.games == 200
    assert report.coverage["actions"]["add"] == report.actions
    assert report.coverage["winners"]["first"] + report.coverage["winners"]["second"] == 200
    assert report.missing == {"actions": ["pass"], "winners": ["third"]}


@pytest.mark.parametrize("fault", [fault for fault in FAULTS if fault != "none"])
def test_a_fault_is_found_and_can_be_replayed(faulty, fault, tmp_path):
    report = faulty(fault)
    assert report.violation is not None
    assert report.violation.name == FOUND[fault]
    assert report.violation.record.options["fault"] == fault
    record = GameRecord.load(report.violation.save(tmp_path))
    assert len(record.actions) == report.violation.ply
    if fault not in ("no_action", "unsorted", "overflow"):  # there the record ends where nothing more can be played
        assert record.replay().ply == report.violation.ply


def test_an_agenda_that_is_too_small_is_an_error_and_changes_nothing(faulty):
    game = registry.load("faulty", {"fault": "overflow"})
    state = game.new_state(1)
    while state.record.count < 3:
        state.apply("add 1")
    before = state.clone()
    with pytest.raises(AgendaOverflow):
        state.apply("add 2")
    assert state == before and not state.is_over
    with pytest.raises(AgendaOverflow):
        simulate(game, games=4)


def test_the_first_faulty_game_is_reported_whatever_the_threads(faulty):
    one, two = faulty("lost_count", threads=1), faulty("lost_count", threads=2)
    assert one.violation is not None
    assert two.violation is not None
    assert (one.violation.game, one.violation.ply) == (two.violation.game, two.violation.ply)
    assert one.violation.record == two.violation.record


def test_a_report_is_ready_for_json(faulty):
    document = faulty("lost_count").as_dict()
    assert document["violation"]["name"] == "count"
    assert document["violation"]["options"]["fault"] == "lost_count"
    assert faulty("none").as_dict()["violation"] is None


@pytest.mark.parametrize(("games", "threads"), [(0, None), (5, 0)])
def test_wrong_arguments_are_refused(games, threads):
    with pytest.raises(duchy.OptionError):
        fuzz("burgundy", games, threads=threads)


def test_an_unknown_game_is_refused():
    with pytest.raises(duchy.UnknownGame, match="nogame"):
        fuzz("nogame", 5)


@pytest.mark.compiled
@pytest.mark.proof
def test_burgundy_is_sound_and_well_covered():
    """A small run for every merge; ``make fuzz`` is the long one."""
    report = fuzz("burgundy", 2000, seed=11)
    assert report.violation is None
    # A second player rarely completes a colour too, a crane and geese rarely have a choice of everything, and a solo
    # game is rarely won.
    assert not report.missing.keys() - {"bonuses", "copied", "flocks", "verdicts", "posts"}


def test_options_that_are_given_are_the_same_in_all_games():
    games = option_sets("burgundy", 40, seed=3, fixed={"modules": ["inns", "border_posts"]})
    given = [game.options.as_dict() for game in games]
    assert {tuple(options["modules"]) for options in given} == {("inns", "border_posts")}
    assert {options["edition"] for options in given} == {"2019", "2020-ua"}
    assert {game.players for game in games} == {2, 3, 4}
    without = option_sets("burgundy", 40, fixed={"modules": []})
    assert {tuple(game.options.as_dict()["modules"]) for game in without} == {()}


def test_options_that_never_go_together_are_refused_with_the_reason():
    with pytest.raises(duchy.OptionError, match="each bring estates of their own"):
        option_sets("burgundy", 1, fixed={"modules": ["border_posts", "close_to_castle"]})
    with pytest.raises(duchy.OptionError):  # the last of the reasons that were met
        option_sets("burgundy", 1, fixed={"modules": ["close_to_castle"], "edition": "2020-ua"})

"""A match: undo goes back within one revelation and never across one, and a redo meets the same dice."""

import pytest

import duchy
from duchy import IllegalAction, Match, NotDeciding, NothingToUndo
from duchy.engine.game.game import Game


@pytest.fixture
def match(toy: Game) -> Match:
    """Three bidders; the first of them leads."""
    return Match(toy, seed=4)


def raised(match: Match) -> Match:
    match.apply("raise 1")
    return match


def test_a_match_remembers_who_did_what(match):
    raised(match).apply("bid 2", player=1)
    assert match.history == ((0, match.game.parse("raise 1")), (1, match.game.parse("bid 2")))
    assert match.state.ply == 2


def test_a_refused_action_leaves_no_trace(match):
    before = match.record()
    with pytest.raises(IllegalAction):
        match.apply("bid 2", player=0, entropy=3)
    with pytest.raises(NotDeciding):
        match.apply("raise 1", player=1, entropy=3)
    assert match.record() == before
    match.apply("raise 1", player=0, entropy=4)
    assert match.record().entropy == (4,)


def test_an_action_is_taken_back_whole(match):
    before = match.state
    raised(match)
    assert match.undo() == (0, match.game.parse("raise 1"))
    assert match.state == before
    assert match.history == ()


def test_there_is_nothing_to_take_back_at_first(match):
    with pytest.raises(NothingToUndo, match="nobody has played yet"):
        match.undo()
    with pytest.raises(NothingToUndo, match="player=1 has not played yet"):
        raised(match).undo(player=1)
    assert len(match.history) == 1


def test_a_player_takes_back_only_what_is_his(match):
    raised(match).apply("bid 2", player=1)
    with pytest.raises(NothingToUndo, match="player=0 can’t undo: others have played since"):
        match.undo(player=0)
    assert len(match.history) == 2
    assert match.state.ply == 2


def test_a_sealed_choice_is_taken_back_while_others_have_not_all_chosen(match):
    raised(match).apply("bid 2", player=1)
    match.apply("bid 3", player=0)
    assert match.undo(player=1) == (1, match.game.parse("bid 2"))
    assert match.state.deciders == (1, 2)
    assert match.state.record["players"][0]["bid"] == 3  # the choice of another stands
    match.apply("bid 1", player=1)
    assert [notation for _, notation in match.record().actions] == ["raise 1", "bid 3", "bid 1"]
    assert match.record().replay() == match.state


def test_sealed_choices_are_final_once_they_are_open(match):
    raised(match)
    for player in (2, 0, 1):
        match.apply("bid 2", player)
    for asking in (None, 0, 1, 2):
        with pytest.raises(NothingToUndo, match="hidden information revealed since"):
            match.undo(asking)


def test_what_came_before_a_revelation_stays_while_what_follows_goes(match):
    raised(match)
    for player in (2, 0, 1):
        match.apply("bid 2", player)
    opened = match.state
    match.apply("raise 2", player=1)
    assert match.undo(player=1)[0] == 1
    assert match.state == opened
    with pytest.raises(NothingToUndo):
        match.undo()


def test_the_refusal_says_nothing_of_a_sealed_choice(match):
    raised(match).apply("bid 3", player=0)
    match.apply("bid 1", player=1)
    match.apply("bid 2", player=2)
    with pytest.raises(NothingToUndo) as caught:
        match.undo(player=0)
    assert "3" not in str(caught.value)


def test_whether_there_is_something_to_take_back_is_told_without_doing_it(match):
    assert not match.can_undo()
    raised(match).apply("bid 2", player=1)
    position, history = match.state, match.history
    assert match.can_undo() and match.can_undo(player=1)
    assert not match.can_undo(player=0)  # others have acted since
    assert not match.can_undo(player=2)  # he has not acted
    assert match.state is position and match.history == history


def test_nothing_can_be_taken_back_across_a_revelation(match):
    raised(match)
    for player in (2, 0, 1):
        match.apply("bid 2", player)
    assert not any(match.can_undo(player) for player in (None, 0, 1, 2))


def test_a_copy_goes_on_by_itself(match):
    raised(match)
    before = match.record()
    other = match.copy()
    other.apply("bid 2", player=1, entropy=5)
    other.undo(player=1)
    other.apply("bid 3", player=1)
    assert other.record().entropy == (None, 5)
    assert match.record() == before
    match.apply("bid 1", player=1, entropy=6)
    assert match.record().entropy == (None, 6)
    assert other.record().actions[-1] == (1, "bid 3")


def play_round(match: Match, **entropy: int) -> None:
    for player in (0, 1):
        match.apply("bid 1", player)
    match.apply("bid 3", player=2, **entropy)


def test_a_redo_meets_the_same_dice(match):
    again = Match(match.game, seed=4)
    play_round(raised(match))
    raised(again).undo()
    raised(again)
    again.apply("bid 2", player=0)
    again.undo(player=0)
    play_round(again)
    assert again.state == match.state


def test_a_redo_reuses_the_entropy_of_its_ply_whatever_it_is_given():
    def reached(*entropy: int | None) -> duchy.State:
        match = Match(duchy.load("burgundy"), seed=1)
        for value in entropy[:-1]:
            match.apply("end_turn", entropy=value)
            match.undo()
        match.apply("end_turn", entropy=entropy[-1])
        assert match.record().entropy == (entropy[0],)
        return match.state

    assert reached(8) == reached(8, 9) == reached(8, None, 9) != reached(9)
    assert reached(None) == reached(None, 9)


def test_entropy_belongs_to_a_ply_and_not_to_a_choice(match):
    match.apply("raise 1", entropy=10)
    match.apply("bid 1", 0, entropy=11)
    match.apply("bid 2", 1, entropy=12)
    match.undo(player=0)
    assert match.record().entropy == (10, 11)
    match.apply("bid 3", 0, entropy=99)
    match.apply("bid 2", 2, entropy=13)
    assert match.record().entropy == (10, 11, 12, 13)
    assert match.record().replay() == match.state


def test_a_seed_and_entropy_are_64_bits(toy):
    match = Match(toy, seed=-1)
    assert match.seed == 2**64 - 1
    match.apply("raise 0", entropy=2**64 + 5)
    assert match.record().entropy == (5,)
    assert match.record().replay() == match.state


def test_a_state_handed_out_earlier_stays_as_it_was(match):
    before = match.state
    content = before.array.tobytes()
    raised(match)
    match.undo()
    assert before.array.tobytes() == content


def test_the_last_action_of_a_game_can_be_taken_back_if_it_revealed_nothing():
    match = Match(duchy.load("burgundy"), seed=1)
    while not match.state.is_over:
        match.apply("end_turn")
    assert match.record().results is not None
    match.undo()
    assert not match.state.is_over
    assert match.record().results is None


def test_burgundy_seals_and_opens_start_castles():
    match = Match(duchy.load("burgundy", players=3, setup="expert", choice="sealed"), seed=3)
    choices = {player: match.state.legal_actions(player)[0] for player in (0, 1, 2)}
    match.apply(choices[2], player=2)
    match.apply(choices[0], player=0)
    assert match.undo(player=2) == (2, choices[2])
    match.apply(choices[2], player=2)
    match.apply(choices[1], player=1)
    with pytest.raises(NothingToUndo):
        match.undo(player=1)

"""Batches on a card: the same as on cores, and nothing leaves it. Skipped where there is no card."""

from typing import Any

import numpy as np
import pytest

import duchy
from duchy.batch import Batch, CardArray, IllegalInBatch
from duchy.batch.sharing import capsule_of
from duchy.engine.errors import OptionError

SHOWN = ("players", "viewers", "counts", "mask", "rewards", "terminated", "numbers", "observation")
RESULTS = ("scores", "places", "verdicts", "lengths", "categories")


def on_card(game: duchy.Game, n: int, **given: Any) -> Batch:
    try:
        return Batch(game, n, 5, device="cuda", **given)
    except OptionError as missing:
        if missing.key.startswith("error-cuda"):
            pytest.skip(str(missing))
        raise


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
@pytest.mark.parametrize("observation", ["tokens", "features"])
def test_a_card_shows_what_cores_show(autoreset: str, observation: str):
    game = duchy.load("dice", players=3)
    given: dict[str, Any] = {"autoreset": autoreset, "observation": observation, "bots": {2: "random"}}
    there, here = on_card(game, 300, **given), Batch(game, 300, 5, **given)
    for _ in range(250):
        chosen = here.sample()
        assert np.array_equal(np.asarray(there.sample()), chosen)
        there.step(there.sample())
        here.step(chosen)
        for name in SHOWN:
            assert np.array_equal(np.asarray(getattr(there, name)), getattr(here, name)), name
    assert here.numbers.min() >= 300
    for name in RESULTS:
        assert np.array_equal(np.asarray(getattr(there, name)), getattr(here, name)), name
    assert all(there.state(i) == here.state(i) for i in (0, 7, 299))


@pytest.mark.compiled
@pytest.mark.slow
def test_a_card_refuses_before_anything_changes():
    batch = on_card(duchy.load("dice", players=2), 8)
    actions = np.asarray(batch.sample()).copy()
    actions[3] = int(np.flatnonzero(~np.asarray(batch.mask)[3])[0])
    before = [bytes(batch.state(i)) for i in range(8)]
    with pytest.raises(IllegalInBatch, match="Game 3, place 3"):
        batch.step(actions)
    assert [bytes(batch.state(i)) for i in range(8)] == before


@pytest.mark.compiled
@pytest.mark.slow
def test_torch_takes_arrays_as_they_are():
    torch = pytest.importorskip("torch")
    batch = on_card(duchy.load("dice", players=2), 64, observation="features")
    mask, seen = torch.as_tensor(batch.mask), torch.from_dlpack(batch.observation)
    for array, tensor in ((batch.mask, mask), (batch.observation, seen)):
        there: Any = array
        assert tensor.data_ptr() == there.__cuda_array_interface__["data"][0]
    batch.step(mask.to(torch.int8).argmax(dim=1))
    assert np.array_equal(mask.cpu().numpy(), np.asarray(batch.mask))


@pytest.mark.compiled
@pytest.mark.slow
def test_jax_takes_arrays_as_they_are():
    jax = pytest.importorskip("jax")
    batch = on_card(duchy.load("dice", players=2), 64)
    legal: Any = batch.legal
    array = jax.dlpack.from_dlpack(legal)
    assert array.unsafe_buffer_pointer() == legal.__cuda_array_interface__["data"][0]
    assert np.array_equal(np.asarray(array), np.asarray(legal))


def test_a_capsule_holds_its_array_until_it_is_given_back():
    """The form of DLPack, with memory of this machine: no card is needed to lend and drop it."""
    from duchy.batch import sharing

    owner = np.arange(6, dtype=np.int16).reshape(2, 3)
    before = len(sharing._lent)
    capsule = capsule_of(owner, owner.ctypes.data, 0)
    assert "dltensor" in repr(capsule) and len(sharing._lent) == before + 1
    del capsule
    assert len(sharing._lent) == before


def test_an_array_of_a_card_tells_what_it_is():
    class Held:
        shape, dtype = (3,), np.dtype(np.int64)
        __cuda_array_interface__: dict[str, Any] = {"shape": (3,)}  # noqa: RUF012

        def copy_to_host(self) -> Any:
            return np.arange(3)

    array = CardArray(Held(), 0, lambda: None)
    assert (len(array), array.__dlpack_device__(), repr(array)) == (3, (2, 0), "<CardArray int64 (3,)>")
    assert np.asarray(array, np.float32).tolist() == [0, 1, 2]
    assert array.__cuda_array_interface__ == {"shape": (3,)}


def test_only_chance_plays_seats_on_a_card():
    with pytest.raises(OptionError, match="greedy on seat 1 plays on cpu only"):
        Batch(duchy.load("dice", players=2), 4, device="cuda", bots={1: "greedy"})

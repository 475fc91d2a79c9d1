"""Arrays on a card, as other libraries take them without a copy: by the CUDA array interface and by DLPack."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

CUDA = 2  # how DLPack numbers devices
LEGACY_STREAM = 1  # on which all our kernels run; numba's and torch's default
TYPES = {"i": 0, "u": 1, "f": 2, "b": 6}


class _Tensor(ctypes.Structure):
    """``DLManagedTensor`` of DLPack."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("type_code", ctypes.c_uint8),
        ("type_bits", ctypes.c_uint8),
        ("type_lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
        ("manager", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    )


_NAME = b"dltensor"
_lent: dict[int, tuple[Any, ...]] = {}  # what tensors that are in use elsewhere point to, by their address


def _give_back(address: int) -> None:
    """Called by the library that has taken a tensor, when it needs it no more."""
    _lent.pop(address, None)


def _drop(capsule: int) -> None:
    """Called when a capsule goes; one that nobody has taken still has its first name."""
    if _is_valid(capsule, _NAME):
        _lent.pop(_pointer(capsule, _NAME), None)


_Called = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_GIVE_BACK, _DROP = _Called(_give_back), _Called(_drop)
_new = ctypes.pythonapi.PyCapsule_New
_new.restype, _new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", ctypes.pythonapi))
_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)


class CardArray:
    """An array in the memory of a card. ``torch.as_tensor`` and ``jax.dlpack.from_dlpack`` take it as it is.

    The batch writes it anew with every step. ``numpy.asarray`` copies it to this machine's memory.
    """

    def __init__(self, array: Any, device: int, wait: Callable[[], object]) -> None:
        self.shape: tuple[int, ...] = array.shape
        self.dtype: np.dtype[Any] = array.dtype
        self._array = array
        self._device = device
        self._wait = wait

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """Where the array lies, as numba, torch, CuPy and JAX read it."""
        found: dict[str, Any] = self._array.__cuda_array_interface__
        return found

    def __dlpack_device__(self) -> tuple[int, int]:
        """The kind of the device and its number."""
        return CUDA, self._device

    def __dlpack__(self, *, stream: int | None = None, **_: Any) -> Any:
        """The array as a capsule of DLPack. Whoever works on another stream gets it when all is written."""
        if stream not in (None, LEGACY_STREAM, -1):
            self._wait()
        return capsule_of(self._array, self.__cuda_array_interface__["data"][0], self._device)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        found: NDArray[Any] = self._array.copy_to_host()
        return found if dtype is None else found.astype(dtype)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<CardArray {self.dtype.name} {self.shape}>"


def capsule_of(owner: Any, address: int, device: int) -> Any:
    """A capsule for an array at an address; ``owner`` has shape, strides and type, and lives until it is given back."""
    dims = len(owner.shape)
    shape = (ctypes.c_int64 * dims)(*owner.shape)
    strides = (ctypes.c_int64 * dims)(*(stride // owner.dtype.itemsize for stride in owner.strides))
    tensor = _Tensor(
        address,
        CUDA,
        device,
        dims,
        TYPES[owner.dtype.kind],
        owner.dtype.itemsize * 8,
        1,
        ctypes.cast(shape, ctypes.POINTER(ctypes.c_int64)),
        ctypes.cast(strides, ctypes.POINTER(ctypes.c_int64)),
        0,
        None,
        ctypes.cast(_GIVE_BACK, ctypes.c_void_p),
    )
    place = ctypes.addressof(tensor)
    _lent[place] = (tensor, shape, strides, owner)
    return _new(place, _NAME, ctypes.cast(_DROP, ctypes.c_void_p))

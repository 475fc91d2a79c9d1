"""Hold plain JSON against the typed dictionaries that describe it."""

from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints


def check_shape(value: object, shape: Any, where: str = "$") -> None:
    """Fail where a value is not exactly of this shape: a wrong type, a key too many, a key missing."""
    origin, parts = get_origin(shape), get_args(shape)
    if shape is Any:
        return
    if origin is NotRequired:
        check_shape(value, parts[0], where)
    elif origin in (Union, UnionType):
        assert any(_fits(value, part) for part in parts), f"{where}: {value!r} is not {shape}"
    elif origin is Literal:
        assert value in parts, f"{where}: {value!r} is not one of {parts}"
    elif origin is list:
        assert type(value) is list, f"{where}: {value!r} is no list"
        for place, item in enumerate(value):
            check_shape(item, parts[0], f"{where}[{place}]")
    elif origin is dict:
        assert type(value) is dict, f"{where}: {value!r} is no dictionary"
        for key, item in value.items():
            check_shape(key, parts[0], f"{where} key")
            check_shape(item, parts[1], f"{where}.{key}")
    elif hasattr(shape, "__required_keys__"):
        _check_keys(value, shape, where)
    else:
        expected = (int, float) if shape is float else (shape,)
        assert type(value) in expected, f"{where}: {value!r} is no {shape.__name__}"


def _check_keys(value: object, shape: Any, where: str) -> None:
    assert type(value) is dict, f"{where}: {value!r} is no dictionary"
    hints = get_type_hints(shape, include_extras=True)
    assert not shape.__required_keys__ - value.keys(), f"{where} lacks {shape.__required_keys__ - value.keys()}"
    assert not value.keys() - hints.keys(), f"{where} has unknown {value.keys() - hints.keys()}"
    for key, item in value.items():
        check_shape(item, hints[key], f"{where}.{key}")


def _fits(value: object, shape: Any) -> bool:
    if shape in (None, NoneType):
        return value is None
    try:
        check_shape(value, shape)
    except AssertionError:
        return False
    return True

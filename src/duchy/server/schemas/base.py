"""What all bodies of requests and responses have in common: their base, the texts and numbers in them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from duchy.server import names

Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]+$"),
    AfterValidator(names.cleaned),
]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Secret = Annotated[str, StringConstraints(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Drawn = Annotated[str, StringConstraints(min_length=32, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Request = Annotated[str, StringConstraints(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Status = Literal["open", "starting", "running", "finished", "closed"]
Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
ShareHash = Annotated[
    Hash | None, Field(description="SHA-256 of 32 random bytes of one's own, which are sent when all seats are taken")
]
EventKind = Literal["setup", "action", "undo", "seat"]
StandIn = Literal["concede", "forfeit", "leave", "agreed", "away", "time"]
Banner = Literal["gules", "argent", "sable", "purpure", "vert"]
Language = Literal["en", "ru", "uk"]


def _of_game(shape: str) -> Any:
    """A placeholder for a shape that each game defines; the OpenAPI document inserts the shapes of all games."""
    return Field(json_schema_extra={"x-game-shape": shape})


View = Annotated[dict[str, Any], _of_game("View")]
Board = Annotated[dict[str, Any], _of_game("Board")]
Line = Annotated[dict[str, Any], _of_game("LogLine")]
Standing = Annotated[dict[str, Any], _of_game("Moment")]
Setup = Annotated[dict[str, Any], _of_game("Setup")]


def example(**body: Any) -> ConfigDict:
    """The configuration of a body with an example for the OpenAPI document."""
    return ConfigDict(json_schema_extra={"examples": [body]})


class Wire(BaseModel):
    """A body with exactly the declared fields. A response always contains all of them."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


UNSTORABLE = "unstorable"  # the kind of the fault, beside pydantic's own


class Sent(Wire):
    """A body of a request: `true`, `1.0` and `"1"` are not the number 1, and all its texts can be stored."""

    model_config = ConfigDict(strict=True)

    @model_validator(mode="before")
    @classmethod
    def _check_texts(cls, sent: Any) -> Any:
        if not is_storable(sent):
            raise PydanticCustomError(UNSTORABLE, "a text cannot be stored")
        return sent


def is_storable(value: Any) -> bool:
    """Whether all texts in a JSON value can be stored: databases refuse a NUL and half of a surrogate pair."""
    waiting = [value]  # no recursion: a client decides how deep the value is
    while waiting:
        part = waiting.pop()
        if isinstance(part, str):
            if "\0" in part or not (part.isascii() or _is_unicode(part)):
                return False
        elif isinstance(part, dict):
            waiting += part
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
    return True


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True

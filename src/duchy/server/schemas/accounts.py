"""Accounts, their sign-ins and the seats that they keep."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from pydantic import Field, StringConstraints

from duchy.server.schemas.base import Name, Secret, Sent, Wire, example


class Credentials(Sent):
    """A name and a password."""

    model_config = example(name="Anna", password="correct horse battery")

    name: Name
    password: Annotated[str, StringConstraints(min_length=10, max_length=200)]


class PasswordCheck(Sent):
    """The password of the account that is signed in."""

    password: Annotated[str, StringConstraints(max_length=200)]


class NewPassword(PasswordCheck):
    """The password of the account, and the one it is to have."""

    new_password: Annotated[str, StringConstraints(min_length=10, max_length=200)]


class SignInInfo(Wire):
    """A browser that is signed in with the account."""

    created: datetime
    seen: datetime = Field(description="when it was used last, to the hour")
    agent: str | None = Field(description="which browser it is, as it calls itself")
    current: bool = Field(description="the one that asks")


class SignInList(Wire):
    """The browsers that are signed in with an account, the latest used first."""

    sessions: list[SignInInfo]


class AccountInfo(Wire):
    """An account, as its owner sees it."""

    name: str
    created: datetime


class KeepSeat(Sent):
    """A seat to keep with the account: who is signed in needs no token for it."""

    table: str
    token: Secret


class HiddenTable(Sent):
    """A table that the account does not want to see in its list."""

    table: Annotated[str, StringConstraints(max_length=16, pattern=r"^[A-Za-z0-9_-]+$")]

"""Accounts, their sign-ins and the seats that they keep."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from pydantic import Field, StringConstraints, TypeAdapter, ValidationError

from duchy.server.schemas.base import Language, Name, Secret, Sent, Wire, example

Password = Annotated[str, StringConstraints(min_length=10, max_length=200)]
MailAddress = Annotated[
    str,
    StringConstraints(max_length=254, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$"),
]
_mail_address: TypeAdapter[str] = TypeAdapter(MailAddress)


def is_mail_address(text: str) -> bool:
    """Whether a text is an e-mail address."""
    try:
        _mail_address.validate_python(text)
    except ValidationError:
        return False
    return True


class Credentials(Sent):
    """A name and a password."""

    model_config = example(name="Anna", password="correct horse battery")

    name: Name
    password: Password


class PasswordCheck(Sent):
    """The password of the account that is signed in."""

    password: Annotated[str, StringConstraints(max_length=200)]


class NewPassword(PasswordCheck):
    """The password of the account, and the one it is to have."""

    new_password: Password


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


class AddressRequest(PasswordCheck):
    """An e-mail address for the account, and its password: who reads the e-mails can set a new one."""

    address: MailAddress
    language: Language = "en"
    notices: bool = Field(False, description="also e-mails when it is the turn of a seat that the account keeps")


class AddressNotices(Sent):
    """Whether turn notices are sent to the address of the account."""

    notices: bool


class AddressInfo(Wire):
    """The e-mail address of an account, as its owner sees it."""

    address: str | None = Field(description="the confirmed one")
    asked: str | None = Field(description="the one that waits to be confirmed, and then takes its place")
    notices: bool = Field(description="turn notices are sent to the confirmed one")
    stopped: bool = Field(description="nothing is sent to the confirmed one: somebody who reads it wished so")


class RecoveryRequest(Sent):
    """Who has forgotten a password: the name of the account, or its e-mail address."""

    who: Annotated[str, StringConstraints(min_length=1, max_length=254, pattern=r"^[^\x00-\x1f\x7f]+$")]


class RecoverySecret(Sent):
    """The secret of the link in an e-mail."""

    secret: Secret


class RecoveredPassword(RecoverySecret):
    """The secret of the link, and the password that the account is to have."""

    password: Password


class Recovered(Wire):
    """The account that a link is for."""

    name: str

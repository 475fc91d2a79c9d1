"""Notices that it is a person's turn."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from duchy.server.schemas.accounts import KeepSeat
from duchy.server.schemas.base import Language, Secret, Sent, Wire


class PushRequest(Sent):
    """A browser that wants a message when it is the turn of these seats, or of a seat that the account keeps."""

    endpoint: Annotated[str, StringConstraints(max_length=1000, pattern=r"^https?://[!-~]+$")]
    p256dh: Annotated[str, StringConstraints(max_length=100, pattern=r"^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, StringConstraints(max_length=40, pattern=r"^[A-Za-z0-9_=-]+$")]
    language: Language = "en"
    seats: list[KeepSeat] = Field(default_factory=list, max_length=300)


class Subscribed(Wire):
    """The secret that ends the notices."""

    stop: str


class ConfirmRequest(Sent):
    """The secret of the e-mail that asks whether an address is right."""

    secret: Secret


class NoticeInfo(Wire):
    """How notices can be had here."""

    key: str | None = Field(description="the key of this server for push services; None: no push messages")
    email: bool = Field(description="the server sends e-mails to accounts")

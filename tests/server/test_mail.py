"""E-mails: to whom and how many, and to whom never again; the address of an account."""

import asyncio
import logging
import smtplib
from collections.abc import AsyncIterator, Iterator
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, select, update

from duchy.cli import main
from duchy.server.accounts import accounts
from duchy.server.mail import smtp
from duchy.server.mail.limits import LIMITS, Limit, MailLimits, Use
from duchy.server.mail.mailboxes import mailbox_of
from duchy.server.problems import Refused
from duchy.server.settings import Settings
from duchy.server.storage.models import ADDRESSES, MAIL_LIMITS, RECOVERIES, STOPPED_MAIL
from tests.support.mail import PASSWORD, SITE, Person, Post, post_office, secret_in, sent, slug, text_of
from tests.support.server import Client, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

ADDRESS = "anna@example.org"
MOMENT = 1_800_000_000_000
HOUR = 3600 * 1000


class Clock:
    time = MOMENT

    def __call__(self) -> int:
        return self.time


@pytest.fixture(autouse=True)
def _cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "PasswordHasher", lambda **_: PasswordHasher(1, 8, 1))


@pytest.fixture
def post() -> Iterator[Post]:
    with post_office() as running:
        yield running


@pytest.fixture
async def mailing(settings: Settings, post: Post) -> AsyncIterator[Client]:
    async with post.serving(settings) as client:
        yield client


async def count(client: Client, table: Any) -> int:
    async with client.server.engine.connect() as connection:
        return await connection.scalar(select(func.count()).select_from(table)) or 0


async def turn_of(person: Person, *, name: str = "Bob") -> str:
    """Open a table that begins with the turn of a person, who is not there; returns its id."""
    seats = [{"kind": "here", "name": person.name}, {"kind": "link"}]
    body = {"game": "dice", "seats": seats}
    table = (await person.ask("POST", "/tables", body)).json()
    claim = {"invite": table["invitations"][0]["invite"], "name": name}
    await person.client.post(f"/tables/{table['table']['id']}/seats/1/claim", claim)
    await sent(person.client)
    return str(table["table"]["id"])


# --- the address of an account ---------------------------------------------------------------------------------------


async def test_an_address_counts_once_it_was_confirmed(mailing: Client, post: Post):
    anna = await Person.register(mailing)
    nothing = {"address": None, "asked": None, "notices": False, "stopped": False}
    assert await anna.address() == nothing
    assert (await anna.give(ADDRESS, language="ru", notices=True)).status == 204
    (question,) = post.received
    assert question["To"] == ADDRESS
    assert await anna.address() == {**nothing, "asked": ADDRESS}
    await turn_of(anna)
    assert len(post.received) == 1  # not confirmed: no notice

    reply = await mailing.ask("POST", "/notices/confirm", {"secret": "x" * 32})
    assert (reply.status, slug(reply)) == (404, "no-secret")
    secret = {"secret": secret_in(question, "confirm")}
    assert [(await mailing.ask("POST", "/notices/confirm", secret)).status for _ in range(2)] == [204, 404]
    assert await anna.address() == {**nothing, "address": ADDRESS, "notices": True}
    table = await turn_of(anna)
    (_, notice) = post.received
    text = text_of(notice)
    assert "Ваш ход" in text and "Bob" in text and f"{SITE}/table/{table}" in text


async def test_an_old_address_stays_until_the_new_one_is_confirmed(mailing: Client, post: Post):
    anna = await Person.register(mailing)
    await anna.confirmed(post)
    for address in ("anna@example.net", "anna@example.com"):
        await anna.give(address)
    assert (await anna.address())["address"] == ADDRESS
    first, second = post.received[1:]
    replaced = await mailing.ask("POST", "/notices/confirm", {"secret": secret_in(first, "confirm")})
    assert replaced.status == 404
    assert (await mailing.ask("POST", "/notices/confirm", {"secret": secret_in(second, "confirm")})).status == 204
    known = await anna.address()
    assert (known["address"], known["asked"]) == ("anna@example.com", None)
    assert (await anna.ask("DELETE", "/account/address")).status == 204
    assert await count(mailing, ADDRESSES) == 0


async def test_who_does_not_know_the_password_gives_no_address(mailing: Client, post: Post):
    """A browser that was left alone is not enough: whoever reads the e-mails could set a new password."""
    anna = await Person.register(mailing)
    reply = await anna.give(ADDRESS, password="another horse battery")
    assert (reply.status, slug(reply)) == (403, "not-the-password")
    assert post.received == []
    assert await count(mailing, ADDRESSES) == 0


async def test_a_question_is_forgotten_after_seven_days(mailing: Client, post: Post):
    anna, bob = await Person.register(mailing), await Person.register(mailing, "Bob")
    await anna.give(ADDRESS)
    async with mailing.server.engine.begin() as connection:
        await connection.execute(update(ADDRESSES).values(created=ADDRESSES.c.created - 8 * 24 * HOUR))
    late = await mailing.ask("POST", "/notices/confirm", {"secret": secret_in(post.received[0], "confirm")})
    assert (late.status, slug(late)) == (404, "no-secret")
    await bob.give("bob@example.org")
    async with mailing.server.engine.connect() as connection:
        assert list(await connection.scalars(select(ADDRESSES.c.address))) == ["bob@example.org"]


NO_ADDRESS = ["anna", "anna@example", "a b@example.org", "a@b.org\nBcc: c@d.org", "@example.org"]


@pytest.mark.parametrize("address", NO_ADDRESS)
async def test_what_is_no_address_is_refused(mailing: Client, address: str):
    anna = await Person.register(mailing)
    assert (await anna.give(address)).status == 422


async def test_without_a_mail_server_nobody_is_promised_anything(client: Client):
    anna = await Person.register(client)
    assert (await client.get("/notices"))["email"] is False
    for reply in (await anna.give(ADDRESS), await client.ask("POST", "/recovery", {"who": "Anna"})):
        assert (reply.status, slug(reply)) == (409, "no-mail")


async def test_a_mail_server_that_is_away_is_told_and_the_old_address_stays(settings: Settings, post: Post):
    async with post.serving(settings) as client:
        anna = await Person.register(client)
        await anna.confirmed(post)
    async with post.serving(settings, smtp_port=9) as client:
        anna.client = client
        reply = await anna.give("anna@example.net")
        assert (reply.status, slug(reply)) == (503, "mail-failed")
        known = await anna.address()
        assert (known["address"], known["asked"]) == (ADDRESS, None)


async def test_a_deleted_account_leaves_no_address(mailing: Client, post: Post):
    anna = await Person.register(mailing)
    await anna.confirmed(post)
    await anna.give("anna@example.net")
    await mailing.ask("POST", "/recovery", {"who": "Anna"})
    await sent(mailing)
    assert await count(mailing, RECOVERIES) == 1
    assert (await anna.ask("DELETE", "/account", {"password": PASSWORD})).status == 204
    assert await count(mailing, ADDRESSES) == await count(mailing, RECOVERIES) == 0


def test_the_way_to_speak_to_a_mail_server_is_checked():
    with pytest.raises(ValueError, match="smtp_security"):
        Settings(database_url="sqlite://", smtp_security="ssl")  # type: ignore[arg-type]


# --- turn notices ----------------------------------------------------------------------------------------------------


async def test_ending_turn_notices_leaves_the_address(mailing: Client, post: Post):
    anna = await Person.register(mailing)
    await anna.confirmed(post, notices=True)
    await turn_of(anna)
    stop = secret_in(post.received[-1], "stop")
    assert post.received[-1]["List-Unsubscribe"].strip() == f"<{SITE}/api/notices/stop/{stop}>"
    form = {"content_type": "application/x-www-form-urlencoded"}
    reply = await mailing.ask("POST", f"/notices/stop/{stop}", b"List-Unsubscribe=One-Click", **form)
    assert reply.status == 204
    assert await anna.address() == {"address": ADDRESS, "asked": None, "notices": False, "stopped": False}
    before = len(post.received)
    await turn_of(anna)
    assert len(post.received) == before
    assert (await anna.ask("POST", "/account/address/notices", {"notices": True})).status == 204
    await turn_of(anna)
    assert len(post.received) == before + 1


async def test_notices_need_a_confirmed_address(mailing: Client):
    anna = await Person.register(mailing)
    await anna.give(ADDRESS)
    reply = await anna.ask("POST", "/account/address/notices", {"notices": True})
    assert (reply.status, slug(reply)) == (409, "no-address")


async def test_a_stop_link_of_an_address_that_waits_removes_it(mailing: Client):
    """As the links did that were sent before addresses had choices."""
    anna = await Person.register(mailing)
    await anna.give(ADDRESS)
    async with mailing.server.engine.connect() as connection:
        name = await connection.scalar(select(ADDRESSES.c.id))
    await mailing.ask("POST", f"/notices/stop/{await mailing.server.subscriptions.stop_secret(str(name))}")
    assert await count(mailing, ADDRESSES) == 0


async def test_too_many_turn_notices_are_left_out(settings: Settings, post: Post, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(LIMITS, "turn", {"recipient": Limit(2, 3600.0)})
    clock = Clock()
    async with post.serving(settings, clock) as client:
        anna = await Person.register(client)
        await anna.confirmed(post, notices=True)
        for _ in range(4):
            await turn_of(anna)
        assert len(post.received) == 1 + 2
        clock.time += HOUR
        await turn_of(anna)
        assert len(post.received) == 1 + 3


# --- never again -----------------------------------------------------------------------------------------------------


async def every_mail(client: Client, post: Post) -> dict[str, Message]:
    """An e-mail of each kind to one address."""
    anna = await Person.register(client)
    await anna.confirmed(post, notices=True)
    await turn_of(anna)
    await client.ask("POST", "/recovery", {"who": "Anna"})
    await sent(client)
    await anna.ask("POST", "/account/password", {"password": PASSWORD, "new_password": PASSWORD})
    await sent(client)
    return dict(zip(("confirm", "turn", "recover", "changed"), post.received, strict=True))


async def test_every_mail_has_the_link_that_stops_them_for_good(mailing: Client, post: Post):
    mails = await every_mail(mailing, post)
    assert mails.keys() == LIMITS.keys()
    (never,) = {secret_in(mail, "never") for mail in mails.values()}
    for kind, mail in mails.items():
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        if kind != "turn":
            assert mail["List-Unsubscribe"].strip() == f"<{SITE}/api/notices/stop/{never}>"


async def test_who_wants_no_mail_gets_none_whoever_asks(mailing: Client, post: Post):
    mails = await every_mail(mailing, post)
    never = secret_in(mails["confirm"], "never")
    assert (await mailing.ask("POST", f"/notices/stop/{never}")).status == 204
    assert (await mailing.ask("POST", f"/notices/stop/{never}")).status == 204  # again
    before = len(post.received)
    eve = await Person.register(mailing, "Eve")
    for address in (ADDRESS, "Anna@Example.ORG", "anna+news@example.org"):
        reply = await eve.give(address)
        assert (reply.status, reply.body) == (204, b"")
    assert (await eve.address())["asked"] == "anna+news@example.org"  # as for every other address
    assert (await mailing.ask("POST", "/recovery", {"who": "Anna"})).status == 204
    await sent(mailing)
    assert len(post.received) == before
    assert await count(mailing, RECOVERIES) == 0


async def test_the_owner_is_told_that_nothing_is_sent_to_the_address(mailing: Client, post: Post):
    anna = await Person.register(mailing)
    await anna.confirmed(post, notices=True)
    await mailing.ask("POST", f"/notices/stop/{secret_in(post.received[0], 'never')}")
    assert await anna.address() == {"address": ADDRESS, "asked": None, "notices": True, "stopped": True}
    await turn_of(anna)
    assert len(post.received) == 1


async def test_a_stop_link_works_when_the_account_is_gone_and_after_a_restart(settings: Settings, post: Post):
    async with post.serving(settings) as client:
        anna = await Person.register(client)
        await anna.confirmed(post)
        await anna.ask("DELETE", "/account", {"password": PASSWORD})
    async with post.serving(settings) as client:
        await client.ask("POST", f"/notices/stop/{secret_in(post.received[0], 'never')}")
        eve = await Person.register(client, "Eve")
        assert (await eve.give(ADDRESS)).status == 204
        assert len(post.received) == 1


async def test_only_the_links_that_we_sent_stop_anything(mailing: Client, post: Post):
    anna = await Person.register(mailing)
    await anna.confirmed(post)
    never = secret_in(post.received[0], "never")
    wrong = never[:-1] + ("y" if never.endswith("x") else "x")
    for secret in (wrong, never[24:] + never[:24], never[:24], "x" * 48):
        assert (await mailing.ask("POST", f"/notices/stop/{secret}")).status == 204
    assert await count(mailing, STOPPED_MAIL) == 0


async def test_a_mail_server_that_is_away_is_told_also_for_a_stopped_address(settings: Settings, post: Post):
    """Otherwise the answer would say who has stopped e-mails."""
    async with post.serving(settings) as client:
        anna = await Person.register(client)
        await anna.confirmed(post)
        await client.ask("POST", f"/notices/stop/{secret_in(post.received[0], 'never')}")
    async with post.serving(settings, smtp_port=9) as client:
        anna.client = client
        answers = [await anna.give(address) for address in (ADDRESS, "nobody@example.org")]
        assert [(reply.status, slug(reply)) for reply in answers] == [(503, "mail-failed")] * 2


# --- the operator ----------------------------------------------------------------------------------------------------


async def by_operator(settings: Settings, *words: str) -> int:
    """Run a command while the server runs."""
    return await asyncio.to_thread(main, ["mail", *words, "--database-url", settings.database_url])


async def test_the_operator_allows_and_stops_mails_while_the_server_runs(
    settings: Settings, mailing: Client, post: Post, capsys: pytest.CaptureFixture[str]
):
    anna = await Person.register(mailing)
    await anna.confirmed(post)
    await mailing.ask("POST", f"/notices/stop/{secret_in(post.received[0], 'never')}")
    assert (await anna.address())["stopped"]
    for _ in range(2):
        assert await by_operator(settings, "allow", "Anna@Example.org") == 0
    assert not (await anna.address())["stopped"]
    assert await by_operator(settings, "stop", ADDRESS, "--json") == 0
    assert (await anna.address())["stopped"]
    assert capsys.readouterr().out.splitlines()[:2] == [
        "E-mails to Anna@Example.org are sent again.",
        "E-mails to Anna@Example.org were not stopped.",
    ]


def test_the_operator_is_told_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    missing, foreign = tmp_path / "missing.sqlite3", tmp_path / "foreign.sqlite3"
    foreign.touch()
    for address, file in (("anna", foreign), (ADDRESS, missing), (ADDRESS, foreign)):
        assert main(["mail", "stop", address, "--database-url", f"sqlite:///{file}"]) == 2
    assert not missing.exists()
    wrong, gone, other = capsys.readouterr().err.splitlines()
    assert wrong.endswith("anna is no e-mail address.")
    assert str(missing) in gone
    assert "keys" in other


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("anna@example.org", "ANNA@Example.org"),
        ("anna@example.org", "anna+duchy@example.org"),
        ("an.na@gmail.com", "anna+x@googlemail.com"),
    ],
)
def test_addresses_of_one_mailbox_count_together(one: str, other: str):
    assert mailbox_of(one) == mailbox_of(other)


def test_other_addresses_do_not():
    addresses = ["anna@example.org", "an.na@example.org", "bob@example.org", "anna@example.net", "+x@example.org"]
    assert len({mailbox_of(address) for address in addresses}) == len(addresses)


# --- limits ----------------------------------------------------------------------------------------------------------


async def test_a_stranger_gets_few_mails_from_one_account(settings: Settings, post: Post):
    async with post.serving(settings, Clock()) as client:
        anna = await Person.register(client)
        replies = [await anna.give(f"stranger+{number}@example.org") for number in range(60)]
        assert [reply.status for reply in replies] == [204] * 4 + [429] * 56
        assert len(post.received) == 4
        assert (slug(replies[-1]), replies[-1].header("retry-after")) == ("too-many", "7200")
        assert replies[-1].json()["detail"] == "Too many requests. Please wait 120 minutes."


async def test_a_stranger_gets_few_mails_from_many_accounts_at_many_addresses(settings: Settings, post: Post):
    async with post.serving(settings, Clock()) as client:
        people = [await Person.register(client, f"Guest {number}") for number in range(41)]
        replies = await asyncio.gather(
            *(person.give("stranger@example.org", f"198.51.100.{n}") for n, person in enumerate(people))
        )
        assert sorted(reply.status for reply in replies) == [204] * 4 + [429] * 37
        assert len(post.received) == 4


async def test_one_account_writes_to_few_strangers(settings: Settings, post: Post):
    clock = Clock()
    async with post.serving(settings, clock) as client:
        anna = await Person.register(client)
        replies = [await anna.give(f"stranger-{n}@example.org", f"198.51.100.{n}") for n in range(10)]
        assert [reply.status for reply in replies] == [204] * 6 + [429] * 4
        clock.time += HOUR
        assert [(await anna.give(f"later-{n}@example.org")).status for n in range(2)] == [204, 429]


async def test_one_computer_writes_to_few_strangers(settings: Settings, post: Post):
    async with post.serving(settings, Clock()) as client:
        people = [await Person.register(client, f"Guest {number}") for number in range(25)]
        replies = [await person.give(f"stranger-{n}@example.org") for n, person in enumerate(people)]
        assert [reply.status for reply in replies] == [204] * 20 + [429] * 5
        assert (await people[-1].give("other@example.org", "198.51.100.1")).status == 204


async def test_the_server_sends_so_many_in_an_hour(settings: Settings, post: Post):
    async with post.serving(settings, Clock(), mails_per_hour=3) as client:
        people = [await Person.register(client, f"Guest {number}") for number in range(5)]
        replies = [await person.give(f"stranger-{n}@example.org") for n, person in enumerate(people)]
        assert [reply.status for reply in replies] == [204] * 3 + [429] * 2
        assert replies[-1].header("retry-after") == "1200"


async def test_limits_outlast_a_restart(settings: Settings, post: Post):
    clock = Clock()
    async with post.serving(settings, clock) as client:
        anna = await Person.register(client)
        for _ in range(4):
            await anna.give(ADDRESS)
    async with post.serving(settings, clock) as client:
        anna.client = client
        assert (await anna.give(ADDRESS)).status == 429
        clock.time += 2 * HOUR
        assert (await anna.give(ADDRESS)).status == 204
    assert len(post.received) == 5


async def test_what_is_refused_uses_nothing_up_and_changes_nothing(settings: Settings, post: Post):
    async with post.serving(settings, Clock()) as client:
        anna, bob = await Person.register(client), await Person.register(client, "Bob")
        for _ in range(4):
            await bob.give(ADDRESS)
        assert [(await anna.give(ADDRESS)).status for _ in range(8)] == [429] * 8
        assert (await anna.address())["asked"] is None
        assert [(await anna.give(f"anna-{n}@example.org")).status for n in range(6)] == [204] * 6


async def test_limits_are_kept_as_hashes_and_deleted(settings: Settings, post: Post):
    clock = Clock()
    async with post.serving(settings, clock) as client:
        anna = await Person.register(client)
        await anna.give(ADDRESS)
        async with client.server.engine.connect() as connection:
            rows = repr((await connection.execute(select(MAIL_LIMITS))).all())
        assert await count(client, MAIL_LIMITS) == 4
        for word in ("anna", "example", "203.0.113.7"):
            assert word not in rows
        clock.time += 10 * HOUR
        await anna.give("anna@example.net")  # the rows of before are swept with it
        assert await count(client, MAIL_LIMITS) == 4


async def wait(limits: MailLimits, uses: list[Use]) -> int:
    """Take one of a limit; 0, or the seconds after which there is one more."""
    try:
        await limits.take(uses)
    except Refused as refusal:
        return int(refusal.arguments["seconds"])
    return 0


async def test_a_limit_lets_through_what_it_says(settings: Settings):
    clock = Clock()
    async with serving(settings) as client:
        limits = MailLimits(client.server.engine, client.server.journal, client.server.mailing._hashes, 0, clock)
        uses = limits.uses("recover", to=ADDRESS)
        waits = []
        for minute in range(600):
            clock.time = MOMENT + minute * 60_000
            waits.append(await wait(limits, uses))
    assert [minute for minute, seconds in enumerate(waits) if not seconds] == [0, 1, 2, 3, *range(60, 600, 60)]
    assert all((minute * 60 + seconds) % 3600 == 0 for minute, seconds in enumerate(waits) if minute > 3)


# --- the log ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "problem",
    [
        smtplib.SMTPRecipientsRefused({ADDRESS: (550, b"no such user anna@example.org")}),
        smtplib.SMTPSenderRefused(553, b"not you", "table@duchy.example"),
        smtplib.SMTPDataError(554, b"anna@example.org does not want this"),
        smtplib.SMTPServerDisconnected("anna@example.org"),
    ],
)
async def test_no_address_comes_into_the_log(
    mailing: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, problem: Exception
):
    def refuse(*_: object) -> None:
        raise problem

    anna = await Person.register(mailing)
    monkeypatch.setattr(smtp, "send", refuse)
    with caplog.at_level(logging.DEBUG):
        reply = await anna.give(ADDRESS)
    assert (reply.status, slug(reply)) == (503, "mail-failed")
    assert b"example" not in reply.body
    assert type(problem).__name__ in caplog.text
    assert "example" not in caplog.text

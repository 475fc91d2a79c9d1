"""The e-mail address of an account, with turn notices as a choice; links for a new password; limits on e-mails.

An address was a kind of subscription. It keeps its id, so that the links in e-mails of then still work.
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

_SAME = ("id", "account", "language", "confirm", "created")


def _mailbox(address: str) -> str:
    """The normal form of an address, as it was when this revision was written."""
    name, _, domain = address.strip().lower().rpartition("@")
    name = name.partition("+")[0] or name
    if domain in ("gmail.com", "googlemail.com"):
        name, domain = name.replace(".", "") or name, "gmail.com"
    return f"{name}@{domain}"


def upgrade() -> None:
    """Make the tables and move the addresses."""
    addresses = _create_addresses()
    op.create_table(
        "recoveries",
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("address", sa.String(16), sa.ForeignKey("addresses.id"), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_recoveries_address", "recoveries", ["address"])
    op.create_table(
        "mail_limits",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_mail_limits_until", "mail_limits", ["until"])
    op.create_table(
        "stopped_mail",
        sa.Column("mailbox", sa.String(24), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    before = sa.table("subscriptions", *(sa.column(name) for name in (*_SAME, "kind", "target")))
    for row in op.get_bind().execute(sa.select(before).where(before.c.kind == "email")).all():
        kept = {name: getattr(row, name) for name in _SAME}
        address = {"address": row.target[:254], "mailbox": _mailbox(row.target)[:254], "notices": 1}
        op.get_bind().execute(sa.insert(addresses).values(**kept, **address))
    op.execute("DELETE FROM subscriptions WHERE kind = 'email'")
    for index in ("one_browser", "one_address", "ix_subscriptions_target"):
        op.drop_index(index, "subscriptions")
    for column in ("kind", "confirm"):
        op.drop_column("subscriptions", column)
    op.create_index("one_browser", "subscriptions", ["target"], unique=True)
    _index_addresses()


def _create_addresses() -> sa.Table:
    made = op.create_table(
        "addresses",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("mailbox", sa.String(254), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("notices", sa.Integer, nullable=False),
        sa.Column("confirm", sa.String(64), unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_addresses_mailbox", "addresses", ["mailbox"])
    return made


def _index_addresses() -> None:
    """One confirmed address for an account and one that waits; an older index had the same name."""
    for name, which in (("one_address", "confirm IS NULL"), ("one_asked", "confirm IS NOT NULL")):
        only = sa.text(which)
        op.create_index(name, "addresses", ["account"], unique=True, sqlite_where=only, postgresql_where=only)


def downgrade() -> None:
    """Move the addresses back: of two of an account the confirmed one."""
    op.drop_table("recoveries")
    op.drop_table("mail_limits")
    op.drop_table("stopped_mail")
    op.drop_index("one_browser", "subscriptions")
    op.add_column("subscriptions", sa.Column("kind", sa.String(5), nullable=False, server_default="push"))
    op.add_column("subscriptions", sa.Column("confirm", sa.String(64)))
    op.execute(
        """
        INSERT INTO subscriptions (id, kind, target, account, language, confirm, created)
        SELECT id, 'email', address, account, language, confirm, created FROM addresses AS one
        WHERE confirm IS NULL OR NOT EXISTS (
            SELECT 1 FROM addresses AS other WHERE other.account = one.account AND other.confirm IS NULL
        )
        """
    )
    op.drop_table("addresses")
    op.create_index("ix_subscriptions_target", "subscriptions", ["target"])
    for name, column, kind in (("one_browser", "target", "push"), ("one_address", "account", "email")):
        only = sa.text(f"kind = '{kind}'")
        op.create_index(name, "subscriptions", [column], unique=True, sqlite_where=only, postgresql_where=only)

"""Turn notices: who asked for them, for which seats; and keys of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("value", sa.String(2000), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(5), nullable=False),
        sa.Column("target", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100)),
        sa.Column("auth", sa.String(40)),
        sa.Column("account", sa.String(16)),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("confirm", sa.String(64)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_subscriptions"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_subscriptions_account_accounts"),
    )
    op.create_index("ix_subscriptions_account", "subscriptions", ["account"])
    op.create_index("ix_subscriptions_target", "subscriptions", ["target"])
    op.create_table(
        "subscribed_seats",
        sa.Column("subscription", sa.String(16), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("subscription", "table", "seat", name="pk_subscribed_seats"),
        sa.ForeignKeyConstraint(
            ["subscription"], ["subscriptions.id"], name="fk_subscribed_seats_subscription_subscriptions"
        ),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_subscribed_seats_table_tables"),
    )
    op.create_index("ix_subscribed_seats_table_seat", "subscribed_seats", ["table", "seat"])


def downgrade() -> None:
    """Drop them."""
    for table in ("subscribed_seats", "subscriptions", "keys"):
        op.drop_table(table)

"""The turns of which somebody was told, so that of several processes one sends the notice.

And a browser, or the address of an account, is known once, also where two processes store it at the same moment.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

_ONCE = (("one_browser", "target", "push"), ("one_address", "account", "email"))
_OLDER = """
    SELECT id FROM subscriptions AS old WHERE kind = '{kind}' AND EXISTS (
        SELECT 1 FROM subscriptions AS other WHERE other.kind = '{kind}' AND other.{column} = old.{column}
        AND (other.created > old.created OR (other.created = old.created AND other.id > old.id))
    )
"""


def upgrade() -> None:
    """Make the table and the indexes; of two subscriptions that are the same the newer one stays."""
    op.create_table(
        "told",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
    )
    for name, column, kind in _ONCE:
        older = _OLDER.format(kind=kind, column=column)
        op.execute(f"DELETE FROM subscribed_seats WHERE subscription IN ({older})")
        op.execute(f"DELETE FROM subscriptions WHERE id IN ({older})")
        only = sa.text(f"kind = '{kind}'")
        op.create_index(name, "subscriptions", [column], unique=True, sqlite_where=only, postgresql_where=only)


def downgrade() -> None:
    """Remove them."""
    for name, _, _ in _ONCE:
        op.drop_index(name, "subscriptions")
    op.drop_table("told")

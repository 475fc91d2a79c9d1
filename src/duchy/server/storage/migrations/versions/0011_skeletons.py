"""What the names of accounts look like, so that no new one looks like another."""

import sqlalchemy as sa
from alembic import op

from duchy.server.names import skeleton

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. Names that look the same already stay as they are: the oldest account has the skeleton."""
    op.add_column("accounts", sa.Column("skeleton", sa.String(100)))
    accounts = sa.table("accounts", *(sa.column(name) for name in ("id", "name", "created", "skeleton")))
    known: set[str] = set()
    rows = op.get_bind().execute(sa.select(accounts.c.id, accounts.c.name).order_by(accounts.c.created)).all()
    for account, name in rows:
        found = skeleton(name)[:100]
        if found not in known:
            known.add(found)
            op.get_bind().execute(sa.update(accounts).where(accounts.c.id == account).values(skeleton=found))
    op.create_index("ix_accounts_skeleton", "accounts", ["skeleton"], unique=True)


def downgrade() -> None:
    """Remove it."""
    op.drop_index("ix_accounts_skeleton", "accounts")
    op.drop_column("accounts", "skeleton")

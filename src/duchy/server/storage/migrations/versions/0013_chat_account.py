"""The account that said a line of the chat, so that the line goes with it: a spectator has no seat to be known by."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("chat", sa.Column("account", sa.String(16)))
    op.create_index("ix_chat_account", "chat", ["account"])


def downgrade() -> None:
    """Remove it."""
    op.drop_index("ix_chat_account", "chat")
    op.drop_column("chat", "account")

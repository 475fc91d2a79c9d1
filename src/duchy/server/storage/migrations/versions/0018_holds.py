"""How long bots wait after an action, so that it can be taken back: stored, so that all processes know it."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("log", sa.Column("hold", sa.Integer))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("log", "hold")

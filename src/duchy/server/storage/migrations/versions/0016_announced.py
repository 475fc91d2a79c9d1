"""What was announced when the last seat was taken, which the commitment to the dice binds."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. Tables whose secret is drawn already go on without it, under scheme 2."""
    op.add_column("tables", sa.Column("announced", sa.JSON()))


def downgrade() -> None:
    """Remove it. The commitment of a game that has it can then not be checked any more."""
    op.drop_column("tables", "announced")

"""Tables that an account leaves out of its list."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "hidden",
        sa.Column("account", sa.String(16), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("account", "table", name="pk_hidden"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_hidden_account_accounts"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_hidden_table_tables"),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("hidden")

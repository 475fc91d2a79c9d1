"""Sign-ins that can be listed: a name for each, when it was made and last used, and by which browser."""

import secrets
import time

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

KEPT = 90 * 24 * 3600 * 1000  # milliseconds that a sign-in lasted until now


def upgrade() -> None:
    """Add the columns. When a sign-in of before was used last is not known: it counts from now."""
    op.add_column("sessions", sa.Column("id", sa.String(16)))
    op.add_column("sessions", sa.Column("created", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("agent", sa.String(200)))
    now = time.time_ns() // 1_000_000
    columns = ("token", "expires", "id", "created", "seen")
    sessions = sa.table("sessions", *(sa.column(name) for name in columns))
    for token, expires in op.get_bind().execute(sa.select(sessions.c.token, sessions.c.expires)).all():
        made = {"id": secrets.token_urlsafe(9), "created": expires - KEPT, "seen": now}
        op.get_bind().execute(sa.update(sessions).where(sessions.c.token == token).values(**made))


def downgrade() -> None:
    """Remove them."""
    for column in ("id", "created", "seen", "agent"):
        op.drop_column("sessions", column)

"""Tables whose address is an invitation."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column; tables from before need their invitation."""
    op.add_column("tables", sa.Column("by_address", sa.Boolean, nullable=False, server_default=sa.false()))

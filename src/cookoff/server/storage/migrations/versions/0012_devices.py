"""Guests who play on another guest's device."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column; guests from before have a device of their own."""
    op.add_column("guests", sa.Column("device", sa.String(32)))
    op.create_index("guests_by_device", "guests", ["device"])

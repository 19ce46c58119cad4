"""Notices: devices that receive them, webhooks of parties, and those to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("quiet_from", sa.SmallInteger),
        sa.Column("quiet_to", sa.SmallInteger),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_of_a_guest", "devices", ["guest_id"])
    op.create_table(
        "webhooks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("party_id", sa.String(32), sa.ForeignKey("parties.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("webhooks_of_a_party", "webhooks", ["party_id"])
    op.create_table(
        "notices",
        sa.Column("target", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("claimed_at", sa.BigInteger),
        sa.Column("tries", sa.SmallInteger, nullable=False),
    )
    op.create_index("notices_to_send", "notices", ["claimed_at", "due_at"])
    op.create_index("notices_of_a_table", "notices", ["table_id"])

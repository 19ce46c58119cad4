"""Stored analyses with the names of version 0.2."""

import json
import zlib

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

NAMES = {"eyes": "perspective", "verdicts": "reviews", "turnings": "turning_points", "accounts": "breakdowns"}


def upgrade() -> None:
    """Rename the fields of each analysis."""
    connection = op.get_bind()
    analyses = sa.table("analyses", sa.column("table_id"), sa.column("seat"), sa.column("data", sa.LargeBinary))
    for table_id, seat in connection.execute(sa.select(analyses.c.table_id, analyses.c.seat)).all():
        row = (analyses.c.table_id == table_id) & (analyses.c.seat == seat)
        found = json.loads(zlib.decompress(connection.execute(sa.select(analyses.c.data).where(row)).scalar_one()))
        data = zlib.compress(json.dumps({NAMES.get(key, key): value for key, value in found.items()}).encode())
        connection.execute(sa.update(analyses).where(row).values(data=data))

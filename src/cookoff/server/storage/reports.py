"""Reports on experiments; the latest ones are kept."""

from sqlalchemy import Executable, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import experiment_reports as reports

KEPT = 64
"""Limit on stored reports."""


class ExperimentReports:
    """The reports of all nodes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def find(self, code: str) -> bytes | None:
        """Return a compressed report."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(reports.c.data).where(reports.c.code == code))).scalar()
        return None if found is None else bytes(found)

    def keep(self, code: str, owner: str, data: bytes, at: int) -> list[Executable]:
        """Return the statements that store a report and delete those beyond the limit."""
        latest = select(reports.c.code).order_by(reports.c.at.desc(), reports.c.code).limit(KEPT)
        return [
            insert(reports).values(code=code, owner=owner, at=at, data=data),
            delete(reports).where(reports.c.code.not_in(latest)),
        ]

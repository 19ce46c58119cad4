"""The readiness check of a node: whether it can serve clients, and which part fails if not."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

log = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds within which each part must respond."""
LASTS = 1.0
"""Seconds for which a result is cached, so that frequent checks do not load the database."""

ExperimentStatus = Callable[[], Awaitable[object]]
"""Checks a part; it raises or times out if the part fails."""


class Readiness:
    """Checks the parts in turn."""

    def __init__(self, parts: Mapping[str, ExperimentStatus]) -> None:
        self._parts = parts
        self._known: tuple[float, str | None] | None = None
        self._asking = asyncio.Lock()

    async def ill(self) -> str | None:
        """Return the name of the failing part; `None` if all work."""
        clock = asyncio.get_running_loop().time
        async with self._asking:
            if self._known is None or clock() - self._known[0] > LASTS:
                found = await self._try()
                self._known = (clock(), found)
            return self._known[1]

    async def _try(self) -> str | None:
        for part, trial in self._parts.items():
            try:
                async with asyncio.timeout(PATIENCE):
                    await trial()
            except Exception as error:
                log.warning("not ready: the %s: %r", part, error)
                return part
        return None

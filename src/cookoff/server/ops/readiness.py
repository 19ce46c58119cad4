"""Whether a node can take clients, and if not, which part of it is ill."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

log = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds that a part has to show that it works."""
LASTS = 1.0
"""Seconds for which an answer holds: whoever asks often shall not keep the database busy."""

ExperimentStatus = Callable[[], Awaitable[object]]
"""Raises, or takes too long, when its part is ill."""


class Readiness:
    """Tries the parts, one after the other."""

    def __init__(self, parts: Mapping[str, ExperimentStatus]) -> None:
        self._parts = parts
        self._known: tuple[float, str | None] | None = None
        self._asking = asyncio.Lock()

    async def ill(self) -> str | None:
        """The part that does not work; `None` if all do."""
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

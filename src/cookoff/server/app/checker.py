"""Checks untrusted uploads that are expensive to parse, in a process that can be killed."""

import contextlib
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from cookoff.engine import BadInput, Search
from cookoff.physics.sources import preload_dice
from cookoff.server.app.learning.practice import PracticeAttempt, carry_out
from cookoff.server.app.replays.reader import ReplayReader, ReplayRequest
from cookoff.server.app.workbench.drafts import DraftRequest, draft, loading
from cookoff.server.app.workbench.trial import try_throw
from cookoff.server.config.settings import Limits
from cookoff.server.protocol.errors import ApiError
from cookoff.server.runtime.games.catalogue import Catalogue, FindRooms
from cookoff.server.runtime.worker_pool import Busy, Failed, Share, TooLong, Work, WorkerPool

SIZE = 1
"""Worker processes of each kind."""


class VariantRequest(msgspec.Struct, frozen=True):
    """A game with custom components, player count and options to check."""

    game: str
    toml: str
    players: int
    options: dict[str, Any]


class CheckResult(msgspec.Struct, frozen=True):
    """The result of a check: an answer or an API error."""

    answer: msgspec.Raw = msgspec.Raw(b"null")
    api_error: tuple[int, str, str] | None = None


class Checker:
    """Checks uploads within limits on time and memory; errors name the limit exceeded.

    Variants wait only for variants, replays and practice only for one another. `share` is the sender's address and
    guest: addresses take turns, and so do the guests of an address.
    """

    def __init__(self, find: FindRooms, limits: Limits) -> None:
        self._limits = limits
        self._variants, self._readers = (
            WorkerPool(SIZE, start_process, find, memory=limits.check_memory, nice=limits.check_nice) for _ in range(2)
        )
        self._waiting: Counter[str] = Counter()

    async def components(self, variant: VariantRequest, share: Share) -> None:
        """Raises `ApiError` if the components do not load or the game cannot be played with them."""
        await self._ask(self._variants, try_out, (variant, self._limits.load_seconds), share, "components")

    async def replay(self, looking: ReplayRequest, share: Share) -> bytes:
        """Return a `Replay` as JSON. Raises `ApiError` if the log cannot be read."""
        return await self._ask(self._readers, read, looking, share, "the log")

    async def draft(self, wanted: DraftRequest, share: Share) -> bytes:
        """Return a `Draft` as JSON."""
        return await self._ask(self._variants, sketch, (wanted, self._limits.load_seconds), share, "components")

    async def practice(self, tried: PracticeAttempt, share: Share) -> bytes:
        """Return the events of an attempt as JSON. Raises `ApiError` if the attempt is not allowed."""
        return await self._ask(self._readers, practise, tried, share, "the attempt", self._limits.practice_seconds)

    async def _ask(
        self, workers: WorkerPool, work: Work, argument: Any, share: Share, what: str, cpu: float | None = None
    ) -> bytes:
        limits, address = self._limits, share[0]
        cpu = cpu or limits.check_seconds
        if self._waiting[address] >= limits.checks:
            raise ApiError(429, "too-fast", f"{limits.checks} requests from here are waiting already; try again later")
        self._waiting[address] += 1
        try:
            answer = await workers.do(work, argument, share=share, seconds=limits.check_wait, cpu=cpu)
        except Busy as error:
            raise ApiError(503, "busy", f"{what}: others came first; try again in a moment") from error
        except TooLong as error:
            raise ApiError(422, "too-expensive", f"{what}: reading takes more than {cpu:g} s") from error
        except Failed as error:
            raise ApiError(422, "too-expensive", f"{what}: reading fails: {error}") from error
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
        verdict = msgspec.json.decode(answer, type=CheckResult)
        if verdict.api_error is not None:
            raise ApiError(*verdict.api_error)
        return bytes(verdict.answer)

    def stop(self) -> None:
        """Stop the worker processes."""
        self._variants.stop()
        self._readers.stop()


class _Process:
    """State of a worker process."""

    catalogue: Catalogue
    reader: ReplayReader


def start_process(find: FindRooms) -> None:
    """Load the catalogue and the physics in a new worker process."""
    _Process.catalogue = Catalogue(find)
    if any(room.physical for room in _Process.catalogue.rooms.values()):
        with contextlib.suppress(ModuleNotFoundError):  # without physics its games are refused
            preload_dice()  # now, so that its time does not count as an upload's
    _Process.reader = ReplayReader(_Process.catalogue)


def try_out(argument: tuple[VariantRequest, float]) -> bytes:
    """Load the components within a time limit and set up the game once. Runs in the worker process."""
    return _verdict(lambda: _set_up(*argument))


def read(looking: ReplayRequest) -> bytes:
    """Return a page of a log. Runs in the worker process."""
    return _verdict(lambda: _Process.reader.read(looking))


def sketch(argument: tuple[DraftRequest, float]) -> bytes:
    """Return a draft. Runs in the worker process."""
    return _verdict(lambda: draft(_Process.catalogue, *argument))


def practise(tried: PracticeAttempt) -> bytes:
    """Carry out a practice attempt. Runs in the worker process."""
    return _verdict(lambda: carry_out(_Process.catalogue, tried))


def _set_up(variant: VariantRequest, seconds: float) -> bytes:
    _Process.catalogue.own(variant.game)
    with loading(seconds):
        loaded = _Process.catalogue.with_components(variant.game, variant.toml)
    if variant.players not in loaded.game.seats:
        raise ApiError(400, "players", f"{variant.game} is not for {variant.players} players")
    try:
        options = msgspec.convert(variant.options, loaded.game.types.options)
        loaded.game.setup(variant.players, options, Search(random.Random(0), loaded.sources))
    except (BadInput, msgspec.ValidationError) as error:
        raise ApiError(400, "options", str(error)) from error
    try:
        try_throw(loaded)
    except BadInput as error:
        raise ApiError(400, "bad-components", str(error)) from error
    return b"null"


def _verdict(work: Callable[[], bytes]) -> bytes:
    try:
        verdict = CheckResult(msgspec.Raw(work()))
    except ApiError as api_error:
        verdict = CheckResult(api_error=(api_error.status, api_error.code, api_error.detail))
    return msgspec.json.encode(verdict)

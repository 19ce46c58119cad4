"""What strangers send and is dear to check, checked in a process that can be killed."""

import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

from cookoff.engine import BadInput, Search
from cookoff.server.app.learning.practice import PracticeAttempt, carry_out
from cookoff.server.app.replays.reader import ReplayReader, ReplayRequest
from cookoff.server.app.workbench.drafts import DraftRequest, draft
from cookoff.server.config.settings import Limits
from cookoff.server.protocol.errors import ApiError
from cookoff.server.runtime.games.catalogue import Catalogue, FindRooms
from cookoff.server.runtime.worker_pool import Failed, TooLong, Work, WorkerPool

SIZE = 1
"""Processes: one stranger's file waits for another's, nobody else does."""


class VariantRequest(msgspec.Struct, frozen=True):
    """A game with a designer's components, as somebody wants to play it."""

    game: str
    toml: str
    players: int
    options: dict[str, Any]


class CheckResult(msgspec.Struct, frozen=True):
    """What came of it: an answer, or a complaint."""

    answer: msgspec.Raw = msgspec.Raw(b"null")
    api_error: tuple[int, str, str] | None = None


class Checker:
    """Checks files of strangers, within limits of time and memory that it names when they are passed.

    `share` is who sent them: those who send much wait for one another, not others for them.
    """

    def __init__(self, find: FindRooms, limits: Limits) -> None:
        self._limits = limits
        self._workers = WorkerPool(SIZE, start_process, find, memory=limits.check_memory, nice=limits.check_nice)

    async def components(self, variant: VariantRequest, share: str) -> None:
        """Complains if the components do not load, or the game cannot be set up with them."""
        await self._ask(try_out, (variant, self._limits.load_seconds), share, "components")

    async def replay(self, looking: ReplayRequest, share: str) -> bytes:
        """A `Replay` as JSON; complains if the log cannot be read."""
        return await self._ask(read, looking, share, "the log")

    async def draft(self, wanted: DraftRequest, share: str) -> bytes:
        """A `Draft` as JSON."""
        return await self._ask(sketch, (wanted, self._limits.load_seconds), share, "components")

    async def practice(self, tried: PracticeAttempt, share: str) -> bytes:
        """What came of an attempt, as JSON of events; complains if it cannot be tried."""
        return await self._ask(practise, tried, share, "the attempt", self._limits.practice_seconds)

    async def _ask(self, work: Work, argument: Any, share: str, what: str, cpu: float | None = None) -> bytes:
        limits = self._limits
        cpu = cpu or limits.check_seconds
        try:
            answer = await self._workers.do(work, argument, share=(share, ""), seconds=limits.check_wait, cpu=cpu)
        except TooLong as error:
            raise ApiError(422, "too-dear", f"{what}: reading takes more than {cpu:g} s") from error
        except Failed as error:
            raise ApiError(422, "too-dear", f"{what}: reading fails: {error}") from error
        verdict = msgspec.json.decode(answer, type=CheckResult)
        if verdict.api_error is not None:
            raise ApiError(*verdict.api_error)
        return bytes(verdict.answer)

    def stop(self) -> None:
        """End the process."""
        self._workers.stop()


class _Process:
    """What the checking process keeps."""

    catalogue: Catalogue
    reader: ReplayReader


def start_process(find: FindRooms) -> None:
    """A process begins: it loads the catalogue."""
    _Process.catalogue = Catalogue(find)
    _Process.reader = ReplayReader(_Process.catalogue)


def try_out(argument: tuple[VariantRequest, float]) -> bytes:
    """Load the components, in no more than so many seconds, and set the game up once; runs in the checking process."""
    return _verdict(lambda: _set_up(*argument))


def read(looking: ReplayRequest) -> bytes:
    """A page of a log; runs in the checking process."""
    return _verdict(lambda: _Process.reader.read(looking))


def sketch(argument: tuple[DraftRequest, float]) -> bytes:
    """Make a draft; runs in the checking process."""
    return _verdict(lambda: draft(_Process.catalogue, *argument))


def practise(tried: PracticeAttempt) -> bytes:
    """Carry an attempt out; runs in the checking process."""
    return _verdict(lambda: carry_out(_Process.catalogue, tried))


def _set_up(variant: VariantRequest, seconds: float) -> bytes:
    _Process.catalogue.own(variant.game)
    begun = time.process_time()
    loaded = _Process.catalogue.with_components(variant.game, variant.toml)
    if time.process_time() - begun > seconds:
        raise ApiError(422, "too-dear", f"components: loading takes more than {seconds:g} s")
    if variant.players not in loaded.game.seats:
        raise ApiError(400, "players", f"{variant.game} is not for {variant.players} players")
    try:
        options = msgspec.convert(variant.options, loaded.game.types.options)
        loaded.game.setup(variant.players, options, Search(random.Random(0), loaded.trials))
    except (BadInput, msgspec.ValidationError) as error:
        raise ApiError(400, "options", str(error)) from error
    return b"null"


def _verdict(work: Callable[[], bytes]) -> bytes:
    try:
        verdict = CheckResult(msgspec.Raw(work()))
    except ApiError as api_error:
        verdict = CheckResult(api_error=(api_error.status, api_error.code, api_error.detail))
    return msgspec.json.encode(verdict)

"""Checks untrusted uploads that are expensive to parse, in a process that can be killed."""

import contextlib
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

from cookoff.engine import BadInput, Search
from cookoff.physics.sources import preload_dice
from cookoff.server.app.learning.practice import PracticeAttempt, carry_out
from cookoff.server.app.replays.reader import ReplayReader, ReplayRequest
from cookoff.server.app.workbench.drafts import DraftRequest, draft
from cookoff.server.app.workbench.trial import try_throw
from cookoff.server.config.settings import Limits
from cookoff.server.protocol.errors import ApiError
from cookoff.server.runtime.games.catalogue import Catalogue, FindRooms
from cookoff.server.runtime.worker_pool import Failed, TooLong, Work, WorkerPool

SIZE = 1
"""Worker processes. Uploads wait only for other uploads."""


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

    `share` is the sender. Work is shared fairly between senders, so a busy one does not delay the others.
    """

    def __init__(self, find: FindRooms, limits: Limits) -> None:
        self._limits = limits
        self._workers = WorkerPool(SIZE, start_process, find, memory=limits.check_memory, nice=limits.check_nice)

    async def components(self, variant: VariantRequest, share: str) -> None:
        """Raises `ApiError` if the components do not load or the game cannot be set up with them."""
        await self._ask(try_out, (variant, self._limits.load_seconds), share, "components")

    async def replay(self, looking: ReplayRequest, share: str) -> bytes:
        """Return a `Replay` as JSON. Raises `ApiError` if the log cannot be read."""
        return await self._ask(read, looking, share, "the log")

    async def draft(self, wanted: DraftRequest, share: str) -> bytes:
        """Return a `Draft` as JSON."""
        return await self._ask(sketch, (wanted, self._limits.load_seconds), share, "components")

    async def practice(self, tried: PracticeAttempt, share: str) -> bytes:
        """Return the events of an attempt as JSON. Raises `ApiError` if the attempt is not allowed."""
        return await self._ask(practise, tried, share, "the attempt", self._limits.practice_seconds)

    async def _ask(self, work: Work, argument: Any, share: str, what: str, cpu: float | None = None) -> bytes:
        limits = self._limits
        cpu = cpu or limits.check_seconds
        try:
            answer = await self._workers.do(work, argument, share=(share, ""), seconds=limits.check_wait, cpu=cpu)
        except TooLong as error:
            raise ApiError(422, "too-expensive", f"{what}: reading takes more than {cpu:g} s") from error
        except Failed as error:
            raise ApiError(422, "too-expensive", f"{what}: reading fails: {error}") from error
        verdict = msgspec.json.decode(answer, type=CheckResult)
        if verdict.api_error is not None:
            raise ApiError(*verdict.api_error)
        return bytes(verdict.answer)

    def stop(self) -> None:
        """Stop the worker process."""
        self._workers.stop()


class _Process:
    """State of the worker process."""

    catalogue: Catalogue
    reader: ReplayReader


def start_process(find: FindRooms) -> None:
    """Load the catalogue in a new worker process."""
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
    begun = time.process_time()
    loaded = _Process.catalogue.with_components(variant.game, variant.toml)
    if time.process_time() - begun > seconds:
        raise ApiError(422, "too-expensive", f"components: loading takes more than {seconds:g} s")
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

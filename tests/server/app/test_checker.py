"""The checks of uploads: what is too expensive ends soon, and addresses take turns."""

import asyncio
import math
import re
import signal
from collections.abc import AsyncIterator

import pytest

from cookoff.engine import room, rooms
from cookoff.server.app.checker import Checker, VariantRequest
from cookoff.server.app.learning.practice import PracticeAttempt
from cookoff.server.app.workbench.drafts import loading
from cookoff.server.config.settings import Limits
from cookoff.server.protocol.errors import ApiError
from cookoff.server.runtime.worker_pool import Busy, TooLong, WorkerPool, processor_seconds
from tests.server.runtime.test_worker_pool import enter, for_ever
from tests.server.support.client import PATIENCE

pytestmark = pytest.mark.anyio

EVE, MIA = ("198.51.100.1", "eve"), ("203.0.113.1", "mia")
LIMITS = Limits(check_wait=PATIENCE, checks=6, check_nice=5)


def hibachi() -> str:
    return (room("hibachi").home / "components.toml").read_text("utf-8")


def costly() -> str:
    """Outlines of 500 corners, each pair of whose sides is compared: half a second of processor time."""

    def rounded(found: re.Match[str]) -> str:
        x, y = map(float, re.findall(r"-?\d+\.\d+", found[0])[:2])
        corners = [
            (x + 0.01 * math.cos(math.tau * n / 500), y + 0.01 * math.sin(math.tau * n / 500)) for n in range(500)
        ]
        return f"points = [{', '.join(f'{{ x = {a:.9f}, y = {b:.9f} }}' for a, b in corners)}]"

    return re.sub(r"points = \[.*?\n\]", rounded, hibachi(), flags=re.DOTALL)


@pytest.fixture
async def checker() -> AsyncIterator[Checker]:
    made = Checker(rooms, LIMITS)
    yield made
    made.stop()


async def fails(checker: Checker, toml: str, share: tuple[str, str], asked: list[str] | None = None) -> ApiError:
    """The error of a variant; its sender is noted once it is answered."""
    with pytest.raises(ApiError) as caught:
        await checker.components(VariantRequest("hibachi", toml, 2, {}), share)
    if asked is not None:
        asked.append(share[1])
    return caught.value


async def test_a_deep_key_is_refused_before_it_is_parsed(checker: Checker) -> None:
    error = await fails(checker, f"{hibachi()}\n{'.'.join('a' * 60_000)} = 1\n", EVE)
    assert (error.status, error.code) == (400, "bad-components")
    assert error.detail.endswith("a key has more than 16 parts")


@pytest.mark.long
async def test_a_costly_file_is_refused(checker: Checker) -> None:
    error = await fails(checker, costly(), EVE)
    assert (error.status, error.code) == (422, "too-expensive")
    assert error.detail == "components: loading takes more than 0.1 s"


def test_loading_is_given_up_after_a_few_times_what_it_may_take() -> None:
    def load() -> None:
        with loading(0.02):
            for_ever(None)

    with processor_seconds(4):
        with pytest.raises(ApiError, match=r"more than 0\.02 s"):
            load()
        assert signal.getitimer(signal.ITIMER_PROF)[0] > 2, "the limit of the whole check has not ended it"


@pytest.mark.long
async def test_addresses_take_turns(checker: Checker) -> None:
    """However many guests of an address wait, another address waits for the one whose turn it is, and one more."""
    order: list[str] = []
    crowd = [asyncio.create_task(fails(checker, "rounds = 0", (EVE[0], f"eve {n}"), order)) for n in range(6)]
    await asyncio.sleep(0)
    await asyncio.gather(fails(checker, "rounds = 0", MIA, order), *crowd)
    assert order.index("mia") == 2


@pytest.mark.long
async def test_practice_and_replays_do_not_wait_for_variants(checker: Checker) -> None:
    order: list[str] = []
    with pytest.raises(ApiError, match="nothing to practise"):
        await checker.practice(PracticeAttempt("yatai", b"{}", 0.5), MIA)  # its process has started
    crowd = [asyncio.create_task(fails(checker, "rounds = 0", EVE, order)) for _ in range(6)]
    await asyncio.sleep(0)
    with pytest.raises(ApiError, match="nothing to practise"):
        await checker.practice(PracticeAttempt("yatai", b"{}", 0.5), MIA)
    assert order == []  # the variants' process is still starting
    await asyncio.gather(*crowd)


@pytest.mark.long
async def test_an_address_has_only_so_many_requests_waiting(checker: Checker) -> None:
    crowd = [asyncio.create_task(fails(checker, "rounds = 0", (EVE[0], f"{n}"))) for n in range(7)]
    errors = await asyncio.gather(*crowd)
    assert [error.code for error in errors] == ["bad-components"] * 6 + ["too-fast"]
    assert (await fails(checker, "rounds = 0", EVE)).code == "bad-components"


async def test_who_waited_in_vain_is_told_to_come_again() -> None:
    made = Checker(rooms, Limits(check_wait=0))
    error = await fails(made, "rounds = 0", MIA)
    assert (error.status, error.code) == (503, "busy")
    made.stop()


async def test_work_that_waited_is_busy_and_work_that_took_too_much_is_not() -> None:
    workers = WorkerPool(1, enter)
    with pytest.raises(TooLong) as spent:
        await workers.do(for_ever, None, share=EVE, seconds=PATIENCE, cpu=0.1)
    assert not isinstance(spent.value, Busy)
    with pytest.raises(Busy):
        await workers.do(for_ever, None, share=EVE, seconds=0)
    workers.stop()


def test_limits_of_processor_time_may_be_nested() -> None:
    def inner() -> None:
        with processor_seconds(0.05):
            for_ever(None)

    def outer() -> None:
        with processor_seconds(0.3):
            with pytest.raises(TooLong, match=r"more than 0\.05 s"):
                inner()
            for_ever(None)

    with pytest.raises(TooLong, match=r"more than 0\.3 s"):
        outer()

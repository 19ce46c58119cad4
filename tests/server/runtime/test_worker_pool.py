"""Processes that work for the server: fair shares, deadlines, and an end for what does not end by itself."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cookoff.server.runtime.worker_pool import Failed, TooLong, WorkerPool
from tests.server.support.client import PATIENCE

pytestmark = pytest.mark.anyio

A, X, Y = ("a", ""), ("x", ""), ("y", "")


def enter() -> None:
    """Nothing to prepare."""


def echo(told: str) -> bytes:
    return told.encode()


def write(told: tuple[str, str]) -> bytes:
    path, line = told
    with Path(path).open("a") as file:
        file.write(line)
    return b""


def wait_for(path: str) -> bytes:
    """Works until a file is there."""
    while not Path(path).exists():
        pass
    return b"done"


def for_ever(_told: object) -> bytes:
    while True:
        pass


def greedy(size: int) -> bytes:
    return bytes(size)[:1]


def priority(_told: object) -> bytes:
    return b"%d" % os.nice(0)


def crash(_told: object) -> bytes:
    os._exit(3)


def raises(told: str) -> bytes:
    raise ValueError(told)


@pytest.fixture
async def workers() -> AsyncIterator[WorkerPool]:
    made = WorkerPool(1, enter)
    yield made
    made.stop()


async def test_an_unpicklable_request_fails_at_once_and_the_worker_continues(workers: WorkerPool) -> None:
    """As options nested so deep that they can be read and not be passed on."""
    deep: list[object] = []
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(Failed, match="RecursionError"):
        await workers.do(echo, deep, share=A, seconds=PATIENCE)
    assert await workers.do(echo, "still here", share=A, seconds=PATIENCE) == b"still here"


async def test_a_worker_answers(workers: WorkerPool) -> None:
    assert await workers.do(echo, "hello", share=A, seconds=PATIENCE) == b"hello"


async def test_work_without_an_end_is_ended_and_the_next_is_done(workers: WorkerPool) -> None:
    await workers.do(echo, "the process is up", share=A, seconds=PATIENCE)
    with pytest.raises(TooLong, match="processor time"):
        await workers.do(for_ever, None, share=A, seconds=PATIENCE, cpu=0.1)
    with pytest.raises(TooLong, match=r"more than 0\.2 s"):
        await workers.do(for_ever, None, share=A, seconds=0.2)
    assert await workers.do(echo, "again", share=A, seconds=PATIENCE) == b"again"


async def test_a_crashing_worker_affects_nobody_else(workers: WorkerPool) -> None:
    with pytest.raises(Failed, match="the process ended"):
        await workers.do(crash, None, share=A, seconds=PATIENCE)
    with pytest.raises(Failed, match="ValueError: no such thing"):
        await workers.do(raises, "no such thing", share=A, seconds=PATIENCE)
    assert await workers.do(echo, "still there", share=A, seconds=PATIENCE) == b"still there"


async def test_memory_has_a_limit() -> None:
    workers = WorkerPool(1, enter, memory=400_000_000)
    with pytest.raises(Failed, match="MemoryError"):
        await workers.do(greedy, 1_000_000_000, share=A, seconds=PATIENCE)
    assert await workers.do(greedy, 1000, share=A, seconds=PATIENCE) == b"\0"
    workers.stop()


async def test_shares_take_turns_and_unwatched_tables_come_last(workers: WorkerPool, tmp_path: Path) -> None:
    door, order = tmp_path / "door", tmp_path / "order"
    first = asyncio.create_task(workers.do(wait_for, str(door), share=X, seconds=PATIENCE))
    waiting = []
    asked = ["-bots/1", "many/1", "many/1", "many/2", "many/1", "one/1"]
    for who in asked:
        person, table = who.split("/")
        told, attended = (str(order), f"{who} "), not person.startswith("-")
        waiting.append(workers.do(write, told, share=(person, table), seconds=PATIENCE, attended=attended))
    rest = asyncio.gather(*waiting)
    while workers.waiting < len(asked):
        await asyncio.sleep(0)
    door.touch()
    assert await first == b"done"
    await rest
    assert order.read_text().split() == ["many/1", "one/1", "many/2", "many/1", "many/1", "-bots/1"]


async def test_two_hundred_tables_of_bots_do_not_starve_a_persons_table(workers: WorkerPool, tmp_path: Path) -> None:
    """Whether all of them are one stranger's, who looks on as twenty guests, or nobody looks on at any."""
    door, order = tmp_path / "door", tmp_path / "order"
    first = asyncio.create_task(workers.do(wait_for, str(door), share=X, seconds=PATIENCE))
    shares = [(("eve's address", f"eve {n % 20}", f"{n}"), n < 100) for n in range(200)]
    shares += [((f"address {n}", f"guest {n}", f"{n}"), False) for n in range(200)]
    asked = [
        asyncio.ensure_future(workers.do(write, (str(order), "bots "), share=share, seconds=PATIENCE, attended=looks))
        for share, looks in shares
    ]
    while workers.waiting < len(shares):
        await asyncio.sleep(0)
    for _ in range(3):
        asked.append(
            asyncio.ensure_future(
                workers.do(write, (str(order), "mia "), share=("mia's address", "mia", "t"), seconds=PATIENCE)
            )
        )
    while workers.waiting < len(asked):
        await asyncio.sleep(0)
    door.touch()
    await asyncio.gather(first, *asked)
    assert order.read_text().split()[:6] == ["bots", "mia"] * 3


async def test_a_request_that_waits_too_long_fails(workers: WorkerPool, tmp_path: Path) -> None:
    door, order = tmp_path / "door", tmp_path / "order"
    first = asyncio.create_task(workers.do(wait_for, str(door), share=X, seconds=PATIENCE))
    await asyncio.sleep(0)
    with pytest.raises(TooLong):
        await workers.do(write, (str(order), "late "), share=Y, seconds=0)
    door.touch()
    assert await first == b"done"
    await workers.do(write, (str(order), "in time "), share=Y, seconds=PATIENCE)
    assert order.read_text() == "in time "


async def test_uploads_have_the_lowest_priority() -> None:
    workers = WorkerPool(1, enter, nice=15)
    before = os.nice(0)
    assert await workers.do(priority, None, share=A, seconds=PATIENCE) == b"%d" % min(19, before + 15)
    workers.stop()


async def test_workers_that_have_stopped_say_so(workers: WorkerPool) -> None:
    workers.stop()
    with pytest.raises(Failed, match="stopped"):
        await workers.do(echo, "anybody?", share=A, seconds=PATIENCE)

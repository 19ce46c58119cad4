"""Processes for slow or unbounded work, with fair sharing and deadlines.

Untrusted input must not block the event loop, so expensive work runs here: a worker that misses its deadline is killed
and replaced.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any

NICE = 5
"""The niceness of ordinary work and of process start-up, so that the event loop goes first."""

Work = Callable[[Any], bytes]
"""A function a worker runs: importable by name, takes one value, returns bytes."""
Share = tuple[str, ...]
"""Whom the work is for, from the outside in, such as an address, a guest and a table."""


class TooLong(Exception):
    """The work exceeded its time limit."""


class Busy(TooLong):
    """The work was not done in time because of other work: it waited, or got too little of the processor."""


class Failed(Exception):
    """The work raised an exception or its process ended; the message says why."""


@dataclass(frozen=True)
class _Job:
    work: Work
    argument: Any
    cpu: float
    deadline: float
    answer: "asyncio.Future[bytes]"


class _Turns:
    """A round-robin queue: addresses take turns, then an address's guests, and so on; the one served goes last."""

    def __init__(self) -> None:
        self._jobs: deque[_Job] = deque()
        self._within: OrderedDict[str, _Turns] = OrderedDict()
        self._many = 0

    def __len__(self) -> int:
        return self._many

    def add(self, share: Share, job: _Job) -> None:
        """Queue a job."""
        self._many += 1
        if share:
            self._within.setdefault(share[0], _Turns()).add(share[1:], job)
        else:
            self._jobs.append(job)

    def take(self) -> _Job:
        """Remove and return the next job."""
        self._many -= 1
        if self._jobs:
            return self._jobs.popleft()
        name, turns = self._within.popitem(last=False)
        job = turns.take()
        if len(turns):
            self._within[name] = turns
        return job


class WorkerPool:
    """A bounded set of processes, started when first needed.

    Queued jobs take turns by their `Share`. Tables without viewers come last.
    """

    def __init__(
        self,
        size: int,
        enter: Callable[..., None],
        *given: Any,
        memory: int | None = None,
        leave: float = 0,
        nice: int = NICE,
    ) -> None:
        """Each process calls `enter(*given)` once; `memory` limits the bytes of its data.

        Abandoned work may run for `leave` more seconds before its process is killed. A higher `nice` gives way to other
        processes that need the CPU.
        """
        self._size = size
        self._leave = leave
        self._enter = (enter, given, memory, nice)
        self._idle: list[_Worker] = []
        self._busy: dict[asyncio.Task[None], _Worker | None] = {}
        self._attended = _Turns()
        self._others = _Turns()
        self._threads = ThreadPoolExecutor(size, "worker")
        self._stopped = False

    @property
    def waiting(self) -> int:
        """The number of queued jobs."""
        return len(self._attended) + len(self._others)

    async def do(
        self, work: Work, argument: Any, *, share: Share, seconds: float, cpu: float = 0, attended: bool = True
    ) -> bytes:
        """Run the work and return its result. Raises `Failed`, or `Busy` after `seconds`.

        `cpu` limits the work's processor time, so that other load on the machine does not count; beyond it the work
        raises `TooLong`.
        """
        if self._stopped:
            raise Failed("the workers have stopped")
        loop = asyncio.get_running_loop()
        job = _Job(work, argument, cpu, loop.time() + seconds, loop.create_future())
        (self._attended if attended else self._others).add(share, job)
        self._hand_out()
        try:
            async with asyncio.timeout_at(job.deadline):
                return await job.answer
        except TimeoutError as error:
            raise Busy(f"it took more than {seconds:g} s") from error

    def stop(self) -> None:
        """End the processes."""
        self._stopped = True
        for worker in [*self._idle, *self._busy.values()]:
            if worker is not None:
                worker.kill()
        self._idle.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _hand_out(self) -> None:
        while len(self._busy) < self._size and not self._stopped and (job := self._next()) is not None:
            task = asyncio.create_task(self._run(job))
            self._busy[task] = None
            task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        worker = self._busy.pop(task)
        if worker is not None and not self._stopped:
            self._idle.append(worker)
        self._hand_out()

    def _next(self) -> _Job | None:
        """Return the next job, attended tables first."""
        for turns in (self._attended, self._others):
            while len(turns):
                job = turns.take()
                if not job.answer.done():
                    return job
        return None

    async def _run(self, job: _Job) -> None:
        task = asyncio.current_task()
        assert task is not None
        worker = self._idle.pop() if self._idle else _Worker(*self._enter)
        self._busy[task] = worker
        loop = asyncio.get_running_loop()
        answering = loop.run_in_executor(self._threads, worker.do, job.work, job.argument, job.cpu)
        answering.add_done_callback(_hear)
        try:
            async with asyncio.timeout_at(job.deadline + self._leave):
                answer = await asyncio.shield(answering)
        except (TimeoutError, OSError, EOFError):
            # Late, or the process is gone: the worker is of no further use either way.
            self._busy[task] = None
            worker.kill()
            with contextlib.suppress(OSError, EOFError):
                await answering
            _settle(job, Failed("the process ended before it had answered"))
        except Exception as error:  # the argument cannot be pickled; nothing was sent
            _settle(job, Failed(f"{type(error).__name__}: {error}"[:500]))
        else:
            _settle(job, answer)


def _hear(answering: "asyncio.Future[_Answer]") -> None:
    """Ignore the error of a process that ends together with the server."""
    if not answering.cancelled():
        answering.exception()


def _settle(job: _Job, answer: "_Answer") -> None:
    if job.answer.done():
        return
    if isinstance(answer, bytes):
        job.answer.set_result(answer)
    else:
        job.answer.set_exception(answer)


_Answer = bytes | Failed | TooLong


class _Worker:
    """A process and the pipe to it."""

    def __init__(self, *argument: Any) -> None:
        """`argument` holds the arguments of `_serve` after the pipe."""
        context = multiprocessing.get_context("spawn")  # forking a process with threads may deadlock
        self._line, self._far = context.Pipe()
        self._process = context.Process(target=_serve, args=(self._far, *argument), daemon=True)

    def do(self, work: Work, argument: Any, cpu: float) -> _Answer:
        """Send the work and block for the answer; raises `EOFError` or `OSError` when the process is gone."""
        if self._process.pid is None:
            self._process.start()
            self._far.close()
        self._line.send((work, argument, cpu))
        answer: _Answer = self._line.recv()
        return answer

    def kill(self) -> None:
        """Kill the process, whatever it is doing."""
        if self._process.pid is not None:
            self._process.kill()


def _serve(line: Connection, enter: Callable[..., None], given: tuple[Any, ...], memory: int | None, nice: int) -> None:
    """The main loop of a worker process."""
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICE)
    enter(*given)
    if hasattr(os, "nice"):
        os.nice(nice - NICE)
    if memory is not None:
        _bound(memory)
    with contextlib.suppress(EOFError, OSError):  # the server is gone
        while True:
            line.send(_answer(*line.recv()))


def _answer(work: Work, argument: Any, cpu: float) -> _Answer:
    """Return the result of the work, or the error."""
    try:
        with processor_seconds(cpu):
            return work(argument)
    except TooLong as late:
        return late
    except (Exception, MemoryError) as error:
        return Failed(f"{type(error).__name__}: {error}"[:500])


@contextlib.contextmanager
def processor_seconds(most: float) -> Iterator[None]:
    """Raise `TooLong` inside the block when it exceeds this processor time. Blocks may be nested."""

    def stop(*_: object) -> None:
        raise TooLong(f"it took more than {most:g} s of processor time")

    if not most or not hasattr(signal, "setitimer"):
        yield
        return
    before, outer = signal.signal(signal.SIGPROF, stop), signal.setitimer(signal.ITIMER_PROF, most)[0]
    begun = time.process_time()
    try:
        yield
    finally:
        left = max(outer - (time.process_time() - begun), 0.001) if outer else 0
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
        signal.setitimer(signal.ITIMER_PROF, left)


def _end_with_the_server() -> None:
    """Exit with the server: a killed server cannot end its worker processes."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def _bound(memory: int) -> None:
    with contextlib.suppress(ImportError):  # Windows has no such limits
        import resource  # noqa: PLC0415 # not available on every system

        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))

"""Worker processes: they leave Ctrl-C to their parent, and end when it ends."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from threading import Thread, current_thread, main_thread


@contextmanager
def unheard_interrupts() -> Iterator[None]:
    """Processes that start in here never get Ctrl-C, not even while they import; the parent handles it."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def start_worker() -> None:
    """Call this first in a new worker process."""
    # The parent handles Ctrl-C; a worker that also did would print a traceback.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A worker whose parent was killed would otherwise wait for its next batch for ever."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)

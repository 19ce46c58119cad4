"""Compiling what has to be compiled before it is needed: it takes up to a minute, once on a machine."""

from collections.abc import Callable
from importlib import import_module
from random import Random

from numba.core import event

from cookoff.physics.port import sample_board
from cookoff.physics.quick.table import QuickTable
from cookoff.physics.samples import spread, toss


class _Once(event.Listener):
    """Tells of the first thing that has to be compiled."""

    def __init__(self, tell: Callable[[], None]) -> None:
        self.tell: Callable[[], None] | None = tell

    def on_start(self, event: event.Event) -> None:  # noqa: ARG002  # the compiler calls it so
        if self.tell is not None:
            self.tell()
            self.tell = None

    def on_end(self, event: event.Event) -> None:
        """Nothing to say."""


def ready_to_throw(tell: Callable[[], None]) -> None:
    """Compile the quick table or load what was compiled before; `tell` is called once, if it has to be compiled."""
    board, rng = sample_board(), Random(1)
    scene, throw = spread(board, 1, rng), toss(board, rng)
    table = QuickTable()
    with event.install_listener("numba:compile", _Once(tell)):
        table.throw(scene, throw)
        table.throw_many(scene, (throw,))


def ready_to_roll(tell: Callable[[], None]) -> None:
    """The same for the bounces of dice on the real table."""
    with event.install_listener("numba:compile", _Once(tell)):
        import_module("cookoff.physics.bouncing")  # it is compiled when it is loaded

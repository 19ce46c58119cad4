"""Compiling what has to be compiled before it is needed: it takes up to a minute, once on a machine."""

from collections.abc import Callable
from importlib import import_module

from numba.core import event

from cookoff.physics.port import Scene, Throw, Vec3, sample_board
from cookoff.physics.quick.simulator import QuickSimulator


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
    """Compile the quick simulator or load what was compiled before; `tell` is called once, if it has to be compiled."""
    scene = Scene(sample_board())
    throw = Throw(chip=0, release=Vec3(0.0, -0.3, 0.1), velocity=Vec3(0.0, 1.0, 0.0))
    simulator = QuickSimulator()
    with event.install_listener("numba:compile", _Once(tell)):
        simulator.throw(scene, throw)
        simulator.throw_many(scene, (throw,))


def ready_to_roll(tell: Callable[[], None]) -> None:
    """The same for the bounces of dice on the real simulator."""
    with event.install_listener("numba:compile", _Once(tell)):
        import_module("cookoff.physics.real.dice.restitution")  # it is compiled when it is loaded

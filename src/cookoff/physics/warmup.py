"""Compiles the simulators ahead of time: up to a minute, once per machine."""

from collections.abc import Callable
from importlib import import_module

from numba.core import event

from cookoff.physics.port import Scene, Throw, Vec3, sample_board
from cookoff.physics.quick.simulator import QuickSimulator


class _Once(event.Listener):
    """Calls back when the first function has to be compiled."""

    def __init__(self, notify: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = notify

    def on_start(self, event: event.Event) -> None:  # noqa: ARG002  # the compiler calls it so
        if self.callback is not None:
            self.callback()
            self.callback = None

    def on_end(self, event: event.Event) -> None:
        """Required by the interface."""


def compile_throws(notify: Callable[[], None]) -> None:
    """Compile the quick simulator, or load it from the cache; calls `notify` once if it has to compile."""
    scene = Scene(sample_board())
    throw = Throw(chip=0, release=Vec3(0.0, -0.3, 0.1), velocity=Vec3(0.0, 1.0, 0.0))
    simulator = QuickSimulator()
    with event.install_listener("numba:compile", _Once(notify)):
        simulator.throw(scene, throw)
        simulator.throw_many(scene, (throw,))


def compile_rolls(notify: Callable[[], None]) -> None:
    """The same for the bounces of real dice."""
    with event.install_listener("numba:compile", _Once(notify)):
        import_module("cookoff.physics.real.dice.restitution")  # importing it compiles it

"""Carries throws out: asks the simulator, reads where chips lie, takes off those that are out."""

import math
from collections.abc import Callable, Iterable

from cookoff.engine import Chance, Event, Seat
from cookoff.games.grill.rules import events as e
from cookoff.games.grill.rules.chips import DOUBT, OUT, Chip, Grill
from cookoff.games.grill.rules.moves import AimChip, Launch, ThrowChip
from cookoff.games.hands import Hands
from cookoff.physics.port import BodyPose, Face, Motion, Scene, Throw
from cookoff.physics.queries import Aiming, Settling, Thrown

from .hand import SEEDS, aiming_hand, flicking_hand, with_hand_error
from .landing import Doubt, Ground, value_up

Emit = Callable[[Event], None]
"""Records an event and applies it to the state that holds the grill."""

FLAT = 0.0003
"""In metres. A chip whose centre is at most this much higher than a flat one's lies on the board itself."""


class Thrower:
    """Carries throws out on one grill. There is one for each move."""

    __slots__ = ("_chance", "_doubt", "_emit", "_grill", "_ground", "_hands")

    def __init__(self, ground: Ground, grill: Grill, doubt: Doubt, hands: Hands, chance: Chance, emit: Emit) -> None:
        self._ground = ground
        self._grill = grill
        self._doubt = doubt
        self._hands = hands
        self._chance = chance
        self._emit = emit

    def throw(self, seat: Seat, move: ThrowChip | AimChip) -> None:
        """Throw a chip and let everything come to rest (THR-13 to THR-17).

        Knocked chips count where they end (THR-13); invalid ones stay on the board (THR-14). A chip that never touches
        the board has been thrown (THR-19).
        """
        number = self._grill.thrown
        scene = self.scene()
        throw = self._made(scene, number, seat, move)
        motion = self._chance.ask(Thrown(scene, throw), Motion)
        self._emit(e.ChipTaken(seat, number, move.value))
        aim = move.aim if isinstance(move, AimChip) else None
        self._emit(e.ChipFlew(seat, number, aim, Launch.of(throw), motion, self._read(motion)))
        if throw.down is Face.BACK:
            # It left the hand value up, so everybody has seen its value, however it lies now (THR-12).
            self.show([self._grill.chip(number)])
        self._clear(motion)

    def take_off(self, chips: Iterable[int]) -> None:
        """Give chips back to their owners; chips that leaned on them settle (THR-16, SAF-32, HIB-32)."""
        numbers = tuple(chips)
        leaning = self._leans_on(numbers)
        self._emit(e.ChipsBack(numbers))
        if leaning:
            motion = self._chance.ask(Settling(self.scene()), Motion)
            self._emit(e.ChipsSettled(motion, self._read(motion)))
            self._clear(motion)

    def show(self, chips: Iterable[Chip]) -> None:
        """Reveal chips to everybody; without an event if all are known."""
        known = tuple([e.Known(chip.id, chip.value) for chip in chips if not chip.shown])
        if known:
            self._emit(e.ChipsShown(known))

    def scene(self) -> Scene:
        """The board with its chips."""
        return Scene(self._ground.bare, tuple([chip.pose for chip in self._grill.lying]))

    def _made(self, scene: Scene, number: int, seat: Seat, move: ThrowChip | AimChip) -> Throw:
        """The intended throw with the error of the seat's hand, no matter who makes the move (THR-30)."""
        if isinstance(move, ThrowChip):
            hand, meant = flicking_hand(self._hands, seat), move.launch.throw(number)
        else:
            hand = aiming_hand(self._hands, seat)
            meant = self._chance.ask(Aiming(scene, number, move.aim), Throw)
        return with_hand_error(meant, hand, self._chance.index(SEEDS), self._ground.board.limits)

    def _read(self, motion: Motion) -> tuple[e.Lies, ...]:
        return tuple([e.Lies(rest.id, self._ground.place(rest, self._doubt)) for rest in motion.rest])

    def _clear(self, motion: Motion) -> None:
        """Reveal chips that lie value up now (THR-27); take off those that are out until there are none (THR-16)."""
        # A chip that fell off the table is not revealed.
        gone = {rest.id for rest in motion.rest if rest.gone}
        self.show(
            [chip for chip in self._grill.lying if chip.id not in gone and value_up(chip.pose.orientation)]
        )  # fmt: skip
        out = [chip.id for chip in self._grill.lying if chip.place == OUT]
        if out:
            self.take_off(out)

    def _leans_on(self, numbers: tuple[int, ...]) -> bool:
        """Whether a chip that stays may have leaned on one that goes: it is near, and not flat on the board."""
        going = [chip.pose for chip in self._grill.lying if chip.id in numbers]
        staying = [chip.pose for chip in self._grill.lying if chip.id not in numbers]
        chip = self._ground.board.chip
        near = math.hypot(chip.diameter, chip.thickness)
        high = chip.thickness / 2.0 + FLAT
        # If a third chip is between the two, that one is near the chip that goes, and is high itself or below.
        return any(
            math.dist(_xyz(one), _xyz(other)) < near
            for one in staying
            if one.position.z > high
            for other in going
        )  # fmt: skip


def doubtful(grill: Grill) -> Chip | None:
    """The first chip that the head chef must decide about, if any (THR-21)."""
    for chip in grill.lying:
        if chip.place == DOUBT:
            return chip
    return None


def _xyz(pose: BodyPose) -> tuple[float, float, float]:
    return pose.position.x, pose.position.y, pose.position.z

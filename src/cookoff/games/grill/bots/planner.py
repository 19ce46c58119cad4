"""Chooses a bot's throw: which chip, where, from which side and how, given the errors of its hand."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cookoff.engine import Rng
from cookoff.engine.core.chance import Sources
from cookoff.games.grill.rules.chips import BARE, DOUBT, OUT, Place
from cookoff.games.grill.rules.moves import AimChip
from cookoff.games.grill.rules.seen import SeenChip, SeenGrill
from cookoff.games.grill.rules.throwing.hand import SEEDS, aiming_hand, with_hand_error
from cookoff.games.grill.rules.throwing.landing import Doubt, Ground
from cookoff.games.hands import SeatHand
from cookoff.physics.port import Motion, Scene, Throw, Vec2
from cookoff.physics.queries import Aim, Aiming, Style, Thrown

from .landing_odds import best_shot, nearest_sides
from .levels import BotLevel
from .valuation import Valuation

GRID = 0.02
"""In metres. Aims at chips are rounded to this, so that the results of the aim solver can be reused."""
PLACES, KNOCKS = 5, 2
"""How many places, and how many rivals' chips, throws are simulated at."""
FIRST, KEPT, FURTHER = 5, 3, 12
"""How often every aim is simulated, how many of the best are simulated again, and how often."""

Ends = dict[int, Place]
"""The places of the chips that moved in a trial, by number."""
Worth = Callable[[Ends, int], float]
"""The value of such an end, if the thrown chip has this value."""


class ThrowOption(NamedTuple):
    """A throw the bot may make, and its expected value."""

    worth: float
    value: int
    aim: Aim


def throw(valuation: Valuation, level: BotLevel, sources: Sources | None, rng: Rng) -> AimChip:
    """The throw that a bot of this level makes."""
    ground, hand = valuation.ground, aiming_hand(valuation.seen.hands, valuation.me)
    if rng.random() < level.blunder_rate:
        place, value = int(rng.random() * len(ground.shapes)), valuation.chips[int(rng.random() * len(valuation.chips))]
        return AimChip(value, best_shot(ground, place, hand, sources).aim)
    options = throw_options(valuation, hand, sources)
    if not level.tries_throws or sources is None:
        return AimChip(options[0].value, options[0].aim)
    seen = valuation.seen.grill

    def worth(ends: Ends, value: int) -> float:
        lying = [(ends.get(chip.id, chip.place), chip.seat, valuation.value_of(chip)) for chip in seen.lying]
        return valuation.layout([*lying, (ends[seen.thrown], valuation.me, value)])

    aims = list(dict.fromkeys(each.aim for each in options))[:PLACES]
    aims += [aim_at_chip(chip) for chip in rivals(valuation)[:KNOCKS]]
    return ThrowTrials(ground, seen, hand, sources, rng).best(aims, valuation.chips, worth)


def throw_options(valuation: Valuation, hand: SeatHand, sources: Sources | None) -> list[ThrowOption]:
    """The possible throws, the best first."""
    ground, values = valuation.ground, valuation.chips
    worth = {place: valuation.ends(place, values) for place in (*range(len(ground.shapes)), BARE, OUT, DOUBT)}
    found = []
    for place in range(len(ground.shapes)):
        shot = best_shot(ground, place, hand, sources)
        for number, value in enumerate(values):
            found.append(ThrowOption(sum([often * worth[end][number] for end, often in shot.ends]), value, shot.aim))
    # Of equal options the first is taken, which is the smaller chip.
    return sorted(found, key=lambda each: -each.worth)


def rivals(valuation: Valuation) -> list[SeenChip]:
    """The rivals' chips on a place, the one first that is most worth knocking away."""

    def without(chip: SeenChip) -> float:
        return valuation.layout([lies for lies, other in zip(lying, chips, strict=True) if other is not chip])

    chips, lying = valuation.seen.grill.lying, valuation.lying
    return sorted([chip for chip in chips if chip.seat != valuation.me and chip.place >= 0], key=without, reverse=True)


def aim_at_chip(chip: SeenChip) -> Aim:
    """A fast flat throw at a chip on the board, to knock it away."""
    p = chip.pose.position
    target = Vec2(round(round(p.x / GRID) * GRID, 4), round(round(p.y / GRID) * GRID, 4))
    return Aim(target, Style.SNAP, nearest_sides(target)[0])


class ThrowTrials:
    """Simulates throws with the bot's hand, which everybody knows (THR-30), and random errors of its own."""

    def __init__(self, ground: Ground, seen: SeenGrill, hand: SeatHand, sources: Sources, rng: Rng) -> None:
        self._ground = ground
        self._scene = Scene(ground.bare, tuple([chip.pose for chip in seen.lying]))
        self._number = seen.thrown
        self._hand = hand
        self._aiming = sources[Aiming]
        self._thrown = sources[Thrown]
        self._rng = rng

    def best(self, aims: Sequence[Aim], values: Sequence[int], worth: Worth) -> AimChip:
        """The aim and chip with the best mean value. All aims are simulated, then the best ones again.

        Where a chip ends does not depend on its value, so one trial serves all chips in hand. All aims get the same
        random errors, so that none looks better by luck.
        """
        totals = {aim: [0.0] * len(values) for aim in aims}
        meant: dict[Aim, Throw] = {aim: self._aiming(Aiming(self._scene, self._number, aim)) for aim in totals}
        for kept, tries in ((len(totals), FIRST), (KEPT, FURTHER)):
            better = sorted(totals, key=lambda aim: -max(totals[aim]))[:kept]
            totals = {aim: totals[aim] for aim in better}
            for _ in range(tries):
                luck = int(self._rng.random() * SEEDS)
                for aim, sums in totals.items():
                    ends = self._ends(meant[aim], luck)
                    for number, value in enumerate(values):
                        sums[number] += worth(ends, value)
        aim, sums = max(totals.items(), key=lambda each: max(each[1]))
        return AimChip(values[sums.index(max(sums))], aim)

    def _ends(self, meant: Throw, luck: int) -> Ends:
        """Simulate one throw."""
        throw = with_hand_error(meant, self._hand, luck, self._ground.board.limits)
        motion: Motion = self._thrown(Thrown(self._scene, throw))
        return {rest.id: self._ground.place(rest, Doubt.LARGER) for rest in motion.rest}

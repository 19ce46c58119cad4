"""The dice half of the quick simulator."""

from cookoff.physics.core.motion import Motion
from cookoff.physics.port import Card, DiceThrow, Die, Release, Tower
from cookoff.physics.quick.dice.rolls import ENGINE, quick_roll
from cookoff.physics.quick.dice.towers import VERSION, quick_place


class QuickDice:
    """See `DiceSimulator`."""

    def roll(self, dice: tuple[Die, ...], throw: DiceThrow, card: Card) -> Motion:
        """See `DiceSimulator`."""
        return quick_roll(dice, throw, card)

    def place(self, tower: Tower, release: Release) -> Motion:
        """See `DiceSimulator`."""
        return quick_place(tower, release)

    def watch(self, _tower: Tower, seconds: float, _wary: float | None = None) -> Motion:
        """See `DiceSimulator`: by statics nothing happens to a tower that stood."""
        return Motion(ENGINE, VERSION, seconds, (), (), ())

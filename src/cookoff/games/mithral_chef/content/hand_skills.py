"""What each hand makes of a roll or a release: see `hands.toml` (MIT-29)."""

from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta

from cookoff.games.hands import SeatHand
from cookoff.games.splitmix import SplitMix

from .component_types import Tremor

Share = Annotated[float, Meta(ge=0.0, le=1.0)]
MOST = 3.0
"""No roll goes further astray than so many standard deviations."""


class KitchenSkill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a hand is from what it means to do."""

    tremor: Annotated[float, Meta(gt=0.0, le=10.0)]
    heading: Share
    strength: Share
    height: Share

    def roll(self, strength: float, heading: float, height: float, shake: SplitMix) -> tuple[float, float, float]:
        """Strength, heading and height of the roll that comes of the one that was meant."""
        aside, faster, higher = (max(-MOST, min(MOST, shake.normal())) for _ in range(3))
        return (
            strength * (1.0 + faster * self.strength),
            heading + aside * self.heading * strength,
            height * (1.0 + higher * self.height),
        )

    def at(self, pace: Tremor) -> Tremor:
        """This hand's tremor at a pace; it takes the same time."""
        factor = self.tremor
        return Tremor(pace.busy, pace.offset * factor, pace.tilt * factor, pace.drift * factor)


def load_skills() -> dict[SeatHand, KitchenSkill]:
    """The skills of the package."""
    text = (files("cookoff.games.mithral_chef") / "hands.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=dict[SeatHand, KitchenSkill])

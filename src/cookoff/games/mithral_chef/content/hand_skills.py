"""How precisely each hand carries out a roll or a release: see `hands.toml` (MIT-29)."""

from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta

from cookoff.games.hands import SeatHand
from cookoff.games.splitmix import SplitMix

from .component_types import Tremor

Share = Annotated[float, Meta(ge=0.0, le=1.0)]
MOST = 3.0
"""The largest error of a roll, in standard deviations."""


class KitchenSkill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a hand's moves deviate from what was meant."""

    tremor: Annotated[float, Meta(gt=0.0, le=10.0)]
    heading: Share
    strength: Share
    height: Share

    def roll(self, strength: float, heading: float, height: float, shake: SplitMix) -> tuple[float, float, float]:
        """The actual strength, heading and height of a roll that was meant so."""
        aside, faster, higher = (max(-MOST, min(MOST, shake.normal())) for _ in range(3))
        return (
            strength * (1.0 + faster * self.strength),
            heading + aside * self.heading * strength,
            height * (1.0 + higher * self.height),
        )

    def at(self, pace: Tremor) -> Tremor:
        """This hand's tremor at a pace; the time stays the same."""
        factor = self.tremor
        return Tremor(pace.busy, pace.offset * factor, pace.tilt * factor, pace.drift * factor)


def load_skills() -> dict[SeatHand, KitchenSkill]:
    """Load the skills of the package."""
    text = (files("cookoff.games.mithral_chef") / "hands.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=dict[SeatHand, KitchenSkill])

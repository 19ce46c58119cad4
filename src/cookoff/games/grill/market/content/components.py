"""The part of a component file that Safranito and Hibachi share."""

from cookoff.engine.content.components import Problem
from cookoff.games.grill.content.components import GrillComponents
from cookoff.games.grill.content.table_sizes import Positive

from .enums import Space


class MarketComponents(GrillComponents, frozen=True):
    """The fields that both games' `components.toml` have."""

    goal: Positive
    """Recipes that win (SAF-52, HIB-52)."""

    def check(self) -> None:
        """See `GrillComponents`."""
        super().check()
        if sorted(self.spaces) != sorted(Space):
            raise Problem("spaces", f"the action spaces are {', '.join(Space)}, in any order")
        if self.goal > len(self.recipe):
            known = len(self.recipe)
            text = f"{self.goal} recipes to cook, but there are {known}"
            raise Problem("goal", text, "goal", count=self.goal, known=known)

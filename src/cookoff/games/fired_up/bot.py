"""Bots that play Fired Up with sense: `casual` and `sharp`.

Both know what they want (see `plans`). `casual` aims at the best place as people at a table do; `sharp` has a steadier
hand and tries its best aims against the chips lying there before it picks one.
"""

from cookoff.engine import Look, Move, Rng
from cookoff.games.grill.chips import Place
from cookoff.games.grill.moves import AimChip, CallChip
from cookoff.games.grill.planner import Ends, Trials, aim_at, other_style, row, side_of, usual_style
from cookoff.physics.questions import Aim, Hand

from .game import FiredUp
from .plans import CHILI, Plan
from .things import ACTIVATE, CALL
from .view import FiredUpView

HIT_BOWL, HIT_SPACE, FARTHER = 0.65, 0.4, 0.15
"""How often an ordinary hand hits a bowl or an action space, and how much seldomer at the far side of the board."""
TRIED, OTHERWISE = 6, 2
"""How many places a sharp player tries to hit, and how many of them also in another style."""


class Casual:
    """Throws at what promises most, with a hand like most people's."""

    hand = Hand.CASUAL

    def choose(self, look: Look, rng: Rng) -> Move:
        """See `Bot`."""
        game, seen = look.game, look.view
        assert isinstance(game, FiredUp)
        assert isinstance(seen, FiredUpView)
        plan = Plan(game.printed, seen, look.seat)
        if seen.ask is ACTIVATE:
            return max(look.moves.discrete, key=plan.gain)
        if seen.ask is CALL:
            return self.call(plan, look)
        return self.throw(plan, look, rng)

    def call(self, plan: Plan, look: Look) -> Move:
        """The own chip where it is worth most, a rival's anywhere."""

        def worth(move: Move) -> float:
            assert isinstance(move, CallChip)
            return plan.layout(
                (move.place if chip.id == move.chip else chip.place, chip.seat, plan.counts(chip)[2])
                for chip in plan.seen.grill.lying
            )

        return max(look.moves.discrete, key=worth)

    def throw(self, plan: Plan, _look: Look, _rng: Rng) -> Move:
        """The throw that promises most."""
        return self.promises(plan)[0]

    def promises(self, plan: Plan) -> list[AimChip]:
        """The throws that one might make, the one that promises most first."""
        lying = [plan.counts(chip) for chip in plan.seen.grill.lying]
        ground, side = plan.printed.ground, side_of(plan.me, len(plan.seen.chefs))
        before = plan.layout(lying)
        found: list[tuple[float, int, Place]] = []
        for place in range(len(ground.shapes)):
            usual = HIT_BOWL if plan.printed.is_bowl(place) else HIT_SPACE
            hit = usual - FARTHER * row(ground, place, side)
            for value in plan.chips:
                gain = plan.layout([*lying, (place, plan.me, value)]) - before
                found.append((hit * gain + 0.6 * (1.0 - hit) * CHILI, value, place))
        return [AimChip(value, self.aim(plan, place)) for _, value, place in sorted(found, reverse=True)]

    def aim(self, plan: Plan, place: Place) -> Aim:
        """How one aims at a place from where one sits."""
        ground, side = plan.printed.ground, side_of(plan.me, len(plan.seen.chefs))
        return aim_at(ground, place, usual_style(ground, place, side), self.hand, side)


class Sharp(Casual):
    """Tries throws out before it makes one."""

    hand = Hand.STEADY

    def throw(self, plan: Plan, look: Look, rng: Rng) -> Move:
        """The throw that turned out best in trials; without a world to try them in, the one that promises most."""
        promised = self.promises(plan)
        if look.sources is None:
            return promised[0]
        seen = plan.seen.grill

        def worth(ends: Ends, value: int) -> float:
            chips = [(ends.get(chip.id, chip.place), *plan.counts(chip)[1:]) for chip in seen.lying]
            return plan.prospect([*chips, (ends[seen.thrown], plan.me, value)])

        aims = list(dict.fromkeys(move.aim for move in promised))[:TRIED]
        aims += [other_style(aim) for aim in aims[:OTHERWISE]]
        return Trials(plan.printed.ground, seen, look.sources, rng).best(aims, plan.chips, worth)

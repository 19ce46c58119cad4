"""Bots that play at the market with sense: `casual` and `sharp`.

Both know what they want (see `plans`) and trade by it. `casual` aims at the best place as people at a table do. `sharp`
has a steadier hand, tries its best aims against the chips lying there before it picks one, thinks of knocking rivals
away, and haggles.
"""

from typing import NamedTuple

from cookoff.engine import Look, Move, Rng
from cookoff.games.grill.chips import Place
from cookoff.games.grill.moves import AimChip
from cookoff.games.grill.planner import Ends, Trials, aim_at, aim_at_chip, other_style, row, side_of, usual_style
from cookoff.games.grill.sight import SeenChip
from cookoff.physics.questions import Aim, Hand, Side

from .decisions import decide
from .game import MarketGame
from .plans import Lying, Plan
from .things import BONUS_THROW, THROW
from .view import MarketView

HIT_BOWL, HIT_SPACE, FARTHER = 0.65, 0.4, 0.15
"""How often an ordinary hand hits a bowl or an action space, and how much seldomer at the far side of the board."""
TRIED, OTHERWISE, KNOCKS = 6, 2, 2
"""How many places a sharp player tries to hit, how many of them also in another style, and how many rivals' chips."""


class Promise(NamedTuple):
    """A throw that one might make, and what it promises if hands hit as they usually do."""

    worth: float
    value: int
    place: Place


class Casual:
    """Throws at what promises most, with a hand like most people's."""

    plan: type[Plan]
    """How the game's own wishes are made."""
    hand = Hand.CASUAL
    haggles = False

    def choose(self, look: Look, rng: Rng) -> Move:
        """See `Bot`."""
        discrete = look.moves.discrete
        if len(discrete) == 1:
            return discrete[0]
        game, seen = look.game, look.view
        assert isinstance(game, MarketGame)
        assert isinstance(seen, MarketView)
        plan = self.plan(game.printed, seen, look.seat)
        if seen.ask is THROW or seen.ask is BONUS_THROW:
            return self.throw(plan, look, rng)
        return decide(plan, discrete, self.haggles)

    def throw(self, plan: Plan, _look: Look, _rng: Rng) -> Move:
        """The throw that promises most."""
        hand = plan.chips
        best = max(promises(plan, (hand[0], hand[len(hand) // 2], hand[-1])))
        return AimChip(best.value, self.aim(plan, best.place))

    def aim(self, plan: Plan, place: Place) -> Aim:
        """How one aims at a place from where one sits."""
        side = _side(plan)
        ground = plan.printed.ground
        return aim_at(ground, place, usual_style(ground, place, side), self.hand, side)


class Sharp(Casual):
    """Tries throws out before it makes one."""

    hand = Hand.STEADY
    haggles = True

    def throw(self, plan: Plan, look: Look, rng: Rng) -> Move:
        """The throw that turned out best in trials; without a world to try them in, the one that promises most."""
        if look.sources is None:
            return super().throw(plan, look, rng)
        seen = plan.seen.grill

        def worth(ends: Ends, value: int) -> float:
            chips = [(ends.get(chip.id, chip.place), plan.counts(chip)) for chip in seen.lying]
            return plan.prospect([*chips, (ends[seen.thrown], (plan.me, value))])

        trials = Trials(plan.printed.ground, seen, look.sources, rng)
        return trials.best(self._candidates(plan), plan.chips, worth)

    def _candidates(self, plan: Plan) -> list[Aim]:
        """Aims at the places that promise most, at the best of them in another style too, and at rivals' chips."""
        promised = sorted(promises(plan, plan.chips), reverse=True)
        places = list(dict.fromkeys(each.place for each in promised))[:TRIED]
        side = _side(plan)
        aims = [self.aim(plan, place) for place in places]
        aims += [other_style(aim) for aim in aims[:OTHERWISE]]
        rivals = sorted(_rivals(plan), key=lambda each: -each[0])[:KNOCKS]
        return aims + [aim_at_chip(chip, self.hand, side) for _, chip in rivals]


def promises(plan: Plan, values: tuple[int, ...]) -> list[Promise]:
    """What throwing one of these chips at each place promises."""
    there, choices = _by_place(plan), tuple(dict.fromkeys(values))
    ground, side = plan.printed.ground, _side(plan)
    # Whatever happens, one may as well throw at the middle of the board with the smallest chip.
    found = [Promise(0.0, values[0], plan.printed.kinds - 1)]
    for place in range(len(ground.shapes)):
        if plan.is_idle(place):
            continue
        lying = there.get(place, [])
        usual = HIT_BOWL if place < plan.printed.kinds else HIT_SPACE
        hit = usual - FARTHER * row(ground, place, side)
        missed = (1.0 - hit) * 0.6 * plan.bare
        for value, gain in zip(choices, plan.gains(place, lying, choices), strict=True):
            found.append(Promise(hit * gain + missed, value, place))
    return found


def _rivals(plan: Plan) -> list[tuple[float, SeenChip]]:
    """The rivals' chips that lie on something, with what it is worth that they do not."""
    there = _by_place(plan)
    found = []
    for chip in plan.seen.grill.lying:
        if chip.seat != plan.me and chip.place >= 0:
            lying = there[chip.place]
            without = list(lying)
            without.remove(plan.counts(chip))
            found.append((plan.place(chip.place, without) - plan.place(chip.place, lying), chip))
    return found


def _by_place(plan: Plan) -> dict[Place, list[Lying]]:
    there: dict[Place, list[Lying]] = {}
    for chip in plan.seen.grill.lying:
        there.setdefault(chip.place, []).append(plan.counts(chip))
    return there


def _side(plan: Plan) -> Side:
    return side_of(plan.me, len(plan.seen.chefs))

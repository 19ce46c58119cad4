"""THR-30: every seat has a hand, and whoever throws throws with it."""

import math
import statistics
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.grill.grounds import GROUND, LUCK, launch

from cookoff.engine import BadInput, Live, Match, Refusal, Search, fold, opening, room, verify
from cookoff.engine.log import parse
from cookoff.games.grill.rules.events import ChipFlew
from cookoff.games.grill.rules.moves import AimChip, Launch, ThrowChip
from cookoff.games.grill.rules.throwing.aims import sample_launch
from cookoff.games.grill.rules.throwing.hand import SEEDS, aiming_hand, flicking_hand, with_hand_error
from cookoff.games.hands import Hands, SeatHand, with_hands
from cookoff.physics.common.chips.validation import checked_throw
from cookoff.physics.hand import Skill, skill
from cookoff.physics.handlers import handlers_of
from cookoff.physics.port import Motion, Scene, Throw, Vec2, Vec3
from cookoff.physics.queries import Aim, Aiming, Style, Thrown

GAMES: dict[str, Any] = {name: room(name).load(None) for name in ("hibachi", "safranito", "fired-up")}
CLUMSIEST_FIRST = tuple(SeatHand)
QUICK = handlers_of("quick")
TRIES = 400
in_every_room = pytest.mark.parametrize("name", GAMES)


def bowl(game: Any) -> Aim:
    """An aim at the bowl in the middle."""
    shape = game.lookup.ground.shapes[game.lookup.kinds - 1]
    return Aim(Vec2(round(shape.x, 4), round(shape.y, 4)), Style.LOB)


@cache
def exact(game: Any) -> Launch:
    """What a script works out: the launch that ends in the middle of that bowl."""
    solved: Throw = QUICK[Aiming](Aiming(Scene(game.lookup.ground.bare), 0, bowl(game)))
    return Launch.of(solved)


def flown(game: Any, move: ThrowChip | AimChip, seed: int, hands: Hands = ()) -> ChipFlew:
    """The first throw of a game, with luck of its own."""
    state = game.setup(2, game.types.options(first=0, hands=hands), Search(Random(1)))
    told = game.play(state, 0, move, Live(Random(seed), QUICK))
    assert not isinstance(told, Refusal), told
    (flew,) = [event for event in told if isinstance(event, ChipFlew)]
    return flew


def spread(throws: Sequence[Launch | Throw], meant: Launch | Throw) -> Skill:
    """How far throws are from the one that was meant."""
    v = meant.velocity
    return Skill(
        direction=statistics.stdev(math.atan2(t.velocity.y, t.velocity.x) for t in throws),
        speed=statistics.stdev(t.velocity.length() / v.length() for t in throws),
        loft=statistics.stdev(math.atan2(t.velocity.z, math.hypot(t.velocity.x, t.velocity.y)) for t in throws),
        spin=statistics.stdev(t.spin / meant.spin for t in throws),
    )


@pytest.mark.rule("THR-30")
@pytest.mark.parametrize(
    ("name", "hand"),
    [*(("hibachi", hand) for hand in SeatHand), ("safranito", SeatHand.STEADY), ("fired-up", SeatHand.STEADY)],
)
def test_a_script_that_aims_perfectly_scatters_as_the_hand_does(name: str, hand: SeatHand) -> None:
    game = GAMES[name]
    meant = exact(game)
    move = ThrowChip(game.lookup.values[0], meant)
    throws = [flown(game, move, seed, (hand,)) for seed in range(TRIES)]
    made, own = spread([flew.launch for flew in throws], meant), skill(hand)
    for part in Skill.__struct_fields__:
        assert getattr(made, part) == pytest.approx(getattr(own, part), rel=0.15), part
    # Where the chips end is as far apart as where the hand's own throws end, without any rules.
    rng = Random(2)
    direct = [
        with_hand_error(meant.throw(0), hand, rng.randrange(SEEDS), game.lookup.ground.board.limits) for _ in throws
    ]
    there = [QUICK[Thrown](Thrown(Scene(game.lookup.ground.bare), throw)) for throw in direct]
    assert scatter([flew.motion for flew in throws]) == pytest.approx(scatter(there), rel=0.25)


def scatter(motions: Sequence[Motion]) -> float:
    """How far chips lie from the middle of all of them, in metres: the median, for some roll far away."""
    ends = [rest.position for motion in motions for rest in motion.rest]
    x, y = (statistics.median(getattr(end, axis) for end in ends) for axis in "xy")
    return statistics.median(math.hypot(end.x - x, end.y - y) for end in ends)


@pytest.mark.rule("THR-30")
def test_the_better_the_hand_the_nearer_the_chips_lie() -> None:
    game = GAMES["hibachi"]
    move = ThrowChip(game.lookup.values[0], exact(game))
    far = [scatter([flown(game, move, seed, (hand,)).motion for seed in range(100)]) for hand in CLUMSIEST_FIRST]
    assert far == sorted(far, reverse=True)
    assert far[-1] > 0.003, "the best hand there is errs by millimetres"


@pytest.mark.rule("THR-30")
@in_every_room
@pytest.mark.parametrize("hand", SeatHand)
def test_a_launch_and_an_aim_scatter_alike_by_the_same_hand(name: str, hand: SeatHand) -> None:
    """With the same luck even the same throw comes of them."""
    game = GAMES[name]
    value, hands = game.lookup.values[0], (hand, None)
    for seed in range(20):
        by_form = flown(game, AimChip(value, bowl(game)), seed, hands)
        by_script = flown(game, ThrowChip(value, exact(game)), seed, hands)
        assert by_form.launch == by_script.launch != exact(game)
        assert by_form.motion == by_script.motion


@pytest.mark.rule("THR-30")
@in_every_room
def test_where_nobody_said_anything_a_flick_is_steady_and_an_aim_average(name: str) -> None:
    game = GAMES[name]
    value, limits = game.lookup.values[0], game.lookup.ground.board.limits
    flicked, aimed = (flown(game, move, 3) for move in (ThrowChip(value, exact(game)), AimChip(value, bowl(game))))
    luck = Live(Random(3)).index(SEEDS)
    meant = exact(game).throw(0)
    assert flicked.launch == Launch.of(with_hand_error(meant, SeatHand.STEADY, luck, limits))
    assert aimed.launch == Launch.of(with_hand_error(meant, SeatHand.AVERAGE, luck, limits))
    for hands in ((), (None, SeatHand.CLUMSY)):
        assert (flicking_hand(hands, 0), aiming_hand(hands, 0)) == (SeatHand.STEADY, SeatHand.AVERAGE)
    for hand in SeatHand:
        assert flicking_hand((None, hand), 1) is aiming_hand((None, hand), 1) is hand


@pytest.mark.rule("THR-30")
@in_every_room
def test_a_table_agrees_on_hands_by_their_names(name: str) -> None:
    agreed = with_hands(GAMES[name].types.options(first=1), ["clumsy", None])
    assert (agreed.hands, agreed.first) == ((SeatHand.CLUMSY, None), 1)
    with pytest.raises(BadInput, match="hands: 'golden' is not one of its values"):
        with_hands(agreed, ["golden"])


@pytest.mark.rule("THR-30", "THR-15")
@in_every_room
def test_the_error_is_in_the_log_with_the_throw_and_a_replay_needs_no_physics(name: str) -> None:
    game = GAMES[name]
    value, limits = game.lookup.values[0], game.lookup.ground.board.limits
    lines: list[bytes] = []
    options = game.types.options(first=0, hands=(SeatHand.CASUAL, SeatHand.CLUMSY))
    match = Match.start(game, 2, Live(Random(1), QUICK), options=options, sink=lines.append)
    for seat, move in enumerate((ThrowChip(value, exact(game)), AimChip(value, bowl(game)))):
        assert not isinstance(match.play(seat, move), Refusal)
    log = parse(b"".join(lines), "a log")
    state = opening(game, log)
    first, second = fold(game, log, state)
    luck, _motion = first.entry.chance
    meant, other, _motion = second.entry.chance
    assert luck != other
    for step, intended, hand, drawn in (
        (first, exact(game).throw(0), SeatHand.CASUAL, luck),
        (second, msgspec.convert(meant, Throw), SeatHand.CLUMSY, other),
    ):
        (flew,) = [event for event in step.events if isinstance(event, ChipFlew)]
        assert flew.launch == Launch.of(with_hand_error(intended, hand, drawn, limits))
    assert state == match.state
    assert verify(game, log) is None


@pytest.mark.rule("THR-30")
@in_every_room
def test_the_same_seed_makes_the_same_error_and_another_seed_another(name: str) -> None:
    game = GAMES[name]
    move = ThrowChip(game.lookup.values[0], exact(game))
    assert flown(game, move, 8) == flown(game, move, 8)
    assert flown(game, move, 8).launch != flown(game, move, 9).launch


@pytest.mark.rule("THR-30", "THR-12")
def test_no_hand_makes_a_throw_that_a_table_refuses() -> None:
    rng, limits, scene = Random(4), GROUND.board.limits, Scene(GROUND.board)
    for hand in SeatHand:
        for _ in range(100):
            made = with_hand_error(sample_launch(GROUND, rng).throw(0), hand, rng.randrange(SEEDS), limits)
            assert checked_throw(scene, made) == made
    fast = launch(velocity=Vec3(0.0, limits.speed, 0.0), spin=limits.spin)
    hard = with_hand_error(fast.throw(0), SeatHand.CLUMSY, LUCK, limits)
    assert checked_throw(scene, hard) == hard


@pytest.mark.rule("THR-30")
@in_every_room
def test_everybody_sees_the_hands_and_there_are_no_more_than_seats(name: str) -> None:
    game = GAMES[name]
    hands = (SeatHand.CASUAL, None)
    state = game.setup(2, game.types.options(hands=hands), Search(Random(1)))
    for seat in (0, 1, None):
        seen = game.view(state, seat)
        assert seen.hands == hands
        assert game.determinise(seen, Random(2)).hands == hands
    with pytest.raises(BadInput, match="hands: 3 for a table of 2"):
        game.setup(2, game.types.options(hands=(None, None, SeatHand.CLUMSY)), Search(Random(1)))

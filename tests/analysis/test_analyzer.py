"""What decided a game."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from cookoff import bots
from cookoff.analysis import DEPTHS, Analysis, Analyzer, Depth, Evaluator, WinCurve, hint, review_move
from cookoff.analysis.evaluator import Rollout
from cookoff.analysis.html_report import breakdown_of
from cookoff.engine import AnyGame, BadInput, BotContext, Live, Log, Match, Move, Refusal, Room, encode, redact, room
from cookoff.engine.log import parse
from cookoff.engine.log.replay import fold, opening
from cookoff.physics.sources import sources_of
from tests.engine import whisper

from . import race, whispering

SCALE = WinCurve(steep=-1.0, later=0.5, last=0.5, more=0.0, turn=1.5, error=0.02, positions=0)
SMALL = Depth(tries=4, first=4, further=8, confirm=8, picks=2, judge="expert")

Choose = Callable[[BotContext, Random], Move]


def log_of(home: Room, state: Any, choose: Choose, seed: str, sources: Any = None) -> Log:
    """A game played from its opening, or from this state, to its end."""
    game = home.load(None)
    lines: list[bytes] = []
    rng = Random(seed)
    match = Match.start(game, 2, Live(rng, sources), sink=lines.append)
    if state is not None:
        lines.clear()
        match = _from(game, state, rng, sources, lines)
    play_on(match, choose, rng, sources)
    return parse(b"".join(lines), "test")


def _from(game: AnyGame, state: Any, rng: Random, sources: Any, lines: list[bytes]) -> Match:
    """A match that begins with any state."""

    class Begun:
        def __getattr__(self, name: str) -> Any:
            return getattr(game, name)

        def setup(self, *_given: object) -> Any:
            return state.clone()

    match = Match.start(Begun(), 2, Live(rng, sources), sink=lines.append)
    match.game = game
    return match


def play_on(match: Match, choose: Choose, rng: Random, sources: Any) -> None:
    game = match.game
    while acting := game.to_act(match.state):
        told = match.play(acting[0], choose(BotContext(game, match.state, acting[0], sources), rng))
        assert not isinstance(told, Refusal)


def analysed(evaluator: Evaluator, log: Log, perspective: int | None = None) -> Analysis:
    analyzer = Analyzer(evaluator, log, perspective)
    return analyzer.put_together(list(analyzer.part(0, analyzer.count)), "test")


def racing(depth: Depth = SMALL) -> Evaluator:
    return Evaluator(race.ROOM, race.Race(), {}, depth, SCALE)


def whispers() -> Evaluator:
    return Evaluator(whispering.ROOM, whisper.Whisper(), whisper.SOURCES, SMALL, SCALE)


def blundering(at: dict[int, set[int]]) -> Choose:
    """Takes all it can, but for these turns of each seat."""
    return lambda context, _rng: race.Take(0 if context.view.turn // 2 in at.get(context.seat, ()) else race.MOST)  # type: ignore[attr-defined]


def test_planted_mistakes_are_named_with_what_would_have_been_better() -> None:
    analysis = analysed(racing(), log_of(race.ROOM, None, blundering({0: {1, 3, 4}}), "a"))
    mistakes = analysis.mistakes(0)
    assert sorted(each.n for each in mistakes) == [3, 7, 9]
    assert all(each.better is not None and each.better.facts == {"crumbs": race.MOST} for each in mistakes)
    assert analysis.mistakes(1) == []
    assert analysis.breakdowns[0].own < -0.3


def test_what_the_strongest_bot_would_do_is_no_mistake() -> None:
    class Agreeing(Evaluator):
        def judged(self, _view: Any, _seat: int) -> list[Move]:
            return [race.Take(0)]

    view = race.Race().view(race.State([2, 2], 4), 0)
    agreeing = Agreeing(race.ROOM, race.Race(), {}, SMALL, SCALE)
    assert review_move(racing(), view, 2, 0, race.Take(0), 5).gave_away > 0.02
    found = review_move(agreeing, view, 2, 0, race.Take(0), 5)
    assert (found.gave_away, found.better, found.gained) == (0.0, None, 0.0)


def test_a_mistake_that_shows_only_to_the_end_of_the_turn_is_none() -> None:
    class Levelling(Evaluator):
        """Whatever a move gains is gone after the next turn."""

        def after(self, *given: Any, beyond: bool = False, **more: Any) -> list[Rollout]:
            found = super().after(*given, beyond=beyond, **more)
            return [each._replace(chances=(0.5, 0.5)) for each in found] if beyond else found

    view = race.Race().view(race.State([2, 2], 4), 0)
    levelling = Levelling(race.ROOM, race.Race(), {}, SMALL, SCALE)
    assert review_move(levelling, view, 2, 0, race.Take(0), 5).gave_away == 0.0


def test_a_look_beyond_the_turn_includes_the_rivals_answer_and_the_own_next_turn() -> None:
    game = race.Race()
    view = game.view(race.State([2, 2], 4), 0)
    for beyond, turns in ((False, 1), (True, 3)):
        found = racing().after(view, 2, 0, race.Take(1), 3, beyond=beyond)
        assert [each.after.turn - each.before.turn for each in found] == [turns] * 3


def test_a_better_line_is_played_as_described() -> None:
    log = log_of(race.ROOM, None, blundering({0: {1, 3}}), "a")
    review = next(each for each in analysed(racing(), log).reviews if each.n == 3)
    better = Analyzer(racing(), log, None).better(3)
    assert better is not None
    assert better.before.turn == 2
    strides = [(stride.move, stride.phrase, stride.state.turn) for stride in better.line]
    assert strides == [(race.Take(race.MOST), review.better, 3)]


def test_there_is_no_better_line_without_a_mistake_or_from_another_view() -> None:
    log = log_of(race.ROOM, None, blundering({0: {1}}), "a")
    assert Analyzer(racing(), log, None).better(1) is None
    assert Analyzer(racing(), log, 1).better(3) is None
    assert Analyzer(racing(), log, None).better(10_000) is None


def test_a_game_without_draws_or_throws_has_no_luck() -> None:
    for breakdown in analysed(racing(), log_of(race.ROOM, None, blundering({0: {2}, 1: {3, 4}}), "b")).breakdowns:
        assert breakdown.luck == 0.0
        assert breakdown.own != 0.0


@pytest.mark.parametrize("perspective", [None, 0, 1])
def test_luck_and_choices_add_up_to_the_result(perspective: int | None) -> None:
    bot = bots.GreedyBot(whispering.ROOM)
    for seed in ("c", "d", "e"):
        analysis = analysed(whispers(), log_of(whispering.ROOM, None, bot.choose, seed, whisper.SOURCES), perspective)
        for breakdown in analysis.breakdowns:
            parts = breakdown.start + breakdown.luck + breakdown.own + breakdown.others
            assert parts == pytest.approx(breakdown.result, abs=1e-12)
        assert sum(breakdown.luck for breakdown in analysis.breakdowns) == pytest.approx(0, abs=1e-9)
        assert len(analysis.turning_points) == 3
        assert all(sum(point.chances) == pytest.approx(1) for point in analysis.points)


def test_what_a_move_cost_is_the_same_in_the_list_and_in_the_account() -> None:
    """The sums are made anew from the listed decisions and from the points of the curve."""
    log = log_of(race.ROOM, None, blundering({0: {2}, 1: {3, 4}}), "i")
    analysis = analysed(racing(), log)
    for seat in (0, 1):
        start, luck, missed, rest, others, result = breakdown_of(analysis, seat)
        assert missed == -sum(each.gave_away for each in analysis.reviews if each.seat == seat) < 0
        assert start + luck + missed + rest + others == pytest.approx(result)
        choices = [
            now.chances[seat] - then.chances[seat]
            for then, now in pairwise(analysis.points)
            if log.entries[now.n - 1].seat == seat
        ]
        assert missed + rest == pytest.approx(sum(choices))
    for each in analysis.turning_points:
        decision = analysis.decided(each)
        assert decision is not None
        assert (decision.n, decision.seat) == (each.n, each.seat)


def test_a_good_move_is_praised_for_what_it_gains_over_another_and_an_idle_one_is_not() -> None:
    game = race.Race()
    view = game.view(race.State([2, 2], 4), 0)
    careless = racing(msgspec.structs.replace(SMALL, quick="random", further=40))
    good = review_move(careless, view, 2, 0, race.Take(3), 5)
    assert good.gave_away == 0
    assert good.instead is not None
    assert good.instead != good.move
    assert good.gained > 0.02
    assert [reason.id for reason in good.reasons] == ["part-crumbs"]
    # What anybody would do is not worth a word, and far ahead nothing matters any more.
    plain = review_move(racing(), view, 2, 0, race.Take(3), 5)
    idle = review_move(careless, game.view(race.State([18, 0], 10), 0), 2, 0, race.Take(3), 11)
    for each in (plain, idle):
        assert (each.gave_away, each.instead, each.gained, each.reasons) == (0.0, None, 0.0, ())


def knocking(context: BotContext, rng: Random) -> Move:
    """The first seat throws, the other swaps."""
    assert context.moves.box is not None
    return context.moves.box.sample(rng) if context.seat == 0 else context.moves.discrete[-1]


@pytest.mark.parametrize("perspective", [None, 0, 1])
def test_what_a_hand_was_worth_is_what_its_throws_changed(perspective: int | None) -> None:
    log = log_of(whispering.ROOM, None, knocking, "k", whisper.SOURCES)
    analysis = analysed(whispers(), log, perspective)
    thrower, other = analysis.breakdowns
    assert other.hand is None
    stood, changed = analysis.points[0].chances[0], 0.0
    for point in analysis.points[1:]:
        if log.entries[point.n - 1].seat == 0:
            changed += point.chances[0] - stood
        stood = point.chances[0]
    assert thrower.hand == pytest.approx(changed)
    assert changed != 0.0


def test_the_same_log_gives_the_same_bytes_also_in_parts() -> None:
    log = log_of(whispering.ROOM, None, bots.RandomBot().choose, "f", whisper.SOURCES)
    whole = analysed(whispers(), log, 0)
    analyzer = Analyzer(whispers(), log, 0)
    parts = [each for begin in range(0, analyzer.count, 2) for each in analyzer.part(begin, begin + 2)]
    assert encode(analyzer.put_together(parts, "test")) == encode(whole)


def test_a_seat_judges_its_own_decisions_and_a_spectator_everybodys() -> None:
    log = log_of(whispering.ROOM, None, bots.RandomBot().choose, "g", whisper.SOURCES)
    assert {each.seat for each in analysed(whispers(), log, 1).reviews} == {1}
    assert {each.seat for each in analysed(whispers(), log).reviews} == {0, 1}


def test_only_finished_games_of_known_seats_and_games_are_analysed() -> None:
    log = log_of(race.ROOM, None, blundering({}), "h")
    with pytest.raises(BadInput, match="not over"):
        Analyzer(racing(), Log(log.header, log.entries[:-1], log.hash), None)
    with pytest.raises(BadInput, match="no seat 2"):
        Analyzer(racing(), log, 2)
    with pytest.raises(BadInput, match=r"race has no win curve; these games have one: .*yatai"):
        Evaluator(race.ROOM, race.Race(), {}, SMALL)


def seen_alike(one: Log, other: Log, game: AnyGame, seat: int) -> Iterator[int]:
    """The entries until which a seat sees the same in both logs."""
    steps = zip(fold(game, one, opening(game, one)), fold(game, other, opening(game, other)), strict=False)
    yield 0
    for mine, theirs in steps:
        if encode(redact(mine, seat)) != encode(redact(theirs, seat)):
            return
        yield mine.entry.n


def secretly(context: BotContext, rng: Random) -> Move:
    """For two rounds the first knocks and the second swaps, which shows nothing; then anything."""
    view: Any = context.view
    if view.turn > 3:
        return bots.RandomBot().choose(context, rng)
    assert context.moves.box is not None
    return context.moves.box.sample(rng) if context.seat == 0 else context.moves.discrete[2]


def test_what_is_hidden_from_a_seat_changes_no_byte_of_its_analysis_or_hints_before_it_is_shown() -> None:
    evaluator, compared, changed = whispers(), 0, 0
    game = evaluator.game
    for number in range(12):
        true = game.setup(2, game.types.options(), Live(Random(f"deal {number}")))
        other = game.determinise(game.view(true, 0), Random(f"other {number}"))
        logs = [log_of(whispering.ROOM, state, secretly, f"log {number}", whisper.SOURCES) for state in (true, other)]
        alike = len(list(seen_alike(logs[0], logs[1], game, 0)))
        changed += encode(true) != encode(other)
        first, second = (list(Analyzer(evaluator, log, 0).part(0, alike)) for log in logs)
        assert encode(first) == encode(second)
        compared += len(first)
        hints = [encode(hint(evaluator, game.view(state, 0), 2, 0)) for state in (true, other)]
        assert hints[0] == hints[1]
        views = [game.view(state, 0) for state in (true, other)]
        words = [encode(review_move(evaluator, view, 2, 0, whisper.Knock(0.5), 1)) for view in views]
        assert words[0] == words[1]
        # The other seat knows what was changed: its analysis is another one.
        if alike > 1 and true.hands[1] != other.hands[1]:
            mine, theirs = (list(Analyzer(evaluator, log, 1).part(0, 1)) for log in logs)
            assert encode(mine) != encode(theirs)
    assert changed > 8
    assert compared > 30


@pytest.mark.parametrize("game_id", ["fired-up", "hibachi", "safranito"])
def test_hints_and_remarks_do_not_depend_on_hidden_information(game_id: str) -> None:
    """In Yatai nothing is hidden."""
    home = room(game_id)
    game, sources = home.load(None), sources_of(home, home.load(None), "quick")
    depth = Depth(tries=2, first=2, further=2, confirm=2, picks=1, strong="casual", judge="casual")
    rng = Random(3)
    evaluator = Evaluator(home, game, sources, depth)
    chance = Live(rng, sources)
    state = game.setup(2, game.types.options(), chance)
    changed = 0
    for number in range(60):
        seat = game.to_act(state)[0]
        if number % 15 == 14:
            other = game.determinise(game.view(state, seat), Random(number))
            changed += encode(state) != encode(other)
            first, second = (hint(evaluator, game.view(each, seat), 2, seat) for each in (state, other))
            assert encode(first) == encode(second)
            words = [review_move(evaluator, game.view(each, seat), 2, seat, first.move, 1) for each in (state, other)]
            assert encode(words[0]) == encode(words[1])
        move = bots.make(home, "casual").choose(BotContext(game, state, seat, sources), rng)
        assert not isinstance(game.play(state, seat, move, chance), Refusal)
    assert changed > 0


def test_parts_count_beside_the_lead_as_the_curve_says() -> None:
    game = race.Race()
    view = game.view(race.State([4, 2], 0), 0)
    curves = [msgspec.structs.replace(SCALE, terms=terms) for terms in ({}, {"crumbs": 1.0}, {"crumbs": -1.0})]
    plain, more, less = (Evaluator(race.ROOM, game, {}, SMALL, curve).chance(view, 2).chances[0] for curve in curves)
    assert less < plain < more


def test_a_hint_states_what_it_gains_over_another_move() -> None:
    game = race.Race()
    told = hint(racing(), game.view(race.State([0, 0], 0), 0), 2, 0)
    assert told.move == race.Take(3)
    (reason,) = told.reasons
    assert (reason.id, reason.facts["sign"]) == ("part-crumbs", "+")
    assert reason.facts["amount"] in {1, 2, 3}


def test_a_room_that_names_no_parts_is_still_hinted_at() -> None:
    game = whisper.Whisper()
    told = hint(whispers(), game.view(game.setup(2, whisper.WhisperOptions(), Live(Random(1))), 0), 2, 0)
    assert told.reasons == ()


@pytest.mark.long
def test_planted_mistakes_are_named_in_yatai() -> None:
    """A bot that plays well against one that does not; three times it pushes what brings least."""
    home = room("yatai")
    game = home.load(None)
    evaluator = Evaluator(home, game, {}, DEPTHS["quick"])
    players = bots.make(home, "expert"), bots.make(home, "casual")
    planted, rounds, made = [], {3, 5, 7}, 0

    def choose(context: BotContext, rng: Random) -> Move:
        nonlocal made
        view: Any = context.view
        move = players[context.seat].choose(context, rng)
        made += 1
        if context.seat == 0 and view.ask == "push" and view.round in rounds:
            rounds.remove(view.round)
            chances = {
                each: sum(one.chances[0] for one in evaluator.after(view, 2, 0, each, 6))
                for each in context.moves.discrete
            }
            move = min(chances, key=lambda each: chances[each])
            planted.append(made)
        return move

    analysis = analysed(evaluator, log_of(home, None, choose, "yatai"), 0)
    assert sorted(each.n for each in analysis.mistakes(0)[:3]) == planted

"""Reports: what is planted is found with its size, what is not there is not told."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from cookoff.engine import Score, room
from cookoff.lab.play.game_record import Decision, GameRecord, ThrowEnd, Use
from cookoff.lab.play.player import ScenarioPlayer
from cookoff.lab.play.runners import InProcessRunner
from cookoff.lab.report import write
from cookoff.lab.report.opening import warnings
from cookoff.lab.report.page import measure, page
from cookoff.lab.report.report_words import ReportWords
from cookoff.lab.run import run
from cookoff.lab.spec.experiment import read
from cookoff.lab.spec.scenario import Scenario
from cookoff.lab.spec.spec_file import ThinkingTime
from cookoff.lab.statistics.comparison import compare, quantile
from cookoff.lab.statistics.scenario_statistics import ScenarioStatistics, statistics_of
from cookoff.lab.store.dataset import DatasetWriter


def scenario(game: str = "yatai", bots: tuple[str, ...] = ("skilled",)) -> Scenario:
    return Scenario(game, 2, bots)


def made_up(number: int, rng: random.Random, gift: int = 0, **changed: object) -> GameRecord:
    """A game of two whose points are drawn; seat 0 is given some more."""
    points = (round(rng.gauss(40, 6)) + gift, round(rng.gauss(40, 6)))
    places = tuple(1 + (points[1 - seat] > points[seat]) for seat in range(2))
    turns = round(rng.gauss(26, 2))
    decisions = tuple(Decision(n, 0, n % 2, "Push", n % 2, 1.0) for n in range(1, 21))
    scores = tuple(Score(seat, "play", points[seat]) for seat in range(2))
    plain = GameRecord(number, ("skilled",) * 2, points, places, "YAT-60", turns, 0, "", scores, decisions, (), ())
    return replace(plain, **changed)


def dataset(folder: Path, **games: list[GameRecord]) -> Path:
    with DatasetWriter(folder, ThinkingTime()) as writer:
        for variant, records in games.items():
            writer.add_scenario(f"yatai, {variant}", replace(scenario(), variant=variant), len(records))
            for record in records:
                writer.add_game(f"yatai, {variant}", record)
    return folder


def drawn(seed: int, games: int = 200, gift: int = 0) -> list[GameRecord]:
    rng = random.Random(seed)
    return [made_up(number, rng, gift) for number in range(games)]


def test_a_planted_unfairness_is_found_with_its_size(tmp_path: Path) -> None:
    folder = dataset(tmp_path, base=drawn(1, 400), planted=drawn(2, 400, gift=3))
    [found] = compare(folder)
    points = next(each for each in found.found if (each.metric, each.unit) == ("seat 0", "points"))
    assert points.interval[0] <= 3.0 <= points.interval[1]
    assert points.half < 1.6
    assert [each.metric for each in found.found if each.unit == "points"] == ["seat 0"]
    assert f"seat 0 gains {points.mean:.1f} ± {points.half:.1f} points" in found.sentence()
    planted = list(statistics_of(folder))[1]
    seat, other = planted.points
    assert seat.value - other.value == pytest.approx(3.0, abs=1.2)
    assert planted.wins[0].interval[0] > 0.5 > planted.wins[1].interval[1]
    write(folder, tmp_path / "report.html")
    assert "Points of a player: " in (tmp_path / "report.html").read_text("utf-8")


@pytest.mark.long
def test_where_nothing_differs_19_of_20_comparisons_say_so(tmp_path: Path) -> None:
    told = 0
    for seed in range(60):
        folder = dataset(tmp_path / str(seed), base=drawn(2 * seed, 40), renamed=drawn(2 * seed + 1, 40))
        told += bool(compare(folder)[0].found)
    assert told <= 6


def test_the_same_components_under_another_name_are_no_difference(tmp_path: Path) -> None:
    file = tmp_path / "null.toml"
    file.write_text(
        'name = "null"\ngames = 6\n[[play]]\ngame = "yatai"\nplayers = [2]\nbots = ["random"]\n'
        'variants = ["base", "renamed"]\n[variant.renamed]\n',
        "utf-8",
    )
    [found] = compare(run(read(file), tmp_path, tmp_path, InProcessRunner()))
    assert not found.found
    assert "no difference was found in 6 games" in found.sentence()


def test_students_quantile_is_that_of_the_books() -> None:
    for freedom, wanted in ((5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert quantile(0.05, freedom) == pytest.approx(wanted, rel=0.01)


def one(
    folder: Path, records: list[GameRecord], game: str = "yatai", bots: tuple[str, ...] = ("skilled",)
) -> ScenarioStatistics:
    with DatasetWriter(folder, ThinkingTime()) as writer:
        writer.add_scenario("one", scenario(game, bots), len(records))
        for record in records:
            writer.add_game("one", record)
    [found] = statistics_of(folder)
    return found


def test_what_is_never_used_is_shown_as_dead(tmp_path: Path) -> None:
    used = (Use(1, 0, "tile", "cook-2"), Use(2, 0, "tile", "cook-2"), Use(3, 1, "tile", "recycle"))
    rng = random.Random(1)
    found = one(tmp_path, [made_up(number, rng, gift=99, uses=used) for number in range(10)])
    first, second, *others = found.used["tile"]
    assert (first.name, first.uses, first.games) == ("cook-2", 2.0, 1.0)
    assert (second.name, second.uses) == ("recycle", 1.0)
    assert first.wins is not None
    assert first.wins.value == 1.0
    assert second.wins is not None
    assert second.wins.value == 0.0
    assert others
    assert all(thing.uses == 0.0 and thing.wins is None for thing in others)
    write(tmp_path, tmp_path / "report.html")
    assert "<tr class='dead'>" in (tmp_path / "report.html").read_text("utf-8")


def test_leads_tell_how_early_it_is_decided(tmp_path: Path) -> None:
    rng = random.Random(1)
    # In the first half the loser leads, in the second the winner.
    told = tuple(Decision(n, 0, n % 2, "Push", 1 if n <= 50 else 0, 1.0) for n in range(1, 101))
    found = one(tmp_path, [made_up(number, rng, gift=99, decisions=told) for number in range(5)])
    assert [each.value for each in found.leads] == [0.0] * 5 + [1.0] * 5


def test_choices_that_matter_are_counted(tmp_path: Path) -> None:
    weighed = (
        Decision(1, 0, 0, "Push", None, None, 3, 5.0, 5.0),
        Decision(2, 0, 1, "Push", None, None, 3, 5.0, 4.0),
        Decision(3, 0, 0, "Serve", None, None, 2, 2.0, 1.0),
        Decision(4, 0, 1, "Serve"),
    )
    found = one(tmp_path, [made_up(0, random.Random(1), decisions=weighed)])
    assert found.mattered is not None
    assert found.mattered.value == pytest.approx(2 / 3)
    assert [(each.name, each.value) for each in found.mattered_by] == [("Push", 0.5), ("Serve", 1.0)]


def test_throws_are_drawn_where_they_land(tmp_path: Path) -> None:
    throws = (ThrowEnd(1, 0, 0.0, 0.0, "onion"), ThrowEnd(2, 1, 0.0, 0.0, "onion"), ThrowEnd(3, 0, 5.0, 5.0, "out"))
    found = one(tmp_path, [made_up(0, random.Random(1), throws=throws)], game="hibachi")
    assert sum(map(sum, found.landings)) == 2
    middle = found.landings[len(found.landings) // 2]
    assert middle[len(middle) // 2] == 2
    assert found.places == {"onion": pytest.approx(2 / 3), "out": pytest.approx(1 / 3)}
    write(tmp_path, tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "Where throws land" in page
    assert ">Onion</text>" in page


def test_tempo_counts_moves_over_the_clock(tmp_path: Path) -> None:
    moves = tuple(Decision(n, at, 0, "Flip") for n, at in enumerate((1000, 2000, 31_000), 1))
    found = one(tmp_path, [made_up(0, random.Random(1), decisions=moves, milliseconds=40_000)], game="mithral-chef")
    assert found.tempo == {"Flip": (1.0, 0.5)}
    assert found.lengths["minutes"][0].value == pytest.approx(40 / 60)


def test_weak_bots_and_few_games_are_warned_of(tmp_path: Path) -> None:
    found = one(tmp_path / "weak", drawn(1, 10), bots=("random", "master"))
    words = ReportWords(room("yatai"), "en")
    assert [warning[:40] for warning in warnings(words, found.scenario, found.games)] == [
        "These numbers come from weak bots (rando",
        "There are only 10 games: intervals are w",
    ]
    strong = one(tmp_path / "strong", drawn(1, 100), bots=("master",))
    assert list(warnings(words, strong.scenario, strong.games)) == []


def test_a_seat_is_called_better_only_among_all_seats_of_the_page(tmp_path: Path) -> None:
    def heads(share: float) -> str:
        rng = random.Random(1)
        won = [replace(made_up(n, rng), places=(1, 2) if n < 100 * share else (2, 1)) for n in range(100)]
        folder = tmp_path / str(share)
        one(folder, won)
        write(folder, folder / "report.html")
        return (folder / "report.html").read_text("utf-8")

    assert "no seat is better" in heads(0.6)
    assert "Seat 1 wins 70\N{NO-BREAK SPACE}%; Seat 2 wins 30\N{NO-BREAK SPACE}%" in heads(0.7)


def test_the_first_player_is_named_from_your_seat(tmp_path: Path) -> None:
    """Seats take turns at beginning, and whoever begins wins."""
    games = []
    for number in range(40):
        first = number % 2
        decisions = tuple(Decision(n, 0, (first + n - 1) % 2, "Push") for n in range(1, 5))
        plain = made_up(number, random.Random(number), decisions=decisions)
        games.append(replace(plain, places=(1 + first, 2 - first)))
    folder = dataset(tmp_path, base=games)
    (found,) = statistics_of(folder)
    assert [seat.value for seat in found.wins] == [0.5, 0.5]
    assert [(turn.name, turn.value) for turn in found.order] == [("turn 0", 1.0), ("turn 1", 0.0)]
    assert "Share of wins by order of turn" in page(measure(folder))


def test_where_one_seat_always_begins_there_is_no_order_beside_the_seats(tmp_path: Path) -> None:
    (found,) = statistics_of(dataset(tmp_path, base=drawn(1, 20)))
    assert found.order == ()


def test_the_ladder_has_the_best_player_first(tmp_path: Path) -> None:
    rng = random.Random(1)
    records = [made_up(number, rng, gift=99, players=("master", "random")) for number in range(20)]
    found = one(tmp_path, records, bots=("master", "random"))
    assert [(each.name, each.value) for each in found.ladder] == [("master", 1.0), ("random", 0.0)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "bot"), [("hibachi", "beginner"), ("mithral-chef", "beginner")])
def test_real_games_make_a_small_page_without_scripts(tmp_path: Path, game: str, bot: str) -> None:
    player = ScenarioPlayer(Scenario(game, 2, (bot,), sampled_decisions=0.1))
    one(tmp_path, [player.play(number) for number in range(2)], game=game, bots=(bot,))
    size = write(tmp_path, tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text("utf-8")
    assert size < 300_000
    assert "<script" not in page
    assert "http" not in page
    assert ("Where throws land" in page) == (game == "hibachi")
    assert ("Moves of a player in 30 seconds" in page) == (game == "mithral-chef")

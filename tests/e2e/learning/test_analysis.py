"""Hints against bots, the analysis of a finished game, puzzles and model games."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, expect

from cookoff.analysis import Analysis, DecisionReview, Point, ResultBreakdown, TurningPoint
from cookoff.analysis.puzzles import book_of
from cookoff.engine import Phrase, encode, room
from cookoff.lab import Scenario, simulate
from cookoff.server.api.schemas import AnalysisProgress
from cookoff.server.app.replays.reader import ReplayReader, ReplayRequest
from cookoff.server.runtime.games import model_games
from cookoff.server.runtime.games.catalogue import Catalogue
from tests.e2e.conftest import Visit, each_size
from tests.e2e.support.browser import PHONE, Visitor

pytestmark = pytest.mark.slow


WANTED = "() => localStorage.setItem('cookoff', JSON.stringify({ ...JSON.parse(localStorage.cookoff), remarks: true }))"


def follow_hints(visitor: Visitor, many: int = 3) -> None:
    """Follow some hints, each of which points at its move on the board."""
    told = visitor.page.locator("[data-testid=hinted] button", has_text="Do that")
    hint = visitor.page.locator("[data-testid=hint]")
    for _ in range(many):
        visitor.until(lambda: hint.is_visible() and hint.is_enabled())
        hint.click()
        visitor.until(lambda: told.count() > 0)
        expect(visitor.page.locator("[data-testid=pointer]")).to_be_visible()
        told.click()
        expect(visitor.page.locator("[data-testid=hinted]")).to_have_count(0)


def play_until_remark(visitor: Visitor) -> None:
    """Play at random until the page comments on a turn: most turns need no comment, such ones soon do."""
    remark = visitor.page.locator("[data-testid=remark]")
    while remark.count() == 0:
        if not visitor.act():
            visitor.frame()


@pytest.mark.long
def test_a_hint_points_at_its_move_and_a_bad_turn_is_remarked_on(visit: Visit) -> None:
    visitor = visit()
    visitor.goto("/")
    visitor.page.evaluate(WANTED)
    visitor.play_now()
    follow_hints(visitor)
    play_until_remark(visitor)
    remark = visitor.page.locator("[data-testid=remark]")
    expect(remark).to_contain_text(re.compile("Good: |costs"))
    remark.get_by_text("Close").click()
    expect(remark).to_have_count(0)


def judged(last: int) -> Analysis:
    review = DecisionReview(5, 0, Phrase("move-EndTurn"), 0.21, 0.02, Phrase("move-Garbage"), (Phrase("move-EndTurn"),))
    points = tuple(Point(n, (n / last, 1 - n / last), (0.05, 0.05)) for n in range(0, last + 1, 5))
    return Analysis(
        game="yatai",
        seats=("Mia", "Hana"),
        perspective=None,
        depth="standard",
        coarse=False,
        points=points,
        reviews=(review,),
        turning_points=(TurningPoint(10, 1, "luck", (0.3, -0.3)), TurningPoint(15, 0, "choice", (-0.2, 0.2))),
        breakdowns=(ResultBreakdown(0.5, 0.3, 0.1, 0.1, 1.0, hand=0.25), ResultBreakdown(0.5, -0.3, -0.1, -0.1, 0.0)),
    )


@each_size
def test_the_analysis_of_a_game_is_beside_its_board(visit: Visit, tmp_path: Path, size: dict[str, Any]) -> None:
    simulate(Scenario("yatai", 2, ("random",)), 1, logs=tmp_path)
    log = (tmp_path / "yatai-0001.jsonl").read_bytes()
    count = log.count(b"\n")
    page = ReplayReader(Catalogue()).read(ReplayRequest(log, None, None, None, 0, count, len(log)))
    answers = [
        AnalysisProgress(0, 0),
        AnalysisProgress(0, count),
        AnalysisProgress(40, count),
        AnalysisProgress(1, 1, judged(count - 1)),
    ]

    def analysis(route: Route) -> None:
        told = answers.pop(0) if len(answers) > 1 else answers[0]
        route.fulfill(body=encode(told).decode(), content_type="application/json")

    visitor = visit(size)
    visitor.page.route("**/api/tables/done/replay*", lambda route: route.fulfill(body=page.decode()))
    visitor.page.route("**/api/tables/done/analysis*", analysis)
    visitor.goto("/analysis/done")
    visitor.press("[data-testid=begin]")
    panel = visitor.page.locator("[data-testid=judgement]")
    expect(panel).to_contain_text("moves judged")
    expect(panel.locator("[data-testid=chart] polyline")).to_have_count(2)
    visitor.press("[data-testid=mistakes] button")
    expect(visitor.page.locator("[data-testid=step]")).to_contain_text("4")
    expect(panel).to_contain_text("End the turn: win chance −21 %")
    expect(panel).to_contain_text("What the hand was worth, within luck and choices: random-0 +25 %")
    visitor.press("[aria-label='Step forward']")
    expect(visitor.page.locator("[data-testid=caption]")).to_contain_text(
        "“End the turn” costs 21 % of the win chance. Better: Garbage: empty the recycle box."
    )
    assert msgspec.json.decode(page)["count"] == count - 1


def a_review() -> tuple[str, int, int]:
    """A puzzle about a review, its best answer and a worse one."""
    book = book_of(room("yatai"))
    assert book is not None
    for puzzle in book.puzzles:
        best, other, *_ = (msgspec.json.decode(answer.move) for answer in puzzle.answers)
        if best["move"] == "GainReview":
            return puzzle.id, best["review"], other["review"]
    raise AssertionError("no puzzle of Yatai is about reviews")


@each_size
def test_a_puzzle_says_how_good_an_answer_was_and_remembers_what_was_solved(visit: Visit, size: dict[str, Any]) -> None:
    visitor = visit(size)
    page = visitor.page
    visitor.goto("/puzzles/yatai")
    expect(page.locator("[data-testid=puzzles-solved]")).to_have_text(re.compile(r"0 of \d+ solved"))
    puzzle, best, wrong = a_review()
    visitor.goto(f"/puzzles/yatai/{puzzle}")
    riddle = page.locator("[data-testid=riddle]")
    expect(riddle).to_contain_text("Find the best move.")
    tracks = page.locator("[data-legal=GainReview]")
    tracks.nth(wrong).click()
    expect(riddle).to_contain_text("Not the best")
    tracks.nth(best).click()
    expect(riddle).to_contain_text("Right!")
    expect(riddle).to_contain_text("On average it means")
    visitor.press("[data-testid=puzzle-next]")
    expect(riddle).to_contain_text("Find the best move.")
    page.get_by_text("All puzzles").click()
    expect(page.locator("[data-testid=puzzles-solved]")).to_have_text(re.compile(r"1 of \d+ solved"))
    page.get_by_text("Puzzle of the day").click()
    expect(riddle).to_contain_text("Puzzle of the day")
    visitor.press("[data-testid=puzzle-show]")
    expect(riddle).to_contain_text("The best move:")


@each_size
def test_in_the_kitchen_a_puzzle_lets_the_clock_stand_and_asks_for_one_hand(visit: Visit, size: dict[str, Any]) -> None:
    visitor = visit(size)
    page = visitor.page
    puzzle, hand = a_die()
    visitor.goto(f"/puzzles/mithral-chef/{puzzle}")
    riddle, clock = page.locator("[data-testid=riddle]"), page.get_by_role("timer")
    expect(riddle).to_contain_text(f"The clock stands still. What should your {('left', 'right')[hand]} hand do now?")
    checkpoint = clock.inner_text()
    began = page.evaluate("performance.now()")
    page.wait_for_function("(began) => performance.now() > began + 1500", arg=began)
    expect(clock).to_have_text(checkpoint)
    visitor.press(f"[data-legal=PutBack][data-hand='{hand}']")
    expect(riddle).to_contain_text("Not the best")
    visitor.press(f"[data-legal=Keep][data-hand='{hand}']")
    expect(riddle).to_contain_text("Right!")


def a_die() -> tuple[str, int]:
    """A puzzle of Mithral Chef about keeping a die, and the hand that keeps it."""
    book = book_of(room("mithral-chef"))
    assert book is not None
    for puzzle in book.puzzles:
        best = msgspec.json.decode(puzzle.answers[0].move)
        if best["move"] == "Keep":
            return puzzle.id, best["hand"]
    raise AssertionError("no puzzle of Mithral Chef is about keeping a die")


def test_a_model_game_is_captioned_move_by_move(visit: Visit) -> None:
    visitor = visit()
    visitor.goto("/model/yatai/1")
    caption = visitor.page.locator("[data-testid=caption]")
    expect(caption).to_contain_text("Two strong bots play.")
    visitor.press("[aria-label='Step forward']")
    expect(caption).to_contain_text("Hana")
    visitor.press("[aria-label='To the end']")
    chances = msgspec.json.decode(model_games.analysis_of(room("yatai"), 1), type=Analysis).points[-1].chances
    assert sorted(chances) == [0.0, 1.0], "at the end it is known who won"
    expect(caption).to_contain_text(f"Hana now has {100 * chances[0]:.0f} % to win")


@each_size
def test_a_better_line_is_stepped_through_on_the_board(visit: Visit, size: dict[str, Any]) -> None:
    visitor = visit(size)
    visitor.goto("/model/yatai/1")
    if size is PHONE:
        visitor.press("header .more")
    better = visitor.page.locator("[data-testid=better]").first
    told = better.locator("xpath=preceding-sibling::span").inner_text()
    better.click()
    caption, step = (visitor.page.locator(f"[data-testid={name}]") for name in ("caption", "step"))
    expect(caption).to_contain_text(re.compile(r"Better, 1 of \d+: "))
    assert caption.inner_text().split(": ", 1)[1].rstrip(".") in told
    shown = step.inner_text()
    visitor.press("[aria-label='To the end']")
    expect(caption).to_contain_text(re.compile(r"Better, (\d+) of \1: "))
    visitor.press("[data-testid=as-played]")
    expect(caption).to_contain_text("costs")
    assert step.inner_text().split(" of ")[0] == shown.split(" of ")[0]

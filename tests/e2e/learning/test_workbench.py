"""The workbench: change a number, make a mistake, play, run an experiment, read its report."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import COARSE, DESKTOP, PHONE, Visitor
from tests.e2e.support.checks import overflow, violations
from tests.server.support.server_process import GENEROUS, QUICK, Server, server

KEY = "salt and pepper"
STATUS = "[data-testid=bench-status]"
ROUNDS = "[data-field=rounds]"
AMOUNT = "[data-field='tile[1].amount']"
SAVES = 4
"""Tables whose files a page saves: Chromium blocks a page that saves more than ten."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose workbench takes a key."""
    settings = {**QUICK, **GENEROUS, "workbench": "key", "workbench_key": KEY}
    with server(tmp_path_factory.mktemp("bench"), **settings) as started:
        yield started


def turn_to(page: Page, tab: str) -> None:
    """On a phone the parts lie behind each other."""
    if page.locator(".tabs").is_visible():
        page.locator(f".tabs [data-tab={tab}]").click()


def read_report(visitor: Visitor) -> None:
    """Read the report in another language, and go back to the variant from there."""
    with visitor.context.expect_page() as opened:
        visitor.page.get_by_role("link", name="Read the report").click()
    report = opened.value
    expect(report.get_by_role("heading", name="What was changed")).to_be_visible()
    report.get_by_role("link", name="Deutsch").click()
    expect(report.get_by_text("Kunden 2: Kunden 2 → 3")).to_be_visible()
    report.get_by_role("link", name="Diese Variante in der Werkbank").click()
    expect(report.locator(AMOUNT)).to_have_value("3")
    report.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    "size",
    [pytest.param(DESKTOP, marks=pytest.mark.long, id="desktop"), pytest.param({**PHONE, **COARSE}, id="phone")],
)
def test_a_variant_is_made_faulted_tried_played_and_reported_on(visit: Visit, size: dict[str, object]) -> None:
    visitor = visit(size)
    page = visitor.page
    visitor.goto("/workbench/yatai")
    page.get_by_label("Key of the workbench").fill(KEY)
    page.get_by_role("button", name="Open").click()

    # A fault is told at its field, and nothing can be played with it.
    expect(page.locator(STATUS)).to_have_text("As it is in the box.")
    page.locator(ROUNDS).fill("0")
    expect(page.locator(STATUS)).to_contain_text("Look at: Rounds")
    expect(page.locator(ROUNDS)).to_have_attribute("aria-invalid", "true")
    expect(page.locator(ROUNDS)).to_have_accessible_description("A whole number from 1 to 99 is needed.")
    turn_to(page, "try")
    expect(page.get_by_role("button", name="Play against bots")).to_be_disabled()
    turn_to(page, "form")
    page.locator("details[data-section=tile] > summary").click()
    page.locator(ROUNDS).fill("2")
    page.locator(AMOUNT).fill("3")
    expect(page.locator(STATUS)).to_have_text("2 changes. It can be played.")
    expect(page.locator(".changes")).to_contain_text("Customers 2: customers 2 → 3")
    assert violations(visitor) == []
    assert overflow(visitor) == []

    # The board shows it, the link leads to it, the file says it.
    turn_to(page, "board")
    expect(page.locator("[data-testid=bench-board]")).to_contain_text("Customers 3")
    page.reload()
    expect(page.locator(AMOUNT)).to_have_value("3")
    expect(page.locator(STATUS)).to_have_text("2 changes. It can be played.")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download as a file").click()
    text = saved.value.path().read_text("utf-8")
    assert "rounds = 2  " in text
    page.locator(".changes").get_by_role("button", name="As it was: Rounds").click()
    expect(page.locator(STATUS)).to_have_text("One change. It can be played.")
    page.locator("input[accept='.toml']").set_input_files(saved.value.path())
    expect(page.locator(STATUS)).to_have_text("2 changes. It can be played.")

    # Bots play it against the game as it is.
    turn_to(page, "try")
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Strength").select_option("beginner")
    page.get_by_label("Games of each").fill("2")
    page.get_by_role("button", name="Run the experiment").click()
    expect(page.locator("[data-testid=trial]")).to_have_attribute("data-stage", "done")
    read_report(visitor)

    # One turn of it.
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_selector("[data-testid=board]")
    before = visitor.standing()
    visitor.until(lambda: visitor.act() or visitor.standing() != before)
    visitor.until(visitor.is_answered)
    played = page.evaluate(
        """async () => {
          const { table } = await (await fetch(`/api/tables/${location.pathname.split("/").at(-1)}`)).json();
          return (await (await fetch(`/api/components/${table.components}`)).json()).rounds;
        }"""
    )
    assert played == 2


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("game", ["yatai", "mithral-chef", "safranito", "hibachi", "fired-up"])
def test_every_table_comes_back_from_csv_byte_for_byte(visit: Visit, game: str) -> None:
    page = opened(visit, game)
    count = page.locator("input[data-csv]").count()
    assert count >= 4
    for number in range(count):
        if number and number % SAVES == 0:
            page = opened(visit, game)
        save = page.get_by_role("button", name="Save as CSV").nth(number)
        with page.expect_download() as first:
            save.click()
        page.locator("input[data-csv]").nth(number).set_input_files(first.value.path())
        with page.expect_download() as second:
            save.click()
        assert second.value.path().read_bytes() == first.value.path().read_bytes()
        assert first.value.path().read_bytes().count(b"\r\n") > 1
        expect(page.locator(STATUS)).to_have_text("As it is in the box.")
        expect(page.get_by_role("alert")).to_have_count(0)


def opened(visit: Visit, game: str) -> Page:
    """A page with every table of a game's workbench open."""
    visitor = visit(DESKTOP)
    page = visitor.page
    visitor.goto(f"/workbench/{game}")
    page.get_by_label("Key of the workbench").fill(KEY)
    page.get_by_role("button", name="Open").click()
    expect(page.locator(STATUS)).to_have_text("As it is in the box.")
    while (closed := page.locator("#pane-form details:not([open]) > summary").first).count():
        closed.click()
    return page


@pytest.mark.slow
@pytest.mark.long
def test_a_table_from_a_spreadsheet_changes_the_variant_and_its_printed_sheet(visit: Visit) -> None:
    visitor = visit(DESKTOP)
    page = visitor.page
    visitor.goto("/workbench/hibachi")
    page.get_by_label("Key of the workbench").fill(KEY)
    page.get_by_role("button", name="Open").click()
    page.locator("details[data-section=recipe] > summary").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as CSV: Recipes").click()
    table = saved.value.path().read_text("utf-8")
    box = page.locator("input[data-csv=recipe]")

    def read(text: str) -> None:
        box.set_input_files({"name": "recipes.csv", "mimeType": "text/csv", "buffer": text.encode()})

    read(table.replace("needs", "wants", 1))
    expect(page.get_by_role("alert")).to_contain_text("Row 0, column wants")
    read(table.replace("beef|onion|shrimp", "pork|onion|shrimp", 1))
    expect(page.locator(STATUS)).to_contain_text("pork is not an ingredient of this box.")
    read(table.replace("beef|onion|shrimp", "beef|onion|egg", 1))
    expect(page.locator(STATUS)).to_have_text("One change. It can be played.")
    expect(page.locator(".changes")).to_contain_text("Surf and Turf: ingredients 3 shrimp → egg")
    page.emulate_media(media="print")
    sheet = page.get_by_test_id("bench-sheet")
    expect(sheet).to_be_visible()
    expect(page.locator("#pane-form")).to_be_hidden()
    expect(sheet.locator("article")).to_contain_text("beef, onion, egg")


@pytest.mark.slow
@pytest.mark.long
def test_a_table_of_a_variant_says_what_differs(visit: Visit) -> None:
    visitor = visit(DESKTOP)
    page = visitor.page
    visitor.goto("/workbench/yatai#rounds=11")
    page.get_by_label("Key of the workbench").fill(KEY)
    page.get_by_role("button", name="Open").click()
    expect(page.locator(STATUS)).to_have_text("One change. It can be played.")
    page.get_by_role("button", name="Table for friends").click()
    mark = page.get_by_test_id("variant")
    expect(mark).to_contain_text("Variant: one thing differs from the box")
    mark.locator("summary").click()
    expect(mark).to_contain_text("Rounds 12 → 11")
    expect(mark.get_by_role("link", name="Open in the workbench")).to_have_attribute(
        "href", "/workbench/yatai#rounds=11"
    )
    assert violations(visitor) == []

"""A picture of a screen is replaced only if somebody would see the difference."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.e2e.screenshots import differs


def test_noise_is_no_difference_and_a_word_is_one(browser: Browser, tmp_path: Path) -> None:
    page = browser.new_page(viewport={"width": 400, "height": 200})
    pictures = {}
    for name, text, quality in (("one", "Undo", 58), ("again", "Undo", 55), ("other", "Rematch", 58)):
        page.set_content(f"<h1>{text}</h1><p>The board is drawn below.")
        pictures[name] = tmp_path / f"{name}.jpg"
        page.screenshot(path=pictures[name], type="jpeg", quality=quality)
    page.set_viewport_size({"width": 401, "height": 200})
    page.screenshot(path=tmp_path / "wider.jpg", type="jpeg")
    page.close()
    assert pictures["one"].read_bytes() != pictures["again"].read_bytes()
    assert not differs(browser, pictures["one"], pictures["again"])
    assert differs(browser, pictures["one"], pictures["other"])
    assert differs(browser, pictures["one"], tmp_path / "wider.jpg")

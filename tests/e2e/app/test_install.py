"""The page can be installed as an app, and has an offline page."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit

pytestmark = pytest.mark.slow

ICONS = """async () => {
  const manifest = await (await fetch(document.querySelector("link[rel=manifest]").href)).json();
  const icons = await Promise.all(manifest.icons.map(async ({ src, type }) =>
    (await fetch(src)).headers.get("content-type") === type));
  return [manifest.start_url, ...icons];
}"""


@pytest.mark.long
def test_it_is_installed_with_its_icons_and_has_a_page_for_when_nothing_can_be_reached(visit: Visit) -> None:
    visitor = visit(service_workers="allow")
    visitor.lobby()
    assert visitor.page.evaluate(ICONS) == ["/", True, True, True]
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.context.set_offline(True)
    visitor.page.goto(f"{visitor.address}/rules/yatai")
    expect(visitor.page.locator("p[lang=de]")).to_contain_text("nicht zu erreichen")

"""The page can be installed as an app, opens without the server, and shows notices."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import PHONE, Visitor
from tests.e2e.support.checks import overflow, violations
from tests.server.support.push_service import Browser, PushService
from tests.server.support.server_process import GENEROUS, QUICK, server

pytestmark = pytest.mark.slow

ICONS = """async () => {
  const manifest = await (await fetch(document.querySelector("link[rel=manifest]").href)).json();
  const icons = await Promise.all(manifest.icons.map(async ({ src, type }) =>
    (await fetch(src)).headers.get("content-type") === type));
  return [manifest.start_url, ...icons];
}"""
COPIED = """async () => {
  await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/assets/"));
  for (const { name } of loaded) if (!(await caches.match(name))) return false;
  return (await caches.match("/")) !== undefined;
}"""
"""Whether the service worker has copied the page with everything it has loaded."""


FORGET = """async () => {
  for (const name of await caches.keys()) await (await caches.open(name)).delete("/");
}"""


@pytest.mark.long
def test_it_is_installed_with_its_icons_and_opens_without_the_server(visit: Visit) -> None:
    visitor = visit(PHONE, service_workers="allow", locale="de-DE")
    visitor.lobby()
    page = visitor.page
    assert page.evaluate(ICONS) == ["/", True, True, True]
    visitor.until(lambda: page.evaluate(COPIED))
    visitor.context.set_offline(True)
    visitor.goto("/")
    notice = page.get_by_test_id("no-connection")
    expect(notice).to_contain_text("Von deinen Partien geht nichts verloren")
    assert overflow(visitor) == []
    assert violations(visitor) == []
    page.evaluate(FORGET)
    visitor.goto("/rules/yatai")
    expect(page.locator("p[lang=de]")).to_contain_text("nicht zu erreichen")
    visitor.context.set_offline(False)
    visitor.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(notice).to_have_count(0)
    visitor.errors.clear()  # requests without a network


SUBSCRIBE = """async (subscription) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/notices",
    { method: "PUT", headers, body: JSON.stringify({ ...subscription, language: "fr" }) });
  return (await answer.json()).key;
}"""
RECORDED = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, options) => { self.shown = [{ title, ...options }]; };
  self.registration.getNotifications = async () => self.shown;
}"""
"""Chromium without a user interface shows no notices: it denies them, whatever it is told."""
SHOWN = """async () => (await self.registration.getNotifications())
  .map(({ title, body, data, actions }) => [title, body, data.url, actions.map(({ action }) => action)])"""


@pytest.fixture
def told(browser: Chromium, tmp_path: Path) -> Iterator[tuple[Visitor, Browser]]:
    """A visitor at a server that sends notices at once, and their subscription."""
    notices = {"networks": ["127.0.0.1"], "delay": 0, "present_delay": 0}
    with PushService() as service, server(tmp_path, **QUICK, **GENEROUS, notices=notices) as started:
        visitor = Visitor(browser, started.address, PHONE, service_workers="allow", permissions=["notifications"])
        yield visitor, Browser(service)
        errors = visitor.errors
        visitor.context.close()
    assert errors == []


def test_a_notice_of_the_server_is_shown_while_the_page_is_elsewhere(told: tuple[Visitor, Browser]) -> None:
    """The message goes the whole way, except that the browser's maker is not asked to carry it."""
    visitor, phone = told
    page = visitor.page
    visitor.play_now()
    key = page.evaluate(SUBSCRIBE, phone.subscription)
    visitor.until(lambda: visitor.act() and bool(phone.received(key)))
    [message] = phone.received(key)[:1]
    visitor.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    [worker] = visitor.context.service_workers
    if page.evaluate("Notification.permission") == "denied":
        worker.evaluate(RECORDED)
    for _ in range(2):
        deliver(visitor, json.dumps(message))
    visitor.until(lambda: bool(worker.evaluate(SHOWN)))
    [[title, body, url, actions]] = worker.evaluate(SHOWN)
    assert (title, body.partition(" · ")[0], actions) == ("À votre tour", "Yatai", ["off"])
    assert url.startswith("/t/")


def deliver(visitor: Visitor, text: str) -> None:
    """Let the browser deliver a push message to the page's service worker."""
    session = visitor.context.new_cdp_session(visitor.page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    visitor.until(lambda: bool(found))
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": f"http://{visitor.address}", "registrationId": found[-1]["registrationId"], "data": text},
    )
    session.detach()

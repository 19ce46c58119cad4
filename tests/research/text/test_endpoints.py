"""Language models behind HTTP, on loopback."""

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Thread

import msgspec
import pytest

from cookoff import bots
from cookoff.engine import BadInput, room
from cookoff.research.envs.opponents import bot_context
from cookoff.research.episode import Episode
from cookoff.research.spaces import spaces
from cookoff.research.text.endpoints import VARIABLE, add_to_environment, endpoints, model_at

YATAI = spaces("yatai", 2)
PROMPTS: list[str] = []


class StubModel(BaseHTTPRequestHandler):
    """Answers 1, or with what is no JSON at /broken."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        PROMPTS.append(msgspec.json.decode(body)["prompt"])
        answer = b"?" if self.path == "/broken" else b'{"answer": "The first: 1"}'
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_args: object) -> None:
        """Say nothing."""


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), StubModel)
    thread = Thread(target=server.serve_forever)
    thread.start()
    PROMPTS.clear()
    monkeypatch.delenv(VARIABLE, raising=False)
    bots.external_bots.cache_clear()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()
    bots.external_bots.cache_clear()


@pytest.fixture(autouse=True)
def unlisted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")


@pytest.mark.parametrize("mode", ["", "strict+"])
def test_a_listed_endpoint_is_a_bot_that_is_asked_over_http(address: str, mode: str) -> None:
    assert add_to_environment(f"stub={mode}{address}/") == "stub"
    episode = Episode(YATAI)
    at = bot_context(episode, episode.to_act[0])
    move = bots.make(room("yatai"), "stub").choose(at, Random(3))
    assert move in at.moves.discrete
    assert len(PROMPTS) == (3 if mode else 1)
    assert ("\n1. " in PROMPTS[0]) != bool(mode)


def test_an_endpoint_plays_games_of_turns_alone(address: str) -> None:
    add_to_environment(f"stub={address}/")
    bots.check("stub", YATAI.game, 3)
    with pytest.raises(BadInput, match="does not play mithral-chef"):
        bots.check("stub", room("mithral-chef").load(None), 2)


def test_an_endpoint_without_a_readable_answer_is_reported(address: str) -> None:
    with pytest.raises(BadInput, match="no answer"):
        model_at(f"{address}/broken")("?")


@pytest.mark.parametrize("entry", ["stub", "stub=ftp://127.0.0.1/", "stub=file:///etc/passwd"])
def test_what_is_no_address_is_refused(entry: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, entry)
    with pytest.raises(BadInput, match="write name=http://address"):
        endpoints()

"""Language models behind HTTP as bots, by the environment variable COOKOFF_ENDPOINTS.

`name=http://127.0.0.1:8000/` asks that address with the legal moves listed, `name=strict+http://127.0.0.1:8000/`
without. The request is `POST {"prompt": "…"}`, the response `{"answer": "…"}`. No key is ever sent.
"""

import os
import urllib.request
from collections.abc import Callable
from urllib.error import URLError
from urllib.parse import urlsplit

import msgspec

from cookoff.bots import ExternalBot
from cookoff.engine import AnyGame, BadInput, Bot, BotContext, Move, Rng, Room, Tempo
from cookoff.research.spaces import spaces

from .language_model import LanguageModelBot, Model

VARIABLE = "COOKOFF_ENDPOINTS"
"""Entries `name=address`, separated by commas."""
STRICT = "strict+"
SECONDS = 60.0
"""How long an endpoint may take for an answer."""
LONGEST = 1_000_000
"""Bytes of a response that are read."""


class _Response(msgspec.Struct):
    answer: str


def is_endpoint(text: str) -> bool:
    """Whether a text names a bot behind HTTP."""
    return "=" in text and text.split("=", 1)[1].removeprefix(STRICT).startswith(("http://", "https://"))


def add_to_environment(text: str) -> str:
    """List an endpoint in COOKOFF_ENDPOINTS; returns its name. Raises `BadInput` for a text that is none."""
    if not is_endpoint(text):
        raise BadInput(f"{text}: write a language model as name=http://address")
    listed = list(filter(None, os.environ.get(VARIABLE, "").split(",")))
    if text not in listed:
        os.environ[VARIABLE] = ",".join([*listed, text])
    return text.split("=", 1)[0]


def endpoints() -> dict[str, ExternalBot]:
    """The listed endpoints, by name. Raises `BadInput` for an entry that is no address."""
    found = {}
    for entry in filter(None, os.environ.get(VARIABLE, "").split(",")):
        if not is_endpoint(entry):
            raise BadInput(f"{VARIABLE}: {entry}: write name=http://address")
        name, address = entry.split("=", 1)
        found[name] = ExternalBot(_maker(address.removeprefix(STRICT), address.startswith(STRICT)), _fits, address)
    return found


def model_at(address: str) -> Model:
    """A model that asks an address. It raises `BadInput` if there is no answer."""
    if urlsplit(address).scheme not in ("http", "https"):
        raise BadInput(f"{address}: an address begins with http:// or https://")

    def ask(prompt: str) -> str:
        body = msgspec.json.encode({"prompt": prompt})
        request = urllib.request.Request(address, body, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as response:
                return msgspec.json.decode(response.read(LONGEST), type=_Response).answer
        except (URLError, OSError, msgspec.DecodeError) as error:
            raise BadInput(f"{address}: no answer: {error}") from error

    return ask


class _EndpointBot:
    """Asks an endpoint. How many players there are, it sees from the view."""

    def __init__(self, room: Room, model: Model, strict: bool) -> None:
        self._room, self._model, self._strict = room, model, strict
        self._by_seat = min(spaces(room.id, room.load(None).seats.start).by_seat)
        self._bots: dict[int, LanguageModelBot] = {}

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """See `Bot`."""
        players = len(getattr(context.view, self._by_seat))
        if players not in self._bots:
            numbers = spaces(self._room.id, players)
            self._bots[players] = LanguageModelBot(numbers, self._model, strict=self._strict, give_up=True)
        return self._bots[players].choose(context, rng)


def _maker(address: str, strict: bool) -> Callable[[Room], Bot]:
    model = model_at(address)
    return lambda room: _EndpointBot(room, model, strict)


def _fits(game: AnyGame, _players: int) -> bool:
    return game.tempo is Tempo.TURNS

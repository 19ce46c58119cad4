"""Checks every message a client received against what the log allows its seat to see."""

import json
import random
from dataclasses import dataclass
from typing import Any

import msgspec

from cookoff.engine import EVERYONE, AnyGame, DecodedEntry, Log, Seat, fold, opening, room, seen_by
from cookoff.server.runtime.games import narration
from cookoff.server.runtime.games.catalogue import LoadedGame
from tests.server.support.client import Json

INNOCENT = {"accepted", "refused", "error", "presence", "probe", "table"}
"""Messages without hidden information: checked to have these fields and no others."""
FIELDS = {
    "error": {"type", "code", "text", "id"},
    "refused": {"type", "id", "rule", "reason", "phrase"},
    "accepted": {"type", "id", "n"},
    "presence": {"type", "seats", "spectators"},
    "probe": {"type", "probe", "pings"},
    "table": {"type", "table"},
    "welcome": {"type", "table", "seat", "missed", "position", "chat", "presence", "held"},
    "entry": {"type", "n", "entry", "seat", "at", "move", "events", "narration", "position", "id"},
    "choices": {"type", "n", "kind", "choices"},
}
POSITION = {"n", "entries", "now", "view", "question", "to_act", "moves", "outcome", "undo_to", "times", "panels"}


@dataclass
class Moment:
    """The game after one entry."""

    step: DecodedEntry | None
    worlds: dict[Seat | None, Any]
    """For each viewer, a state that looks like the real one to them, with everything hidden sampled anew."""
    undo_to: int | None


class Eyes:
    """Derives from the log what each seat, and a spectator, may receive after each entry."""

    def __init__(self, game: AnyGame, log: Log, viewers: list[Seat | None]) -> None:
        self._game = game
        self._loaded = LoadedGame(room(game.id), game, None)
        self._rng = random.Random(6)
        self._viewers = viewers
        self._barrier = 0
        self._log = log
        self.different = 0
        """The number of sampled states that differ from the real one."""
        state = opening(game, log)
        self.moments = [self._moment(state, None)]
        for step in fold(game, log, state):
            if step.entry.chance or any(event.reveals() for event in step.events):
                self._barrier = step.entry.n
            self.moments.append(self._moment(state, step))

    def _moment(self, state: Any, step: DecodedEntry | None) -> Moment:
        worlds = {}
        for viewer in self._viewers:
            worlds[viewer] = self._game.determinise(self._game.view(state, viewer), self._rng)
            self.different += msgspec.json.encode(worlds[viewer]) != msgspec.json.encode(state)
        entries = step.entry.n if step else 0
        undo = self._barrier < entries and not hasattr(self._game, "due")
        return Moment(step, worlds, self._barrier if undo else None)

    # --- messages contain exactly what is allowed

    def check(self, text: str, viewer: Seat | None) -> int:
        """Check a socket message and return the number of positions in it."""
        message = json.loads(text)
        kind = message["type"]
        assert message.keys() == FIELDS[kind], f"{kind} has other fields"
        if kind in INNOCENT:
            return 0
        if kind == "choices":
            self._choices(message, viewer)
            return 0
        if kind == "entry":
            self._entry(message, viewer)
            return int(message["position"] is not None)
        for one in message["missed"]:
            assert one.keys() == FIELDS["entry"]
            self._entry(one, viewer)
        if message["position"] is None:
            return 0
        self._position(message["position"], viewer, playing=True)
        return 1

    def check_replay(self, text: str, viewer: Seat | None) -> int:
        """Check a replay of an unfinished game and return the number of positions in it."""
        replay = json.loads(text)
        assert replay.keys() == {"table", "seat", "names", "count", "after", "position", "steps"}
        assert replay["seat"] == viewer
        assert replay["names"] == list(self._log.header.seats)
        self._position(replay["position"], viewer, playing=False)
        for number, one in enumerate(replay["steps"], start=1):
            assert one["n"] == number
            self._entry(one, viewer, playing=False)
        return 1 + len(replay["steps"])

    def _entry(self, message: Json, viewer: Seat | None, playing: bool = True) -> None:
        step = self.moments[message["n"]].step
        assert step is not None
        entry = step.entry
        move = step.move if viewer == entry.seat else step.move.to_others()
        events = [seen for event in step.events if (seen := seen_by(event, viewer)) is not None]
        told = {key: message[key] for key in ("entry", "seat", "at", "move", "events", "narration")}
        may = {"entry": entry.n, "seat": entry.seat, "at": entry.at, "move": move, "events": events}
        may["narration"] = narration.narrate_events(self._loaded, events)
        assert message["id"] is None or viewer == entry.seat
        assert told == plain(may), f"entry {entry.n} tells {viewer} something else"
        if message["position"] is not None:
            assert message["position"]["n"] == message["n"]
            self._position(message["position"], viewer, playing)

    def _position(self, told: Json, viewer: Seat | None, playing: bool) -> None:
        n = told["n"]
        game, moment = self._game, self.moments[n]
        environment = moment.worlds[viewer]
        to_act, view = game.to_act(environment), game.view(environment, viewer)
        moves = None
        if playing and viewer is not None and viewer in to_act:
            listed = game.moves(environment, viewer)
            moves = narration.choices(self._loaded, view, listed.discrete, listed.box is not None)
        may = {
            "n": n,
            "entries": n,
            "view": view,
            "question": narration.question(self._loaded, view),
            "to_act": to_act,
            "moves": moves,
            "outcome": None if to_act else game.outcome(environment),
            "undo_to": moment.undo_to if playing else None,
            "times": [],
            "panels": narration.panels(self._loaded, view),
        }
        assert told.keys() == POSITION
        for key, value in plain(may).items():
            assert told[key] == value, f"{key} of the position after {n} tells {viewer} what it may not know"

    def _choices(self, told: Json, viewer: Seat | None) -> None:
        assert viewer is not None
        environment = self.moments[told["n"]].worlds[viewer]
        view, moves = self._game.view(environment, viewer), self._game.moves(environment, viewer).discrete
        may = [narration.choice(self._loaded, view, move) for move in moves if type(move).__name__ == told["kind"]]
        assert told["choices"] == plain(may)

    # --- messages contain no secrets

    @staticmethod
    def searched(text: str) -> str:
        """Return the message without the viewer's choices, which may equal other players' secret moves."""
        message = json.loads(text)
        if message.get("position") is not None:
            message["position"]["moves"] = None
        message.pop("choices", None)
        return text_of(message)

    def secrets(self, viewer: Seat | None) -> set[str]:
        """Return the encoded moves and events that this viewer must see differently or not at all."""
        found, own = set(), set()
        for step in [moment.step for moment in self.moments if moment.step is not None]:
            if step.entry.seat == viewer:
                own.add(text_of(step.move))
            hidden = [event for event in step.events if event.audience() not in {EVERYONE, viewer}]
            if step.entry.seat != viewer and step.move.to_others() != step.move:
                found.add(text_of(step.move))
            found |= {text_of(event) for event in hidden if seen_by(event, viewer) != event}
        return found - own  # the viewer may make the same throw


def text_of(value: object) -> str:
    """Encode a value as in a message."""
    return msgspec.json.encode(value).decode()


def plain(value: object) -> Json:
    """Return a value as the receiver of a message decodes it."""
    return msgspec.json.decode(msgspec.json.encode(value))

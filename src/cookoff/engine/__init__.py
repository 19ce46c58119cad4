"""What any game is made of. Import from here; the modules behind it may move."""

from .bot import Bot, Intent, Look, TimedBot
from .chance import Chance, Live, Recorded, Rng, Scripted, Search, Sources
from .clock import Due, Now, RealTime, over
from .codec import Codec, encode
from .errors import BadInput
from .events import EVERYONE, NOBODY, Audience, Event, seen_by
from .game import AnyGame, Game, Options, Outcome, Score, State, Tempo, Types, View
from .guide import Fact, Guide, Phrase, PlainGuide, Question
from .ledger import Ledger, Origin, Rule
from .log import Entry, Header, Log
from .match import Match
from .moves import NO_MOVES, TABLE, Box, Move, Moves, Refusal, Seat, Seats
from .replay import Finding, Sight, Step, fold, opening, sight, state_hash, verify
from .room import Room, room, rooms
from .statistics import Statistics, Tally

__all__ = [
    "EVERYONE", "NOBODY", "NO_MOVES", "TABLE", "AnyGame", "Audience", "BadInput", "Bot", "Box", "Chance", "Codec",
    "Due", "Entry", "Event", "Fact", "Finding", "Game", "Guide", "Header", "Intent", "Ledger", "Live", "Log",
    "Look", "Match", "Move", "Moves", "Now", "Options", "Origin", "Outcome", "Phrase", "PlainGuide", "Question",
    "RealTime", "Recorded", "Refusal", "Rng", "Room", "Rule", "Score", "Scripted", "Search", "Seat", "Seats",
    "Sight", "Sources", "State", "Statistics", "Step", "Tally", "Tempo", "TimedBot", "Types", "View", "encode",
    "fold", "opening", "over", "room", "rooms", "seen_by", "sight", "state_hash", "verify",
]  # fmt: skip

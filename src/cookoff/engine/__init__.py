"""What any game is made of. Import from here; the modules behind it may move."""

from .catalogue import room, rooms
from .content.ledger import Ledger, Origin, Rule
from .core.chance import Chance, Live, Recorded, Rng, Scripted, Search, Sources
from .core.clock import Due, Now, RealTime, over
from .core.codec import Codec, encode
from .core.context import Deed
from .core.errors import BadInput
from .core.events import EVERYONE, NOBODY, Audience, Event, seen_by
from .core.game import HOUSE_RULE, AnyGame, Game, Options, Outcome, Score, State, Tempo, Types, View
from .core.moves import ALONE, NO_MOVES, TABLE, Box, Move, Moves, Refusal, Seat, Seats
from .core.piles import CardRules, Closed, Open, Own, Piles, Seen
from .core.ruleset import RoomGame, Ruleset
from .hooks.analysis import Course, Part
from .hooks.bots import BRAINS, Bot, Intent, Look, Plan, TimedBot, Wavering
from .hooks.lab import Drawing, Landing, Study, Use
from .hooks.statistics import Statistics, Tally
from .log.format import Entry, Header, Log
from .log.match import Match
from .log.replay import Finding, Sight, Step, fold, opening, sight, state_hash, verify
from .narration.guide import Fact, Guide, Phrase, PlainGuide, Question, Thing
from .narration.narrate import tell_event, tell_move, tell_names, tell_question, tell_refusal
from .narration.panels import Panel, Row, lay_out
from .room import Practice, Room

__all__ = [
    "ALONE", "BRAINS", "EVERYONE", "HOUSE_RULE", "NOBODY", "NO_MOVES", "TABLE", "AnyGame", "Audience", "BadInput",
    "Bot", "Box", "CardRules", "Chance", "Closed", "Codec", "Course", "Deed", "Drawing", "Due", "Entry", "Event",
    "Fact", "Finding", "Game", "Guide", "Header", "Intent", "Landing", "Ledger", "Live", "Log", "Look", "Match", "Move",
    "Moves", "Now", "Open", "Options", "Origin", "Outcome", "Own", "Panel", "Part", "Phrase", "Piles", "PlainGuide",
    "Plan", "Practice", "Question", "RealTime", "Recorded", "Refusal", "Rng", "Room", "RoomGame", "Row", "Rule",
    "Ruleset", "Score", "Scripted", "Search", "Seat", "Seats", "Seen", "Sight", "Sources", "State", "Statistics",
    "Step", "Study", "Tally", "Tempo", "Thing", "TimedBot", "Types", "Use", "View", "Wavering",
    "encode", "fold", "lay_out", "opening", "over", "room", "rooms", "seen_by", "sight", "state_hash", "tell_event",
    "tell_move", "tell_names", "tell_question", "tell_refusal", "verify",
]  # fmt: skip

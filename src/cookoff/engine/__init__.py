"""What any game is made of. Import from here; the modules behind it may move."""

from .bot import BRAINS, Bot, Intent, Look, Plan, TimedBot, Wavering
from .chance import Chance, Live, Recorded, Rng, Scripted, Search, Sources
from .clock import Due, Now, RealTime, over
from .codec import Codec, encode
from .deed import Deed
from .errors import BadInput
from .events import EVERYONE, NOBODY, Audience, Event, seen_by
from .game import HOUSE_RULE, AnyGame, Game, Options, Outcome, Score, State, Tempo, Types, View
from .guide import Fact, Guide, Phrase, PlainGuide, Question, Thing
from .ledger import Ledger, Origin, Rule
from .log import Entry, Header, Log
from .match import Match
from .moves import ALONE, NO_MOVES, TABLE, Box, Move, Moves, Refusal, Seat, Seats
from .panels import Panel, Row, lay_out
from .piles import CardRules, Closed, Open, Own, Piles, Seen
from .replay import Finding, Sight, Step, fold, opening, sight, state_hash, verify
from .room import Practice, Room, room, rooms
from .ruleset import RoomGame, Ruleset
from .statistics import Statistics, Tally
from .study import Drawing, Landing, Study, Use
from .teaching import Course, Part
from .telling import tell_event, tell_move, tell_names, tell_question, tell_refusal

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

"""What any game is made of. Import from here; the modules behind it may move."""

from .catalogue import room, rooms
from .content.ledger import Ledger, Origin, Rule
from .core.card_game import CardGame
from .core.chance import Chance, Live, Recorded, Rng, Scripted, Search, Sources
from .core.clock import Due, Now, RealTime, is_over
from .core.codec import Codec, encode
from .core.context import MoveContext
from .core.errors import BadInput
from .core.events import EVERYONE, NOBODY, Audience, Event, apply, seen_by
from .core.game import HOUSE_RULE, AnyGame, Game, Options, Outcome, Score, State, Tempo, Types, View
from .core.moves import NO_MOVES, SINGLE_SEAT, TABLE, Box, Move, Moves, Refusal, Seat, Seats
from .core.piles import CardRules, Piles, PilesView, draw, without
from .core.ruleset import RoomGame, Ruleset
from .core.visibility import FaceDown, FaceUp, InHand, OwnCard, Visibility
from .hooks.analysis import AnalysisHooks, EvaluationTerm, Progress
from .hooks.bots import BOT_LEVELS, Bot, BotContext, BotHooks, CandidateBot, Intent, RealTimeBot, SearchSettings
from .hooks.lab import BoardOutline, LabHooks, Landing, Usage
from .hooks.spaces import SpaceSpec, pile_spec
from .hooks.statistics import Statistics, Tally
from .log.format import Entry, Header, Log
from .log.format import parse as parse_log
from .log.format import read as read_log
from .log.match import Match
from .log.replay import DecodedEntry, Mismatch, RedactedEntry, fold, opening, redact, state_hash, verify
from .narration.guide import EnumValue, Fact, Guide, Phrase, PlainGuide, Question
from .narration.narrate import narrate_event, narrate_move, narrate_names, narrate_question, narrate_refusal
from .narration.panels import Panel, Row, to_panels
from .notation import Notation
from .room import Practice, Room

__all__ = [
    "BOT_LEVELS", "EVERYONE", "HOUSE_RULE", "NOBODY", "NO_MOVES", "SINGLE_SEAT", "TABLE", "AnalysisHooks",
    "AnyGame", "Audience", "BadInput", "BoardOutline", "Bot", "BotContext", "BotHooks", "Box", "CandidateBot",
    "CardGame", "CardRules", "Chance", "Codec", "DecodedEntry", "Due", "Entry", "EnumValue", "EvaluationTerm",
    "Event", "FaceDown", "FaceUp", "Fact", "Game", "Guide", "Header", "InHand", "Intent", "LabHooks", "Landing",
    "Ledger", "Live", "Log", "Match", "Mismatch", "Move", "MoveContext", "Moves", "Notation", "Now", "Options",
    "Origin", "Outcome", "OwnCard", "Panel", "Phrase", "Piles", "PilesView", "PlainGuide", "Practice", "Progress",
    "Question", "RealTime", "RealTimeBot", "Recorded", "RedactedEntry", "Refusal", "Rng", "Room", "RoomGame", "Row",
    "Rule", "Ruleset", "Score", "Scripted", "Search", "SearchSettings", "Seat", "Seats", "Sources", "SpaceSpec",
    "State", "Statistics", "Tally", "Tempo", "Types", "Usage", "View", "Visibility", "apply", "draw", "encode",
    "fold", "is_over", "narrate_event", "narrate_move", "narrate_names", "narrate_question", "narrate_refusal",
    "opening", "parse_log", "pile_spec", "read_log", "redact", "room", "rooms", "seen_by", "state_hash",
    "to_panels", "verify", "without",
]  # fmt: skip

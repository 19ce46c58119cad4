"""A Python client of the server: take a seat at a table and play, over the same protocol as the browser."""

from .bot_player import play_bot
from .http import ServerError
from .session import Client
from .table import Closed, Table

__all__ = ["Client", "Closed", "ServerError", "Table", "play_bot"]

"""JSON of a game's types, and hashes."""

from hashlib import blake2b
from typing import Any

import msgspec

from .errors import BadInput, in_words
from .game import AnyGame

_encode = msgspec.json.Encoder(order="deterministic").encode


def encode(value: object) -> bytes:
    """The JSON of a struct; equal values give equal bytes in every process."""
    return _encode(value)


def digest(data: bytes) -> str:
    """The data's hash, 32 hexadecimal digits."""
    return blake2b(data, digest_size=16).hexdigest()


class Codec:
    """Decoders for one game's structs. Invalid data raises `BadInput` that names the field."""

    def __init__(self, game: AnyGame) -> None:
        types = game.types
        self._decoders = {
            name: msgspec.json.Decoder(getattr(types, name)) for name in ("move", "event", "state", "view", "options")
        }
        self._decoders["agreement"] = msgspec.json.Decoder(dict[str, msgspec.Raw])
        self._options = types.options.__struct_fields__
        self._events = msgspec.json.Decoder(list[types.event])  # type: ignore[name-defined]  # a type known at run time

    def move(self, data: bytes | msgspec.Raw) -> Any:
        """One of the game's moves."""
        return self._decode("move", data)

    def event(self, data: bytes | msgspec.Raw) -> Any:
        """One of the game's events."""
        return self._decode("event", data)

    def events(self, data: bytes | msgspec.Raw) -> list[Any]:
        """A list of the game's events."""
        try:
            return self._events.decode(data)
        except msgspec.DecodeError as error:
            raise BadInput(f"not a list of events: {in_words(error)}") from error

    def state(self, data: bytes | msgspec.Raw) -> Any:
        """A position."""
        return self._decode("state", data)

    def view(self, data: bytes | msgspec.Raw) -> Any:
        """A seat's view."""
        return self._decode("view", data)

    def options(self, data: bytes | msgspec.Raw) -> Any:
        """A table's stored options; those that the rules no longer know are ignored."""
        written = self._decode("agreement", data)
        return self._decode("options", encode({name: written[name] for name in written if name in self._options}))

    def _decode(self, name: str, data: bytes | msgspec.Raw) -> Any:
        try:
            return self._decoders[name].decode(data)
        except msgspec.DecodeError as error:  # ValidationError is one too
            raise BadInput(f"not a valid {name}: {in_words(error)}") from error

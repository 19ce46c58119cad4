"""The pages of a report in all languages, compressed for the database."""

import zlib

import msgspec

DEFAULT = "en"


def pack(pages: dict[str, str]) -> bytes:
    """Pages by language as bytes."""
    return msgspec.msgpack.encode({language: zlib.compress(page.encode()) for language, page in pages.items()})


def unpack(data: bytes, language: str) -> bytes:
    """The page in a language, else in English. A report of an older release has one page only."""
    try:
        pages = msgspec.msgpack.decode(data, type=dict[str, bytes])
    except msgspec.MsgspecError:
        return zlib.decompress(data)
    return zlib.decompress(pages.get(language, pages[DEFAULT]))

"""What notices say, in their receivers' languages."""

from functools import lru_cache

import msgspec

from cookoff.engine import Room
from cookoff.i18n import Translator
from cookoff.server.storage.notices import NoticeRecord
from cookoff.server.storage.records import TableRecord

NAME = 60
"""Characters of a name or title in a notice."""


class PushMessage(msgspec.Struct, frozen=True):
    """What a browser's service worker receives."""

    kind: str
    tag: str
    """Notices with the same tag replace each other."""
    title: str
    body: str
    url: str
    off: str
    """The label of the button that turns notices off."""


def for_player(notice: NoticeRecord, table: TableRecord, room: Room | None, language: str) -> PushMessage:
    """Word a notice for the guest who receives it."""
    words = _words(language)
    others = [seat.name[:NAME] for seat in table.seats if seat.seat != notice.seat and not seat.free]
    game = title(table, room, language)
    return PushMessage(
        kind=notice.kind,
        tag=table.id,
        title=words.say(f"notice-{notice.kind}"),
        body=words.say("notice-body" if others else "notice-body-alone", game=game, others=", ".join(others)),
        url=f"/t/{table.id}",
        off=words.say("notice-off"),
    )


def for_party(
    notice: NoticeRecord, table: TableRecord, room: Room | None, language: str, winners: list[str], link: str
) -> str:
    """Word a notice for everyone in a party's chat."""
    words = _words(language)
    facts = {"game": title(table, room, language), "winners": ", ".join(winners)}
    name = table.seats[notice.seat].name[:NAME] if notice.seat >= 0 else ""
    text = words.say(f"party-notice-{notice.kind}", name=name, **facts)
    return f"{text} {link}".strip()


def title(table: TableRecord, room: Room | None, language: str) -> str:
    """Return a game's title."""
    if room is None:
        return table.game[:NAME]
    known = (table.game, language)
    if known not in _TITLES:
        _TITLES[known] = Translator(room, language).say("title")[:NAME]
    return _TITLES[known]


_TITLES: dict[tuple[str, str], str] = {}


@lru_cache(maxsize=16)
def _words(language: str) -> Translator:
    return Translator(None, language)

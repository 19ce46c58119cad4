"""Quiet hours of a device."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

DAY = 1440
"""Minutes."""


def quiet_until(now: int, start: int | None, end: int | None, zone: str) -> int | None:
    """Return when the quiet hours that hold at `now` are over; `None` if none hold.

    Times are milliseconds since 1970, `start` and `end` minutes after midnight in the zone.
    """
    if start is None or end is None or start == end:
        return None
    local = datetime.fromtimestamp(now / 1000, zone_of(zone))
    minute = local.hour * 60 + local.minute
    if (minute - start) % DAY >= (end - start) % DAY:
        return None
    over = local.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if over <= local:
        over = over.replace(tzinfo=None) + timedelta(days=1)
        over = over.replace(tzinfo=local.tzinfo)
    return int(over.timestamp() * 1000)


def zone_of(name: str) -> ZoneInfo:
    """Return a time zone by its name; UTC if this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")

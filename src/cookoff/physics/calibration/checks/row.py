"""A row of the table of checks."""

from msgspec import Struct


class CheckRow(Struct, frozen=True):
    """One comparison, in words; `ok` says whether the measurement is within what is allowed."""

    name: str
    theory: str
    measured: str
    allowed: str
    ok: bool

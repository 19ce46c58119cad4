"""A row of the table of checks."""

from msgspec import Struct


class CheckRow(Struct, frozen=True):
    """One comparison, as text; `ok` says whether the measurement is within its tolerance."""

    name: str
    theory: str
    measured: str
    allowed: str
    ok: bool

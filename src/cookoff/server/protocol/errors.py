"""What a client asked for cannot be done, and why."""

import msgspec


class ApiError(Exception):
    """Answered to the client; it has changed nothing."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail


class ErrorBody(msgspec.Struct, frozen=True):
    """What the body of an error says."""

    status: int
    code: str
    """For programs, such as `seat-taken`."""
    detail: str
    """For developers."""

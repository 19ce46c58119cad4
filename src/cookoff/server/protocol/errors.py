"""API errors."""

import msgspec


class ApiError(Exception):
    """A request that failed without changing anything; sent to the client as `ErrorBody`."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of an error response."""

    status: int
    code: str
    """A code for programs, such as `seat-taken`."""
    detail: str
    """A message for developers."""

"""Requests to the server, with the guest's cookie."""

from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from cookoff.engine import BadInput

SECONDS = 30.0
"""How long a response may take."""

T = TypeVar("T")


class _Problem(msgspec.Struct):
    code: str = ""
    detail: str = ""


class ServerError(BadInput):
    """The server refuses a request; `code` is in docs/engineer/protocol.md."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(f"{detail or code or 'the server refuses'} ({status})")
        self.status, self.code = status, code


class Requests:
    """Sends requests to one server. Raises `ServerError` for a refusal, `BadInput` if there is no server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""

    def send(self, method: str, path: str, answer: type[T], body: Any = None, **headers: str) -> T:
        """Send a request and return its answer."""
        data = None if body is None else msgspec.json.encode(body)
        given = {"Content-Type": "application/json", **({"Cookie": self.cookie} if self.cookie else {}), **headers}
        try:
            with urlopen(Request(f"{self.address}{path}", data, given, method=method), timeout=SECONDS) as response:
                if cookie := response.headers.get("Set-Cookie"):
                    self.cookie = cookie.partition(";")[0]
                return msgspec.json.decode(response.read(), type=answer)
        except HTTPError as error:
            raise _refusal(error) from error
        except (URLError, OSError, msgspec.DecodeError) as error:
            raise BadInput(f"{self.address}: there is no cookoff server: {error}") from error


def _refusal(error: HTTPError) -> ServerError:
    try:
        problem = msgspec.json.decode(error.read(), type=_Problem)
    except msgspec.DecodeError:
        problem = _Problem()
    return ServerError(error.code, problem.code, problem.detail)

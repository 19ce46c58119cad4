"""The built client and the guidebook, served from memory and compressed; cached forever where names have a hash."""

import gzip
import mimetypes
from functools import cached_property
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from cookoff.server.protocol.errors import ApiError

_NO_CLIENT = b"""<!doctype html><meta charset="utf-8"><title>cookoff</title>
<p>The server runs. The client is not built; the interface is described at <a href="/api/docs">/api/docs</a>."""
_NO_GUIDE = b"""<!doctype html><meta charset="utf-8"><title>cookoff</title>
<p>This installation has no guidebook. In a clone of the repository, <code>make guide</code> builds it."""
_TEXT = ("text/", "application/javascript", "application/json", "image/svg+xml")


class File:
    """A file of the client."""

    def __init__(self, name: str, body: bytes, brotli: bytes | None = None) -> None:
        self.body = body
        self.brotli = brotli
        """The body as the client's build compressed it, if it did."""
        self.type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.type = "text/javascript" if name.endswith((".js", ".mjs")) else self.type
        self.lasting = name.startswith("assets/")
        """Whether the name changes with the content, so that it can be cached forever."""
        self.tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'

    @cached_property
    def small(self) -> bytes | None:
        """The compressed body; `None` for small or binary files."""
        if not self.type.startswith(_TEXT) or len(self.body) < 500:
            return None
        return gzip.compress(self.body, 9, mtime=0)


class Client:
    """All files of the built client, and those of the guidebook under `guide/`."""

    def __init__(self, folder: Traversable | None = None, guide: Traversable | None = None) -> None:
        server = files("cookoff.server")
        found = dict([*_walk(folder or server / "static", ""), *_walk(guide or server / "guide", "guide/")])
        plain = {name: body for name, body in found.items() if not name.endswith(".br")}
        self.files = {name: File(name, body, found.get(f"{name}.br")) for name, body in plain.items()}
        self.files.setdefault("index.html", File("index.html", _NO_CLIENT))
        self.files.setdefault("guide/index.html", File("guide/index.html", _NO_GUIDE))

    def find(self, path: str) -> File:
        """Return the file at that path, or the index page for paths that the client routes itself."""
        name = path.strip("/") or "index.html"
        if name in self.files:
            return self.files[name]
        if name.startswith(("api/", "assets/", "guide/")) or "." in name.rpartition("/")[2]:
            raise ApiError(404, "not-found", "there is nothing here")
        return self.files["index.html"]


def _walk(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    if not folder.is_dir():
        return found
    for item in folder.iterdir():
        if item.is_dir():
            found += _walk(item, f"{prefix}{item.name}/")
        else:
            found.append((prefix + item.name, item.read_bytes()))
    return found


@get(["/", "/{path:path}"], include_in_schema=False, opt={"plain": True})
async def read_file(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """Serve a file of the client or the guidebook."""
    if path.strip("/") == "guide":
        return Response(b"", status_code=307, headers={"location": "/guide/index.html"})
    client: Client = request.app.state.client
    file = client.find(path)
    headers = {
        "etag": file.tag,
        "cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    body = file.body
    accepted = request.headers.get("accept-encoding", "")
    if file.brotli is not None and "br" in accepted:
        body = file.brotli
        headers["content-encoding"] = "br"
    elif file.small is not None and "gzip" in accepted:
        body = file.small
        headers["content-encoding"] = "gzip"
    charset = "; charset=utf-8" if file.type.startswith("text/") else ""
    return Response(body, headers=headers, media_type=file.type + charset)

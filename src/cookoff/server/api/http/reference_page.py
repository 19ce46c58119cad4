"""The HTTP API reference as one page of plain HTML that loads nothing from other sites."""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width"><h1>{title}</h1>
<p>The whole description: <a href="/api/docs/openapi.json">openapi.json</a>. The socket: docs/engineer/protocol.md.</p>
{operations}</html>"""


class ReferencePage(OpenAPIRenderPlugin):
    """Lists every operation with its parameters, bodies and responses."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type="text/html; charset=utf-8")  # type: ignore[arg-type] # a media type with its charset

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002 # the page is the same for all
        """See `OpenAPIRenderPlugin`."""
        operations = [
            _operation(method, path, operation, openapi_schema)
            for path, item in sorted(openapi_schema["paths"].items())
            for method, operation in item.items()
            if isinstance(operation, dict)
        ]
        title = escape(openapi_schema["info"]["title"])
        return _PAGE.format(title=title, operations="\n".join(operations)).encode()


def _operation(method: str, path: str, operation: dict[str, Any], document: dict[str, Any]) -> str:
    parts = [f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(operation.get('summary', ''))}. "]
    parts.append(f"{escape(operation.get('description', ''))}</p><ul>")
    for parameter in operation.get("parameters", ()):
        parts.append(f"<li>{escape(parameter['in'])} <code>{escape(parameter['name'])}</code></li>")
    if body := operation.get("requestBody"):
        parts.append(f"<li>body: {_schema(body['content'], document)}</li>")
    for status, response in sorted(operation.get("responses", {}).items()):
        parts.append(f"<li>{escape(status)}: {_schema(response.get('content', {}), document)}</li>")
    return "".join([*parts, "</ul>"])


def _schema(content: dict[str, Any], document: dict[str, Any]) -> str:
    for media in content.values():
        name = media.get("schema", {}).get("$ref", "").rpartition("/")[2]
        fields = document["components"]["schemas"].get(name, {}).get("properties", {})
        if fields:
            return f"{escape(name.rpartition('.')[2])} {{{', '.join(escape(field) for field in fields)}}}"
    return escape(", ".join(content))

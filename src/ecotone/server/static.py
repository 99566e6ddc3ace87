"""The browser client's files, and the page that lists the API."""

import html
import re
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath

from ecotone.server.errors import TEXTS, language_of

CLIENT = Path(__file__).parent / "client"
HASHED = "assets"
"""The folder of files whose names change with their content."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
AS_IT_IS = "as_it_is"
"""Marks responses that are not to be compressed."""
ENTRY = re.compile(rf'<script [^>]*src="/{HASHED}/([^"]+)"')
RESERVED = ("api", "schema")
ENCODINGS = {"br": ".br", "gzip": ".gz"}
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".map": "application/json",
    ".ftl": "text/plain; charset=utf-8",
}
SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; connect-src 'self' ws: wss:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def file_within(folder: Path, path: str) -> Path | None:
    """A file of a folder, if it exists; nothing outside of it."""
    try:
        file = (folder / path.lstrip("/")).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def client_file(path: str) -> Path | None:
    """A file of the built client."""
    return file_within(CLIENT, path)


def type_of(file: Path) -> str:
    return TYPES.get(file.suffix, "application/octet-stream")


def client_build() -> str | None:
    """The name of the client's first script, which changes with every build."""
    page = client_file("index.html")
    entry = ENTRY.search(page.read_text("utf-8")) if page else None
    return entry[1] if entry else None


def sent_file(file: Path, accepted: str) -> Response[bytes]:
    """A file, in its compressed form if there is one and the browser accepts it."""
    headers = {"cache-control": FOR_EVER if file.parent.name == HASHED else ASK_AGAIN}
    content = file
    for encoding, suffix in ENCODINGS.items():
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            content = packed
            headers |= {"content-encoding": encoding, "vary": "accept-encoding"}
            break
    return Response(content.read_bytes(), media_type=type_of(file), headers=headers)


def not_built(language: str) -> Response[bytes]:
    """A page that says how to build the client."""
    title, text = (
        html.escape(TEXTS.format(language, key))
        for key in ("client-missing-title", "client-missing")
    )
    page = f"<!doctype html><html lang={language}><title>{title}</title><p>{text}</p></html>"
    return Response(page.encode(), media_type=TYPES[".html"], status_code=503)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={AS_IT_IS: True})
def client(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """The client's files by name; its index page for every other path, which it routes itself."""
    if path.strip("/").split("/")[0] in RESERVED:
        raise NotFoundException
    file = client_file(path)
    if file is None and "." in path.rsplit("/", 1)[-1]:
        raise NotFoundException
    page = file or client_file("index.html")
    if page is None:
        return not_built(language_of(request.headers.get("accept-language")))
    return sent_file(page, request.headers.get("accept-encoding", ""))


class PlainPage(OpenAPIRenderPlugin):
    """The OpenAPI page without scripts: it works offline and under a strict policy."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        """Every call with its parameters and answers."""
        language = language_of(request.headers.get("accept-language"))
        title = html.escape(TEXTS.format(language, "schema-title"))
        rows = "".join(
            f"<tr><td>{method.upper()}<td><code>{html.escape(path)}</code>"
            f"<td>{html.escape(operation.get('description') or operation.get('summary', ''))}"
            for path, item in openapi_schema["paths"].items()
            for method, operation in item.items()
        )
        return (
            f"<!doctype html><html lang={language}><meta charset=utf-8><title>{title}</title>"
            f"<h1>{title}</h1><p><a href=/schema/openapi.json>openapi.json</a>"
            f"<table>{rows}</table></html>"
        ).encode()

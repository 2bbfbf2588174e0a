"""Who may talk to the server, and what browsers may do with what it says.

A page of another site must not use a browser to play at a table on this machine. So a request has
to name a host that is this server: an address in digits (which no foreign name can stand for), the
machine's own names, or one that was allowed; and where a browser says which site the request comes
from, that has to be the same one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

__all__ = ["HEADERS", "Guard", "allowed_host", "allowed_origin"]

#: Only what the server itself serves, nothing inline, no frames.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
_LOCAL: Final = frozenset({"localhost"})
#: Letters of a path; a part of one that is longer than 255 is no name of a file either.
LONGEST_PATH: Final = 255
STRANGER: Final = (
    403,
    b'{"type":"about:blank","title":"Forbidden","status":403,"code":"foreign_origin"}',
)
NOTHING: Final = (404, b'{"type":"about:blank","title":"Not Found","status":404,"code":""}')


def allowed_host(host: str, names: Iterable[str] = ()) -> bool:
    """Whether a ``Host`` header names this server."""
    name = urlsplit(f"//{host}").hostname
    if not name:
        return False
    try:
        ip_address(name)
    except ValueError:
        return name in _LOCAL or name.endswith(".localhost") or name in names
    return True


def allowed_origin(origin: str, host: str, origins: Iterable[str] = ()) -> bool:
    """Whether an ``Origin`` header is that of a page of this server."""
    if origin in origins:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


class Guard:
    """ASGI middleware: refuses strangers, and adds the security headers to every answer;
    ``served`` is called after each."""

    def __init__(
        self,
        app: Any,
        names: Iterable[str] = (),
        origins: Iterable[str] = (),
        served: Callable[[], None] = lambda: None,
    ) -> None:
        self._app: Final = app
        self._served: Final = served
        self._origins: Final = frozenset(one.rstrip("/").lower() for one in origins)
        hosts = (urlsplit(one).hostname for one in self._origins)
        self._names: Final = frozenset([*(one.lower() for one in names), *filter(None, hosts)])

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            await self._guarded(scope, receive, send)
        finally:
            self._served()

    async def _guarded(self, scope: Any, receive: Any, send: Any) -> None:
        if "\0" in scope["path"] or len(scope["path"]) > LONGEST_PATH:
            # No file system takes these, and nothing is called so.
            await _refuse(scope, send, NOTHING)
            return
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        try:
            welcome = allowed_host(host, self._names)
            origin = headers.get(b"origin")
            if welcome and origin is not None:
                welcome = allowed_origin(origin.lower(), host, self._origins)
        except ValueError:
            # No address at all.
            welcome = False
        if not welcome:
            await _refuse(scope, send, STRANGER)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        caching = b"no-store" if scope["path"].startswith("/api/") else b"no-cache"

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                kept = [pair for pair in message["headers"] if pair[0].lower() != b"cache-control"]
                message = {**message, "headers": [*kept, *HEADERS, (b"cache-control", caching)]}
            await send(message)

        await self._app(scope, receive, with_headers)


async def _refuse(scope: Any, send: Any, answer: tuple[int, bytes]) -> None:
    if scope["type"] == "websocket":
        # Before the handshake this answers 403.
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    status, body = answer
    headers = [
        (b"content-type", b"application/problem+json"),
        (b"content-length", str(len(body)).encode()),
        *HEADERS,
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

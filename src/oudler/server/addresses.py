"""The address under which other machines reach this one, for people to open and to pass on."""

from __future__ import annotations

import io
import socket
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Final

import segno

__all__ = ["EVERYWHERE", "lan_address", "machine_names", "public_address", "qr_code", "url_of"]

#: Hosts that mean every address of this machine.
EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})

#: Any address outside: nothing is sent to it, it only tells which of ours would be used.
_OUTSIDE = ("192.0.2.1", 9)


def lan_address() -> str | None:
    """This machine's address in the local network, None if there seems to be none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_OUTSIDE)
            found = str(probe.getsockname()[0])
        except OSError:
            found = _by_name()
    return None if not found or found.startswith("127.") else found


def _by_name() -> str:
    try:
        return socket.gethostbyname(socket.gethostname())
    except OSError:
        return ""


def public_address(host: str, port: int, origins: Sequence[str] = ()) -> str | None:
    """Where other machines reach a server that listens at ``host``; None if they cannot.

    A site that was named (``origins``) is where people come in, whatever this machine is called.
    """
    if origins:
        return origins[0].rstrip("/") + "/"
    if host in EVERYWHERE:
        found = lan_address()
        return None if found is None else url_of(found, port)
    try:
        local = ip_address(host).is_loopback
    except ValueError:
        local = host == "localhost" or host.endswith(".localhost")
    return None if local else url_of(host, port)


def machine_names() -> tuple[str, ...]:
    """Names by which machines of the local network may call this one."""
    name = socket.gethostname().lower()
    return (name, f"{name.partition('.')[0]}.local") if name else ()


def url_of(host: str, port: int) -> str:
    """The address of the page."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}/" if port == 80 else f"http://{shown}:{port}/"


def qr_code(text: str) -> str:
    """A QR code in letters, for a terminal."""
    out = io.StringIO()
    segno.make(text, error="l").terminal(out, border=2, compact=True)
    return out.getvalue().rstrip("\n")

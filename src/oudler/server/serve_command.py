"""``oudler serve``: the web table."""

from __future__ import annotations

import logging
import os
import socket
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from oudler.cli.face import EXIT_FINE, Face, Refused
from oudler.cli.localised import Command, Kind, Number, face_of, lang_option, spelled

if TYPE_CHECKING:
    from uvicorn import Server

    from oudler.server.services import Settings

__all__ = ["listen", "serve", "server_of"]

PORT: Final = 8137
LOCAL: Final = "127.0.0.1"
ALL: Final = "0.0.0.0"
#: Beyond this even an answer would cost too much: the socket is closed.
LARGEST_MESSAGE: Final = 1_048_576
#: Seconds that open sockets have to say good bye when the server stops.
PATIENCE: Final = 3


class Network(Kind):
    """An address in digits, or a network of them (``10.0.0.0/8``)."""

    name = "network"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return str(ip_network(value))
        except ValueError:
            allowed = ("127.0.0.1", "::1", "10.0.0.0/8")
            raise Refused(
                "flag_word", option=spelled(param), found=str(value), allowed=allowed
            ) from None


@click.command(cls=Command)
@click.option("--host", metavar="ADDRESS")
@click.option("--port", type=Number(0, 65535), default=PORT, metavar="N")
@click.option("--database", metavar="URL|FILE")
@click.option("--lan", is_flag=True)
@click.option("--origin", multiple=True, metavar="URL")
@click.option("--trusted-proxy", multiple=True, type=Network(), metavar="ADDRESS")
@click.option("--verbose", is_flag=True)
@lang_option
@click.pass_context
def serve(
    ctx: click.Context,
    host: str | None,
    port: int,
    database: str | None,
    lan: bool,
    origin: tuple[str, ...],
    trusted_proxy: tuple[str, ...],
    verbose: bool,
) -> int:
    """See ``help-serve`` in the catalogues."""
    # Imported here: a server's parts take long to load, and no other command needs them.
    from oudler.server.addresses import machine_names, public_address
    from oudler.server.database import open_engine
    from oudler.server.services import Settings

    face = face_of(ctx)
    place = _database(database)
    # What is wrong with it is said here, in the reader's language, not by the server's log.
    open_engine(place).dispose()
    bound = host or (ALL if lan else LOCAL)
    listening = listen(bound, port)
    port = listening.getsockname()[1]
    names = machine_names() if lan or host else ()
    address = public_address(bound, port, origin)
    settings = Settings(place, names, tuple(origin), address, proxies=trusted_proxy)
    logging.basicConfig(
        level=logging.INFO if verbose else logging.WARNING,
        format="%(asctime)s %(name)s %(levelname)s %(message)s",
        stream=sys.stderr,
    )
    server = server_of(settings)
    _announce(face, bound, port, lan, address)
    server.run(sockets=[listening])
    return EXIT_FINE


def _database(text: str | None) -> str:
    if text:
        return text
    data = os.environ.get("XDG_DATA_HOME") or ""
    # The standard says to ignore a path that is not absolute.
    home = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    return str(home / "oudler" / "tables.sqlite3")


def listen(host: str, port: int) -> socket.socket:
    """A socket of the address. Raises :class:`Refused`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise Refused("cannot_listen", address=host, port=port, reason=reason) from None
    return listening


def server_of(settings: Settings) -> Server:
    """The server, ready to run."""
    from uvicorn import Config
    from uvicorn import Server as Uvicorn

    from oudler.server.app import create_app
    from oudler.server.wire import RequestProtocol, SocketProtocol

    config = Config(
        create_app(settings),
        http=RequestProtocol,
        ws=SocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        # The messages are short; what compressing costs for every socket would buy little.
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        # Addresses hold no secrets, but nobody needs a line for every file that a page loads.
        access_log=False,
        log_config=None,
        server_header=False,
        # Who is not named may write into X-Forwarded-For whatever they like.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=PATIENCE,
    )
    return Uvicorn(config)


def _announce(face: Face, host: str, port: int, lan: bool, address: str | None) -> None:
    from oudler.server.addresses import EVERYWHERE, qr_code, url_of

    here = LOCAL if host in EVERYWHERE else host
    face.say("serve-address", url=url_of(here, port))
    if lan and address is None:
        face.say("serve-no-lan")
    elif lan and address is not None:
        face.say("serve-lan-address", url=address)
        face.show(qr_code(address))
    face.say("serve-stop")
    sys.stdout.flush()

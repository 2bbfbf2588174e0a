"""A real server in a process of its own, and clients that talk to it as a browser would."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.sync.client import ClientConnection, connect

#: Nothing on this machine takes longer; tests wait for conditions, never for a time.
PATIENCE = 30.0
BOT = {"kind": "bot", "spec": "novice"}
QUICK = {"pace": 0, "beat": 0, "seed_wait": 0.2}


class Server:
    """``oudler serve`` on a port that is free, with a database that survives it."""

    #: What Python is told to run.
    program: tuple[str, ...] = ("-m", "oudler")

    def __init__(self, database: str, log: Path, *options: str) -> None:
        self.database = database
        self.log = log
        self.options = options
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        command = [sys.executable, *self.program, "serve", "--lang", "en", "--verbose"]
        command += ["--port", str(self.port), "--database", self.database, *self.options]
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.log.open("a"),
            text=True,
            env={**os.environ, "PYTHONWARNINGS": "default"},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://[^:]+:(\d+)/", line)
        assert found, line + self.log.read_text()
        self.port = int(found[1])
        self.until_it_answers()
        return self

    def announced(self) -> str:
        """What it said after the address of this machine, up to how it is stopped."""
        assert self._process is not None and self._process.stdout is not None
        said = ""
        while "Ctrl" not in said:
            said += self._process.stdout.readline()
        return said

    def until_it_answers(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.get("/api/health")
            except (urllib.error.URLError, ConnectionError):
                assert time.monotonic() < deadline, self.log.read_text()
                time.sleep(0.02)
            else:
                return

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def stop(self) -> int:
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        code = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()

    # -- REST -----------------------------------------------------------------------------------

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def request(
        self,
        path: str,
        data: object = None,
        token: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, dict[str, str], bytes]:
        said = {"content-type": "application/json", **(headers or {})}
        if token is not None:
            said["authorization"] = f"Bearer {token}"
        body = None if data is None else json.dumps(data).encode()
        wanted = urllib.request.Request(self.url + path, body, said)
        try:
            with urllib.request.urlopen(wanted, timeout=PATIENCE) as answer:
                return answer.status, _lower(answer.headers), answer.read()
        except urllib.error.HTTPError as error:
            return error.code, _lower(error.headers), error.read()

    def get(self, path: str, token: str | None = None) -> Any:
        status, _, body = self.request(path, None, token)
        assert status == 200, body
        return json.loads(body)

    def post(self, path: str, data: object, token: str | None = None) -> Any:
        status, _, body = self.request(path, data, token)
        assert status in (200, 201), body
        return json.loads(body)

    def open_table(
        self, *others: dict[str, str], settings: dict[str, Any] | None = None, **more: object
    ) -> dict[str, Any]:
        """A table of one person and three bots, unless told otherwise."""
        chairs = [{"kind": "person", "name": "Ann"}, *(others or (BOT, BOT, BOT))]
        data = {"chairs": chairs, "settings": {**QUICK, **(settings or {})}, **more}
        opened: dict[str, Any] = self.post("/api/tables", data)
        return opened

    def client(self, table: str, token: str = "", **options: Any) -> Client:
        return Client(self, table, token, **options)


class Client:
    """A person, or somebody who watches."""

    def __init__(
        self, server: Server, table: str, token: str, last: int | None = None, hello: bool = True
    ) -> None:
        self.server = server
        self.ids = 0
        self.version = 0
        self.events: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.legal: dict[str, Any] | None = None
        self.now: dict[str, Any] | None = None
        self.state: dict[str, Any] = {}
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket", max_size=None)
        )
        if hello:
            self.welcome = self.hello(token, last)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    # -- sending --------------------------------------------------------------------------------

    def send(self, kind: str, /, id: str | None = None, **fields: object) -> str:  # noqa: A002
        """Send a message; returns its id."""
        if id is None:
            self.ids += 1
            id = f"{time.monotonic_ns()}-{self.ids}"  # noqa: A001
        self.socket.send(json.dumps({"type": kind, "id": id, **fields}))
        return id

    def ask(self, kind: str, /, id: str | None = None, **fields: object) -> dict[str, Any]:  # noqa: A002
        """Send a message and wait for its answer."""
        sent = self.send(kind, id, **fields)
        return self.until(lambda m: m["type"] in ("ack", "error", "pong") and m.get("id") == sent)

    def hello(self, token: str, last: int | None = None) -> dict[str, Any]:
        sent = self.send("hello", token=token, last=last)
        answer = self.until(lambda m: m["type"] in ("welcome", "error") and m.get("id") == sent)
        if answer["type"] == "welcome":
            if last is not None:
                self.version = last
            self.until(lambda m: self.version >= answer["version"])
        return answer

    # -- hearing --------------------------------------------------------------------------------

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.texts.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "snapshot":
            self.state = message["state"]
            self.version = self.state["version"]
            self.legal, self.now = self.state["legal"], self.state["now"]
        elif message["type"] == "step":
            assert message["version"] in (self.version + 1, self.version), "nothing was missed"
            self.version = message["version"]
            self.events += message["events"]
            self.legal, self.now = message["legal"], message["now"]
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not wanted(message := self.next()):
            pass
        return message

    # -- playing --------------------------------------------------------------------------------

    def start(self, seed: str | None = None) -> None:
        """Be ready for the next deal, and add a seed."""
        answer = self.ask("ready")
        if answer["type"] == "error":
            assert answer["code"] == "match_is_over", answer
            assert self.ask("rematch")["type"] == "ack"
        while not any(event["event"] == "deal_committed" for event in self.events[-3:]):
            self.next()
        self.ask("seed", seed=seed)

    def choose(self) -> str:
        """A legal move: the first there is."""
        legal = self.legal
        assert legal is not None
        if legal["kind"] == "choices":
            return str(legal["moves"][-1 if "garde" in legal["moves"] else 0])
        if legal["kind"] == "plays":
            return str(legal["cards"][0])
        count = legal["count"] - legal["forced"]
        cards = [*legal["free"][:count], *legal["trumps"][: legal["forced"]]]
        return f"{legal['word']}({','.join(cards)})"

    def move(self) -> dict[str, Any]:
        """Make a legal move now."""
        assert self.now is not None
        made = self.now["made"]
        return self.ask("move", move=self.choose(), made=made)

    def until_my_turn(self) -> bool:
        """Wait for the own turn; false if the deal ends first."""
        while self.legal is None:
            if self.over:
                return False
            self.next()
        return True

    @property
    def over(self) -> bool:
        return bool(self.now and self.now["phase"] == "over")

    def play_on(self, moves: int | None = None) -> None:
        """Play to the end of the deal, or so many own moves."""
        while moves is None or moves > 0:
            if not self.until_my_turn():
                return
            before = self.legal
            answer = self.move()
            if self.legal is before:
                self.legal = None
            if answer["type"] == "error":
                # Something that plays by itself was quicker.
                assert answer["code"] in ("other_moment", "not_your_turn", "no_deal"), answer
            elif moves is not None:
                moves -= 1


def _lower(headers: Any) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}

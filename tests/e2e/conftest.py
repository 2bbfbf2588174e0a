"""A server, a browser in which everybody has a profile of their own, and pages that complain about
every error.

Chromium is Debian's; a machine without it fails here, it does not skip (``make e2e`` installs it).
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.e2e.visitor import By, Visitor
from tests.server.running import Server

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Whatever a page asks for elsewhere comes to nothing, and is complained about.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
PHONE = (360, 640)
TABLET = (768, 1024)
DESKTOP = (1440, 900)
#: Bots that answer at once and do not think long, so that a deal takes seconds.
QUICK = {"pace": 0.02, "speed": 0, "bot": "novice"}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "ru": "ru-RU"}

Visit = Callable[..., Visitor]


def chromium() -> str:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    raise AssertionError("no Chromium here: run `make e2e`, or apt-get install -y chromium")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("e2e")
    with Server(str(folder / "tables.sqlite3"), folder / "log") as running:
        yield running
        log = (folder / "log").read_text()
        assert "Traceback" not in log, log


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield found
        found.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """``visit(language, size, at=…, table=…, by=…, **choices)``: somebody with a profile of their
    own. ``at`` is another address than the beginning; ``table`` one opened by the test, whose seat
    is theirs."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def come(
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        at: str = "",
        table: dict[str, Any] | None = None,
        site: str = "",
        by: By = "mouse",
        reduced_motion: Literal["reduce"] | None = None,
        **choices: Any,
    ) -> Visitor:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=width < 600,
            is_mobile=width < 600,
            locale=LOCALES[language],
            reduced_motion=reduced_motion,
        )
        contexts.append(context)
        kept = {"oudler.choices": json.dumps({**QUICK, **choices})}
        site = site or server.url
        if table is not None:
            seat = {"token": table["token"], "join": table["join_key"], "watch": table["watch_key"]}
            kept["oudler.tables"] = json.dumps({table["table"]: {**seat, "at": 1}})
            at = f"{site}/#/t/{table['table']}"
        context.add_init_script(
            # An empty page has no storage.
            f"if (location.protocol === 'http:' && !localStorage.getItem('oudler.choices'))"
            f" for (const [key, value] of Object.entries({json.dumps(kept)}))"
            f" localStorage.setItem(key, value);"
        )
        visitor = Visitor(context.new_page(), site, by)
        visitors.append(visitor)
        visitor.page.goto(at or site)
        return visitor

    yield come
    for visitor in visitors:
        assert visitor.complaints == []
    for context in contexts:
        context.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path

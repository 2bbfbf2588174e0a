"""A server, a browser with a profile of its own, and pages that complain about every error.

Chromium is Debian's; a machine without it fails here, it does not skip (``make e2e`` installs it).
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from tests.e2e.visitor import Visitor
from tests.server.running import Server

ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = (360, 640)
DESKTOP = (1280, 800)
#: Bots that answer at once, so that a deal takes seconds.
QUICK = {"pace": 0.02, "speed": 0}

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
def driver() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture
def visit(driver: Playwright, server: Server, tmp_path: Path) -> Iterator[Visit]:
    """``visit(language, size, **choices)``: somebody with a browser of their own."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def come(
        language: str = "en", size: tuple[int, int] = DESKTOP, at: str = "", **choices: Any
    ) -> Visitor:
        width, height = size
        context = driver.chromium.launch_persistent_context(
            str(tmp_path / f"profile-{len(contexts)}"),
            executable_path=chromium(),
            headless=False,  # the argument says so, for the browser's own headless mode
            args=ARGUMENTS,
            viewport={"width": width, "height": height},
            has_touch=width < 600,
            locale={"en": "en-GB", "fr": "fr-FR", "ru": "ru-RU"}[language],
        )
        contexts.append(context)
        kept = json.dumps({**QUICK, **choices})
        context.add_init_script(
            # An empty page has no storage.
            f"if (location.protocol === 'http:' && !localStorage.getItem('oudler.choices')) "
            f"localStorage.setItem('oudler.choices', {json.dumps(kept)})"
        )
        page: Page = context.pages[0]
        visitor = Visitor(page, server)
        visitors.append(visitor)
        page.goto(at or server.url)
        return visitor

    yield come
    for visitor in visitors:
        assert visitor.complaints == []
    for context in contexts:
        context.close()

"""What somebody does at the page, with a mouse, a finger or the keyboard alone: presses what can be
pressed, until a deal is finished."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import ConsoleMessage, Page, Request, WebSocket
from playwright.sync_api import Error as BrowserError

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 90.0
#: Where a card can be pressed even if its neighbour covers the rest.
CORNER: Any = {"x": 8, "y": 12}

By = Literal["mouse", "touch", "keyboard"]

#: All that is asked and offered, at one moment.
ASKED = """() => ({
    over: !!document.querySelector(".score"),
    moves: [...document.querySelectorAll("[data-move]:enabled")].map(e => e.dataset.move),
    hand: [...document.querySelectorAll("[data-card]")].map(e => e.dataset.card),
    able: [...document.querySelectorAll(".held.may")].map(e => e.dataset.card),
    chosen: [...document.querySelectorAll(".held.up")].map(e => e.dataset.card),
    lays: !!document.querySelector(".actions .line .primary"),
    done: !!document.querySelector(".actions .line .primary:enabled"),
    lying: [...document.querySelectorAll("[data-lying]")].map(e => e.dataset.lying),
})"""


class Visitor:
    def __init__(self, page: Page, site: str, by: By = "mouse") -> None:
        self.page = page
        self.site = site
        self.by = by
        #: What no visit may show: errors on the console, and requests to other sites.
        self.complaints: list[str] = []
        #: While a network is cut on purpose, the browser may say so.
        self.forgiving = False
        self._forced: list[str] = []
        #: The snapshots that came over the socket.
        self.snapshots: list[dict[str, Any]] = []
        page.set_default_timeout(20_000)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"page: {error}"))
        page.on("request", self._asked)
        page.on("websocket", self._connected)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.forgiving:
            self.complaints.append(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.site + "/", "data:", "blob:", "about:")):
            self.complaints.append(f"request: {request.url}")

    def _connected(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.site.replace("http", "ws", 1) + "/"):
            self.complaints.append(f"socket: {socket.url}")
        socket.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "snapshot":
            self.snapshots.append(message["state"])

    # -- pressing -------------------------------------------------------------------------------

    def start(self, game: str = "fft", players: int | None = None, friends: bool = False) -> None:
        """Open a table from the first screen."""
        page = self.page
        page.locator(".starts button").first.wait_for()
        if game != "fft":
            page.locator(f"input[name=game][value={game}]").check()
        if players is not None:
            page.locator(f"input[name=players][value='{players}']").check()
        button = f".starts button:nth-child({2 if friends else 1})"
        # On a busy machine a press may not come through in its half second.
        for _ in range(20):
            if self.press(button) or page.locator(button).count() == 0:
                return
        raise AssertionError("the table was not opened")

    def press(self, what: str) -> bool:
        """Press something that may be gone the next moment."""
        try:
            if self.by == "keyboard":
                return self._press_keys(what)
            more: dict[str, Any] = {"position": CORNER} if "data-card" in what else {}
            first = self.page.locator(what).first
            if self.by == "touch":
                first.tap(timeout=500, **more)
            else:
                first.click(timeout=500, **more)
        except BrowserError:
            return False
        return True

    def _on(self, what: str) -> bool:
        return bool(self.page.evaluate("what => !!document.activeElement?.matches(what)", arg=what))

    def _press_keys(self, what: str) -> bool:
        """Go there as one goes without a mouse: Tab, and arrows among the cards."""
        card = "data-card" in what
        if not self._tab_to("[data-card]" if card else what):
            return False
        if card:
            keys = self.page.keyboard
            for _ in range(60):
                if self._on(what):
                    break
                steps = self.page.evaluate(
                    """what => {
                        const cards = [...document.querySelectorAll("[data-card]")];
                        return cards.findIndex(e => e.matches(what))
                            - cards.indexOf(document.activeElement);
                    }""",
                    arg=what,
                )
                keys.press("ArrowRight" if steps > 0 else "ArrowLeft")
            else:
                return False
        self.page.keyboard.press("Enter")
        return True

    def _tab_to(self, what: str) -> bool:
        for _ in range(60):
            if self._on(what):
                return True
            # A card may play itself, and a deal may end.
            if not self.page.locator(what).count():
                return False
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {what}")

    # -- playing --------------------------------------------------------------------------------

    def asked(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(ASKED)
        return found

    @property
    def over(self) -> bool:
        return self.page.locator(".score").count() > 0

    def hand(self) -> list[str]:
        return list(self.asked()["hand"])

    def act(self, bid: str = "garde") -> bool:
        """Answer whatever is asked now; false if nothing is."""
        asked = self.asked()
        moves = asked["moves"]
        if moves:
            wanted = bid if bid in moves else moves[0]
            return self.press(f"[data-move='{wanted}']:enabled")
        able = asked["able"]
        if not able:
            return False
        if not asked["lays"]:
            # A forced card plays itself, unless it is still there the next time.
            if len(able) == 1 and able != self._forced:
                self._forced = able
                return False
            return self.press(f"[data-card='{able[0]}']")
        if asked["done"]:
            return self.press(".actions .line .primary")
        wanted = next((card for card in able if card not in asked["chosen"]), able[0])
        return self.press(f"[data-card='{wanted}']")

    def play(self, cards: int | None = None, bid: str = "garde") -> None:
        """Play to the end of the deal, or until so many cards have left the hand."""
        deadline = time.monotonic() + PATIENCE
        self.page.locator("[data-card]").first.wait_for()
        goal = None if cards is None else len(self.hand()) - cards
        while not self.over:
            assert time.monotonic() < deadline, self.shown()
            if goal is not None and 0 < len(self.hand()) <= goal:
                return
            if not self.act(bid):
                self.page.wait_for_timeout(30)

    def play_into_a_trick(self, cards: int) -> None:
        """Play so many cards, and on to where others have played and it is one's turn."""
        self.play(cards=cards)
        deadline = time.monotonic() + PATIENCE
        before: dict[str, Any] = {}
        while True:
            assert time.monotonic() < deadline, self.shown()
            asked = self.asked()
            assert not asked["over"]
            # A full trick lies there for a moment, without it being anybody's.
            lying = asked["lying"] and not self.page.locator(".lying.full").count()
            if asked["able"] and lying and not asked["chosen"]:
                # Nothing that was pressed before is still on its way.
                if asked == before:
                    return
                before = asked
                self.page.wait_for_timeout(300)
            elif not self.act():
                self.page.wait_for_timeout(30)

    def shown(self) -> str:
        """What stands on the screen, to be read where a test fails."""
        return str(self.page.locator("body").inner_text())[-1500:]

    # -- seeing ---------------------------------------------------------------------------------

    def axe(self) -> list[str]:
        """What axe finds. Evaluated, not inserted: the page's policy forbids foreign scripts, as it
        should."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
        found = self.page.evaluate(
            """async () => {
                const { violations } = await axe.run(document, { resultTypes: ["violations"] });
                // What is drawn on a card is not the text of its button, whose name is the card's.
                const drawn = ({ html }) => /^<button class="(held|cardlike|pick)/.test(html);
                for (const one of violations)
                    if (one.id === "label-content-name-mismatch")
                        one.nodes = one.nodes.filter((node) => !drawn(node));
                return violations;
            }"""
        )
        return [
            f"{one['id']}: {one['help']}: {[node['html'][:200] for node in one['nodes'][:3]]}"
            for one in found
            if one["nodes"]
        ]

    def fits(self) -> bool:
        """Nothing sticks out of the window sideways, nor out of what lies open over it; what stands
        below the title of a table is whole."""
        window = self.page.viewport_size
        assert window is not None
        return bool(
            self.page.evaluate(
                # A phone makes its window wider for what is too wide.
                """width => document.documentElement.scrollWidth <= width
                    && [...document.querySelectorAll("dialog[open], .side .inside, .bar p")]
                        .every(e => e.scrollWidth <= e.clientWidth)""",
                arg=window["width"],
            )
        )

"""docs/protocol.md names every message, event, field and setting that there is."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import msgspec
import pytest

from oudler.games import events, french_facts, mathers_facts
from oudler.server import messages
from oudler.tables import facts
from oudler.tables.facts import Settings, TableFact, event_name
from tests.server.running import Server

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| `")]


def row(name: str) -> str:
    """The line of a table that begins with this name."""
    found = [one for one in ROWS if f"`{name}`" in one.split("|")[1]]
    assert found, f"{name} is not on the page"
    return " ".join(found)


def told() -> list[tuple[str, tuple[str, ...]]]:
    kinds = [getattr(facts, name) for name in facts.__all__]
    found = [
        (event_name(kind.__name__), kind.__struct_fields__)
        for kind in kinds
        if isinstance(kind, type) and issubclass(kind, TableFact) and kind.public
    ]
    for module in (events, french_facts, mathers_facts):
        for name in module.__all__:
            kind = getattr(module, name)
            if isinstance(kind, type) and issubclass(kind, events.Fact) and kind is not events.Fact:
                fields = tuple(field.name for field in dataclasses.fields(kind))
                found.append((event_name(name), fields))
    return [one for one in found if one[0] != "table_fact"]


@pytest.mark.parametrize(("name", "fields"), told(), ids=lambda value: str(value))
def test_every_event_and_its_fields(name: str, fields: tuple[str, ...]) -> None:
    said = row(name)
    for field in fields:
        assert f"`{field}`" in said, field


def test_every_message() -> None:
    for union in (messages.Inbound, messages.Outbound):
        for kind in union.__args__:
            name = kind.__struct_config__.tag
            assert f'"type": "{name}"' in PAGE or any(
                f"`{name}`" in one.split("|")[1] for one in ROWS
            ), name


def test_every_setting() -> None:
    for name in Settings.__struct_fields__:
        assert f"`{name}`" in row(name)


def test_examples_are_what_they_say() -> None:
    blocks = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) == 4
    for block in blocks:
        found = msgspec.json.decode(block)
        if found.get("type") == "hello":
            assert isinstance(messages.read_message(block), messages.Hello)
        elif "type" in found:
            msgspec.json.decode(block, type=messages.Outbound)


def test_the_example_of_a_table_opens_one(server: Server) -> None:
    block = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[0]
    assert server.post("/api/tables", msgspec.json.decode(block))["seat"] == 1

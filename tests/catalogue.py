"""The catalogues and the code that speaks through them, read as syntax trees."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import oudler

SOURCE = Path(oudler.__file__).parent
LOCALES = SOURCE / "locales"

#: Variables that every message has.
ALWAYS = {"game", "preset"}


@dataclass
class Message:
    """A message: the variables in it with the variants it knows of each, what it refers to, and
    the variables that it can do without, because it has a variant ``none``."""

    group: str
    variables: dict[str, set[str]] = field(default_factory=dict)
    refers: set[str] = field(default_factory=set)

    @property
    def optional(self) -> set[str]:
        return {name for name, keys in self.variables.items() if "none" in keys}


class _Reader(Visitor):  # type: ignore[misc]
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.message.variables.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.message.refers.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = self.message.variables.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ftl.Identifier) else str(key.value))
        self.generic_visit(node)


@cache
def catalogue(language: str) -> dict[str, Message]:
    """The messages of a language, each with the variables of those it refers to."""
    messages: dict[str, Message] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                name = entry.id.name
                messages[name] = Message(path.stem)
                _Reader(messages[name]).visit(entry)
    for message in messages.values():
        for name in _reached(message, messages):
            for variable, keys in messages[name].variables.items():
                message.variables.setdefault(variable, set()).update(keys)
    return messages


def misspelled(language: str) -> list[str]:
    """What Fluent cannot read, or stands twice."""
    wrong = []
    seen = set()
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                wrong.append(f"{path.name}: {entry.content}")
            elif isinstance(entry, ftl.Message):
                if entry.id.name in seen:
                    wrong.append(f"{path.name}: {entry.id.name} stands twice")
                seen.add(entry.id.name)
    return wrong


def _reached(message: Message, messages: dict[str, Message]) -> set[str]:
    found: set[str] = set()
    todo = list(message.refers)
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += messages[name].refers
    return found


# -- what the code says -----------------------------------------------------------------------

ERRORS = {
    *("CodedError", "IllegalMove", "BadDeal", "BadOption", "BadField", "BadMatch", "Refused"),
    *("BadSpec", "BadDatabase", "Unsolvable", "ArenaError"),
    *("NotationError", "fault"),
}
#: Functions that return the codes of errors.
REASONS = {"refusal"}


@dataclass(frozen=True)
class Saying:
    """A code somewhere in the sources, and the names of its arguments (None: not to be seen)."""

    code: str
    where: str
    arguments: frozenset[str] | None


def _constants(node: ast.expr | None) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)


def _assigned(function: ast.AST, name: str) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name) and target.id == name:
                    yield from _constants(node.value)


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


def sayings(names: set[str]) -> Iterator[Saying]:
    """Every code given to a call of one of these names."""
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        scopes = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.ClassDef)]
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or _called(node) not in names or not node.args:
                continue
            first = node.args[0]
            codes = list(_constants(first))
            if isinstance(first, ast.Name):
                around = [s for s in scopes if any(one is node for one in ast.walk(s))]
                codes = [code for scope in around for code in _assigned(scope, first.id)]
            known = None
            if not isinstance(first, ast.Name) and all(one.arg for one in node.keywords):
                known = frozenset(str(keyword.arg) for keyword in node.keywords)
            for code in codes:
                yield Saying(code, f"{path.name}:{node.lineno}", known)
        for scope in scopes if names is ERRORS else ():
            if isinstance(scope, ast.FunctionDef) and scope.name in REASONS:
                for node in ast.walk(scope):
                    if isinstance(node, ast.Return):
                        for code in _constants(node.value):
                            yield Saying(code, f"{path.name}:{node.lineno}", None)

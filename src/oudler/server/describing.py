"""The description of the REST interface, made exact: errors are problem details everywhere, and
objects have no fields but those described."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from oudler.server.problems import Problem

__all__ = ["described"]

_METHODS: Final = frozenset({"get", "post", "put", "patch", "delete"})
_CLOSED: Final = frozenset({"NewTable", "Sitting", "ReplayRequest", "Settings"})
_PROBLEM: Final = {
    "description": "A problem, with a code of the catalogues",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


def described(schema: dict[str, Any]) -> dict[str, Any]:
    """The description that Litestar made, with what it cannot know."""
    paths = {
        path: {
            name: _operation(value) if name in _METHODS else value for name, value in item.items()
        }
        for path, item in schema["paths"].items()
    }
    _, problem = msgspec.json.schema_components(
        [Problem], ref_template="#/components/schemas/{name}"
    )
    schemas = {
        name: {**value, "additionalProperties": False} if _title(name) in _CLOSED else value
        for name, value in schema["components"]["schemas"].items()
    }
    components = {**schema["components"], "schemas": {**schemas, **problem}}
    return {**schema, "paths": paths, "components": components}


def _operation(operation: dict[str, Any]) -> dict[str, Any]:
    good = {code: value for code, value in operation["responses"].items() if int(code) < 400}
    return {**operation, "responses": {**good, "default": _PROBLEM}}


def _title(name: str) -> str:
    return name.rpartition("_")[2]

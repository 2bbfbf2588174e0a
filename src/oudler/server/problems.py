"""Errors of the REST interface as problem details (RFC 9457), with the codes of the catalogues."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from oudler.errors import CodedError
from oudler.tables.journal import JournalFailed

__all__ = ["HANDLERS", "Problem", "ProblemError"]

_LOG: Final = logging.getLogger(__name__)


class Problem(msgspec.Struct, omit_defaults=False):
    """What is wrong. ``code`` with ``args`` is a message of the catalogues, ``error-<code>``."""

    title: str
    status: int
    type: str = "about:blank"
    detail: str = ""
    code: str = ""
    args: dict[str, Any] = {}
    rule: str | None = None


class ProblemError(Exception):
    """A refusal with a status of its own."""

    def __init__(self, status: int, error: CodedError) -> None:
        super().__init__(error.code)
        self.status: Final = status
        self.error: Final = error


def _response(problem: Problem, headers: Mapping[str, str] | None = None) -> Response[Problem]:
    return Response(
        problem,
        status_code=problem.status,
        media_type="application/problem+json",
        headers=dict(headers or {}),
    )


def _coded(status: int, error: CodedError) -> Response[Problem]:
    args = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in error.arguments.items()
    }
    title = HTTPStatus(status).phrase
    return _response(Problem(title, status, code=error.code, args=args, rule=error.rule))


def _own(_: Request[Any, Any, Any], error: ProblemError) -> Response[Problem]:
    return _coded(error.status, error.error)


def _refused(_: Request[Any, Any, Any], error: CodedError) -> Response[Problem]:
    return _coded(HTTPStatus.UNPROCESSABLE_ENTITY, error)


def _malformed(_: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    extra = error.extra if isinstance(error.extra, list) else []
    args = {"reason": "; ".join(str(one.get("message", "")) for one in extra)[:500]}
    status = HTTPStatus.BAD_REQUEST
    return _response(Problem(status.phrase, status, code="bad_message", args=args))


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    title = HTTPStatus(error.status_code).phrase
    return _response(Problem(title, error.status_code, detail=error.detail), error.headers)


def _not_kept(_: Request[Any, Any, Any], error: JournalFailed) -> Response[Problem]:
    response = _coded(HTTPStatus.SERVICE_UNAVAILABLE, CodedError("try_again"))
    response.headers["Retry-After"] = "1"
    return response


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    # The path holds no secret; those travel in headers.
    _LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _coded(HTTPStatus.INTERNAL_SERVER_ERROR, CodedError("internal_error"))


HANDLERS: Final[dict[type[Exception] | int, Any]] = {
    ProblemError: _own,
    CodedError: _refused,
    ValidationException: _malformed,
    JournalFailed: _not_kept,
    HTTPException: _http,
    Exception: _unexpected,
}

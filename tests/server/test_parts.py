"""Small parts of the server: tokens, guards, buckets, metrics."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oudler.server.buckets import Bucket, Buckets
from oudler.server.guard import allowed_host, allowed_origin
from oudler.server.tokens import Rights, Signer

SIGNER = Signer(b"k" * 32)


def test_tokens_are_read_by_who_signed_them() -> None:
    token = SIGNER.seat_token("table", 2, 5)
    assert SIGNER.read("table", token) == Rights("seat", 2, 5)
    assert SIGNER.read("other", token) is None
    assert Signer(b"x" * 32).read("table", token) is None
    assert SIGNER.read("table", SIGNER.join_key("table")) == Rights("join")
    assert SIGNER.read("table", SIGNER.watch_key("table")) == Rights("watch")
    assert SIGNER.read("table", token.replace(".5.", ".6.")) is None
    assert SIGNER.read("table", token.replace("s3", "s4")) is None


@given(st.text(max_size=100))
def test_nothing_else_is_a_token(text: str) -> None:
    assert SIGNER.read("table", text) is None


@pytest.mark.parametrize(
    ("host", "fine"),
    [
        ("127.0.0.1:8137", True),
        ("192.168.1.7", True),
        ("[::1]:8137", True),
        ("localhost:8137", True),
        ("LOCALHOST", True),
        ("oudler.localhost", True),
        ("table.local", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
    ],
)
def test_hosts(host: str, fine: bool) -> None:
    assert allowed_host(host, {"table.local"}) == fine


def test_origins() -> None:
    assert allowed_origin("http://localhost:1", "localhost:1")
    assert not allowed_origin("http://localhost:2", "localhost:1")
    assert not allowed_origin("file://localhost:1", "localhost:1")
    assert allowed_origin("https://cards.example", "x", {"https://cards.example"})


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(2, 3, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_buckets_are_forgotten_from_the_longest_unused() -> None:
    now = [0.0]
    buckets = Buckets(1, 1, lambda: now[0], 2)
    assert buckets.take("a") and buckets.take("b")
    assert not buckets.take("a")
    assert buckets.take("c")
    assert not buckets.take("a")
    assert buckets.take("b"), "it was forgotten"

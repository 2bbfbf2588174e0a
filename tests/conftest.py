"""Profiles of the property tests: `HYPOTHESIS_PROFILE=fuzz` for long runs, `mutation` for many
short ones that must give the same verdict each time.

A job that a shell starts in the background ignores the interrupt, and so would all that tests start
there: tests begin with the usual meaning of the signal.
"""

from __future__ import annotations

import os
import signal

from hypothesis import HealthCheck, settings

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("default", deadline=None)
settings.register_profile(
    "fuzz", deadline=None, max_examples=2000, suppress_health_check=list(HealthCheck)
)
settings.register_profile(
    "mutation",
    deadline=None,
    max_examples=15,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

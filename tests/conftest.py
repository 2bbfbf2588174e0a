"""Profiles of the property tests: `HYPOTHESIS_PROFILE=fuzz` for long runs, `mutation` for many
short ones that must give the same verdict each time."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

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

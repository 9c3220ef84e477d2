"""Slates that players could send."""

from hypothesis import strategies as st

SLATES = st.sets(st.integers(0, 14), min_size=1, max_size=10).map(lambda fields: sum(1 << field for field in fields))

SPEAKERS = st.tuples(SLATES, st.sampled_from(["en", "de", "bg"]))

"""Benchmarks against peers, side by side in one run. Complete in itself: it installs its peers into bench/build."""

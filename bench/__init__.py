"""Benchmarks against peers, side by side in one run. It installs its peers into bench/build."""

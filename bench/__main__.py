"""`make bench`: measures everything, prints a table and writes bench/results/VERSION.json as {"name": ratio}.

A benchmark is a module in MODULES with a function `measure(secs, repeats)` that returns its rows. With names as
arguments, only those modules are measured and the other results are kept.
"""

import argparse
import json
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

from bench.measuring import Row

MODULES = (
    "engines",
    "simulator",
    "lab",
    "servers",
    "scaling",
    "thousands",
    "crowd",
    "daily",
    "teams",
    "flood",
    "waking",
    "remembering",
    "memory",
    "browser",
)
RESULTS = Path(__file__).parent / "results" / f"{version('stella')}.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", choices=[[], *MODULES], default=[], help="modules to measure; all if none")
    parser.add_argument("--secs", type=float, default=1, help="how long each run takes")
    parser.add_argument("--repeats", type=int, default=7, help="how often everything runs in turn")
    given = parser.parse_args()
    rows: list[Row] = []
    failed = []
    for name in given.only or MODULES:
        print(f"measuring {name} ...", flush=True)
        try:
            rows += import_module(f"bench.{name}").measure(given.secs, given.repeats)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - what has been measured is written all the same
            print(f"{name} could not be measured: {error}", flush=True)
            failed.append(name)
    print(f"{'':36}{'ours':>14}{'peer':>14}{'ratio':>10}  unit")
    for row in rows:
        print(f"{row.name:36}{row.ours:14,.1f}{row.peer:14,.1f}{row.ratio:10.2f}  {row.unit}")
    kept = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    results = kept | {row.name: round(row.ratio, 3) for row in rows}
    RESULTS.write_text(json.dumps(results, indent=2) + "\n")
    if failed:
        raise SystemExit(f"Not measured, older results kept: {', '.join(failed)}.")


if __name__ == "__main__":
    main()

"""The benchmark of common ground: fixed tables, three tasks, and the results of simple agents. See docs/research.md.

The company at its tables are the lookers of the atlas: a model that plays four roles, not people.
"""

from stella.lab.benchmark.answers import Answer, read_answers
from stella.lab.benchmark.baselines import baselines
from stella.lab.benchmark.scores import Result, judged
from stella.lab.benchmark.tables import Benchmark, Split, Table, load_benchmark

__all__ = [
    "Answer",
    "Benchmark",
    "Result",
    "Split",
    "Table",
    "baselines",
    "judged",
    "load_benchmark",
    "read_answers",
]

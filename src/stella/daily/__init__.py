"""The daily table: its draw, its slates, its company and its crowd. Pure: it stores nothing and reads no clock."""

from stella.daily.calendar import ARCHIVE_DAYS, DAY_MS, SLATE_DAYS, date_of, day_named, day_of
from stella.daily.company import COMPANIONS, Companion, cast, company, play_round
from stella.daily.crowd import Crowd, LanguageCrowd
from stella.daily.ledger import Ledger
from stella.daily.table import DayTable, dealt, laid

__all__ = [
    "ARCHIVE_DAYS",
    "COMPANIONS",
    "DAY_MS",
    "SLATE_DAYS",
    "Companion",
    "Crowd",
    "DayTable",
    "LanguageCrowd",
    "Ledger",
    "cast",
    "company",
    "date_of",
    "day_named",
    "day_of",
    "dealt",
    "laid",
    "play_round",
]

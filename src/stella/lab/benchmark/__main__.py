"""`python -m stella.lab.benchmark` lays the tables of the benchmark. Run it when the atlas, deck or words change."""

from stella.content.decks import load_deck
from stella.content.words import load_words
from stella.lab.atlas import load_atlas
from stella.lab.benchmark.tables import lay, write

if __name__ == "__main__":
    write(lay(load_atlas(), load_deck(), load_words()))

"""Makes the fonts for PDFs from the client's fonts: `python tools/fonts.py`.

The client's packages split a font into several files by alphabet, compressed for browsers. This program merges them
into one TrueType file with the letters of all our languages. It needs `web/node_modules` and Node (for Brotli). The
results are committed.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

from fontTools.merge import Merger, Options
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
MODULES = ROOT / "web/node_modules"
FONTS = ROOT / "src/stella/printing/fonts"
ALPHABETS = ("latin", "latin-ext", "cyrillic")
SANS, SERIF = "@fontsource/alegreya-sans", "@fontsource-variable/cormorant"
MADE = {
    "AlegreyaSans-Medium": (f"{SANS}/files/alegreya-sans-{{}}-500-normal.woff2", None),
    "AlegreyaSans-Bold": (f"{SANS}/files/alegreya-sans-{{}}-700-normal.woff2", None),
    "Cormorant-SemiBold": (f"{SERIF}/files/cormorant-{{}}-wght-normal.woff2", 600),
}
LEFT_OUT = ("GSUB", "GPOS", "GDEF", "DSIG", "STAT", "HVAR", "MVAR", "gasp", "prep", "fpgm", "cvt ")


def main() -> None:
    """Write every font, and its licence beside it."""
    sys.modules["brotli"] = _brotli()
    FONTS.mkdir(parents=True, exist_ok=True)
    for name, (pattern, weight) in MADE.items():
        _make(name, pattern, weight)
    for package, name in ((SANS, "AlegreyaSans"), (SERIF, "Cormorant")):
        (FONTS / f"{name}-LICENSE.txt").write_bytes((MODULES / package / "LICENSE").read_bytes())


def _make(name: str, pattern: str, weight: int | None) -> None:
    with TemporaryDirectory() as folder:
        parts = []
        for alphabet in ALPHABETS:
            font = TTFont(MODULES / pattern.format(alphabet))
            if weight is not None:
                instantiateVariableFont(font, {"wght": weight}, inplace=True)
            _set_lining_figures(font)
            for table in LEFT_OUT:
                if table in font:
                    del font[table]
            font.flavor = None
            parts.append(str(Path(folder) / f"{alphabet}.ttf"))
            font.save(parts[-1])
        merged = Merger(Options(drop_tables=["name"])).merge(parts)
        merged["name"] = TTFont(parts[0])["name"]
        family, _, style = name.partition("-")
        for number, text in ((1, f"{family} {style}"), (2, "Regular"), (4, f"{family} {style}"), (6, name)):
            merged["name"].setName(text, number, 3, 1, 0x409)
        merged["head"].modified = merged["head"].created  # reproducible output
        merged.recalcTimestamp = False
        merged.save(FONTS / f"{name}.ttf")


def _set_lining_figures(font: TTFont) -> None:
    """Give the digits lining shapes: old-style digits would have uneven heights on a board of numbers."""
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    lookups = {
        n for one in table.FeatureList.FeatureRecord if one.FeatureTag == "lnum" for n in one.Feature.LookupListIndex
    }
    shapes = {}
    for number in lookups:
        for part in table.LookupList.Lookup[number].SubTable:
            shapes |= getattr(getattr(part, "ExtSubTable", part), "mapping", {})
    for cmap in font["cmap"].tables:
        for digit in range(ord("0"), ord("9") + 1):
            if cmap.cmap.get(digit) in shapes:
                cmap.cmap[digit] = shapes[cmap.cmap[digit]]


def _brotli() -> ModuleType:
    """Return a substitute for the brotli package that runs Node."""
    module = ModuleType("brotli")
    script = "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(0)))"
    module.decompress = lambda data: (
        subprocess.run(  # type: ignore[attr-defined]
            ["node", "-e", script], input=data, capture_output=True, check=True
        ).stdout
    )
    return module


if __name__ == "__main__":
    main()

"""Wraps the code of cards and motifs at 120 characters, with lists of points packed; it never changes meaning."""

import ast
import re
from pathlib import Path

WIDTH = 118
INDENT = 4


def tidy(path: Path) -> bool:
    """Wrap the long statements of a file; returns whether anything changed."""
    source = path.read_text("utf-8")
    laid_out = lay_out(source)
    if laid_out == source or ast.dump(ast.parse(source)) != ast.dump(ast.parse(laid_out)):
        return False
    path.write_text(laid_out, "utf-8")
    return True


def lay_out(source: str) -> str:
    """Return the same code with every statement that is too long, or spread over lines, wrapped again."""
    lines = source.split("\n")
    for first, last in sorted(_spans(source, lines), reverse=True):
        part = lines[first - 1 : last]
        if all(len(line) <= WIDTH for line in part):
            continue
        indent = len(part[0]) - len(part[0].lstrip())
        comment = re.search(r"  (# [^\"']*)$", part[-1])
        if comment:
            part[-1] = part[-1][: comment.start()]
        if any("#" in re.sub(r'"[^"]*"', "", line) for line in part):
            continue  # a comment among the points says where it belongs
        above = [" " * indent + comment[1]] if comment else []
        lines[first - 1 : last] = above + _wrapped(_joined(part), indent)
    return "\n".join(lines)


def _spans(source: str, lines: list[str]) -> list[tuple[int, int]]:
    """First and last line of every statement, or of its head if it has a body."""
    spans = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.stmt) or getattr(node, "decorator_list", None):
            continue
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        last = node.end_lineno or node.lineno
        body = getattr(node, "body", None)
        if isinstance(body, list):
            last = body[0].lineno - 1
            while last > node.lineno and not re.search(r":(\s*#.*)?$", lines[last - 1]):
                last -= 1
        if last >= node.lineno:
            spans.append((node.lineno, last))
    return spans


def _joined(part: list[str]) -> str:
    text = " ".join(line.strip() for line in part)
    text = re.sub(r"([(\[{]) ", r"\1", text)
    return re.sub(r",? ([)\]}])", r"\1", text)


def _wrapped(text: str, indent: int) -> list[str]:
    depth = _depths(text)
    lines, start = [], 0
    while True:
        margin = indent if start == 0 else indent + INDENT
        room = WIDTH - margin
        end = None if len(text) - start <= room else _break(text, depth, start, room)
        lines.append(" " * margin + text[start:end])
        if end is None:
            return lines
        start = end + 1


def _depths(text: str) -> list[int]:
    """How many brackets are open at each character; 0 also inside strings, where no line may break."""
    depths, depth, quote = [], 0, ""
    for letter in text:
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'":
            quote = letter
        else:
            depth += (letter in "([{") - (letter in ")]}")
        depths.append(0 if quote else depth)
    return depths


def _break(text: str, depth: list[int], start: int, room: int) -> int | None:
    """The best space to break at: late in the line, outside inner brackets, after a comma."""
    spaces = [i for i in range(start + 1, len(text)) if text[i] == " " and depth[i] > 0]
    good = [i for i in spaces if i < start + room and (text[i - 1] == "," or re.match(r" (for|if|else)\b", text[i:]))]
    good = [i for i in good if i - start > room * 0.35]
    if good:
        return max(good, key=lambda i: (i - start) / room * 1.6 - depth[i] * 0.45)
    within = [i for i in spaces if i < start + room]
    return within[-1] if within else (spaces[0] if spaces else None)

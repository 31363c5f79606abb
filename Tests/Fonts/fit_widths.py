#!/usr/bin/env python3
"""Writes Sources/LayText/Tables/SystemFontWidths+Generated.swift: what makes the stand-in as wide as San Francisco.

    python3 Tests/Fonts/fit_widths.py [--check]

With --check nothing is written; the exit status tells whether the file is up to date. Either prints the errors.

A text is as wide as its characters in the stand-in, each with an addition in em: by size, by weight, by design, and by
character. The additions are fitted by least squares on the widths recorded from SwiftUI in Tests/Fixtures/Text
(measured-sizes.json, measured-widths.json). A recorded width is the drawn one rounded up to a pixel, so that half a
pixel is taken off; widths that nothing explains count less (Huber). Every addition is drawn towards what was known
before: those of size and weight towards the first fit, those of characters towards the means of measured-characters.json
as far as these are certain, else towards nothing.

Of some texts only a proposal is known in which they did not fit ("over"): they are made that wide.

A third of the widths, chosen by a hash of text and width, is kept out of the fit. `SystemFontWidthTests` holds their
errors. Italics and designs of their own are all fitted: there are few.
"""
import json
import math
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "Tests/Fixtures/Text"
TABLES = ROOT / "Sources/LayText/Tables"
OUTPUT = TABLES / "SystemFontWidths+Generated.swift"

# The first fit, on 514 widths of macOS 26.2 and iOS 26.0, in thousandths of an em: it stands where nothing was
# recorded. Below 10 and above 40 points it is parallel to Apple's tracking table; the lightest weights are derived.
SIZES = {
    6: 39, 9: 17, 10: 9.6, 11: 3.8, 12: -2.3, 13: -7.9, 15: -18, 16: -21.9, 17: -27.7, 20: -39.3, 22: -46.1,
    24: -50.2, 26: -49.5, 28: -47.2, 32: -53, 34: -48, 40: -53.9, 60: -60, 80: -64,
}
WEIGHTS = {100: -4.5, 200: -3, 300: -1.5, 400: 0, 500: 6.5, 600: 8.3, 700: 16.2, 800: 37.9, 900: 38}
DESIGNS = {"rounded": -3.9, "serif": 23.7}
ITALIC = 15
# Between these sizes the additions of weights and of the serif design go from those of small text to those of large.
SMALL, LARGE = 13, 20

# How far an addition may be from what was known, in thousandths of an em: the standard deviations of the fit.
FREEDOM = {"character": 12, "size": 3, "weight": 4, "design": 30}
# Of a recorded width, in points: rounding to a pixel, and what the model lacks.
UNCERTAINTY = 0.2
# From here on an error counts by its length and not by its square, in points.
ROBUSTNESS = 0.5
# How much more than a width a bound counts that is not kept.
BOUND = 10
ROUNDS = 12

# Sizes and weights of text styles at the default type size: Apple's Human Interface Guidelines.
STYLES = {
    "macOS": {
        "largeTitle": (26, 400), "title": (22, 400), "title2": (17, 400), "title3": (15, 400), "headline": (13, 700),
        "body": (13, 400), "callout": (12, 400), "subheadline": (11, 400), "footnote": (10, 400), "caption": (10, 400),
        "caption2": (10, 500),
    },
    "iOS": {
        "largeTitle": (34, 400), "title": (28, 400), "title2": (22, 400), "title3": (20, 400), "headline": (17, 600),
        "body": (17, 400), "callout": (16, 400), "subheadline": (15, 400), "footnote": (13, 400), "caption": (12, 400),
        "caption2": (11, 400),
    },
}


class StandIn:
    """Advances and kerning of the stand-in, read from the table that the compiler embeds."""

    def __init__(self):
        source = (TABLES / "SystemFontData+Generated.swift").read_text()
        self.units = int(re.search(r"unitsPerEm = (\d+)", source)[1])
        self.tables = {
            name: re.sub(r"(\\#)?\n *", "", body.strip())
            for name, body in re.findall(r'static let (\w+): StaticString = #"""\n(.*?)\n    """#', source, re.S)
        }

    def number(self, table, position, digits):
        value = 0
        for character in self.tables[table][position * digits : (position + 1) * digits]:
            value = value << 6 | ord(character) - 48
        return value

    def glyph(self, character):
        point = ord(character)
        page = self.number("pages", point >> 6, 2)
        record = self.number("entries", page << 6 | point & 63, 2)
        return [self.number("records", record * 3 + i, 2) for i in range(3)] if record else None

    def kerning(self, left, right, weight):
        cell = self.number("rowStarts", left[1], 3) + right[2]
        if self.number("kernCells", cell * 2, 2) != left[1]:
            return 0
        row = self.number("kernCells", cell * 2 + 1, 2)
        return self.number("kernRows", row * 9 + weight // 100 - 1, 2) - 2048

    def width(self, text, weight):
        """In em; None where a character is missing."""
        glyphs = [self.glyph(character) for character in text]
        if None in glyphs:
            return None
        advances = sum(self.number("advances", glyph[0] * 9 + weight // 100 - 1, 3) for glyph in glyphs)
        return (advances + sum(self.kerning(*pair, weight) for pair in zip(glyphs, glyphs[1:]))) / self.units


def fnv1a(text):
    """A hash that the tests work out, too."""
    value = 0x811C9DC5
    for byte in text.encode():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value


class Width:
    """One recorded width of a text in one font."""

    def __init__(self, row, run, scale):
        style = STYLES[row["platform"]].get(run.get("style"), (13 if row["platform"] == "macOS" else 17, 400))
        self.text = run["text"]
        self.size = run.get("size", style[0])
        self.weight = run.get("weight", style[1])
        self.design = run.get("design", "standard")
        self.italic = run.get("italic", False)
        self.pixel = 1 / scale
        # Where only a width is known that is too narrow: more than the half pixel wider that a line takes all the same.
        self.is_bound = "over" in row
        self.width = row["over"] + 1.5 * self.pixel if self.is_bound else row["width"]

    @property
    def key(self):
        return (self.text, float(self.size), self.weight, self.design, self.italic)

    @property
    def is_kept_out(self):
        if self.design != "standard" or self.italic or self.is_bound:
            return False
        return fnv1a(f"{self.text}|{round(self.width * 1000)}") % 3 == 0

    def rounded(self, width):
        return math.ceil(width / self.pixel - 1e-6) * self.pixel


def recorded(stand_in):
    """The widths of both fixtures, each text once in each font."""
    found = {}
    for row in json.loads((FIXTURES / "measured-sizes.json").read_text())["rows"]:
        changes = {"proposal", "lineLimit", "kerning", "minimumScaleFactor", "allowsTightening"}
        if len(row["runs"]) == 1 and row.get("width") and not changes & row.keys():
            width = Width(row, row["runs"][0], 2)
            found.setdefault(width.key, width) if "family" not in row["runs"][0] else None
    for row in json.loads((FIXTURES / "measured-widths.json").read_text())["rows"]:
        width = Width(row, row, row["scale"])
        found.setdefault((*width.key, width.pixel), width)
    widths = []
    for width in found.values():
        width.em = stand_in.width(width.text, width.weight)
        # The monospaced design has an advance of its own, and bullets of passwords are no text.
        if width.em is not None and width.design != "monospaced" and "\n" not in width.text and "•" not in width.text:
            widths.append(width)
    return widths


def share(size):
    """How large a size is, between small text (0) and large (1)."""
    return min(max((size - SMALL) / (LARGE - SMALL), 0), 1)


def between_sizes(size):
    """The sizes of the table around one, and how much each counts."""
    sizes = sorted(SIZES)
    if size <= sizes[0] or size >= sizes[-1]:
        return [(sizes[0] if size <= sizes[0] else sizes[-1], 1)]
    upper = next(other for other in sizes if other >= size)
    lower = max(other for other in sizes if other < upper)
    part = (size - lower) / (upper - lower)
    return [(lower, 1 - part), (upper, part)]


class Additions:
    """The additions, each a number of the fit, and what is known of them before."""

    def __init__(self, widths):
        self.means = json.loads((FIXTURES / "measured-characters.json").read_text())["characters"]
        self.names = [("character", c) for c in sorted({c for w in widths for c in w.text} | self.means.keys())]
        self.names += [("size", size) for size in SIZES]
        self.names += [("weight", weight, end) for weight in WEIGHTS if weight != 400 for end in (0, 1)]
        self.names += [("rounded",), ("serif", 0), ("serif", 1), ("italic",)]
        self.index = {name: i for i, name in enumerate(self.names)}
        self.first = [self.known(name) for name in self.names]

    def known(self, name):
        kind = name[0]
        return {
            "size": lambda: SIZES[name[1]], "weight": lambda: WEIGHTS[name[1]], "character": lambda: 0,
            "italic": lambda: ITALIC,
        }.get(kind, lambda: DESIGNS[kind])()

    def terms(self, width):
        """How often each addition counts in a width: (index, thousandths of a point per thousandth of an em)."""
        terms = {}

        def add(name, times):
            if times:
                terms[self.index[name]] = terms.get(self.index[name], 0) + times * width.size / 1000

        count, large = len(width.text), share(width.size)
        for character in width.text:
            add(("character", character), 1)
        for size, part in between_sizes(width.size):
            add(("size", size), part * count)
        if width.weight != 400:
            add(("weight", width.weight, 0), (1 - large) * count)
            add(("weight", width.weight, 1), large * count)
        if width.design == "rounded":
            add(("rounded",), count)
        if width.design == "serif":
            add(("serif", 0), (1 - large) * count)
            add(("serif", 1), large * count)
        if width.italic:
            add(("italic",), count)
        return terms

    def expectations(self):
        """(terms, value, standard deviation) of what is known, as differences from the first fit."""
        for i, name in enumerate(self.names):
            kind = name[0] if name[0] in FREEDOM else "design"
            yield {i: 1}, 0, FREEDOM[kind]
            if kind == "character" and name[1] in self.means:
                mean, error, _ = self.means[name[1]]
                yield {i: 1}, mean, error + 1
            if kind == "weight" and name[2] == 0:
                yield {i: 1, self.index["weight", name[1], 1]: -1}, 0, FREEDOM["weight"]
        sizes = sorted(SIZES)
        for lower, upper in zip(sizes, sizes[1:]):
            yield {self.index["size", lower]: 1, self.index["size", upper]: -1}, 0, FREEDOM["size"]


def solve(matrix, vector):
    """Gaussian elimination with pivots."""
    size = len(vector)
    rows = [row[:] + [value] for row, value in zip(matrix, vector)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda j: abs(rows[j][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for j in range(i + 1, size):
            if factor := rows[j][i] / rows[i][i]:
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i])]
    solution = [0.0] * size
    for i in reversed(range(size)):
        solution[i] = (rows[i][size] - sum(rows[i][j] * solution[j] for j in range(i + 1, size))) / rows[i][i]
    return solution


def fit(additions, widths):
    """The additions, in thousandths of an em, in the order of their names."""
    count = len(additions.names)
    fixed = [([*terms.items()], value, 1 / deviation**2) for terms, value, deviation in additions.expectations()]
    measured = []
    for width in widths:
        terms = [*additions.terms(width).items()]
        first = width.em * width.size + sum(additions.first[i] * times for i, times in terms)
        measured.append((terms, width.width - width.pixel / 2 - first, width.is_bound))
    solution = [0.0] * count
    for _ in range(ROUNDS):
        matrix, vector = [[0.0] * count for _ in range(count)], [0.0] * count
        certain = []
        for terms, value, is_bound in measured:
            error = value - sum(solution[i] * times for i, times in terms)
            # A text that is wider than the bound tells nothing.
            importance = min(1, ROBUSTNESS / max(abs(error), 1e-9)) if not is_bound else float(error > 0) * BOUND
            certain.append((terms, value, importance / UNCERTAINTY**2))
        for terms, value, importance in fixed + certain:
            for i, times in terms:
                vector[i] += importance * times * value
                for j, others in terms:
                    matrix[i][j] += importance * times * others
        solution = solve(matrix, vector)
    return [first + change for first, change in zip(additions.first, solution)]


def report(name, additions, values, widths):
    errors = []
    for width in widths:
        if width.is_bound:
            continue
        drawn = width.em * width.size + sum(values[i] * times for i, times in additions.terms(width).items())
        errors.append(abs(width.rounded(drawn) - width.width))
    over = sum(error > 1.001 for error in errors)
    print(f"{name}: {len(errors)} widths, mean error {sum(errors) / len(errors):.3f} points, {over} above 1 point")


def em(thousandths):
    """Ten-thousandths of an em, as the table has them."""
    return round(thousandths * 10)


def swift(additions, values):
    value = {name: em(values[i]) for name, i in additions.index.items()}
    sizes = ", ".join(f"({size}, {value['size', size]})" for size in sorted(SIZES))
    weights = ", ".join(f"({value.get(('weight', w, 0), 0)}, {value.get(('weight', w, 1), 0)})" for w in sorted(WEIGHTS))
    ascii_values = [value.get(("character", chr(point)), 0) for point in range(0x20, 0x7F)]
    ascii_text = "".join(chr(48 + ((v + 2048) >> 6 & 63)) + chr(48 + (v + 2048 & 63)) for v in ascii_values)
    others = ", ".join(f"(0x{ord(n[1]):04X}, {v})" for n, v in value.items() if n[0] == "character" and ord(n[1]) >= 0x7F and v)
    return f'''// Generated by Tests/Fonts/fit_widths.py from Tests/Fixtures/Text; do not edit.
// swift-format-ignore-file

/// What the system font's stand-in lacks in width to San Francisco; `SystemFontFitting` reads it.
///
/// All in ten-thousandths of an em. Fitted on widths measured on macOS 26.2 to 27.0 and iOS 16 to 27.
enum SystemFontWidths {{
  /// By size, in points.
  static let sizes: [(size: Double, extra: Double)] = [
    {sizes},
  ]

  /// Up to the first size weights and serifs count as in small text, from the second on as in large, between as a mean.
  static let smallSize = {SMALL}.0
  static let largeSize = {LARGE}.0

  /// By weight from ultra-light on, in small text and in large.
  static let weights: [(small: Double, large: Double)] = [
    {weights},
  ]

  static let rounded = {value[("rounded",)]}.0
  static let serif = (small: {value["serif", 0]}.0, large: {value["serif", 1]}.0)
  static let italic = {value[("italic",)]}.0

  /// By character of ASCII from the space on, and 2,048.
  static let characters: StaticString = #"""
    {ascii_text}
    """#

  /// By character beyond ASCII.
  static let others: [(scalar: UInt32, extra: Double)] = [
    {others},
  ]
}}
'''


def main():
    stand_in = StandIn()
    widths = recorded(stand_in)
    additions = Additions(widths)
    values = fit(additions, [width for width in widths if not width.is_kept_out])
    report("before, all", additions, additions.first, widths)
    report("before, kept out", additions, additions.first, [width for width in widths if width.is_kept_out])
    report("fitted", additions, values, [width for width in widths if not width.is_kept_out])
    report("kept out", additions, values, [width for width in widths if width.is_kept_out])
    text = swift(additions, values)
    if "--check" in sys.argv:
        if OUTPUT.read_text() != text:
            sys.exit(f"{OUTPUT.relative_to(ROOT)} is not what Tests/Fonts/fit_widths.py writes")
    else:
        OUTPUT.write_text(text)


if __name__ == "__main__":
    main()

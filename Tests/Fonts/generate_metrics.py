#!/usr/bin/env python3
"""Writes Sources/LayText/Tables/SystemFontData+Generated.swift: the numbers of the system font's stand-in.

Reads the nine upright static fonts of Debian's package fonts-inter (4.0~beta7): horizontal advances and pair
kerning of every code point in the Basic Multilingual Plane that is no private use. No outline is taken over.

    apt-get install fonts-inter
    pip install fonttools
    python3 Tests/Fonts/generate_metrics.py [--check]

With --check nothing is written; the exit status tells whether the file is up to date.

The tables are printable text, six bits to a character from '0' on, because a string literal compiles in no time
and needs no work at start-up:

    pages      code point / 64 -> page, 2 characters
    entries    page * 64 + code point % 64 -> glyph record, 2 characters; record 0 is "no such glyph"
    records    advance row, left kerning class, right kerning class, 2 characters each
    advances   row * 9 + weight -> font units, 3 characters
    rowStarts  left class -> start of its row in kernCells, 3 characters
    kernCells  row start + right class -> left class it belongs to, kerning row, 2 characters each
    kernRows   row * 9 + weight -> font units + 2048, 2 characters
    tabular    weight -> advance of a monospaced digit, 3 characters
"""
import pathlib
import sys

from fontTools.ttLib import TTFont

FONTS = pathlib.Path("/usr/share/fonts/opentype/inter")
WEIGHTS = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
OUTPUT = pathlib.Path(__file__).resolve().parents[2] / "Sources/LayText/Tables/SystemFontData+Generated.swift"
LINE = 100


def number(value, characters):
    """The value in base 64, most significant character first."""
    assert 0 <= value < 64**characters, value
    return "".join(chr(48 + (value >> 6 * i & 63)) for i in reversed(range(characters)))


class Numbering:
    """Numbers distinct values in the order they come."""

    def __init__(self, *first):
        self.values = []
        self.numbers = {}
        for value in first:
            self(value)

    def __call__(self, value):
        if value not in self.numbers:
            self.numbers[value] = len(self.values)
            self.values.append(value)
        return self.numbers[value]


def kern_feature(font):
    table = font["GPOS"].table
    lookups = {i for r in table.FeatureList.FeatureRecord if r.FeatureTag == "kern" for i in r.Feature.LookupListIndex}
    assert len(lookups) == 1, "one kerning lookup is expected"
    return table.LookupList.Lookup[lookups.pop()].SubTable


def advance_of(value):
    return getattr(value, "XAdvance", 0) if value else 0


def kerning(font, glyphs):
    """glyph -> its kerning against each of the glyphs, by the first subtable that knows the pair."""
    rows = {}
    subtables = kern_feature(font)
    for left in glyphs:
        row = [None] * len(glyphs)
        for table in subtables:
            if left not in table.Coverage.glyphs:
                continue
            if table.Format == 1:
                records = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
                pairs = {r.SecondGlyph: advance_of(r.Value1) for r in records}
                for i, right in enumerate(glyphs):
                    if row[i] is None and right in pairs:
                        row[i] = pairs[right]
            else:
                record = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
                for i, right in enumerate(glyphs):
                    if row[i] is None:
                        row[i] = advance_of(record[table.ClassDef2.classDefs.get(right, 0)].Value1)
        rows[left] = tuple(value or 0 for value in row)
    return rows


def comb(rows):
    """Lays sparse rows over each other: the start of each, and cells (owner, value); owner None is a free cell."""
    starts, cells = [0] * len(rows), []
    for owner in sorted(range(len(rows)), key=lambda i: -sum(1 for v in rows[i] if v)):
        taken = [i for i, v in enumerate(rows[owner]) if v]
        start = 0
        while any(start + i < len(cells) and cells[start + i] for i in taken):
            start += 1
        starts[owner] = start
        for i in taken:
            cells.extend([None] * (start + i + 1 - len(cells)))
            cells[start + i] = (owner, rows[owner][i])
    width = len(rows[0])
    cells.extend([None] * (max(starts) + width - len(cells)))
    return starts, cells


def literal(name, comment, text):
    lines = [text[i : i + LINE] for i in range(0, len(text), LINE)]
    body = "\\#\n".join("    " + line for line in lines)
    return f'  /// {comment}\n  static let {name}: StaticString = #"""\n{body}\n    """#\n'


def generate():
    fonts = [TTFont(FONTS / f"Inter-{name}.otf") for name in WEIGHTS]
    units = fonts[0]["head"].unitsPerEm
    cmap = fonts[0].getBestCmap()
    assert all(f.getBestCmap() == cmap and f["head"].unitsPerEm == units for f in fonts)
    points = [c for c in sorted(cmap) if 0x20 <= c < 0xE000 or 0xF900 <= c <= 0xFFFD]
    glyphs = sorted({cmap[c] for c in points})
    position = {g: i for i, g in enumerate(glyphs)}
    kern = [kerning(f, glyphs) for f in fonts]

    left = Numbering(tuple(tuple([0] * len(glyphs)) for _ in fonts))
    left_class = {g: left(tuple(k[g] for k in kern)) for g in glyphs}
    right = Numbering(tuple(0 for row in left.values for _ in row))
    right_class = {g: right(tuple(w[position[g]] for row in left.values for w in row)) for g in glyphs}
    representative = {right_class[g]: position[g] for g in reversed(glyphs)}
    kern_rows = Numbering(tuple([0] * len(fonts)))
    matrix = [
        [kern_rows(tuple(w[representative[r]] for w in row)) if r in representative else 0 for r in range(len(right.values))]
        for row in left.values
    ]
    starts, cells = comb(matrix)

    advances = Numbering()
    records = Numbering(None)
    record_of = {}
    for c in points:
        g = cmap[c]
        row = advances(tuple(f["hmtx"][g][0] for f in fonts))
        record_of[c] = records((row, left_class[g], right_class[g]))
    pages = Numbering(tuple([0] * 64))
    page_of = [pages(tuple(record_of.get(p * 64 + i, 0) for i in range(64))) for p in range(1024)]

    def tabular(font):
        for feature in font["GSUB"].table.FeatureList.FeatureRecord:
            if feature.FeatureTag == "tnum":
                lookup = font["GSUB"].table.LookupList.Lookup[feature.Feature.LookupListIndex[0]]
                substitutes = {}
                for table in lookup.SubTable:
                    substitutes.update(getattr(table, "ExtSubTable", table).mapping)
                # They differ by two units of 2816 in some weights, a slip of the font's.
                return max(font["hmtx"][substitutes.get(cmap[c], cmap[c])][0] for c in range(0x30, 0x3A))
        raise AssertionError("no tabular digits")

    tables = [
        ("pages", "Code point / 64 → page.", "".join(number(p, 2) for p in page_of)),
        ("entries", "Page × 64 + code point % 64 → glyph record.", "".join(number(e, 2) for p in pages.values for e in p)),
        ("records", "Advance row, left kerning class, right kerning class.", "".join(
            "".join(number(v, 2) for v in r or (0, 0, 0)) for r in records.values)),
        ("advances", "Row × 9 + weight → font units.", "".join(number(v, 3) for r in advances.values for v in r)),
        ("rowStarts", "Left class → start of its row in `kernCells`.", "".join(number(s, 3) for s in starts)),
        ("kernCells", "Row start + right class → the left class it belongs to, kerning row.", "".join(
            number(c[0] if c else 4095, 2) + number(c[1] if c else 0, 2) for c in cells)),
        ("kernRows", "Row × 9 + weight → font units + 2048.", "".join(
            number(v + 2048, 2) for r in kern_rows.values for v in r)),
        ("tabular", "Weight → the advance of a monospaced digit.", "".join(number(tabular(f), 3) for f in fonts)),
    ]
    out = "// Generated by Tests/Fonts/generate_metrics.py from Debian's fonts-inter; do not edit.\n"
    out += "// swift-format-ignore-file\n\n"
    out += "/// Advances and kerning of Inter, the system font's stand-in; `SystemFontTable` reads them.\n"
    out += "enum SystemFontData {\n"
    out += f"  static let unitsPerEm = {units}\n"
    out += f"  static let weightCount = {len(fonts)}\n"
    out += "".join("\n" + literal(*t) for t in tables) + "}\n"
    total = sum(len(t[2]) for t in tables)
    print(f"{len(points)} code points, {len(left.values)} x {len(right.values)} kerning classes, {total} bytes")
    return out


if __name__ == "__main__":
    text = generate()
    if "--check" in sys.argv[1:]:
        sys.exit(0 if OUTPUT.read_text() == text else f"{OUTPUT} is stale")
    OUTPUT.write_text(text)

#!/usr/bin/env python3
"""Compares the OpenType reader and the embedded table with HarfBuzz and fontTools.

    apt-get install fonts-inter fonts-dejavu-core fonts-liberation fonts-noto-core fonts-lato fonts-open-sans \\
        fonts-roboto-unhinted fonts-croscore fonts-firacode fonts-crosextra-carlito fonts-cantarell fonts-cabin \\
        fonts-linuxlibertine fonts-ebgaramond fonts-noto-cjk
    pip install fonttools uharfbuzz
    python3 Tests/Fonts/check_fonts.py

For every font below that is installed, writes down line metrics and glyph advances as fontTools reads them and the
widths of words as HarfBuzz shapes them (kerning on, ligatures and alternates off), and lets the test suite
`FontAgreementTests` read the same font, and `FontFuzzTests` with random bytes in it. Without the tools the check is
skipped with a line that says so.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = pathlib.Path("/usr/share/fonts")
FONTS = """
truetype/dejavu/DejaVuSans.ttf truetype/dejavu/DejaVuSerif.ttf truetype/dejavu/DejaVuSansMono.ttf
truetype/liberation/LiberationSans-Regular.ttf truetype/liberation/LiberationSerif-Bold.ttf
truetype/noto/NotoSans-Regular.ttf truetype/noto/NotoSerif-Regular.ttf truetype/noto/NotoSansMono-Regular.ttf
truetype/lato/Lato-Regular.ttf truetype/lato/Lato-Black.ttf truetype/open-sans/OpenSans-Regular.ttf
truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf truetype/croscore/Arimo-Regular.ttf truetype/firacode/FiraCode-Regular.ttf
truetype/crosextra/Carlito-Regular.ttf opentype/inter/Inter-Regular.otf opentype/inter/Inter-Bold.otf
opentype/cantarell/Cantarell-Regular.otf opentype/cabin/Cabin-Regular.otf opentype/linux-libertine/LinLibertine_R.otf opentype/ebgaramond/EBGaramond12-Regular.otf
opentype/noto/NotoSansCJK-Regular.ttc
""".split()
WORDS = """
AVATAR Toyota Yves Tokyo Wave LTo. "Typography" quick-brown fox, jumps; over: the lazy dog! P.A. r.v. 1,234.5 11:17 7/11
Ελληνικά Αθήνα Τύπος ΑΥΓΗ Привет Типография ГУДОК Ёлка Łódź Çelik naïve café Ünïcödé (T) [V] {W} «Tä» —Y “A” f.o. Å.T.
""".split()
OUTLINES = "AaÅgi8&@%?ß;"
FEATURES = {"liga": False, "clig": False, "calt": False, "ccmp": False, "locl": False, "rlig": False}


def outline(font, glyph):
    """The glyph's contours as numbers, every curve by its control points."""
    from fontTools.pens.basePen import BasePen

    class Numbers(BasePen):
        def __init__(self, glyphs):
            super().__init__(glyphs)
            self.contours = []

        def _moveTo(self, point):
            self.contours.append([[*point]])

        def _lineTo(self, point):
            self.contours[-1].append([*point])

        def _curveToOne(self, *points):
            self.contours[-1].append([v for p in points for v in p])

        _qCurveToOne = _curveToOne

    glyphs = font.getGlyphSet()
    pen = Numbers(glyphs)
    glyphs[glyph].draw(pen)
    # A contour of one point, an anchor, draws nothing.
    return [step for contour in pen.contours if len(contour) > 1 for step in contour]


def case(path):
    import uharfbuzz
    from fontTools.ttLib import TTFont

    font = TTFont(path, fontNumber=0)
    cmap = font.getBestCmap()
    scalars = [c for c in sorted(cmap) if c >= 0x20][:: max(len(cmap) // 3000, 1)]
    shaper = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path)), 0))
    widths = {}
    for word in WORDS:
        if any(ord(c) not in cmap for c in word):
            continue
        buffer = uharfbuzz.Buffer()
        buffer.add_str(word)
        buffer.guess_segment_properties()
        uharfbuzz.shape(shaper, buffer, FEATURES)
        widths[word] = sum(p.x_advance for p in buffer.glyph_positions)
    os2 = font["OS/2"]
    return {
        "file": str(path),
        "unitsPerEm": font["head"].unitsPerEm,
        "ascender": font["hhea"].ascent,
        "descender": -font["hhea"].descent,
        "lineGap": font["hhea"].lineGap,
        "capHeight": getattr(os2, "sCapHeight", None) if os2.version >= 2 else None,
        "family": font["name"].getBestFamilyName(),
        "postScriptName": font["name"].getDebugName(6),
        "weight": os2.usWeightClass,
        "advances": {str(c): font["hmtx"][cmap[c]][0] for c in scalars},
        "widths": widths,
        "outlines": {c: outline(font, cmap[ord(c)]) for c in OUTLINES if ord(c) in cmap},
    }


def main():
    try:
        import fontTools  # noqa: F401
        import uharfbuzz  # noqa: F401
    except ImportError as error:
        print(f"skipped: {error.name} is not installed (pip install fonttools uharfbuzz)")
        return 0
    paths = [FOLDER / name for name in FONTS if (FOLDER / name).exists()]
    if len(paths) < 12:
        print(f"skipped: only {len(paths)} of {len(FONTS)} fonts are installed in {FOLDER}")
        return 0
    with tempfile.NamedTemporaryFile("w", suffix=".json", delete=False) as file:
        json.dump([case(path) for path in paths], file)
    print(f"check_fonts: {len(paths)} fonts", flush=True)
    arguments = ["swift", "test", "--filter", "FontAgreementTests|installedFonts", *sys.argv[1:]]
    try:
        return subprocess.run(arguments, cwd=ROOT, env={**os.environ, "LAY_FONT_CASES": file.name}).returncode
    finally:
        os.unlink(file.name)


if __name__ == "__main__":
    sys.exit(main())

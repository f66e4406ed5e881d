#!/usr/bin/env python3
"""Makes public/fonts/readex-pro.woff2: Readex Pro, weights 400-700, Arabic and Latin in one file.

The result is committed, so no build needs this. To run it again (Debian):
    apt-get install python3-fonttools python3-brotli
    python3 scripts/make-font.py
The package @fontsource-variable/readex-pro cuts the family by script; both cuts come from one source with the same
axis, so the Latin glyphs can be copied beside the Arabic ones.
"""
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / 'node_modules/@fontsource-variable/readex-pro'
OUT = ROOT / 'public/fonts/readex-pro.woff2'

ARABIC = [0x60C, 0x61B, 0x61F, *range(0x621, 0x653), *range(0x660, 0x66D), 0x200C, 0x200D]
LATIN = [ord(c) for c in ' !"#%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|«»·×©–—…•']


def cut(script: str, wanted: list[int], features: list[str]) -> TTFont:
    font = TTFont(SOURCE / f'files/readex-pro-{script}-wght-normal.woff2')
    options = subset.Options(layout_features=features, notdef_outline=True, hinting=False, name_IDs=[1, 2, 13, 14], glyph_names=False)
    options.drop_tables += ['MVAR', 'DSIG', 'meta']
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted)
    cutter.subset(font)
    instantiateVariableFont(font, {'wght': (400, 700)}, inplace=True)
    return font


def add(base: TTFont, extra: TTFont) -> None:
    names: dict[str, str] = {}
    order = list(base.getGlyphOrder())
    for name in extra.getGlyphOrder():
        if name == '.notdef':
            continue
        names[name] = f'latin.{name}'
        order.append(names[name])
    base.setGlyphOrder(order)
    for old, new in names.items():
        glyph = extra['glyf'][old]
        if glyph.isComposite():
            for part in glyph.components:
                part.glyphName = names[part.glyphName]
        base['glyf'].glyphs[new] = glyph
        base['glyf'].glyphOrder = order
        base['hmtx'].metrics[new] = extra['hmtx'].metrics[old]
        base['gvar'].variations[new] = extra['gvar'].variations.get(old, [])
    base['maxp'].numGlyphs = len(order)
    for code, old in extra.getBestCmap().items():
        for table in base['cmap'].tables:
            if code not in table.cmap and code not in ARABIC:
                table.cmap[code] = names[old]
    # Widths of the copied glyphs vary through gvar; the table of the Arabic cut does not know them.
    for tag in ('HVAR', 'GDEF'):
        if tag == 'HVAR' and tag in base:
            del base[tag]


def main() -> None:
    font = cut('arabic', ARABIC, ['ccmp', 'init', 'medi', 'fina', 'isol', 'rlig', 'liga', 'calt', 'mark', 'mkmk', 'kern', 'curs'])
    add(font, cut('latin', LATIN, []))
    font.flavor = 'woff2'
    OUT.parent.mkdir(parents=True, exist_ok=True)
    font.save(OUT)
    (OUT.parent / 'OFL.txt').write_text((SOURCE / 'LICENSE').read_text())
    print(f'{OUT.relative_to(ROOT)}: {OUT.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs')


main()

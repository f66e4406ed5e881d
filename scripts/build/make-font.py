#!/usr/bin/env python3
"""Makes the two files of public/fonts from Readex Pro, weights 400-700.

readex-pro.woff2       Arabic, both digit sets, small Latin letters, punctuation: all that public pages show. Preloaded.
readex-pro-caps.woff2  Latin capitals and the signs of web addresses. A browser fetches it only when one is shown.

The results are committed, so no build needs this. To run it again (Debian):
    apt-get install python3-fonttools python3-brotli
    /usr/bin/python3 scripts/build/make-font.py
The package @fontsource-variable/readex-pro cuts the family by script; both cuts come from one source with the same
axis, so the Latin glyphs can be copied beside the Arabic ones.
"""
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables import otTables
from fontTools.varLib.builder import buildVarData, buildVarRegionList, buildVarStore
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / 'node_modules/@fontsource-variable/readex-pro'
OUT = ROOT / 'public/fonts'

ARABIC = [0x60C, 0x61B, 0x61F, *range(0x621, 0x653), *range(0x660, 0x66D), 0x200C, 0x200D]
# O and P belong to the sentence of the page that was not found.
LATIN = [ord(c) for c in ' !%()+,-./0123456789:?@OP_abcdefghijklmnopqrstuvwxyz«»·×©–…•']
CAPS = [ord(c) for c in '"#&\'*;=ABCDEFGHIJKLMNQRSTUVWXYZ[]|—']
SHAPING = ['ccmp', 'init', 'medi', 'fina', 'rlig', 'calt', 'mark', 'mkmk']


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
    names = {name: f'latin.{name}' for name in extra.getGlyphOrder() if name != '.notdef'}
    order = [*base.getGlyphOrder(), *names.values()]
    base.setGlyphOrder(order)
    base['glyf'].glyphOrder = order
    for old, new in names.items():
        glyph = extra['glyf'][old]
        for part in glyph.components if glyph.isComposite() else []:
            part.glyphName = names[part.glyphName]
        base['glyf'].glyphs[new] = glyph
        base['hmtx'].metrics[new] = extra['hmtx'].metrics[old]
        base['gvar'].variations[new] = extra['gvar'].variations.get(old, [])
    base['maxp'].numGlyphs = len(order)
    for code, old in extra.getBestCmap().items():
        for table in base['cmap'].tables:
            if code not in ARABIC:
                table.cmap[code] = names[old]


def write_advances(font: TTFont) -> None:
    """Rebuilds HVAR from gvar. Without a right one, browsers round widths to pixels and the letters come apart."""
    deltas = []
    for glyph in font.getGlyphOrder():
        wide = 0
        for change in font['gvar'].variations.get(glyph, []):
            start, end = change.coordinates[-4:-2]
            wide += (end[0] if end else 0) - (start[0] if start else 0)
        deltas.append([wide])
    table = newTable('HVAR')
    table.table = otTables.HVAR()
    table.table.Version = 0x00010000
    regions = buildVarRegionList([{'wght': (0, 1, 1)}], ['wght'])
    table.table.VarStore = buildVarStore(regions, [buildVarData([0], deltas, optimize=False)])
    table.table.AdvWidthMap = table.table.LsbMap = table.table.RsbMap = None
    font['HVAR'] = table


def save(font: TTFont, name: str) -> None:
    # A coarser grid: half a unit is 0.06 px in the largest heading.
    scale_upem(font, 500)
    write_advances(font)
    font.flavor = 'woff2'
    font.save(OUT / name)
    print(f'public/fonts/{name}: {(OUT / name).stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs')


font = cut('arabic', ARABIC, SHAPING)
add(font, cut('latin', LATIN, []))
save(font, 'readex-pro.woff2')
save(cut('latin', CAPS, []), 'readex-pro-caps.woff2')
(OUT / 'OFL.txt').write_text((SOURCE / 'LICENSE').read_text())

import { describe, expect, it } from 'vitest'
import { stylesFor, withoutFonts } from '../scripts/page-styles.mjs'
import { withShortNames } from '../scripts/short-names.mjs'

const SHEET = `
@layer properties { @supports (not (margin-trim: inline)) { *, :before { --line: solid; --glow: 0 0 #0000; --unset: initial } } }
@layer theme { :root, :host { --spacing: .25rem; --time: .15s; --bar: 4rem } }
@layer base { :root { --bar: 5rem; --unused: 1px } textarea { resize: vertical } a { color: inherit } :focus-visible { outline: 3px solid var(--ring, red) } }
@layer utilities {
  .p-4 { padding: calc(var(--spacing) * 4) }
  .p-8 { padding: calc(var(--spacing) * 8) }
  .top { top: var(--bar) }
  .edge { border-style: var(--line) }
  .shade { --glow: 0 1px 2px #000; box-shadow: var(--far), var(--glow) }
  .ring { box-shadow: 0 0 0 calc(3px + var(--away)) red }
  .press { transition-duration: var(--unset, var(--time)) }
  .spin { animation: spin 1s linear infinite }
  .wave { animation: wave 1s linear infinite }
  .\\[\\&\\>svg\\]\\:small > svg { width: 1rem }
}
@font-face { font-family: Own; src: url(/own.woff2) }
@keyframes spin { to { rotate: 1turn } }
@keyframes wave { to { opacity: 0 } }
@property --line { syntax: "*"; inherits: false; initial-value: solid }
@property --glow { syntax: "*"; inherits: false; initial-value: 0 0 #0000 }
@property --far { syntax: "*"; inherits: false; initial-value: 0 0 #0000 }
@property --away { syntax: "<length>"; inherits: false; initial-value: 0px }
@property --unset { syntax: "*"; inherits: false }
`
const styles = (html: string) => stylesFor(SHEET, html)

describe('the styles of one page', () => {
  it('have the rules of its own classes and elements only', () => {
    const css = styles('<a class="p-4 spin">')
    expect(css).toContain('.p-4{padding:1rem}')
    expect(css).toContain('a{color:inherit}')
    expect(css).toContain('@keyframes spin')
    expect(css).toContain('@font-face')
    for (const other of ['p-8', 'textarea', 'wave']) expect(css).not.toContain(other)
  })

  it('keep what only a state brings about', () =>
    expect(styles('<p>')).toContain(':focus-visible{outline:3px solid var(--ring,red)}'))

  it('know a class by its name before it was written as HTML', () =>
    expect(styles('<i class="[&amp;&gt;svg]:small"><svg>')).toContain('>svg{width:1rem}'))

  it('spell a variable with one value out, and no other', () => {
    const css = styles('<i class="top edge press">')
    expect(css).toContain('.edge{border-style:solid}')
    expect(css).toContain('.press{transition-duration:.15s}')
    expect(css).toContain('.top{top:var(--bar)}')
    expect(css).toMatch(/--bar:4rem.*--bar:5rem/)
    for (const name of ['--spacing', '--unused', '--line', '--unset']) expect(css).not.toContain(name)
  })

  it('keep the unit of a length of nothing: a sum without it is no length', () => {
    expect(styles('<i class="ring">')).toContain('.ring{box-shadow:0 0 0 3px red}')
  })

  it('let a variable that some rule sets begin anew at every element', () => {
    const css = styles('<i class="shade">')
    expect(css).toMatch(/^@layer properties\{\*,:before,:after,::backdrop\{--glow:0 0 #0000\}\}/)
    expect(css).toContain('box-shadow:0 0 #0000, var(--glow)')
    expect(css).not.toContain('@property')
  })
})

it('the sheet that follows names no font a second time', () => {
  expect(withoutFonts(SHEET)).not.toContain('@font-face')
  expect(withoutFonts(SHEET)).toContain('.p-8')
})

describe('one short name for each list of classes', () => {
  const { css, html } = withShortNames(
    '.flex{display:flex}.p-4{padding:1rem}.hidden{display:none}.wide{width:50%}:is(.all>*){height:auto}.open:is(:where(.group):is([open]) *){display:block}@media (width>=768px){.md\\:flex{display:flex}}',
    '<a class="flex p-4"></a><a class="flex p-4"></a><div class="hidden md:flex all"></div><i class="flex"></i><details class="peer group wide flex"><b class="a open p-4"></b></details>',
  )

  it('stands at every element that had the list; lone classes and what others look for stay', () => {
    expect(html).toBe(
      '<a class="b"></a><a class="b"></a><div class="c"></div><i class="flex"></i><details class="d peer group"><b class="e"></b></details>',
    )
  })

  it('has the same rules, in the same order, wherever the class was looked for', () => {
    expect(css).toContain(
      '.b,.flex,.d{display:flex}.b,.e{padding:1rem}.c{display:none}.d{width:50%}:is(.c>*){height:auto}',
    )
    expect(css).toMatch(/\.e:is\(:where\(\.group\).*\*\)\{display:block\}/)
    expect(css).toContain('@media (width>=768px){.c{display:flex}}')
  })
})

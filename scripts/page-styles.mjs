// @ts-nocheck
/** The rules of a stylesheet that one page's HTML can meet: what prerender.mjs writes into the page. */
import { transform } from 'lightningcss'

export const CLASSES = /\sclass="([^"]*)"/g

/** `css` with only the rules whose elements and classes all occur in `html`, and only the animations and properties those use. */
export function stylesFor(css, html) {
  const occurs = occursIn(html)
  const used = rewrite(withoutLicence(css), {
    style: (rule) => (rule.value.selectors.some((selector) => selector.every(occurs)) ? undefined : []),
  })
  const folded = rewrite(withoutUnused(withConstants(used)), {})
  const isUsed = (name) => new RegExp(`animation[^;}]*[\\s:,]${name}\\b`).test(folded)
  return rewrite(folded, { keyframes: (rule) => (isUsed(rule.value.name.value) ? undefined : []) })
}

/** The sheet that follows when the page comes to life. Fonts stay out: naming one again would load it again. */
export const withoutFonts = (css) => rewrite(css, { 'font-face': () => [] })

/** Whether a part of a selector can match; what only a state or a script brings about always can. */
function occursIn(html) {
  const names = (pattern) => new Set([...html.matchAll(pattern)].flatMap(([, text]) => decode(text).split(/\s+/)))
  const classes = names(CLASSES)
  const elements = names(/<([a-z]\w*)/g)
    .add('html')
    .add('body')
  return (part) =>
    part.type === 'class' ? classes.has(part.name) : part.type === 'type' ? elements.has(part.name) : true
}

export const decode = (text) =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** The notice stands in the whole sheet. */
const withoutLicence = (css) => css.replace(/\/\*!.*?\*\//gs, '')

const FALLBACKS = /@layer properties\{@supports[^{]*\{[^{]*\{([^}]*)\}\}\}/
const REGISTERED = /@property (--[\w-]+)\{([^}]*)\}/g

/** A variable that has one value all over the page becomes that value: nothing is left to look up or to name. */
function withConstants(css) {
  const rules = css.replace(FALLBACKS, '').replaceAll(REGISTERED, '')
  const settings = (name) => [...rules.matchAll(new RegExp(`[{;]${name}:([^;}]*)`, 'g'))].map(([, value]) => value)
  const constants = new Map()
  for (const [, name, body] of css.matchAll(REGISTERED)) {
    if (settings(name).length === 0) constants.set(name, initialValue(body))
  }
  for (const [, block] of rules.matchAll(/@layer theme\{:root,:host\{([^}]*)\}/g)) {
    for (const [, name, value] of block.matchAll(/(--[\w-]+):([^;}]*)/g))
      if (settings(name).length === 1) constants.set(name, value)
  }
  return substitute(css, constants)
}

/** The value that a property is registered with. A length of nothing keeps its unit: `calc(3px + 0)` is no length. */
function initialValue(body) {
  const value = /initial-value:([^;}]*)/.exec(body)?.[1]
  return value === '0' && body.includes('<length>') ? '0px' : value
}

/** Replaces `var(--name)` and `var(--name, fallback)` of the constants; plain ones first, because they stand in fallbacks. */
function substitute(css, constants) {
  const inFallbacks = /var\((--[\w-]+)(?:,([^()]*(?:\([^()]*\)[^()]*)*))\)/g
  const plain = css.replaceAll(/var\((--[\w-]+)\)/g, (all, name) => constants.get(name) ?? all)
  return plain.replaceAll(inFallbacks, (all, name, fallback) =>
    constants.has(name) ? (constants.get(name) ?? fallback) : all,
  )
}

/**
 * Without variables that nothing reads. Those left begin anew at every element, as their registration would have it,
 * said in a way that is shorter and that every browser understands.
 */
function withoutUnused(css) {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const anew = [...css.matchAll(REGISTERED)]
    .filter(([, name]) => read.has(name))
    .map(([, name, body]) => `${name}:${/initial-value:([^;}]*)/.exec(body)?.[1] ?? 'initial'}`)
  const rules = css.replace(FALLBACKS, '').replaceAll(REGISTERED, '')
  const kept = rules.replace(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (all, name) => (read.has(name) ? all : ''))
  return `@layer properties{*,:before,:after,::backdrop{${anew.join(';')}}}${kept}`
}

function rewrite(css, Rule) {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor: { Rule } }).code.toString()
}

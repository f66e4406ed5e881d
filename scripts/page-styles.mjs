/** The rules of a stylesheet that one page's HTML can meet: what prerender.mjs writes into the page. */
import { transform } from 'lightningcss'

/** `css` with only the rules whose classes all occur in `html`, and only the animations and properties those use. */
export function stylesFor(css, html) {
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&#x27;', "'").split(/\s+/)))
  const occurs = (selector) => selector.every((part) => part.type !== 'class' || classes.has(part.name))
  const used = rewrite(css, { style: (rule) => (rule.value.selectors.some(occurs) ? undefined : []) })
  const mentions = (name) => used.split(name).length > 2
  return rewrite(used, {
    keyframes: (rule) => (mentions(rule.value.name.value) ? undefined : []),
    property: (rule) => (mentions(rule.value.name) ? undefined : []),
  })
}

/** The sheet that follows when the page comes to life. Fonts stay out: naming one again would load it again. */
export const withoutFonts = (css) => rewrite(css, { 'font-face': () => [] })

function rewrite(css, Rule) {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor: { Rule } }).code.toString()
}

// @ts-nocheck
/** One short name for each list of classes of a prerendered page, in its styles and in its HTML: said once, not at every element. */
import { transform } from 'lightningcss'
import { CLASSES, decode } from './page-styles.mjs'

/** Other elements look for these, so they stay. */
const MARKERS = new Set(['group', 'peer'])

/**
 * The same page with lists of two classes and more under one name each. The browser takes the HTML as it is; where React
 * changes an element it sets the full list, and by then the whole sheet is there with every class under its own name.
 */
export function withShortNames(css, html) {
  const lists = listsOf(html)
  const names = new Map()
  for (const { classes, name } of lists.values())
    for (const one of classes) names.set(one, (names.get(one) ?? new Set()).add(name ?? one))
  return { css: renamed(css, names), html: html.replaceAll(CLASSES, (all, list) => lists.get(list).text ?? all) }
}

/** Every list of the page; the most frequent ones have the shortest names. */
function listsOf(html) {
  const counts = new Map()
  for (const [, list] of html.matchAll(CLASSES)) counts.set(list, (counts.get(list) ?? 0) + 1)
  const taken = new Set([...counts.keys()].flatMap((list) => list.split(/\s+/)))
  const free = shortNames(taken)
  const lists = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([list]) => {
      const all = decode(list).split(/\s+/)
      const classes = all.filter((one) => !MARKERS.has(one))
      if (classes.length < 2) return [list, { classes }]
      const name = free.next().value
      return [list, { classes, name, text: ` class="${[name, ...all.filter((one) => MARKERS.has(one))].join(' ')}"` }]
    })
  return new Map(lists)
}

/** a, b, ... z, aa, ab, ... */
function* shortNames(taken) {
  for (let number = 0; ; number += 1) {
    let name = ''
    for (let rest = number; rest >= 0; rest = Math.floor(rest / 26) - 1)
      name = String.fromCharCode(97 + (rest % 26)) + name
    if (!taken.has(name)) yield name
  }
}

/** A selector for a class becomes one for every list that has it; the rules keep their order. */
function renamed(css, names) {
  const inPlaceOf = (part) => {
    if (part.type === 'class') return [...(names.get(part.name) ?? [part.name])].map((name) => ({ ...part, name }))
    return part.selectors ? [{ ...part, selectors: part.selectors.flatMap(expand) }] : [part]
  }
  const expand = (selector) =>
    selector.reduce((all, part) => all.flatMap((before) => inPlaceOf(part).map((other) => [...before, other])), [[]])
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { Selector: expand },
  }).code.toString()
}

/**
 * The bytes of every public route, of the lazy Firestore chunk and of the dashboard in a built site. Code has a budget,
 * and so have the pages without content. A page that is over its budget only with its content gets a warning.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chunkFiles, DASHBOARD, viteManifest } from '../build/dashboard-shell.mjs'
import { EMPTY_PAGES } from '../build/prerender.mjs'

const KB_BYTES = 1024
/** The maximum of each part of a page without content, in brotli KB. `total` has the stylesheet and Firestore, too. */
const BUDGETS = { 'HTML + CSS': 18.5, fonts: 20, 'first images': 45, JS: 116, total: 303 }
const FIRESTORE_KB = 144
/** The maximum of the dashboard with its stylesheet, in brotli KB. */
const DASHBOARD_KB = 316

const AUTH = 'src/data/client/auth-sdk.ts'
const FIRESTORE = 'src/data/client/firestore-sdk.ts'
const FIREBASE_APP = 'node_modules/firebase/app/dist/esm/index.esm.js'
/** Each public route with its component. */
const ROUTES = Object.entries({
  '/': 'home/home-page',
  '/services': 'services-page',
  '/products': 'products/products-page',
  '/videos': 'videos/videos-page',
  '/about': 'about-page',
  '/team': 'team/team-page',
  '/director': 'team/team-page',
  '/installments': 'installments-page',
  '/privacy': 'legal/privacy-page',
  '/terms': 'legal/terms-page',
  '/accessibility': 'legal/accessibility-page',
})
/** The components of the routes that load Firestore. */
const LIVE_PAGES = ['products/products-page', 'team/team-page']

/**
 * Names each page that search engines may list and that has no row above.
 *
 * @type {(outDir: string) => string[]}
 */
export function missingBudgets(outDir) {
  const emptyPages = path.join(outDir, EMPTY_PAGES)
  return readdirSync(emptyPages, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .filter(
      (file) => !readFileSync(path.join(emptyPages, file), 'utf8').includes('content="noindex"'),
    )
    .map((file) => path.join('/', path.dirname(file)))
    .filter((route) => !ROUTES.some(([known]) => known === route))
    .map((route) => `${route}: has no budget; add it to ROUTES in scripts/check/budgets.mjs`)
}

/** @import { ViteManifest } from '../build/dashboard-shell.mjs' */
/** @typedef {ReturnType<typeof measure>[number]} Row */
/** @typedef {{ faults: string[], warnings: string[] }} Findings Only faults stop a publication. */

/** Prints the table of bytes. */
export function printBytes(/** @type {Row[]} */ rows) {
  console.table(
    rows.map(({ route, part, KB, max, content }) => ({
      route,
      part,
      KB: KB.toFixed(1),
      max,
      content: content.toFixed(1),
    })),
  )
}

/**
 * A page without content, or code, over its budget is a fault.
 *
 * @type {(rows: Row[]) => Findings}
 */
export function overBudget(rows) {
  const faults = rows
    .filter(({ KB, max }) => KB > max)
    .map(({ route, part, KB, max }) => `${route}: ${part} has ${KB.toFixed(2)} of ${max} KB`)
  const warnings = rows
    .filter(({ KB, max, content }) => KB <= max && KB + content > max)
    .map(({ route, part, KB, max, content, heaviestFiles }) => {
      const found = `${route}: ${part} has ${(KB + content).toFixed(1)} KB`
      return `${found}, and a page without content may have ${max}: ${heaviestFiles()}`
    })
  return { faults, warnings }
}

/**
 * Returns functions for the bytes of files of a built site, as they are sent. Each file is measured once, because pages
 * share most of them and compression takes long.
 */
function sizesIn(/** @type {string} */ outDir) {
  /** @type {Map<string, number>} */
  const known = new Map()
  const size = (/** @type {string} */ file) => {
    const bytes = known.get(file) ?? sentBytes(path.join(outDir, file))
    known.set(file, bytes)
    return bytes
  }
  const sum = (/** @type {string[]} */ files) => files.reduce((all, file) => all + size(file), 0)
  return { size, sum }
}

/** Fonts and images are compressed already. */
function sentBytes(/** @type {string} */ file) {
  const bytes = readFileSync(file)
  return /\.(svg|css|js)$/.test(file) ? brotliCompressSync(bytes).length : bytes.length
}

/** The bytes of each part of a page, of Firestore and of the dashboard: without content, and those the content adds. */
export function measure(/** @type {string} */ outDir) {
  const site = viteManifest(outDir)
  const { size, sum } = sizesIn(outDir)
  const entry = chunkFiles(site, ['index.html'])
  const lazy = lazyFirestore(site)
  const firestore = sum(chunkFiles(site, [lazy]).filter((file) => !entry.includes(file)))
  const dashboard = sum(dashboardFiles(site, lazy))
  const read = (/** @type {string} */ file) => readFileSync(path.join(outDir, file), 'utf8')
  const pages = ROUTES.flatMap(([route, component]) => {
    const file = path.join(route, 'index.html')
    const code = {
      JS: sum(chunkFiles(site, ['index.html', `src/pages/${component}.tsx`])),
      later: LIVE_PAGES.includes(component) ? firestore : 0,
    }
    const html = read(file)
    const bare = partsOf(read(path.join(EMPTY_PAGES, file)), code, sum)
    const full = partsOf(html, code, sum)
    return Object.entries(BUDGETS).map(([part, max]) => {
      const name = /** @type {keyof typeof BUDGETS} */ (part)
      const KB = bare[name] / KB_BYTES
      const content = (full[name] - bare[name]) / KB_BYTES
      return { route, part, KB, max, content, heaviestFiles: () => heaviest(html, size) }
    })
  })
  const code = { content: 0, heaviestFiles: () => '' }
  return [
    ...pages,
    { route: '(lazy)', part: 'Firestore', KB: firestore / KB_BYTES, max: FIRESTORE_KB, ...code },
    { route: '/admin', part: 'JS + CSS', KB: dashboard / KB_BYTES, max: DASHBOARD_KB, ...code },
  ]
}

/** The chunk of a build that has Firestore. */
const lazyFirestore = (/** @type {ViteManifest} */ site) =>
  Object.keys(site).find((key) => site[key]?.name === 'firestore') ?? FIRESTORE

/**
 * The files that the dashboard loads before a tab is opened, with its stylesheets.
 *
 * @type {(site: ViteManifest, lazy: string) => string[]}
 */
function dashboardFiles(site, lazy) {
  // Auth comes with the login, whichever chunk asks for it.
  const screens = (site[DASHBOARD]?.dynamicImports ?? []).filter((key) => key !== AUTH)
  // A module that is no chunk of its own is in the lazy one.
  const chunkOf = (/** @type {string} */ key) => (site[key] ? key : lazy)
  const chunks = ['index.html', DASHBOARD, FIRESTORE, FIREBASE_APP, ...screens].map(chunkOf)
  const styles = ['index.html', DASHBOARD].flatMap((key) => site[key]?.css ?? [])
  return [...new Set([...chunkFiles(site, chunks), ...styles])]
}

/**
 * The bytes of the parts of a page.
 *
 * @type {(html: string, code: { JS: number, later: number }, sum: (files: string[]) => number) => typeof BUDGETS}
 */
function partsOf(html, { JS, later }, sum) {
  const linked = (/** @type {RegExp} */ pattern) =>
    sum([...html.matchAll(pattern)].map(([, file = '']) => file))
  const parts = {
    'HTML + CSS': brotliCompressSync(html).length,
    fonts: linked(/<link rel="preload" href="([^"]+)" as="font"/g),
    'first images': sum(firstImages(html)),
    JS,
  }
  const stylesheet = linked(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)
  const total = Object.values(parts).reduce((all, one) => all + one, stylesheet + later)
  return { ...parts, total }
}

/** The images of a page that it loads at once. Data URLs are part of the page. */
const firstImages = (/** @type {string} */ html) =>
  [...html.matchAll(/<img(?![^>]*loading="lazy")[^>]*\ssrc="(\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  )

/**
 * Names the content of a page with the bytes of its words and of its first images, the heaviest first.
 *
 * @type {(html: string, size: (file: string) => number) => string}
 */
function heaviest(html, size) {
  const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const first = new Set(firstImages(html))
  return Object.entries(JSON.parse(json))
    .filter(([, value]) => value !== null)
    .map(([part, value]) => {
      const text = JSON.stringify(value)
      const images = [...first].filter((file) => text.includes(`"${file}"`))
      const bytes = images.reduce((all, file) => all + size(file), brotliCompressSync(text).length)
      return { part, bytes }
    })
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ part, bytes }) => `${part} ${(bytes / KB_BYTES).toFixed(1)} KB`)
    .join(', ')
}

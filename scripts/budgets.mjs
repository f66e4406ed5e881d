/**
 * The byte budgets of every public route, of the lazy Firestore chunk and of the dashboard, in brotli KB (1 KB = 1024
 * bytes), read from a built site. Prints a table; `checkBudgets` resolves how many lines hold and how many do not.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { ROOT } from './install.mjs'

const KB = 1024
/** The maximum of each part of a page in KB. `total` includes the stylesheet, and Firestore where the page loads it. */
const BUDGETS = { 'HTML + CSS': 18, fonts: 20, 'first pictures': 45, JS: 110, total: 290 }
/** The same with the local content and ten partners with logos (decision 169). */
export const BUDGETS_WITH_CONTENT = { ...BUDGETS, 'HTML + CSS': 21.5, total: 310 }
const FIRESTORE_KB = 140
const DASHBOARD_KB = 330

/** @type {[route: string, source: string, hasFirestore: boolean][]} */
const ROUTES = [
  ['/', 'src/pages/home/home-page.tsx', false],
  ['/services', 'src/pages/services-page.tsx', false],
  ['/products', 'src/pages/products/products-page.tsx', true],
  ['/videos', 'src/pages/videos/videos-page.tsx', false],
  ['/about', 'src/pages/about-page.tsx', false],
  ['/team', 'src/pages/team/team-page.tsx', true],
  ['/director', 'src/pages/team/team-page.tsx', true],
  ['/installments', 'src/pages/installments-page.tsx', false],
  ['/privacy', 'src/pages/privacy-page.tsx', false],
  ['/terms', 'src/pages/terms-page.tsx', false],
  ['/accessibility', 'src/pages/accessibility-page.tsx', false],
]
const FIREBASE_APP = 'node_modules/firebase/app/dist/esm/index.esm.js'

/** @typedef {Record<string, { file: string, name?: string, imports?: string[], dynamicImports?: string[] }>} Manifest */
/** @typedef {[route: string, part: string, bytes: number, budget: number]} Row */

/**
 * Checks the site built into `outDir`.
 *
 * @param {string} outDir
 * @param {typeof BUDGETS} [budgets]
 */
export function checkBudgets(outDir, budgets = BUDGETS) {
  const size = sizesIn(outDir)
  /** @param {string[]} files */
  const totalSize = (files) => sum(files.map(size))
  const site = chunksOf(outDir, 'manifest.json')
  const entry = site.closure(['index.html'])
  const firestore = totalSize(site.closure([site.named('firestore')]).filter((file) => !entry.includes(file)))
  const rows = ROUTES.flatMap(([route, source, hasFirestore]) => {
    const js = totalSize(site.closure(['index.html', source]))
    return pageRows(outDir, size, route, js, hasFirestore ? firestore : 0, budgets)
  })
  rows.push(['(lazy)', 'Firestore', firestore, FIRESTORE_KB * KB])
  const dashboard = chunksOf(outDir, 'admin-manifest.json')
  const loaded = ['src/admin/index.html', 'src/data/client/firestore-sdk.ts', FIREBASE_APP]
  const js = totalSize(dashboard.closure([...loaded, ...dashboard.lazyOf('src/admin/index.html')]))
  rows.push(['/admin', 'JS', js, DASHBOARD_KB * KB])
  print(rows)
  const failed = rows.filter(([, , bytes, budget]) => bytes > budget).length
  return { passed: rows.length - failed, failed }
}

/**
 * @param {string} outDir
 * @param {(file: string) => number} size
 * @param {string} route
 * @param {number} js
 * @param {number} firestore
 * @param {typeof BUDGETS} budgets
 * @returns {Row[]}
 */
function pageRows(outDir, size, route, js, firestore, budgets) {
  const html = readFileSync(path.join(outDir, route, 'index.html'), 'utf8')
  /** @param {RegExp} pattern */
  const linked = (pattern) => sum([...html.matchAll(pattern)].map(([, file = '']) => size(file)))
  const parts = {
    'HTML + CSS': brotli(Buffer.from(html)),
    fonts: linked(/<link rel="preload" href="([^"]+)" as="font"/g),
    // Skip pictures below the first view (loading="lazy"), and data URLs, which are part of the page.
    'first pictures': linked(/<img(?![^>]*loading="lazy")[^>]*\ssrc="(\/[^"]+)"/g),
    JS: js,
  }
  const total = sum(Object.values(parts)) + linked(/<link rel="stylesheet"[^>]*href="([^"]+)"/g) + firestore
  return Object.entries({ ...parts, total }).map(([part, bytes]) => [
    route,
    part,
    bytes,
    budgets[/** @type {keyof typeof BUDGETS} */ (part)] * KB,
  ])
}

/**
 * The chunks of one build.
 *
 * @param {string} outDir
 * @param {string} name
 */
function chunksOf(outDir, name) {
  const manifest = /** @type {Manifest} */ (JSON.parse(readFileSync(path.join(outDir, '.vite', name), 'utf8')))
  /** @param {string} key */
  const chunk = (key) => {
    const found = manifest[key]
    if (!found) throw new Error(`The build has no ${key}: has it moved?`)
    return found
  }
  return {
    /**
     * Returns the files that these chunks import statically.
     *
     * @param {string[]} keys
     */
    closure: (keys) => {
      const files = new Set()
      /** @param {string} key */
      const visit = (key) => {
        const { file, imports = [] } = chunk(key)
        if (files.has(file)) return
        files.add(file)
        imports.forEach(visit)
      }
      keys.forEach(visit)
      return [...files]
    },
    /** @param {string} key */
    lazyOf: (key) => chunk(key).dynamicImports ?? [],
    /** @param {string} group a chunk group of vite.config.ts */
    named: (group) => Object.keys(manifest).find((key) => manifest[key]?.name === group) ?? group,
  }
}

/** @param {Row[]} rows */
function print(rows) {
  /** @param {number} bytes */
  const kb = (bytes) => (bytes / KB).toFixed(1).padStart(8)
  console.log(`${'route'.padEnd(14)}${'part'.padEnd(18)}${'KB'.padStart(8)}${'budget'.padStart(8)}`)
  for (const [route, part, bytes, budget] of rows) {
    console.log(`${route.padEnd(14)}${part.padEnd(18)}${kb(bytes)}${kb(budget)}${bytes > budget ? '  OVER' : ''}`)
  }
}

/**
 * Returns a function that reads the transferred bytes of a file; fonts and pictures are compressed already. It compresses
 * each file once, because most routes load the same ones.
 *
 * @param {string} outDir
 */
function sizesIn(outDir) {
  /** @type {Map<string, number>} */
  const known = new Map()
  /** @param {string} file */
  return (file) => {
    const bytes = known.has(file) ? undefined : readFileSync(path.join(outDir, file))
    if (bytes) known.set(file, /\.(svg|css|js)$/.test(file) ? brotli(bytes) : bytes.length)
    return known.get(file) ?? 0
  }
}

/** @param {Buffer} bytes */
const brotli = (bytes) => brotliCompressSync(bytes).length
/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outDir = path.join(ROOT, 'dist')
  if (!existsSync(outDir)) throw new Error('Build first: npm run build')
  process.exitCode = checkBudgets(outDir).failed > 0 ? 1 : 0
}

// @ts-nocheck
/**
 * The byte budgets of every public route, of the lazy Firestore chunk and of the dashboard, in brotli KB (1 KB = 1024
 * bytes), read from a built site. Prints a table; `checkBudgets` answers how many lines hold and how many do not.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { ROOT } from './install.mjs'

const KB = 1024
/** Most a part may weigh, in KB. `total` includes Firestore where the page loads it. */
const BUDGETS = {
  'HTML + CSS': 14,
  fonts: 20,
  'first pictures': 45,
  'entry JS': 85,
  'before Firestore': 160,
  total: 290,
}
const FIRESTORE_KB = 135
const DASHBOARD_KB = 330

/** The source of each route's page, and whether it loads the Firestore SDK. */
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
]
const FIRESTORE = ['src/data/firestore-sdk.ts', 'node_modules/firebase/app/dist/esm/index.esm.js']

/** Checks the site built into `outDir`. */
export function checkBudgets(outDir) {
  const site = readSite(outDir)
  const rows = ROUTES.flatMap(([route, source, hasFirestore]) => routeRows(site, route, source, hasFirestore))
  rows.push(['(lazy)', 'Firestore', site.firestore, FIRESTORE_KB * KB])
  const dashboard = readSite(outDir, 'admin-manifest.json')
  rows.push([
    '/admin',
    'entry JS in all',
    dashboard.weigh(dashboard.closure(['index.html', ...FIRESTORE, ...dashboard.lazyOf('index.html')])),
    DASHBOARD_KB * KB,
  ])
  print(rows)
  const failed = rows.filter(([, , bytes, budget]) => bytes > budget).length
  return { passed: rows.length - failed, failed }
}

function routeRows(site, route, source, hasFirestore) {
  const html = site.html(route)
  const js = site.weigh(site.closure(['index.html', source]))
  const fonts = sum(
    [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, file]) => site.raw(file)),
  )
  const pictures = sum([...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => firstPicture(site, tag)))
  const page = brotli(Buffer.from(html))
  // The whole stylesheet follows when the page comes to life: late, but not free.
  const sheet = site.raw(/ data-styles="\/([^"]+)"/.exec(html)[1])
  const before = page + fonts + pictures + js + sheet
  const parts = {
    'HTML + CSS': page,
    fonts,
    'first pictures': pictures,
    'entry JS': js,
    'before Firestore': before,
    total: before + (hasFirestore ? site.firestore : 0),
  }
  return Object.entries(parts).map(([part, bytes]) => [route, part, bytes, BUDGETS[part] * KB])
}

/** Pictures below the fold say so with loading="lazy"; inline ones are part of the page. */
function firstPicture(site, tag) {
  const file = /\ssrc="(\/[^"]+)"/.exec(tag)?.[1]
  return !file || tag.includes('loading="lazy"') ? 0 : site.raw(file)
}

function readSite(outDir, name = 'manifest.json') {
  const manifest = JSON.parse(readFileSync(path.join(outDir, '.vite', name), 'utf8'))
  const read = (file) => readFileSync(path.join(outDir, file))

  /** Every file that the named sources need before they run. */
  const closure = (sources) => {
    const files = new Set()
    const visit = (source) => {
      const entry = manifest[source]
      if (!entry) throw new Error(`The build has no ${source}: has it moved?`)
      if (files.has(entry.file)) return
      files.add(entry.file)
      entry.imports?.forEach(visit)
    }
    sources.forEach(visit)
    return files
  }
  const weigh = (files) => sum([...files].map((file) => brotli(read(file))))
  const entry = closure(['index.html'])
  const firestore = weigh(
    [...closure(FIRESTORE.filter((source) => manifest[source]))].filter((file) => !entry.has(file)),
  )
  return {
    closure: (sources) => closure(sources.filter((source) => manifest[source] || !FIRESTORE.includes(source))),
    weigh,
    firestore,
    lazyOf: (source) => manifest[source]?.dynamicImports ?? [],
    html: (route) => read(route === '/' ? 'index.html' : `${route.slice(1)}/index.html`).toString(),
    /** Fonts and pictures are compressed already. SVG is text. */
    raw: (file) => (/\.(svg|css)$/.test(file) ? brotli(read(file)) : read(file).length),
  }
}

function print(rows) {
  const kb = (bytes) => (bytes / KB).toFixed(1).padStart(8)
  console.log(`${'route'.padEnd(14)}${'part'.padEnd(18)}${'KB'.padStart(8)}${'budget'.padStart(8)}`)
  for (const [route, part, bytes, budget] of rows) {
    console.log(`${route.padEnd(14)}${part.padEnd(18)}${kb(bytes)}${kb(budget)}${bytes > budget ? '  OVER' : ''}`)
  }
}

const brotli = (bytes) => brotliCompressSync(bytes).length
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outDir = path.join(ROOT, 'dist')
  if (!existsSync(outDir)) throw new Error('Build first: npm run build')
  process.exitCode = checkBudgets(outDir).failed > 0 ? 1 : 0
}

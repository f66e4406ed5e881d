/**
 * Checks a built site: the bytes of every public route, of the lazy Firestore chunk and of the dashboard, and that no text
 * file holds a secret or a way to a developer's machine. `npm run check` checks dist/; Firebase runs it before every
 * deployment (firebase.json).
 */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { DASHBOARD, filesOf, manifestOf } from './dashboard-shell.mjs'
import { PROJECT, settings } from './firebase.mjs'
import { ROOT } from './prepare.mjs'
import { ADMIN } from './seed-content.mjs'

const KB = 1024
/** The maximum of each part of a page in brotli KB. `total` includes the stylesheet, and Firestore where the page loads it. */
const BUDGETS = { 'HTML + CSS': 18.5, fonts: 20, 'first pictures': 45, JS: 116, total: 299 }
/** The same with the local content and ten partners with logos. */
export const BUDGETS_WITH_CONTENT = { ...BUDGETS, 'HTML + CSS': 22, total: 319 }
const FIRESTORE_KB = 144
/** With its stylesheet. */
const DASHBOARD_KB = 315

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
  '/privacy': 'privacy-page',
  '/terms': 'terms-page',
  '/accessibility': 'accessibility-page',
})
/** Those that load Firestore. */
const LIVE = ['products/products-page', 'team/team-page']

/**
 * Prints the table of bytes; returns the lines that are over their budget.
 *
 * @param {string} outDir
 * @param {typeof BUDGETS} [budgets]
 */
export function overBudget(outDir, budgets = BUDGETS) {
  /** @param {string} file fonts and pictures are compressed already */
  const size = (file) => {
    const bytes = readFileSync(path.join(outDir, file))
    return /\.(svg|css|js)$/.test(file) ? brotliCompressSync(bytes).length : bytes.length
  }
  const sum = (/** @type {string[]} */ files) => files.reduce((all, file) => all + size(file), 0)
  const site = manifestOf(outDir)
  const stylesOf = (/** @type {string} */ key) => site[key]?.css ?? []
  const entry = filesOf(site, ['index.html'])
  const lazy = Object.keys(site).find((key) => site[key]?.name === 'firestore') ?? FIRESTORE
  const firestore = sum(filesOf(site, [lazy]).filter((file) => !entry.includes(file)))
  const dashboard = [
    'index.html',
    DASHBOARD,
    FIRESTORE,
    FIREBASE_APP,
    ...(site[DASHBOARD]?.dynamicImports ?? []),
  ].map((key) => (site[key] ? key : lazy))

  const rows = ROUTES.flatMap(([route, component]) => {
    const html = readFileSync(path.join(outDir, route, 'index.html'), 'utf8')
    const linked = (/** @type {RegExp} */ pattern) =>
      sum([...html.matchAll(pattern)].map(([, file = '']) => file))
    const needsFirestore = LIVE.includes(component)
    const parts = {
      'HTML + CSS': brotliCompressSync(html).length,
      fonts: linked(/<link rel="preload" href="([^"]+)" as="font"/g),
      // Pictures below the first view come later, and data URLs are part of the page.
      'first pictures': linked(/<img(?![^>]*loading="lazy")[^>]*\ssrc="(\/[^"]+)"/g),
      JS: sum(filesOf(site, ['index.html', `src/pages/${component}.tsx`])),
    }
    const rest =
      linked(/<link rel="stylesheet"[^>]*href="([^"]+)"/g) + (needsFirestore ? firestore : 0)
    const total = Object.values(parts).reduce((all, one) => all + one, rest)
    return Object.entries({ ...parts, total }).map(([part, bytes]) => ({
      route,
      part,
      KB: bytes / KB,
      max: budgets[/** @type {keyof typeof BUDGETS} */ (part)],
    }))
  })
  rows.push({ route: '(lazy)', part: 'Firestore', KB: firestore / KB, max: FIRESTORE_KB })
  rows.push({
    route: '/admin',
    part: 'JS + CSS',
    KB:
      sum([
        ...new Set(filesOf(site, dashboard)),
        ...stylesOf('index.html'),
        ...stylesOf(DASHBOARD),
      ]) / KB,
    max: DASHBOARD_KB,
  })
  console.table(rows.map((row) => ({ ...row, KB: row.KB.toFixed(1) })))
  const over = rows.filter((row) => row.KB > row.max)
  return over.map(
    ({ route, part, KB, max }) => `${route}: ${part} has ${KB.toFixed(1)} of ${max} KB`,
  )
}

// Libraries pass http://localhost to the URL parser as a placeholder.
const LEAKS = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY|"private_key"|client_secret|service_account/,
  'a local address': /\b127\.0\.0\.1\b|\b0\.0\.0\.0\b|localhost:\d|\[::1\]/,
  'the local project': new RegExp(PROJECT),
  'the local administrator': new RegExp(`${ADMIN.password}|${ADMIN.email.replace('.', '\\.')}`),
}

const textsOf = (/** @type {string} */ outDir) =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|json|txt|xml|svg|map)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(outDir, file), 'utf8') }))

/** Returns the findings as `file: what`. */
export const findLeaks = (/** @type {string} */ outDir) =>
  textsOf(outDir).flatMap(({ file, text }) =>
    Object.entries(LEAKS).flatMap(([what, pattern]) =>
      pattern.test(text) ? `${file}: ${what}` : [],
    ),
  )

/**
 * Returns what is wrong with a site that was built for `project`, whose name must be found: it proves that the search works.
 *
 * @type {(outDir: string, project: string) => string[]}
 */
export function checkSite(outDir, project) {
  const isNamed = !project || textsOf(outDir).some(({ text }) => text.includes(project))
  return [
    ...overBudget(outDir),
    ...findLeaks(outDir),
    ...(isNamed ? [] : [`No file names the project ${project}.`]),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const project = settings['VITE_FIREBASE_PROJECT_ID'] ?? ''
  // Firebase names the project that it deploys to.
  const target = process.env['GCLOUD_PROJECT'] ?? project
  const faults = checkSite(path.join(ROOT, 'dist'), project)
  if (target !== project)
    faults.push(`The site is built for ${project || 'no project'}, but is deployed to ${target}.`)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}

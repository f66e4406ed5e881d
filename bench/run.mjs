/**
 * `npm run bench [-- rounds] [--against folder] [--route path]` measures the built site on a phone with slow 4G, as ratios
 * to two references made of the same content and to already built sites in the folders of `--against`. Visits are
 * interleaved and medians compared, because a machine's speed changes from minute to minute; differences under 15 % are
 * noise. Prints tables and writes bench/results/latest.json. `npm run bench -- growth` runs growth.mjs.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildSite } from '../scripts/build.mjs'
import { ensureChromium } from '../scripts/browsers.mjs'
import { ROOT, ensureInstalled } from '../scripts/install.mjs'
import { end } from '../scripts/processes.mjs'
import { siteEnv } from '../scripts/site-env.mjs'
import { lighthouse } from './lighthouse.mjs'
import { visit } from './measure.mjs'
import { makeEager, makeLimit } from './references.mjs'
import { serve } from './server.mjs'

/** @import { Sample } from './measure.mjs' */

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const { values, positionals } = parseArgs({
  options: {
    against: { type: 'string', multiple: true, default: [] },
    route: { type: 'string', multiple: true, default: ['/', '/services', '/products', '/videos', '/about', '/team'] },
  },
  allowPositionals: true,
})
const [command = '5'] = positionals
const rounds = Number(command)
const folder = path.join(ROOT, '.cache', 'bench')

ensureInstalled()
const chromePath = ensureChromium()
if (command === 'growth') {
  const { growth } = await import('./growth.mjs')
  const browser = await chromium.launch({ executablePath: chromePath, args: FLAGS })
  await growth(browser)
  await browser.close()
  await end(0)
}
rmSync(folder, { recursive: true, force: true })
const ours = path.join(folder, 'ours')
const limit = path.join(folder, 'limit')
const eager = path.join(folder, 'eager')
// Without a Firebase project, only our code and content are measured.
const env = siteEnv(null, 'http://localhost')
if (!(await buildSite({ outDir: ours, env, quiet: true }))) throw new Error('The build failed.')
makeLimit(ours, limit)
await makeEager(eager, env)

const servers = { ours: await serve(ours), limit: await serve(limit), eager: await serve(eager) }
/** The other sites by the name of their folder. */
const others = Object.fromEntries(
  await Promise.all(
    values.against.map(async (each) => /** @type {const} */ ([path.basename(each), await serve(path.resolve(each))])),
  ),
)
/** @type {[name: string, url: string, options: { warm?: boolean }][]} */
const pages = [
  ['limit /', servers.limit.url + '/', {}],
  ['eager /', servers.eager.url + '/', {}],
  ...values.route.flatMap((route) => visitsOf(route)),
  ['/ again', servers.ours.url + '/', { warm: true }],
  ['limit / again', servers.limit.url + '/', { warm: true }],
]

const browser = await chromium.launch({ executablePath: chromePath, args: FLAGS })
/** @type {Record<string, Sample[]>} */
const samples = Object.fromEntries(pages.map(([name]) => [name, []]))
for (let round = 1; round <= rounds; round += 1) {
  for (const [name, url, options] of pages) samples[name]?.push(await visit(browser, url, options))
  console.log(`Round ${round} of ${rounds} done.`)
}
await browser.close()

const medians = Object.fromEntries(Object.entries(samples).map(([name, list]) => [name, medianOf(list)]))
print(medians)
for (const name of Object.keys(others)) printAgainst(medians, name)
const scores = await lighthouse(
  values.route.map((route) => /** @type {[string, string]} */ ([route, servers.ours.url + route])),
  { chrome: chromePath, flags: FLAGS },
)
for (const server of [...Object.values(servers), ...Object.values(others)]) server.stop()
const results = path.join(ROOT, 'bench', 'results')
mkdirSync(results, { recursive: true })
writeFileSync(path.join(results, 'latest.json'), JSON.stringify({ rounds, medians, scores, samples }, null, 2))

/**
 * A route of our site, and directly after it the same route of the other sites.
 * @param {string} route
 * @returns {[name: string, url: string, options: {}][]}
 */
function visitsOf(route) {
  return Object.entries({ '': servers.ours, ...others }).map(([name, server]) => [
    `${name} ${route}`.trim(),
    server.url + route,
    {},
  ])
}

/**
 * @param {Sample[]} list
 * @returns {Sample}
 */
function medianOf(list) {
  const middle = (/** @type {keyof Sample} */ key) =>
    list.map((sample) => sample[key]).sort((a, b) => a - b)[Math.floor(list.length / 2)]
  const keys = /** @type {(keyof Sample)[]} */ (Object.keys(list[0] ?? {}))
  return /** @type {Sample} */ (Object.fromEntries(keys.map((key) => [key, middle(key)])))
}

/** @param {Record<string, Sample>} medians */
function print(medians) {
  /** @type {(value: number, base: number | undefined) => string} */
  const ratio = (value, base) => (value / (base ?? NaN)).toFixed(2).padStart(7)
  const eager = medians['eager /']
  console.log(
    '\npage            LCP/limit FCP/limit contact/limit LCP/eager FCP/eager    CLS  block ms longest ms (by scripts) input ms (delay, own, paint) later ms JS<LCP KB total KB requests  scripts',
  )
  for (const [name, m] of Object.entries(medians)) {
    const base = medians[name.endsWith('again') ? 'limit / again' : 'limit /']
    const cells = [
      ratio(m.lcp, base?.lcp),
      ratio(m.fcp, base?.fcp),
      ratio(m.contact, base?.contact),
      ratio(m.lcp, eager?.lcp),
      ratio(m.fcp, eager?.fcp),
    ]
    const rest = [
      m.cls.toFixed(3),
      m.blocking.toFixed(0),
      m.longest.toFixed(0),
      `${m.scriptBlocking.toFixed(0)}, ${m.longestScript.toFixed(0)}`,
      m.latency.toFixed(0),
      [m.delay, m.processing, m.presentation]
        .map((part) => part.toFixed(0))
        .join(' + ')
        .padStart(20),
      m.later.toFixed(0),
      m.earlyJs.toFixed(1),
      m.total.toFixed(0),
      m.requests.toFixed(0),
      m.scripts.toFixed(0),
    ]
    console.log(`${name.padEnd(15)} ${cells.join('   ')}   ${rest.map((cell) => cell.padStart(8)).join(' ')}`)
  }
}

/**
 * Prints our medians as ratios to those of another site, route by route.
 * @param {Record<string, Sample>} medians
 * @param {string} name
 */
function printAgainst(medians, name) {
  /** @type {(keyof Sample)[]} */
  const ratios = ['lcp', 'fcp', 'contact']
  /** @type {(keyof Sample)[]} */
  const counts = [
    'requests',
    'scripts',
    'total',
    'blocking',
    'longest',
    'scriptBlocking',
    'longestScript',
    'latency',
    'later',
  ]
  console.log(
    `\nagainst ${name}\npage                   LCP        FCP    contact   requests    scripts   total KB   block ms longest ms  by script    longest   input ms   later ms`,
  )
  for (const route of values.route) {
    const own = medians[route]
    const other = medians[`${name} ${route}`]
    if (!own || !other) continue
    const cells = [
      ...ratios.map((key) => (own[key] / other[key]).toFixed(2)),
      ...counts.map((key) => `${other[key].toFixed(0)} > ${own[key].toFixed(0)}`),
    ]
    console.log(`${route.padEnd(15)} ${cells.map((cell) => cell.padStart(10)).join(' ')}`)
  }
}

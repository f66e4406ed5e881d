import type { Page, Request, Route } from '@playwright/test'
import { COMMITS } from './commits'
import { AUTH, expect, FIRESTORE } from './fixtures'

// The console lines that a test may provoke in the browser, the SDK and the site. A test allows only its own groups.

/** A broken stream. The SDK may also ask www.google.com whether there is a network. */
export const STREAM =
  /WebChannelConnection RPC '\w+' stream \w+ transport errored|www\.google\.com\/images\/cleardot\.gif/

/** The test switches the network off. */
export const OFFLINE = [
  /net::ERR_INTERNET_DISCONNECTED/,
  /a (write|read) failed \w+: No network/,
  /Could not reach Cloud Firestore/,
  // The overview reads the last changes.
  /\[data\] (versions\.\w+ failed|a value could not be loaded)/,
  STREAM,
]
/** The test cuts a connection, or takes the answer away. */
export const CUT = [
  /net::ERR_CONNECTION_RESET/,
  /RestConnection RPC 'Commit' \w+ failed with error/,
  STREAM,
]
/** The test lets the time of a write run out. */
export const UNANSWERED = [/Error: No answer in time/, STREAM]
/** The test cuts the database off. */
export const NETWORK_ERRORS = [
  ...OFFLINE,
  /ERR_FAILED|Failed to fetch|No answer in time/,
  /\[data\]/,
]

/** A page asks for a chunk that a release has renamed. */
export const RELEASED = [/status of 404/, /Failed to fetch dynamically imported module/]

/** Collects the requests to addresses outside the site and its database. */
export function foreignRequests(page: Page): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    const ownHosts = [
      new URL(page.url() === 'about:blank' ? request.url() : page.url()).host,
      FIRESTORE,
      AUTH,
    ]
    if (/^https?:$/.test(protocol) && !ownHosts.includes(host)) foreign.push(request.url())
  })
  return foreign
}

/** Collects the requests of the page to the site, and counts those that still run. */
export function siteRequests(page: Page, origin: string) {
  const seen: string[] = []
  const running = new Set<Request>()
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) return
    // The previous page may have requested its images only now.
    if (request.isNavigationRequest()) seen.length = 0
    running.add(request)
    seen.push(`${request.resourceType()} ${request.url()}`)
  })
  page.on('requestfinished', (request) => running.delete(request))
  page.on('requestfailed', (request) => running.delete(request))
  return { seen, running: () => running.size }
}

/** Answers requests to other companies' sites with an empty page. */
export const answerForeignSites = (page: Page) =>
  page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  )

/** Aborts the requests to the database, not those to the site, until the returned function is called. */
export async function cutDatabase(page: Page): Promise<() => Promise<void>> {
  const abort = (route: Route) => route.abort()
  await page.route(`http://${FIRESTORE}/**`, abort)
  return () => page.unroute(`http://${FIRESTORE}/**`, abort)
}

/** Holds the requests to these addresses, or those that `isHeld`, until the returned function is called. */
export async function hold(
  page: Page,
  address: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await released
    await route.fallback()
  })
  return release
}

/** The request for the code that makes an image smaller: none is prepared without it. */
export const COMPRESSOR = /browser-image-compression/

/** Lets the next commit reach the database and drops its answer. */
export async function cutNextCommit(page: Page): Promise<void> {
  const cut = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route(COMMITS, cut, { times: 1 })
}

/** Releases the site anew, with this chunk under another name; returns how often the page was loaded since. */
export async function releaseWithout(page: Page, chunk: string): Promise<() => number> {
  // The old files are missing, and new pages name other files.
  let isOldRelease = true
  await page.route('/', (route) =>
    isOldRelease && route.request().resourceType() === 'fetch'
      ? route.fulfill({ body: '<script type="module" src="/assets/next.js"></script>' })
      : route.continue(),
  )
  await page.route(`**/assets/${chunk}-*.js`, (route) =>
    isOldRelease ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOldRelease = false
  })
  return () => loads
}

/** Switches the network on again, and waits until requests succeed, which is later than the event of the page. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/').catch(() => undefined))?.ok))
    .toBe(true)
}

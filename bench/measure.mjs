/** Measures one visit in a real browser that is slowed down as Lighthouse slows a phone. */

/** @import { Browser, Page } from '@playwright/test' */
/** @typedef {Record<'fcp' | 'lcp' | 'cls' | 'blocking' | 'longest' | 'latency' | 'contact' | 'earlyJs' | 'total' | 'requests' | 'scripts', number>} Sample */
/** @typedef {Omit<Sample, 'total' | 'requests' | 'scripts'>} PageSample */
/** @typedef {typeof globalThis & { isPainted: () => boolean, readSample: () => PageSample }} Observed */

/** Slow 4G as Lighthouse applies it, and a mid-range phone's processor. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.47 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const SCRIPT_FILE = /\.m?js(\?|$)/
const PHONE = { width: 412, height: 823 }
/** How long a page is left alone after its load event, in ms: Firestore starts in this time. */
export const SETTLE_MS = 6_000

/** Opens a browser context that stands for a phone with an empty cache. */
export const phone = (/** @type {Browser} */ browser) =>
  browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'ar-SA' })

/**
 * Slows down the network and the processor of a page.
 * @param {Page} page
 * @returns its CDP session
 */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}

/**
 * Visits `url` with an empty cache; with `warm`, an unmeasured visit fills the cache first.
 * @param {Browser} browser
 * @param {string} url
 * @param {{ warm?: boolean }} [options]
 * @returns {Promise<Sample>} times in ms, sizes in KB, requests and script files counted until SETTLE_MS after load
 */
export async function visit(browser, url, { warm = false } = {}) {
  const context = await phone(browser)
  try {
    if (warm) {
      const first = await context.newPage()
      await first.goto(url, { waitUntil: 'load' })
      await first.waitForTimeout(SETTLE_MS)
      await first.close()
    }
    return await slowVisit(await context.newPage(), url)
  } finally {
    await context.close()
  }
}

/**
 * @param {Page} page
 * @param {string} url
 * @returns {Promise<Sample>}
 */
async function slowVisit(page, url) {
  await page.addInitScript(observe)
  const session = await slowDown(page)
  let bytes = 0
  let requests = 0
  /** @type {Set<string>} */
  const scripts = new Set()
  session.on('Network.requestWillBeSent', ({ request: { url: address } }) => {
    if (address.startsWith('data:')) return
    requests += 1
    if (SCRIPT_FILE.test(address)) scripts.add(address)
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(url, { waitUntil: 'commit' })
  const latency = tapWhileLoading(page)
  await page.waitForLoadState('load', { timeout: 60_000 })
  await page.waitForTimeout(SETTLE_MS)
  await latency
  const sample = await page.evaluate(() => /** @type {Observed} */ (globalThis).readSample())
  return { ...sample, total: bytes / 1024, requests, scripts: scripts.size }
}

/**
 * Taps on the page while its scripts load, to measure the input latency. The first tap waits for the largest paint,
 * because browsers stop looking for a larger one after an input.
 * @param {Page} page
 */
async function tapWhileLoading(page) {
  await page.waitForFunction(() => /** @type {Observed} */ (globalThis).isPainted(), null, {
    polling: 100,
    timeout: 60_000,
  })
  for (let tap = 0; tap < 8; tap += 1) {
    await page.mouse.click(4, 300).catch(() => {})
    await page.waitForTimeout(400)
  }
}

/** Runs inside the page before its own scripts. */
function observe() {
  const PAINTED_MS = 250
  const seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0, longest: 0, latency: 0, contact: 0 }
  /** @type {(type: string, each: (entry: PerformanceEntry & Record<string, any>) => void, options?: object) => void} */
  const watch = (type, each, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...options })
  watch('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.fcp = entry.startTime))
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  watch('layout-shift', (entry) => !entry.hadRecentInput && (seen.cls += entry.value))
  watch('longtask', (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50)
    seen.longest = Math.max(seen.longest, entry.duration)
  })
  watch('event', (entry) => (seen.latency = Math.max(seen.latency, entry.duration)), { durationThreshold: 16 })

  const watchCallLink = () => {
    const link = [...document.querySelectorAll('a[href^="tel:"]')].find((each) => each.getClientRects().length > 0)
    if (link) requestAnimationFrame(() => setTimeout(() => (seen.contact = performance.now())))
    else requestAnimationFrame(watchCallLink)
  }
  requestAnimationFrame(watchCallLink)

  const observed = /** @type {Observed} */ (globalThis)
  observed.isPainted = () => seen.lcp > 0 && performance.now() - seen.lcp > PAINTED_MS
  observed.readSample = () => {
    const resources = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
    const scripts = resources.filter((entry) => /\.m?js(\?|$)/.test(entry.name))
    const early = scripts
      .filter((entry) => entry.responseEnd < seen.lcp)
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0)
    return { ...seen, contact: Math.max(seen.contact, seen.fcp), earlyJs: early / 1024 }
  }
}

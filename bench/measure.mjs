/**
 * Measures one visit in a real browser that is slowed down as Lighthouse slows a phone. Blocking is what long tasks take
 * beyond 50 ms each: over the whole load, and from the evaluation of the page's scripts on. The first layout is in the
 * first figure only. It depends on the fonts and the browser of the machine, and a page without scripts has it, too.
 */

/** @import { Browser, Page } from '@playwright/test' */
/**
 * The slowest input in ms, whole and in its three parts: until the handlers run, their own time, and until it is painted.
 * @typedef {Record<'latency' | 'delay' | 'processing' | 'presentation', number>} Input
 */
/** @typedef {Record<'fcp' | 'lcp' | 'cls' | 'blocking' | 'longest' | 'scriptBlocking' | 'longestScript' | 'contact' | 'earlyJs' | 'total' | 'requests' | 'scripts', number>} Load */
/** @typedef {Load & Input & { later: number }} Sample `later`: the slowest input after the page has settled */
/** @typedef {Omit<Load, 'total' | 'requests' | 'scripts'>} PageLoad */
/** @typedef {typeof globalThis & { isPainted: () => boolean, readLoad: () => PageLoad, takeSlowest: () => Input }} Observed */

/** Slow 4G as Lighthouse applies it, and a mid-range phone's processor. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.47 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const SCRIPT_FILE = /\.m?js(\?|$)/
/** What a visitor presses without leaving the page: the menu, a question or a service, and a tile that opens a viewer. */
const CONTROLS = ['header :is(summary, [aria-expanded])', 'main summary', 'main [aria-haspopup=dialog]']
const PHONE = { width: 412, height: 823 }
/** How long a page is left alone after its load event, in ms: Firestore starts in this time. */
export const SETTLE_MS = 6_000

/** How long a press is left alone, in ms. */
const PRESS_MS = 400

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
 * Visits `url` twice with an empty cache: once without a hand, because an input ends the browser's search for the largest
 * paint and loads what it opens, and once pressing controls while the page loads and after it. With `warm`, an unmeasured
 * visit fills the cache first.
 * @param {Browser} browser
 * @param {string} url
 * @param {{ warm?: boolean }} [options]
 * @returns {Promise<Sample>} times in ms, sizes in KB, requests and script files counted until SETTLE_MS after load
 */
export async function visit(browser, url, { warm = false } = {}) {
  return { ...(await inPhone(browser, url, warm, measureLoad)), ...(await inPhone(browser, url, warm, measureInput)) }
}

/**
 * @template T
 * @param {Browser} browser
 * @param {string} url
 * @param {boolean} warm
 * @param {(page: Page, url: string) => Promise<T>} measure
 */
async function inPhone(browser, url, warm, measure) {
  const context = await phone(browser)
  try {
    if (warm) {
      const first = await context.newPage()
      await first.goto(url, { waitUntil: 'load' })
      await first.waitForTimeout(SETTLE_MS)
      await first.close()
    }
    const page = await context.newPage()
    await page.addInitScript(observe)
    return await measure(page, url)
  } finally {
    await context.close()
  }
}

/**
 * @param {Page} page
 * @param {string} url
 * @returns {Promise<Load>}
 */
async function measureLoad(page, url) {
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
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForTimeout(SETTLE_MS)
  const sample = await page.evaluate(() => /** @type {Observed} */ (globalThis).readLoad())
  return { ...sample, total: bytes / 1024, requests, scripts: scripts.size }
}

/**
 * @param {Page} page
 * @param {string} url
 * @returns {Promise<Input & { later: number }>}
 */
async function measureInput(page, url) {
  await slowDown(page)
  const takeSlowest = () => page.evaluate(() => /** @type {Observed} */ (globalThis).takeSlowest())
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => /** @type {Observed} */ (globalThis).isPainted(), null, { timeout: 60_000 })
  await pressControls(page)
  const slowest = await takeSlowest()
  await page.waitForLoadState('load', { timeout: 60_000 })
  await page.waitForTimeout(SETTLE_MS)
  await pressControls(page)
  return { ...slowest, later: (await takeSlowest()).latency }
}

/**
 * Presses each control of the page, and Escape, which closes what it opened. The presses are those of a hand: the browser
 * measures no click that a script makes.
 * @param {Page} page
 */
async function pressControls(page) {
  for (const control of CONTROLS) {
    const place = await page.evaluate(centreOf, control)
    if (!place) continue
    await page.touchscreen.tap(place.x, place.y)
    await page.waitForTimeout(PRESS_MS)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(PRESS_MS)
  }
}

/**
 * Runs inside the page: the middle of the first control in view that the selector names, after it was scrolled into view.
 * @param {string} selector
 */
function centreOf(selector) {
  const staysHere = (/** @type {Element} */ each) =>
    !(each instanceof HTMLAnchorElement) || each.pathname === location.pathname
  const control = [...document.querySelectorAll(selector)].find(
    (each) => each.getClientRects().length > 0 && staysHere(each),
  )
  if (!control) return null
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = control.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Runs inside the page before its own scripts. */
function observe() {
  const seen = { fcp: 0, lcp: 0, cls: 0, contact: 0 }
  /** @type {PerformanceEntry[]} */
  const longTasks = []
  /** @type {() => Input} */
  const noInput = () => ({ latency: 0, delay: 0, processing: 0, presentation: 0 })
  let slowest = noInput()
  /** @type {(type: string, each: (entry: PerformanceEntry & Record<string, any>) => void, options?: object) => void} */
  const watch = (type, each, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...options })
  watch('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.fcp = entry.startTime))
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  watch('layout-shift', (entry) => !entry.hadRecentInput && (seen.cls += entry.value))
  watch('longtask', (entry) => longTasks.push(entry))
  const watchInput = (
    /** @type {PerformanceEntry & Record<string, any>} */ { startTime, duration, processingStart, processingEnd },
  ) => {
    if (duration <= slowest.latency) return
    slowest = {
      latency: duration,
      delay: processingStart - startTime,
      processing: processingEnd - processingStart,
      presentation: Math.max(0, startTime + duration - processingEnd),
    }
  }
  watch('event', watchInput, { durationThreshold: 16 })

  // A link without React would leave the page, and the measurement with it.
  addEventListener(
    'click',
    (event) => event.target instanceof Element && event.target.closest('a') && event.preventDefault(),
  )
  const watchCallLink = () => {
    const link = [...document.querySelectorAll('a[href^="tel:"]')].find((each) => each.getClientRects().length > 0)
    if (link) requestAnimationFrame(() => setTimeout(() => (seen.contact = performance.now())))
    else requestAnimationFrame(watchCallLink)
  }
  requestAnimationFrame(watchCallLink)

  const observed = /** @type {Observed} */ (globalThis)
  observed.isPainted = () => seen.lcp > 0
  observed.takeSlowest = () => {
    const found = slowest
    slowest = noInput()
    return found
  }
  observed.readLoad = () => {
    const resources = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
    const scripts = resources.filter((entry) => /\.m?js(\?|$)/.test(entry.name))
    const early = scripts
      .filter((entry) => entry.responseEnd < seen.lcp)
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0)
    const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'))
    // The event is part of the task that evaluates the page's modules.
    const scriptStart = scripts.length > 0 ? (navigation?.domContentLoadedEventStart ?? 0) : Infinity
    const scriptTasks = longTasks.filter(({ startTime, duration }) => startTime + duration > scriptStart)
    /** @type {(tasks: PerformanceEntry[]) => number} */
    const blockingOf = (tasks) => tasks.reduce((sum, { duration }) => sum + duration - 50, 0)
    /** @type {(tasks: PerformanceEntry[]) => number} */
    const longestOf = (tasks) => Math.max(0, ...tasks.map(({ duration }) => duration))
    return {
      ...seen,
      contact: Math.max(seen.contact, seen.fcp),
      earlyJs: early / 1024,
      blocking: blockingOf(longTasks),
      longest: longestOf(longTasks),
      scriptBlocking: blockingOf(scriptTasks),
      longestScript: longestOf(scriptTasks),
    }
  }
}

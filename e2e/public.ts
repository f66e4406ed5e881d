import type { Page, Request, Route } from '@playwright/test'
import { AUTH, expectAccessible, expectNoSideScroll, FIRESTORE } from './fixtures'

/** One pixel, which every browser can draw. */
export const PICTURE = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'

/** Collects the requests to addresses outside the site and its database. */
export function foreignRequests(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    const own = [new URL(page.url() === 'about:blank' ? request.url() : page.url()).host, FIRESTORE, AUTH]
    if (/^https?:$/.test(protocol) && !own.includes(host)) found.push(request.url())
  })
  return found
}

/** Answers requests to other companies' sites with an empty page. */
export const answerForeignSites = (page: Page) =>
  page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }))

/** Aborts the requests to the database, not those to the site, until the returned function is called. */
export async function cutDatabase(page: Page): Promise<() => Promise<void>> {
  const abort = (route: Route) => route.abort()
  await page.route(`http://${FIRESTORE}/**`, abort)
  return () => page.unroute(`http://${FIRESTORE}/**`, abort)
}

/** Holds the requests to these addresses, or those that `isHeld`, until the returned function is called. */
export async function hold(
  page: Page,
  address: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await released
    await route.fallback()
  })
  return release
}

export const NETWORK_ERRORS = [
  /ERR_FAILED/,
  /Could not reach Cloud Firestore/,
  /\[data\]/,
  /Failed to fetch/,
  /WebChannelConnection/,
  /No answer in time/,
  /cleardot\.gif/,
]

/** Expects the current page to be accessible at the width of a phone and of a desktop. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSideScroll(page)
  }
}

/** Drags one finger by touch events of the browser. */
export async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) })
  await touch('touchStart', [from])
  for (let step = 1; step <= 5; step += 1) {
    await touch('touchMove', [[from[0] + ((to[0] - from[0]) * step) / 5, from[1] + ((to[1] - from[1]) * step) / 5]])
  }
  await touch('touchEnd', [])
}

import type { Locator, Page, Request } from '@playwright/test'
import { uiCopy } from '../src/copy/ui'
import { AUTH, expectAccessible, expectNoSideScroll, FIRESTORE } from './fixtures'

/** Returns the number of items in the first row. */
export async function columns(items: Locator): Promise<number> {
  const tops = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)))
  return tops.filter((top) => top === tops[0]).length
}

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

/** Navigates within the open page, as a link of the site does, also where the page has no such link. */
export async function followLink(page: Page, pathname: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target)
    dispatchEvent(new PopStateEvent('popstate'))
  }, pathname)
  await page.waitForURL(`**${pathname}`)
}

/** Aborts the requests to the database, not those to the site. */
export async function cutDatabase(page: Page): Promise<void> {
  await page.route(`http://${FIRESTORE}/**`, (route) => route.abort())
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
    await route.continue()
  })
  return release
}

/** Presses the retry button, then lets the requests pass: a page that reconnects by itself removes the button. */
export async function pressRetryAndReconnect(page: Page): Promise<void> {
  const reconnect = await hold(page, `http://${FIRESTORE}/**`)
  await page.getByRole('button', { name: uiCopy.retry }).click()
  reconnect()
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

/** Moves two fingers apart around a point by touch events of the browser. */
export async function pinch(page: Page, [x, y]: [number, number], apart: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const at = (gap: number) => [
    { x: x - gap, y, id: 0 },
    { x: x + gap, y, id: 1 },
  ]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(30) })
  for (let step = 1; step <= 5; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(30 + (apart * step) / 5) })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

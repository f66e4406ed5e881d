import type { Page } from '@playwright/test'
import { admin } from '../../src/copy/admin/admin'
import { adminList } from '../../src/copy/admin/list'
import type { TabName } from '../../src/dashboard-addresses'
import type { ImageFile } from '../../tests/fixtures/images'
import { tabTo } from './checks'
import { expect, signIn } from './fixtures'

/** Returns a stored field that must be text. */
export function textOf(field: unknown): string {
  if (typeof field !== 'string') throw new TypeError(`Not text: ${JSON.stringify(field)}`)
  return field
}

/** Signs in and opens the dashboard at a tab. */
export async function openTab(page: Page, tab: Exclude<TabName, 'overview'>): Promise<void> {
  await signIn(page, `?tab=${tab}`)
  await expect(page.getByRole('heading', { level: 2, name: admin.tabs[tab] })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Changes to another tab of the open dashboard. */
export async function switchTab(page: Page, tab: TabName): Promise<void> {
  await page.getByRole('tab', { name: admin.tabs[tab] }).click()
  // The tab shows its content only now.
  await expect(page.getByRole('tabpanel', { name: admin.tabs[tab] })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** An image as a file that is chosen. */
export const file = ({ name, type, bytes }: ImageFile) => ({
  name,
  mimeType: type,
  buffer: Buffer.from(bytes),
})

export const dialog = (page: Page) => page.getByRole('alertdialog')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const pressButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()
export const toast = (page: Page, text = '') =>
  page.locator('[data-sonner-toast]').filter({ hasText: text })
export const undoOf = (page: Page, removed: string) =>
  toast(page, removed).getByRole('button').first()

/** Chooses from the menu of an item. */
export async function chooseFromMenu(page: Page, name: string, label: string): Promise<void> {
  await pressButton(page, adminList.menu(name))
  await page.getByRole('menuitem', { name: label }).click()
}

/** Moves an item by one position with its handle and this key, and expects what is said of it. */
export async function moveByKeys(
  page: Page,
  thing: string,
  { key, from, to, total }: { key: string; from: number; to: number; total: number },
) {
  await page.getByRole('button', { name: adminList.drag.handle(thing) }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(adminList.drag.picked(thing, from, total))).toBeAttached()
  // dnd-kit measures the grid and listens to the arrow keys only some frames after the pick-up.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
  })
  await page.keyboard.press(key)
  await expect(page.getByText(adminList.drag.over(thing, to, total))).toBeAttached()
  await page.keyboard.press('Space')
}

/** Counts the presses of a finger or mouse. Returns a check of the number since the last check. */
export async function countTaps(
  page: Page,
): Promise<(task: string, taps: number) => Promise<void>> {
  await page.evaluate(() => {
    const counter = Object.assign(window, { taps: 0 })
    const count = () => {
      counter.taps += 1
    }
    document.addEventListener('pointerdown', count, true)
  })
  return async (task, taps) => {
    const counted = await page.evaluate(() => (window as unknown as { taps: number }).taps)
    expect(counted, `taps of ${task}`).toBe(taps)
    await page.evaluate(() => Object.assign(window, { taps: 0 }))
  }
}

/** Focuses the toasts with their keyboard shortcut and presses the undo button of this item. */
export async function undoByKeys(page: Page, removed: string): Promise<void> {
  const undo = undoOf(page, removed)
  // Without a toast the shortcut moves nothing.
  await undo.waitFor()
  await page.keyboard.press('Alt+KeyT')
  await tabTo(page, undo)
  await page.keyboard.press('Enter')
}

/** Drags an item onto another one by the mouse, in steps as a hand does: dnd-kit follows the movements. */
export async function drag(page: Page, name: string, onto: string): Promise<void> {
  const handle = (item: string) =>
    page.getByRole('button', { name: adminList.drag.handle(item), exact: true })
  await handle(name).dragTo(handle(onto), { steps: 12, force: true })
}

/** Drags one finger by touch events of the browser. */
export async function swipe(
  page: Page,
  from: [number, number],
  to: [number, number],
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(([x, y], id) => ({ x, y, id })),
    })
  await touch('touchStart', [from])
  for (let step = 1; step <= 5; step += 1) {
    await touch('touchMove', [
      [from[0] + ((to[0] - from[0]) * step) / 5, from[1] + ((to[1] - from[1]) * step) / 5],
    ])
  }
  await touch('touchEnd', [])
}

/** Checks the page at each small size. Afterwards the letters have their usual size, and the width is a phone's. */
export async function atSmallSizes(
  page: Page,
  check: (width: number) => Promise<void>,
): Promise<void> {
  for (const [width, height, letters] of [
    [320, 640, '100%'],
    [360, 740, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await setLetters(page, letters)
    await check(width)
  }
  await setLetters(page, '')
}

/** Sets the size of the letters. Until Chromium has drawn the page again, it measures the earlier boxes. */
const setLetters = (page: Page, size: string) =>
  page.evaluate(async (fontSize) => {
    document.documentElement.style.fontSize = fontSize
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  }, size)

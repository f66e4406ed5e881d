import type { Locator, Page, Route } from '@playwright/test'
import { admin } from '../src/copy/admin'
import { overview } from '../src/copy/admin-overview'
import type { Picture } from '../tests/fixtures/images'
import { expect, owner, signIn } from './fixtures'

// What the browser, the SDK and the site log when a test provokes it. A test allows only the groups that it provokes.
/** A broken stream: the SDK may also ask www.google.com whether there is a network. */
export const STREAM =
  /WebChannelConnection RPC '\w+' stream \w+ transport errored|www\.google\.com\/images\/cleardot\.gif/
const COMMIT = /RestConnection RPC 'Commit' \w+ failed with error/

/** The test switches the network off. */
export const OFFLINE = [
  /net::ERR_INTERNET_DISCONNECTED/,
  /a write failed \w+: No network/,
  /Could not reach Cloud Firestore/,
  // The overview reads the last changes.
  /\[data\] (versions\.\w+ failed|a value could not be loaded)/,
  STREAM,
]
/** The test cuts a connection, or takes the answer away. */
export const CUT = [/net::ERR_CONNECTION_RESET/, COMMIT, STREAM]
/** The test lets the rules refuse a write. */
export const REFUSED = [
  /status of 403/,
  COMMIT,
  /\[(data|dashboard)\] .*(denied|Missing or insufficient permissions|PERMISSION_DENIED|FirebaseError: \nfalse for ')/,
]
/** Somebody else saves meanwhile. */
export const CONFLICT = [/ConflictError: The stored document is newer than the one that was edited/]
/** The test lets the time of a write run out. */
export const UNANSWERED = [/TimeoutError: No answer in time/, STREAM]

/** Returns a stored field that must be text. */
export function textOf(field: unknown): string {
  if (typeof field !== 'string') throw new TypeError(`Not text: ${JSON.stringify(field)}`)
  return field
}

export async function openTab(page: Page, tab: 'products' | 'team' | 'videos'): Promise<void> {
  await signIn(page, `?tab=${tab}`)
  await expect(page.getByRole('heading', { level: 2, name: admin.tabs[tab] })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Keeps so many products, two members and three videos of the seeded content: a longer list has no other parts. */
export async function keepLess(count = 3): Promise<void> {
  const [products, members] = await Promise.all([owner.list('products'), owner.list('team')])
  const list = await owner.get('videos/main-videos')
  const videos = list?.['videos']
  await Promise.all([
    ...products
      .slice(count)
      .flatMap(({ id }) => [owner.remove(`products/${id}`), owner.remove(`products/${id}/pictures/full`)]),
    ...members.slice(2).map(({ id }) => owner.remove(`team/${id}`)),
    owner.put('videos/main-videos', { ...list, videos: Array.isArray(videos) ? videos.slice(0, 3) : [] }),
  ])
}

export const file = ({ name, type, bytes }: Picture) => ({ name, mimeType: type, buffer: Buffer.from(bytes) })

export const dialog = (page: Page) => page.getByRole('alertdialog')
/** Opens the folded backup of the overview. */
export const openBackup = (page: Page) => page.locator('summary').filter({ hasText: overview.backup.title }).click()

/** Phones have the sign-out in the menu of the header. */
export async function pressSignOut(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: admin.menu }).click()
  await page.getByRole('banner').getByRole('button', { name: admin.signOut }).click()
}
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

/** Expects that the keyboard has picked a card up, and waits until the arrow keys move it. */
export async function expectPickedUp(page: Page, announcement: string): Promise<void> {
  await expect(page.getByText(announcement)).toBeAttached()
  // dnd-kit measures the grid and listens to the arrow keys only some frames after the pick-up.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** Expects a confirmation with this title, text and both buttons in the accessibility tree. */
export async function expectQuestion(
  page: Page,
  words: { title: string; text?: string; cancel: string; confirm: string },
): Promise<void> {
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - alertdialog "${words.title}":
      - heading "${words.title}" [level=2]
      - button "${words.cancel}"
      - button "${words.confirm}"
  `)
  if (words.text) await expect(dialog(page)).toContainText(words.text)
}

/** Presses Tab until the control is focused, and expects every control on the way to show its focus. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < 90; stops += 1) {
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
    if (await control.evaluate((one) => one === document.activeElement)) return
  }
  throw new Error(`Not reached by ${key}: ${control.toString()}`)
}

/** Expects that the focused element has a focus ring and is not covered by the tabs or the save bar; ignores toasts. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(focusFault)).toBe('')
}

/** Whether the window is as narrow as a phone. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768

/** Focuses the toasts with their keyboard shortcut and presses the undo button of this item. */
export async function undoByKeys(page: Page, removed: string): Promise<void> {
  const undo = page.locator('li').filter({ hasText: removed }).getByRole('button').first()
  // Without a toast the shortcut moves nothing.
  await undo.waitFor()
  await page.keyboard.press('Alt+KeyT')
  await tabTo(page, undo)
  await page.keyboard.press('Enter')
}

function focusFault(): string {
  const one = document.activeElement
  if (!(one instanceof HTMLElement) || one === document.body) return 'nothing has the focus'
  const name = one.outerHTML.slice(0, 120)
  if (!one.matches(':focus-visible')) return `no ring: ${name}`
  const box = one.getBoundingClientRect()
  const x = Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1)
  const y = box.height > innerHeight ? innerHeight / 2 : box.y + box.height / 2
  const over = document
    .elementsFromPoint(x, y)
    .find((other) => !other.closest('[data-sonner-toaster]') || other.contains(one) || one.contains(other))
  const own = one.closest('label') ?? one
  return over &&
    (own.contains(over) || over.contains(one)) &&
    over !== document.body &&
    over !== document.documentElement
    ? ''
    : `not in sight: ${name}`
}

/** Lets the next commit reach the database, and drops its answer. */
export async function loseNextAnswer(page: Page): Promise<void> {
  let isLost = false
  await page.route(/:commit/, async (route: Route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
}

/** Holds back every commit until the returned function is called. */
export async function holdCommits(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/:commit/, async (route: Route) => {
    await held
    await route.continue()
  })
  return release
}

/** Aborts the next commit before it reaches the database. */
export async function cutNextCommit(page: Page): Promise<void> {
  let isCut = false
  await page.route(/:commit/, async (route: Route) => {
    if (isCut) return route.continue()
    isCut = true
    await route.abort('connectionreset')
  })
}

/** Refuses every commit, as the rules do for an account without rights. */
export async function denyCommits(page: Page): Promise<void> {
  await page.route(/:commit/, (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/json',
      headers: {
        'access-control-allow-origin': new URL(page.url()).origin,
        'access-control-allow-credentials': 'true',
      },
      body: JSON.stringify({ error: { code: 403, message: 'denied', status: 'PERMISSION_DENIED' } }),
    }),
  )
}

/** Drags a handle onto another element, in steps as a hand does: dnd-kit follows the movements. */
export async function drag(page: Page, handle: Locator, target: Locator): Promise<void> {
  await handle.hover()
  await page.mouse.down()
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('out of sight')
  const at = (share: number): [number, number] => [
    from.x + (to.x - from.x) * share + from.width / 2,
    from.y + (to.y - from.y) * share + from.height / 2,
  ]
  for (const share of [0.1, 0.5, 1]) await page.mouse.move(...at(share), { steps: 4 })
  await page.mouse.up()
}

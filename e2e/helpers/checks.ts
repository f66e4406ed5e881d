import type { Locator, Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect } from './fixtures'

/** Only violations, and no frames, to save time. Without a preload axe does not wait for a film that never answers. */
const ACCESSIBLE: RunOptions = {
  preload: false,
  resultTypes: ['violations'],
  iframes: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
}

/** Expects no violation of WCAG 2.2 A and AA on the page, or in the parts that match a selector. */
export async function expectAccessible(page: Page, parts = 'html'): Promise<void> {
  // axe cannot measure the colour of a fading element. An animation in closed details would never end by itself.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish()
  })
  // Axe stays in the page, which may be checked again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    ([selector, options]) => (window as unknown as { axe: typeof axe }).axe.run(selector, options),
    [parts, ACCESSIBLE] as const,
  )
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
  expect(lines).toEqual([])
}

/** Expects that the page does not scroll sideways. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0)
}

/** Expects the current page to be accessible at the width of a phone and of a desktop. */
export async function expectAccessibleAtBothWidths(page: Page, parts = 'html'): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, parts)
    await expectNoSideScroll(page)
  }
}

/** Returns a check that all text of the page is drawn in the font of the site, the two files of public/fonts. */
export async function ownFont(page: Page): Promise<(what: string) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  /** Each text that is drawn in a font of the system, with that font. */
  async function foreignTexts(): Promise<string[]> {
    // With `pierce` the texts of form controls are found, too.
    const { nodes } = await cdp.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })
    const texts = nodes.filter(
      ({ nodeName, nodeValue }) => nodeName === '#text' && nodeValue.trim() !== '',
    )
    const drawn = [...texts, ...nodes.flatMap(({ pseudoElements = [] }) => pseudoElements)]
    const found = await Promise.all(
      drawn.map(async ({ nodeId, nodeName, nodeValue }) => {
        const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
        const foreign = fonts.find(
          ({ familyName, isCustomFont }) => !isCustomFont || !familyName.startsWith('Readex Pro'),
        )
        return foreign ? [`${foreign.familyName} draws ${nodeName} «${nodeValue.trim()}»`] : []
      }),
    )
    return found.flat()
  }
  return async (what) => {
    // Fonts may still load, and live content may replace a text while it is looked at.
    await expect(async () => {
      expect(await foreignTexts(), what).toEqual([])
    }).toPass()
  }
}

/** Presses Tab until the control is focused, and expects every control on the way to show its focus. */
export async function tabTo(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let stops = 0; stops < 90; stops += 1) {
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Not reached by ${key}: ${control.toString()}`)
}

/** Expects that the focused element has a focus ring and is not covered by the tabs or the save bar; ignores toasts. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(focusFault)).toBe('')
}

function focusFault(): string {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return 'nothing has the focus'
  const name = focused.outerHTML.slice(0, 120)
  if (!focused.matches(':focus-visible')) return `no ring: ${name}`
  const box = focused.getBoundingClientRect()
  const x = Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1)
  const y = box.height > innerHeight ? innerHeight / 2 : box.y + box.height / 2
  const target = focused.closest('label') ?? focused
  const topmost = document
    .elementsFromPoint(x, y)
    .find(
      (other) =>
        !other.closest('[data-sonner-toaster]') ||
        other.contains(focused) ||
        focused.contains(other),
    )
  const isPage = !topmost || topmost === document.body || topmost === document.documentElement
  return !isPage && (target.contains(topmost) || topmost.contains(focused))
    ? ''
    : `not in sight: ${name}`
}

import type { Page } from '@playwright/test'
import { site } from '../src/copy/site'
import { paths } from '../src/paths'
import { PRODUCTS, TEAM, VIDEOS } from '../scripts/seed-content.mjs'
import { expect, expectNoSideScroll, test } from './fixtures'

/** A wide screen at 400 % and 200 %, and a phone with text twice as large. */
const SIZES = [
  { width: 320, height: 640, letters: 1 },
  { width: 640, height: 400, letters: 1 },
  { width: 360, height: 740, letters: 2 },
]
const ROUTES = [
  ...Object.values(paths).filter((path) => !path.startsWith(paths.admin) && path !== paths.director),
  '/no-such',
]

/** Finds text that is cut by the screen or its box, and lines that overlap. Text with an ellipsis does not count. */
function faults(): string[] {
  const isHidden = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      // Skips text that is hidden or for screen readers only.
      if ((each.clientWidth === 1 && each.clientHeight === 1) || each.hasAttribute('inert')) return true
    }
    return (
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('[href="#main"], script, style, option') !== null
    )
  }
  const cutBy = (element: Element, box: DOMRect) => {
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(each)
      if (webkitLineClamp !== 'none' || /auto|scroll/.test(overflowY)) return false
      if (overflowX === 'visible') continue
      const frame = each.getBoundingClientRect()
      // A line box is taller than its letters.
      if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + box.height / 4)
        return true
    }
    return false
  }
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const words = (texts.currentNode.textContent ?? '').trim()
    const element = texts.currentNode.parentElement
    if (words === '' || !element || isHidden(element)) continue
    const { lineHeight, fontSize } = getComputedStyle(element)
    if (parseFloat(lineHeight) < parseFloat(fontSize) * 1.15) found.add(`lines on each other: ${words}`)
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const box of range.getClientRects()) {
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) found.add(`off the screen: ${words}`)
      else if (cutBy(element, box)) found.add(`cut: ${words}`)
    }
  }
  return [...found]
}

async function expectReadable(page: Page, what: string): Promise<void> {
  for (const { width, height, letters } of SIZES) {
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size * 100}%`
      document.querySelectorAll('details').forEach((each) => (each.open = true))
    }, letters)
    expect(await page.evaluate(faults), `${what} at ${width} px, letters x${letters}`).toEqual([])
    await expectNoSideScroll(page)
  }
}

test('no page cuts its text at 200 %, at 400 % or with letters twice as large (1)', async ({
  page,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(/404.*no-such/)
  await backend.seed()
  for (const route of ROUTES) {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main .skeleton')).toHaveCount(0)
    if (route === paths.team) await expect(page.getByRole('heading', { name: TEAM[0]?.name ?? '' })).toBeVisible()
    await expectReadable(page, route)
  }
})

const STORED = [
  [paths.products, PRODUCTS[0]?.[1] ?? ''],
  [paths.videos, VIDEOS[0]?.title ?? ''],
] as const

test('the lightbox, the viewer and the menu cut no text at these sizes (1)', async ({ page, backend }) => {
  await backend.seed()
  for (const [route, title] of STORED) {
    await page.goto(route)
    // The stored content has replaced the bundled one.
    await expect(page.getByRole('main').getByText(title)).toBeVisible()
    await page.getByRole('main').getByRole('listitem').nth(1).getByRole('link').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectReadable(page, `${route} opened`)
    for (const button of await page.getByRole('dialog').getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 })
  }
  await page.goto(paths.test)
  await expectReadable(page, site.nav.menu)
  await expect(page.locator('header details a').last()).toBeVisible()
})

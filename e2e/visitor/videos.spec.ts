import type { Locator, Page } from '@playwright/test'
import { VIDEOS } from '../../scripts/seed-content.mjs'
import { sampleVideos } from '../../src/copy/sample-videos'
import { videos as copy } from '../../src/copy/videos'
import { NOTICE_FRAME, VIDEOS_EVENT } from '../../src/limits'
import { expectAccessibleAtBothWidths, expectNoSideScroll } from '../checks'
import { expect, owner, test } from '../fixtures'
import { answerForeignSites, foreignRequests } from '../network'

/** Newest first, as the site shows them. */
const shown = [...VIDEOS].reverse()
const cards = (page: Page) => page.getByRole('list', { name: copy.list }).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog')
const title = (page: Page) => dialog(page).getByRole('heading')
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const player = (page: Page) => dialog(page).locator('iframe')
const viewer = copy.viewer
const kind = (pattern: RegExp) => {
  const position = shown.findIndex(({ url }) => pattern.test(url))
  return { title: shown[position]?.title ?? '', url: shown[position]?.url ?? '', position }
}
const YOUTUBE = kind(/youtube\.com\/watch/)
const DRIVE = kind(/drive/)
const FACEBOOK = kind(/facebook/)
const DIRECT = kind(/\.mp4/)

const cardOf = (page: Page, { position }: { position: number }) => cards(page).nth(position).getByRole('link')

async function expectViewer(page: Page, ready: Locator): Promise<void> {
  await expect(ready).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSideScroll(page)
  await expect(button(page, viewer.next.full)).toBeInViewport({ ratio: 1 })
}

test('the viewer loads nothing from another company before a video is played, shows each kind, and gives the focus back (15, 46-52)', async ({
  page,
  backend,
  consoleGuard,
}) => {
  // The check of accessibility cannot read a film that never answers.
  consoleGuard.allow(/preloadMedia did not load/)
  const requests = foreignRequests(page)
  await answerForeignSites(page)
  await backend.seed()
  const stored = (await owner.get('videos/main-videos'))?.['videos'] as { id: string; title: string }[]
  await page.goto(`/videos?v=${stored.find((video) => video.title === YOUTUBE.title)?.id}`)

  await test.step('a shared address waits for a press on play', async () => {
    await expect(title(page)).toHaveText(YOUTUBE.title)
    await expectViewer(page, dialog(page).getByText(viewer.consent.youtube))
    expect(requests).toEqual([])
    await button(page, viewer.play(YOUTUBE.title)).click()
    await expect(player(page)).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/)
    await expect(player(page)).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin allow-presentation/)
    await expect.poll(() => requests.length).toBeGreaterThan(0)
    expect(requests.every((address) => address.startsWith('https://www.youtube-nocookie.com/'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('a press on a card plays its video, a step to the next one does not', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(cards(page).getByRole('heading')).toHaveCount(shown.length)
    await cardOf(page, DRIVE).click()
    await expect(title(page)).toHaveText(DRIVE.title)
    await expect(player(page)).toHaveAttribute('src', /^https:\/\/drive\.google\.com\/file\/d\/[\w-]+\/preview$/)
    await button(page, viewer.next.full).click()
    await expect(title(page)).toHaveText(shown[DRIVE.position + 1]?.title ?? '')
    await expect(player(page)).toHaveCount(0)
    // Back closes; Forward shows the video again, but does not start it.
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await page.goForward()
    await expect(dialog(page)).toBeVisible()
    await expect(player(page)).toHaveCount(0)
    await page.goBack()
  })

  await test.step('closing gives the focus back to the card', async () => {
    const ways: [string, () => Promise<unknown>][] = [
      ['the ground', () => page.mouse.click(20, 450)],
      ['the button', () => button(page, viewer.close).click()],
      ['Escape', () => page.keyboard.press('Escape')],
      ['Back', () => page.goBack()],
    ]
    for (const [name, close] of ways) {
      await cardOf(page, FACEBOOK).click()
      await expect(title(page)).toHaveText(FACEBOOK.title)
      await close()
      await expect(dialog(page), name).toHaveCount(0)
      await expect(cardOf(page, FACEBOOK), name).toBeFocused()
      expect(new URL(page.url()).search, name).toBe('')
    }
  })

  await test.step('a Facebook video opens in a new tab', async () => {
    await cardOf(page, FACEBOOK).click()
    const reason = dialog(page).getByText(viewer.blocked)
    const frame = await reason.locator('..').boundingBox()
    expect(frame?.width).toBe(NOTICE_FRAME.width)
    expect(frame?.height).toBeGreaterThanOrEqual(NOTICE_FRAME.height)
    const link = dialog(page).getByRole('link', { name: viewer.openNew })
    await expect(link).toHaveAttribute('href', FACEBOOK.url)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expectViewer(page, reason)
    await page.keyboard.press('Escape')
  })

  await test.step('a film plays in the browser, and says when it cannot', async () => {
    await cardOf(page, DIRECT).click()
    // The address answers with a page.
    await expect(dialog(page).getByText(viewer.broken)).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: viewer.open.direct })).toHaveAttribute('href', DIRECT.url)
    // The second answer never comes, so that the player stays.
    await page.route(DIRECT.url, () => undefined)
    await button(page, viewer.retry).press('Enter')
    const film = dialog(page).locator('video')
    await expect(film).toBeFocused()
    await expect(film).toHaveAttribute('poster', '/video-poster.svg')
    await expectViewer(page, film)
    await film.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(cardOf(page, DIRECT)).toBeFocused()
  })
})

test('an open page shows a saved list after the event, and samples without one (41, 43)', async ({ page }) => {
  const store = async (...titles: string[]) => {
    const one = { url: DIRECT.url, createdAt: new Date().toISOString() }
    const videos = titles.map((each, index) => ({ ...one, id: `170000000000${index}`, title: each, order: index + 1 }))
    await owner.put('videos/main-videos', { videos, updatedAt: new Date() })
  }
  const announce = () => page.evaluate((name) => window.dispatchEvent(new Event(name)), VIDEOS_EVENT)
  await answerForeignSites(page)
  await store('الأول')
  await page.goto('/videos')
  await expect(cards(page)).toHaveCount(1)
  await store('الأول', 'الثاني')
  await announce()
  await expect(cards(page).getByRole('heading')).toHaveText([/الثاني/, /الأول/])
  await cardOf(page, { position: 0 }).click()
  await store()
  await announce()
  await expect(page.locator('article')).toHaveCount(sampleVideos.length)
  // An open video stays open when the list changes.
  await expect(dialog(page)).toContainText('الثاني')
  await page.keyboard.press('Escape')
  await expect(page.getByText(copy.samples.title)).toBeVisible()
  await expectAccessibleAtBothWidths(page)
})

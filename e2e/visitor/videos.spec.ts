import type { Locator, Page } from '@playwright/test'
import { VIDEOS } from '../../scripts/seed/seed-content.mjs'
import { videoViewer } from '../../src/copy/video-viewer'
import { videosWords } from '../../src/copy/videos'
import { VIDEOS_EVENT } from '../../src/fixed-names'
import { PIXEL } from '../../tests/fixtures/images'
import { expectAccessibleAtBothWidths, expectNoSideScroll } from '../helpers/checks'
import { expect, owner, test } from '../helpers/fixtures'
import { answerForeignSites, foreignRequests } from '../helpers/network'

/** Newest first, as the site shows them. */
const shown = [...VIDEOS].reverse()
const cards = (page: Page) =>
  page.getByRole('list', { name: videosWords.list }).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog')
const title = (page: Page) => dialog(page).getByRole('heading')
const viewerButton = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true })
const kind = (pattern: RegExp) => {
  const position = shown.findIndex(({ url }) => pattern.test(url))
  return { title: shown[position]?.title ?? '', url: shown[position]?.url ?? '', position }
}
const YOUTUBE = kind(/youtube\.com\/watch/)
const FACEBOOK = kind(/facebook/)
const DIRECT = kind(/\.mp4/)

const cardOf = (page: Page, { position }: { position: number }) =>
  cards(page).nth(position).getByRole('link')

type Stored = { id: string; title: string }

/** A stored video. */
const VIDEO = {
  id: '1900000000001',
  title: 'فيديو بصورة',
  url: 'https://youtu.be/aqz-KE-bpKQ',
  createdAt: '2026-01-01T00:00:00.000Z',
  order: 1,
}

async function expectViewer(page: Page, ready: Locator): Promise<void> {
  await expect(ready).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSideScroll(page)
  await expect(viewerButton(page, videoViewer.next.full)).toBeInViewport({ ratio: 1 })
}

test.describe('with the example content', () => {
  test.beforeEach(async ({ page, backend }) => {
    await answerForeignSites(page)
    await backend.seed()
  })

  // Requirement 49; contradiction 48
  test('the viewer loads nothing of another company before a press on play', async ({ page }) => {
    const requests = foreignRequests(page)
    const stored = (await owner.get('videos/main-videos'))?.['videos'] as Stored[]
    await page.goto(`/videos?v=${stored.find((video) => video.title === YOUTUBE.title)?.id}`)
    await expect(title(page)).toHaveText(YOUTUBE.title)
    await expectViewer(page, dialog(page).getByText(videoViewer.consent.youtube))
    expect(requests).toEqual([])
    await viewerButton(page, videoViewer.play(YOUTUBE.title)).click()
    await expect.poll(() => requests.length).toBeGreaterThan(0)
    const others = requests.filter((url) => !url.startsWith('https://www.youtube-nocookie.com/'))
    expect(others).toEqual([])
  })

  for (const [name, close] of [
    ['a press on the backdrop', (page: Page) => page.mouse.click(20, 450)],
    ['Back', (page: Page) => page.goBack()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const)
    // Requirements 46, 47
    test(`the viewer closes by ${name}, and gives the focus back to the card`, async ({ page }) => {
      await page.goto('/videos')
      await cardOf(page, FACEBOOK).click()
      await expect(title(page)).toHaveText(FACEBOOK.title)
      await close(page)
      await expect(dialog(page)).toHaveCount(0)
      await expect(cardOf(page, FACEBOOK)).toBeFocused()
      await expect(page).toHaveURL('/videos')
    })

  // Requirements 50, 51
  test('the viewer has a notice instead of a Facebook video', async ({ page }) => {
    await page.goto('/videos')
    await cardOf(page, FACEBOOK).click()
    await expectViewer(page, dialog(page).getByText(videoViewer.blocked))
  })

  // Requirement 52
  test('the viewer plays a film in the browser, and says when it cannot', async ({
    page,
    consoleGuard,
  }) => {
    // The check of accessibility cannot read a film that never answers.
    consoleGuard.allow(/preloadMedia did not load/)
    await page.goto('/videos')
    await cardOf(page, DIRECT).click()
    // The address answers with a page.
    await expect(dialog(page).getByText(videoViewer.broken)).toBeVisible()
    // The second answer never comes, so that the player stays.
    await page.route(DIRECT.url, () => undefined)
    await viewerButton(page, videoViewer.retry).press('Enter')
    const film = dialog(page).locator('video')
    await expect(film).toBeFocused()
    await expectViewer(page, film)
    await film.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(cardOf(page, DIRECT)).toBeFocused()
  })
})

test("a visitor sees a video's own image, and the newest one after it was replaced", async ({
  page,
}) => {
  const put = (tag: string, image: string) =>
    owner.put('videos/main-videos', {
      videos: [{ ...VIDEO, imageTag: tag }],
      images: { [VIDEO.id]: image },
      updatedAt: new Date(),
    })
  const [first, second] = [PIXEL, `${PIXEL}AAAA`]
  await put('a', first)
  await page.goto('/videos')
  const image = cards(page).first().locator('img[src^="data:"]')
  await expect(image).toHaveAttribute('src', first)
  await put('b', second)
  await page.evaluate((name) => dispatchEvent(new Event(name)), VIDEOS_EVENT)
  await expect(image).toHaveAttribute('src', second)
})

test('a long duration stays within the small image of its video', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  const duration = '8'.repeat(20)
  const videos = [{ ...VIDEO, duration }]
  await owner.put('videos/main-videos', { videos, images: {}, updatedAt: new Date() })
  await page.goto('/')
  const mark = page.getByText(duration).first()
  await mark.scrollIntoViewIfNeeded()
  const image = await page.getByRole('article').locator('[aria-hidden]').first().boundingBox()
  const box = await mark.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((image?.x ?? 0) + (image?.width ?? 0))
})

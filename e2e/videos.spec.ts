import type { Page } from '@playwright/test'
import { sampleVideos } from '../src/copy/sample-videos'
import { videos as copy } from '../src/copy/videos'
import { FIRST_ANSWER_MS, NOTICE_FRAME, VIDEOS_EVENT } from '../src/limits'
import { VIDEOS } from '../scripts/seed-content.mjs'
import { expect, expectNoSideScroll, owner, test } from './fixtures'
import {
  columns,
  NETWORK_ERRORS,
  cutDatabase,
  expectFocusOn,
  expectAccessibleAtBothWidths,
  foreignRequests,
  pressRetryAndReconnect,
} from './public'

/** Newest first, as the site shows them. */
const shown = [...VIDEOS].reverse()
const cards = (page: Page) => page.getByRole('list', { name: copy.list }).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog')
const viewer = copy.viewer
const kind = (pattern: RegExp) => {
  const video = shown.find(({ url }) => pattern.test(url))
  if (!video) throw new Error(`no such video in the seed: ${pattern}`)
  return { ...video, position: shown.indexOf(video) }
}
const YOUTUBE = kind(/youtube\.com\/watch/)
const DRIVE = kind(/drive/)
const FACEBOOK = kind(/facebook/)
const SHORT = kind(/fb\.watch/)
const DIRECT = kind(/\.mp4/)

const store = (videos: { title: string; url: string }[]) =>
  owner.put('videos/main-videos', {
    videos: videos.map((video, index) => ({
      ...video,
      id: `17000000000${index}0`,
      createdAt: new Date(1.7e12 + index).toISOString(),
      order: index + 1,
    })),
    updatedAt: new Date(),
  })

/** Answers requests to other companies' sites with an empty page. */
async function answerForeignSites(page: Page): Promise<void> {
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }))
}

async function openSeeded(page: Page, backend: { seed: () => Promise<void> }, path = '/videos') {
  await answerForeignSites(page)
  await backend.seed()
  await page.goto(path)
  await expect(cards(page)).toHaveCount(VIDEOS.length)
}
const press = (page: Page, position: number) => cards(page).nth(position).getByRole('link').click()

test('the grid has 1 to 4 columns and never scrolls sideways (1, 45)', async ({ page, backend }) => {
  await openSeeded(page, backend)
  for (const [width, expected] of [
    [320, 1],
    [360, 1],
    [768, 2],
    [1100, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await columns(cards(page)), `${width} px`).toBe(expected)
    await expectNoSideScroll(page)
  }
})

test('the latest video comes first (15, decision 21)', async ({ page, backend }) => {
  await openSeeded(page, backend)
  await expect(cards(page).getByRole('heading')).toHaveText(
    shown.map(({ title }) => new RegExp(title.replace(/[?؟]/g, '.'))),
  )
})

test('nothing loads from another company before play is pressed (49, P14)', async ({ page, backend }) => {
  const requests = foreignRequests(page)
  await openSeeded(page, backend)
  const id = ((await owner.get('videos/main-videos'))?.['videos'] as { id: string; title: string }[]).find(
    ({ title }) => title === YOUTUBE.title,
  )?.id
  await page.goto(`/videos?v=${id}`)
  await expect(dialog(page).getByRole('heading')).toHaveText(YOUTUBE.title)
  await expect(dialog(page).getByText(viewer.consent.youtube)).toBeVisible()
  await page.reload()
  const play = dialog(page).getByRole('button', { name: viewer.play(YOUTUBE.title) })
  await expect(play).toBeVisible()
  expect(requests).toEqual([])
  await play.click()
  const frame = dialog(page).locator('iframe')
  await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&autoplay=1')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  expect(requests.every((address) => address.startsWith('https://www.youtube-nocookie.com/'))).toBe(true)
})

test('pressing a card plays its video (46, 49)', async ({ page, backend }) => {
  await openSeeded(page, backend)
  await press(page, DRIVE.position)
  await expect(dialog(page).getByRole('heading')).toHaveText(DRIVE.title)
  await expect(dialog(page).locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/drive\.google\.com\/file\/d\/[\w-]+\/preview$/,
  )
  await expect(dialog(page).getByRole('link', { name: viewer.open.drive })).toHaveAttribute('href', /\/view$/)
  await dialog(page).getByRole('button', { name: viewer.next, exact: true }).click()
  await expect(dialog(page).getByRole('heading')).toHaveText(shown[DRIVE.position + 1]?.title ?? '')
  await expect(dialog(page).locator('iframe')).toHaveCount(0)
  await expect(dialog(page).getByRole('status')).toHaveText(
    viewer.spoken(DRIVE.position + 2, shown.length, shown[DRIVE.position + 1]?.title ?? ''),
  )
  // Back closes; Forward shows the video again, but does not start it.
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await page.goForward()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).locator('iframe')).toHaveCount(0)
})

test('a Facebook video opens in a new tab (50, 51)', async ({ page, backend }) => {
  await openSeeded(page, backend)
  for (const { position, url } of [FACEBOOK, SHORT]) {
    await press(page, position)
    const reason = dialog(page).getByText(viewer.blocked)
    await expect(reason).toBeVisible()
    const frame = await reason.locator('..').boundingBox()
    expect(frame?.width).toBe(NOTICE_FRAME.width)
    expect(frame?.height).toBeGreaterThanOrEqual(NOTICE_FRAME.height)
    const link = dialog(page).getByRole('link', { name: viewer.openNew })
    await expect(link).toHaveAttribute('href', url)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(dialog(page).locator('iframe')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  }
})

test('a video file plays in the browser (52)', async ({ page, backend }) => {
  await openSeeded(page, backend)
  await page.goto(
    `/videos?v=${((await owner.get('videos/main-videos'))?.['videos'] as { id: string; url: string }[]).find(({ url }) => url === DIRECT.url)?.id}`,
  )
  const video = dialog(page).locator('video')
  await expect(video).toHaveAttribute('poster', '/video-poster.svg')
  await expect(video).toHaveAttribute('controls', '')
  await expect(video).toHaveText('متصفحك لا يدعم تشغيل الفيديو.')
  // The address answers with a file that is not a video.
  await video.evaluate((element: HTMLVideoElement) => void element.play().catch(() => undefined))
  await expect(dialog(page).getByText(viewer.broken)).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: viewer.open.direct })).toHaveAttribute('href', DIRECT.url)
  await expect(dialog(page).locator('a[href^="tel:"]')).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSideScroll(page)
  // The second answer never comes, so that the player stays.
  await page.route(DIRECT.url, () => undefined)
  await dialog(page).getByRole('button', { name: viewer.retry }).press('Enter')
  await expect(video).toBeFocused()
})

test('an unsafe link is shown as plain text (48, decision 47)', async ({ page }) => {
  await answerForeignSites(page)
  const hostile = [
    'javascript:alert(1)//youtube.com',
    'https://youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
    'data:text/html,<script>alert(1)</script>',
    '//youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com/@channel',
  ]
  await store(hostile.map((url, index) => ({ title: `مقطع ${index}`, url })))
  const requests = foreignRequests(page)
  await page.goto('/videos')
  await expect(cards(page)).toHaveCount(hostile.length)
  for (let position = 0; position < hostile.length; position += 1) {
    await press(page, position)
    await expect(dialog(page).getByText(viewer.refused)).toBeVisible()
    await expect(dialog(page).locator('iframe, video')).toHaveCount(0)
    expect(
      await dialog(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).protocol)),
    ).toEqual(['tel:'])
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  }
  expect(requests).toEqual([])
})

test('closing the viewer returns the focus to the card (47)', async ({ page, backend }) => {
  await openSeeded(page, backend)
  const ways: [string, () => Promise<unknown>][] = [
    ['the ground', () => page.mouse.click(20, 450)],
    ['the button', () => dialog(page).getByRole('button', { name: viewer.close }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['Back', () => page.goBack()],
  ]
  for (const [name, close] of ways) {
    await press(page, 2)
    await expect(dialog(page)).toBeVisible()
    await close()
    await expect(dialog(page), name).toHaveCount(0)
    await expectFocusOn(page, shown[2]?.title ?? '')
    expect(new URL(page.url()).search, name).toBe('')
  }
})

test('a saved list shows on an open page after the event (41, 43, decision 18)', async ({ page }) => {
  await answerForeignSites(page)
  await store([{ title: 'الأول', url: DIRECT.url }])
  await page.goto('/videos')
  await expect(cards(page)).toHaveCount(1)
  await store([
    { title: 'الأول', url: DIRECT.url },
    { title: 'الثاني', url: DIRECT.url },
  ])
  await page.evaluate((name) => window.dispatchEvent(new Event(name)), VIDEOS_EVENT)
  await expect(cards(page).getByRole('heading')).toHaveText([/الثاني/, /الأول/])
  await press(page, 0)
  await expect(dialog(page)).toBeVisible()
  await store([])
  await page.evaluate((name) => window.dispatchEvent(new Event(name)), VIDEOS_EVENT)
  await expect(page.locator('article')).toHaveCount(sampleVideos.length)
  // An open video stays open when the list changes.
  await expect(dialog(page)).toContainText('الثاني')
  await page.keyboard.press('Escape')
  await expect(cards(page)).toHaveCount(sampleVideos.length)
  await expect(page.getByText(copy.samples.title)).toBeVisible()
  await expectAccessibleAtBothWidths(page)
})

test('samples stand in within 8 s when the database does not answer (44, P19)', async ({ page, consoleGuard }) => {
  consoleGuard.allow(...NETWORK_ERRORS, new RegExp(copy.failedLog))
  await cutDatabase(page)
  await page.goto('/videos')
  await expect(page.getByText(copy.error.title)).toBeVisible({ timeout: FIRST_ANSWER_MS })
  await expect(cards(page)).toHaveCount(sampleVideos.length)
  await expect(page.getByRole('region', { name: copy.title }).locator('a[href^="tel:"]')).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await store([{ title: 'عاد الاتصال', url: DIRECT.url }])
  await pressRetryAndReconnect(page)
  await expect(cards(page).getByRole('heading')).toHaveText([/عاد الاتصال/])
})

test('the page and every viewer have no accessibility violation at 360 and 1440 px', async ({ page, backend }) => {
  await openSeeded(page, backend)
  await expectAccessibleAtBothWidths(page)
  for (const { position } of [FACEBOOK, DIRECT, YOUTUBE]) {
    await press(page, position)
    await expect(dialog(page)).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSideScroll(page)
    const box = await dialog(page).boundingBox()
    expect([box?.x ?? -1, (box?.x ?? 0) + (box?.width ?? 999)].every((edge) => edge >= 0 && edge <= 320)).toBe(true)
    await expect(dialog(page).getByRole('button', { name: viewer.next, exact: true })).toBeInViewport()
    if (position === YOUTUBE.position) {
      await dialog(page).getByRole('button', { name: viewer.next, exact: true }).click()
      await expectAccessibleAtBothWidths(page)
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  }
})

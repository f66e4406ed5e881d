import type { Page } from '@playwright/test'
import { sampleVideos } from '../src/copy/sample-videos'
import { videos as copy } from '../src/copy/videos'
import { NOTICE_FRAME, VIDEOS_EVENT } from '../src/limits'
import { VIDEOS } from '../scripts/seed-content.mjs'
import { expect, owner, test } from './fixtures'
import { expectAccessibleAtBothWidths, foreignRequests } from './public'

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

const card = (page: Page, position: number) => cards(page).nth(position).getByRole('link')

test('nothing loads from another company before a video is played (15, 46, 47, 49-52, P14, decision 21)', async ({
  page,
  backend,
}) => {
  const requests = foreignRequests(page)
  await answerForeignSites(page)
  await backend.seed()
  const stored = (await owner.get('videos/main-videos'))?.['videos'] as { id: string; title: string }[]
  await page.goto(`/videos?v=${stored.find(({ title }) => title === YOUTUBE.title)?.id}`)
  const player = dialog(page).locator('iframe')

  await test.step('a shared address waits for a press on play, also after a reload', async () => {
    await expect(dialog(page).getByRole('heading')).toHaveText(YOUTUBE.title)
    await expect(dialog(page).getByText(viewer.consent.youtube)).toBeVisible()
    await page.reload()
    const play = dialog(page).getByRole('button', { name: viewer.play(YOUTUBE.title) })
    await expect(play).toBeVisible()
    expect(requests).toEqual([])
    await play.click()
    await expect(player).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&hl=ar&cc_lang_pref=ar&autoplay=1',
    )
    await expect(player).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
    await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
    await expect.poll(() => requests.length).toBeGreaterThan(0)
    expect(requests.every((address) => address.startsWith('https://www.youtube-nocookie.com/'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('the latest video comes first', async () => {
    await expect(cards(page).getByRole('heading')).toHaveText(
      shown.map(({ title }) => new RegExp(title.replace(/[?؟]/g, '.'))),
    )
  })

  await test.step('a press on a card plays its video, a step to the next one does not', async () => {
    await card(page, DRIVE.position).click()
    await expect(dialog(page).getByRole('heading')).toHaveText(DRIVE.title)
    await expect(player).toHaveAttribute('src', /^https:\/\/drive\.google\.com\/file\/d\/[\w-]+\/preview$/)
    await expect(dialog(page).getByRole('link', { name: viewer.open.drive })).toHaveAttribute('href', /\/view$/)
    await dialog(page).getByRole('button', { name: viewer.next.full, exact: true }).click()
    const next = shown[DRIVE.position + 1]?.title ?? ''
    await expect(dialog(page).getByRole('heading')).toHaveText(next)
    await expect(player).toHaveCount(0)
    await expect(dialog(page).getByRole('status')).toHaveText(viewer.spoken(DRIVE.position + 2, shown.length, next))
    // Back closes; Forward shows the video again, but does not start it.
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await page.goForward()
    await expect(dialog(page)).toBeVisible()
    await expect(player).toHaveCount(0)
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('a Facebook video opens in a new tab', async () => {
    await card(page, FACEBOOK.position).click()
    const reason = dialog(page).getByText(viewer.blocked)
    await expect(reason).toBeVisible()
    const frame = await reason.locator('..').boundingBox()
    expect(frame?.width).toBe(NOTICE_FRAME.width)
    expect(frame?.height).toBeGreaterThanOrEqual(NOTICE_FRAME.height)
    const link = dialog(page).getByRole('link', { name: viewer.openNew })
    await expect(link).toHaveAttribute('href', FACEBOOK.url)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(player).toHaveCount(0)
  })

  await test.step('the host of a film is not told the site, and Escape in the frame of the film closes the viewer', async () => {
    await page.keyboard.press('Escape')
    await page.route(DIRECT.url, () => new Promise(() => {}))
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Network.enable')
    const policies: unknown[] = []
    protocol.on('Network.requestWillBeSent', ({ request }) => {
      if (request.url === DIRECT.url) policies.push(request.referrerPolicy)
    })
    await card(page, DIRECT.position).click()
    await expect.poll(() => policies).toEqual(['no-referrer'])
    const film = dialog(page).frameLocator('iframe').locator('video')
    await film.focus()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(card(page, DIRECT.position)).toBeFocused()
    await page.unroute(DIRECT.url)
    await card(page, FACEBOOK.position).click()
  })

  await test.step('closing the viewer returns the focus to the card', async () => {
    const ways: [string, () => Promise<unknown>][] = [
      ['the ground', () => page.mouse.click(20, 450)],
      ['the button', () => dialog(page).getByRole('button', { name: viewer.close }).click()],
      ['Escape', () => page.keyboard.press('Escape')],
      ['Back', () => page.goBack()],
    ]
    for (const [name, close] of ways) {
      // The viewer of the last step is still open.
      if (name !== 'the ground') await card(page, FACEBOOK.position).click()
      await expect(dialog(page)).toBeVisible()
      await close()
      await expect(dialog(page), name).toHaveCount(0)
      await expect(card(page, FACEBOOK.position), name).toBeFocused()
      expect(new URL(page.url()).search, name).toBe('')
    }
  })

  await test.step('a video file plays in the browser', async () => {
    // A step to it does not start it.
    await card(page, DIRECT.position + 1).click()
    await dialog(page).getByRole('button', { name: viewer.previous.full, exact: true }).click()
    await expect(dialog(page).getByRole('heading')).toHaveText(DIRECT.title)
    const video = dialog(page).frameLocator('iframe').locator('video')
    await expect(video).toHaveAttribute('poster', '/video-poster.svg')
    await expect(video).toHaveAttribute('controls', '')
    await expect(video).toHaveText('متصفحك لا يدعم تشغيل الفيديو.')
    // The address answers with a file that is not a video.
    await video.evaluate((element: HTMLVideoElement) => void element.play().catch(() => undefined))
    await expect(dialog(page).getByText(viewer.broken)).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: viewer.open.direct })).toHaveAttribute('href', DIRECT.url)
    await expect(dialog(page).locator('a[href^="tel:"]')).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    // The second answer never comes, so that the player stays.
    await page.route(DIRECT.url, () => undefined)
    await dialog(page).getByRole('button', { name: viewer.retry }).press('Enter')
    await expect(video).toBeFocused()
  })
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
  await card(page, 0).click()
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

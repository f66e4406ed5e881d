import type { Locator, Page } from '@playwright/test'
import { VIDEOS } from '../../scripts/seed-content.mjs'
import { videos as copy } from '../../src/copy/videos'
import { expectAccessibleAtBothWidths, expectNoSideScroll } from '../helpers/checks'
import { VIDEOS_EVENT } from '../../src/limits'
import { expect, owner, PICTURE, test } from '../helpers/fixtures'
import { answerForeignSites, foreignRequests } from '../helpers/network'

/** Newest first, as the site shows them. */
const shown = [...VIDEOS].reverse()
const cards = (page: Page) => page.getByRole('list', { name: copy.list }).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog')
const title = (page: Page) => dialog(page).getByRole('heading')
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const viewer = copy.viewer
const kind = (pattern: RegExp) => {
  const position = shown.findIndex(({ url }) => pattern.test(url))
  return { title: shown[position]?.title ?? '', url: shown[position]?.url ?? '', position }
}
const YOUTUBE = kind(/youtube\.com\/watch/)
const FACEBOOK = kind(/facebook/)
const DIRECT = kind(/\.mp4/)

const cardOf = (page: Page, { position }: { position: number }) =>
  cards(page).nth(position).getByRole('link')

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
  await expect(button(page, viewer.next.full)).toBeInViewport({ ratio: 1 })
}

// Requirements 15, 46, 47, 48, 49, 50, 51, 52
test('the viewer loads nothing from another company before a video is played, shows each kind, and gives the focus back', async ({
  page,
  backend,
  consoleGuard,
}) => {
  // The check of accessibility cannot read a film that never answers.
  consoleGuard.allow(/preloadMedia did not load/)
  const requests = foreignRequests(page)
  await answerForeignSites(page)
  await backend.seed()
  const stored = (await owner.get('videos/main-videos'))?.['videos'] as {
    id: string
    title: string
  }[]
  await page.goto(`/videos?v=${stored.find((video) => video.title === YOUTUBE.title)?.id}`)

  await test.step('a shared address waits for a press on play', async () => {
    await expect(title(page)).toHaveText(YOUTUBE.title)
    await expectViewer(page, dialog(page).getByText(viewer.consent.youtube))
    expect(requests).toEqual([])
    await button(page, viewer.play(YOUTUBE.title)).click()
    await expect.poll(() => requests.length).toBeGreaterThan(0)
    expect(
      requests.every((address) => address.startsWith('https://www.youtube-nocookie.com/')),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('closing gives the focus back to the card', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const ways: [string, () => Promise<unknown>][] = [
      ['the ground', () => page.mouse.click(20, 450)],
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

  await test.step('a notice stands for a Facebook video', async () => {
    await cardOf(page, FACEBOOK).click()
    await expectViewer(page, dialog(page).getByText(viewer.blocked))
    await page.keyboard.press('Escape')
  })

  await test.step('a film plays in the browser, and says when it cannot', async () => {
    await cardOf(page, DIRECT).click()
    // The address answers with a page.
    await expect(dialog(page).getByText(viewer.broken)).toBeVisible()
    // The second answer never comes, so that the player stays.
    await page.route(DIRECT.url, () => undefined)
    await button(page, viewer.retry).press('Enter')
    const film = dialog(page).locator('video')
    await expect(film).toBeFocused()
    await expectViewer(page, film)
    await film.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(cardOf(page, DIRECT)).toBeFocused()
  })
})

test("a visitor sees a video's own picture, and the newest one after it was replaced", async ({
  page,
}) => {
  const put = (picture: string, image: string) =>
    owner.put('videos/main-videos', {
      videos: [{ ...VIDEO, picture }],
      pictures: { [VIDEO.id]: image },
      updatedAt: new Date(),
    })
  const [first, second] = [PICTURE, `${PICTURE}AAAA`]
  await put('a', first)
  await page.goto('/videos')
  const image = cards(page).first().locator('img[src^="data:"]')
  await expect(image).toHaveAttribute('src', first)
  await put('b', second)
  await page.evaluate((name) => dispatchEvent(new Event(name)), VIDEOS_EVENT)
  await expect(image).toHaveAttribute('src', second)
})

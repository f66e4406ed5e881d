import type { Page } from '@playwright/test'
import { latestVideos } from '../src/copy/latest-videos'
import { expect, FIRESTORE, owner, test } from './fixtures'

const VIDEOS = 'videos/main-videos'
const section = (page: Page) => page.getByRole('region', { name: 'نصائح قصيرة تنفعك اليوم' })
const titles = (page: Page) => section(page).getByRole('heading', { level: 3 })

const video = (number: number) => ({
  id: String(number),
  title: `مقطع رقم ${number}`,
  url: 'https://youtu.be/aqz-KE-bpKQ',
  description: `وصف رقم ${number}`,
  createdAt: new Date(Date.UTC(2024, 0, number)).toISOString(),
  order: number,
})
const store = (...numbers: number[]) => owner.put(VIDEOS, { videos: numbers.map(video), updatedAt: new Date() })

test('the latest three videos replace the skeletons without a shift and open over the page (26, 31, 39, 40, 42, 46)', async ({
  page,
}) => {
  await store(2, 5, 1, 4, 3)
  const methods: string[] = []
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`http://${FIRESTORE}/**`, async (route) => {
    const request = route.request()
    if ((request.postData() ?? '').includes(VIDEOS)) methods.push(request.method())
    await released
    await route.continue()
  })
  const heightsAtBothWidths = async () => {
    await page.evaluate(() => document.fonts.ready)
    const heights: (number | undefined)[] = []
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      heights.push((await section(page).boundingBox())?.height)
    }
    return heights
  }
  const scrollPosition = () => page.evaluate(() => Math.round(window.scrollY))
  const bar = page.getByRole('banner')

  await page.goto('/')
  await expect(section(page).getByRole('status')).toHaveText(latestVideos.loading)
  // One request without a preflight.
  await expect.poll(() => methods).toEqual(['POST'])
  const before = await heightsAtBothWidths()
  release()
  await expect(titles(page)).toHaveText(['مقطع رقم 5', 'مقطع رقم 4', 'مقطع رقم 3'])
  await expect.poll(heightsAtBothWidths).toEqual(before)

  await titles(page).first().getByRole('link').click()
  await expect(page.getByRole('dialog')).toContainText('مقطع رقم 5')
  await expect(page).toHaveURL('/?v=5')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/')

  const all = section(page).getByRole('link', { name: 'شاهد كل الفيديوهات' }).filter({ visible: true })
  await all.scrollIntoViewIfNeeded()
  const left = await scrollPosition()
  expect(left).toBeGreaterThan(500)
  expect((await bar.boundingBox())?.y).toBe(0) // 26
  await expect(bar).not.toHaveCSS('box-shadow', 'none') // 31
  await all.click()
  await expect(page).toHaveURL('/videos')
  await expect(page.getByRole('heading', { level: 1, name: 'الفيديوهات' })).toBeVisible()
  expect(await scrollPosition()).toBe(0)
  await expect(bar).toHaveCSS('box-shadow', 'none')
  await page.goBack()
  await expect.poll(scrollPosition).toBe(left)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the bottom bar gives way to the buttons of the page, and rows open by keyboard (37)', async ({ page }) => {
    await store(1, 2, 3)
    // With details the footer is higher than the window, which leaves the closing band out of view.
    const partners = ['p1 - شركة']
    const legal = { registration: '1010123456', vat: '300123456700003', licence: '1400012345', regulator: 'وزارة' }
    const details = {
      email: 'care@centre.example',
      city: 'الرياض',
      pageUrl: 'https://example.com/page',
      partners,
      ...legal,
    }
    await owner.put('settings/centre', { ...details, updatedAt: new Date() })
    await page.goto('/')
    await expect(page.getByRole('contentinfo').getByText(details.email)).toBeVisible()
    const bar = page.getByRole('navigation', { name: 'تواصل سريع', includeHidden: true })
    await expect(bar).toHaveCSS('opacity', '0')
    await page.getByRole('heading', { name: 'قبل أن تتصل' }).scrollIntoViewIfNeeded()
    await expect(bar).toHaveCSS('opacity', '1')
    await page.getByRole('heading', { name: 'جهّز رسالتك' }).scrollIntoViewIfNeeded()
    await expect(bar).toHaveCSS('opacity', '0')
    await page.getByRole('contentinfo').getByRole('link', { name: 'سياسة الخصوصية' }).scrollIntoViewIfNeeded()
    await expect(bar).toHaveCSS('opacity', '1')

    await test.step('a video is a row with a picture 128 px wide and no description', async () => {
      // The prerendered samples are three, too: wait for the stored ones.
      await expect(titles(page)).toHaveText(['مقطع رقم 3', 'مقطع رقم 2', 'مقطع رقم 1'])
      const picture = await section(page).locator('.aspect-video').first().boundingBox()
      const title = await titles(page).first().boundingBox()
      expect(picture?.width).toBe(128)
      await expect(section(page).getByText('وصف رقم 3')).toBeHidden()
      expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(picture?.x ?? 0)
    })

    await test.step('a row of the services opens and closes by keyboard', async () => {
      const row = page.locator('li[id]').filter({ hasText: 'الإرشاد الأسري والتربوي' })
      expect((await row.boundingBox())?.height).toBe(72)
      expect((await row.locator('.picture').boundingBox())?.width).toBe(56)
      await row.locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(row.getByText('دعم الإخوة')).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(row.getByRole('link', { name: /اسأل عن هذه الخدمة/ })).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Space')
      await expect(row.getByText('دعم الإخوة')).toBeHidden()
      // From 768 px everything shows, and nothing opens.
      await page.setViewportSize({ width: 768, height: 740 })
      await expect(row.getByText('دعم الإخوة')).toBeVisible()
      await expect(row.locator('summary')).toBeHidden()
    })
  })
})

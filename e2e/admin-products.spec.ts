import type { Page } from '@playwright/test'
import { hiddenCount } from '../src/copy/admin-counts'
import { hiddenWords } from '../src/copy/admin-hidden'
import { adminProducts as words } from '../src/copy/admin-products'
import { admin as shell } from '../src/copy/admin'
import { products as gallery } from '../src/copy/products'
import { uploader } from '../src/copy/uploader'
import { SECRETS, stored, svg } from '../tests/fixtures/images'
import {
  CUT,
  cutNextCommit,
  expectVisibleFocus,
  expectPickedUp,
  expectQuestion,
  file,
  holdWrite,
  loseNextAnswer,
  openTab,
  press,
  tabTo,
  undoByKeys,
  textOf,
  OFFLINE,
} from './admin'
import { expect, expectAccessible, owner, test } from './fixtures'
import { drag, expectAccessibleAtBothWidths } from './public'

const PICTURE = 'data:image/webp;base64,UklGRhwAAABXRUJQVlA4TBAAAAAvAAAAEAcQERGIiP4HAA=='
const NAMES = ['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس']
const idAt = (position: number) => `19000000000${String(position).padStart(2, '0')}`

async function put(names: readonly string[]) {
  const day = new Date('2024-05-06T09:00:00Z')
  await Promise.all(
    names.flatMap((name, index) => [
      owner.put(`products/${idAt(index + 1)}`, {
        id: idAt(index + 1),
        image: PICTURE,
        name,
        order: index + 1,
        createdAt: day,
        updatedAt: day,
      }),
      owner.put(`products/${idAt(index + 1)}/pictures/full`, { image: PICTURE, updatedAt: day }),
    ]),
  )
}

const cards = (page: Page) => page.getByRole('article').getByRole('heading')
const choose = (page: Page, ...pictures: Parameters<typeof file>[0][]) =>
  page.locator('input[type="file"]').setInputFiles(pictures.map(file))
const stores = async () =>
  (await owner.list('products')).map(({ data }) => data).sort((a, b) => Number(a['order']) - Number(b['order']))
const storedNames = async () => (await stores()).map(({ name }) => name)
const storedOrders = async () => (await stores()).map(({ order }) => order)

test('pictures are chosen, linked, dropped and pasted, and each shows its own result (101, 102, 134, 135, 137; decision 55; P12, P13)', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/\[uploader\]|images\.example\.org|ERR_/)
  await openTab(page, 'products')
  await expect(page.getByText('لا توجد منتجات بعد')).toBeVisible() // 105
  await page.getByLabel(words.add.name).focus()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('منتج 1') // decision 12
  const jpeg = stored('private.jpg')
  await choose(page, jpeg, stored('phone.heic'), stored('private.png'), svg())
  await expect(page.getByText(uploader.errors.heic)).toBeVisible()
  await expect(page.getByText(uploader.errors['not-image'])).toBeVisible() // 135
  await expect(page.getByRole('button', { name: uploader.retry })).toHaveCount(2)

  const first = page.getByLabel(words.add.nameOf(1))
  await expect(first).toHaveValue('منتج 1')
  await first.fill('بطاقات')
  // Refused pictures are not counted, so the third file is the second product.
  await expect(page.getByLabel(words.add.nameOf(2))).toHaveValue('منتج 2')
  await press(page, 'إضافة منتجين')
  await expect(cards(page)).toHaveText(['بطاقات', 'منتج 2']) // 102: the suggested name counts the stored products
  expect(await storedOrders()).toEqual([1, 2])
  // Refused pictures stay with their reason.
  await expect(page.getByText(uploader.errors.heic)).toBeVisible()

  const pictures = await Promise.all(
    (await stores()).map(async ({ id, image, picture }) => [
      image,
      (await owner.get(`products/${textOf(id)}/pictures/${textOf(picture)}`))?.['image'],
    ]),
  )
  for (const picture of pictures.flat()) {
    const bytes = Buffer.from(textOf(picture).split(',')[1] ?? '', 'base64').toString('latin1')
    for (const secret of SECRETS) expect(bytes, secret).not.toContain(secret) // P13
  }
  await page.route('https://images.example.org/**', (route) =>
    route.fulfill({ contentType: 'image/webp', body: Buffer.from(PICTURE.split(',')[1] ?? '', 'base64') }),
  )
  await page.getByText(uploader.mode.url).click()
  await press(page, uploader.link.use)
  await expect(page.getByText('يرجى إدخال رابط الصورة')).toBeVisible()
  await page.getByLabel(uploader.link.label).fill('https://images.example.org/toy.webp')
  await expect(page.getByText(uploader.link.notice('images.example.org'))).toBeVisible()
  await press(page, uploader.link.use)
  await press(page, 'إضافة المنتج')
  await expect(cards(page)).toHaveText(['بطاقات', 'منتج 2', 'منتج 3'])
  expect((await stores())[2]).toMatchObject({ image: 'https://images.example.org/toy.webp' })

  // A picture can also be dropped on the card, or pasted.
  await page.getByText(uploader.mode.base64).click()
  await page.evaluate(
    (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const transfer = (name: string) => {
        const data = new DataTransfer()
        data.items.add(new File([bytes], name, { type: 'image/png' }))
        return data
      }
      const zone = document.querySelector('#add-product')
      zone?.dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer('dropped.png') }),
      )
      document.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transfer('pasted.png') }),
      )
    },
    Buffer.from(stored('private.png').bytes).toString('base64'),
  )
  for (const position of [1, 2]) await expect(page.getByLabel(words.add.nameOf(position))).toBeVisible()
  await press(page, 'إضافة منتجين')
  await expect(cards(page)).toHaveText(['بطاقات', 'منتج 2', 'منتج 3', 'منتج 4', 'منتج 5'])
})

test('every change and the order can be made by keyboard alone (102-104, 107; beyond 8)', async ({ page }) => {
  await put(NAMES.slice(0, 2))
  await openTab(page, 'products')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - button "${words.add.title}"
    - list:
      - listitem:
        - article:
          - 'button "${words.order.position('الأول', 1, 2)}"'
          - button "${words.order.handle('الأول')}"
          - button "${uploader.place.openFor('الأول')}"
          - heading [level=3]:
            - button "${words.card.rename('الأول')}"
          - button "${words.order.earlier('الأول')}" [disabled]
          - button "${words.order.later('الأول')}"
          - button "${words.card.remove('الأول')}"
  `)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('tab', { name: shell.tabs.products }).focus()
  await tabTo(page, button(words.add.title))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words.add.title })).toBeFocused()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "${words.add.title}":
      - button "${words.add.close}"
      - textbox "${words.add.name}"
      - button "${uploader.chooseMany}"
      - button "إضافة المنتج" [disabled]
      - group "${uploader.mode.label}":
        - button "${uploader.mode.url}"
  `)
  await tabTo(page, button(uploader.chooseMany))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(file(stored('private.jpg')))
  await expect(button('إضافة المنتج')).toBeEnabled()
  await tabTo(page, page.getByLabel(words.add.name), 'Shift+Tab')
  await page.keyboard.type('جديد')
  await tabTo(page, button('إضافة المنتج'))
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveText(['الأول', 'الثاني', 'جديد'])
  await expect(button(words.card.rename('جديد'))).toBeFocused()

  await tabTo(page, button(words.card.rename('الثاني')), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('اسم آخر')
  await page.keyboard.press('Enter')
  await expect(button(words.card.rename('اسم آخر'))).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(button(words.card.rename('اسم آخر'))).toBeFocused()

  await tabTo(page, button(words.card.remove('اسم آخر')))
  await page.keyboard.press('Enter')
  await expectQuestion(page, { ...words.removal, title: words.removal.title('اسم آخر') })
  await page.keyboard.press('Escape')
  await expect(button(words.card.remove('اسم آخر'))).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(cards(page)).toHaveText(['الأول', 'جديد'])
  await expectVisibleFocus(page)
  await undoByKeys(page, words.removal.done('اسم آخر'))
  await expect(cards(page)).toHaveText(['الأول', 'اسم آخر', 'جديد'])
  await expectVisibleFocus(page)

  await button(words.order.handle('الأول')).focus()
  await page.keyboard.press('Space')
  await expectPickedUp(page, words.order.picked('الأول', 1, 3))
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(words.order.over('الأول', 2, 3))).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText(words.order.dropped('الأول', 2, 3))).toBeAttached()
  await expect(cards(page)).toHaveText(['اسم آخر', 'الأول', 'جديد'])
  await expect.poll(storedNames).toEqual(['اسم آخر', 'الأول', 'جديد'])
  await press(page, words.order.position('اسم آخر', 1, 3))
  await page.keyboard.type('3')
  // The drag handle must not cover the button.
  await press(page, words.order.positionGo)
  await expect(cards(page)).toHaveText(['الأول', 'جديد', 'اسم آخر'])
  await expect.poll(storedNames).toEqual(['الأول', 'جديد', 'اسم آخر'])
  expect(await storedOrders()).toEqual([1, 2, 3])
})

test.describe('by mouse at 1440 px and by touch at 360 px', () => {
  test.use({ hasTouch: true })

  test('a product is dragged by its handle, and a swipe over the pictures scrolls (104, decision 33)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1300 })
    await put(NAMES)
    await openTab(page, 'products')
    const handle = (name: string) => page.getByRole('button', { name: words.order.handle(name) })
    const carry = async (from: string, to: string) => {
      // Wait until the cards do not move any more.
      await handle(from).hover()
      const [start, end] = [await handle(from).boundingBox(), await handle(to).boundingBox()]
      if (!start || !end) throw new Error('no box')
      await page.mouse.down()
      await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 6 })
      await page.mouse.move(end.x + 22, end.y + 22, { steps: 6 })
      await page.mouse.up()
    }
    await carry('الأول', 'الخامس')
    await expect(cards(page)).toHaveText(['الثاني', 'الثالث', 'الرابع', 'الخامس', 'الأول'])
    await expect.poll(storedNames).toEqual(['الثاني', 'الثالث', 'الرابع', 'الخامس', 'الأول'])
    await carry('الأول', 'الثاني')
    await expect(cards(page)).toHaveText(NAMES)
    await expect.poll(storedNames).toEqual(NAMES)

    // All cards must fit, because dnd-kit scrolls near the lower edge at a speed that depends on the machine.
    await page.setViewportSize({ width: 360, height: 1800 })
    const box = async (name: string) => {
      const found = await page.getByRole('button', { name: words.order.handle(name) }).boundingBox()
      if (!found) throw new Error('no box')
      return [found.x + 22, found.y + 22] as [number, number]
    }
    const [from, to] = [await box('الأول'), await box('الرابع')]
    const session = await page.context().newCDPSession(page)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from[0], y: from[1] }] })
    await expect(page.getByText(words.order.picked('الأول', 1, 5))).toBeAttached()
    for (const share of [0.25, 0.5, 0.75, 1]) {
      const at = { x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share }
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] })
    }
    await expect(page.getByText(words.order.over('الأول', 4, 5))).toBeAttached()
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(cards(page)).toHaveText(['الثاني', 'الثالث', 'الرابع', 'الأول', 'الخامس'])
    await expect.poll(storedNames).toEqual(['الثاني', 'الثالث', 'الرابع', 'الأول', 'الخامس'])

    await page.setViewportSize({ width: 360, height: 700 })
    const picture = await page.getByRole('article').nth(2).boundingBox()
    if (!picture) throw new Error('no box')
    const from2 = [picture.x + 60, Math.min(picture.y + 100, 600)] as [number, number]
    await drag(page, from2, [from2[0], from2[1] - 300])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await expect(cards(page)).toHaveText(['الثاني', 'الثالث', 'الرابع', 'الأول', 'الخامس'])
  })
})

test('a second rename survives the answer to the first, and a cut network adds no product twice (P6)', async ({
  page,
  context,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(...OFFLINE, ...CUT)
  await put(NAMES.slice(0, 2))
  await openTab(page, 'products')
  const first = holdWrite(page, 'first')
  const second = holdWrite(page, 'second')
  const status = page.getByRole('article').getByRole('status')
  const rename = async (from: string, to: string) => {
    await press(page, words.card.rename(from))
    await page.keyboard.type(to)
    await page.keyboard.press('Enter')
  }
  const draft = () =>
    page.evaluate((key) => localStorage.getItem(key) ?? '', `draft:${backend.adminUid}:products:names`)
  await rename('الأول', 'first')
  await first.reached
  await rename('first', 'second')
  await expect.poll(draft).toContain('second')
  first.release()
  await expect(page.getByText(new RegExp(`^${shell.save.saved}`))).toBeVisible()
  await expect.poll(storedNames).toEqual(['first', 'الثاني'])
  await expect(status).toBeVisible()
  await expect(cards(page)).toHaveText(['second', 'الثاني'])
  expect(await draft()).toContain('second')
  second.release()
  await expect(status).toHaveCount(0)
  await expect.poll(storedNames).toEqual(['second', 'الثاني'])
  await expect(cards(page)).toHaveText(['second', 'الثاني'])
  expect(await draft()).toBe('')
  await page.unroute(/:commit/)

  await press(page, words.add.title)
  await choose(page, stored('private.jpg'))
  await page.getByLabel(words.add.name).fill('لعبة')
  await expect(page.getByRole('button', { name: 'إضافة المنتج', exact: true })).toBeEnabled()
  // The network is cut before the save.
  await context.setOffline(true)
  await press(page, 'إضافة المنتج')
  await expect(page.getByText('لم يُحفظ.')).toBeVisible()
  await expect(page.getByText('مشكلة في الاتصال بالإنترنت')).toBeVisible()
  await expect(page.getByLabel(words.add.name)).toHaveValue('لعبة')
  await context.setOffline(false)
  // The network is cut during the request, and the SDK sends it again.
  await cutNextCommit(page)
  await press(page, words.add.retry)
  await expect(cards(page)).toHaveText(['second', 'الثاني', 'لعبة'])
  await page.unroute(/:commit/)
  // The network is cut before the answer arrives.
  await choose(page, stored('private.png'))
  await page.getByLabel(words.add.name).fill('لعبة أخرى')
  await expect(page.getByRole('button', { name: 'إضافة المنتج', exact: true })).toBeEnabled()
  await loseNextAnswer(page)
  await press(page, 'إضافة المنتج')
  await expect(cards(page)).toHaveText(['second', 'الثاني', 'لعبة', 'لعبة أخرى'])
  await expect(page.getByLabel(words.add.name)).toHaveValue('منتج 5')
  expect(await storedNames()).toEqual(['second', 'الثاني', 'لعبة', 'لعبة أخرى'])
  expect(await storedOrders()).toEqual([1, 2, 3, 4])
})

test('a product is hidden, leaves an open page, and returns to its place with the undo', async ({ page, browser }) => {
  await put(NAMES.slice(0, 3))
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/products')
  const tiles = visitor.getByRole('list', { name: gallery.list }).getByRole('link')
  await expect(tiles).toHaveText(NAMES.slice(0, 3))
  await openTab(page, 'products')
  await press(page, hiddenWords.hide('الثاني'))
  await expect(cards(page)).toHaveText(['الأول', 'الثالث', 'الثاني'])
  await expect(page.getByText(hiddenCount(1))).toBeVisible()
  await expect(tiles).toHaveText(['الأول', 'الثالث'])
  await expectAccessible(page)
  await press(page, shell.undo)
  await expect(cards(page)).toHaveText(NAMES.slice(0, 3))
  await expect(tiles).toHaveText(NAMES.slice(0, 3))
})

test('every state of the products tab is accessible and fits at 360 and 1440 px (103, 105)', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/\[uploader\]/)
  await openTab(page, 'products')
  await expect(page.getByText('لا توجد منتجات بعد')).toBeVisible() // 105
  await expect(page.getByRole('region', { name: words.samplesLabel })).toBeVisible() // decision 10
  await expect(page.getByLabel(words.add.name)).toHaveValue('منتج 1') // samples are not counted
  await page.getByText(uploader.mode.url).click()
  await expect(page.getByLabel(uploader.link.label)).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await page.getByText(uploader.mode.base64).click()
  await put(NAMES)
  await expect(cards(page)).toHaveText(NAMES)
  await press(page, words.card.rename('الأول'))
  await choose(page, stored('private.jpg'), stored('phone.heic'))
  await expect(page.getByText(uploader.errors.heic)).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  for (const button of await page.getByRole('article').first().getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(box?.height, await button.innerText()).toBeGreaterThanOrEqual(44)
  }
})

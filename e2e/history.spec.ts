import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { admin } from '../src/copy/admin'
import { adminHistory as words } from '../src/copy/admin-history'
import { adminProducts } from '../src/copy/admin-products'
import { overview } from '../src/copy/admin-overview'
import { restoring } from '../src/copy/admin-restoring'
import { LISTS, storedContent } from './content'
import { dialog, keepLess, openBackup, press, REFUSED, textOf } from './admin'
import {
  accounts,
  ADMIN,
  expect,
  expectAccessible,
  expectNoSideScroll,
  FIRESTORE,
  owner,
  PROJECT,
  signIn,
  test,
} from './fixtures'

const DATABASE = `projects/${PROJECT}/databases/(default)/documents`
const HISTORY = '?panel=history'

type Encoded = Record<string, { timestampValue?: string }>
type Raw = { path: string; fields: Encoded }

async function request(method: string, path: string, token: string, body?: object) {
  const answer = await fetch(`http://${FIRESTORE}/v1/${DATABASE}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return (await answer.json()) as { documents?: { name: string; fields: Encoded }[] }
}

const listRaw = async (path: string): Promise<Raw[]> =>
  ((await request('GET', `/${path}?pageSize=300`, 'owner')).documents ?? []).map(({ name, fields }) => ({
    path: name.split('/documents/')[1] ?? '',
    fields,
  }))

/** Reads every stored document with the pictures under it. */
async function readAll(): Promise<{ document: Raw; pictures: Raw[] }[]> {
  const documents = (await Promise.all(LISTS.map(listRaw))).flat()
  return Promise.all(
    documents.map(async (document) => ({ document, pictures: await listRaw(`${document.path}/pictures`) })),
  )
}

/** Deletes everything one by one in the name of the administrator, with the versions that the rules require. */
async function wipe(): Promise<void> {
  const { idToken } = await accounts.signIn(ADMIN.email, ADMIN.password)
  const name = (path: string) => `${DATABASE}/${path}`
  const now = (fieldPath: string) => [{ fieldPath, setToServerValue: 'REQUEST_TIME' }]
  for (const { document, pictures } of await readAll()) {
    const updated = new Date(document.fields['updatedAt']?.timestampValue ?? 0).getTime()
    const version = {
      name: name(`versions/${document.path.replaceAll('/', '_')}_${updated}`),
      fields: {
        path: { stringValue: document.path },
        by: { stringValue: ADMIN.email },
        fields: { mapValue: { fields: document.fields } },
      },
    }
    await request('POST', ':commit', idToken, {
      writes: [
        { update: version, updateTransforms: now('at') },
        { delete: name(document.path) },
        ...pictures
          .filter(({ fields }) => !fields['removedAt'])
          .map(({ path, fields }) => ({ update: { name: name(path), fields }, updateTransforms: now('removedAt') })),
      ],
    })
  }
  expect((await Promise.all(LISTS.map(listRaw))).flat()).toEqual([])
}

const VIDEO_IMAGE = 'data:image/webp;base64,AAAA'

/** Gives two videos pictures of their own. */
async function storeVideoPictures(): Promise<void> {
  const list = await owner.get('videos/main-videos')
  const videos = list?.['videos'] as { id: string; picture?: string }[]
  for (const [index, video] of videos.slice(0, 2).entries()) {
    const image = VIDEO_IMAGE.slice(0, -1) + String(index)
    video.picture = createHash('sha256').update(image).digest('hex')
    await owner.put(`videos/main-videos/pictures/${video.picture}`, { image, updatedAt: new Date('2024-05-06') })
  }
  await owner.put('videos/main-videos', { ...list, videos })
}

const entry = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('paragraph').filter({ hasText: title }) })

/** Renames the first product in the dashboard, and moves the last one to the first place. */
async function renameAndMove(page: Page, names: readonly string[]): Promise<void> {
  const [first = '', , last = ''] = names
  const { card, order } = adminProducts
  await page.getByRole('button', { name: card.rename(first), exact: true }).click()
  await page.getByLabel(card.renameLabel, { exact: true }).last().fill('اسم خاطئ')
  await page.getByRole('button', { name: card.saveName }).click()
  await press(page, order.position(last, 3, 3))
  await page.getByLabel(order.positionLabel(last), { exact: true }).fill('1')
  await press(page, order.positionGo)
  await expect
    .poll(async () => new Set((await owner.list('products')).map(({ data }) => [data['name'], data['order']])))
    .toEqual(
      new Set([
        [names[1], 3],
        [last, 1],
        ['اسم خاطئ', 2],
      ]),
    )
}

test('everything that a signed-in page renamed, moved and deleted comes back from the history, and once more from the file (P21)', async ({
  page,
  backend,
}) => {
  await backend.seed()
  await keepLess()
  await storeVideoPictures()
  await signIn(page)
  await expect(page.getByText('3 منتجات')).toBeVisible()
  await openBackup(page)
  const before = await storedContent()
  const products = (await owner.list('products')).sort((a, b) => Number(a.data['order']) - Number(b.data['order']))
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, overview.backup.download)])
  const file = await readFile(await download.path())
  // Only the administrator knows whether the file arrived.
  await expect(page.getByText(overview.backup.last)).toHaveCount(0)
  await press(page, overview.backup.arrived.yes)
  await expect(page.getByText(overview.backup.last)).toBeVisible()

  await page.getByRole('tab', { name: admin.tabs.products }).click()
  await renameAndMove(
    page,
    products.map(({ data }) => textOf(data['name'])),
  )
  await wipe()
  let started = Date.now()
  await page.goto(`/admin/dashboard${HISTORY}`)
  const menus = page.getByRole('button', { name: new RegExp(`^${words.entry.more}`) })
  await expect(entry(page, words.productRenamed(textOf(products[0]?.data['name']), 'اسم خاطئ'))).toBeVisible()
  await expect(entry(page, words.moved.products(textOf(products[2]?.data['name']), 3, 1))).toBeVisible()
  await menus.last().click()
  await page.getByRole('menuitem').first().click()
  await expect(dialog(page)).toContainText(restoring.changes.added)
  await expect(dialog(page)).toContainText('3 منتجات، عضوان')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: words.everything.confirm }).click()
  await expect(page.getByText(words.everything.done)).toBeVisible({ timeout: 60_000 })
  const fromHistory = { minutes: minutesSince(started), lost: lostIn(await storedContent(), before) }
  expect(await storedContent()).toEqual(before)

  await wipe()
  started = Date.now()
  await page.goto('/admin/dashboard')
  await openBackup(page)
  await page
    .getByLabel(overview.backup.choose)
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: file })
  await press(page, overview.backup.ask.confirm)
  await expect(page.getByText(overview.backup.done)).toBeVisible({ timeout: 60_000 })
  const fromFile = { minutes: minutesSince(started), lost: lostIn(await storedContent(), before) }
  expect(await storedContent()).toEqual(before)
  console.info(
    `[figure] a whole wipe of ${Object.keys(before).length} documents: back from the history in ${fromHistory.minutes} minutes with ${fromHistory.lost} lost, from the file in ${fromFile.minutes} minutes with ${fromFile.lost} lost`,
  )
})

const minutesSince = (started: number): string => ((Date.now() - started) / 60_000).toFixed(1)
const lostIn = (after: object, before: object): number => Object.keys(before).filter((path) => !(path in after)).length

test.describe('a version', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 800 } })

  const DAY_MS = 86_400_000
  const photo = 'director-photos/main-director-photo'
  const storeVersion = (id: string, path: string, days: number, own: object = {}) =>
    owner.put(`versions/${id}`, {
      path,
      at: new Date(Date.now() - days * DAY_MS),
      by: ADMIN.email,
      fields: { photoBase64: 'data:image/webp;base64,AAAA', updatedAt: new Date('2024-05-06') },
      ...own,
    })
  const storedIds = async () => (await owner.list('versions')).map(({ id }) => id).sort()

  for (const days of [1, 40, 365])
    test(`is not deleted too early by a device whose date is ${days} days ahead (P21)`, async ({
      page,
      backend,
      consoleGuard,
    }) => {
      consoleGuard.allow(...REFUSED, /\[(data|dashboard)\] .* FirebaseError: \s*evaluation error/)
      await backend.seed()
      await Promise.all([storeVersion('young', photo, 29.9), storeVersion('old', photo, 31)])
      await page.clock.install({ time: new Date(Date.now() + days * DAY_MS) })
      await signIn(page, '?tab=products')
      const answers: number[] = []
      page.on('response', (answer) => {
        if (answer.url().includes(':commit')) answers.push(answer.status())
      })
      await page.clock.fastForward(60_000)
      await expect.poll(() => answers, 'the rules refuse the first one that is too young').toContain(403)
      expect(await storedIds()).toEqual(['young'])
    })

  test('is restored on a phone, and deleted after 30 days (P21)', async ({ page, backend, consoleGuard }) => {
    // The rules refuse the first version that is too young, also where the date of the device is ahead.
    consoleGuard.allow(...REFUSED, /\[(data|dashboard)\] .* FirebaseError: \s*evaluation error/)
    await backend.seed()
    await owner.remove(photo)
    await Promise.all([storeVersion('young', photo, 29), storeVersion('old', photo, 31), storeVersion('bad', 'x', 29)])
    const [product] = await owner.list('products')
    const path = `products/${product?.id}`
    const name = textOf(product?.data['name'])
    await page.clock.install({ time: new Date(Date.now() + 2 * DAY_MS) })
    await signIn(page, '?tab=products')
    await page.clock.fastForward(60_000)
    await expect.poll(storedIds).toEqual(['bad', 'young'])

    await page.getByRole('button', { name: adminProducts.card.rename(name), exact: true }).tap()
    await page.getByLabel(adminProducts.card.renameLabel, { exact: true }).last().fill('اسم خاطئ')
    await page.getByRole('button', { name: adminProducts.card.saveName }).tap()
    await expect.poll(async () => (await owner.get(path))?.['name']).toBe('اسم خاطئ')
    // Leaving before the page knows that the name is stored asks first.
    await expect(page.getByText(adminProducts.card.saving)).toHaveCount(0)
    await page.goto(`/admin/dashboard${HISTORY}`)
    await expect(page).toHaveTitle(admin.documentTitle(admin.historyPanel.title))
    const renamed = entry(page, words.productRenamed(name, 'اسم خاطئ'))
    await expect(renamed.getByRole('presentation')).toBeVisible()
    await expect(page.getByText(words.unreadable.title)).toBeVisible()
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expectNoSideScroll(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    await renamed.getByRole('button', { name: /^استعادة/ }).tap()
    await expect(dialog(page)).toContainText(restoring.names.products(name))
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: words.restoreAsk.confirm }).tap()
    await expect(renamed).toContainText(words.entry.current)
    await expect(entry(page, words.productRenamed('اسم خاطئ', name))).toBeVisible()
    expect((await owner.get(path))?.['name']).toBe(name)
  })

  test('is erased with all others of its document, in two acts a day apart (P21)', async ({ page, backend }) => {
    await backend.seed()
    const member = { id: 'm', name: 'ليلى', title: '', specialization: '', credentials: [], icon: 'Users' }
    const fields = { ...member, image: '', color: 'text-primary', updatedAt: new Date('2024-05-06'), version: 'v' }
    const asked = { eraseAskedAt: new Date(Date.now() - DAY_MS - 60_000) }
    await Promise.all([
      storeVersion('first', 'team/m', 2, { fields }),
      storeVersion('second', 'team/m', 1, { fields: { ...fields, name: 'ليلى أحمد' } }),
      storeVersion('other', 'team/n', 1, { fields: { ...fields, name: 'هند' }, ...asked }),
    ])
    await signIn(page, HISTORY)
    await entry(page, 'ليلى أحمد')
      .getByRole('button', { name: new RegExp(`^${words.entry.more}`) })
      .first()
      .tap()
    await page.getByRole('menuitem', { name: words.erase.open }).tap()
    await expect(dialog(page)).toContainText(words.erase.ask.text)
    await dialog(page).getByRole('button', { name: words.erase.ask.confirm }).tap()
    const waiting = page.getByRole('listitem').filter({ hasText: 'طُلب' })
    await expect(waiting).toHaveCount(2)
    const isAsked = async () =>
      (await owner.list('versions')).filter(({ data }) => data['eraseAskedAt']).map(({ id }) => id)
    expect((await isAsked()).sort()).toEqual(['first', 'other', 'second'])
    await expectAccessible(page)
    await expectNoSideScroll(page)

    await waiting
      .filter({ hasText: 'ليلى' })
      .getByRole('button', { name: new RegExp(`^${words.erase.keep}`) })
      .tap()
    await expect(waiting).toHaveCount(1)
    expect(await isAsked()).toEqual(['other'])
    await waiting.getByRole('button', { name: new RegExp(`^${words.erase.confirm}`) }).tap()
    await dialog(page).getByRole('button', { name: words.erase.confirmAsk.confirm }).tap()
    await expect(waiting).toHaveCount(0)
    expect(await storedIds()).toEqual(['first', 'second'])
  })
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { admin } from '../src/copy/admin'
import { adminHistory as words } from '../src/copy/admin-history'
import { adminProducts } from '../src/copy/admin-products'
import { overview } from '../src/copy/admin-overview'
import { login } from '../src/copy/login'
import { dialog, keepLess, press, REFUSED, textOf } from './admin'
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
const LISTS = ['products', 'team', 'videos', 'director-texts', 'director-photos', 'settings']
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
  for (const { document, pictures } of await readAll()) {
    const updated = new Date(document.fields['updatedAt']?.timestampValue ?? 0).getTime()
    const version = (collection: string, fields: object) => ({
      update: {
        name: name(`${collection}/${document.path.replaceAll('/', '_')}_${updated}`),
        fields: {
          path: { stringValue: document.path },
          by: { stringValue: ADMIN.email },
          fields: { mapValue: { fields } },
        },
      },
      updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
    })
    const pictureFields = pictures.map(
      ({ path, fields }) => [path.split('/').at(-1) ?? '', { mapValue: { fields } }] as const,
    )
    await request('POST', ':commit', idToken, {
      writes: [
        version('versions', document.fields),
        ...(pictures.length > 0 ? [version('picture-versions', Object.fromEntries(pictureFields))] : []),
        ...[document, ...pictures].map(({ path }) => ({ delete: name(path) })),
      ],
    })
  }
  expect(await readAll()).toEqual([])
}

/** What is stored, by path, without the times and tokens that every write makes anew. */
async function content(): Promise<Record<string, object>> {
  const paths = (await readAll()).flatMap(({ document, pictures }) => [document, ...pictures]).map(({ path }) => path)
  const read = async (path: string): Promise<[string, object]> => {
    const { updatedAt, version, videos, ...rest } = (await owner.get(path)) ?? {}
    if (!Array.isArray(videos)) return [path, rest]
    const list = (videos as { picture?: number }[]).map(({ picture, ...video }) => ({
      ...video,
      hasPicture: !!picture,
    }))
    return [path, { videos: list }]
  }
  return Object.fromEntries(await Promise.all(paths.map(read)))
}

/** Gives two videos pictures of their own. */
async function storeVideoPictures(): Promise<void> {
  const list = await owner.get('videos/main-videos')
  const videos = list?.['videos'] as { id: string; picture?: number }[]
  for (const video of videos.slice(0, 2)) {
    video.picture = 1_700_000_000_000
    await owner.put(`videos/main-videos/pictures/${video.id}`, {
      image: 'data:image/webp;base64,AAAA',
      updatedAt: new Date('2024-05-06'),
    })
  }
  await owner.put('videos/main-videos', { ...list, videos })
}

const entry = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

test('everything that a signed-in page deleted comes back from the history, and once more from the file (P21; decision 156)', async ({
  page,
  backend,
}) => {
  await backend.seed()
  await keepLess()
  await storeVideoPictures()
  await signIn(page)
  await expect(page.getByText('3 منتجات')).toBeVisible()
  const before = await content()
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, overview.backup.download)])
  const file = await readFile(await download.path())

  await wipe()
  let started = Date.now()
  await page.goto(`/admin/dashboard${HISTORY}`)
  const since = page.getByRole('button', { name: /^استعادة كل ما تغيّر منذ/ })
  await expect(since.first()).toBeVisible()
  await since.last().click()
  await dialog(page).getByRole('button', { name: words.everything.confirm }).click()
  await expect(page.getByText(words.everything.doneHint)).toBeVisible({ timeout: 60_000 })
  const fromHistory = { minutes: minutesSince(started), lost: lostIn(await content(), before) }
  expect(await content()).toEqual(before)

  await wipe()
  started = Date.now()
  await page.goto('/admin/dashboard')
  await page
    .getByLabel(overview.backup.choose)
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: file })
  await press(page, overview.backup.ask.confirm)
  await expect(page.getByText(overview.backup.done)).toBeVisible({ timeout: 60_000 })
  const fromFile = { minutes: minutesSince(started), lost: lostIn(await content(), before) }
  expect(await content()).toEqual(before)
  console.info(
    `[figure] a whole wipe of ${Object.keys(before).length} documents: back from the history in ${fromHistory.minutes} minutes with ${fromHistory.lost} lost, from the file in ${fromFile.minutes} minutes with ${fromFile.lost} lost`,
  )
})

const minutesSince = (started: number): string => ((Date.now() - started) / 60_000).toFixed(1)
const lostIn = (after: object, before: object): number => Object.keys(before).filter((path) => !(path in after)).length

/** Makes the stored sign-in ten minutes old. The emulators do not check the signature of a token. */
async function ageSignIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser:')) ?? ''
    const user = JSON.parse(localStorage.getItem(key) ?? '') as { stsTokenManager: { accessToken: string } }
    const [head, body = '', signature] = user.stsTokenManager.accessToken.split('.')
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as { auth_time: number }
    const aged = btoa(JSON.stringify({ ...claims, auth_time: claims.auth_time - 600 })).replaceAll('=', '')
    user.stsTokenManager.accessToken = [head, aged.replaceAll('+', '-').replaceAll('/', '_'), signature].join('.')
    localStorage.setItem(key, JSON.stringify(user))
  })
}

test.describe('a version', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 800 } })

  test('is restored on a phone, and deleted for good with the password or after 30 days (P21)', async ({
    page,
    backend,
    consoleGuard,
  }) => {
    // The rules read the time of the sign-in, and their refusal says in which line.
    consoleGuard.allow(...REFUSED, /\[(data|dashboard)\] .* FirebaseError: \s*evaluation error/)
    await backend.seed()
    const fields = { photoBase64: 'data:image/webp;base64,AAAA', updatedAt: new Date('2024-05-06') }
    const photo = 'director-photos/main-director-photo'
    await owner.remove(photo)
    const store = (id: string, days: number) =>
      owner.put(`versions/${id}`, {
        path: photo,
        at: new Date(Date.now() - days * 86_400_000),
        by: ADMIN.email,
        fields,
      })
    await Promise.all([store('young', 29), store('old', 31)])
    const storedIds = async () => (await owner.list('versions')).map(({ id }) => id)
    const [product] = await owner.list('products')
    const path = `products/${product?.id}`
    const name = textOf(product?.data['name'])
    await page.clock.install()
    await signIn(page, '?tab=products')
    await page.clock.fastForward(60_000)
    await expect.poll(storedIds).toEqual(['young'])

    await page.getByRole('button', { name: adminProducts.card.rename(name), exact: true }).tap()
    await page.getByLabel(adminProducts.card.renameLabel, { exact: true }).last().fill('اسم خاطئ')
    await page.getByRole('button', { name: adminProducts.card.saveName }).tap()
    await expect.poll(async () => (await owner.get(path))?.['name']).toBe('اسم خاطئ')
    // Leaving before the page knows that the name is stored asks first.
    await expect(page.getByText(adminProducts.card.saving)).toHaveCount(0)
    await page.getByRole('tab', { name: admin.tabs.overview }).tap()
    await page.getByRole('main').getByRole('link', { name: admin.historyPanel.title }).tap()
    await expect(page).toHaveTitle(admin.documentTitle(admin.historyPanel.title))
    const renamed = entry(page, words.productRenamed(name, 'اسم خاطئ'))
    await expect(renamed).toBeVisible()
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await renamed.getByRole('button', { name: /^استعادة/ }).tap()
    await expect(dialog(page)).toContainText(words.restoreAsk.text)
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: words.restoreAsk.confirm }).tap()
    await expect(page.getByText(words.restored)).toBeVisible()
    await expect(renamed).toContainText(words.entry.current)
    await expect(entry(page, words.productRenamed('اسم خاطئ', name))).toBeVisible()
    expect((await owner.get(path))?.['name']).toBe(name)

    await ageSignIn(page)
    await page.goto(`/admin/dashboard${HISTORY}`)
    const deleted = entry(page, words.removed['director-photos']())
    await deleted.getByRole('button', { name: new RegExp(`^${words.entry.erase}`) }).tap()
    await expect(dialog(page)).toContainText(words.eraseAsk.person)
    await dialog(page).getByRole('button', { name: words.eraseAsk.confirm }).tap()
    const password = page.getByRole('dialog')
    await expect(password).toContainText(words.eraseAsk.password)
    await password.getByLabel(login.password, { exact: true }).fill(ADMIN.password)
    await password.getByRole('button', { name: login.again.submit }).tap()
    await expect(page.getByText(words.erased)).toBeVisible()
    await expect(deleted).toHaveCount(0)
    expect(await storedIds()).not.toContain('young')
  })
})

// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  makeImage,
  PRODUCT_ID,
  PRODUCT_PATH,
  valid,
  VALID_IMAGE,
} from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import { HistoryPanel } from '../../src/admin/history/history-panel'
import { admin } from '../../src/copy/admin/admin'
import { adminHistory } from '../../src/copy/admin/history'
import { parseCentre, type Centre } from '../../src/data/content/centre'
import {
  CENTRE_ID,
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { saveCentre } from '../../src/data/store/centre'
import { deleteDocument } from '../../src/data/store/documents'
import { deleteFrom } from '../../src/data/store/lists/positions'
import { addProduct, cleanProduct, saveProduct } from '../../src/data/store/products'
import { VERSIONS_BATCH_SIZE } from '../../src/limits'
import { storedProduct } from '../fixtures/stored-product'
import { expectConsole } from '../helpers/console'
import { owner } from '../helpers/emulator/backend'
import { heldFetch } from '../helpers/emulator/held-fetch'
import { showTab } from '../helpers/emulator/tab'

const { entry } = adminHistory
const readStoredName = async () => (await owner.get(PRODUCT_PATH))?.['name']

const plain = (text = '') => text.replaceAll(/[\u2066-\u2069]/g, '')
/** The row with this title, without the marks that isolate names. */
const findRow = (title: RegExp) =>
  waitFor(() => {
    const found = screen
      .getAllByRole('listitem')
      .find((item) => title.test(plain(item.textContent)))
    if (!found) throw new Error(`No row ${String(title)}`)
    return within(found)
  })
const pressInRow = async (title: RegExp, name: string) =>
  fireEvent.click((await findRow(title)).getByRole('button', { name: new RegExp(`^${name}`) }))
const expectOffered = async (title: RegExp, name: string) =>
  expect(
    await (await findRow(title)).findByRole('button', { name: new RegExp(`^${name}`) }),
  ).toBeVisible()
/** Expects that a row tells the result of its button. */
const expectSaid = async (title: RegExp, text: string) =>
  expect(await (await findRow(title)).findByText(text)).toBeVisible()

/** Stores one entry more than a batch has, of a day each. */
const putDays = (fields: StoredFields = {}) =>
  Promise.all(
    Array.from({ length: VERSIONS_BATCH_SIZE + 1 }, (_, day) =>
      owner.put(`versions/v${day}`, {
        path: DIRECTOR_PHOTO_PATH,
        by: 'other@example.com',
        fields: valid(DIRECTOR_PHOTO_PATH),
        at: new Date(Date.now() - day * 86_400_000),
        ...fields,
      }),
    ),
  )

/** Opens the history of a product that was added, renamed and deleted. */
async function openDeletedProduct() {
  await addProduct(
    { id: PRODUCT_ID, image: makeImage(), largeImage: VALID_IMAGE, name: 'مكعبات' },
    String,
  )
  const named = (name: string) => cleanProduct(storedProduct({ name }))
  await saveProduct(named('مكعبات'), named('مرآة'))
  await deleteFrom('products', PRODUCT_ID)
  showTab(HistoryPanel)
  await findRow(/حُذف المنتج «مرآة»/)
}

it('the history tells the life of a product, from its deletion back to its addition', async () => {
  await openDeletedProduct()
  const titles = screen
    .getAllByRole('listitem')
    .map((item) => plain(item.querySelector('p')?.textContent))
  expect(titles).toEqual(['حُذف المنتج «مرآة»', 'تغيّر المنتج «مرآة»', 'أُضيف المنتج «مكعبات»'])
  expect(screen.getByText(/اسم المنتج: من/)).toBeVisible()
  expect(
    screen.getAllByRole('button', { name: new RegExp(`^${entry.takeBackChange}`) }),
  ).toHaveLength(1)
})

it('the history can be filtered to deletions', async () => {
  await openDeletedProduct()
  fireEvent.click(screen.getByRole('button', { name: adminHistory.filter.deleted }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
})

it('a deletion is taken back from the history with its large image', async () => {
  await openDeletedProduct()
  await pressInRow(/حُذف المنتج/, entry.takeBackDeletion)
  await expectSaid(/حُذف المنتج/, entry.back)
  expect(await readStoredName()).toBe('مرآة')
  expect(await owner.get(`${PRODUCT_PATH}/images/large`)).toMatchObject({ image: VALID_IMAGE })
})

it('a deletion that was taken back is deleted again by undo, and offered again', async () => {
  await openDeletedProduct()
  await pressInRow(/حُذف المنتج/, entry.takeBackDeletion)
  await expectSaid(/حُذف المنتج/, entry.back)
  await pressInRow(/حُذف المنتج/, entry.undo)
  await expect.poll(readStoredName).toBeUndefined()
  await expectOffered(/حُذف المنتج/, entry.takeBackDeletion)
})

it('an undone take-back is offered again before the history has read the document again', async () => {
  await openDeletedProduct()
  await pressInRow(/حُذف المنتج/, entry.takeBackDeletion)
  // The row of the addition offers its undo once the product has been read again.
  await expectOffered(/أُضيف المنتج/, entry.undo)
  const read = heldFetch(/mask/)
  await pressInRow(/حُذف المنتج/, entry.undo)
  await read.isAsked
  await expectOffered(/حُذف المنتج/, entry.takeBackDeletion)
  read.release()
})

it('a deletion that was taken back is offered again once another row deletes the document', async () => {
  await openDeletedProduct()
  await pressInRow(/حُذف المنتج/, entry.takeBackDeletion)
  await expectOffered(/أُضيف المنتج/, entry.undo)
  await pressInRow(/أُضيف المنتج/, entry.undo)
  await expectSaid(/أُضيف المنتج/, entry.notAdded)
  await expectOffered(/حُذف المنتج/, entry.takeBackDeletion)
})

/** A deletion of the photo by another account than the one that is signed in. */
const photoDeletion = () => ({
  path: DIRECTOR_PHOTO_PATH,
  at: new Date(),
  by: 'other@example.com',
  isDeletion: true,
  fields: valid(DIRECTOR_PHOTO_PATH),
})

it('the history names the other account that made a change', async () => {
  await owner.put('versions/photo', photoDeletion())
  showTab(HistoryPanel)
  await findRow(/حُذفت صورة المدير/)
  expect(screen.getByText('other@example.com')).toBeVisible()
})

it('the history says why a deletion could not be taken back, and takes it back after all', async () => {
  expectConsole(/versions.takeBackChange failed/)
  const deletion = photoDeletion()
  await owner.put('versions/photo', deletion)
  showTab(HistoryPanel)
  await findRow(/حُذفت صورة المدير/)
  await owner.delete('versions/photo')
  await pressInRow(/حُذفت صورة المدير/, entry.takeBackDeletion)
  expect(await (await findRow(/حُذفت صورة المدير/)).findByRole('alert')).toHaveTextContent(
    admin.reasons.unknown,
  )
  await owner.put('versions/photo', deletion)
  await pressInRow(/حُذفت صورة المدير/, entry.retry)
  expect(await screen.findByText(entry.back)).toBeVisible()
  expect(await owner.get(DIRECTOR_PHOTO_PATH)).toMatchObject({
    photoBase64: valid(DIRECTOR_PHOTO_PATH)['photoBase64'],
  })
})

it('the undo of a list of videos that was taken back deletes nothing else', async () => {
  await owner.put(DIRECTOR_PHOTO_PATH, valid(DIRECTOR_PHOTO_PATH))
  await owner.put(VIDEOS_PATH, valid(VIDEOS_PATH))
  await deleteDocument('videos', 'main-videos')
  showTab(HistoryPanel)
  await pressInRow(/حُذفت قائمة/, entry.takeBackDeletion)
  await expectSaid(/حُذفت قائمة/, entry.back)
  expect(await owner.get(VIDEOS_PATH)).not.toBeNull()
  await pressInRow(/حُذفت قائمة/, entry.undo)
  await expectOffered(/حُذفت قائمة/, entry.takeBackDeletion)
  expect(await owner.get(VIDEOS_PATH)).toBeNull()
  expect(await owner.get(DIRECTOR_PHOTO_PATH)).toMatchObject({
    photoBase64: valid(DIRECTOR_PHOTO_PATH)['photoBase64'],
  })
})

it('the history reads one batch after the other', async () => {
  await putDays()
  showTab(HistoryPanel)
  const countEntries = async () => (await screen.findAllByText('other@example.com')).length
  expect(await countEntries()).toBe(VERSIONS_BATCH_SIZE)
  fireEvent.click(screen.getByRole('button', { name: adminHistory.more }))
  await expect.poll(countEntries).toBe(VERSIONS_BATCH_SIZE + 1)
  expect(screen.queryByRole('button', { name: adminHistory.more })).toBeNull()
})

it('the history keeps what was taken back while more of it is read', async () => {
  await putDays({ isDeletion: true })
  showTab(HistoryPanel)
  await screen.findAllByText('other@example.com')
  const batch = heldFetch(/startAt/)
  fireEvent.click(screen.getByRole('button', { name: adminHistory.more }))
  await batch.isAsked
  const [first] = screen.getAllByRole('button', { name: new RegExp(`^${entry.takeBackDeletion}`) })
  fireEvent.click(first as Element)
  await waitFor(() => expect(screen.getAllByText(entry.back)).toHaveLength(VERSIONS_BATCH_SIZE))
  batch.release()
  await waitFor(() => expect(screen.getAllByText(entry.back)).toHaveLength(VERSIONS_BATCH_SIZE + 1))
})

it('an addition can be undone, and brought back', async () => {
  await addProduct(
    { id: PRODUCT_ID, image: makeImage(), largeImage: VALID_IMAGE, name: 'مكعبات' },
    String,
  )
  showTab(HistoryPanel)
  await pressInRow(/أُضيف المنتج «مكعبات»/, entry.undo)
  await expect.poll(readStoredName).toBeUndefined()
  await expectSaid(/أُضيف المنتج/, entry.notAdded)
  await pressInRow(/أُضيف المنتج «مكعبات»/, entry.undo)
  await expect.poll(readStoredName).toBe('مكعبات')
  await expectOffered(/أُضيف المنتج/, entry.undo)
})

it('undoing a change says the new state and names fields that were changed since', async () => {
  await owner.put(CENTRE_PATH, valid(CENTRE_PATH))
  const centre = parseCentre(valid(CENTRE_PATH), CENTRE_ID) as Centre
  const { value } = await saveCentre(centre, { ...centre, email: 'b@b.example' })
  await saveCentre(value, { ...value, email: 'c@b.example', city: 'الرياض' })
  showTab(HistoryPanel)
  await pressInRow(/إلى «b@b.example»/, entry.takeBackChange)
  await expectSaid(/إلى «b@b.example»/, entry.before)
  expect(plain((await screen.findByText(/تغيّر بعد ذلك أيضاً/)).textContent)).toContain(
    'البريد الإلكتروني',
  )
  expect(await owner.get(CENTRE_PATH)).toMatchObject({ email: 'a@b.example', city: 'الرياض' })
})

it('a change that was back already, and changed more since, says where its undo is', async () => {
  await owner.put(CENTRE_PATH, valid(CENTRE_PATH))
  const centre = parseCentre(valid(CENTRE_PATH), CENTRE_ID) as Centre
  const { value } = await saveCentre(centre, { ...centre, email: 'b@b.example' })
  showTab(HistoryPanel)
  await findRow(/إلى «b@b.example»/)
  const { value: takenBack } = await saveCentre(value, centre)
  await saveCentre(takenBack, { ...takenBack, city: 'الرياض' })
  await pressInRow(/إلى «b@b.example»/, entry.takeBackChange)
  await expectSaid(/إلى «b@b.example»/, entry.before)
  expect(await screen.findByText(entry.wasBack)).toBeVisible()
  expect(await owner.get(CENTRE_PATH)).toMatchObject({ email: 'a@b.example', city: 'الرياض' })
})

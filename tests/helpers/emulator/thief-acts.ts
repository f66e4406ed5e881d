import {
  LARGE_IMAGE_PATH,
  MEMBER_PATH,
  PRODUCT_PATH,
  valid,
} from '../../../scripts/documents/valid'
import { encodeFields } from '../../../scripts/firebase/values.mjs'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  HIDDEN_VIDEOS_PATH,
  VIDEOS_PATH,
} from '../../../src/data/document-paths'
import { deleteWrite, makeImage } from './backend'
import { text } from './numbers'
import { idOf, productAt, readList, readSequence } from './stored-content'
import {
  add,
  change,
  deleteWithVersion,
  dropProduct,
  HIDDEN_VIDEO,
  hide,
  member,
  move,
  put,
  readRawFields,
  send,
  storedVersionWrite,
  thief,
  VISIBLE_VIDEO,
  write,
} from './thief'
import { HISTORY_ACTS } from './thief-history-acts'

/** The acts of a thief, in this order. `before` is the moment before the first one. */
export const ACTS: Record<string, (before: Date) => Promise<unknown>> = {
  'renames a product': () => change(PRODUCT_PATH, { name: 'x' }),
  'renames it again': () => change(PRODUCT_PATH, { name: 'y' }),
  'gives a product another small image': () => change(PRODUCT_PATH, { image: makeImage(333) }),
  'links the image of a product': () => change(PRODUCT_PATH, { image: 'https://x.example/a.png' }),
  'renames a member': () => change(MEMBER_PATH, { name: 'x', credentials: [] }),
  'takes the photo of a member': () => change('team/b', { image: '' }),
  'hides a product': () => hide('products', idOf(2), true),
  'shows a hidden product': () => hide('products', idOf(3), false),
  'hides every member': async () => {
    for (const { id } of await readList('team')) await hide('team', id, true)
  },
  'shows the members in another sequence': async () => {
    for (const { id } of (await readList('team')).toReversed()) await hide('team', id, false)
  },
  'moves a product': () => move('products', idOf(8), 1),
  'reverses the products': async () => {
    for (const id of (await readSequence('products')).ids) await move('products', id, 1)
  },
  'reverses the team': async () => {
    for (const id of (await readSequence('team')).ids) await move('team', id, 1)
  },
  'moves without a trace': async () =>
    send(
      write(
        PRODUCT_PATH,
        { ...(await readRawFields(PRODUCT_PATH)), order: { integerValue: '9' } },
        'updatedAt',
      ),
    ),
  'moves and stores a false sequence': async () =>
    send(
      await storedVersionWrite('lists/products'),
      write('lists/products', { ids: { arrayValue: { values: [text('x')] } } }, 'updatedAt'),
      write(
        PRODUCT_PATH,
        { ...(await readRawFields(PRODUCT_PATH)), order: { integerValue: '7' } },
        'updatedAt',
      ),
    ),
  'empties the sequence without a version': () =>
    send(write('lists/products', { ids: { arrayValue: {} } }, 'updatedAt')),
  'deletes the sequence': () => send(deleteWrite('lists/products')),
  'gives all products one position': async () => {
    for (const n of [1, 4, 5]) await put(`products/${idOf(n)}`, { order: { integerValue: '1' } })
  },
  'deletes a product': () => thief.deleteFrom('products', idOf(4)),
  'makes it again with another large image': () => add(4, { name: 'n4' }),
  'replaces a large image in one request': async () =>
    send(deleteWrite(LARGE_IMAGE_PATH), write(LARGE_IMAGE_PATH, { image: text(makeImage(5_001)) })),
  'replaces a large image': () => send(write(LARGE_IMAGE_PATH, { image: text(makeImage(5_002)) })),
  'deletes a large image alone': () => send(deleteWrite(LARGE_IMAGE_PATH)),
  'adds a large image alone': () =>
    send(write(`products/${idOf(3)}/images/large`, { image: text(makeImage(5_003)) })),
  'deletes a product by hand': () => dropProduct(5),
  'makes it again by hand, without a large image': () =>
    thief.addTo('products', { id: idOf(5), fieldsAt: () => ({ image: makeImage(), name: 'n5' }) }),
  'replaces a large image twice': async () => {
    for (const chars of [601, 602]) {
      await thief.deleteFrom('products', idOf(6))
      await add(6, { largeImage: makeImage(chars) })
    }
  },
  'deletes a product without a version': () => send(deleteWrite(`products/${idOf(7)}`)),
  'deletes a hidden product': () => thief.deleteFrom('products', idOf(9)),
  'adds ten products': async () => {
    for (let n = 20; n < 30; n += 1) await add(n)
  },
  'adds a product by hand with a link': () => add(31, { image: 'https://x.example/a.png' }),
  'adds a product without a note': async () => {
    const path = `products/${idOf(32)}`
    const fields = { ...(await readRawFields(PRODUCT_PATH)), id: text(idOf(32)) }
    await send(write(path, fields, 'updatedAt'))
  },
  'adds a member without a note': async () =>
    send(write('team/noted-nowhere', { ...encodeFields(member('noted-nowhere')) }, 'updatedAt')),
  'adds a hidden member without a note, and deletes it': async () => {
    const { order: _, ...fields } = encodeFields(member('hidden-nowhere'))
    await send(
      write('team/hidden-nowhere', { ...fields, hidden: { integerValue: '1' } }, 'updatedAt'),
    )
    await deleteWithVersion('team/hidden-nowhere')
    await send(
      write('team/hidden-nowhere', { ...fields, order: { integerValue: '1' } }, 'updatedAt'),
    )
  },
  'changes the time of a hidden product, and deletes it': async () => {
    await send(
      write(`products/${idOf(3)}`, await readRawFields(`products/${idOf(3)}`), 'updatedAt'),
    )
    await dropProduct(3)
  },
  'adds a member': () =>
    thief.addTo('team', { id: 'thief', fieldsAt: (order) => ({ ...member('thief'), order }) }),
  'adds a member whose name is that of a field of every object': () =>
    thief.addTo('team', {
      id: 'constructor',
      fieldsAt: (order) => ({ ...member('constructor'), order }),
    }),
  'deletes all members': async () => {
    for (const { id } of await readList('team')) await thief.deleteFrom('team', id)
  },
  'makes a member again with the same id': () =>
    thief.addTo('team', {
      id: 'member1',
      fieldsAt: (order) => ({ ...member('member1'), name: 'x', order }),
    }),
  'shows the hidden video': () =>
    change(VIDEOS_PATH, { videos: [VISIBLE_VIDEO, { ...VISIBLE_VIDEO, id: '2', order: 2 }] }),
  'hides every video': () =>
    change(VIDEOS_PATH, { videos: [{ ...VISIBLE_VIDEO, hidden: true }, HIDDEN_VIDEO] }),
  'changes the hidden videos alone': async () =>
    send(write(HIDDEN_VIDEOS_PATH, await readRawFields(HIDDEN_VIDEOS_PATH), 'updatedAt')),
  'deletes the hidden videos': async () => {
    const fields = await readRawFields(HIDDEN_VIDEOS_PATH)
    await send(
      await storedVersionWrite(VIDEOS_PATH, false, { hiddenVideos: { mapValue: { fields } } }),
      write(VIDEOS_PATH, await readRawFields(VIDEOS_PATH), 'updatedAt'),
      deleteWrite(HIDDEN_VIDEOS_PATH),
    )
  },
  'hides a video again': () => change(VIDEOS_PATH, { videos: [{ ...HIDDEN_VIDEO, id: '8' }] }),
  'deletes the list beside hidden videos': () => deleteWithVersion(VIDEOS_PATH),
  'empties the videos': () => change(VIDEOS_PATH, { videos: [], images: {} }),
  'replaces the videos': () =>
    change(VIDEOS_PATH, { videos: [{ id: '9', title: 'x', url: 'https://youtu.be/x', order: 1 }] }),
  'fills the videos with what no page reads': () => change(VIDEOS_PATH, { videos: [{ a: 'b' }] }),
  'stores an image of a video that is a script': () =>
    change(VIDEOS_PATH, { videos: [{ id: '1', imageTag: 'data:image/js;base64,AAAA' }] }),
  'deletes the videos': () => thief.deleteDocument('videos', 'main-videos'),
  'stores videos anew': () => thief.setDocument('videos/main-videos', { videos: [], images: {} }),
  'replaces the texts': () =>
    change(DIRECTOR_TEXTS_PATH, { name: 'x', titles: [], highlights: [] }),
  'deletes the texts': () => deleteWithVersion(DIRECTOR_TEXTS_PATH),
  'stores the texts anew': () =>
    thief.setDocument('director-texts/main-director', {
      ...valid(DIRECTOR_TEXTS_PATH),
      name: 'z',
    }),
  'replaces the photo': () =>
    change(DIRECTOR_PHOTO_PATH, { photoBase64: makeImage(999_000, 'jpeg') }),
  'deletes the photo': () => thief.deletePhoto(),
  'stores a photo anew': () => thief.savePhoto(null, { photoBase64: makeImage(777, 'png') }),
  'changes the telephone number': () => change(CENTRE_PATH, { phones: ['+966599999999 x'] }),
  'changes WhatsApp, hours and the map': () =>
    change(CENTRE_PATH, { whatsapp: '966599999999', hours: [], mapUrl: 'https://x.example/' }),
  'freezes a number with NaN': () => put(CENTRE_PATH, { years: { doubleValue: 'NaN' } }),
  'freezes a number with 5.0': () => put(CENTRE_PATH, { years: { doubleValue: 5 } }),
  'freezes a number beyond 2^53': () =>
    put(CENTRE_PATH, { years: { integerValue: '9007199254740993' } }),
  'freezes a position with NaN': () => put(PRODUCT_PATH, { order: { doubleValue: 'NaN' } }),
  'stores a field of another release': () => put(MEMBER_PATH, { foreign: text('x') }),
  'deletes the details of the centre': () => deleteWithVersion(CENTRE_PATH),
  'stores the details anew': () =>
    thief.setDocument('settings/centre', { ...valid(CENTRE_PATH), city: 'x' }),
  'stores texts that are too long': () => change(DIRECTOR_TEXTS_PATH, { name: 'x'.repeat(5_000) }),
  'stores a list of 10,000 lines': () =>
    change(DIRECTOR_TEXTS_PATH, { titles: Array(10_000).fill('x') }),
  'sets dates of creation': () =>
    put(PRODUCT_PATH, { createdAt: { timestampValue: '2001-01-01T00:00:00Z' } }),
  ...HISTORY_ACTS,
  'takes an old change back': async () => {
    const [, version] = await thief.fetchVersions({ kind: 'deleted' })
    await thief.takeBackChange(version?.id ?? '')
  },
  'restores a backup of nothing but one product': async () => {
    const documents = new Map([[`products/${idOf(50)}`, { ...productAt(50), name: 'only' }]])
    const backup = { createdAt: new Date(), documents }
    await thief.restoreBackup(backup, await thief.readChangesTo(backup))
  },
  'puts half of it back to hide the rest': async (before) => {
    const backup = await thief.readContentAt(before)
    const changes = (await thief.readChangesTo(backup)).filter((_, index) => index % 2 === 0)
    await thief.restoreBackup(backup, changes)
  },
  'makes himself an administrator': () => send(write('admins/thief', {})),
}

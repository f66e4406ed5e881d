import { beforeAll, expect, it, vi } from 'vitest'
import type { StoredFields } from '../../scripts/rest.mjs'
import {
  CENTRE,
  DATE,
  FULL,
  HIDDEN_VIDEOS,
  MEMBER,
  PHOTO,
  PRODUCT,
  TEXTS,
  valid,
  VALID,
  VIDEOS,
} from '../helpers/documents'
import {
  ADMIN,
  owner,
  picture,
  rawRequest,
  store,
  tokenOf,
  type Write,
} from '../helpers/emulator/backend'
import {
  content,
  differences,
  idOf,
  listed,
  product,
  sequence,
} from '../helpers/emulator/everything'
import { otherDevice, signedInBackend, type Device } from '../helpers/emulator/sdk'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'warn').mockImplementation(() => {})

let phone: Device
let thief: Device
let token: string
beforeAll(async () => {
  const uid = await signedInBackend()
  phone = await otherDevice()
  thief = await otherDevice()
  const firebase = { sign_in_provider: 'password' }
  token = tokenOf(uid, { email: ADMIN.email, firebase })
})

type Raw = Record<string, unknown>
const nameOf = (path: string) => owner.nameOf(path)
const now = (...names: string[]) =>
  names.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }))
const text = (stringValue: string) => ({ stringValue })

/** Sends writes of the thief's own making. */
async function send(...writes: Write[]): Promise<void> {
  const { status, text } = await rawRequest(token, {
    method: 'POST',
    path: ':commit',
    body: { writes },
  })
  if (status !== 200) throw new Error(text)
}
const write = (path: string, fields: Raw, ...times: string[]): Write => ({
  update: { name: nameOf(path), fields },
  updateTransforms: now(...times),
})
const remove = (path: string): Write => ({ delete: nameOf(path) })
const rawFields = async (path: string): Promise<Raw> =>
  (JSON.parse((await rawRequest(token, { path: `/${path}` })).text) as { fields?: Raw }).fields ??
  {}
/** The version of what is stored, as the rules want it. */
async function keep(path: string, isDeletion = false, more: Raw = {}): Promise<Write> {
  const fields = await rawFields(path)
  const { timestampValue = '' } = (fields['updatedAt'] ?? {}) as { timestampValue?: string }
  const id = `${path.replace('/', '_')}_${Date.parse(timestampValue)}`
  const about = {
    path: text(path),
    by: text(ADMIN.email),
    isDeletion: { booleanValue: isDeletion },
  }
  return write(`versions/${id}`, { ...about, fields: { mapValue: { fields } }, ...more }, 'at')
}
/** Stores other values in fields of a document, with its version. */
const put = async (path: string, changes: Raw) =>
  send(await keep(path), write(path, { ...(await rawFields(path)), ...changes }, 'updatedAt'))
const vanish = async (path: string) => send(await keep(path, true), remove(path))
const dropProduct = async (n: number) => {
  const path = `products/${idOf(n)}`
  const full = await rawFields(`${path}/pictures/full`)
  const picture = full['image'] ? { picture: full['image'] } : {}
  await send(
    await keep(path, true, picture),
    remove(path),
    ...(full['image'] ? [remove(`${path}/pictures/full`)] : []),
  )
}
const change = (path: string, fields: Record<string, unknown>) => {
  const [name = '', id = ''] = path.split('/')
  return thief.updateDocument(name, id, fields)
}
const add = (n: number, more: object = {}) =>
  thief.addProduct(
    { id: idOf(n), image: picture(), full: picture(900 + n), name: 'x', ...more },
    String,
  )
const move = (name: string, id: string, to: number) => thief.moveTo(name, id, to)
const hide = (name: string, id: string, isHidden: boolean) =>
  thief.setHidden(name, { id, hidden: 1 }, isHidden)
const member = (id: string, more: object = {}) => ({ ...valid(MEMBER), id, order: 1, ...more })

const [VIDEO = {}] = valid(VIDEOS)['videos'] as StoredFields[]
const SECRET = { ...VIDEO, id: '2', title: 'hidden', hidden: true, order: 2 }
let before = new Date()

/** The hour of a thief, in the order of the list. */
const ACTS: Record<string, () => Promise<unknown>> = {
  'renames a product': () => change(PRODUCT, { name: 'x' }),
  'renames it again': () => change(PRODUCT, { name: 'y' }),
  'gives a product another small picture': () => change(PRODUCT, { image: picture(333) }),
  'links the picture of a product': () => change(PRODUCT, { image: 'https://x.example/a.png' }),
  'renames a member': () => change(MEMBER, { name: 'x', credentials: [] }),
  'takes the photo of a member': () => change('team/b', { image: '' }),
  'hides a product': () => hide('products', idOf(2), true),
  'shows a hidden product': () => hide('products', idOf(3), false),
  'hides every member': async () => {
    for (const { id } of await listed('team')) await hide('team', id, true)
  },
  'shows the members in another sequence': async () => {
    for (const { id } of (await listed('team')).toReversed()) await hide('team', id, false)
  },
  'moves a product': () => move('products', idOf(8), 1),
  'reverses the products': async () => {
    for (const id of (await sequence('products')).ids) await move('products', id, 1)
  },
  'reverses the team': async () => {
    for (const id of (await sequence('team')).ids) await move('team', id, 1)
  },
  'moves without a trace': async () =>
    send(
      write(PRODUCT, { ...(await rawFields(PRODUCT)), order: { integerValue: '9' } }, 'updatedAt'),
    ),
  'moves and stores a false sequence': async () =>
    send(
      await keep('lists/products'),
      write('lists/products', { ids: { arrayValue: { values: [text('x')] } } }, 'updatedAt'),
      write(PRODUCT, { ...(await rawFields(PRODUCT)), order: { integerValue: '7' } }, 'updatedAt'),
    ),
  'empties the sequence without a version': () =>
    send(write('lists/products', { ids: { arrayValue: {} } }, 'updatedAt')),
  'deletes the sequence': () => send(remove('lists/products')),
  'gives all products one place': async () => {
    for (const n of [1, 4, 5]) await put(`products/${idOf(n)}`, { order: { integerValue: '1' } })
  },
  'deletes a product': () => thief.removeFrom('products', idOf(4)),
  'makes it again with another large picture': () => add(4, { name: 'n4' }),
  'exchanges a large picture in one request': async () =>
    send(remove(FULL), write(FULL, { image: text(picture(5_001)) })),
  'replaces a large picture': () => send(write(FULL, { image: text(picture(5_002)) })),
  'deletes a large picture alone': () => send(remove(FULL)),
  'adds a large picture alone': () =>
    send(write(`products/${idOf(3)}/pictures/full`, { image: text(picture(5_003)) })),
  'deletes a product by hand': () => dropProduct(5),
  'makes it again by hand, without a large picture': () =>
    thief.addTo('products', { id: idOf(5), fieldsAt: () => ({ image: picture(), name: 'n5' }) }),
  'exchanges a large picture twice': async () => {
    for (const chars of [601, 602]) {
      await thief.removeFrom('products', idOf(6))
      await add(6, { full: picture(chars) })
    }
  },
  'deletes a product without a version': () => send(remove(`products/${idOf(7)}`)),
  'deletes a hidden product': () => thief.removeFrom('products', idOf(9)),
  'adds ten products': async () => {
    for (let n = 20; n < 30; n += 1) await add(n)
  },
  'adds a product by hand with a link': () => add(31, { image: 'https://x.example/a.png' }),
  'adds a member': () =>
    thief.addTo('team', { id: 'thief', fieldsAt: (order) => ({ ...member('thief'), order }) }),
  'adds a member whose name is that of a field of every object': () =>
    thief.addTo('team', {
      id: 'constructor',
      fieldsAt: (order) => ({ ...member('constructor'), order }),
    }),
  'deletes all members': async () => {
    for (const { id } of await listed('team')) await thief.removeFrom('team', id)
  },
  'makes a member again with the same id': () =>
    thief.addTo('team', {
      id: 'member1',
      fieldsAt: (order) => ({ ...member('member1'), name: 'x', order }),
    }),
  'shows the hidden video': () =>
    change(VIDEOS, { videos: [VIDEO, { ...VIDEO, id: '2', order: 2 }] }),
  'hides every video': () => change(VIDEOS, { videos: [{ ...VIDEO, hidden: true }, SECRET] }),
  'changes the hidden videos alone': async () =>
    send(write(HIDDEN_VIDEOS, await rawFields(HIDDEN_VIDEOS), 'updatedAt')),
  'deletes the hidden videos': async () => {
    const fields = await rawFields(HIDDEN_VIDEOS)
    await send(
      await keep(VIDEOS, false, { hidden: { mapValue: { fields } } }),
      write(VIDEOS, await rawFields(VIDEOS), 'updatedAt'),
      remove(HIDDEN_VIDEOS),
    )
  },
  'hides a video again': () => change(VIDEOS, { videos: [{ ...SECRET, id: '8' }] }),
  'deletes the list beside hidden videos': () => vanish(VIDEOS),
  'empties the videos': () => change(VIDEOS, { videos: [], pictures: {} }),
  'replaces the videos': () =>
    change(VIDEOS, { videos: [{ id: '9', title: 'x', url: 'https://youtu.be/x', order: 1 }] }),
  'fills the videos with what no page reads': () => change(VIDEOS, { videos: [{ a: 'b' }] }),
  'stores a picture of a video that is a script': () =>
    change(VIDEOS, { videos: [{ id: '1', picture: 'data:image/js;base64,AAAA' }] }),
  'deletes the videos': () => thief.removeDocument('videos', 'main-videos'),
  'stores videos anew': () =>
    thief.setDocument('videos', 'main-videos', { videos: [], pictures: {} }),
  'replaces the texts': () => change(TEXTS, { name: 'x', titles: [], highlights: [] }),
  'deletes the texts': () => vanish(TEXTS),
  'stores the texts anew': () =>
    thief.setDocument('director-texts', 'main-director', { ...valid(TEXTS), name: 'z' }),
  'replaces the photo': () => change(PHOTO, { photoBase64: picture(999_000, 'jpeg') }),
  'removes the photo': () => thief.removePhoto(),
  'stores a photo anew': () => thief.savePhoto({ photoBase64: picture(777, 'png') }),
  'changes the telephone number': () => change(CENTRE, { phones: ['+966599999999 x'] }),
  'changes WhatsApp, hours and the map': () =>
    change(CENTRE, { whatsapp: '966599999999', hours: [], mapUrl: 'https://x.example/' }),
  'freezes a number with NaN': () => put(CENTRE, { years: { doubleValue: 'NaN' } }),
  'freezes a number with 5.0': () => put(CENTRE, { years: { doubleValue: 5 } }),
  'freezes a number beyond 2^53': () =>
    put(CENTRE, { years: { integerValue: '9007199254740993' } }),
  'freezes a place with NaN': () => put(PRODUCT, { order: { doubleValue: 'NaN' } }),
  'stores a field of another release': () => put(MEMBER, { foreign: text('x') }),
  'deletes the details of the centre': () => vanish(CENTRE),
  'stores the details anew': () =>
    thief.setDocument('settings', 'centre', { ...valid(CENTRE), city: 'x' }),
  'stores texts that are too long': () => change(TEXTS, { name: 'x'.repeat(5_000) }),
  'stores a list of 10,000 lines': () => change(TEXTS, { titles: Array(10_000).fill('x') }),
  'sets dates of creation': () =>
    put(PRODUCT, { createdAt: { timestampValue: '2001-01-01T00:00:00Z' } }),
  'buries the history below additions of one request': async () => {
    const path = `products/${idOf(40)}`
    const one = {
      id: text(idOf(40)),
      image: text(picture()),
      name: text('x'),
      order: { integerValue: '40' },
    }
    const about = { path: text(path), by: text(ADMIN.email), isAddition: { booleanValue: true } }
    const entries = Array.from({ length: 300 }, (_, n) =>
      write(
        `versions/products_${idOf(40)}+${n + 1}`,
        { ...about, fields: { mapValue: { fields: { name: text('x') } } } },
        'at',
      ),
    )
    await send(...entries, write(path, one, 'createdAt', 'updatedAt'))
  },
  'buries the history below changes': async () => {
    for (let n = 0; n < 25; n += 1) await change(TEXTS, { name: `x${n}` })
  },
  'deletes the history': async () => {
    for (const { id } of await owner.list('versions')) await send(remove(`versions/${id}`))
  },
  'writes a version of a state that never was': async () => {
    const version = (await keep(TEXTS)) as { update: { fields: Raw } }
    version.update.fields['fields'] = { mapValue: { fields: { name: text('x') } } }
    await send(version, write(TEXTS, { ...(await rawFields(TEXTS)), name: text('q') }, 'updatedAt'))
  },
  'writes a version under an earlier time': async () => {
    const version = await keep(TEXTS)
    const at = { timestampValue: '2020-01-01T00:00:00Z' }
    const { update } = version as { update: { name: string; fields: Raw } }
    await send(
      { update: { ...update, fields: { ...update.fields, at } } },
      write(TEXTS, await rawFields(TEXTS), 'updatedAt'),
    )
  },
  'moves the moment out of the history': () =>
    send(write('versions/x', { path: text(PRODUCT) }, 'at')),
  'restores an old version': async () => {
    const [, version] = await thief.getVersions({ kind: 'removed' })
    await thief.restoreVersion(version?.id ?? '')
  },
  'restores a backup of nothing but one product': async () => {
    const documents = new Map([[`products/${idOf(50)}`, { ...product(50), name: 'only' }]])
    const backup = { createdAt: new Date(), documents }
    await thief.restoreBackup(backup, await thief.changesTo(backup), () => {})
  },
  'puts half of it back to hide the rest': async () => {
    const backup = await thief.contentAt(before)
    const changes = (await thief.changesTo(backup)).filter((_, index) => index % 2 === 0)
    await thief.restoreBackup(backup, changes, () => {})
  },
  'makes himself an administrator': () => send(write('admins/thief', {})),
}

it('what a thief of the password does in an hour is refused, or put back in one act', async () => {
  expect(Object.keys(ACTS).length).toBeGreaterThanOrEqual(60)
  const many = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  await store({
    ...VALID,
    [HIDDEN_VIDEOS]: { videos: [SECRET], pictures: { '2': picture(210) }, updatedAt: DATE },
    ...Object.fromEntries(
      many.slice(1).flatMap((n) => [
        [
          `products/${idOf(n)}`,
          product(n, n === 3 || n === 9 ? { order: undefined, hidden: 2 } : {}),
        ],
        [`products/${idOf(n)}/pictures/full`, { image: picture(600 + n) }],
      ]),
    ),
    [`products/${idOf(3)}/pictures/full`]: null,
    ...Object.fromEntries(
      ['b', 'c', 'd'].map((id, n) => [
        `team/${id}`,
        member(id, { order: n + 2, image: picture(400) }),
      ]),
    ),
  })
  // Places 1 to n, as a dashboard leaves them.
  await phone.moveTo('products', idOf(8), 1)
  await phone.moveTo('products', idOf(8), 7)
  await phone.adoptAll()
  const wanted = await content()
  await new Promise((resolve) => setTimeout(resolve, 5))
  before = new Date()
  const withoutEffect: string[] = []
  let last = await content()
  for (const [title, act] of Object.entries(ACTS)) {
    const isRefused = await act().then(
      () => false,
      () => true,
    )
    const state = await content()
    if (!isRefused && differences(last, state).length === 0) withoutEffect.push(title)
    last = state
  }
  expect(withoutEffect).toEqual([])
  expect(differences(wanted, await content()).length).toBeGreaterThan(10)

  const backup = await phone.contentAt(before)
  expect(await phone.restoreBackup(backup, await phone.changesTo(backup), () => {})).toEqual([])
  expect(differences(wanted, await content())).toEqual([])
  expect(await phone.changesTo(backup)).toEqual([])
  expect((await sequence('products')).isWhole).toBe(true)
})

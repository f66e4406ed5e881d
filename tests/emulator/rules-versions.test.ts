import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StoredFields } from '../../scripts/firestore-rest.mjs'
import { FRESH_PASSWORD_MS, NAME_MAX, VERSION_KEPT_MS } from '../../src/limits'
import {
  ADMIN,
  DATE,
  deleteWrite,
  freshAccount,
  freshBackend,
  keptWrites,
  nameOf,
  owner,
  rawRequest,
  reportFigure,
  setWrite,
  store,
  STRANGER,
  tokenOf,
  versionIdOf,
  versionWrite,
  type Write,
} from './backend'
import { PATHS, PRODUCT_ID, valid } from './valid-documents'

let admin: string
let uid: string
const counted = { refused: 0, twins: 0 }
const product = `products/${PRODUCT_ID}`
const ownerOf = (path: string) => path.split('/').slice(0, 2).join('/')
const commit = (writes: Write[], token: string | null = admin) => rawRequest(token, 'POST', ':commit', { writes })

async function expectRefused(what: string, writes: Write[], token: string | null = admin): Promise<void> {
  const { status, text } = await commit(writes, token)
  expect(status, `${what}: ${text.slice(0, 200)}`).toBe(403)
  counted.refused += 1
}

async function expectAccepted(what: string, writes: Write[], token: string | null = admin): Promise<void> {
  const { status, text } = await commit(writes, token)
  expect(status, `${what}: ${text.slice(0, 200)}`).toBe(200)
  counted.twins += 1
}

const tokenGiven = (msAgo: number, email = ADMIN.email) =>
  tokenOf(uid, {
    email,
    firebase: { sign_in_provider: 'password' },
    auth_time: Math.floor((Date.now() - msAgo) / 1000),
  })

beforeAll(async () => {
  uid = (await freshBackend()).uid
  admin = tokenGiven(0)
})

beforeEach(async () => {
  await owner.clear()
  await owner.put(`admins/${uid}`, {})
})

/** The write that changes or deletes the document, without a version. */
const changeOf = (path: string): Write => setWrite(path, { ...valid(path), ...changed(path) })
function changed(path: string): StoredFields {
  if (path.includes('/pictures/')) return { image: 'https://x.example/new.png' }
  if (path.startsWith('director-photos')) return { photoBase64: 'https://x.example/new.png' }
  return path.startsWith('products') ? { name: 'new' } : { version: 'version-2' }
}

describe('an update or a deletion', () => {
  it.each(PATHS)('without the version before is refused: %s', async (path) => {
    const isPicture = path.includes('/pictures/')
    for (const [what, write] of [
      ['update', changeOf(path)],
      ['deletion', deleteWrite(path)],
    ] as const) {
      await owner.clear()
      await store({ [`admins/${uid}`]: {}, [ownerOf(path)]: valid(ownerOf(path)), [path]: valid(path) })
      const [kept] = await keptWrites(path, admin)
      if (!kept) throw new Error('Nothing is stored')
      const stored = valid(path)
      const of = (fields: StoredFields) => (isPicture ? { [path.split('/').at(-1) ?? '']: fields } : fields)
      const name = isPicture ? 'picture-versions' : 'versions'
      const id = versionIdOf(ownerOf(path), valid(ownerOf(path)))
      const version = (fields: StoredFields, at = id, where = name) =>
        versionWrite(`${where}/${at}`, { path: ownerOf(path), by: ADMIN.email, fields })
      const field = Object.keys(stored).find((key) => key !== 'updatedAt') ?? ''
      const { [field]: _, ...less } = stored

      await expectRefused(`${what} alone`, [write])
      await expectRefused(`${what} with an empty version`, [write, version({})])
      await expectRefused(`${what} without ${field} in the version`, [write, version(of(less))])
      await expectRefused(`${what} with another ${field}`, [write, version(of({ ...stored, [field]: 'other' }))])
      await expectRefused(`${what} with a field more`, [write, version(of({ ...stored, more: 1 }))])
      await expectRefused(`${what} with another time`, [write, version(of({ ...stored, updatedAt: new Date() }))])
      await expectRefused(`${what} with the version of another time`, [write, version(of(stored), `${id}1`)])
      await expectRefused(`${what} with the version of another document`, [
        write,
        version(of(stored), `team_other_${DATE.getTime()}`),
      ])
      await expectRefused(`${what} with the version among the others`, [
        write,
        version(of(stored), id, isPicture ? 'versions' : 'picture-versions'),
      ])
      await expectRefused(`${what} in the name of somebody else`, [
        write,
        versionWrite(`${name}/${id}`, { path: ownerOf(path), by: 'other@example.com', fields: of(stored) }),
      ])
      await expectRefused(`${what} that deletes its version`, [write, kept, deleteWrite(`${name}/${id}`)])
      expect(await owner.get(path)).toEqual(stored)
      expect(await owner.list('versions')).toEqual([])

      await expectAccepted(what, [write, kept])
      expect((await owner.get(`${name}/${id}`))?.['fields']).toEqual(of(stored))
    }
  })

  it('that changes only the position needs no version', async () => {
    for (const path of [product, 'team/member1']) {
      await owner.put(path, { ...valid(path), order: 1 })
      await expectAccepted('a move', [setWrite(path, { ...valid(path), order: 2 })])
      await owner.put(path, { ...valid(path), order: 1 })
      await expectRefused('a move that also renames', [setWrite(path, { ...valid(path), order: 2, name: 'new' })])
    }
    expect(await owner.list('versions')).toEqual([])
  })

  it('of a document made by hand keeps it as a version of the time 0', async () => {
    for (const updatedAt of [undefined, 'yesterday', null, 5]) {
      const { updatedAt: _, ...fields } = valid(product)
      await owner.clear()
      await owner.put(`admins/${uid}`, {})
      await owner.put('products/abc', { ...fields, ...(updatedAt !== undefined && { updatedAt }) })
      await expectRefused('a deletion', [deleteWrite('products/abc')])
      await expectAccepted('a deletion', [deleteWrite('products/abc'), ...(await keptWrites('products/abc', admin))])
      expect(await owner.get('versions/products_abc_0')).not.toBeNull()
    }
  })

  it('keeps each of 30 pictures of videos in one document', async () => {
    const list = 'videos/main-videos'
    const image = valid(`${list}/pictures/1`)
    await owner.put(list, valid(list))
    const ids = Array.from({ length: 30 }, (_, n) => `${list}/pictures/${n}`)
    await store(Object.fromEntries(ids.map((path) => [path, image])))
    const version = (count: number) =>
      versionWrite(`picture-versions/${versionIdOf(list, valid(list))}`, {
        path: list,
        by: ADMIN.email,
        fields: Object.fromEntries(Array.from({ length: count }, (_, n) => [String(n), image])),
      })
    await expectRefused('one picture is missing', [...ids.map((path) => deleteWrite(path)), version(29)])
    await expectAccepted('all pictures', [...ids.map((path) => deleteWrite(path)), version(30)])
  })
})

describe('a picture', () => {
  it.each([`${product}/pictures/full`, 'videos/main-videos/pictures/1'])(
    'is refused without its document: %s',
    async (path) => {
      await expectRefused('alone', [setWrite(path, valid(path))])
      await owner.put(ownerOf(path), valid(ownerOf(path)))
      await expectRefused('with the deletion of its document', [
        setWrite(path, valid(path)),
        deleteWrite(ownerOf(path)),
        ...(await keptWrites(ownerOf(path), admin)),
      ])
      await expectAccepted('to a stored document', [setWrite(path, valid(path))])
      await owner.clear()
      await owner.put(`admins/${uid}`, {})
      await expectAccepted('with its document', [
        setWrite(path, valid(path)),
        setWrite(ownerOf(path), valid(ownerOf(path))),
      ])
    },
  )
})

describe('a video', () => {
  const list = (video: StoredFields): Write[] => [
    setWrite('videos/main-videos', {
      ...valid('videos/main-videos'),
      videos: [{ id: '1', title: 't', url: 'https://x.example/v', ...video }],
    }),
  ]
  it('has no unknown fields and no unlimited ones', async () => {
    for (const [what, video] of [
      ['an unknown field', { more: 'x' }],
      ['an unknown field of a mebibyte', { more: 'x'.repeat(900_000) }],
      ['a map in a field', { description: { a: 'x' } }],
      ['an endless description', { description: 'x'.repeat(3_300) }],
      ['an endless id', { id: 'x'.repeat(3_300) }],
      ['a title of two lines', { title: 'a\nb' }],
    ] as const) {
      await expectRefused(what, list(video))
    }
    await expectAccepted('a video', list({ description: 'x'.repeat(600), duration: '04:30', order: 1, picture: 5 }))
  })
})

describe('a version', () => {
  const id = `products_${PRODUCT_ID}_5`
  const fields = { path: product, by: ADMIN.email, fields: { a: 1 } }

  it.each(['versions', 'picture-versions'])('in %s is created in one form only', async (name) => {
    const wrong: [string, StoredFields, string?][] = [
      ['another address', { ...fields, by: 'other@example.com' }],
      ['no address', { path: product, fields: { a: 1 } }],
      ['no path', { by: ADMIN.email, fields: { a: 1 } }],
      ['no fields', { path: product, by: ADMIN.email }],
      ['a field more', { ...fields, more: 1 }],
      ['a long path', { ...fields, path: 'x'.repeat(NAME_MAX + 1) }],
      ['a path that is a number', { ...fields, path: 7 }],
      ['fields that are a text', { ...fields, fields: 'x' }],
      ['fields that are a list', { ...fields, fields: ['x'] }],
      ['fields that are null', { ...fields, fields: null }],
      ['a past time', { ...fields, at: new Date(Date.now() - VERSION_KEPT_MS) }],
      ['a future time', { ...fields, at: new Date(Date.now() + 60_000) }],
      ['a text as time', { ...fields, at: 'now' }],
      ['an id without a time', fields, 'products'],
      ['an id with another end', fields, `${id}x`],
    ]
    for (const [what, content, at = id] of wrong) await expectRefused(what, [versionWrite(`${name}/${at}`, content)])
    await expectAccepted('a version', [versionWrite(`${name}/${id}`, fields)])
    for (const change of [fields, { ...fields, fields: { a: 2 } }])
      await expectRefused('a change', [versionWrite(`${name}/${id}`, change)])
    await expectRefused('a field', [
      { update: { name: nameOf(`${name}/${id}`), fields: {} }, updateMask: { fieldPaths: ['by'] } },
    ])
  })

  it.each(['versions', 'picture-versions'])('in %s is read by administrators only', async (name) => {
    await owner.put(`${name}/${id}`, { ...fields, at: DATE })
    const stranger = await freshAccount(STRANGER)
    for (const token of [null, stranger.idToken]) {
      for (const [method, path, body] of [
        ['GET', `/${name}/${id}`, undefined],
        ['GET', `/${name}`, undefined],
        ['POST', ':runQuery', { structuredQuery: { from: [{ collectionId: name }] } }],
      ] as const) {
        expect((await rawRequest(token, method, path, body)).status).toBe(403)
        expect((await rawRequest(admin, method, path, body)).status).toBe(200)
        counted.refused += 1
        counted.twins += 1
      }
      await expectRefused('a creation', [versionWrite(`${name}/${id}9`, fields)], token)
      await expectRefused('a deletion', [deleteWrite(`${name}/${id}`)], token)
    }
  })

  it.each(['versions', 'picture-versions'])('in %s is deleted early only with a fresh password', async (name) => {
    const put = (msAgo: number) => owner.put(`${name}/${id}`, { ...fields, at: new Date(Date.now() - msAgo) })
    const day = 24 * 60 * 60_000
    await put(day)
    for (const msAgo of [FRESH_PASSWORD_MS + 1_000, 60 * 60_000, 11 * 60 * 60_000])
      await expectRefused('an early deletion', [deleteWrite(`${name}/${id}`)], tokenGiven(msAgo))
    await expectAccepted('an early deletion', [deleteWrite(`${name}/${id}`)], tokenGiven(FRESH_PASSWORD_MS - 60_000))
    await put(VERSION_KEPT_MS - 60_000)
    await expectRefused('a deletion on day 30', [deleteWrite(`${name}/${id}`)], tokenGiven(60 * 60_000))
    await put(VERSION_KEPT_MS + 60_000)
    await expectAccepted('a deletion after 30 days', [deleteWrite(`${name}/${id}`)], tokenGiven(60 * 60_000))
  })

  it('reports the number of requests', () => {
    reportFigure(`requests against versions refused: ${counted.refused}; twins accepted: ${counted.twins}`)
    expect(counted.refused).toBeGreaterThanOrEqual(200)
  })
})

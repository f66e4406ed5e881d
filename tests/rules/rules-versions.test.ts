import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StoredFields } from '../../scripts/firestore-rest.mjs'
import { IMAGE, PATHS, PICTURE, PRODUCT_ID, valid } from '../documents'
import { ERASE_WAIT_MS, VERSION_KEPT_MS } from '../../src/limits'
import {
  ADMIN,
  DATE,
  deleteWrite,
  freshAccount,
  freshBackend,
  hashOf,
  keptWrites,
  nameOf,
  now,
  owner,
  picture,
  rawRequest,
  reportFigure,
  setWrite,
  store,
  STRANGER,
  tokenOf,
  versionIdOf,
  versionWrite,
  type Write,
} from '../data/backend'

let admin: string
let uid: string
const counted = { refused: 0, twins: 0 }
const DOCUMENTS = PATHS.filter((path) => !path.includes('/pictures/'))
const product = `products/${PRODUCT_ID}`
const MINUTE = 60_000
const ago = (ms: number) => new Date(Date.now() - ms)

async function expectStatus(status: number, what: string, writes: Write[], token: string | null): Promise<void> {
  const answer = await rawRequest(token, 'POST', ':commit', { writes })
  expect(answer.status, `${what}: ${answer.text.slice(0, 200)}`).toBe(status)
  counted[status === 403 ? 'refused' : 'twins'] += 1
}
const expectRefused = (what: string, writes: Write[], token: string | null = admin) =>
  expectStatus(403, what, writes, token)
const expectAccepted = (what: string, writes: Write[], token: string | null = admin) =>
  expectStatus(200, what, writes, token)

/** A token of a sign-in that is this old. */
const tokenGiven = (msAgo: number) =>
  tokenOf(uid, {
    email: ADMIN.email,
    firebase: { sign_in_provider: 'password' },
    auth_time: Math.floor((Date.now() - msAgo) / 1000),
  })

beforeAll(async () => {
  uid = (await freshBackend()).uid
  admin = tokenGiven(0)
})

const reset = async (documents: Record<string, StoredFields> = {}) => {
  await owner.clear()
  await store({ [`admins/${uid}`]: {}, ...documents })
}
beforeEach(() => reset())

/** The write that changes the document, without a version. */
const changeOf = (path: string): Write => setWrite(path, { ...valid(path), ...changed(path) })
function changed(path: string): StoredFields {
  if (path.startsWith('director-photos')) return { photoBase64: 'https://x.example/new.png' }
  return path.startsWith('products') ? { name: 'new' } : { version: 'version-2' }
}
const idOf = (path: string) => versionIdOf(path, valid(path))
const version = (path: string, part: StoredFields = {}, id = idOf(path)): Write =>
  versionWrite(id, { path, by: ADMIN.email, fields: valid(path), ...part })

/** Sets these times of a document to that of the server. */
const mark = (path: string, ...names: string[]): Write => ({
  update: { name: nameOf(path), fields: {} },
  updateMask: { fieldPaths: [] },
  updateTransforms: names.map(now),
})

/** What a version of this document may not be. One function of the rules checks it, so the product gets all of them. */
function forged(path: string): [string, Write][] {
  const stored = valid(path)
  const field = Object.keys(stored).find((key) => key !== 'updatedAt') ?? ''
  const { [field]: _, ...less } = stored
  const other = DOCUMENTS.find((one) => one !== path) ?? ''
  const some: [string, Write][] = [
    ['nothing', version(path, { fields: {} })],
    [`another ${field}`, version(path, { fields: { ...stored, [field]: 'other' } })],
    ['an id of another document', version(path, {}, idOf(other))],
    ['the path of another document', version(path, { path: other })],
    ['somebody else', version(path, { by: 'other@example.com' })],
  ]
  if (path !== product) return some
  return [
    ...some,
    [`no ${field}`, version(path, { fields: less })],
    ['a field more', version(path, { fields: { ...stored, more: 1 } })],
    ['a megabyte more', version(path, { fields: { ...stored, more: 'x'.repeat(900_000) } })],
    ['another time', version(path, { fields: { ...stored, updatedAt: new Date() } })],
    ['a text', version(path, { fields: 'x' })],
    ['null', version(path, { fields: null })],
    ['an id of another time', version(path, {}, `${idOf(path)}1`)],
    ['an id without a time', version(path, {}, path.replace('/', '_'))],
    ['nobody', versionWrite(idOf(path), { path, fields: stored })],
    ['a key more', version(path, { more: 1 })],
    ['a request to erase it', version(path, { eraseAskedAt: new Date() })],
    ['a past time', version(path, { at: ago(VERSION_KEPT_MS) })],
    ['a future time', version(path, { at: new Date(Date.now() + MINUTE) })],
  ]
}

describe('an update or a deletion (P21)', () => {
  it.each(DOCUMENTS)('needs the state before as its version, and nothing else is one: %s', async (path) => {
    for (const [what, write] of [
      ['update', changeOf(path)],
      ['deletion', deleteWrite(path)],
    ] as const) {
      await reset({ [path]: valid(path) })
      await expectRefused(`${what} alone`, [write])
      for (const [how, wrong] of forged(path)) {
        await expectRefused(`${what} with ${how}`, [write, wrong])
        // Under another id it does not replace the right version.
        if (how.startsWith('an id'))
          await expectRefused(`${what} with its version and ${how}`, [write, version(path), wrong])
      }
      await expectRefused(`${what} that deletes its version`, [
        write,
        version(path),
        deleteWrite(`versions/${idOf(path)}`),
      ])
      expect(await owner.get(path)).toEqual(valid(path))
      expect(await owner.list('versions')).toEqual([])
      await expectAccepted(what, [write, version(path)])
      expect((await owner.get(`versions/${idOf(path)}`))?.['fields']).toEqual(valid(path))
    }
  })

  it.each(DOCUMENTS)('cannot be frozen by a version that is stored before it (finding 2): %s', async (path) => {
    await reset({ [path]: valid(path) })
    // Neither a wrong one nor the right one, without a change of its document.
    await expectRefused('the right version alone', [version(path)])
    for (const [how, wrong] of forged(path)) await expectRefused(`${how} alone`, [wrong])
    await expectRefused('with the change of another document', [
      version(path),
      setWrite('team/other', { ...valid('team/member1'), id: 'other' }),
    ])
    await expectAccepted('the save of the document', [changeOf(path), version(path)])
  })

  it('that changes only the place needs no version, and may have one', async () => {
    for (const path of [product, 'team/member1']) {
      const moved = { ...valid(path), order: 2 }
      await reset({ [path]: { ...valid(path), order: 1 } })
      await expectAccepted('a move', [setWrite(path, moved)])
      await reset({ [path]: { ...valid(path), order: 1 } })
      await expectAccepted('a move with its version', [setWrite(path, moved), ...(await keptWrites(path, admin))])
      await reset({ [path]: { ...valid(path), order: 1 } })
      const wrong = version(path, { fields: { ...valid(path), order: 1, name: 'forged' } })
      await expectRefused('a move with a wrong version', [setWrite(path, moved), wrong])
      await expectRefused('a move that also renames', [setWrite(path, { ...moved, name: 'new' })])
    }
  })

  it('of a document made by hand keeps it as a version of the time 0, and gives it a date of creation', async () => {
    for (const updatedAt of [undefined, 'yesterday', null, 5]) {
      const { updatedAt: _, ...fields } = valid(product)
      await reset({ 'products/abc': { ...fields, ...(updatedAt !== undefined && { updatedAt }) } })
      await expectRefused('a deletion', [deleteWrite('products/abc')])
      await expectAccepted('a deletion', [deleteWrite('products/abc'), ...(await keptWrites('products/abc', admin))])
      expect(await owner.get('versions/products_abc_0')).not.toBeNull()
    }
    const { createdAt: _, ...undated } = valid(product)
    await reset({ [product]: undated })
    const kept = await keptWrites(product, admin)
    await expectRefused('a creation that lies ahead', [
      setWrite(product, { ...valid(product), createdAt: new Date(Date.now() + MINUTE) }),
      ...kept,
    ])
    await expectAccepted('a date of creation', [setWrite(product, valid(product)), ...kept])
  })

  it.each(DOCUMENTS.filter((path) => 'version' in valid(path)))(
    'needs a revision of its own (finding 16): %s',
    async (path) => {
      await reset({ [path]: valid(path) })
      const field = Object.keys(valid(path)).includes('name') ? { name: 'new' } : {}
      await expectRefused('the revision that is stored', [setWrite(path, { ...valid(path), ...field }), version(path)])
      await expectAccepted('a new revision', [changeOf(path), version(path)])
    },
  )
})

describe('a version', () => {
  it('is never invented, for 10 paths that name no document and for documents that are not stored', async () => {
    const by = ADMIN.email
    for (const path of [
      '',
      '/',
      'products',
      'products/',
      'admins/a',
      `admins/${uid}`,
      'a/b',
      `${product}/pictures/full`,
      '..',
      'x/y/z',
    ])
      for (const id of ['products_1_0', `${path.replaceAll('/', '_')}_0`, 'x'])
        await expectRefused(`the path ${path}`, [versionWrite(id || 'x', { path, by, fields: {} })])
    for (const path of DOCUMENTS) await expectRefused(`of nothing at ${path}`, [version(path), changeOf(path)])
    for (const path of [7, null, ['products', '1'], { a: 1 }])
      await expectRefused('a path that is no text', [versionWrite('x', { path, by, fields: {} })])
  })

  it('never changes, but for the request to erase it, which has the time of the server', async () => {
    const path = `versions/${idOf(product)}`
    const stored = { path: product, at: ago(MINUTE), by: ADMIN.email, fields: valid(product) }
    await store({ [path]: stored })
    const put = (fields: StoredFields, ...fieldPaths: string[]): Write => ({
      ...setWrite(path, fields),
      ...(fieldPaths.length > 0 && { updateMask: { fieldPaths } }),
    })
    const ask = mark(path, 'eraseAskedAt')
    const changes: StoredFields[] = [
      { path: 'team/a' },
      { at: ago(VERSION_KEPT_MS * 2) },
      { by: 'other@example.com' },
      { fields: {} },
      { fields: { ...valid(product), name: 'x' } },
      { more: 1 },
      { eraseAskedAt: ago(ERASE_WAIT_MS * 2) },
      { eraseAskedAt: ago(1) },
      { eraseAskedAt: new Date(Date.now() + MINUTE) },
      { eraseAskedAt: 'now' },
      { eraseAskedAt: null },
      { eraseAskedAt: true },
    ]
    for (const change of changes)
      await expectRefused(JSON.stringify(change).slice(0, 40), [put({ ...stored, ...change })])
    for (const key of Object.keys(stored)) await expectRefused(`without ${key}`, [put({}, key)])
    await expectRefused('asked with another change', [{ ...ask, updateMask: { fieldPaths: ['by'] } }])
    await expectAccepted('asked', [ask])
    await expectAccepted('asked again', [ask])
    await expectAccepted('taken back', [put({}, 'eraseAskedAt')])
    expect(await owner.get(path)).toEqual(stored)
  })

  it('goes after 30 days, or a day after that was asked for, whoever signed in when (findings 1 and 4)', async () => {
    const path = `versions/${idOf(product)}`
    const put = (msAgo: number, askedMsAgo?: number) =>
      store({
        [path]: {
          path: product,
          at: ago(msAgo),
          by: ADMIN.email,
          fields: valid(product),
          ...(askedMsAgo !== undefined && { eraseAskedAt: ago(askedMsAgo) }),
        },
      })
    const signIns = [0, MINUTE, 6 * 60 * MINUTE, 12 * 60 * MINUTE - 10_000].map(tokenGiven)
    for (const token of signIns) {
      for (const [msAgo, asked] of [
        [0],
        [MINUTE],
        [15 * 24 * 60 * MINUTE],
        [VERSION_KEPT_MS - MINUTE],
        [MINUTE, 0],
        [MINUTE, 12 * 60 * MINUTE],
        [MINUTE, ERASE_WAIT_MS - MINUTE],
        // What was asked for is erased by the person who confirms it, not because it is old.
        [VERSION_KEPT_MS * 2, ERASE_WAIT_MS - MINUTE],
      ]) {
        await put(msAgo ?? 0, asked)
        await expectRefused(`${msAgo} ms old, asked ${asked} ms ago`, [deleteWrite(path)], token)
      }
      for (const [msAgo, asked] of [[VERSION_KEPT_MS + MINUTE], [MINUTE * 60 * 30, ERASE_WAIT_MS + MINUTE]]) {
        await put(msAgo ?? 0, asked)
        await expectAccepted(`${msAgo} ms old, asked ${asked} ms ago`, [deleteWrite(path)], token)
      }
    }
    await put(MINUTE)
    const ask = mark(path, 'eraseAskedAt')
    await expectRefused('asked and deleted in one request', [ask, deleteWrite(path)])
  })

  it('is read, asked for and deleted by administrators only', async () => {
    const path = `versions/${idOf(product)}`
    await store({ [path]: { path: product, at: ago(VERSION_KEPT_MS * 2), by: ADMIN.email, fields: valid(product) } })
    const stranger = await freshAccount(STRANGER)
    const ask = mark(path, 'eraseAskedAt')
    for (const token of [null, stranger.idToken]) {
      for (const [method, at, body] of [
        ['GET', `/${path}`, undefined],
        ['GET', '/versions', undefined],
        ['POST', ':runQuery', { structuredQuery: { from: [{ collectionId: 'versions' }] } }],
        ['GET', '/picture-versions', undefined],
      ] as const) {
        expect((await rawRequest(token, method, at, body)).status).toBe(403)
        expect((await rawRequest(admin, method, at, body)).status).toBe(at.startsWith('/picture') ? 403 : 200)
        counted.refused += 1
      }
      await expectRefused('a request to erase', [ask], token)
      await expectRefused('a deletion', [deleteWrite(path)], token)
    }
  })
})

describe('a picture', () => {
  const OTHER = picture(600)
  const HASH = hashOf(OTHER)
  /** [path of the owner, its fields when it names these pictures] */
  const OWNERS: [string, (...names: string[]) => StoredFields][] = [
    [product, (name = '') => ({ ...valid(product), picture: name })],
    [
      'videos/main-videos',
      (...names) => ({
        ...valid('videos/main-videos'),
        videos: names.map((name, n) => ({ id: `v${n}`, title: 't', url: 'https://x.example/v', picture: name })),
      }),
    ],
  ]
  const at = (path: string, name: string) => `${path}/pictures/${name}`
  const unmark = (path: string): Write => ({
    update: { name: nameOf(path), fields: {} },
    updateMask: { fieldPaths: ['removedAt', 'eraseAskedAt'] },
  })

  it.each(OWNERS)('has the name of its content, and its document names it: %s', async (path, naming) => {
    const write = (name: string, image = OTHER) => setWrite(at(path, name), { image, updatedAt: DATE })
    await reset({ [path]: naming(HASH, PICTURE) })
    for (const name of ['full', '1', 'x', HASH.slice(1), `${HASH}0`, HASH.toUpperCase(), PICTURE, 'a b'])
      await expectRefused(`another name: ${name}`, [write(name)])
    await expectRefused('other content', [write(HASH, picture(601))])
    await expectRefused('a key more', [
      setWrite(at(path, HASH), { image: OTHER, updatedAt: DATE, removedAt: new Date() }),
    ])
    await expectRefused('the time of the device', [setWrite(at(path, HASH), { image: OTHER, updatedAt: new Date() })])
    await reset({ [path]: naming(PICTURE) })
    await expectRefused('a name that its document lacks', [write(HASH)])
    await expectRefused('a name that its document lacks, as another user', [write(HASH)], tokenGiven(MINUTE))
    await reset()
    await expectRefused('no document', [write(HASH)])
    await expectAccepted('with its document', [setWrite(path, naming(HASH)), write(HASH)])
    await expectRefused('the content again', [write(HASH, picture(700))])
  })

  it.each(OWNERS)('is marked as removed exactly when its document does not name it: %s', async (path, naming) => {
    const stored = { image: IMAGE, updatedAt: DATE }
    const target = at(path, PICTURE)
    await reset({ [path]: naming(PICTURE), [target]: stored })
    await expectRefused('removed while it is named', [mark(target, 'removedAt')])
    await expectRefused('to be erased while it is named', [mark(target, 'removedAt', 'eraseAskedAt')])
    await expectRefused('deleted while it is named', [deleteWrite(target)])
    await store({ [target]: { ...stored, removedAt: ago(VERSION_KEPT_MS * 2), eraseAskedAt: ago(ERASE_WAIT_MS * 2) } })
    await expectRefused('deleted while it is named, and marked long ago', [deleteWrite(target)])
    await expectAccepted('used again', [unmark(target)])
    await reset({ [path]: naming(HASH), [target]: stored })
    for (const [what, fields] of [
      ['another picture', { image: OTHER, updatedAt: DATE }],
      ['another time', { image: IMAGE, updatedAt: new Date(), removedAt: ago(1) }],
      ['removed long ago', { ...stored, removedAt: ago(VERSION_KEPT_MS * 2) }],
      ['removed as a text', { ...stored, removedAt: 'now' }],
      ['a key more', { ...stored, more: 1 }],
    ] as [string, StoredFields][])
      await expectRefused(what, [{ update: setWrite(target, fields)['update'] }])
    await expectRefused('asked for before it is removed', [mark(target, 'eraseAskedAt')])
    await expectRefused('removed and asked for at once', [mark(target, 'removedAt', 'eraseAskedAt')])
    await expectRefused('removed, and asked for long ago', [
      {
        ...setWrite(target, { ...stored, eraseAskedAt: ago(ERASE_WAIT_MS * 2) }),
        updateTransforms: mark(target, 'removedAt')['updateTransforms'],
      },
    ])
    await expectAccepted('removed', [mark(target, 'removedAt')])
    await expectRefused('used again while nothing names it', [unmark(target)])
    await expectAccepted('asked for', [mark(target, 'eraseAskedAt')])
    const { removedAt = null } = (await owner.get(target)) ?? {}
    await expectRefused('asked for long ago', [
      { update: setWrite(target, { ...stored, removedAt, eraseAskedAt: ago(ERASE_WAIT_MS * 2) })['update'] },
    ])
    expect((await rawRequest(null, 'GET', `/${target}`)).status).toBe(403)
    expect((await rawRequest(admin, 'GET', `/${target}`)).status).toBe(200)
    await expectAccepted(
      'named and used again',
      [
        setWrite(path, { ...naming(PICTURE), version: 'version-2' }),
        unmark(target),
        ...(await keptWrites(path, admin)),
      ].map((write) =>
        path === product && JSON.stringify(write).includes('version-2') ? setWrite(path, naming(PICTURE)) : write,
      ),
    )
    expect((await rawRequest(null, 'GET', `/${target}`)).status).toBe(200)
  })

  it.each(OWNERS)('goes 30 days after its mark, or a day after that was asked for: %s', async (path, naming) => {
    const target = at(path, PICTURE)
    for (const owned of [true, false]) {
      const put = (removedMsAgo?: number, askedMsAgo?: number) =>
        reset({
          ...(owned && { [path]: naming(HASH) }),
          [target]: {
            image: IMAGE,
            updatedAt: DATE,
            ...(removedMsAgo !== undefined && { removedAt: ago(removedMsAgo) }),
            ...(askedMsAgo !== undefined && { eraseAskedAt: ago(askedMsAgo) }),
          },
        })
      for (const [removed, asked] of [
        [],
        [0],
        [VERSION_KEPT_MS - MINUTE],
        [MINUTE, 0],
        [MINUTE, ERASE_WAIT_MS - MINUTE],
      ]) {
        await put(removed, asked)
        await expectRefused(`removed ${removed}, asked ${asked} ms ago`, [deleteWrite(target)], tokenGiven(MINUTE))
      }
      for (const [removed, asked] of [[VERSION_KEPT_MS + MINUTE], [MINUTE * 60 * 30, ERASE_WAIT_MS + MINUTE]]) {
        await put(removed, asked)
        await expectAccepted(`removed ${removed}, asked ${asked} ms ago`, [deleteWrite(target)])
      }
    }
  })

  it('of 30 videos are named, removed and used again in one request', async () => {
    const [path, naming] = OWNERS[1] ?? ['', () => ({})]
    const images = Array.from({ length: 30 }, (_, n) => picture(400 + n))
    const names = images.map(hashOf)
    const writes = images.map((image, n) => setWrite(at(path, names[n] ?? ''), { image, updatedAt: DATE }))
    await expectAccepted('30 new pictures', [setWrite(path, naming(...names)), ...writes])
    const kept = await keptWrites(path, admin)
    const emptied = setWrite(path, { ...naming(), version: 'version-2' })
    const marks = names.map((name) => mark(at(path, name), 'removedAt'))
    await expectAccepted('30 removed pictures', [emptied, ...kept, ...marks])
    const again = await keptWrites(path, admin)
    await expectAccepted('30 pictures again', [
      setWrite(path, { ...naming(...names), version: 'version-3' }),
      ...again,
      ...names.map((name) => unmark(at(path, name))),
    ])
  })
})

describe('a video', () => {
  const list = (...videos: StoredFields[]): Write[] => [
    setWrite('videos/main-videos', {
      ...valid('videos/main-videos'),
      videos: videos.map((video) => ({ id: '1', title: 't', url: 'https://x.example/v', ...video })),
    }),
  ]
  it('has no unknown fields and no unlimited ones (finding 6)', async () => {
    for (const [what, video] of [
      ['an unknown field', { more: 'x' }],
      ['a field named like two', { 'id title': 'x' }],
      ['a field with a space at its end', { 'id ': 'x' }],
      ['a field without a name', { ' ': 'x' }],
      ['an unknown field of a mebibyte', { more: 'x'.repeat(900_000) }],
      ['a map in a field', { description: { a: 'x' } }],
      ['an endless description', { description: 'x'.repeat(3_300) }],
      ['an endless id', { id: 'x'.repeat(3_300) }],
      ['a title of two lines', { title: 'a\nb' }],
    ] as const) {
      await expectRefused(what, list(video))
      if (!what.startsWith('an endless'))
        await expectRefused(`${what} in the last of many`, list(...Array<StoredFields>(29).fill({}), video))
    }
    await expectAccepted('a video', list({ description: 'x'.repeat(600), duration: '04:30', order: 1, picture: 5 }))
  })
})

describe('a name', () => {
  it('has a character that is seen (finding 16)', async () => {
    for (const name of ['\u200b', '\u200f\u200e', '\u00a0', '\u2060 \ufeff', '\u3000', '\u00ad', '\u2028'])
      await expectRefused(JSON.stringify(name), [setWrite(product, { ...valid(product), name })])
    for (const path of [product, 'team/member1', 'director-texts/main-director']) {
      await expectRefused(path, [setWrite(path, { ...valid(path), name: '\u200b' })])
      await expectAccepted('with a letter', [setWrite(path, { ...valid(path), name: '\u200bن' })])
    }
  })
})

it('reports the number of requests', () => {
  reportFigure(
    `requests around versions, erasing and pictures refused: ${counted.refused}; twins accepted: ${counted.twins}`,
  )
  expect(counted.refused).toBeGreaterThanOrEqual(400)
})

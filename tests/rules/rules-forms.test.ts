import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeFields } from '../../scripts/firestore-values.mjs'
import { PATHS, PICTURE, PRODUCT_ID, valid } from '../documents'
import { writesOf } from '../writes'
import {
  ADMIN,
  as,
  DATE,
  freshBackend,
  keptWrites,
  nameOf,
  now,
  owner,
  PROJECT,
  rawRequest,
  reportFigure,
  store,
  tokenOf,
  type Write,
} from '../data/backend'

/** Writes that our clients never send: raw types, transforms, preconditions, masks and batches, each with a valid twin. */
let token: string
let uid: string
const counted = { refused: 0, twins: 0 }

const product = `products/${PRODUCT_ID}`
const member = 'team/member1'
const text = 'director-texts/main-director'
const videos = 'videos/main-videos'
const documentWrite = (path: string, fields: Record<string, unknown>): Write => ({
  update: { name: nameOf(path), fields },
  ...('updatedAt' in fields && { updateTransforms: [now('updatedAt')] }),
})
const fresh = (path: string): Write => documentWrite(path, encodeFields(valid(path)))
/** Returns the valid document with some fields in REST form. */
const raw = (path: string, fields: Record<string, unknown>): Write =>
  documentWrite(path, { ...encodeFields(valid(path)), ...fields })
const versions = writesOf(PROJECT)
let revisions = 0
/** The revision that every save of such a document makes anew. */
const revision = (path: string) => ('version' in valid(path) ? { version: string(`revision-${++revisions}`) } : {})
/** Returns an update of a stored document by transforms, with the required date and revision. */
const changed = (path: string, ...transforms: Write[]): Write => {
  const fields = transforms.some((one) => one['fieldPath'] === 'version') ? {} : revision(path)
  return {
    update: { name: nameOf(path), fields },
    updateMask: { fieldPaths: Object.keys(fields) },
    updateTransforms: [now('updatedAt'), ...transforms],
    currentDocument: { exists: true },
  }
}
const masked = (path: string, fieldPaths: string[], fields: Record<string, unknown>): Write => {
  const all = fieldPaths.includes('version') ? fields : { ...revision(path), ...fields }
  return {
    update: { name: nameOf(path), fields: all },
    updateMask: { fieldPaths: [...new Set([...fieldPaths, ...Object.keys(all)])] },
    updateTransforms: [now('updatedAt')],
  }
}
const remove = (path: string): Write => ({ delete: nameOf(path) })
const list = (...values: Write[]) => ({ arrayValue: { values } })
const string = (stringValue: string) => ({ stringValue })
const integer = (value: number | string) => ({ integerValue: String(value) })
const video = (fields: Record<string, unknown>) => ({
  videos: list({
    mapValue: { fields: { id: string('1'), title: string('t'), url: string('https://x.example/v'), ...fields } },
  }),
})
const withId = (path: string): Write => ({
  ...documentWrite(
    path,
    encodeFields({ ...valid(path.startsWith('team') ? member : product), id: path.split('/')[1] ?? '' }),
  ),
})

const send = (writes: Write[], as = token) => rawRequest(as, 'POST', ':commit', { writes })

const touchedBy = (writes: Write[]) => PATHS.filter((path) => JSON.stringify(writes).includes(`${nameOf(path)}"`))

/** Sends the writes with the versions of what they replace, so that only the hostile part can be refused. */
async function commit(writes: Write[], as = token) {
  const kept = await Promise.all(touchedBy(writes).map((path) => keptWrites(path, as)))
  return send([...writes, ...kept.flat()], as)
}

beforeAll(async () => {
  const made = await freshBackend()
  token = made.idToken
  uid = made.uid
})

/** Every state has a time of its own, so that its version is a new one. */
let states = 0
const recent = (path: string) => ({ ...valid(path), updatedAt: new Date(DATE.getTime() + ++states) })

const isRemoved = (writes: Write[], path: string) => writes.some((write) => write['delete'] === nameOf(path))

/** [name, writes that must be refused, a twin that must be accepted] */
type Row = [what: string, hostile: Write[], twin?: Write[]]

async function check(rows: Row[], isStored: boolean): Promise<void> {
  for (const [what, hostile, twin = []] of rows) {
    const both = [...hostile, ...twin]
    const state = Object.fromEntries(
      touchedBy(both).map((path) => [path, isStored || isRemoved(both, path) ? recent(path) : null]),
    )
    await store(state)
    for (const [writes, status] of [
      [hostile, 403],
      [twin, 200],
    ] as const) {
      if (writes.length === 0) continue
      const kept = touchedBy(writes)
        .filter((path) => !path.includes('/pictures/'))
        .flatMap((path) => versions.keptWrites(path, state[path] ?? null, ADMIN.email))
      const answer = await send([...writes, ...kept])
      expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBe(status)
      if (status === 403 && writes.length > 1) expect(await owner.get(product), `${what} left something`).toBeNull()
      counted[status === 403 ? 'refused' : 'twins'] += 1
    }
  }
}

describe('raw requests that our clients never send (P2)', () => {
  beforeEach(() => owner.put(`admins/${uid}`, {}))

  it('are refused with a wrong type in a new document', async () => {
    const image = 'data:image/png;base64,AAAA'
    await check(
      [
        ['order as a double', [raw(product, { order: { doubleValue: 1 } })], [raw(product, { order: integer(1) })]],
        [
          'order not a number',
          [raw(product, { order: { doubleValue: 'NaN' } })],
          [raw(product, { order: integer(500) })],
        ],
        [
          'order past every counter',
          [raw(product, { order: integer('9223372036854775807') })],
          [raw(member, { order: integer(500) })],
        ],
        [
          'a picture as bytes',
          [raw(product, { image: { bytesValue: 'AAAA' } })],
          [raw(product, { image: string(image) })],
        ],
        ['a picture as a reference', [raw(product, { image: { referenceValue: nameOf(product) } })], [fresh(product)]],
        [
          'a name as a place on earth',
          [raw(product, { name: { geoPointValue: { latitude: 1, longitude: 1 } } })],
          [fresh(product)],
        ],
        [
          'a number in a list of texts',
          [raw(member, { credentials: list(string('c'), integer(7)) })],
          [raw(member, { credentials: list(string('c'), string('7')) })],
        ],
        [
          'null in a list of texts',
          [raw(text, { titles: list({ nullValue: null }) })],
          [raw(text, { titles: list(string('null')) })],
        ],
        [
          'a truth in a list of texts',
          [raw(text, { credentials: list({ booleanValue: true }) })],
          [raw(text, { credentials: list() })],
        ],
        [
          'a date in a list of texts',
          [raw(text, { titles: list({ timestampValue: '2024-01-01T00:00:00Z' }) })],
          [raw(text, { titles: list(string('2024')) })],
        ],
        [
          'two lines in one text of a list',
          [raw(text, { titles: list(string('a\nb')) })],
          [raw(text, { titles: list(string('a'), string('b')) })],
        ],
        [
          'a list as the title of a video',
          [raw(videos, video({ title: list(string('t')) }))],
          [raw(videos, video({}))],
        ],
        [
          'a map as the title of a video',
          [raw(videos, video({ title: { mapValue: { fields: {} } } }))],
          [raw(videos, video({ title: string('') }))],
        ],
        [
          'a user before the host of a video',
          [raw(videos, video({ url: string('https://youtu.be@evil.example/') }))],
          [raw(videos, video({ url: string('https://x.example/@channel') }))],
        ],
        [
          'a user before the host of a picture',
          [raw(member, { image: string('https://a:b@evil.example/a.png') })],
          [raw(member, { image: string('https://x.example/a.png?who=a@b') })],
        ],
        [
          'a highlight inside a highlight',
          [
            raw(text, {
              highlights: list({
                mapValue: { fields: { text: { mapValue: { fields: {} } }, color: string('text-accent') } },
              }),
            }),
          ],
          [fresh(text)],
        ],
        [
          'a version as bytes',
          [raw(member, { version: { bytesValue: 'AAAAAAAAAAAA' } })],
          [raw(member, { version: string('AAAAAAAAAAAA') })],
        ],
        [
          'a list of versions',
          [raw(member, { version: list(string('version-1')) })],
          [raw(member, { version: string('version-1') })],
        ],
        ['a field of the longest name', [raw(product, { ['k'.repeat(1_400)]: string('') })], [fresh(product)]],
        ['fields of the language’s own names', [raw(product, { constructor: string('x') })], [fresh(product)]],
        [
          'a creation in the year 9999',
          [raw(product, { createdAt: { timestampValue: '9999-12-31T23:59:59Z' } })],
          [raw(product, { createdAt: { timestampValue: '0001-01-01T00:00:00Z' } })],
        ],
      ],
      false,
    )
  })

  it('are refused with look-alike letters in a data URL', async () => {
    const good = 'data:image/png;base64,AAAA'
    const tricks = [
      'data:image/png;base64,ＡＡＡＡ',
      'data:image/png;base64,AA\u200bAA',
      'data:image/png;base64,AAAA\n',
      'data:image/png;base64,AAAA\u2028',
      'data:image/png;base64,АААА',
      'DATA:image/png;base64,AAAA',
      'data:image/PNG;base64,AAAA',
      'data:image/png;charset=utf-8;base64,AAAA',
      'data:image/png;base64,',
      'data:image/png;base64,AA===',
      'data:image/png;base64,A=A=',
      'data:image/png;base64,AAAA#',
      'data:image/png,AAAA',
      'data:image/svg+xml;base64,AAAA',
      '\ufeff' + good,
      `${good} ${good}`,
      'data:image/png;base64,AAAA\u0000',
    ]
    await check(
      [
        ...tricks.map((trick): Row => [JSON.stringify(trick), [raw(product, { image: string(trick) })]]),
        ['a data URL', [], [raw(product, { image: string(good) })]],
      ],
      false,
    )
  })

  it('are refused with an invalid document name', async () => {
    const names = [
      '1700000000001x',
      '17000000000000001',
      '١٧٠٠٠٠٠٠٠٠٠٠١',
      '１７０００００００００１',
      '1700000000001\n',
      ' 1700000000001',
      '1.7e12',
      '-1700000000001',
      'constructor',
    ]
    const members = ['a b', 'a.b', 'مها', 'a\u202eb', 'x'.repeat(65), '<b>']
    await check(
      [
        ...names.map((id): Row => [`products/${id}`, [withId(`products/${id}`)]]),
        ...members.map((id): Row => [`team/${id}`, [withId(`team/${id}`)]]),
        ['valid names', [], [withId(product), withId(member)]],
        [
          'a large picture of no product',
          [
            {
              update: {
                name: nameOf('products/abc/pictures/full'),
                fields: encodeFields(valid(`${product}/pictures/${PICTURE}`)),
              },
            },
          ],
          [fresh(`${product}/pictures/${PICTURE}`)],
        ],
        [
          'a large picture by another name',
          [
            {
              update: {
                name: nameOf(`${product}/pictures/Full`),
                fields: encodeFields(valid(`${product}/pictures/${PICTURE}`)),
              },
            },
          ],
          [fresh(`${product}/pictures/${PICTURE}`)],
        ],
      ],
      false,
    )
  })

  it('are refused with transforms, masks and preconditions', async () => {
    const more = (fieldPath: string, ...values: Write[]) => ({ fieldPath, appendMissingElements: { values } })
    const many = Array.from({ length: 30 }, (_, n) => string(String(n)))
    await check(
      [
        ['a new creation date', [changed(product, now('createdAt'))], [changed(product)]],
        [
          'a creation date made of nothing',
          [masked(product, ['createdAt'], {})],
          [masked(product, ['name'], { name: string('w') })],
        ],
        [
          'an order that grows past the end',
          [changed(product, { fieldPath: 'order', increment: integer(500) })],
          [changed(product, { fieldPath: 'order', increment: integer(499) })],
        ],
        [
          'an order below the first',
          [changed(product, { fieldPath: 'order', increment: integer(-1) })],
          [changed(product, { fieldPath: 'order', increment: integer(1) })],
        ],
        [
          'half a place',
          [changed(product, { fieldPath: 'order', increment: { doubleValue: 0.5 } })],
          [changed(product, { fieldPath: 'order', minimum: integer(1) })],
        ],
        [
          'the 31st line by union',
          [changed(member, more('credentials', ...many))],
          [changed(member, more('credentials', ...many.slice(1)))],
        ],
        [
          'a map by union',
          [changed(text, more('titles', { mapValue: { fields: {} } }))],
          [changed(text, more('titles', string('u')))],
        ],
        [
          'a new field by increment',
          [changed(product, { fieldPath: 'views', increment: integer(1) })],
          [changed(product)],
        ],
        [
          'a change that keeps its date',
          [{ ...masked(product, ['name'], { name: string('x') }), updateTransforms: [] }],
          [masked(product, ['name'], { name: string('x') })],
        ],
        [
          'a field taken away by its mask',
          [masked(product, ['name'], {})],
          [masked(product, ['name'], { name: string('y') })],
        ],
        [
          'a map put under a text',
          [masked(product, ['name.first'], { name: { mapValue: { fields: { first: string('x') } } } })],
          [masked(product, ['name'], { name: string('z') })],
        ],
        ...[member, text, videos].flatMap((path): Row[] => [
          [
            `no version in ${path}`,
            [masked(path, ['version'], {})],
            [masked(path, ['version'], { version: string('version-2') })],
          ],
          [
            `a version as a number in ${path}`,
            [changed(path, { fieldPath: 'version', increment: integer(12_345_678) })],
            [masked(path, ['version'], { version: string('12345678') })],
          ],
        ]),
        [
          'another id inside',
          [masked(member, ['id'], { id: string('other') })],
          [masked(member, ['id'], { id: string('member1') })],
        ],
      ],
      true,
    )
  })

  it.each([member, text, videos])('give a document without a version one: %s', async (path) => {
    const { version: _, ...old } = valid(path)
    const change = (fields: Record<string, unknown>): Write => ({
      update: { name: nameOf(path), fields },
      updateMask: { fieldPaths: Object.keys(fields) },
      updateTransforms: [now('updatedAt')],
    })
    const touched = path === videos ? { videos: list() } : { name: string('x') }
    await owner.put(path, { ...old, updatedAt: recent(path).updatedAt })
    expect((await commit([change(touched)])).status).toBe(403)
    expect((await commit([change({ ...touched, version: string('version-1') })])).status).toBe(200)
    counted.refused += 1
    counted.twins += 1
  })

  it('are refused as a whole with one forbidden write', async () => {
    const picture = fresh(`${product}/pictures/${PICTURE}`)
    await check(
      [
        ['with a new administrator', [fresh(product), documentWrite('admins/friend', {})], [fresh(product), picture]],
        [
          'with an administrator if there is none',
          [fresh(product), { ...documentWrite('admins/friend', {}), currentDocument: { exists: false } }],
          [{ ...fresh(product), currentDocument: { exists: false } }],
        ],
        ['that removes the administrator', [fresh(product), remove(`admins/${uid}`)], [fresh(product), remove(member)]],
        [
          'with a path without rules',
          [fresh(product), documentWrite('settings/a', {})],
          [fresh(product), fresh(member)],
        ],
        [
          'with a malformed second',
          [fresh(product), raw(member, { icon: string('Skull') })],
          [fresh(product), fresh(member)],
        ],
        [
          'that writes well and then badly',
          [fresh(member), raw(product, { order: integer(0) })],
          [fresh(member), raw(product, { order: integer(2) })],
        ],
      ],
      false,
    )
    expect(await owner.get('admins/friend')).toBeNull()
    expect(await owner.get(`admins/${uid}`)).toEqual({})
  })

  it('are refused from identities that are nearly the administrator', async () => {
    const claims: [string, Record<string, unknown>][] = [
      ...['custom', 'anonymous', 'phone', 'google.com', 'Password', ' password', ''].map(
        (provider): [string, Record<string, unknown>] => [provider, { firebase: { sign_in_provider: provider } }],
      ),
      ['a list of providers', { firebase: { sign_in_provider: ['password'] } }],
      ['no provider', { firebase: {} }],
      ['no sign-in at all', { email: ADMIN.email, admin: true }],
    ]
    for (const [what, claim] of claims) {
      await owner.remove(member)
      expect((await commit([fresh(member)], tokenOf(uid, claim))).status, what).toBe(403)
      counted.refused += 1
    }
    for (const path of [
      `${uid} `,
      `${uid}/`,
      `../admins/${uid}`,
      uid.toLowerCase() === uid ? `${uid}A` : uid.toLowerCase(),
    ]) {
      expect(
        (await commit([fresh(member)], tokenOf(path, { firebase: { sign_in_provider: 'password' } }))).status,
        path,
      ).not.toBe(200)
      counted.refused += 1
    }
    await as(tokenOf(uid, { firebase: { sign_in_provider: 'password' } })).put(member, valid(member))
    counted.twins += 1
  })

  it('reports their number', () => {
    reportFigure(`writes in forms that no client sends refused: ${counted.refused}; twins accepted: ${counted.twins}`)
    expect(counted.refused).toBeGreaterThanOrEqual(85)
  })
})

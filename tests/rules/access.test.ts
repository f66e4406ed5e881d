import { beforeAll, describe, expect, it } from 'vitest'
import { CONTENT, LISTS, OTHERS } from '../../src/data/entities'
import { PUBLIC_LIST_MAX, SIGN_IN_MS } from '../../src/limits'
import type { StoredFields } from '../../scripts/rest.mjs'
import { CENTRE, FULL, MEMBER, PATHS, PRODUCT, valid, VALID } from '../helpers/documents'
import {
  ADMIN,
  as,
  DATE,
  deleteWrite,
  freshAccount,
  freshBackend,
  owner,
  picture,
  rawRequest,
  setWrite,
  store,
  STRANGER,
  tokenOf,
} from '../helpers/emulator/backend'

const VERSION = 'versions/team_member1_1'
const version = {
  path: MEMBER,
  at: new Date(),
  by: ADMIN.email,
  isDeletion: true,
  fields: valid(MEMBER),
}
const password = { email: ADMIN.email, firebase: { sign_in_provider: 'password' } }
/** Documents that nobody may write. */
const NOT_OURS = [
  'admins/someone',
  'videos/other',
  'settings/other',
  'lists/other',
  'director-texts/x',
  'anything/a',
  `${PRODUCT}/pictures/other`,
  'videos/main-videos/pictures/1',
]

let adminToken: string
let adminUid: string
let everybodyElse: [who: string, token: string | null][]

beforeAll(async () => {
  const { uid, idToken } = await freshBackend()
  adminToken = idToken
  adminUid = uid
  const stranger = await freshAccount(STRANGER)
  const old = Math.floor((Date.now() - SIGN_IN_MS) / 1000) - 60
  everybodyElse = [
    ['nobody', null],
    ['a stranger', stranger.idToken],
    ['a stranger with the address of the administrator', tokenOf(stranger.uid, password)],
    [
      'another provider',
      tokenOf(uid, { email: ADMIN.email, firebase: { sign_in_provider: 'google.com' } }),
    ],
    ['an anonymous account', tokenOf(uid, { firebase: { sign_in_provider: 'anonymous' } })],
    ['a sign-in of more than 12 hours ago', tokenOf(uid, { ...password, auth_time: old })],
    ['a sign-in of no time', tokenOf(uid, { ...password, auth_time: undefined })],
    [
      'a sign-in of a time in words',
      tokenOf(uid, { ...password, auth_time: String(old + 43_200) }),
    ],
  ]
  // Controls: the emulator takes forged tokens, and a sign-in of less than 12 hours.
  for (const time of [old + 120, Math.floor(Date.now() / 1000)]) {
    const forged = tokenOf(uid, { ...password, auth_time: time })
    await owner.remove(MEMBER)
    expect(await status(forged, setWrite(MEMBER, valid(MEMBER)))).toBe(200)
  }
})

const status = async (token: string | null, ...writes: unknown[]) =>
  (await rawRequest(token, { method: 'POST', path: ':commit', body: { writes } })).status

// tests/rules/shape.test.ts shows that an administrator may store each valid document.
// Requirements 1, 142
describe('writes', () => {
  it('and deletions of everybody but an administrator are refused, of every document', async () => {
    const others = [VERSION, 'products/1700000000009', 'team/other', ...NOT_OURS]
    for (const isStored of [false, true]) {
      await store(Object.fromEntries(PATHS.map((path) => [path, isStored ? valid(path) : null])))
      await store({ [VERSION]: version })
      for (const [who, token] of everybodyElse) {
        for (const path of [...PATHS, ...others]) {
          const fields = path === VERSION ? version : (VALID[path] ?? valid(MEMBER))
          for (const write of [setWrite(path, fields), deleteWrite(path)])
            expect(await status(token, write), `${who}: ${path}`).toBe(403)
        }
      }
    }
  })

  it('of an administrator to documents that are none of ours are refused', async () => {
    const fields = { image: picture(), updatedAt: DATE }
    for (const path of NOT_OURS)
      expect(await status(adminToken, setWrite(path, fields)), path).toBe(403)
  })
})

const orderIs = (op: string, value: object) => ({
  where: { fieldFilter: { field: { fieldPath: 'order' }, op, value } },
})
const by = (fieldPath: string) => ({ orderBy: [{ field: { fieldPath } }] })
const VISIBLE = { ...orderIs('GREATER_THAN', { integerValue: 0 }), ...by('order') }
/** Queries that could find what is hidden, or that do not prove that they cannot. */
const ALL = [
  {},
  by('order'),
  by('createdAt'),
  by('__name__'),
  by('hidden'),
  orderIs('LESS_THAN', { integerValue: 9 }),
  orderIs('GREATER_THAN', { integerValue: -1 }),
  orderIs('EQUAL', { nullValue: null }),
  orderIs('EQUAL', { integerValue: 0 }),
]

// Requirements 5, 141
describe('reads', () => {
  beforeAll(() => store({ ...VALID, [VERSION]: version }))

  it.each(PATHS)('of %s are open to everybody', async (path) => {
    expect(await as(null).get(path)).toEqual(valid(path))
  })

  it('of products and team are for visitors a page at a time and without an offset', async () => {
    for (const name of LISTS) {
      const query = async (more: object, where: object = VISIBLE) =>
        (
          await rawRequest(null, {
            method: 'POST',
            path: ':runQuery',
            body: { structuredQuery: { from: [{ collectionId: name }], ...where, ...more } },
          })
        ).status
      expect(await query({ limit: PUBLIC_LIST_MAX })).toBe(200)
      for (const more of [{}, { limit: PUBLIC_LIST_MAX + 1 }, { limit: 1, offset: 1 }])
        expect(await query(more), JSON.stringify(more)).toBe(403)
      for (const where of ALL)
        expect(await query({ limit: 9 }, where), JSON.stringify(where)).toBe(403)
      expect((await as(adminToken).list(name)).length).toBeGreaterThan(0)
    }
    const others = [...Object.keys({ ...CONTENT, ...OTHERS }), `${PRODUCT}/pictures`]
    for (const name of others.filter((other) => !LISTS.includes(other)))
      await expect(as(null).list(name, 10), name).rejects.toMatchObject({ status: 403 })
  })

  it('of what is hidden are for administrators only, and of its large picture', async () => {
    const hide = (path: string) => ({ ...valid(path), order: undefined, hidden: 1 })
    await store({ [PRODUCT]: hide(PRODUCT), [FULL]: valid(FULL), [MEMBER]: hide(MEMBER) })
    for (const path of [PRODUCT, FULL, MEMBER]) {
      for (const [who, token] of everybodyElse)
        await expect(as(token).get(path), `${who}: ${path}`).rejects.toMatchObject({ status: 403 })
      expect(await as(adminToken).get(path)).not.toBeNull()
    }
    await store({ ...VALID })
  })

  it('of a document that does not exist find nothing', async () => {
    for (const path of ['products/1700000000009', 'team/nobody'])
      expect(await as(null).get(path)).toBeNull()
  })

  it('of the history are for administrators only', async () => {
    for (const [who, token] of everybodyElse) {
      await expect(as(token).get(VERSION), who).rejects.toMatchObject({ status: 403 })
      await expect(as(token).list('versions', 10), who).rejects.toMatchObject({ status: 403 })
    }
    expect(await as(adminToken).get(VERSION)).toMatchObject({ path: MEMBER })
  })

  it('of the list of administrators are for each of them alone', async () => {
    const [admin] = await owner.list('admins')
    expect(await as(adminToken).get(`admins/${admin?.id}`)).toEqual({})
    for (const [, token] of everybodyElse.slice(0, 3))
      await expect(as(token).get(`admins/${admin?.id}`)).rejects.toMatchObject({ status: 403 })
    await expect(as(adminToken).list('admins')).rejects.toMatchObject({ status: 403 })
  })
})

describe('an administrator signs out everywhere', () => {
  const path = async () => `admins/${(await owner.list('admins'))[0]?.id}`
  const validSince = async () => {
    const write = { update: { name: owner.nameOf(await path()), fields: {} } }
    const now = { fieldPath: 'validSince', setToServerValue: 'REQUEST_TIME' }
    return { ...write, updateTransforms: [now] }
  }

  it('and no older sign-in can read or write, but a new one can', async () => {
    await store({ [await path()]: {}, [CENTRE]: null, [FULL]: null })
    const at = (auth_time: number) => tokenOf(adminUid, { ...password, auth_time })
    const seconds = Math.floor(Date.now() / 1000)
    const [older, newer] = [at(seconds - 2), at(seconds + 2)]
    expect(await status(older, setWrite(CENTRE, valid(CENTRE)))).toBe(200)
    expect(await status(older, await validSince())).toBe(200)
    await store({ [CENTRE]: null })
    expect(await status(older, setWrite(CENTRE, valid(CENTRE)))).toBe(403)
    await expect(as(older).list('versions')).rejects.toMatchObject({ status: 403 })
    expect(await status(newer, setWrite(CENTRE, valid(CENTRE)))).toBe(200)
    await store({ [await path()]: {} })
  })

  it('only herself, only to this moment, and writes nothing else about herself', async () => {
    const own = await path()
    const wrong: StoredFields[] = [
      { validSince: new Date(0) },
      { validSince: new Date(Date.now() + 9e6) },
      { validSince: 0 },
      { validSince: 'x' },
      { other: 1 },
      {},
    ]
    for (const fields of wrong)
      expect(await status(adminToken, setWrite(own, fields)), JSON.stringify(fields)).toBe(403)
    expect(await status(adminToken, deleteWrite(own))).toBe(403)
    for (const [who, token] of everybodyElse)
      expect(await status(token, await validSince()), who).toBe(403)
    expect(await status(adminToken, setWrite('admins/other', {}))).toBe(403)
  })
})

it('an administrator who is removed can write no more', async () => {
  const [admin] = await owner.list('admins')
  await store({ [CENTRE]: null, [FULL]: null })
  await owner.remove(`admins/${admin?.id}`)
  expect(await status(adminToken, setWrite(CENTRE, valid(CENTRE)))).toBe(403)
  await owner.put(`admins/${admin?.id}`, {})
  expect(await status(adminToken, setWrite(CENTRE, valid(CENTRE)))).toBe(200)
})

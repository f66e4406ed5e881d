import { beforeAll, describe, expect, it } from 'vitest'
import { PUBLIC_LIST_MAX, SIGN_IN_MS } from '../../src/limits'
import { CENTRE, FULL, MEMBER, PATHS, PRODUCT, valid, VALID } from '../documents'
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
} from '../data/backend'

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
  'director-texts/x',
  'anything/a',
  `${PRODUCT}/pictures/other`,
  'videos/main-videos/pictures/1',
]

let adminToken: string
let everybodyElse: [who: string, token: string | null][]

beforeAll(async () => {
  const { uid, idToken } = await freshBackend()
  adminToken = idToken
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
  (await rawRequest(token, 'POST', ':commit', { writes })).status

// tests/rules/shape.test.ts shows that an administrator may store each valid document.
describe('writes (1, 142, P1)', () => {
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

describe('reads (5, 141)', () => {
  beforeAll(() => store({ ...VALID, [VERSION]: version }))

  it.each(PATHS)('of %s are open to everybody', async (path) => {
    expect(await as(null).get(path)).toEqual(valid(path))
  })

  it('of lists are for visitors those of products and team, a page at a time and without an offset', async () => {
    for (const name of ['products', 'team']) {
      const query = async (more: object) =>
        (
          await rawRequest(null, 'POST', ':runQuery', {
            structuredQuery: { from: [{ collectionId: name }], ...more },
          })
        ).status
      expect(await query({ limit: PUBLIC_LIST_MAX })).toBe(200)
      for (const more of [{}, { limit: PUBLIC_LIST_MAX + 1 }, { limit: 1, offset: 1 }])
        expect(await query(more), JSON.stringify(more)).toBe(403)
      expect((await as(adminToken).list(name)).length).toBeGreaterThan(0)
    }
    const single = ['videos', 'settings', 'director-texts', 'director-photos']
    for (const name of [...single, 'versions', 'admins', `${PRODUCT}/pictures`])
      await expect(as(null).list(name, 10), name).rejects.toMatchObject({ status: 403 })
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

it('an administrator who is removed can write no more', async () => {
  const [admin] = await owner.list('admins')
  await store({ [CENTRE]: null, [FULL]: null })
  await owner.remove(`admins/${admin?.id}`)
  expect(await status(adminToken, setWrite(CENTRE, valid(CENTRE)))).toBe(403)
  await owner.put(`admins/${admin?.id}`, {})
  expect(await status(adminToken, setWrite(CENTRE, valid(CENTRE)))).toBe(200)
})

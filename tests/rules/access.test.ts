import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type QueryConstraint,
} from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  LARGE_IMAGE_PATH,
  MEMBER_PATH,
  PATHS,
  PRODUCT_PATH,
  valid,
  VALID,
} from '../../scripts/documents/valid'
import { BESIDE_CONTENT, CONTENT, isListName, LIST_NAMES } from '../../src/data/entities'
import { PUBLIC_LIST_MAX, SIGN_IN_MS } from '../../src/limits'
import { FOREIGN_PATHS } from '../fixtures/foreign-paths'
import { ADMIN, DATE, HOST, PROJECT, RULES, sendRequest, store } from '../helpers/emulator/backend'
import { clearContent } from '../helpers/emulator/stored-content'
import { claims, PASSWORD, seconds, timed, TOO_LONG_AGO } from '../helpers/emulator/tokens'

// The SDK logs each request that is refused.
vi.spyOn(console, 'warn').mockImplementation(() => {})
vi.spyOn(console, 'error').mockImplementation(() => {})

const UID = 'the-administrator'
const VERSION = 'versions/team_member1_1'
const member = valid(MEMBER_PATH)
const version = { path: MEMBER_PATH, at: DATE, by: ADMIN.email, isDeletion: true, fields: member }

let rules: RulesTestEnvironment
type Db = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['firestore']>
let visitor: Db
let admin: Db
let everybodyElse: [who: string, db: Db][]

const signedIn = (uid: string, token: TokenOptions): Db =>
  rules.authenticatedContext(uid, token).firestore()

beforeAll(async () => {
  const [host = '', port] = HOST.split(':')
  rules = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host, port: Number(port), rules: RULES },
  })
  visitor = rules.unauthenticatedContext().firestore()
  admin = signedIn(UID, PASSWORD)
  everybodyElse = [
    ['nobody', visitor],
    ['a stranger', signedIn('stranger', claims('stranger@x.example', 'password'))],
    ['a stranger with the address of the administrator', signedIn('stranger', PASSWORD)],
    ['another provider', signedIn(UID, claims(ADMIN.email, 'google.com'))],
    ['an anonymous account', signedIn(UID, claims(ADMIN.email, 'anonymous'))],
    ['a sign-in of more than 12 hours ago', signedIn(UID, timed(TOO_LONG_AGO))],
    ['a sign-in of no time', signedIn(UID, timed(undefined))],
    ['a sign-in of a time in words', signedIn(UID, timed(String(seconds())))],
  ]
})
afterAll(() => rules.cleanup())

/** One administrator, and every document. */
beforeEach(async () => {
  await clearContent()
  await store({ ...VALID, [VERSION]: version, [`admins/${UID}`]: {} })
})

/** Stores these fields with the time of the server. */
const set = (db: Db, path: string, fields: object) =>
  setDoc(doc(db, path), {
    ...fields,
    ...('updatedAt' in fields && { updatedAt: serverTimestamp() }),
  })

// Requirements 5, 6
describe('a write', () => {
  const others = [VERSION, 'products/1700000000009', 'team/other', ...FOREIGN_PATHS]

  it.each([
    ['an addition', null],
    ['a change', VALID],
  ])('%s of any document by anybody but an administrator is refused', async (_, stored) => {
    if (!stored) await store(Object.fromEntries(PATHS.map((path) => [path, null])))
    for (const [name, db] of everybodyElse)
      for (const path of [...PATHS, ...others])
        await expectRefused(set(db, path, VALID[path] ?? member), `${name}: ${path}`)
  })

  it('a deletion of any document by anybody but an administrator is refused', async () => {
    for (const [name, db] of everybodyElse)
      for (const path of [...PATHS, ...others])
        await expectRefused(deleteDoc(doc(db, path)), `${name}: ${path}`)
  })

  it('a write of an administrator to an unknown document is refused', async () => {
    for (const path of FOREIGN_PATHS)
      for (const like of PATHS) await expectRefused(set(admin, path, valid(like)), path)
  })

  it('a write within twelve hours of the sign-in is taken', async () => {
    await store({ [MEMBER_PATH]: null })
    const auth_time = seconds() - SIGN_IN_MS / 1000 + 60
    await assertSucceeds(set(signedIn(UID, timed(auth_time)), MEMBER_PATH, member))
  })

  it('a write of an administrator who was removed is refused', async () => {
    await store({ [MEMBER_PATH]: null, [`admins/${UID}`]: null })
    await assertFails(set(admin, MEMBER_PATH, member))
    await store({ [`admins/${UID}`]: {} })
    await assertSucceeds(set(admin, MEMBER_PATH, member))
  })
})

/** `assertFails`, which does not say what it was that succeeded. */
const expectRefused = (request: Promise<unknown>, what: string) =>
  assertFails(request).catch((error: unknown) => expect.fail(`${what}: ${String(error)}`))

const VISIBLE = [where('order', '>', 0), orderBy('order')]
/** Queries that could find a hidden document, or that do not prove that they cannot. */
const UNPROVEN: QueryConstraint[][] = [
  [],
  [orderBy('order')],
  [orderBy('createdAt')],
  [orderBy('__name__')],
  [orderBy('hidden')],
  [where('order', '<', 9)],
  [where('order', '>', -1)],
  [where('order', '==', null)],
  [where('order', '==', 0)],
]
const list = (db: Db, name: string, ...constraints: QueryConstraint[]) =>
  getDocs(query(collection(db, name), ...constraints))

// Requirements 5, 141
describe('a read', () => {
  it.each(PATHS)('a read of %s is open to everybody', async (path) => {
    const snapshot = await assertSucceeds(getDoc(doc(visitor, path)))
    expect(snapshot.exists()).toBe(true)
  })

  it.each(LIST_NAMES)('visitors read the list of %s a page at a time', async (name) => {
    await assertSucceeds(list(visitor, name, ...VISIBLE, limit(PUBLIC_LIST_MAX)))
    await assertFails(list(visitor, name, ...VISIBLE))
    await assertFails(list(visitor, name, ...VISIBLE, limit(PUBLIC_LIST_MAX + 1)))
    for (const constraints of UNPROVEN)
      await assertFails(list(visitor, name, ...constraints, limit(9)))
    expect((await assertSucceeds(list(admin, name))).size).toBeGreaterThan(0)
  })

  // The SDK has no offset.
  it.each(LIST_NAMES)('a read of the list of %s may skip nothing', async (name) => {
    const runQuery = (more: object) => {
      const field = { fieldPath: 'order' }
      const visible = {
        where: { fieldFilter: { field, op: 'GREATER_THAN', value: { integerValue: 0 } } },
        orderBy: [{ field }],
      }
      const structuredQuery = { from: [{ collectionId: name }], ...visible, limit: 1, ...more }
      return sendRequest(null, { method: 'POST', path: ':runQuery', body: { structuredQuery } })
    }
    expect(await runQuery({})).toMatchObject({ status: 200 })
    expect(await runQuery({ offset: 1 })).toMatchObject({ status: 403 })
  })

  it('visitors may read no other list', async () => {
    const names = [...Object.keys({ ...CONTENT, ...BESIDE_CONTENT }), `${PRODUCT_PATH}/images`]
    for (const name of names.filter((other) => !isListName(other)))
      await expectRefused(list(visitor, name, ...VISIBLE, limit(1)), name)
  })

  it('what is hidden is for administrators only, and so is its large image', async () => {
    const hide = (path: string) => ({ ...valid(path), order: undefined, hidden: 1 })
    await store({ [PRODUCT_PATH]: hide(PRODUCT_PATH), [MEMBER_PATH]: hide(MEMBER_PATH) })
    for (const path of [PRODUCT_PATH, LARGE_IMAGE_PATH, MEMBER_PATH]) {
      for (const [name, db] of everybodyElse)
        await expectRefused(getDoc(doc(db, path)), `${name}: ${path}`)
      await assertSucceeds(getDoc(doc(admin, path)))
    }
  })

  it.each(['products/1700000000009', 'team/nobody'])(
    'a read of %s, which is not stored, finds nothing',
    async (path) => {
      expect((await assertSucceeds(getDoc(doc(visitor, path)))).exists()).toBe(false)
    },
  )

  it('the history is for administrators only', async () => {
    for (const [name, db] of everybodyElse) {
      await expectRefused(getDoc(doc(db, VERSION)), name)
      await expectRefused(list(db, 'versions', limit(10)), name)
    }
    expect((await assertSucceeds(getDoc(doc(admin, VERSION)))).get('path')).toBe(MEMBER_PATH)
  })

  it('the document of an administrator is for her alone, and the list for nobody', async () => {
    await assertSucceeds(getDoc(doc(admin, `admins/${UID}`)))
    await assertFails(list(admin, 'admins'))
    await store({ 'admins/other': {} })
    await assertFails(getDoc(doc(admin, 'admins/other')))
    for (const db of [visitor, signedIn('stranger', PASSWORD)])
      await assertFails(getDoc(doc(db, `admins/${UID}`)))
  })
})

describe('an administrator who signs out everywhere', () => {
  const rightIn = (db: Db) => doc(db, `admins/${UID}`)
  const signOut = (db: Db) => updateDoc(rightIn(db), { validSince: serverTimestamp() })

  it('an older sign-in is refused after a sign-out everywhere, and one of its second is taken', async () => {
    const second = seconds()
    const older = signedIn(UID, timed(second - 1))
    await assertSucceeds(signOut(older))
    const validSince = new Date(second * 1_000 + 500)
    await store({ [`admins/${UID}`]: { validSince }, [MEMBER_PATH]: null })
    await assertFails(set(older, MEMBER_PATH, member))
    await assertSucceeds(set(signedIn(UID, timed(second)), MEMBER_PATH, member))
  })

  it('an administrator stores nothing about herself but that she signs out everywhere now', async () => {
    for (const validSince of [new Date(0), new Date(Date.now() + 9e6), 0, 'x'])
      await expectRefused(updateDoc(rightIn(admin), { validSince }), String(validSince))
    await assertFails(setDoc(rightIn(admin), { validSince: serverTimestamp(), other: 1 }))
    await assertFails(deleteDoc(rightIn(admin)))
    await assertFails(setDoc(doc(admin, 'admins/other'), {}))
  })

  it('an administrator is signed out by nobody else', async () => {
    await store({ 'admins/second': {} })
    const second = signedIn('second', claims('second@x.example', 'password'))
    for (const [name, db] of [...everybodyElse, ['another administrator', second] as const])
      await expectRefused(signOut(db), name)
  })
})

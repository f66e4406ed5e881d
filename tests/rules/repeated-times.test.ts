import { beforeEach, describe, expect, it } from 'vitest'
import {
  LARGE_IMAGE_PATH,
  MEMBER_PATH,
  PRODUCT_PATH,
  valid,
  VALID_IMAGE,
} from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import {
  deleteWrite,
  makeImage,
  owner,
  setWrite,
  store,
  versionIdOf,
  versionOf,
  type Write,
} from '../helpers/emulator/backend'
import {
  expectRefused,
  expectTaken,
  freshRules,
  validVersionWrite,
} from '../helpers/emulator/rules'

beforeEach(freshRules)

const FIRST = versionIdOf(MEMBER_PATH, valid(MEMBER_PATH))
const AN_HOUR_AGO = new Date(Date.now() - 3_600_000)
const first = (state: StoredFields, more: StoredFields = {}) =>
  versionOf(MEMBER_PATH, state, { at: AN_HOUR_AGO, ...more })
const other = { ...valid(MEMBER_PATH), name: 'other' }
const change = setWrite(MEMBER_PATH, { ...valid(MEMBER_PATH), name: 'changed' })
const later = (number: number | string, more: StoredFields = {}): Write =>
  setWrite(`versions/${FIRST}~${number}`, versionOf(MEMBER_PATH, valid(MEMBER_PATH), more))
const numbered = (latest: unknown, state: StoredFields = other): Write =>
  setWrite(`versions/${FIRST}`, first(state, { latest } as StoredFields))

// A time is stored again by an owner alone, by hand or from a copy.
describe('a state whose time has a version', () => {
  describe.each([
    ['the same state', valid(MEMBER_PATH)],
    ['another state', other],
  ])('a state whose time has a version of %s', (title, kept) => {
    beforeEach(() =>
      store({ [MEMBER_PATH]: valid(MEMBER_PATH), [`versions/${FIRST}`]: first(kept) }),
    )

    it(`a state whose time has a version of ${title} gets a later one`, async () => {
      await expectRefused(change)
      await expectRefused(change, later(1))
      await expectRefused(change, numbered(1, kept))
      await expectRefused(later(1), numbered(1, kept))
      await expectTaken(change, later(1), numbered(1, kept))
      expect(await owner.get(`versions/${FIRST}`)).toEqual(first(kept, { latest: 1 }))
      expect((await owner.get(`versions/${FIRST}~1`))?.['fields']).toEqual(valid(MEMBER_PATH))
    })

    it(`the first version of ${title} is not replaced`, () =>
      expectRefused(change, validVersionWrite(MEMBER_PATH)))
  })

  it('the latest version is not the one of an earlier request', async () => {
    await store({ [MEMBER_PATH]: valid(MEMBER_PATH), [`versions/${FIRST}`]: first(other) })
    await expectTaken(change, later(1), numbered(1))
    await store({ [MEMBER_PATH]: valid(MEMBER_PATH) })
    await expectRefused(change)
    await expectRefused(change, numbered(1))
    await expectRefused(change, later(1), numbered(1))
    await expectRefused(change, later(2))
    await expectTaken(deleteWrite(MEMBER_PATH), later(2, { isDeletion: true }), numbered(2))
  })

  it.each<[string, Write[]]>([
    ['of another state', [later(1, { fields: other }), numbered(1)]],
    ['of another time', [later(1, { at: new Date(0) }), numbered(1)]],
    ['with another number', [later(1), numbered(2)]],
    ['with a text as its number', [later('1'), numbered('1')]],
    ['beside a second one', [later(1), later(2), numbered(2)]],
    ['beside another state in the first', [later(1), numbered(1, valid(MEMBER_PATH))]],
    [
      'beside another time in the first',
      [later(1), setWrite(`versions/${FIRST}`, first(other, { latest: 1, at: new Date(0) }))],
    ],
    [
      'numbered in the version of another time',
      [later(1), setWrite('versions/team_member1_5', first(other, { latest: 1 }))],
    ],
  ])('a later version %s is refused', async (_, writes) => {
    await store({
      [MEMBER_PATH]: valid(MEMBER_PATH),
      [`versions/${FIRST}`]: first(other),
      'versions/team_member1_5': first(other),
    })
    await expectRefused(change, ...writes)
    await expectTaken(change, later(1), numbered(1))
  })

  it('no version is numbered as a later one where it is the first', async () => {
    await store({ [MEMBER_PATH]: valid(MEMBER_PATH) })
    await expectRefused(change, later(1))
    await expectRefused(change, later(1), numbered(1, valid(MEMBER_PATH)))
    await expectRefused(change, validVersionWrite(MEMBER_PATH, { latest: 1 }))
    await expectTaken(change, validVersionWrite(MEMBER_PATH))
  })

  it('the large image that an earlier request kept is kept again when it changes', async () => {
    const id = versionIdOf(PRODUCT_PATH, valid(PRODUCT_PATH))
    const kept = versionOf(PRODUCT_PATH, valid(PRODUCT_PATH), {
      at: AN_HOUR_AGO,
      largeImage: VALID_IMAGE,
    })
    await store({
      [PRODUCT_PATH]: valid(PRODUCT_PATH),
      [LARGE_IMAGE_PATH]: valid(LARGE_IMAGE_PATH),
      [`versions/${id}`]: kept,
    })
    const image = setWrite(LARGE_IMAGE_PATH, { image: makeImage(400) })
    const renamed = setWrite(PRODUCT_PATH, { ...valid(PRODUCT_PATH), name: 'changed' })
    const laterOf = (more: StoredFields) => [
      setWrite(`versions/${id}~1`, versionOf(PRODUCT_PATH, valid(PRODUCT_PATH), more)),
      setWrite(`versions/${id}`, { ...kept, latest: 1 }),
    ]
    await expectRefused(setWrite(PRODUCT_PATH, valid(PRODUCT_PATH)), image)
    await expectRefused(renamed, image, ...laterOf({}))
    await expectTaken(renamed, image, ...laterOf({ largeImage: VALID_IMAGE }))
  })
})

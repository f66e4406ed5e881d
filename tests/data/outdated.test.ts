import { beforeEach, describe, expect, it } from 'vitest'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import { MEMBER_PATH, memberFields, valid } from '../../scripts/seed/valid-documents'
import { parseProduct } from '../../src/data/content/products'
import { parseTeamMember } from '../../src/data/content/team'
import { cleanProduct } from '../../src/data/store/products'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { phone, setUpDevices } from '../helpers/emulator/devices'
import { idOf, productAt, readSequence } from '../helpers/emulator/stored-content'

setUpDevices()

/** Fields that an earlier release, a higher limit or a hand has left in a document of a list. */
const ODD: [string, StoredFields][] = [
  ['a field that no schema knows', { legacy: 'x' }],
  ['a number in such a field', { legacy: 5 }],
  ['a name that is too long', { name: 'x'.repeat(121) }],
  ['a name that nobody sees', { name: '\u200f' }],
  ['no name', { name: undefined }],
  ['an image that is too large', { image: makeImage(200_000) }],
  ['no image', { image: undefined }],
  ['no position', { order: undefined }],
  ['a position far after the last', { order: 502 }],
  ['another id', { id: 'other' }],
  ['no times', { createdAt: undefined, updatedAt: undefined }],
  ['a text as its time', { updatedAt: '2024-01-01' }],
  ['a number as its date', { createdAt: 1 }],
  ['null as its date', { createdAt: null }],
  ['a date to come', { createdAt: new Date('2999-01-01') }],
]

type List = {
  name: 'products' | 'team'
  stored: (n: number, changes?: StoredFields) => StoredFields
  add: (n: number) => Promise<unknown>
  /** Saves another name and image over what is stored, as its form does. */
  save: (n: number, stored?: StoredFields) => Promise<unknown>
}
const storedTeam = (n: number, changes: StoredFields = {}): StoredFields => ({
  ...valid(MEMBER_PATH),
  id: idOf(n),
  order: n,
  ...changes,
})
const PRODUCTS: List = {
  name: 'products',
  stored: productAt,
  add: (n) =>
    phone.addProduct(
      { id: idOf(n), image: makeImage(), largeImage: makeImage(500), name: 'n' },
      String,
    ),
  save: (n, stored = productAt(n)) => {
    const read = parseProduct(stored, idOf(n))
    const base = cleanProduct({ id: idOf(n), name: 'x', image: makeImage(), ...read })
    return phone.saveProduct(base, { ...base, name: 'repaired', image: makeImage(300) })
  },
}
const TEAM: List = {
  name: 'team',
  stored: storedTeam,
  add: (n) => phone.saveTeam({}, { [idOf(n)]: memberFields() }),
  save: (n, stored = storedTeam(n)) => {
    const read = memberFields(parseTeamMember(stored, idOf(n)) ?? {})
    const repaired = { ...read, name: 'repaired', image: makeImage(300) }
    return phone.saveTeam({ [idOf(n)]: read }, { [idOf(n)]: repaired })
  },
}

const CASES = [PRODUCTS, TEAM].flatMap((list) =>
  ODD.map(([what, changes]) => ({ list, of: list.name, what, changes })),
)

describe.each(CASES)('a document of $of with $what', ({ list, what, changes }) => {
  const { name, stored } = list
  const pathOf = (n: number) => `${name}/${idOf(n)}`
  const hide = (n: number, isHidden: boolean) => phone.setHidden(name, idOf(n), isHidden)
  /** The numbers of the visible documents, in their sequence. */
  const readVisible = async () =>
    (await owner.list(name))
      .filter(({ data }) => data['hidden'] === undefined)
      .sort((before, after) => Number(before.data['order']) - Number(after.data['order']))
      .map(({ id }) => Number(id.slice(-2)))

  beforeEach(() =>
    store({
      ...Object.fromEntries([1, 3, 4].map((n) => [pathOf(n), stored(n)])),
      [pathOf(2)]: stored(2, changes),
    }),
  )

  it(`a document of ${name} with ${what} stops no change of another, and no addition`, async () => {
    await phone.moveTo(name, idOf(4), 1)
    await hide(3, true)
    await hide(3, false)
    await list.save(3)
    await phone.deleteFrom(name, idOf(1))
    await list.add(9)
    expect(new Set(await readVisible())).toEqual(new Set([2, 3, 4, 9]))
    expect((await readSequence(name)).isWhole).toBe(true)
  })

  it(`a document of ${name} with ${what} can be moved, hidden, made visible and deleted`, async () => {
    await phone.moveTo(name, idOf(2), 1)
    expect((await readVisible())[0]).toBe(2)
    await hide(2, true)
    expect(await readVisible()).not.toContain(2)
    await hide(2, false)
    expect(await readVisible()).toContain(2)
    await phone.deleteFrom(name, idOf(2))
    expect(await owner.get(pathOf(2))).toBeNull()
  })

  it(`a document of ${name} with ${what} is saved without what no schema knows`, async () => {
    await list.save(2, stored(2, changes))
    const saved = await owner.get(pathOf(2))
    expect(saved).toMatchObject({ id: idOf(2), name: 'repaired', image: makeImage(300) })
    expect(saved).not.toHaveProperty('legacy')
  })
})

it.each<[string, unknown]>([
  ['a number', 1],
  ['a text', '2024-01-01'],
  ['null', null],
  ['a map', { toDate: 1 }],
  ['a list', [1]],
  ['a time to come', new Date('2999-01-01')],
  ['a time after its last change', new Date('2024-06-01')],
])('a member with %s as its date of creation comes back after a deletion', async (_, createdAt) => {
  await store({ [MEMBER_PATH]: { ...valid(MEMBER_PATH), createdAt } as StoredFields })
  const deletion = await phone.deleteFrom('team', 'member1')
  await phone.takeBackChange(deletion ?? '')
  expect(await owner.get(MEMBER_PATH)).toMatchObject({ name: valid(MEMBER_PATH)['name'] })
  expect(await owner.get(MEMBER_PATH)).not.toHaveProperty('createdAt')
})

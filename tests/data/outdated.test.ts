import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredFields } from '../../scripts/rest.mjs'
import { LIST_MAX, ORDER_MAX, VIDEOS_MAX } from '../../src/limits'
import { parseProduct } from '../../src/data/content/products'
import { parseTeamMember } from '../../src/data/content/team'
import { cleanDirector } from '../../src/data/store/director'
import { cleanProduct } from '../../src/data/store/products'
import { readVideos } from '../../src/data/store/videos'
import { CENTRE, MEMBER, PHOTO, TEXTS, valid, VIDEOS } from '../helpers/documents'
import { owner, picture, store } from '../helpers/emulator/backend'
import { emptied, idOf, listed, product, products, sequence } from '../helpers/emulator/everything'
import { otherDevice, signedInBackend, type Device } from '../helpers/emulator/sdk'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

let phone: Device
let laptop: Device
beforeAll(async () => {
  await signedInBackend()
  phone = await otherDevice()
  laptop = await otherDevice()
})
beforeEach(emptied)

/** Documents as an earlier release, a higher limit or a hand has left them. */
const ODD: [string, StoredFields][] = [
  ['a field that no schema knows', { legacy: 'x' }],
  ['a number in such a field', { legacy: 5 }],
  ['a name that is too long', { name: 'x'.repeat(121) }],
  ['a name that nobody sees', { name: '\u200f' }],
  ['no name', { name: undefined }],
  ['a picture that is too large', { image: picture(16_001) }],
  ['no picture', { image: undefined }],
  ['no place', { order: undefined }],
  ['a place far behind', { order: 502 }],
  ['another id', { id: 'other' }],
  ['no times', { createdAt: undefined, updatedAt: undefined }],
  ['a text as its time', { updatedAt: '2024-01-01' }],
  ['a number as its date', { createdAt: 1 }],
]

const odd = `products/${idOf(2)}`
/** The list on the screen, whose reader takes the id of the document. */
const seen = async (): Promise<Awaited<ReturnType<typeof listed>>> => {
  const [fields, list] = await Promise.all([listed('products'), owner.list('products')])
  return fields.map((one, index) => ({ ...one, id: list[index]?.id ?? '' }))
}
/** The numbers of the visible products, in their sequence. */
const shown = async () =>
  (await owner.list('products'))
    .filter(({ data }) => data['hidden'] === undefined)
    .sort((a, b) => Number(a.data['order']) - Number(b.data['order']))
    .map(({ id }) => Number(id.slice(-2)))
const oneOf = async (n: number) =>
  (await seen()).find(({ id }) => id === idOf(n)) ?? { id: idOf(n) }

describe.each(ODD)('beside a product with %s', (_, changes) => {
  beforeEach(() => store({ ...products(4), [odd]: product(2, changes) }))

  it('every other one is moved, hidden, shown, saved, deleted, and one is added', async () => {
    await phone.moveTo('products', idOf(4), 1)
    await phone.setHidden('products', { id: idOf(3) }, true)
    await phone.setHidden('products', await oneOf(3), false)
    const base = cleanProduct({ id: idOf(3), name: 'n3', image: picture() })
    await phone.saveProduct(base, { ...base, name: 'changed' })
    await phone.removeFrom('products', idOf(1))
    const added = { id: idOf(9), image: picture(), full: picture(500), name: 'n' }
    await phone.addProduct(added, String)
    expect(new Set(await shown())).toEqual(new Set([2, 3, 4, 9]))
    expect((await sequence('products')).isWhole).toBe(true)
  })

  it('it is moved, hidden, shown and deleted itself', async () => {
    await phone.moveTo('products', idOf(2), 1)
    expect((await shown())[0]).toBe(2)
    await phone.setHidden('products', await oneOf(2), true)
    expect(await shown()).not.toContain(2)
    await phone.setHidden('products', await oneOf(2), false)
    expect(await shown()).toContain(2)
    await phone.removeFrom('products', idOf(2))
    expect(await owner.get(odd)).toBeNull()
  })

  it('it is saved itself, without what no schema knows', async () => {
    const read = parseProduct(product(2, changes), idOf(2))
    const base = cleanProduct({ id: idOf(2), name: 'x', image: picture(), ...read })
    await phone.saveProduct(base, { ...base, name: 'repaired', image: picture(300) })
    const saved = await owner.get(odd)
    expect(saved).toMatchObject({ id: idOf(2), name: 'repaired', image: picture(300) })
    expect(saved).not.toHaveProperty('legacy')
  })
})

describe('a save', () => {
  it('of every other document leaves out what no schema knows', async () => {
    const paths = [MEMBER, VIDEOS, TEXTS, PHOTO, CENTRE]
    await store(
      Object.fromEntries(paths.map((path) => [path, { ...valid(path), legacy: { a: 1 } }])),
    )
    const member = parseTeamMember(valid(MEMBER), 'member1')
    if (!member) throw new Error('No member')
    await phone.saveTeam({ member1: member }, { member1: { ...member, name: 'changed' } })
    await phone.saveVideos(readVideos(valid(VIDEOS)), { videos: [] })
    const director = cleanDirector(valid(TEXTS) as Parameters<typeof cleanDirector>[0])
    await phone.saveDirector(director, { ...director, name: 'changed' })
    await phone.savePhoto({ photoBase64: picture(400, 'jpeg') })
    const { parseCentre } = await import('../../src/data/content/centre')
    const centre = parseCentre(valid(CENTRE), 'centre')
    if (!centre) throw new Error('No centre')
    await phone.saveCentre(centre, { ...centre, city: 'changed' })
    for (const path of paths) {
      expect(await owner.get(path)).not.toHaveProperty('legacy')
      expect(await owner.get(path)).not.toEqual(valid(path))
    }
  })

  it('of the same state twice, made by hand without a time, is kept once', async () => {
    const { updatedAt: _, ...undated } = valid(TEXTS)
    for (const name of ['first', 'second']) {
      await store({ [TEXTS]: undated })
      const director = cleanDirector(undated as Parameters<typeof cleanDirector>[0])
      await phone.saveDirector(director, { ...director, name })
      expect(await owner.get(TEXTS)).toMatchObject({ name })
    }
    expect(await owner.list('versions')).toHaveLength(1)
  })
})

describe('a full list', () => {
  const video = (n: number) => ({
    id: String(n),
    title: `t${n}`,
    url: 'https://youtu.be/abcdefghijk',
    createdAt: '2024-03-01T10:00:00.000Z',
  })

  it('of videos, filled by another device, is said to be full', async () => {
    const base = { videos: Array.from({ length: VIDEOS_MAX - 1 }, (_, n) => video(n)) }
    await phone.saveVideos(null, base)
    await phone.saveVideos(base, { videos: [...base.videos, video(100)] })
    await expect(
      laptop.saveVideos(base, { videos: [...base.videos, video(101)] }),
    ).rejects.toMatchObject({ reason: 'full' })
  })

  it.each(['titles', 'credentials'] as const)(
    'of %s, filled elsewhere, is said to be full',
    async (name) => {
      const lines = (more: string[] = []) => ({
        name: 'n',
        titles: [],
        credentials: [],
        highlights: [],
        [name]: [...Array.from({ length: LIST_MAX - 1 }, (_, n) => `line ${n}`), ...more],
      })
      await phone.saveDirector(null, lines())
      await phone.saveDirector(lines(), lines(['phone']))
      await expect(laptop.saveDirector(lines(), lines(['laptop']))).rejects.toMatchObject({
        reason: 'full',
      })
    },
  )

  it('of more products than it may have can still be moved, hidden and emptied', async () => {
    await store(products(ORDER_MAX + 20))
    const added = { id: idOf(900), image: picture(), full: picture(500), name: 'n' }
    await expect(phone.addProduct(added, String)).rejects.toMatchObject({
      reason: 'full',
    })
    await phone.moveTo('products', idOf(1), ORDER_MAX + 10)
    await phone.setHidden('products', { id: idOf(5) }, true)
    await phone.removeFrom('products', idOf(2))
    const { ids, isWhole } = await sequence('products')
    expect([ids.length, isWhole]).toEqual([ORDER_MAX + 18, true])
  })
})

it('a document with NaN that was stored by hand is repaired and deleted in the dashboard', async () => {
  await store({ ...products(3), [CENTRE]: { ...valid(CENTRE), years: NaN } })
  const { parseCentre } = await import('../../src/data/content/centre')
  const centre = parseCentre(valid(CENTRE), 'centre')
  if (!centre) throw new Error('No centre')
  await phone.saveCentre(centre, { ...centre, city: 'changed' })
  expect(await owner.get(CENTRE)).toMatchObject({ city: 'changed', years: null })
  for (const field of ['order', 'createdAt', 'updatedAt', 'name', 'legacy']) {
    await store({ ...products(3), [odd]: product(2, { [field]: NaN }) })
    await phone.setHidden('products', { id: idOf(2) }, true)
    await phone.setHidden('products', await oneOf(2), false)
    await phone.removeFrom('products', idOf(2))
    expect(await owner.get(odd), field).toBeNull()
    await emptied()
  }
})

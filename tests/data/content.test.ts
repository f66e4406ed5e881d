import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MEMBER_PATH, memberFields, valid } from '../../scripts/documents/valid'
import { parseCentre } from '../../src/data/content/centre'
import {
  parseDirectorPhoto,
  parseDirectorTexts,
  subscribeDirectorPhoto,
  subscribeDirectorTexts,
} from '../../src/data/content/director'
import {
  fetchProductCount,
  loadLargeImage,
  parseProduct,
  readLargeImage,
  subscribeProductBatches,
  type Product,
} from '../../src/data/content/products'
import { subscribeVisibleTeam } from '../../src/data/content/team'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
} from '../../src/data/document-paths'
import { fetchPublicContent } from '../../src/data/pages/public-content'
import { newDocumentId } from '../../src/data/store/documents'
import { addProduct } from '../../src/data/store/products'
import {
  subscribeCentre,
  subscribeProducts,
  subscribeTeam,
} from '../../src/data/store/subscriptions'
import { saveTeam } from '../../src/data/store/team'
import { TEAM_MAX } from '../../src/limits'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { firstAnswer, signedInBackend } from '../helpers/emulator/sdk'
import { clearContent, idOf, productAt, readList } from '../helpers/emulator/stored-content'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeAll(() => signedInBackend())
beforeEach(clearContent)

// Requirements 146, 150
describe('products', () => {
  it('products are read without malformed documents', async () => {
    await store({
      [`products/${idOf(1)}`]: productAt(1, { image: 'javascript:alert(1)', name: 7 }),
      [`products/${idOf(2)}`]: productAt(2),
      'products/constructor': productAt(3),
    })
    const list = await firstAnswer(subscribeProducts)
    expect(await fetchProductCount()).toBe(3)
    expect(list.map(({ id, name, image }) => [id, name, image === ''])).toEqual([
      [idOf(1), '', true],
      [idOf(2), 'n2', false],
    ])
    expect(parseProduct({ image: makeImage() }, idOf(1))).toMatchObject({
      id: idOf(1),
      createdAt: null,
    })
  })

  const DRAFT = { id: '1700000000001', image: makeImage(), largeImage: makeImage(5_000), name: ' ' }

  it('a product is added once with both images at the end', async () => {
    for (let attempt = 1; attempt <= 2; attempt += 1)
      await addProduct(DRAFT, (order) => `default ${order}`)
    expect(await readList('products')).toMatchObject([
      { id: DRAFT.id, name: 'default 1', order: 1 },
    ])
    expect(await readLargeImage(DRAFT)).toHaveLength(5_000)
    expect(await readLargeImage({ id: idOf(9) })).toBeNull()
  })

  it('a product whose addition is sent again changes to what was typed since', async () => {
    await addProduct({ ...DRAFT, name: 'typed' }, String)
    const added = await owner.get(`products/${DRAFT.id}`)
    // The answer was lost, and the name and both images were changed.
    const newImages = { image: makeImage(900, 'webp', 'B'), largeImage: makeImage(6_000) }
    await addProduct({ ...DRAFT, ...newImages, name: 'typed on' }, String)
    expect(await owner.get(`products/${DRAFT.id}`)).toEqual({
      ...added,
      name: 'typed on',
      image: newImages.image,
      updatedAt: expect.any(Date) as Date,
    })
    expect(await readLargeImage(DRAFT)).toBe(newImages.largeImage)
    // The large image alone differs.
    await addProduct({ ...DRAFT, image: newImages.image, name: 'typed on' }, String)
    expect(await readLargeImage(DRAFT)).toBe(DRAFT.largeImage)
  })

  it('the large image of a product is read again after another upload, not after a move', async () => {
    await addProduct(DRAFT, String)
    const find = async () =>
      (await firstAnswer(subscribeProducts)).find(({ id }) => id === DRAFT.id) as Product
    const first = await find()
    expect(await loadLargeImage(first)).toBe(DRAFT.largeImage)
    const other = makeImage(5_000, 'webp', 'B')
    const moved = { ...first, order: 2, updatedAt: new Date() }
    await store({
      [`products/${DRAFT.id}/images/large`]: { image: other },
      [`products/${DRAFT.id}`]: moved,
    })
    expect(await loadLargeImage(await find())).toBe(DRAFT.largeImage)
    await store({ [`products/${DRAFT.id}`]: { ...moved, image: makeImage(900, 'webp', 'B') } })
    expect(await loadLargeImage(await find())).toBe(other)
  })

  it.each([
    ['small image', { image: makeImage(16_001) }],
    ['large image', { largeImage: makeImage(160_001) }],
  ])('a product whose %s is too large is not added', async (_, large) => {
    await expect(addProduct({ ...DRAFT, ...large }, String)).rejects.toMatchObject({
      reason: 'too-large',
    })
  })

  it('a product whose image is an unsafe link is not added', async () => {
    const draft = { ...DRAFT, image: 'http://x.example/a.png' }
    await expect(addProduct(draft, String)).rejects.toMatchObject({ reason: 'invalid' })
  })

  // Requirements 57, 58
  it('the live list of products follows every change', async () => {
    const seen: string[][] = []
    const stop = subscribeProductBatches([0])({
      next: ({ products }) => seen.push(products.map(({ id }) => id)),
      error: () => {},
    })
    await expect.poll(() => seen.at(-1)).toEqual([])
    await owner.put(`products/${idOf(1)}`, productAt(1))
    await expect.poll(() => seen.at(-1)).toEqual([idOf(1)])
    await owner.delete(`products/${idOf(1)}`)
    await expect.poll(() => seen.at(-1)).toEqual([])
    stop()
  })
})

// Requirements 148, 150
describe('team', () => {
  // Contradiction 5
  it('the team is sorted by order, then newest first', async () => {
    const at = (day: number) => ({ order: undefined, createdAt: new Date(2024, 0, day) })
    await store({
      'team/old': { ...valid(MEMBER_PATH), id: 'old', ...at(1) },
      'team/new': { ...valid(MEMBER_PATH), id: 'new', ...at(2) },
      'team/first': { ...valid(MEMBER_PATH), id: 'first', ...at(1), order: 1 },
    })
    expect((await firstAnswer(subscribeTeam)).map(({ id }) => id)).toEqual(['first', 'new', 'old'])
  })

  it('the team is read up to its limit, also by the build', async () => {
    const ids = Array.from({ length: TEAM_MAX + 1 }, (_, n) => `m${n}`)
    await store(Object.fromEntries(ids.map((id) => [`team/${id}`, { ...valid(MEMBER_PATH), id }])))
    expect(await firstAnswer(subscribeVisibleTeam)).toHaveLength(TEAM_MAX)
    expect((await fetchPublicContent(AbortSignal.timeout(20_000))).team).toHaveLength(TEAM_MAX)
  })

  // Contradiction 8
  it('the team never lists an addition that is refused', async () => {
    const id = await newDocumentId('team')
    const listedNames: string[] = []
    const stop = subscribeTeam({
      next: (members) => listedNames.push(...members.map(({ name }) => name)),
      error: () => {},
    })
    const refused = { ...memberFields({ name: 'refused' }), color: 'red' as 'text-primary' }
    await expect(saveTeam({}, { [id]: refused })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await saveTeam({}, { [id]: memberFields({ name: 'stored' }) })
    await expect.poll(() => listedNames).toContain('stored')
    expect(listedNames).not.toContain('refused')
    stop()
  })

  it('a member whose addition is sent again changes to what was typed since', async () => {
    const id = await newDocumentId('team')
    await saveTeam({}, { [id]: memberFields() })
    const added = await owner.get(`team/${id}`)
    // The answer was lost, and more was typed.
    await saveTeam({}, { [id]: memberFields({ name: 'typed on' }) })
    expect(await owner.get(`team/${id}`)).toEqual({
      ...added,
      name: 'typed on',
      updatedAt: expect.any(Date) as Date,
    })
  })
})

// Requirements 147, 150
it('the director, the photo and the details are read as they were stored', async () => {
  const live = [
    [DIRECTOR_TEXTS_PATH, subscribeDirectorTexts, parseDirectorTexts],
    [DIRECTOR_PHOTO_PATH, subscribeDirectorPhoto, parseDirectorPhoto],
    [CENTRE_PATH, subscribeCentre, parseCentre],
  ] as const
  for (const [path, subscribe, parse] of live) {
    expect(await firstAnswer<unknown>(subscribe)).toBeNull()
    await store({ [path]: valid(path) })
    expect(await firstAnswer<unknown>(subscribe)).toEqual(
      parse(valid(path), path.split('/')[1] ?? ''),
    )
  }
})

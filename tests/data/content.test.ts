import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { firstSuccess, getAll, getOne, subscribeAll, subscribeOne } from '../../src/data/client/collection'
import { app, storage } from '../../src/data/client/firebase'
import type { Subscribable } from '../../src/data/client/subscribable'
import { parseCentre } from '../../src/data/content/centre'
import { subscribeDirectorPhoto } from '../../src/data/content/director-photos'
import { subscribeDirector } from '../../src/data/content/director-texts'
import { dateField, parser, type Fields } from '../../src/data/content/parse'
import {
  fetchProduct,
  fetchProductCount,
  getFullPicture,
  parseProduct,
  subscribePages,
  subscribeProducts,
} from '../../src/data/content/products'
import { subscribeShownTeam, subscribeTeam } from '../../src/data/content/team'
import { fetchVideoPicture, fetchVideos } from '../../src/data/content/videos'
import { readPublic } from '../../src/data/pages/read-public'
import { subscribeCentre } from '../../src/data/store/centre'
import { addDocument, newDocumentId, removeDocument, setDocument, updateDocument } from '../../src/data/store/document'
import { setHidden } from '../../src/data/store/order'
import { savePhoto } from '../../src/data/store/director'
import { addProduct } from '../../src/data/store/products'
import { saveTeam } from '../../src/data/store/team'
import { newVideo, readVideos, saveVideos, subscribeVideosForEditing } from '../../src/data/store/videos'
import { DIRECTOR_ID, PRODUCTS_PAGE } from '../../src/limits'
import { memberFields } from '../fixtures/members'
import { CENTRE, IMAGE, MEMBER, PHOTO, PRODUCT, TEXTS, valid, VIDEOS } from '../documents'
import { owner, picture, store } from './backend'
import { emptied, listed } from './everything'
import { firstValue, signedInBackend } from './sdk'

const log = vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'warn').mockImplementation(() => {})

const idOf = (n: number) => String(1_700_000_000_000 + n)
const product = (n: number, more = {}) => ({ ...valid(PRODUCT), id: idOf(n), name: `p${n}`, order: n, ...more })
const video = (fields: object = {}) => ({ title: 't', url: 'https://youtu.be/abcdefghijk', ...fields })

beforeAll(() => signedInBackend())
beforeEach(async () => {
  await emptied()
  log.mockClear()
})

/** The first answer of the server. */
const live = <T>(subscribe: Subscribable<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = subscribe({
      next: (value, { fromCache }) => {
        if (fromCache) return
        resolve(value)
        queueMicrotask(() => stop())
      },
      error: reject,
    })
  })

describe('the general calls (142, 143)', () => {
  const parse = parser(
    'team',
    v.object({ id: v.string(), name: v.string(), createdAt: dateField, updatedAt: dateField }),
  )
  const fields = { ...memberFields(), order: 1 }

  it('add sets id, createdAt and updatedAt, once for an id', async () => {
    const id = await addDocument('team', fields)
    const stored = await owner.get(`team/${id}`)
    expect(stored).toMatchObject({
      id,
      name: 'n',
      createdAt: expect.any(Date) as Date,
      updatedAt: stored?.['createdAt'],
    })
    await addDocument('team', { ...fields, name: 'again' }, id)
    expect(await getAll('team', parse)).toMatchObject([{ id, name: 'again', createdAt: stored?.['createdAt'] }])
  })

  it('update changes only the named fields and updatedAt, and needs a document', async () => {
    const id = await addDocument('team', { ...fields, title: 'before' })
    const before = await owner.get(`team/${id}`)
    await updateDocument('team', id, { title: 'after' })
    expect(await owner.get(`team/${id}`)).toEqual({ ...before, title: 'after', updatedAt: expect.any(Date) as Date })
    await expect(updateDocument('team', 'nobody', { title: 'x' })).rejects.toMatchObject({ reason: 'gone' })
  })

  it('set by id merges, removes what is undefined and sets only updatedAt', async () => {
    expect(await savePhoto({ photoBase64: picture(300, 'jpeg'), portrait: picture(200) })).toBeNull()
    expect(await savePhoto({ photoBase64: picture(310, 'jpeg') })).toMatch(/^director-photos_/)
    expect(await owner.get(PHOTO)).toEqual({ photoBase64: picture(310, 'jpeg'), updatedAt: expect.any(Date) as Date })
    await setDocument('director-texts', DIRECTOR_ID, { name: 'n', titles: [], credentials: [], highlights: [] })
    expect(Object.keys((await owner.get(TEXTS)) ?? {})).not.toContain('createdAt')
  })

  it('get one and listen to one give null where nothing is stored, and the id of what is', async () => {
    const raw = ['director-texts', DIRECTOR_ID, (all: Fields, id: string): Fields => ({ ...all, id })] as const
    expect([await getOne(...raw), await live(subscribeOne(...raw))]).toEqual([null, null])
    await store({ [TEXTS]: valid(TEXTS) })
    expect(await firstValue(subscribeOne(...raw), (value) => value !== null)).toMatchObject({
      id: DIRECTOR_ID,
      name: 'n',
    })
    expect(await getOne(...raw)).toMatchObject({ id: DIRECTOR_ID })
  })

  it('delete deletes, and the live list is told', async () => {
    const id = await addDocument('team', fields)
    const seen: number[] = []
    const stop = subscribeAll('team', parse)({ next: (list) => seen.push(list.length), error: () => {} })
    await vi.waitFor(() => expect(seen.at(-1)).toBe(1))
    await removeDocument('team', id)
    await vi.waitFor(() => expect(seen.at(-1)).toBe(0))
    stop()
  })

  it('lists are read by order, then by createdAt, then unordered (144)', async () => {
    const tried: string[] = []
    const way = (name: string, works: boolean) => async () => {
      tried.push(name)
      if (!works) throw new Error(name)
      return name
    }
    expect(await firstSuccess([way('order', false), way('createdAt', false), way('any', true)])).toBe('any')
    expect(tried).toEqual(['order', 'createdAt', 'any'])
    await expect(firstSuccess([way('order', false), way('any', false)])).rejects.toThrow('any')
  })

  it('log and rethrow a failure (149)', async () => {
    await expect(addDocument('team', { ...fields, color: 'red' })).rejects.toMatchObject({ code: 'permission-denied' })
    expect(log).toHaveBeenCalledWith('[data] team.add failed', expect.anything())
  })
})

describe('products (146, 150)', () => {
  it('are read without malformed documents', async () => {
    await store({
      [`products/${idOf(1)}`]: product(1, { image: 'javascript:alert(1)', name: 7 }),
      [`products/${idOf(2)}`]: product(2),
      'products/constructor': product(3),
    })
    const list = await live(subscribeProducts)
    expect(await fetchProductCount()).toBe(3)
    expect(list.map(({ id, name, image }) => [id, name, image === ''])).toEqual([
      [idOf(1), '', true],
      [idOf(2), 'p2', false],
    ])
    expect(parseProduct({ image: picture() }, '1')).toMatchObject({ id: '1', createdAt: null })
  })

  it('are added with both pictures at the end, and not when a picture is too large (149)', async () => {
    const draft = { id: '1700000000001', image: picture(), full: picture(5_000), name: ' ' }
    for (let attempt = 1; attempt <= 2; attempt += 1) await addProduct(draft, (order) => `default ${order}`, [])
    expect(await listed('products')).toMatchObject([{ id: draft.id, name: 'default 1', order: 1 }])
    expect(await getFullPicture(draft)).toHaveLength(5_000)
    expect(await getFullPicture({ id: idOf(9) })).toBeNull()
    for (const large of [{ image: picture(16_001) }, { full: picture(160_001) }])
      await expect(addProduct({ ...draft, ...large }, String, [])).rejects.toMatchObject({ reason: 'too-large' })
    await expect(addProduct({ ...draft, image: 'http://x.example/a.png' }, String, [])).rejects.toBeInstanceOf(
      TypeError,
    )
  })

  it('update the live list with every change (57, 58)', async () => {
    const seen: string[][] = []
    const stop = subscribePages([0])({ next: (list) => seen.push(list.map(({ id }) => id)), error: () => {} })
    await vi.waitFor(() => expect(seen.at(-1)).toEqual([]))
    await owner.put(`products/${idOf(1)}`, product(1))
    await vi.waitFor(() => expect(seen.at(-1)).toEqual([idOf(1)]))
    await owner.remove(`products/${idOf(1)}`)
    await vi.waitFor(() => expect(seen.at(-1)).toEqual([]))
    stop()
  })

  it('are on one page each where orders are repeated or left out (P25)', async () => {
    // As made by hand in the console.
    const orders = [1, 2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 40]
    await store(Object.fromEntries(orders.map((order, n) => [`products/${idOf(n)}`, product(n, { order })])))
    const first = await firstValue(subscribePages([0]), (list) => list.length === PRODUCTS_PAGE + 1)
    const both = subscribePages([0, first.at(-1)?.order ?? 0])
    expect((await firstValue(both, (list) => list.length > first.length)).map(({ order }) => order)).toEqual(orders)
  })
})

describe('team (148, 150)', () => {
  it('is sorted by order, then newest first (contradiction 5)', async () => {
    const at = (day: number) => ({ order: undefined, createdAt: new Date(2024, 0, day) })
    await store({
      'team/old': { ...valid(MEMBER), id: 'old', ...at(1) },
      'team/new': { ...valid(MEMBER), id: 'new', ...at(2) },
      'team/first': { ...valid(MEMBER), id: 'first', ...at(1), order: 1 },
    })
    expect((await live(subscribeTeam)).map(({ id }) => id)).toEqual(['first', 'new', 'old'])
  })

  it('lists an addition only once it is stored (contradiction 8, P6)', async () => {
    const id = await newDocumentId('team')
    const seen: string[] = []
    const stop = subscribeTeam({ next: (list) => seen.push(...list.map(({ name }) => name)), error: () => {} })
    const save = saveTeam(() => [])
    const refused = { ...memberFields({ name: 'refused' }), color: 'red' as 'text-primary' }
    await expect(save({}, { [id]: refused })).rejects.toMatchObject({ code: 'permission-denied' })
    await save({}, { [id]: memberFields() })
    const first = await owner.get(`team/${id}`)
    // The answer was lost, and she typed on.
    await save({}, { [id]: memberFields({ name: 'typed on' }) })
    expect(await owner.get(`team/${id}`)).toEqual({ ...first, name: 'typed on', updatedAt: expect.any(Date) as Date })
    await vi.waitFor(() => expect(seen).toContain('typed on'))
    expect(seen).not.toContain('refused')
    stop()
  })
})

describe('the documents that there is one of (145, 147, 150)', () => {
  it('videos are read newest first, with their pictures in the dashboard only', async () => {
    expect([await live(subscribeVideosForEditing), await fetchVideos()]).toEqual([null, []])
    const first = newVideo(video({ title: ' a ', image: IMAGE }), [], 5)
    const second = newVideo(video({ title: 'b', description: 'd' }), [first], 5)
    expect([first.id, second.id, first.createdAt]).toEqual(['5', '6', '1970-01-01T00:00:00.005Z'])
    await saveVideos(null, { videos: [first, second] })
    const shown = await fetchVideos()
    expect(shown.map(({ title, order }) => [title, order])).toEqual([
      ['b', 2],
      ['a', 1],
    ])
    expect(JSON.stringify(shown)).not.toContain(IMAGE)
    expect((await firstValue(subscribeVideosForEditing, (list) => list !== null))?.videos).toEqual([
      { ...first, title: 'a' },
      second,
    ])
  })

  it("a video's own picture is read by its field, once, and again when it is another", async () => {
    await saveVideos(null, { videos: [newVideo(video({ image: IMAGE }), [], 5)] })
    const reads = vi.spyOn(globalThis, 'fetch')
    const [shown] = await fetchVideos()
    if (!shown) throw new Error('There is no video')
    expect(reads.mock.calls.length).toBe(1)
    for (let time = 1; time <= 2; time += 1) expect(await fetchVideoPicture(shown)).toBe(IMAGE)
    expect(reads.mock.calls.length).toBe(2)
    expect(JSON.stringify(reads.mock.calls[1])).toContain('pictures.`5`')
    const base = readVideos((await owner.get(VIDEOS)) ?? {})
    await saveVideos(base, { videos: base.videos.map((one) => ({ ...one, image: picture(400, 'webp', 'B') })) })
    expect(await fetchVideoPicture((await fetchVideos())[0] ?? shown)).toBe(picture(400, 'webp', 'B'))
    expect(await fetchVideoPicture({ id: 'none' })).toBe('')
    reads.mockRestore()
  })

  it('the director, the photo and the details are read as they were stored, and repaired', async () => {
    expect(await Promise.all([live(subscribeDirector), live(subscribeDirectorPhoto), live(subscribeCentre)])).toEqual([
      null,
      null,
      null,
    ])
    await store({
      [TEXTS]: {
        name: 'n',
        titles: 'x',
        credentials: [1, ' '],
        highlights: [{ text: '' }, { text: 'h', color: 'evil' }],
      },
      [PHOTO]: valid(PHOTO),
      [CENTRE]: valid(CENTRE),
    })
    expect(await live(subscribeDirector)).toMatchObject({
      titles: [],
      credentials: [],
      highlights: [{ text: 'h', color: 'text-primary' }],
    })
    expect(await live(subscribeDirectorPhoto)).toMatchObject({ photoBase64: valid(PHOTO)['photoBase64'] })
    expect(await live(subscribeCentre)).toEqual(parseCentre(valid(CENTRE), 'centre'))
  })
})

describe('what is hidden', () => {
  it('is left out wherever visitors look, and stays in the dashboard behind the others', async () => {
    const many = PRODUCTS_PAGE + 2
    await store({
      ...Object.fromEntries(Array.from({ length: many }, (_, n) => [`products/${idOf(n + 1)}`, product(n + 1)])),
      'team/a': { ...valid(MEMBER), id: 'a' },
      'team/b': { ...valid(MEMBER), id: 'b', order: 2 },
      [VIDEOS]: { ...valid(VIDEOS), videos: ['1', '2'].map((id) => ({ ...video(), id, order: Number(id) })) },
    })
    await setHidden('products', await listed('products'), { id: idOf(2) }, true)
    await setHidden('team', await listed('team'), { id: 'b' }, true)
    const base = readVideos((await owner.get(VIDEOS)) ?? {})
    await saveVideos(base, { videos: base.videos.map((one) => (one.id === '2' ? { ...one, hidden: true } : one)) })

    expect(await fetchProduct(idOf(2))).toBeNull()
    expect(await fetchProduct(idOf(1))).toMatchObject({ id: idOf(1) })
    expect(await fetchProductCount()).toBe(many - 1)
    // The page of the gallery stays full.
    expect((await live(subscribePages([0]))).map(({ order }) => order)).toEqual(
      Array.from({ length: PRODUCTS_PAGE + 1 }, (_, n) => n + 1),
    )
    expect((await live(subscribeProducts)).at(-1)).toMatchObject({ id: idOf(2), hidden: 2 })
    expect((await live(subscribeShownTeam)).map(({ id }) => id)).toEqual(['a'])
    expect((await fetchVideos()).map(({ id }) => id)).toEqual(['1'])
    const built = await readPublic(AbortSignal.timeout(20_000))
    expect([built.products, built.team, built.videos].map((list) => list?.length)).toEqual([PRODUCTS_PAGE, 1, 1])
  })
})

it('a link with an international domain is read as it was saved', async () => {
  const url = 'https://مثال.example/فيديو'
  await saveVideos(null, { videos: [newVideo(video({ url }), [], 5)] })
  expect((await fetchVideos())[0]?.url).toBe(url)
})

it('the file-storage client uses the bucket of the project (10)', async () => {
  const client = await storage()
  expect(client.app).toBe(await app())
  expect(client.app.options.storageBucket).toBe(process.env['VITE_FIREBASE_STORAGE_BUCKET'])
  expect(await storage()).toBe(client)
})

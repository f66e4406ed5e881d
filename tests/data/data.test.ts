import { memberFields } from '../fixtures/members'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { firstSuccess, getOne, subscribeAll, subscribeOne } from '../../src/data/client/collection'
import { newRevision, revisionOf, type Revision } from '../../src/data/store/document'
import { ConflictError, TooLargeError } from '../../src/data/client/errors'
import {
  addProduct,
  fetchProductCount,
  getFullPicture,
  getProducts,
  parseProduct,
  subscribePages,
} from '../../src/data/content/products'
import { putState } from '../../src/data/store/states'
import { dateField, parser, type Fields } from '../../src/data/content/parse'
import { getTeam, newTeamMemberId, removeTeamMember, saveTeamMember, subscribeTeam } from '../../src/data/content/team'
import { fetchVideos } from '../../src/data/content/videos'
import { getVideos, newVideo, saveVideos } from '../../src/data/store/edit-videos'
import { getDirector, saveDirector } from '../../src/data/content/director-texts'
import { getDirectorPhoto, setDirectorPhoto } from '../../src/data/content/director-photos'
import { app, storage } from '../../src/data/client/firebase'
import { addDocument, removeDocument, setDocument, updateDocument } from '../../src/data/store/write-document'
import { DIRECTOR_ID, DIRECTOR_PHOTO_ID, PRODUCTS_PAGE } from '../../src/limits'
import { owner, picture } from './backend'
import { firstValue, signedInBackend } from './sdk'

const log = vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

const productFields = (id: string, order: number) => ({
  id,
  image: picture(),
  name: `p${order}`,
  order,
  createdAt: new Date(2024, 0, order),
  updatedAt: new Date(2024, 0, order),
})
/** The base of a save over these versions, or over nothing. */
const over = (...revisions: Revision[]) => ({
  revision: newRevision(),
  over: revisions.length > 0 ? revisions : [null],
})
/** Returns the fields of a member with a new version, for the generic verbs. */
const versioned = () => ({ ...memberFields(), version: newRevision() })
const ids = { a: '1700000000001', b: '1700000000002', c: '1700000000003' }

beforeEach(async () => {
  await signedInBackend()
  log.mockClear()
})

describe('the generic verbs (142, 143)', () => {
  const parseThing = parser(
    'team',
    v.object({ id: v.string(), name: v.string(), createdAt: dateField, updatedAt: dateField }),
  )

  it('add sets id, createdAt and updatedAt', async () => {
    const id = await addDocument('team', versioned())
    const stored = await owner.get(`team/${id}`)
    expect(stored).toMatchObject({ id, name: 'n' })
    expect(stored?.['createdAt']).toBeInstanceOf(Date)
    expect(stored?.['updatedAt']).toEqual(stored?.['createdAt'])
    expect(await getOne('team', id, parseThing)).toMatchObject({ id, name: 'n' })
    expect(await getOne('team', 'nobody', parseThing)).toBeNull()
    // A retry of the same call.
    await addDocument('team', { ...versioned(), name: 'retried' }, id)
    expect(await owner.get(`team/${id}`)).toMatchObject({ name: 'retried', createdAt: stored?.['createdAt'] })
  })

  it('update changes only the named fields and updatedAt', async () => {
    const id = await addDocument('team', versioned())
    const before = await owner.get(`team/${id}`)
    await updateDocument('team', id, { name: 'other', version: newRevision() })
    const after = await owner.get(`team/${id}`)
    expect(after).toMatchObject({ name: 'other', title: 't', createdAt: before?.['createdAt'] })
    expect(after?.['updatedAt']).not.toEqual(before?.['updatedAt'])
    await expect(updateDocument('team', 'nobody', { name: 'x' })).rejects.toThrow()
  })

  it('set by id merges and sets only updatedAt', async () => {
    await setDirectorPhoto({ photoBase64: picture(300, 'jpeg'), portrait: '' })
    const stored = await owner.get(`director-photos/${DIRECTOR_PHOTO_ID}`)
    expect(stored).not.toHaveProperty('createdAt')
    expect(stored?.['updatedAt']).toBeInstanceOf(Date)
  })

  it('remove deletes a document', async () => {
    const id = await addDocument('team', versioned())
    const seen: boolean[] = []
    const stop = subscribeAll('team', parseThing, { sort: () => 0 })({
      next: (list) => seen.push(list.some((item) => item.id === id)),
      error: () => {},
    })
    await vi.waitFor(() => expect(seen.at(-1)).toBe(true))
    await firstValue(subscribeOne('team', id, parseThing), (item) => item?.name === 'n')
    await removeDocument('team', id)
    expect(await firstValue(subscribeOne('team', id, parseThing), (item) => item === null)).toBeNull()
    await vi.waitFor(() => expect(seen.at(-1)).toBe(false))
    stop()
  })

  it('list sorts by order, then by createdAt (144)', async () => {
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
    await expect(addDocument('team', { ...versioned(), color: 'red' })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(log).toHaveBeenCalledWith('[data] team.add failed', expect.anything())
  })

  it('drop undefined values', async () => {
    const video = {
      ...newVideo({ title: 't', url: 'https://youtu.be/abcdefghijk', description: undefined }, []),
      duration: undefined,
    }
    await saveVideos([video], over())
    expect((await getVideos())?.videos[0]).not.toHaveProperty('description')
  })

  it('refuse a document that is too large before any call', async () => {
    await expect(addDocument('team', { ...memberFields(), image: picture(1_000_001) })).rejects.toBeInstanceOf(
      TooLargeError,
    )
    await expect(addDocument('team', { a: 'x'.repeat(600_000), b: 'y'.repeat(600_000) })).rejects.toBeInstanceOf(
      TooLargeError,
    )
    await expect(updateDocument('team', 'x', { a: 'ب'.repeat(600_000) })).rejects.toBeInstanceOf(TooLargeError)
  })
})

describe('products (146, 150)', () => {
  it('are read without malformed documents', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await owner.put(`products/${ids.b}`, productFields(ids.b, 2))
    await owner.put(`products/${ids.a}`, { ...productFields(ids.a, 1), image: 'javascript:alert(1)', name: 7 })
    await owner.put(`products/${ids.c}`, { ...productFields(ids.c, 3), id: 'another' })
    const list = await getProducts()
    expect(await fetchProductCount()).toBe(3)
    expect(list.map(({ id, name, image }) => [id, name, image === ''])).toEqual([
      [ids.a, '', true],
      [ids.b, 'p2', false],
      [ids.c, 'p3', false],
    ])
    expect(parseProduct({ image: picture() }, '1')).toMatchObject({ id: '1', createdAt: null })
    warn.mockRestore()
  })

  it('are added with both pictures at the end', async () => {
    const draft = { id: ids.a, image: picture(), full: picture(5_000), name: ' ' }
    await addProduct(draft, (order) => `default ${order}`)
    await addProduct(draft, (order) => `default ${order}`)
    expect(await getProducts()).toMatchObject([{ id: ids.a, name: 'default 1', order: 1 }])
    const [added] = await getProducts()
    expect(added && (await getFullPicture(added))).toHaveLength(5_000)
    expect(await getFullPicture({ id: ids.b })).toBeNull()
  })

  it('are refused before any call when a picture is too large (149)', async () => {
    await expect(
      addProduct({ id: ids.a, image: picture(16_001), full: picture(), name: 'n' }, String),
    ).rejects.toBeInstanceOf(TooLargeError)
    await expect(
      addProduct({ id: ids.a, image: picture(), full: picture(160_001), name: 'n' }, String),
    ).rejects.toBeInstanceOf(TooLargeError)
    await expect(
      addProduct({ id: ids.a, image: 'http://x.example/a.png', full: picture(), name: 'n' }, String),
    ).rejects.toBeInstanceOf(TypeError)
    expect(log).toHaveBeenCalledTimes(3)
  })

  it('update the live list with every change (57, 58)', async () => {
    const seen: string[][] = []
    const stop = subscribePages([0])({ next: (list) => seen.push(list.map(({ id }) => id)), error: () => {} })
    await vi.waitFor(() => expect(seen.at(-1)).toEqual([]))
    await owner.put(`products/${ids.a}`, productFields(ids.a, 1))
    await vi.waitFor(() => expect(seen.at(-1)).toEqual([ids.a]))
    await owner.remove(`products/${ids.a}`)
    await vi.waitFor(() => expect(seen.at(-1)).toEqual([]))
    stop()
  })
})

describe('pages of products (P25)', () => {
  it('hold each product once where orders are repeated or left out', async () => {
    // As made by hand in the console.
    const orders = [1, 2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 40]
    const stored = orders.map((order, index) => productFields(`170000000010${index}`, order))
    await Promise.all(stored.map((product) => owner.put(`products/${product.id}`, product)))
    const first = await firstValue(subscribePages([0]), (list) => list.length === PRODUCTS_PAGE + 1)
    const both = subscribePages([0, first.at(-1)?.order ?? 0])
    const all = await firstValue(both, (list) => list.length > first.length)
    expect(all.map(({ order }) => order)).toEqual(orders)
  })
})

describe('team (148, 150)', () => {
  it('is sorted by order, then newest first (decision 5)', async () => {
    const at = (day: number) => ({ createdAt: new Date(2024, 0, day), updatedAt: new Date(2024, 0, day) })
    await owner.put('team/old', { ...memberFields(), id: 'old', ...at(1) })
    await owner.put('team/new', { ...memberFields(), id: 'new', ...at(2) })
    await owner.put('team/first', { ...memberFields(), id: 'first', order: 1, ...at(1) })
    expect((await getTeam()).map(({ id }) => id)).toEqual(['first', 'new', 'old'])
    expect((await firstValue(subscribeTeam, (list) => list.length === 3)).map(({ id }) => id)).toEqual([
      'first',
      'new',
      'old',
    ])
  })

  it('detects that somebody else saved a member', async () => {
    const id = await newTeamMemberId()
    const added = over()
    await saveTeamMember(id, memberFields(), added)
    await saveTeamMember(id, { ...memberFields(), name: 'mine' }, over(added.revision))
    const stale = saveTeamMember(id, { ...memberFields(), name: 'late' }, over(added.revision))
    await expect(stale).rejects.toBeInstanceOf(ConflictError)
    expect(await getTeam()).toMatchObject([{ id, name: 'mine' }])
  })

  it('lists an addition only once it is stored (decision 8, P6)', async () => {
    const id = await newTeamMemberId()
    const seen: string[] = []
    const stop = subscribeTeam({ next: (list) => seen.push(...list.map(({ name }) => name)), error: () => {} })
    await expect(
      saveTeamMember(id, { ...memberFields(), color: 'red' as 'text-primary', name: 'refused' }, over()),
    ).rejects.toMatchObject({ code: 'permission-denied' })
    const lost = over()
    await saveTeamMember(id, memberFields(), lost)
    const first = await owner.get(`team/${id}`)
    const next = over(null, lost.revision)
    await saveTeamMember(id, { ...memberFields(), name: 'typed on' }, next)
    expect(await owner.get(`team/${id}`)).toEqual({
      ...first,
      name: 'typed on',
      updatedAt: expect.any(Date) as Date,
      version: next.revision,
    })
    await vi.waitFor(() => expect(seen).toContain('typed on'))
    expect(seen).not.toContain('refused')
    stop()
  })

  it('refuses a change that is too large before any call', async () => {
    const large = { ...memberFields(), image: picture(1_000_001) }
    await expect(saveTeamMember('nobody', large, over())).rejects.toBeInstanceOf(TooLargeError)
  })

  it('restores a deleted member with its id and creation date', async () => {
    const id = await newTeamMemberId()
    await saveTeamMember(id, memberFields(), over())
    const [before] = await getTeam()
    await putState(await removeTeamMember(id), { position: 1 })
    expect(await getTeam()).toMatchObject([{ id, createdAt: before?.createdAt, name: before?.name }])
  })
})

describe('the fixed documents (145, 147, 150)', () => {
  it('videos: are read newest first', async () => {
    expect(await getVideos()).toBeNull()
    expect(await fetchVideos()).toEqual([])
    const first = newVideo({ title: ' a ', url: 'https://youtu.be/abcdefghijk', description: '' }, [], 5)
    const second = newVideo({ title: 'b', url: 'https://youtu.be/abcdefghijk', description: 'd' }, [first], 5)
    expect([first.id, first.order, second.id, second.order, first.createdAt]).toEqual([
      '5',
      1,
      '6',
      2,
      '1970-01-01T00:00:00.005Z',
    ])
    await saveVideos([first, second], over())
    expect((await fetchVideos()).map(({ title }) => title)).toEqual(['b', 'a'])
    expect((await getVideos())?.videos).toEqual([first, second])
  })

  it('videos: invalid entries are left out', async () => {
    await owner.put('videos/main-videos', {
      videos: [null, 'x', { id: '1', title: 't', url: 5 }, { title: 'no id' }],
      updatedAt: 'never',
    })
    expect(await fetchVideos()).toMatchObject([{ id: '1', url: '' }])
  })

  it('videos: a link that is too long is left out', async () => {
    const long = `https://x.example/${'a'.repeat(3_000)}`
    await owner.put('videos/main-videos', {
      videos: [{ id: '1', title: 't', url: long, createdAt: '2024-01-01', order: 1 }],
      updatedAt: new Date(),
    })
    expect(await fetchVideos()).toMatchObject([{ id: '1', url: '' }])
  })

  it('videos: saving over a newer version is a conflict (decision 13)', async () => {
    const loaded = over()
    await saveVideos([], loaded)
    const video = newVideo({ title: 'theirs', url: 'https://youtu.be/abcdefghijk', description: undefined }, [])
    await saveVideos([video], over(loaded.revision))
    await expect(saveVideos([], over(loaded.revision))).rejects.toMatchObject({
      theirs: { videos: [{ title: 'theirs' }] },
    })
    expect(await fetchVideos()).toHaveLength(1)
  })

  it('director profile and photo: are read as they were stored', async () => {
    expect([await getDirector(), await getDirectorPhoto()]).toEqual([null, null])
    await saveDirector(
      { name: 'n', titles: ['t'], credentials: ['c'], highlights: [{ text: 'h', color: 'text-accent' }] },
      over(),
    )
    expect(await getDirector()).toMatchObject({ name: 'n', highlights: [{ text: 'h', color: 'text-accent' }] })
    await owner.put(`director-texts/${DIRECTOR_ID}`, {
      name: 'n',
      titles: 'x',
      credentials: [1, ' '],
      highlights: [{ text: '' }, { text: 'h', color: 'evil' }],
    })
    expect(await getDirector()).toMatchObject({
      titles: [],
      credentials: [],
      highlights: [{ text: 'h', color: 'text-primary' }],
    })
    await setDirectorPhoto({ photoBase64: picture(300, 'jpeg'), portrait: picture(200) })
    expect(await getDirectorPhoto()).toMatchObject({ photoBase64: picture(300, 'jpeg'), portrait: picture(200) })
  })

  it('carry their id when they are read by the generic verbs', async () => {
    const raw = ['director-texts', DIRECTOR_ID, (all: Fields, id: string): Fields => ({ ...all, id })] as const
    await setDocument('director-texts', DIRECTOR_ID, {
      name: 'n',
      titles: [],
      credentials: [],
      highlights: [],
      version: newRevision(),
    })
    expect(await getOne(...raw)).toMatchObject({ id: DIRECTOR_ID })
    expect(await firstValue(subscribeOne(...raw), (value) => value !== null)).toMatchObject({ name: 'n' })
  })
})

describe('the version of a document', () => {
  const texts = (name: string) => ({ name, titles: [], credentials: [], highlights: [] })
  const storedName = async () => (await getDirector())?.name

  it('is known after a save without another read', async () => {
    const save = over()
    await saveDirector(texts('a'), save)
    expect(revisionOf(await getDirector())).toBe(save.revision)
    expect(revisionOf(null)).toBeNull()
  })

  it('makes the retry of a save whose answer was lost succeed', async () => {
    const save = over()
    await saveDirector(texts('a'), save)
    const first = await owner.get(`director-texts/${DIRECTOR_ID}`)
    await saveDirector(texts('a'), save)
    expect(await owner.get(`director-texts/${DIRECTOR_ID}`)).toEqual(first)
  })

  it('allows a form to replace its own save whose answer was lost', async () => {
    const loaded = over()
    await saveDirector(texts('loaded'), loaded)
    const lost = over(loaded.revision)
    await saveDirector(texts('mine'), lost)
    const next = over(loaded.revision, lost.revision)
    await saveDirector(texts('mine, typed on'), next)
    expect(await storedName()).toBe('mine, typed on')
    await saveDirector(texts('theirs'), over(next.revision))
    await expect(
      saveDirector(texts('late'), over(loaded.revision, lost.revision, next.revision)),
    ).rejects.toMatchObject({
      theirs: { name: 'theirs' },
    })
    expect(await storedName()).toBe('theirs')
  })

  it('differs when somebody else saved the same content', async () => {
    const loaded = over()
    await saveDirector(texts('a'), loaded)
    await saveDirector(texts('a'), over(loaded.revision))
    await expect(saveDirector(texts('b'), over(loaded.revision))).rejects.toBeInstanceOf(ConflictError)
  })

  it('is null for a deleted document', async () => {
    const loaded = over()
    await saveDirector(texts('a'), loaded)
    await owner.remove(`director-texts/${DIRECTOR_ID}`)
    await expect(saveDirector(texts('b'), over(loaded.revision))).rejects.toMatchObject({ theirs: null })
    await saveDirector(texts('b'), over(null))
    expect(await storedName()).toBe('b')
  })

  it('is empty for a document that was saved without one', async () => {
    await owner.put(`director-texts/${DIRECTOR_ID}`, { ...texts('old'), updatedAt: new Date() })
    const loaded = revisionOf(await getDirector())
    expect(loaded).toBe('')
    await expect(saveDirector(texts('new'), over(null))).rejects.toMatchObject({ theirs: { name: 'old' } })
    const save = over(loaded)
    await saveDirector(texts('new'), save)
    expect(revisionOf(await getDirector())).toBe(save.revision)
  })
})

it('the file-storage client uses the bucket of the project (10)', async () => {
  const client = await storage()
  expect(client.app).toBe(await app())
  expect(client.app.options.storageBucket).toBe(process.env['VITE_FIREBASE_STORAGE_BUCKET'])
  expect(await storage()).toBe(client)
})

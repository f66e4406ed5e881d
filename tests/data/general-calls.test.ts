import { ref } from 'firebase/storage'
import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { memberFields, valid } from '../../scripts/documents/valid'
import type { Fields } from '../../src/data/client/document'
import { loadApp } from '../../src/data/client/firebase'
import { loadFirebaseStorage } from '../../src/data/client/firebase-storage'
import { subscribeAll, subscribeOne } from '../../src/data/client/subscribable'
import { dateField, parser } from '../../src/data/content/schema-fields'
import {
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_ID,
  DIRECTOR_TEXTS_PATH,
} from '../../src/data/document-paths'
import { savePhoto } from '../../src/data/store/director'
import { deleteDocument, setDocument } from '../../src/data/store/documents'
import {
  addDocument,
  firstSuccess,
  getAll,
  getOne,
  updateDocument,
} from '../../src/data/store/general-calls'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { firstAnswer, firstValue, signedInBackend } from '../helpers/emulator/sdk'
import { clearContent } from '../helpers/emulator/stored-content'

const log = vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

beforeAll(() => signedInBackend())
beforeEach(async () => {
  await clearContent()
  log.mockClear()
})

// Requirements 142, 143
describe('the general calls', () => {
  const parse = parser(
    'team',
    v.object({ id: v.string(), name: v.string(), createdAt: dateField, updatedAt: dateField }),
  )
  const fields = { ...memberFields(), order: 1 }

  it('addDocument sets id, createdAt and updatedAt, once for an id', async () => {
    const id = await addDocument('team', fields)
    const stored = await owner.get(`team/${id}`)
    const createdAt = expect.any(Date) as Date
    expect(stored).toMatchObject({ id, name: 'n', createdAt, updatedAt: stored?.['createdAt'] })
    await addDocument('team', { ...fields, name: 'again' }, id)
    expect(await getAll('team', parse)).toMatchObject([
      { id, name: 'again', createdAt: stored?.['createdAt'] },
    ])
  })

  it('updateDocument changes only the named fields and updatedAt, and needs a document', async () => {
    const id = await addDocument('team', { ...fields, title: 'before' })
    const before = await owner.get(`team/${id}`)
    await updateDocument('team', id, { title: 'after' })
    expect(await owner.get(`team/${id}`)).toEqual({
      ...before,
      title: 'after',
      updatedAt: expect.any(Date) as Date,
    })
    await expect(updateDocument('team', 'nobody', { title: 'x' })).rejects.toMatchObject({
      reason: 'gone',
    })
  })

  it('setDocument merges, removes what is undefined and sets only updatedAt', async () => {
    await savePhoto(null, { photoBase64: makeImage(300, 'jpeg'), portrait: makeImage(200) })
    await savePhoto(null, { photoBase64: makeImage(310, 'jpeg') })
    expect(await owner.get(DIRECTOR_PHOTO_PATH)).toEqual({
      photoBase64: makeImage(310, 'jpeg'),
      updatedAt: expect.any(Date) as Date,
    })
    await setDocument(DIRECTOR_TEXTS_PATH, {
      name: 'n',
      titles: [],
      credentials: [],
      highlights: [],
    })
    expect(Object.keys((await owner.get(DIRECTOR_TEXTS_PATH)) ?? {})).not.toContain('createdAt')
  })

  it('setDocument names the version that it replaced, or its addition, or neither', async () => {
    const save = (chars: number) => savePhoto(null, { photoBase64: makeImage(chars, 'jpeg') })
    const id = expect.stringMatching(/^director-photos_/) as string
    expect(await save(300)).toMatchObject({ trace: { id, isAddition: true } })
    expect(await save(310)).toMatchObject({ trace: { id, isAddition: false } })
    expect(await save(310)).toMatchObject({ trace: null })
  })

  it('getOne and subscribeOne give null where nothing is stored, and the id of what is', async () => {
    const raw = [
      'director-texts',
      DIRECTOR_TEXTS_ID,
      (fields: Fields, id: string): Fields => ({ ...fields, id }),
    ] as const
    expect([await getOne(...raw), await firstAnswer(subscribeOne(...raw))]).toEqual([null, null])
    await store({ [DIRECTOR_TEXTS_PATH]: valid(DIRECTOR_TEXTS_PATH) })
    expect(await firstValue(subscribeOne(...raw), Boolean)).toMatchObject({
      id: DIRECTOR_TEXTS_ID,
      name: 'n',
    })
    expect(await getOne(...raw)).toMatchObject({ id: DIRECTOR_TEXTS_ID })
  })

  it('deleteDocument deletes, and the live list is told', async () => {
    const id = await addDocument('team', fields)
    const seen: number[] = []
    const stop = subscribeAll(
      'team',
      parse,
    )({ next: (list) => seen.push(list.length), error: () => {} })
    await expect.poll(() => seen.at(-1)).toBe(1)
    await deleteDocument('team', id)
    await expect.poll(() => seen.at(-1)).toBe(0)
    stop()
  })

  // Requirement 144
  it('lists are queried by order, then createdAt, then unordered, until a query works', async () => {
    const tried: string[] = []
    const query = (name: string, works: boolean) => async () => {
      tried.push(name)
      if (!works) throw new Error(name)
      return name
    }
    expect(
      await firstSuccess([query('order', false), query('createdAt', false), query('any', true)]),
    ).toBe('any')
    expect(tried).toEqual(['order', 'createdAt', 'any'])
    await expect(firstSuccess([query('order', false), query('any', false)])).rejects.toThrow('any')
    // No way is open to anybody: the live list fails with the last one.
    await expect(firstAnswer(subscribeAll('admins', parse))).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  // Requirement 149
  it('a failed call is logged and thrown again', async () => {
    await expect(addDocument('team', { ...fields, color: 'red' })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(log).toHaveBeenCalledWith('[data] team.add failed', expect.anything())
  })
})

// Requirement 10
it('the file-storage client uses the bucket of the project', async () => {
  const client = await loadFirebaseStorage()
  expect(client.app).toBe(await loadApp())
  expect(ref(client).bucket).toBe(process.env['VITE_FIREBASE_STORAGE_BUCKET'])
  expect(await loadFirebaseStorage()).toBe(client)
})

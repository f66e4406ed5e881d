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
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { VERSION_KEPT_MS } from '../../src/limits'
import {
  ADMIN,
  DATE,
  deleteWrite,
  makeImage,
  owner,
  setWrite,
  store,
  versionIdOf,
  versionOf,
  versionWrite,
} from '../helpers/emulator/backend'
import {
  expectRefused,
  expectTaken,
  freshRules,
  isTaken,
  validVersionWrite,
} from '../helpers/emulator/rules'

beforeEach(freshRules)

const KEPT = [
  PRODUCT_PATH,
  MEMBER_PATH,
  VIDEOS_PATH,
  DIRECTOR_TEXTS_PATH,
  DIRECTOR_PHOTO_PATH,
  CENTRE_PATH,
]
const changedFields = (path: string): StoredFields => {
  const fields = valid(path)
  const field = ['name', 'city', 'photoBase64', 'videos'].find((name) => name in fields) ?? ''
  const other: StoredFields = { videos: [], photoBase64: makeImage(400, 'jpeg') }
  return { ...fields, [field]: other[field] ?? 'changed' }
}
const deletionOf = (path: string) =>
  path === PRODUCT_PATH
    ? [
        validVersionWrite(path, { isDeletion: true, largeImage: VALID_IMAGE }),
        deleteWrite(path),
        deleteWrite(LARGE_IMAGE_PATH),
      ]
    : [validVersionWrite(path, { isDeletion: true }), deleteWrite(path)]

describe.each(KEPT)('%s', (path) => {
  beforeEach(() =>
    store({
      [PRODUCT_PATH]: valid(PRODUCT_PATH),
      [LARGE_IMAGE_PATH]: valid(LARGE_IMAGE_PATH),
      [path]: valid(path),
    }),
  )

  it(`${path} changes only beside a version of its state before`, async () => {
    await expectRefused(setWrite(path, changedFields(path)))
    await expectTaken(validVersionWrite(path), setWrite(path, changedFields(path)))
    expect((await owner.get(`versions/${versionIdOf(path, valid(path))}`))?.['fields']).toEqual(
      valid(path),
    )
  })

  it(`${path} is deleted only beside a version of its state before`, async () => {
    await expectRefused(deleteWrite(path))
    await expectRefused(validVersionWrite(path), deleteWrite(path))
    await expectTaken(...deletionOf(path))
    expect(await owner.get(path)).toBeNull()
  })
})

it('an outdated document can be hidden, and nothing else in it changes with that', async () => {
  for (const path of [PRODUCT_PATH, MEMBER_PATH]) {
    const outdated = { ...valid(path), name: 'x'.repeat(121) }
    const hidden = { ...outdated, order: undefined, hidden: 1 }
    const version = versionWrite(path, outdated)
    await store({ [path]: outdated })
    await expectRefused(version, setWrite(path, { ...hidden, name: 'y'.repeat(121) }))
    await expectTaken(version, setWrite(path, hidden))
  }
})

it('no write changes the date of creation', async () => {
  await store({ [MEMBER_PATH]: valid(MEMBER_PATH) })
  await expectRefused(
    validVersionWrite(MEMBER_PATH),
    setWrite(MEMBER_PATH, { ...changedFields(MEMBER_PATH), createdAt: new Date(0) }),
  )
  const { createdAt: _, ...undated } = changedFields(MEMBER_PATH)
  await expectRefused(validVersionWrite(MEMBER_PATH), setWrite(MEMBER_PATH, undated))
  await expectTaken(
    validVersionWrite(MEMBER_PATH),
    setWrite(MEMBER_PATH, changedFields(MEMBER_PATH)),
  )
})

it('what is no list has no sequence', async () => {
  await expectRefused(setWrite('lists/videos', { ids: [], updatedAt: DATE }))
})

it('a document made by hand without times can be changed and deleted', async () => {
  const { createdAt: _, updatedAt: __, ...undated } = valid(MEMBER_PATH)
  await store({ [MEMBER_PATH]: undated })
  const version = (more = {}) => versionWrite(MEMBER_PATH, undated, more)
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000)
  await expectRefused(
    version(),
    setWrite(MEMBER_PATH, { ...undated, createdAt: tomorrow, updatedAt: DATE }),
  )
  await expectTaken(version(), setWrite(MEMBER_PATH, { ...undated, name: 'x', updatedAt: DATE }))
  await store({ [MEMBER_PATH]: undated, 'versions/team_member1_0': null })
  await expectTaken(version({ isDeletion: true }), deleteWrite(MEMBER_PATH))
})

describe('a false version', () => {
  const id = versionIdOf(MEMBER_PATH, valid(MEMBER_PATH))
  const true_ = versionOf(MEMBER_PATH, valid(MEMBER_PATH))
  it.each<[string, string, StoredFields]>([
    ['another state', id, { ...true_, fields: { ...valid(MEMBER_PATH), name: 'invented' } }],
    ['more than the state', id, { ...true_, fields: { ...valid(MEMBER_PATH), more: 1 } }],
    ['no state', id, { ...true_, fields: undefined }],
    ['the name of the state after', `team_member1_${Date.now()}`, true_],
    ['the name of another document', `team_other_${DATE.getTime()}`, true_],
    ['the path of another document', id, { ...true_, path: 'team/other' }],
    ['a path with more parts', id, { ...true_, path: `${MEMBER_PATH}/x` }],
    ['a path of no document of ours', id, { ...true_, path: 'admins/member1' }],
    ['another time', id, { ...true_, at: new Date(0) }],
    ['a later time', id, { ...true_, at: new Date(Date.now() + 1e9) }],
    ['another writer', id, { ...true_, by: 'other@x.example' }],
    ['a change that is called a deletion', id, { ...true_, isDeletion: true }],
    ['nothing about the deletion', id, { ...true_, isDeletion: undefined }],
    ['an image of a change', id, { ...true_, largeImage: VALID_IMAGE }],
    ['more fields', id, { ...true_, more: 1 }],
    [
      'an addition of what was there',
      'team_member1+1',
      {
        path: MEMBER_PATH,
        at: DATE,
        by: ADMIN.email,
        isAddition: true,
        fields: { name: 'changed', createdAt: DATE },
      },
    ],
  ])('a false version with %s is refused beside its change', async (_, name, version) => {
    await store({
      [MEMBER_PATH]: valid(MEMBER_PATH),
      [PRODUCT_PATH]: valid(PRODUCT_PATH),
      [LARGE_IMAGE_PATH]: valid(LARGE_IMAGE_PATH),
    })
    const change = setWrite(MEMBER_PATH, changedFields(MEMBER_PATH))
    await expectRefused(setWrite(`versions/${name}`, version), change)
    // It is refused beside the true one, too.
    if (name !== id)
      await expectRefused(
        setWrite(`versions/${name}`, version),
        validVersionWrite(MEMBER_PATH),
        change,
      )
    await expectTaken(validVersionWrite(MEMBER_PATH), change)
  })

  it('a true version without a change, or of what is not stored, is refused', async () => {
    await store({ [MEMBER_PATH]: valid(MEMBER_PATH) })
    await expectRefused(validVersionWrite(MEMBER_PATH))
    await expectRefused(versionWrite('team/other', {}))
  })

  it('a version is neither replaced nor deleted after its change', async () => {
    await store({ [MEMBER_PATH]: valid(MEMBER_PATH) })
    await expectTaken(
      validVersionWrite(MEMBER_PATH),
      setWrite(MEMBER_PATH, changedFields(MEMBER_PATH)),
    )
    await expectRefused(setWrite(`versions/${id}`, { ...true_, fields: {} }))
    await expectRefused(deleteWrite(`versions/${id}`))
  })
})

it('a version can be deleted after 30 days, and never be changed', async () => {
  for (const minutes of [-1, 1]) {
    const at = new Date(Date.now() - VERSION_KEPT_MS - minutes * 60_000)
    await store({
      'versions/a_1': { path: MEMBER_PATH, at, by: 'b', isDeletion: true, fields: {} },
    })
    await expectRefused(setWrite('versions/a_1', { path: MEMBER_PATH, at: new Date(0) }))
    expect(await isTaken(deleteWrite('versions/a_1'))).toBe(minutes > 0)
  }
})

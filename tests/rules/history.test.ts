import { beforeEach, describe, expect, it } from 'vitest'
import type { StoredFields } from '../../scripts/rest.mjs'
import { VERSION_KEPT_MS } from '../../src/limits'
import {
  CENTRE,
  FULL,
  IMAGE,
  MEMBER,
  PHOTO,
  PRODUCT,
  TEXTS,
  valid,
  VIDEOS,
} from '../helpers/documents'
import {
  ADMIN,
  DATE,
  deleteWrite,
  freshBackend,
  owner,
  picture,
  rawRequest,
  setWrite,
  store,
  versionIdOf,
  versionOf,
  type Write,
} from '../helpers/emulator/backend'

let token: string
beforeEach(async () => {
  token = (await freshBackend()).idToken
})

const commit = async (...writes: Write[]) =>
  (await rawRequest(token, 'POST', ':commit', { writes })).status
const KEPT = [PRODUCT, MEMBER, VIDEOS, TEXTS, PHOTO, CENTRE]
const changed = (path: string): StoredFields => {
  const fields = valid(path)
  const field = ['name', 'city', 'photoBase64', 'videos'].find((name) => name in fields) ?? ''
  const other: StoredFields = { videos: [], photoBase64: picture(400, 'jpeg') }
  return { ...fields, [field]: other[field] ?? 'changed' }
}
/** The version of what is stored, as it must be. */
const kept = (path: string, more: StoredFields = {}) =>
  setWrite(
    `versions/${versionIdOf(path, valid(path))}`,
    versionOf(path, valid(path), ADMIN.email, more),
  )
const gone = (path: string) =>
  path === PRODUCT
    ? [kept(path, { isDeletion: true, picture: IMAGE }), deleteWrite(path), deleteWrite(FULL)]
    : [kept(path, { isDeletion: true }), deleteWrite(path)]

describe.each(KEPT)('%s', (path) => {
  beforeEach(() => store({ [PRODUCT]: valid(PRODUCT), [FULL]: valid(FULL), [path]: valid(path) }))

  it('is changed with its state before, in one request or an earlier one, and not without', async () => {
    expect(await commit(setWrite(path, changed(path)))).toBe(403)
    expect(await commit(kept(path), setWrite(path, changed(path)))).toBe(200)
    expect((await owner.get(`versions/${versionIdOf(path, valid(path))}`))?.['fields']).toEqual(
      valid(path),
    )
  })

  it('is deleted with its state before, and not without', async () => {
    expect(await commit(deleteWrite(path))).toBe(403)
    expect(await commit(kept(path), deleteWrite(path))).toBe(403)
    expect(await commit(...gone(path))).toBe(200)
    expect(await owner.get(path)).toBeNull()
  })
})

it('only a move needs no version but that of the sequence, and changes nothing else', async () => {
  for (const path of [PRODUCT, MEMBER]) {
    const list = `lists/${path.split('/')[0] ?? ''}`
    const before = { ids: ['a', 'b'], updatedAt: DATE }
    const moved = setWrite(path, { ...valid(path), order: 2 })
    const replaced = setWrite(list, { ids: ['b', 'a'], updatedAt: DATE })
    const keeps = setWrite(
      `versions/${versionIdOf(list, before)}`,
      versionOf(list, before, ADMIN.email),
    )
    await store({ [path]: valid(path), [list]: before })
    expect(await commit(setWrite(path, valid(path)))).toBe(200)
    expect(await commit(moved)).toBe(403)
    expect(await commit(moved, replaced)).toBe(403)
    expect(await commit(replaced)).toBe(403)
    expect(await commit(deleteWrite(list))).toBe(403)
    expect(await commit(moved, replaced, keeps)).toBe(200)
    expect(await owner.get(`versions/${versionIdOf(list, before)}`)).toMatchObject({
      fields: before,
    })
    await store({ [path]: valid(path) })
    expect(await commit(setWrite(path, { ...valid(path), order: 2, name: 'x' }))).toBe(403)
    expect(await commit(setWrite(path, { ...valid(path), order: undefined, hidden: 1 }))).toBe(403)
  }
})

it('the date of creation changes with nothing', async () => {
  await store({ [MEMBER]: valid(MEMBER) })
  expect(
    await commit(kept(MEMBER), setWrite(MEMBER, { ...changed(MEMBER), createdAt: new Date(0) })),
  ).toBe(403)
  const { createdAt: _, ...undated } = changed(MEMBER)
  expect(await commit(kept(MEMBER), setWrite(MEMBER, undated))).toBe(403)
  expect(await commit(kept(MEMBER), setWrite(MEMBER, changed(MEMBER)))).toBe(200)
})

it('a document made by hand without times can be changed and deleted', async () => {
  const { createdAt: _, updatedAt: __, ...undated } = valid(MEMBER)
  await store({ [MEMBER]: undated })
  const version = (more = {}) =>
    setWrite('versions/team_member1_0', versionOf(MEMBER, undated, ADMIN.email, more))
  expect(
    await commit(version(), setWrite(MEMBER, { ...undated, name: 'x', updatedAt: DATE })),
  ).toBe(200)
  await store({ [MEMBER]: undated, 'versions/team_member1_0': null })
  expect(await commit(version({ isDeletion: true }), deleteWrite(MEMBER))).toBe(200)
})

describe('a false version is refused, although its document is changed by the same request', () => {
  const id = versionIdOf(MEMBER, valid(MEMBER))
  const true_ = versionOf(MEMBER, valid(MEMBER), ADMIN.email)
  it.each<[string, string, StoredFields]>([
    ['another state', id, { ...true_, fields: { ...valid(MEMBER), name: 'invented' } }],
    ['more than the state', id, { ...true_, fields: { ...valid(MEMBER), more: 1 } }],
    ['no state', id, { ...true_, fields: undefined }],
    ['the name of the state after', `team_member1_${Date.now()}`, true_],
    ['the name of another document', `team_other_${DATE.getTime()}`, true_],
    ['the path of another document', id, { ...true_, path: 'team/other' }],
    ['a path with more parts', id, { ...true_, path: `${MEMBER}/x` }],
    ['a path of no document of ours', id, { ...true_, path: 'admins/member1' }],
    ['another time', id, { ...true_, at: new Date(0) }],
    ['a later time', id, { ...true_, at: new Date(Date.now() + 1e9) }],
    ['another writer', id, { ...true_, by: 'other@x.example' }],
    ['a deletion that is none', id, { ...true_, isDeletion: true }],
    ['nothing about the deletion', id, { ...true_, isDeletion: undefined }],
    ['a picture of a change', id, { ...true_, picture: IMAGE }],
    ['more fields', id, { ...true_, more: 1 }],
    [
      'an addition of what was there',
      'team_member1+1',
      {
        path: MEMBER,
        at: DATE,
        by: ADMIN.email,
        isAddition: true,
        fields: { name: 'changed', createdAt: DATE },
      },
    ],
  ])('%s', async (_, name, version) => {
    await store({ [MEMBER]: valid(MEMBER), [PRODUCT]: valid(PRODUCT), [FULL]: valid(FULL) })
    const change = setWrite(MEMBER, changed(MEMBER))
    expect(await commit(setWrite(`versions/${name}`, version), change)).toBe(403)
    // Beside the true one, too.
    if (name !== id)
      expect(await commit(setWrite(`versions/${name}`, version), kept(MEMBER), change)).toBe(403)
    expect(await commit(kept(MEMBER), change)).toBe(200)
  })

  it('a true one without a change, or of what is not stored', async () => {
    await store({ [MEMBER]: valid(MEMBER) })
    expect(await commit(kept(MEMBER))).toBe(403)
    expect(
      await commit(setWrite('versions/team_other_0', versionOf('team/other', {}, ADMIN.email))),
    ).toBe(403)
  })

  it('a second one of the same state', async () => {
    await store({ [MEMBER]: valid(MEMBER) })
    await commit(kept(MEMBER), setWrite(MEMBER, changed(MEMBER)))
    expect(await commit(setWrite(`versions/${id}`, { ...true_, fields: {} }))).toBe(403)
    expect(await commit(deleteWrite(`versions/${id}`))).toBe(403)
  })
})

describe('the large picture of a product', () => {
  const version = (more: StoredFields) => kept(PRODUCT, { isDeletion: true, ...more })
  beforeEach(() => store({ [PRODUCT]: valid(PRODUCT), [FULL]: valid(FULL) }))

  it('changes with its product alone, whose version holds the one before', async () => {
    const other = setWrite(FULL, { image: picture(400) })
    const change = setWrite(PRODUCT, changed(PRODUCT))
    const keeping = (image: string) => kept(PRODUCT, { picture: image })
    for (const refused of [
      [other],
      [kept(PRODUCT), change, other],
      [keeping(picture(400)), change, other],
      [keeping(IMAGE), other],
      [change, other],
      [keeping(IMAGE), change, setWrite(FULL, { image: 'data:text/html;base64,AA' })],
      [keeping(IMAGE), change, setWrite(FULL, { image: picture(400), more: 1 })],
    ])
      expect(await commit(...refused), JSON.stringify(refused).slice(0, 300)).toBe(403)
    expect(await commit(keeping(IMAGE), change, other)).toBe(200)
    expect(await owner.get(FULL)).toEqual({ image: picture(400) })
  })

  it('goes with its product and into its version, and no other way', async () => {
    expect(await commit(deleteWrite(FULL))).toBe(403)
    expect(
      await commit(kept(PRODUCT), setWrite(PRODUCT, changed(PRODUCT)), deleteWrite(FULL)),
    ).toBe(403)
    expect(await commit(version({}), deleteWrite(PRODUCT))).toBe(403)
    expect(await commit(version({}), deleteWrite(PRODUCT), deleteWrite(FULL))).toBe(403)
    expect(
      await commit(version({ picture: picture(400) }), deleteWrite(PRODUCT), deleteWrite(FULL)),
    ).toBe(403)
    expect(await commit(version({ picture: IMAGE }), deleteWrite(PRODUCT), deleteWrite(FULL))).toBe(
      200,
    )
  })

  it('comes with its product, and never alone', async () => {
    await store({ [PRODUCT]: null, [FULL]: null })
    expect(await commit(setWrite(FULL, valid(FULL)))).toBe(403)
    expect(await commit(setWrite(PRODUCT, valid(PRODUCT)), setWrite(FULL, valid(FULL)))).toBe(200)
    await store({ [FULL]: null })
    expect(await commit(setWrite(FULL, valid(FULL)))).toBe(403)
    const change = [kept(PRODUCT), setWrite(PRODUCT, changed(PRODUCT))]
    expect(await commit(...change, setWrite(FULL, valid(FULL)))).toBe(403)
  })
})

describe('the entry of an addition', () => {
  const entry = (more: StoredFields = {}, id = 'team_member1+1') =>
    setWrite(`versions/${id}`, {
      path: MEMBER,
      at: DATE,
      by: ADMIN.email,
      isAddition: true,
      fields: { name: 'n', createdAt: DATE },
      ...more,
    })
  const add = setWrite(MEMBER, valid(MEMBER))

  it('is made with the document that it names', async () => {
    expect(await commit(entry())).toBe(403)
    expect(await commit(entry(), add)).toBe(200)
    expect(await commit(deleteWrite('versions/team_member1+1'))).toBe(403)
  })

  it('is one of a document in a request, and the next one after each return', async () => {
    const many = Array.from({ length: 9 }, (_, n) => entry({}, `team_member1+${n + 1}`))
    expect(await commit(...many, add)).toBe(403)
    expect(await commit(entry(), entry({}, 'team_member1+2'), add)).toBe(403)
    for (const id of ['team_member1+1', 'team_member1+2', 'team_member1+3']) {
      expect(await commit(entry({}, id), add)).toBe(200)
      await store({ [MEMBER]: null })
    }
  })

  it.each<[string, StoredFields, string?]>([
    ['another name', { fields: { name: 'other', createdAt: DATE } }],
    ['another date', { fields: { name: 'n', createdAt: new Date(0) } }],
    ['more fields of it', { fields: { name: 'n', createdAt: DATE, more: 1 } }],
    ['another path', { path: 'team/other' }],
    ['another writer', { by: 'x' }],
    ['another time', { at: new Date(0) }],
    ['no mark', { isAddition: false }],
    ['more', { more: 1 }],
    ['the id of a version', {}, versionIdOf(MEMBER, valid(MEMBER))],
    ['the id of another document', {}, 'team_other+1'],
    ['a number that is not the next', {}, 'team_member1+2'],
    ['the time as its number', {}, `team_member1+${Date.now()}`],
    ['the number 0', {}, 'team_member1+0'],
    ['a number below 0', {}, 'team_member1+-1'],
    ['a number in other figures', {}, 'team_member1+01'],
    ['no number', {}, 'team_member1+'],
    ['a number and more', {}, 'team_member1+1+1'],
  ])('with %s is refused', async (_, more, id) => {
    expect(await commit(entry(more, id), add)).toBe(403)
    expect(await commit(entry(), add)).toBe(200)
  })
})

it('a version is 30 days old before an administrator may delete it, and nobody may change one', async () => {
  for (const minutes of [-1, 1]) {
    const at = new Date(Date.now() - VERSION_KEPT_MS - minutes * 60_000)
    await store({ 'versions/a_1': { path: MEMBER, at, by: 'b', isDeletion: true, fields: {} } })
    expect(await commit(setWrite('versions/a_1', { path: MEMBER, at: new Date(0) }))).toBe(403)
    expect(await commit(deleteWrite('versions/a_1'))).toBe(minutes > 0 ? 200 : 403)
  }
})

import { beforeEach, expect, it } from 'vitest'
import { PRODUCT_PATH, valid, VALID_IMAGE } from '../../scripts/documents/valid'
import { encodeFields, type StoredFields } from '../../scripts/firebase/values.mjs'
import { HIDDEN_VIDEOS_PATH, VIDEOS_PATH } from '../../src/data/document-paths'
import { VIDEOS_MAX } from '../../src/limits'
import {
  DATE,
  deleteWrite,
  freshAccount,
  makeImage,
  owner,
  restAs,
  setWrite,
  store,
  STRANGER,
  versionIdOf,
  versionWrite,
} from '../helpers/emulator/backend'
import {
  expectRefused,
  expectTaken,
  freshRules,
  validVersionWrite,
} from '../helpers/emulator/rules'

let token: string
beforeEach(async () => {
  token = (await freshRules()).idToken
  await store({ [VIDEOS_PATH]: valid(VIDEOS_PATH), [HIDDEN_VIDEOS_PATH]: HIDDEN })
})

const [VISIBLE = {}] = valid(VIDEOS_PATH)['videos'] as StoredFields[]
const video = (id: string, more: StoredFields = {}): StoredFields => ({
  ...VISIBLE,
  id,
  title: `secret ${id}`,
  hidden: true,
  ...more,
})
const HIDDEN: StoredFields = {
  videos: [video('2')],
  images: { '2': VALID_IMAGE },
  updatedAt: DATE,
}
const VERSION = `versions/${versionIdOf(VIDEOS_PATH, valid(VIDEOS_PATH))}`
const listVersion = (more: StoredFields = { hiddenVideos: HIDDEN }) =>
  validVersionWrite(VIDEOS_PATH, more)
const list = (more: StoredFields = {}) => setWrite(VIDEOS_PATH, { ...valid(VIDEOS_PATH), ...more })
const hidden = (more: StoredFields = {}) => setWrite(HIDDEN_VIDEOS_PATH, { ...HIDDEN, ...more })

it('no other document of videos comes with the list', async () => {
  await expectRefused(listVersion(), list(), setWrite('videos/other', HIDDEN))
})

it('visitors can neither get nor list hidden videos, and an administrator can', async () => {
  const stranger = (await freshAccount(STRANGER)).idToken
  for (const idToken of [null, stranger]) {
    await expect(restAs(idToken).get(HIDDEN_VIDEOS_PATH)).rejects.toMatchObject({ status: 403 })
    await expect(restAs(idToken).list('videos', 1)).rejects.toMatchObject({ status: 403 })
  }
  expect(await restAs(token).get(HIDDEN_VIDEOS_PATH)).toEqual(HIDDEN)
  expect(await restAs(token).list('videos')).toHaveLength(2)
})

it('hidden videos change with their list, whose version holds both, and not without', async () => {
  const other = { ...HIDDEN, images: {} }
  for (const refused of [
    [hidden()],
    [deleteWrite(HIDDEN_VIDEOS_PATH)],
    [list(), hidden()],
    [listVersion({}), list(), hidden()],
    [listVersion({}), list()],
    [listVersion({ hiddenVideos: other }), list(), hidden()],
    [listVersion({ hiddenVideos: null }), list(), deleteWrite(HIDDEN_VIDEOS_PATH)],
    [listVersion(), hidden()],
    [listVersion({ hiddenVideos: HIDDEN, isDeletion: true }), deleteWrite(VIDEOS_PATH)],
  ])
    await expectRefused(...refused)
  await expectTaken(listVersion(), list(), hidden(other))
  expect(await owner.get(VERSION)).toMatchObject({
    fields: valid(VIDEOS_PATH),
    hiddenVideos: HIDDEN,
  })
})

it('hidden videos go with their list', async () => {
  const version = listVersion({ hiddenVideos: HIDDEN, isDeletion: true })
  await expectTaken(version, deleteWrite(VIDEOS_PATH), deleteWrite(HIDDEN_VIDEOS_PATH))
})

it('hidden videos are kept only in the version of their list', async () => {
  const hiddenVersion = versionWrite(HIDDEN_VIDEOS_PATH, HIDDEN)
  await expectRefused(listVersion(), list(), hiddenVersion, hidden())
  await store({ [PRODUCT_PATH]: valid(PRODUCT_PATH) })
  const ofProduct = validVersionWrite(PRODUCT_PATH, { hiddenVideos: HIDDEN })
  await expectRefused(ofProduct, setWrite(PRODUCT_PATH, { ...valid(PRODUCT_PATH), name: 'x' }))
})

const many = (count: number, more: StoredFields = {}) =>
  Array.from({ length: count }, (_, n) => ({ ...VISIBLE, id: `${n + 10}`, ...more }))
const images = (count: number, from: number) =>
  Object.fromEntries(many(count).map(({ id }) => [`${Number(id) + from}`, makeImage(16_000)]))

it.each<[string, list: StoredFields, beside: StoredFields]>([
  ['a hidden video in the list', { videos: [VISIBLE, video('3')] }, {}],
  ['a video in both', { videos: [VISIBLE, video('2')] }, {}],
  ['a visible video among the hidden ones', {}, { videos: [video('2', { hidden: undefined })] }],
  ['a hidden one in the place of a visible one', { videos: [video('3')] }, { videos: [VISIBLE] }],
  ['a video hidden by a text', {}, { videos: [video('2', { hidden: 'true' })] }],
  ['a text in place of the list', {}, { videos: 'x' }],
  ['a text in place of a video', {}, { videos: ['x'] }],
  ['no list', {}, { videos: undefined }],
  ['a list in place of the images', {}, { images: ['x'] }],
  ['no images', {}, { images: undefined }],
  ['more fields', {}, { more: 1 }],
  ['another time', {}, { updatedAt: new Date(0) }],
  ['a map in a video', {}, { videos: [video('2', { title: { a: 1 } })] }],
  ['a fraction as a position', {}, { videos: [video('2', { order: 0.5 })] }],
  [
    'more videos together than there may be',
    { videos: many(15) },
    { videos: many(VIDEOS_MAX - 14, { hidden: true }) },
  ],
  [
    'more text together than there may be',
    { videos: many(15, { title: 'x'.repeat(3_400) }) },
    { videos: many(15, { title: 'x'.repeat(3_400), hidden: true }) },
  ],
  ['more images together than there may be', { images: images(16, 0) }, { images: images(15, 50) }],
])('%s is refused', async (_, visible, beside) => {
  await expectRefused(listVersion(), list(visible), hidden(beside))
  await expectTaken(listVersion(), list(), hidden())
})

it.each(['NaN', 'Infinity', '5'])('the number %s is refused in a hidden video', async (number) => {
  const fields = encodeFields(HIDDEN)
  const item = {
    mapValue: { fields: { ...encodeFields(video('2')), order: { doubleValue: number } } },
  }
  const write = {
    update: {
      name: owner.nameOf(HIDDEN_VIDEOS_PATH),
      fields: { ...fields, videos: { arrayValue: { values: [item] } } },
    },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
  }
  await expectRefused(listVersion(), list(), write)
  await expectTaken(listVersion(), list(), hidden())
})

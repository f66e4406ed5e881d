import { beforeAll, expect, it } from 'vitest'
import {
  LARGE_IMAGE_PATH,
  MEMBER_PATH,
  PRODUCT_PATH,
  valid,
  VALID,
} from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import { HIDDEN_VIDEOS_PATH, VIDEOS_PATH } from '../../src/data/document-paths'
import { LIST_NAMES } from '../../src/data/entities'
import { PUBLIC_LIST_MAX, VERSION_KEPT_MS } from '../../src/limits'
import {
  DATE,
  deleteWrite,
  owner,
  putRules,
  restAs,
  RULES,
  setWrite,
  store,
  versionIdOf,
  versionOf,
  versionWrite,
} from '../helpers/emulator/backend'
import { fetchRulesReport, freshRules, validVersionWrite } from '../helpers/emulator/rules'

type Client = ReturnType<typeof restAs>
let everybody: Client[]
let uid: string
beforeAll(async () => {
  const admin = await freshRules()
  uid = admin.uid
  everybody = [restAs(null), restAs(admin.idToken)]
  await putRules(RULES)
})

const ignoreRefusal = (work: Promise<unknown>) => work.catch(() => {})
const versionPath = (path: string) => `versions/${versionIdOf(path, valid(path))}`

/** Adds, changes and deletes each document. */
async function tryDocuments(client: Client) {
  for (const [path, fields] of Object.entries(VALID)) {
    await store({ [path]: null, ...(path === LARGE_IMAGE_PATH && { [PRODUCT_PATH]: null }) })
    const product = path === LARGE_IMAGE_PATH ? [setWrite(PRODUCT_PATH, valid(PRODUCT_PATH))] : []
    await ignoreRefusal(client.commit([setWrite(path, fields), ...product]))
    await store({ [path]: fields })
    await ignoreRefusal(
      client.commit([setWrite(path, { ...fields, updatedAt: DATE }), validVersionWrite(path)]),
    )
    await store({ [path]: fields, [versionPath(path)]: null })
    await ignoreRefusal(
      client.commit([deleteWrite(path), validVersionWrite(path, { isDeletion: true })]),
    )
  }
}

/** Replaces and deletes the large image of a product. */
async function tryImages(client: Client) {
  const image = valid(LARGE_IMAGE_PATH)['image']
  const renamed = setWrite(PRODUCT_PATH, { ...valid(PRODUCT_PATH), name: 'x' })
  const deletion = validVersionWrite(PRODUCT_PATH, { isDeletion: true, largeImage: image })
  for (const writes of [
    [
      validVersionWrite(PRODUCT_PATH, { largeImage: image }),
      setWrite(LARGE_IMAGE_PATH, valid(LARGE_IMAGE_PATH)),
      renamed,
    ],
    [deletion, deleteWrite(PRODUCT_PATH), deleteWrite(LARGE_IMAGE_PATH)],
  ]) {
    await store({
      [PRODUCT_PATH]: valid(PRODUCT_PATH),
      [LARGE_IMAGE_PATH]: valid(LARGE_IMAGE_PATH),
      [versionPath(PRODUCT_PATH)]: null,
    })
    await ignoreRefusal(client.commit(writes))
  }
}

async function tryHiddenVideos(client: Client) {
  const [first] = valid(VIDEOS_PATH)['videos'] as StoredFields[]
  const hidden = {
    videos: [{ ...first, id: '2', hidden: true }],
    images: {},
    updatedAt: DATE,
  }
  await store({
    [VIDEOS_PATH]: valid(VIDEOS_PATH),
    [HIDDEN_VIDEOS_PATH]: null,
    [versionPath(VIDEOS_PATH)]: null,
  })
  const list = [validVersionWrite(VIDEOS_PATH), setWrite(VIDEOS_PATH, valid(VIDEOS_PATH))]
  await ignoreRefusal(client.commit([...list, setWrite(HIDDEN_VIDEOS_PATH, hidden)]))
  await ignoreRefusal(client.get(HIDDEN_VIDEOS_PATH))
  await store({ [VIDEOS_PATH]: null, [HIDDEN_VIDEOS_PATH]: hidden })
  await ignoreRefusal(client.commit([deleteWrite(HIDDEN_VIDEOS_PATH)]))
}

/** Reads each list and each document, visible and hidden. */
async function tryReads(client: Client) {
  for (const name of LIST_NAMES)
    for (const limit of [PUBLIC_LIST_MAX, PUBLIC_LIST_MAX + 1])
      await ignoreRefusal(client.visible(name, limit))
  for (const [path, fields] of Object.entries(VALID)) {
    if ('order' in fields) await store({ [path]: { ...fields, order: undefined, hidden: 1 } })
    for (const readPath of [path, LARGE_IMAGE_PATH]) await ignoreRefusal(client.get(readPath))
    await store({ [path]: fields })
    await ignoreRefusal(client.get(path))
  }
}

async function trySequences(client: Client) {
  const list = { ids: ['a'], updatedAt: DATE }
  await ignoreRefusal(client.get('lists/team'))
  await store({ 'lists/team': null })
  await ignoreRefusal(client.commit([setWrite('lists/team', list)]))
  await store({ 'lists/team': list })
  const replaced = setWrite('lists/team', { ...list, ids: [] })
  await ignoreRefusal(client.commit([versionWrite('lists/team', list), replaced]))
}

async function tryHistory(client: Client) {
  await store({ 'versions/old_1': { at: new Date(Date.now() - 2 * VERSION_KEPT_MS) } })
  await ignoreRefusal(client.list('versions'))
  await ignoreRefusal(client.commit([validVersionWrite(MEMBER_PATH)]))
  await ignoreRefusal(client.commit([deleteWrite('versions/old_1')]))
  const [first, earlier] = [
    versionPath(MEMBER_PATH),
    versionOf(MEMBER_PATH, valid(MEMBER_PATH), { at: new Date(0) }),
  ]
  await store({ [MEMBER_PATH]: valid(MEMBER_PATH), [first]: earlier, [`${first}~1`]: null })
  const writes = [
    setWrite(`${first}~1`, versionOf(MEMBER_PATH, valid(MEMBER_PATH))),
    setWrite(first, { ...earlier, latest: 1 }),
    setWrite(MEMBER_PATH, valid(MEMBER_PATH)),
  ]
  await ignoreRefusal(client.commit(writes))
}

async function tryAdministrators(client: Client) {
  await ignoreRefusal(client.get(`admins/${uid}`))
  const validSince = { fieldPath: 'validSince', setToServerValue: 'REQUEST_TIME' }
  const admin = { update: { name: owner.nameOf(`admins/${uid}`), fields: {} } }
  for (const more of [{ updateTransforms: [validSince] }, {}])
    await ignoreRefusal(client.commit([{ ...admin, ...more }]))
  await owner.put(`admins/${uid}`, {})
}

const TRIALS = [
  tryDocuments,
  tryImages,
  tryHiddenVideos,
  tryReads,
  trySequences,
  tryHistory,
  tryAdministrators,
]

it('every allow line is evaluated both ways', async () => {
  for (const trial of TRIALS) for (const client of everybody) await trial(client)
  const report = await fetchRulesReport()
  const valuesAt = (at: number) =>
    report
      .filter(({ sourcePosition }) => sourcePosition.line === at)
      .flatMap(({ values = [] }) => values.map(({ value }) => value.boolValue))
  // The report leaves out "if true", which tests/rules/access.test.ts covers.
  const allows = RULES.split('\n')
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text.startsWith('allow ') && !text.endsWith('if true;'))
  const oneSided = allows.filter(
    ({ line }) => ![true, false].every((value) => valuesAt(line).includes(value)),
  )
  expect(allows.length).toBeGreaterThan(15)
  expect(oneSided.map(({ text, line }) => `${text} ${valuesAt(line).join()}`)).toEqual([])
})

import { beforeAll, expect, it } from 'vitest'
import type { StoredFields } from '../../scripts/emulators/rest.mjs'
import {
  HIDDEN_VIDEOS,
  LARGE,
  MEMBER,
  PRODUCT,
  valid,
  VALID,
  VIDEOS,
} from '../../scripts/seed/valid-documents'
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
  versionWrite,
} from '../helpers/emulator/backend'
import { freshRules, kept, reportOfRules } from '../helpers/emulator/rules'

type Who = ReturnType<typeof restAs>
let everybody: Who[]
let uid: string
beforeAll(async () => {
  const admin = await freshRules()
  uid = admin.uid
  everybody = [restAs(null), restAs(admin.idToken)]
  await putRules(RULES)
})

const tried = (work: Promise<unknown>) => work.catch(() => {})
const versionPath = (path: string) => `versions/${versionIdOf(path, valid(path))}`

/** Adds, changes and deletes each document. */
async function tryDocuments(who: Who) {
  for (const [path, fields] of Object.entries(VALID)) {
    await store({ [path]: null, ...(path === LARGE && { [PRODUCT]: null }) })
    const product = path === LARGE ? [setWrite(PRODUCT, valid(PRODUCT))] : []
    await tried(who.commit([setWrite(path, fields), ...product]))
    await store({ [path]: fields })
    await tried(who.commit([setWrite(path, { ...fields, updatedAt: DATE }), kept(path)]))
    await store({ [path]: fields, [versionPath(path)]: null })
    await tried(who.commit([deleteWrite(path), kept(path, { isDeletion: true })]))
  }
}

/** Replaces and deletes the large image of a product. */
async function tryImages(who: Who) {
  const image = valid(LARGE)['image']
  const renamed = setWrite(PRODUCT, { ...valid(PRODUCT), name: 'x' })
  const deletion = kept(PRODUCT, { isDeletion: true, picture: image })
  for (const writes of [
    [kept(PRODUCT, { picture: image }), setWrite(LARGE, valid(LARGE)), renamed],
    [deletion, deleteWrite(PRODUCT), deleteWrite(LARGE)],
  ]) {
    await store({
      [PRODUCT]: valid(PRODUCT),
      [LARGE]: valid(LARGE),
      [versionPath(PRODUCT)]: null,
    })
    await tried(who.commit(writes))
  }
}

async function tryHiddenVideos(who: Who) {
  const [first] = valid(VIDEOS)['videos'] as StoredFields[]
  const hidden = {
    videos: [{ ...first, id: '2', hidden: true }],
    pictures: {},
    updatedAt: DATE,
  }
  await store({ [VIDEOS]: valid(VIDEOS), [HIDDEN_VIDEOS]: null, [versionPath(VIDEOS)]: null })
  const list = [kept(VIDEOS), setWrite(VIDEOS, valid(VIDEOS))]
  await tried(who.commit([...list, setWrite(HIDDEN_VIDEOS, hidden)]))
  await tried(who.get(HIDDEN_VIDEOS))
  await store({ [VIDEOS]: null, [HIDDEN_VIDEOS]: hidden })
  await tried(who.commit([deleteWrite(HIDDEN_VIDEOS)]))
}

/** Reads each list and each document, visible and hidden. */
async function tryReads(who: Who) {
  for (const name of LIST_NAMES)
    for (const limit of [PUBLIC_LIST_MAX, PUBLIC_LIST_MAX + 1])
      await tried(who.visible(name, limit))
  for (const [path, fields] of Object.entries(VALID)) {
    if ('order' in fields) await store({ [path]: { ...fields, order: undefined, hidden: 1 } })
    for (const one of [path, LARGE]) await tried(who.get(one))
    await store({ [path]: fields })
    await tried(who.get(path))
  }
}

async function trySequences(who: Who) {
  const list = { ids: ['a'], updatedAt: DATE }
  await tried(who.get('lists/team'))
  await store({ 'lists/team': null })
  await tried(who.commit([setWrite('lists/team', list)]))
  await store({ 'lists/team': list })
  const replaced = setWrite('lists/team', { ...list, ids: [] })
  await tried(who.commit([versionWrite('lists/team', list), replaced]))
}

async function tryHistory(who: Who) {
  await store({ 'versions/old_1': { at: new Date(Date.now() - 2 * VERSION_KEPT_MS) } })
  await tried(who.list('versions'))
  await tried(who.commit([kept(MEMBER)]))
  await tried(who.commit([deleteWrite('versions/old_1')]))
}

async function tryAdministrators(who: Who) {
  await tried(who.get(`admins/${uid}`))
  const validSince = { fieldPath: 'validSince', setToServerValue: 'REQUEST_TIME' }
  const admin = { update: { name: owner.nameOf(`admins/${uid}`), fields: {} } }
  for (const more of [{ updateTransforms: [validSince] }, {}])
    await tried(who.commit([{ ...admin, ...more }]))
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
  for (const trial of TRIALS) for (const who of everybody) await trial(who)
  const report = await reportOfRules()
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

import { beforeAll, expect, it } from 'vitest'
import type { StoredFields } from '../../scripts/rest.mjs'
import { LISTS } from '../../src/data/entities'
import { PUBLIC_LIST_MAX, VERSION_KEPT_MS } from '../../src/limits'
import {
  CENTRE,
  FULL,
  FULLEST,
  HIDDEN_VIDEOS,
  MEMBER,
  PHOTO,
  PRODUCT,
  TEXTS,
  valid,
  VALID,
  VIDEOS,
} from '../helpers/documents'
import {
  ADMIN,
  as,
  DATE,
  deleteWrite,
  freshBackend,
  HOST,
  owner,
  PROJECT,
  putRules,
  rawRequest,
  RULES,
  setWrite,
  store,
  versionIdOf,
  versionOf,
} from '../helpers/emulator/backend'

let token: string
let uid: string
beforeAll(async () => {
  ;({ uid, idToken: token } = await freshBackend())
  await putRules(RULES)
})

type Expression = {
  sourcePosition: { line?: number }
  values?: { value: { boolValue?: boolean } }[]
}

it('every allow line is evaluated both ways', async () => {
  const everybody = [as(null), as(token)]
  const tried = (work: Promise<unknown>) => work.catch(() => {})
  const version = (path: string, more = {}) =>
    setWrite(
      `versions/${versionIdOf(path, valid(path))}`,
      versionOf(path, valid(path), ADMIN.email, more),
    )
  for (const [path, fields] of Object.entries(VALID))
    for (const who of everybody) {
      await store({ [path]: null, ...(path === FULL && { [PRODUCT]: null }) })
      const product = path === FULL ? [setWrite(PRODUCT, valid(PRODUCT))] : []
      await tried(who.commit([setWrite(path, fields), ...product]))
      await store({ [path]: fields })
      await tried(who.commit([setWrite(path, { ...fields, updatedAt: DATE }), version(path)]))
      await store({ [path]: fields, [`versions/${versionIdOf(path, fields)}`]: null })
      await tried(who.commit([deleteWrite(path), version(path, { isDeletion: true })]))
    }
  const kept = `versions/${versionIdOf(PRODUCT, valid(PRODUCT))}`
  await store({ [PRODUCT]: valid(PRODUCT), [FULL]: valid(FULL), [kept]: null })
  const exchanged = [
    version(PRODUCT, { picture: valid(FULL)['image'] }),
    setWrite(FULL, valid(FULL)),
  ]
  await as(token).commit([...exchanged, setWrite(PRODUCT, { ...valid(PRODUCT), name: 'x' })])
  await store({ [PRODUCT]: valid(PRODUCT), [kept]: null })
  const whole = version(PRODUCT, { isDeletion: true, picture: valid(FULL)['image'] })
  await as(token).commit([whole, deleteWrite(PRODUCT), deleteWrite(FULL)])
  const one = { ...(valid(VIDEOS)['videos'] as StoredFields[])[0], id: '2', hidden: true }
  const hidden = { videos: [one], pictures: {}, updatedAt: DATE }
  for (const who of everybody) {
    await store({ [VIDEOS]: valid(VIDEOS), [HIDDEN_VIDEOS]: null })
    await store({ [`versions/${versionIdOf(VIDEOS, valid(VIDEOS))}`]: null })
    const list = [version(VIDEOS), setWrite(VIDEOS, valid(VIDEOS))]
    await tried(who.commit([...list, setWrite(HIDDEN_VIDEOS, hidden)]))
    await tried(who.get(HIDDEN_VIDEOS))
    await store({ [VIDEOS]: null, [HIDDEN_VIDEOS]: hidden })
    await tried(who.commit([deleteWrite(HIDDEN_VIDEOS)]))
  }
  await store({ 'versions/old_1': { at: new Date(Date.now() - 2 * VERSION_KEPT_MS) } })
  for (const who of everybody) {
    for (const name of LISTS)
      for (const limit of [PUBLIC_LIST_MAX, PUBLIC_LIST_MAX + 1])
        await tried(who.visible(name, limit))
    for (const [path, fields] of Object.entries(VALID)) {
      if ('order' in fields) await store({ [path]: { ...fields, order: undefined, hidden: 1 } })
      for (const one of [path, FULL]) await tried(who.get(one))
      await store({ [path]: fields })
      await tried(who.get(path))
    }
    await tried(who.list('versions'))
    await tried(who.get('lists/team'))
    const list = { ids: ['a'], updatedAt: DATE }
    const before = setWrite(
      `versions/${versionIdOf('lists/team', list)}`,
      versionOf('lists/team', list, ADMIN.email),
    )
    await store({ 'lists/team': null })
    await tried(who.commit([setWrite('lists/team', list)]))
    await store({ 'lists/team': list })
    await tried(who.commit([before, setWrite('lists/team', { ...list, ids: [] })]))
    await tried(who.commit([version(MEMBER)]))
    await tried(who.commit([deleteWrite('versions/old_1')]))
    await tried(who.get(`admins/${uid}`))
    const validSince = { fieldPath: 'validSince', setToServerValue: 'REQUEST_TIME' }
    const admin = { update: { name: owner.nameOf(`admins/${uid}`), fields: {} } }
    for (const more of [{ updateTransforms: [validSince] }, {}])
      await tried(who.commit([{ ...admin, ...more }]))
    await owner.put(`admins/${uid}`, {})
  }

  const answer = await fetch(`http://${HOST}/emulator/v1/projects/${PROJECT}:ruleCoverage`)
  const { report } = (await answer.json()) as { report: Expression[] }
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

/** Half of the fullest list of videos, hidden, beside the other half: as many as may be. */
function halves(): Record<string, StoredFields> {
  const fullest = FULLEST[VIDEOS] ?? {}
  const videos = fullest['videos'] as { id: string }[]
  const pictures = fullest['pictures'] as Record<string, string>
  const part = (some: { id: string }[], more = {}): StoredFields => ({
    videos: some.map((video) => ({ ...video, ...more })),
    pictures: Object.fromEntries(some.map(({ id }) => [id, pictures[id] ?? ''])),
    updatedAt: DATE,
  })
  return {
    [VIDEOS]: part(videos.slice(15)),
    [HIDDEN_VIDEOS]: part(videos.slice(0, 15), { hidden: true }),
  }
}

/** What makes another state as large as the fullest. A move is not checked like a change. */
const changesOf = (path: string) => (path === PRODUCT || path === MEMBER ? { name: 'x' } : {})

/** The rules with this many expressions more at the start of a check: 49 literals and operators are 100 with their call. */
function burdened(check: string, hundreds: number): string {
  const start = `function ${check} {\n        return `
  expect(RULES).toContain(start)
  const calls = Array.from({ length: hundreds }, (_, index) => `burden${index}()`)
  const functions = calls.map(
    (call) => `function ${call} { return ${Array(49).fill('true').join(' && ')}; }`,
  )
  return RULES.replace(
    start,
    `${functions.join('\n')}\n${start}${calls.map((call) => `${call} && `).join('')}`,
  )
}

it.each([
  ['product', PRODUCT, 'isProduct(d)'],
  ['member', MEMBER, 'isMember(d)'],
  ['list of videos', VIDEOS, 'isVideoList(d)'],
  ['list of videos, half of it hidden,', VIDEOS, 'isVideoList(d)', halves()],
  ['hidden videos', VIDEOS, 'isHiddenList(d)', halves()],
  ['director', TEXTS, 'isProfile(d)'],
  ['photo', PHOTO, 'isPhoto(d)'],
  ['details of the centre', CENTRE, 'isCentre(d)'],
])(
  'the fullest %s with its version leaves at least 100 of 1,000 expressions',
  async (_, target, check, beside: Record<string, StoredFields> = FULLEST) => {
    const fullest = beside[target] ?? {}
    const hidden = beside[HIDDEN_VIDEOS]
    const version = `versions/${versionIdOf(target, fullest)}`
    /** What the rules answer with so many expressions more. */
    const answer = async (hundreds: number) => {
      await putRules(burdened(check, hundreds))
      await store({ [target]: fullest, [version]: null, [HIDDEN_VIDEOS]: hidden ?? null })
      const writes = [
        // Not only moved: the name or what else is there changes.
        setWrite(target, { ...fullest, ...changesOf(target), updatedAt: DATE }),
        setWrite(version, versionOf(target, fullest, ADMIN.email, hidden && { hidden })),
        ...(hidden ? [setWrite(HIDDEN_VIDEOS, hidden)] : []),
      ]
      return (await rawRequest(token, 'POST', ':commit', { writes })).status
    }
    const statuses = [await answer(1), await answer(10)]
    await putRules(RULES)
    // Control: a check of 1,000 more is too much for any of them.
    expect(statuses).toEqual([200, 403])
  },
)

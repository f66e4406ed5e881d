import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { PUBLIC_LIST_MAX, VERSION_KEPT_MS } from '../../src/limits'
import { CENTRE, FULL, FULLEST, MEMBER, PHOTO, PRODUCT, TEXTS, valid, VALID, VIDEOS } from '../documents'
import {
  ADMIN,
  as,
  DATE,
  deleteWrite,
  freshBackend,
  HOST,
  PROJECT,
  rawRequest,
  reportFigure,
  setWrite,
  store,
  versionIdOf,
  versionOf,
} from '../data/backend'

const rules = readFileSync(path.resolve(import.meta.dirname, '../../firestore.rules'), 'utf8')
let token: string
let uid: string
beforeAll(async () => {
  ;({ uid, idToken: token } = await freshBackend())
  await putRules(rules)
})

/** Replaces the rules of this file's project. */
async function putRules(content: string): Promise<void> {
  const answer = await fetch(`http://${HOST}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ content }] } }),
  })
  expect(await answer.text()).not.toContain('rror')
}

type Expression = { sourcePosition: { line?: number }; values?: { value: { boolValue?: boolean } }[] }

it('every allow line is evaluated both ways', async () => {
  const [admin, anonymous] = [as(token), as(null)]
  const tried = (work: Promise<unknown>) => work.catch(() => {})
  for (const [target, fields] of Object.entries(VALID)) {
    await store({ [target]: null, ...(target === FULL && { [PRODUCT]: valid(PRODUCT) }) })
    await tried(anonymous.put(target, fields))
    await admin.put(target, fields)
    await tried(anonymous.put(target, fields))
    if (target !== FULL) await admin.put(target, fields)
    await tried(anonymous.remove(target))
    if (target !== FULL) await admin.remove(target)
  }
  for (const name of ['products', 'team'])
    for (const size of [PUBLIC_LIST_MAX, PUBLIC_LIST_MAX + 1]) await tried(anonymous.list(name, size))
  await store({ [PRODUCT]: valid(PRODUCT), [FULL]: valid(FULL) })
  await admin.remove(PRODUCT)
  await store({ 'versions/old_1': { at: new Date(Date.now() - 2 * VERSION_KEPT_MS) } })
  for (const who of [anonymous, admin]) {
    await tried(who.list('versions'))
    await tried(who.put('versions/other_1', { path: MEMBER }))
    await rawRequest(who === admin ? token : null, 'POST', ':commit', { writes: [deleteWrite('versions/old_1')] })
    await tried(who.get(`admins/${uid}`))
  }

  const answer = await fetch(`http://${HOST}/emulator/v1/projects/${PROJECT}:ruleCoverage`)
  const { report } = (await answer.json()) as { report: Expression[] }
  const valuesAt = (at: number) =>
    report
      .filter(({ sourcePosition }) => sourcePosition.line === at)
      .flatMap(({ values = [] }) => values.map(({ value }) => value.boolValue))
  // The report leaves out "if true", which tests/rules/access.test.ts covers.
  const allows = rules
    .split('\n')
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text.startsWith('allow ') && !text.endsWith('if true;'))
  const oneSided = allows.filter(({ line }) => ![true, false].every((value) => valuesAt(line).includes(value)))
  reportFigure(`allow lines evaluated both ways: ${allows.length - oneSided.length} of ${allows.length}`)
  expect(allows.length).toBeGreaterThan(15)
  expect(oneSided.map(({ text, line }) => `${text} ${valuesAt(line).join()}`)).toEqual([])
})

/** The rules with this many expressions more at the start of a check: 49 literals and operators are 100 with their call. */
function burdened(check: string, hundreds: number): string {
  const start = `function ${check} {\n        return `
  expect(rules).toContain(start)
  const calls = Array.from({ length: hundreds }, (_, index) => `burden${index}()`)
  const functions = calls.map((call) => `function ${call} { return ${Array(49).fill('true').join(' && ')}; }`)
  return rules.replace(start, `${functions.join('\n')}\n${start}${calls.map((call) => `${call} && `).join('')}`)
}

it.each([
  ['product', PRODUCT, 'isProduct(d)'],
  ['member', MEMBER, 'isMember(d)'],
  ['list of videos', VIDEOS, 'isVideoList(d)'],
  ['director', TEXTS, 'isProfile(d)'],
  ['photo', PHOTO, 'isPhoto(d)'],
  ['details of the centre', CENTRE, 'isCentre(d)'],
])('the fullest %s with its version leaves at least 100 of 1,000 expressions', async (_, target, check) => {
  const fullest = FULLEST[target] ?? {}
  const version = `versions/${versionIdOf(target, fullest)}`
  /** What the rules answer with so many expressions more. */
  const answer = async (hundreds: number) => {
    await putRules(burdened(check, hundreds))
    await store({ [target]: fullest, [version]: null })
    const writes = [
      setWrite(target, { ...fullest, updatedAt: DATE }),
      setWrite(version, versionOf(target, fullest, ADMIN.email)),
    ]
    return (await rawRequest(token, 'POST', ':commit', { writes })).status
  }
  const statuses = [await answer(1), await answer(10)]
  await putRules(rules)
  // Control: a check of 1,000 more is too much for any of them.
  expect(statuses).toEqual([200, 403])
})

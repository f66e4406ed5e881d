import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { writing } from '../../src/data/firebase'
import { PUBLIC_LIST_MAX } from '../../src/limits'
import { ADMIN, as, reportFigure, owner, PROJECT, tokenOf } from './backend'
import { signedInBackend } from './sdk'
import { PATHS, valid } from './valid-documents'

type Expression = { sourcePosition: { line?: number }; values?: { value: { boolValue?: boolean } }[] }

vi.spyOn(console, 'info').mockImplementation(() => {})

/** Gives the document of a picture a new time, as every write of a picture does. */
async function renewOwner(target: string): Promise<void> {
  const path = target.split('/').slice(0, 2).join('/')
  if (path !== target) await owner.put(path, { ...valid(path), updatedAt: new Date() })
}

it('every allow line of the rules is evaluated both ways', async () => {
  const uid = await signedInBackend()
  const { sdk, db } = await writing()
  const anonymous = as(null)
  const admin = as(tokenOf(uid, { email: ADMIN.email, firebase: { sign_in_provider: 'password' } }))
  const ignoreErrors = (work: Promise<unknown>) => work.catch(() => {})

  for (const target of PATHS) {
    await owner.remove(target)
    await ignoreErrors(anonymous.put(target, valid(target)))
    await admin.put(target, valid(target))
    await renewOwner(target)
    await admin.put(target, valid(target))
    await renewOwner(target)
    await ignoreErrors(anonymous.put(target, valid(target)))
    await anonymous.get(target)
    await ignoreErrors(anonymous.remove(target))
    await admin.remove(target)
    if (!target.includes('/pictures/')) await owner.put(target, valid(target))
  }
  for (const name of ['versions', 'picture-versions']) {
    const [version] = await owner.list(name)
    const target = `${name}/${version?.id}`
    await ignoreErrors(anonymous.get(target))
    await ignoreErrors(anonymous.put(`${name}/other_1`, {}))
    await ignoreErrors(anonymous.remove(target))
    await admin.list(name)
    await admin.remove(target)
  }
  await sdk.getDocsFromServer(sdk.collection(db, 'videos/main-videos/pictures'))
  await ignoreErrors(anonymous.list('videos/main-videos/pictures'))
  for (const name of ['products', 'team'])
    for (const size of [PUBLIC_LIST_MAX, PUBLIC_LIST_MAX + 1]) await ignoreErrors(anonymous.list(name, size))
  await sdk.getDoc(sdk.doc(db, 'admins', uid))
  await ignoreErrors(anonymous.get(`admins/${uid}`))

  const answer = await fetch(
    `http://${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/projects/${PROJECT}:ruleCoverage`,
  )
  const { report } = (await answer.json()) as { report: Expression[] }
  const rules = readFileSync(path.resolve(import.meta.dirname, '../../firestore.rules'), 'utf8').split('\n')
  const taken = new Map(
    report.map(({ sourcePosition, values = [] }) => [sourcePosition.line, values.map(({ value }) => value.boolValue)]),
  )

  const lines = rules
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text.startsWith('allow '))
  // The report leaves out "if true"; tests/emulator/rules.test.ts covers those lines.
  const allows = lines.filter(({ text }) => !text.endsWith('if true;'))
  const oneSided = allows.filter(({ line }) => {
    const values = taken.get(line) ?? []
    return !values.includes(true) || !values.includes(false)
  })
  reportFigure(`allow lines evaluated both ways: ${allows.length - oneSided.length} of ${allows.length}`)
  expect(allows.length).toBeGreaterThan(15)
  expect(oneSided).toEqual([])
})

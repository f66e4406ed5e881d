import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { PATHS, valid } from '../documents'
import { writing } from '../../src/data/client/firebase'
import { encodeFields } from '../../scripts/firestore-values.mjs'
import { PUBLIC_LIST_MAX, VERSION_KEPT_MS } from '../../src/limits'
import {
  ADMIN,
  as,
  deleteWrite,
  nameOf,
  now,
  reportFigure,
  owner,
  PROJECT,
  rawRequest,
  store,
  tokenOf,
} from '../data/backend'
import { signedInBackend } from '../data/sdk'

type Expression = { sourcePosition: { line?: number }; values?: { value: { boolValue?: boolean } }[] }

vi.spyOn(console, 'info').mockImplementation(() => {})

it('every allow line of the rules is evaluated both ways', async () => {
  const uid = await signedInBackend()
  const { sdk, db } = await writing()
  const anonymous = as(null)
  const token = tokenOf(uid, { email: ADMIN.email, firebase: { sign_in_provider: 'password' } })
  const admin = as(token)
  const ignoreErrors = (work: Promise<unknown>) => work.catch(() => {})

  for (const target of PATHS) {
    const isPicture = target.includes('/pictures/')
    if (!isPicture) await owner.remove(target)
    await ignoreErrors(anonymous.put(target, valid(target)))
    await ignoreErrors(owner.remove(target))
    await admin.put(target, valid(target))
    await ignoreErrors(admin.put(target, isPicture ? { ...valid(target), more: 1 } : valid(target)))
    await ignoreErrors(anonymous.put(target, valid(target)))
    await ignoreErrors(anonymous.get(target))
    await admin.get(target)
    await ignoreErrors(anonymous.remove(target))
    if (!isPicture) await admin.remove(target)
    await owner.put(target, valid(target))
  }
  const old = new Date(Date.now() - 2 * VERSION_KEPT_MS)
  for (const target of PATHS.filter((path) => path.includes('/pictures/'))) {
    await owner.put(target, { ...valid(target), removedAt: old })
    await ignoreErrors(anonymous.get(target))
    const used = { update: { name: nameOf(target), fields: encodeFields(valid(target)) } }
    expect((await rawRequest(token, 'POST', ':commit', { writes: [used] })).status).toBe(200)
    await admin.list(target.split('/').slice(0, 3).join('/'))
    await ignoreErrors(anonymous.list(target.split('/').slice(0, 3).join('/')))
    await store({ [target]: { ...valid(target), removedAt: old }, [target.split('/').slice(0, 2).join('/')]: null })
    await admin.remove(target)
  }
  const [version] = await owner.list('versions')
  const target = `versions/${version?.id}`
  const ask = {
    update: { name: nameOf(target), fields: {} },
    updateMask: { fieldPaths: [] },
    updateTransforms: [now('eraseAskedAt')],
  }
  await ignoreErrors(anonymous.get(target))
  await ignoreErrors(anonymous.put('versions/other_1', {}))
  await ignoreErrors(anonymous.remove(target))
  for (const who of [null, token]) await rawRequest(who, 'POST', ':commit', { writes: [ask] })
  await admin.list('versions')
  await owner.put(target, { ...version?.data, at: old })
  await rawRequest(token, 'POST', ':commit', { writes: [deleteWrite(target)] })
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
  // The report leaves out "if true"; tests/rules/rules.test.ts covers those lines.
  const allows = lines.filter(({ text }) => !text.endsWith('if true;'))
  const oneSided = allows.filter(({ line }) => {
    const values = taken.get(line) ?? []
    return !values.includes(true) || !values.includes(false)
  })
  reportFigure(`allow lines evaluated both ways: ${allows.length - oneSided.length} of ${allows.length}`)
  expect(allows.length).toBeGreaterThan(15)
  expect(oneSided).toEqual([])
})

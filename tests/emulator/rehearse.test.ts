import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { firestoreRest } from '../../scripts/firestore-rest.mjs'
import { PATHS } from '../../scripts/rehearsal/documents'
import { openProject } from '../../scripts/rehearsal/project'
import { ADMIN, freshAccount, freshBackend, reportFigure } from './backend'

// Each test runs the whole rehearsal.
vi.setConfig({ testTimeout: 120_000 })

const ROOT = path.resolve(import.meta.dirname, '../..')
const FIRESTORE = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''
/** A project of a name that no emulator has by default, so that the command treats it as real. */
const PROJECT = 'speech-centre-7d3e2'
const owner = firestoreRest({ host: FIRESTORE, project: PROJECT })
const target = { firestore: FIRESTORE, project: PROJECT, apiKey: '', accessToken: 'owner', ...ADMIN }
const contents = () => openProject(target).contents()

/** Runs the rehearsal, which gets SIGINT after the line that contains `interruptAfter`. */
async function rehearse(env: Record<string, string> = {}, interruptAfter?: string) {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/rehearse.mjs')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_FIREBASE_PROJECT_ID: PROJECT,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ACCESS_TOKEN: 'owner',
      ...env,
    },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      const seen = interruptAfter !== undefined && text.includes(interruptAfter)
      text += data.toString()
      if (interruptAfter !== undefined && !seen && text.includes(interruptAfter)) child.kill('SIGINT')
    })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  const lines = (sign: string) => text.split('\n').flatMap((line) => (line.startsWith(sign) ? [line.slice(2)] : []))
  return { code, text, passed: lines('✓'), failed: lines('✗') }
}

async function putRules(content: string): Promise<void> {
  const answer = await fetch(`http://${FIRESTORE}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'rules', content }] } }),
  })
  expect(await answer.text()).not.toContain('rror')
}
const RULES = readFileSync(path.join(ROOT, 'firestore.rules'), 'utf8')
/** The rules with the first text of each pair replaced by the second. */
const changed = (...pairs: [from: string, to: string][]) =>
  pairs.reduce((rules, [from, to]) => {
    expect(rules).toContain(from)
    return rules.replace(from, to)
  }, RULES)

let uid: string
beforeEach(async () => {
  uid = (await freshBackend(PROJECT)).uid
  await putRules(RULES)
})
const expectEmpty = async () => {
  expect(await contents()).toEqual([])
  expect((await owner.list('admins')).map(({ id }) => id)).toEqual([uid])
}

it('finds nothing wrong, prints a line for each thing it does, and leaves the project as empty', async () => {
  const { code, text, passed, failed } = await rehearse()
  expect(failed, text).toEqual([])
  expect(code).toBe(0)
  expect(passed.filter((line) => line.startsWith('refused: ')).length).toBeGreaterThanOrEqual(20)
  const [, documents = ''] = /every kind\n([^]*?)\n\n/.exec(text) ?? []
  expect(documents.split('\n').length).toBe(PATHS.filter((one) => !one.includes('/pictures/')).length)
  for (const line of [
    'thirty videos',
    'renaming a product',
    'from their version',
    'erases everything',
    '61 of products',
  ])
    expect(passed.join('\n')).toContain(line)
  await expectEmpty()
  reportFigure(`a rehearsal on the emulators: ${passed.length} lines, ${failed.length} wrong, 0 documents left`)
})

it('names what weakened rules accept, and what rules that are too strict refuse', async () => {
  await putRules(
    changed(
      ['&& d.fields == get(path).data', ''],
      ['&& value.replace(', '|| value.replace('],
      ['return request.query.limit <= 60', 'return request.query.limit <= 600'],
      ["duration.value(24, 'h')", "duration.value(26, 'h')"],
      ['l.size() <= 14', 'l.size() <= 13'],
    ),
  )
  const { code, text, failed } = await rehearse()
  const isRefusal = (line: string) => line.startsWith('refused: ')
  // Strict rules also refuse what a refused request is compared with, which adds lines.
  expect(failed.filter(isRefusal), text).toEqual(
    expect.arrayContaining([
      'refused: a version that is not the state before; accepted: the state before',
      'refused: a name without a letter that is seen; accepted: with one',
      'refused: 61 of products for a visitor; accepted: 60',
      'refused: 61 of team for a visitor; accepted: 60',
    ]),
  )
  // Everything that needs the details of the centre fails after them.
  expect(failed.filter((line) => !isRefusal(line))).toEqual([
    'the fullest details of the centre',
    'saving the details of the centre',
    'confirming it 25 hours after it was asked erases everything',
    'the director and the details of the centre',
  ])
  expect(code).toBe(1)
  await expectEmpty()
})

it('refuses a project with content, and changes nothing', async () => {
  // A document that no list names is content, too.
  const hidden = ['products/1700000000009/pictures/of-a-deleted-one', 'anything/else', 'versions/team_a_1']
  for (const where of hidden) await owner.put(where, { path: 'team/a' })
  expect(await contents()).toEqual(expect.arrayContaining(hidden))
  const { code, text, passed, failed } = await rehearse()
  expect(text).toContain('It holds 3 documents: ')
  expect([...passed, ...failed]).toEqual([])
  expect(code).toBe(1)
  expect(await contents()).toHaveLength(hidden.length)
})

it('leaves the project as empty when it is interrupted', async () => {
  const { code, text, passed } = await rehearse({}, 'a change without a version')
  expect(code, text).toBe(130)
  expect(passed.at(-1)).toBe('the project is as empty as before')
  expect(passed.join('\n')).not.toContain('signs out')
  await expectEmpty()
})

it('starts emulators of its own without a project', async () => {
  const { code, text, failed } = await rehearse(
    { VITE_FIREBASE_PROJECT_ID: '', ACCESS_TOKEN: '' },
    'renaming a product',
  )
  expect(failed, text).toEqual([])
  expect(text).toContain('the project is as empty as before')
  expect(code).toBe(130)
})

it('says what it needs, and stops when the administrator cannot sign in', async () => {
  const without = await rehearse({ ACCESS_TOKEN: '' })
  expect(without.text).toContain('gcloud auth print-access-token')
  expect(without.code).toBe(1)
  await freshAccount(ADMIN)
  const stranger = await rehearse()
  expect(stranger.failed).toEqual(['the administrator signs in, and has a document in admins'])
  expect(stranger.passed).toEqual(['the project is as empty as before'])
  expect(stranger.code).toBe(1)
})

import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { runFolder } from '../../scripts/emulators.mjs'
import { firestoreRest } from '../../scripts/firestore-rest.mjs'
import { HOST } from '../../scripts/ports.mjs'
import { PATHS } from '../../scripts/rehearsal/documents'
import { openProject } from '../../scripts/rehearsal/project'
import { ADMIN, freshAccount, freshBackend, reportFigure } from '../data/backend'

vi.setConfig({ testTimeout: 120_000 })

const ROOT = path.resolve(import.meta.dirname, '../..')
const FIRESTORE = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''
/** A project of a name that no emulator has by default, so that the command treats it as real. */
const PROJECT = 'speech-centre-7d3e2'
const owner = firestoreRest({ host: FIRESTORE, project: PROJECT })
const target = { firestore: FIRESTORE, project: PROJECT, apiKey: '', accessToken: 'owner', ...ADMIN }
/** What the emulators were started with. */
type Configuration = { emulators: Record<string, { port: number } | undefined> }
const contents = () => openProject(target).contents()

/** Runs the rehearsal; calls `onLine` once the output contains `line`. */
async function rehearse(env: Record<string, string> = {}, line?: string, onLine?: (child: ChildProcess) => void) {
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
      const isFirst = line !== undefined && !text.includes(line)
      text += data.toString()
      if (isFirst && text.includes(line)) onLine?.(child)
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

it('finds nothing wrong, says what it does, and needs no project: it starts and ends emulators of its own', async () => {
  let folder = ''
  let addresses: string[] = []
  const { code, text, passed, failed } = await rehearse(
    { VITE_FIREBASE_PROJECT_ID: '', ACCESS_TOKEN: '' },
    'Rehearsing in',
    ({ pid }) => {
      folder = runFolder(`rehearse-${pid}`)
      const { emulators } = JSON.parse(readFileSync(path.join(folder, 'firebase.json'), 'utf8')) as Configuration
      addresses = ['auth', 'firestore', 'hub', 'logging'].map((name) => `http://${HOST}:${emulators[name]?.port}/`)
    },
  )
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
    'the project is as empty as before',
  ])
    expect(passed.join('\n')).toContain(line)
  reportFigure(`a rehearsal on the emulators: ${passed.length} lines, ${failed.length} wrong, 0 documents left`)

  expect(new Set(addresses).size).toBe(4)
  const isGone = await Promise.all(
    addresses.map((address) =>
      fetch(address).then(
        () => false,
        () => true,
      ),
    ),
  )
  expect(isGone).toEqual([true, true, true, true])
  expect(existsSync(folder)).toBe(false)
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
  const { code, text, passed } = await rehearse({}, 'a change without a version', (child) => child.kill('SIGINT'))
  expect(code, text).toBe(130)
  expect(passed.at(-1)).toBe('the project is as empty as before')
  expect(passed.join('\n')).not.toContain('signs out')
  await expectEmpty()
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

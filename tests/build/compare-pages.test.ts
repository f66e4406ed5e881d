import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { DOCUMENTS, storedState } from '../../scripts/check/compare-pages.mjs'
import { MEMBER_PATH, valid } from '../../scripts/documents/valid'
import { firestoreRest } from '../../scripts/firebase/rest.mjs'
import { PRODUCTS_BATCH_SIZE } from '../../src/limits'
import { putRules, RULES } from '../helpers/emulator/backend'
import { listen, run } from '../helpers/emulator/run'
import { idOf, productAt, products } from '../helpers/emulator/stored-content'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PROJECT = 'speech-centre-compared'
const NOBODY = '127.0.0.1:1'
const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''
const database = firestoreRest({ host, project: PROJECT })

/** The answer of `/baked/build.json`: a record, or null where nothing is published. */
let published: { stored: string } | null = null
const server = createServer((_, response) => {
  response.statusCode = published ? 200 : 404
  response.end(JSON.stringify(published))
})
// The folder has no packages of this project.
const folder = mkdtempSync(path.join(tmpdir(), 'compare-'))
let site = ''

beforeAll(async () => {
  cpSync(path.join(ROOT, 'scripts'), path.join(folder, 'scripts'), { recursive: true })
  site = await listen(server)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const state = () =>
  storedState({ projectId: PROJECT, apiKey: 'key', siteUrl: `http://${site}`, emulator: host })

/** Runs the comparison as the workflow does; returns its outputs and messages. */
async function compare({ firestore = host, at = site } = {}) {
  const output = path.join(folder, 'output')
  writeFileSync(output, '')
  const project = { VITE_FIREBASE_PROJECT_ID: PROJECT, VITE_FIREBASE_API_KEY: 'key' }
  const env = {
    ...project,
    VITE_SITE_URL: `http://${at}`,
    VITE_FIRESTORE_EMULATOR: firestore,
    GITHUB_OUTPUT: output,
  }
  const script = 'scripts/check/compare-pages.mjs'
  const { code, text } = await run([script], { cwd: folder, env })
  return { code, text, output: readFileSync(output, 'utf8') }
}

beforeEach(async () => {
  await database.clear()
  const single = [MEMBER_PATH, ...DOCUMENTS].map((each) => [each, valid(each)] as const)
  await database.store({ ...products(PRODUCTS_BATCH_SIZE), ...Object.fromEntries(single) })
  published = { stored: await state() }
})

describe('the hourly comparison', () => {
  it('the comparison publishes for the first time and after a difference only', async () => {
    expect(await compare()).toMatchObject({ code: 0, output: 'publish=false\n' })
    await database.delete(MEMBER_PATH)
    expect(await compare()).toMatchObject({ code: 0, output: 'publish=true\n' })
    published = null
    expect(await compare()).toMatchObject({ code: 0, output: 'publish=true\n' })
  })

  it('the comparison sees every change of what the pages show, and nothing else', async () => {
    const before = await state()
    await database.store({
      [`products/${idOf(0)}`]: productAt(0, { order: 99 }),
      'versions/v1': { path: MEMBER_PATH },
    })
    expect(await state()).toBe(before)
    await database.put(`products/${idOf(3)}`, productAt(3, { name: 'renamed' }))
    const states = [before, await state()]
    for (const path of [`products/${idOf(12)}`, MEMBER_PATH, ...DOCUMENTS]) {
      await database.delete(path)
      states.push(await state())
    }
    expect(new Set(states).size).toBe(states.length)
  })

  // Rules that are older than the release do not know what only it reads.
  it('the comparison publishes where the deployed rules refuse a read', async () => {
    onTestFinished(() => putRules(RULES, PROJECT))
    await putRules(RULES.replace('match /team/{id} {', 'match /others/{id} {'), PROJECT)
    expect(await compare()).toMatchObject({ code: 0, output: 'publish=true\n' })
  })

  it.each([
    ['database', { firestore: NOBODY }],
    ['site', { at: NOBODY }],
  ])('the comparison fails with a reason when the %s does not answer', async (_, addresses) => {
    const { code, text, output } = await compare(addresses)
    expect({ code, output }).toEqual({ code: 1, output: '' })
    expect(text).toMatch(/^Not compared: TypeError: fetch failed/)
  })
})

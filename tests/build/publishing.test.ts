import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSite } from '../../scripts/check/check-dist.mjs'
import { storedState } from '../../scripts/check/compare-pages.mjs'
import { FULLEST } from '../../scripts/documents/fullest'
import { makeImage, MEMBER_PATH, PRODUCT_PATH, valid } from '../../scripts/documents/valid'
import { firestoreRest } from '../../scripts/firebase/rest.mjs'
import { siteEnv } from '../../scripts/firebase/settings.mjs'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import { TEAM } from '../../scripts/seed/seed-content.mjs'
import { exampleContent } from '../../scripts/seed/seed.mjs'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { PRODUCTS_BATCH_SIZE, TEAM_MAX } from '../../src/limits'
import { HOST, putRules, RULES } from '../helpers/emulator/backend'
import { closedProject } from '../helpers/emulator/closed-project'
import { prerenderInto } from '../helpers/emulator/pages'
import { listen, run } from '../helpers/emulator/run'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** A project that the build and the doctor treat as a real one. */
const PROJECT = 'speech-centre-7d3e5'
const database = firestoreRest({ host: HOST, project: PROJECT })
const settings = {
  ...siteEnv({ project: PROJECT, firestore: '', auth: '' }, 'https://speech-centre.example'),
  NODE_ENV: '',
}
const site = mkdtempSync(path.join(tmpdir(), 'publishing-'))
let closed = ''

beforeAll(async () => {
  closed = await listen(closedProject)
  await putRules(RULES, PROJECT)
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--app', '--outDir', site]
  const env = { ...process.env, ...settings, BUNDLED_CONTENT: '1' }
  expect(await run(vite, { cwd: ROOT, env })).toMatchObject({ code: 0 })
})
afterAll(() => {
  closedProject.close()
  rmSync(site, { recursive: true })
})

/** Stores this content alone, and does what the workflow does up to the deployment. */
async function publish(content: Record<string, StoredFields>) {
  await database.clear()
  // One by one: together the fullest exceed what a request may hold.
  for (const [path, fields] of Object.entries(content)) await database.put(path, fields)
  const emulator = { VITE_FIRESTORE_EMULATOR: HOST }
  const build = await prerenderInto(site, { ...settings, ...emulator })
  const { code, text } = await run(
    [path.join(ROOT, 'scripts/doctor/doctor.mjs'), '--before-publishing'],
    {
      env: { ...process.env, ...settings, ...emulator, VITE_AUTH_EMULATOR: closed },
    },
  )
  const lines = (mark: string) => text.split('\n').filter((line) => line.startsWith(mark))
  const { stored } = JSON.parse(readFileSync(path.join(site, 'baked/build.json'), 'utf8')) as {
    stored: string
  }
  const state = { projectId: PROJECT, apiKey: '', siteUrl: '', emulator: HOST }
  return {
    build,
    check: checkSite(site, PROJECT),
    // The emulators in its settings are no content.
    doctor: { code, bad: lines('✗').filter((line) => !line.includes('.env is complete')) },
    odd: lines('!'),
    isUpToDate: stored === (await storedState(state)),
  }
}

/** The image of the fullest document, with bytes of its own. */
const imageOf = (path: string, n: number) =>
  makeImage(
    String((FULLEST[path] as { image?: string }).image).length,
    'webp',
    String.fromCharCode(65 + (n % 26)),
  )

/** The fullest documents of each kind, as many as a page shows. */
function fullestContent(): Record<string, StoredFields> {
  const copies = (path: string, count: number, idOf: (n: number) => string) =>
    Array.from({ length: count }, (_, n): [string, StoredFields] => [
      `${path.split('/')[0]}/${idOf(n)}`,
      { ...FULLEST[path], id: idOf(n), order: n + 1, image: imageOf(path, n) },
    ])
  const { videos: list } = FULLEST[VIDEOS_PATH] as { videos: StoredFields[] }
  const videos = list.map((each, n) => ({
    ...each,
    hidden: undefined,
    order: n + 1,
  }))
  return {
    ...Object.fromEntries(
      copies(PRODUCT_PATH, PRODUCTS_BATCH_SIZE, (n) => String(1_700_000_000_000 + n)),
    ),
    ...Object.fromEntries(copies(MEMBER_PATH, TEAM_MAX, (n) => `member${n}`)),
    [VIDEOS_PATH]: { ...FULLEST[VIDEOS_PATH], videos },
    ...Object.fromEntries(
      [DIRECTOR_TEXTS_PATH, DIRECTOR_PHOTO_PATH, CENTRE_PATH].map(
        (each) => [each, FULLEST[each] ?? {}] as const,
      ),
    ),
  }
}

const SECRETS =
  'localhost:3000 127.0.0.1 0.0.0.0 [::1] service_account client_secret "private_key" demo-speech-centre admin-demo-2024'

/**
 * Fields with words in every kind of text that our own code must not have, and documents that no page can show, or not
 * with an image.
 */
function oddFields(): Record<string, StoredFields> {
  const video = { id: 'v1', url: 'https://youtu.be/abcdefghijk', title: SECRETS, order: 1 }
  return {
    'team/constructor': { ...valid(MEMBER_PATH), id: 'constructor', order: 2 },
    [PRODUCT_PATH]: { name: SECRETS },
    // Not among the first images of its page.
    'products/1700000000008': { image: 'https://127.0.0.1/x' },
    [MEMBER_PATH]: { title: SECRETS, credentials: [SECRETS] },
    [VIDEOS_PATH]: {
      videos: [
        { ...video, description: SECRETS },
        { ...video, id: 'v2', url: 'https://www.youtube.com//&v=abc', order: 2 },
      ],
    },
    [DIRECTOR_TEXTS_PATH]: { titles: [SECRETS] },
    [CENTRE_PATH]: {
      address: SECRETS,
      email: 'admin@example.com',
      mapUrl: 'https://maps.example.com/?at=localhost:3000',
      qrUrl: 'https://x.example/service_account',
      partners: [`p1 - ${SECRETS}`],
    },
  }
}

/** The pages and the data of the site that name this member. */
const filesNaming = (member = '') =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|json)$/.test(file))
    .filter((file) => readFileSync(path.join(site, file), 'utf8').includes(member))

let example: Awaited<ReturnType<typeof publish>> & { namingMember: string[] }
beforeAll(async () => {
  const published = await publish(exampleContent())
  example = { ...published, namingMember: filesNaming(TEAM[0]?.name) }
})

it('a publication goes on with the example content', () => {
  const { build, check, doctor, odd, isUpToDate } = example
  expect(build).toMatchObject({ code: 0 })
  expect(check.faults).toEqual([])
  expect(doctor).toEqual({ code: 1, bad: [] })
  expect(odd).toEqual([])
  expect(isUpToDate).toBe(true)
})

describe('with the fullest content of every kind, of which some is odd', () => {
  let published: Awaited<ReturnType<typeof publish>>
  beforeAll(async () => {
    const content = fullestContent()
    for (const [path, fields] of Object.entries(oddFields()))
      content[path] = { ...content[path], ...fields }
    published = await publish(content)
  })

  it('a publication goes on with the fullest and with odd content', () => {
    expect(published.build).toMatchObject({ code: 0 })
    expect(published.check.faults).toEqual([])
    expect(published.doctor).toEqual({ code: 1, bad: [] })
    expect(published.isUpToDate).toBe(true)
  })

  it('a publication names no member who was deleted since the one before', () => {
    expect(example.namingMember, 'the control').toEqual(
      expect.arrayContaining(['baked/team.json', 'team/index.html']),
    )
    expect(filesNaming(TEAM[0]?.name)).toEqual([])
  })

  it('a publication names what is heavy', () => {
    expect(published.check.warnings).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^\/: HTML \+ CSS has [\d.]+ KB, .* 18\.5: directorSummary [\d.]+ KB, /,
        ),
        expect.stringMatching(/^\/products: first images has .* 45: products [\d.]+ KB/),
      ]),
    )
  })

  it('a publication names odd documents', () => {
    expect(published.build.text).toContain('team/constructor ')
    const odd = published.odd.join('\n')
    expect(odd).toMatch(/leave out team\/constructor:/)
    expect(odd).toMatch(/to complete .* products\/1700000000008 \(no image\)/)
  })

  it.each([
    'products/1700000000001/name',
    'team/member1/title',
    'team/member1/credentials/1',
    'videos/v1/title',
    'videos/v1/description',
    'directorTexts/titles/1',
    'centre/address',
    'centre/email',
    'centre/mapUrl',
    'centre/qrUrl',
    'centre/partners/p1/name',
  ])('a publication names the odd words in %s', (path) =>
    expect(published.check.warnings.join('\n')).toContain(`${path}: `),
  )

  it('the doctor names odd words', () =>
    expect(published.odd.join('\n')).toContain('products/1700000000001/name: a private key'))
})

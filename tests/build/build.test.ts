import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedState } from '../../scripts/check/compare-pages.mjs'
import { MEMBER_PATH, PRODUCT_PATH, valid } from '../../scripts/documents/valid'
import { firestoreRest } from '../../scripts/firebase/rest.mjs'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { buildPages } from '../helpers/emulator/pages'

/** A project of a name that no emulator has by default, so that the build treats it as real. */
const PROJECT = 'speech-centre-4f2a1'
const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''
const database = firestoreRest({ host, project: PROJECT })
const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Prerenders the pages of the project. */
const build = () =>
  buildPages(folder, { VITE_FIREBASE_PROJECT_ID: PROJECT, VITE_FIRESTORE_EMULATOR: host })

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

// tests/public/pages/first-content.test.tsx shows what the pages make of the content, baking.test.ts when there is none.
describe('the build of a full database', () => {
  let start: number
  let state: string | null
  beforeAll(async () => {
    await database.clear()
    await database.store({
      [PRODUCT_PATH]: { ...valid(PRODUCT_PATH), name: 'منتج محفوظ' },
      [MEMBER_PATH]: { ...valid(MEMBER_PATH), name: 'عضوة محفوظة' },
      [DIRECTOR_TEXTS_PATH]: { ...valid(DIRECTOR_TEXTS_PATH), name: 'مديرة محفوظة' },
      ...Object.fromEntries(
        [VIDEOS_PATH, DIRECTOR_PHOTO_PATH, CENTRE_PATH].map((path) => [path, valid(path)]),
      ),
    })
    start = Date.now()
    expect(await build()).toMatchObject({
      code: 0,
      text: expect.stringContaining('Prerendered') as string,
    })
    state = await storedState({ projectId: PROJECT, apiKey: '', siteUrl: '', emulator: host })
  })

  it('the pages have the stored content', () => {
    expect(read('products/index.html')).toContain('منتج محفوظ')
    for (const name of ['عضوة محفوظة', 'مديرة محفوظة'])
      expect(read('team/index.html')).toContain(name)
    expect(existsSync(path.join(folder, 'baked/images'))).toBe(true)
  })

  // Requirement 40
  it.each(['index.html', 'products/index.html', 'videos/index.html', 'team/index.html'])(
    'the built page %s waits for nothing',
    (page) => {
      expect(read(page)).not.toContain('aria-busy')
    },
  )

  it('a build says when and from what it was made', () => {
    const { builtAt, stored } = JSON.parse(read('baked/build.json')) as {
      builtAt: string
      stored: string
    }
    expect(stored).toBe(state)
    expect(Date.parse(builtAt)).toBeGreaterThanOrEqual(start)
  })
})

it('a build fails where the number is still a placeholder, and says where to enter it', async () => {
  await database.clear()
  rmSync(folder, { recursive: true })
  const { code, text } = await build()
  expect(code).toBe(1)
  expect(text).toContain('«بيانات المركز» (/admin/dashboard?panel=centre)')
  expect(existsSync(path.join(folder, 'baked/build.json'))).toBe(false)
})

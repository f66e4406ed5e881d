import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { storedState } from '../../scripts/check/compare-pages.mjs'
import { firestoreRest } from '../../scripts/emulators/rest.mjs'
import {
  CENTRE,
  MEMBER,
  PHOTO,
  PRODUCT,
  TEXTS,
  valid,
  VIDEOS,
} from '../../scripts/seed/valid-documents'
import { buildPages } from '../helpers/emulator/pages'

/** A project of a name that no emulator has by default, so that the build treats it as real. */
const PROJECT = 'speech-centre-4f2a1'
const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''
const database = firestoreRest({ host, project: PROJECT })
const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => database.clear())

/** Prerenders the pages of the project. */
const build = () =>
  buildPages(folder, { VITE_FIREBASE_PROJECT_ID: PROJECT, VITE_FIRESTORE_EMULATOR: host })

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

// tests/public/first-content.test.tsx shows what the pages make of the content, baking.test.ts when there is none.
describe('the build of a configured project', () => {
  // Requirements 40, 63
  it('the pages have the stored content of a full database, and say from what they were made', async () => {
    await database.store({
      [PRODUCT]: { ...valid(PRODUCT), name: 'منتج محفوظ' },
      [MEMBER]: { ...valid(MEMBER), name: 'عضوة محفوظة' },
      [TEXTS]: { ...valid(TEXTS), name: 'مديرة محفوظة' },
      ...Object.fromEntries([VIDEOS, PHOTO, CENTRE].map((each) => [each, valid(each)])),
    })
    const before = Date.now()
    expect(await build()).toMatchObject({
      code: 0,
      text: expect.stringContaining('Prerendered') as string,
    })
    expect(read('products/index.html')).toContain('منتج محفوظ')
    for (const name of ['عضوة محفوظة', 'مديرة محفوظة'])
      expect(read('team/index.html')).toContain(name)
    for (const page of [
      'index.html',
      'products/index.html',
      'videos/index.html',
      'team/index.html',
    ])
      expect(read(page), page).not.toContain('aria-busy')
    const { builtAt, stored } = JSON.parse(read('baked/build.json')) as {
      builtAt: string
      stored: string
    }
    expect(stored).toBe(
      await storedState({ projectId: PROJECT, apiKey: '', siteUrl: '', emulator: host }),
    )
    expect(Date.parse(builtAt)).toBeGreaterThanOrEqual(before)
    expect(existsSync(path.join(folder, 'baked/images'))).toBe(true)
  })

  it('a build fails where the number is still a placeholder, and says where to enter it', async () => {
    const { code, text } = await build()
    expect(code).toBe(1)
    expect(text).toContain('«بيانات المركز» (/admin/dashboard?panel=centre)')
    expect(existsSync(path.join(folder, 'baked/build.json'))).toBe(false)
  })
})

import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { firestoreRest } from '../../scripts/rest.mjs'
import { storedState } from '../../scripts/compare-pages.mjs'
import { defaultDirector, director as directorCopy } from '../../src/copy/director'
import { latestVideos } from '../../src/copy/latest-videos'
import { defaultProducts, products as productsCopy } from '../../src/copy/products'
import { sampleVideos } from '../../src/copy/sample-videos'
import { team as teamCopy } from '../../src/copy/team'
import { videos as videosCopy } from '../../src/copy/videos'
import { CENTRE_ID, DIRECTOR_ID, DIRECTOR_PHOTO_ID, VIDEOS_ID } from '../../src/limits'
import { picture } from '../data/backend'

// Each test runs a build of Vite.
vi.setConfig({ testTimeout: 120_000 })

const ROOT = path.resolve(import.meta.dirname, '../..')
/** A project of a name that no emulator has by default, so that the build treats it as real. */
const PROJECT = 'speech-centre-4f2a1'
const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''
const database = firestoreRest({ host, project: PROJECT })
const updatedAt = new Date('2025-01-01T00:00:00Z')
const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => database.clear())

/** Prerenders the pages of the project from the database at `firestore`. */
async function build(firestore: string, env: Record<string, string> = {}) {
  mkdirSync(path.join(folder, '.vite'), { recursive: true })
  copyFileSync(path.join(ROOT, 'index.html'), path.join(folder, '.vite/index.html'))
  rmSync(path.join(folder, 'baked'), { recursive: true, force: true })
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--app', '--outDir', folder], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: '',
      PAGES_ONLY: '1',
      VITE_FIREBASE_PROJECT_ID: PROJECT,
      VITE_FIRESTORE_EMULATOR: firestore,
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  return { code, output }
}

const page = (route: string) => readFileSync(path.join(folder, route, 'index.html'), 'utf8')
const record = () =>
  JSON.parse(readFileSync(path.join(folder, 'baked/build.json'), 'utf8')) as { builtAt: string; stored: string | null }

async function store() {
  const centre = { phones: ['+966512345678 الهاتف'], whatsapp: '966512345678', updatedAt }
  const text = { name: 'مديرة محفوظة', titles: [], credentials: [], highlights: [], updatedAt }
  await Promise.all([
    database.put('products/1700000000001', {
      id: '1700000000001',
      name: 'منتج محفوظ',
      image: picture(),
      order: 1,
      updatedAt,
    }),
    database.put('team/m1', { id: 'm1', name: 'عضوة محفوظة', image: picture(), credentials: [], updatedAt }),
    database.put(`videos/${VIDEOS_ID}`, {
      videos: [{ id: 'v1', title: 'فيديو محفوظ', url: 'https://youtu.be/aqz-KE-bpKQ', order: 1 }],
      updatedAt,
    }),
    database.put(`director-texts/${DIRECTOR_ID}`, text),
    database.put(`director-photos/${DIRECTOR_PHOTO_ID}`, { photoBase64: picture(300, 'jpeg'), updatedAt }),
    database.put(`settings/${CENTRE_ID}`, centre),
  ])
}

/** What each page shows of a full database, and while it waits for the first answer. */
const SHOWN: [route: string, stored: string[], loading: string[]][] = [
  ['', ['فيديو محفوظ'], [latestVideos.loading]],
  ['products', ['منتج محفوظ'], [productsCopy.loading]],
  ['videos', ['فيديو محفوظ'], [videosCopy.loading]],
  ['team', ['عضوة محفوظة', 'مديرة محفوظة'], [teamCopy.loading, directorCopy.loading]],
]
/** Content that nobody stored. */
const INVENTED = [...sampleVideos.map(({ title }) => title), ...defaultProducts.map(({ image }) => image)]
INVENTED.push(defaultDirector.name, productsCopy.empty.title, teamCopy.empty.title)

// 40, 63
describe('the build of a configured project', () => {
  it('has the stored content of a full database, and says from what it was made', async () => {
    await store()
    const before = Date.now()
    expect(await build(host)).toMatchObject({ code: 0, output: expect.stringContaining('Prerendered') as string })
    for (const [route, stored] of SHOWN) {
      expect(
        stored.filter((text) => !page(route).includes(text)),
        route,
      ).toEqual([])
      expect(
        [...INVENTED, 'aria-busy'].filter((text) => page(route).includes(text)),
        route,
      ).toEqual([])
    }
    const { builtAt, stored } = record()
    expect(stored).toBe(await storedState({ projectId: PROJECT, apiKey: '', siteUrl: '', emulator: host }))
    expect(Date.parse(builtAt)).toBeGreaterThanOrEqual(before)
    expect(existsSync(path.join(folder, 'baked/pictures'))).toBe(true)
  })

  it('fails where the number is still a placeholder, and says where to enter it', async () => {
    const { code, output } = await build(host)
    expect(code).toBe(1)
    expect(output).toContain('«بيانات المركز» (/admin/dashboard?panel=centre)')
    expect(existsSync(path.join(folder, 'baked/build.json'))).toBe(false)
  })

  it('fails where the database does not answer, and waits for the first answer where it is told to build', async () => {
    const { code, output } = await build('127.0.0.1:9')
    expect(code).toBe(1)
    expect(output).toContain(`The database of ${PROJECT} could not be read`)
    expect(output).toContain('BUILD_ANYWAY=1')
    expect((await build('127.0.0.1:9', { BUILD_ANYWAY: '1' })).code).toBe(0)
    for (const [route, , loading] of SHOWN) {
      expect(
        loading.filter((text) => !page(route).includes(text)),
        route,
      ).toEqual([])
      expect(
        INVENTED.filter((text) => page(route).includes(text)),
        route,
      ).toEqual([])
    }
    expect(record().stored).toBeNull()
  })
})

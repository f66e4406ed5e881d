import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readContent } from '../../scripts/build/prerender.mjs'
import { storedState } from '../../scripts/check/compare-pages.mjs'
import { LARGE_IMAGE_PATH, PRODUCT_PATH, valid } from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { nothingBaked } from '../../src/data/pages/baked'
import { env } from '../../src/env'
import * as site from '../../src/prerender/prerender'
import { storedMember } from '../fixtures/members'
import { checkConsole, expectConsole, watchConsole } from '../helpers/console'
import { freshBackend, HOST, makeImage, PROJECT, store } from '../helpers/emulator/backend'
import { idOf, productAt, products } from '../helpers/emulator/stored-content'

const day = (number: number) => new Date(2024, 0, number)
const member = (id: string, fields = {}) => ({
  ...storedMember(id, { name: id, image: makeImage(), order: 1 }),
  ...fields,
})

/** Returns the content that `npm run build` would bake, and the names of the image files. */
async function bake() {
  const files: string[] = []
  const { content } = await readContent(site, (name) => files.push(name))
  return { content, files }
}

beforeEach(async () => {
  await freshBackend()
  watchConsole()
})

const video = { url: 'https://youtu.be/aqz-KE-bpKQ' }
/** Documents with images of every kind; a partner and a video have none. */
const documentsWithImages = (): Record<string, StoredFields> => ({
  ...products(2),
  'team/m1': member('m1'),
  [DIRECTOR_PHOTO_PATH]: { photoBase64: makeImage(300, 'jpeg'), updatedAt: day(1) },
  [CENTRE_PATH]: {
    ...valid(CENTRE_PATH),
    partners: [`p1 ${makeImage(310)} one`, 'p2 https://example.com/logo.png two', 'p3 - three'],
    updatedAt: day(1),
  },
  [VIDEOS_PATH]: {
    videos: [
      { ...video, id: 'v1', order: 3, imageTag: 'one', duration: '04:30' },
      { ...video, id: 'v2', order: 2 },
      { ...video, id: 'v3', order: 1, imageTag: 'missing' },
    ],
    images: { v1: makeImage(320), v2: makeImage(330) },
  },
})

describe('the content of a build', () => {
  it('a build has the stored content', async () => {
    await store(documentsWithImages())
    const { products: shown, team, centre, videos } = (await bake()).content
    expect(shown?.map(({ name }) => name)).toEqual(['n1', 'n2'])
    expect(team?.map(({ name }) => name)).toEqual(['m1'])
    expect(centre).toMatchObject({
      phones: [{ number: '+966512345678' }],
      years: null,
      updatedAt: day(1),
    })
    expect(videos?.[0]).toMatchObject({ duration: '04:30', imageTag: 'one' })
    checkConsole()
  })

  it('a build has images and logos as files', async () => {
    await store(documentsWithImages())
    const { content, files } = await bake()
    const { products: shown, team, directorPhoto, centre, videos } = content
    const [logo, ...logos] = centre?.partners.map((partner) => partner.logo) ?? []
    expect(logos).toEqual(['https://example.com/logo.png', ''])
    expect(videos?.slice(1).map(({ image }) => image)).toEqual([undefined, undefined])
    const images = [shown?.[0], team?.[0], directorPhoto, { image: logo }, videos?.[0]].map(
      (item) => item?.image,
    )
    for (const image of images) expect(image).toMatch(/^\/baked\/images\/[\da-f]{16}\.(webp|jpeg)$/)
    expect(new Set(files)).toEqual(new Set(images.map((image) => image?.slice(1))))
    expect(JSON.stringify(content)).not.toContain('data:image')
    checkConsole()
  })

  it('an empty build has no content and no warning, and names the site as referrer', async () => {
    const requests = vi.spyOn(globalThis, 'fetch')
    expect((await bake()).content).toEqual(nothingBaked)
    const referrers = requests.mock.calls.map(([, options]) =>
      new Headers(options?.headers).get('referer'),
    )
    expect(new Set(referrers)).toEqual(new Set([`${env.siteUrl}/`]))
    requests.mockRestore()
    checkConsole()
  })

  it('a build leaves out malformed documents with a warning, and malformed videos', async () => {
    expectConsole(/products\/constructor is malformed and was left out/)
    await store({
      [PRODUCT_PATH]: productAt(1),
      'products/constructor': productAt(2),
      [VIDEOS_PATH]: {
        videos: [
          { ...video, title: 'no id' },
          { ...video, id: 'v1' },
        ],
      },
    })
    const { products: shown, videos } = (await bake()).content
    expect([shown, videos].map((list) => list?.map(({ id }) => id))).toEqual([[idOf(1)], ['v1']])
    checkConsole()
  })

  it('a build leaves out what no public page reads', async () => {
    await store({
      'admins/somebody': { note: 'secret-admin' },
      'patients/p1': { name: 'secret-patient' },
      [PRODUCT_PATH]: productAt(1, { cost: 'secret-cost' }),
      [LARGE_IMAGE_PATH]: { image: makeImage(400), updatedAt: day(1) },
      'team/m1': member('m1', { salary: 'secret-salary' }),
      [DIRECTOR_TEXTS_PATH]: { name: 'd', updatedAt: day(1), diary: 'secret-diary' },
    })
    const { content, files } = await bake()
    expect(Object.keys(content).sort()).toEqual(Object.keys(nothingBaked).sort())
    expect(JSON.stringify(content)).not.toContain('secret')
    // The product and the member share one file, and the large image is left out.
    expect(new Set(files).size).toBe(1)
    checkConsole()
  })

  it('a build of a real project needs a database that answers, unless it is told to go on', async () => {
    const config = {
      apiKey: 'key',
      authDomain: '',
      projectId: 'speech-centre-9c1b7',
      appId: '',
      storageBucket: '',
    }
    const real = { ...site, env: { ...env, firebase: config, firestoreEmulator: '127.0.0.1:9' } }
    const problem = /The database of speech-centre-9c1b7 could not be read .*BUILD_ANYWAY=1/
    await expect(readContent(real, () => undefined)).rejects.toThrow(problem)
    vi.stubEnv('BUILD_ANYWAY', '1')
    expectConsole(/Warning: The database of speech-centre-9c1b7 could not be read/)
    expect(await readContent(real, () => undefined)).toEqual({ content: nothingBaked, state: null })
    vi.unstubAllEnvs()
    checkConsole()
  })

  it('a build has the state from before it was read, so a change meanwhile is published later', async () => {
    const fetchPublicContent = async (signal: AbortSignal) => {
      const read = await site.fetchPublicContent(signal)
      await store(products(1))
      return read
    }
    const { state } = await readContent({ ...site, fetchPublicContent }, () => undefined)
    expect(state).not.toBe(
      await storedState({ projectId: PROJECT, apiKey: '', siteUrl: '', emulator: HOST }),
    )
  })
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storedState } from '../../scripts/compare-pages.mjs'
import { readContent } from '../../scripts/prerender.mjs'
import { nothingBaked } from '../../src/data/pages/baked'
import { defaultCentre } from '../../src/data/content/centre'
import { storedCentre } from '../../src/data/store/centre'
import { env } from '../../src/env'
import * as site from '../../src/prerender'
import { checkConsole, expectConsole, watchConsole } from '../console'
import { storedMember } from '../fixtures/members'
import { freshBackend, HOST, owner, picture, PROJECT, store } from '../data/backend'
import { idOf, product, products } from '../data/everything'
import { CENTRE, FULL, PHOTO, PRODUCT, TEXTS, VIDEOS } from '../documents'

const day = (number: number) => new Date(2024, 0, number)
const member = (id: string, rest = {}) => ({ ...storedMember(id, { name: id, image: picture() }), ...rest })

/** Returns the content that `npm run build` would bake, and the names of the picture files. */
async function bake() {
  const files: string[] = []
  const { content } = await readContent(site, (name) => files.push(name))
  return { content, files }
}

beforeEach(async () => {
  await freshBackend()
  watchConsole()
})

describe('the content of a build', () => {
  it('is the stored content with pictures as files', async () => {
    await store({
      ...products(2),
      'team/m1': member('m1'),
      [PHOTO]: { photoBase64: picture(300, 'jpeg'), updatedAt: day(1) },
    })
    const { content, files } = await bake()
    expect(content.products?.map(({ name }) => name)).toEqual(['n1', 'n2'])
    expect(content.team?.map(({ name }) => name)).toEqual(['m1'])
    for (const image of [content.products?.[0]?.image, content.team?.[0]?.image, content.directorPhoto]) {
      expect(image).toMatch(/^\/baked\/pictures\/[\da-f]{16}\.(webp|jpeg)$/)
      expect(files).toContain(image?.slice(1))
    }
    expect(JSON.stringify(content)).not.toContain('data:image')
    checkConsole()
  })

  it('holds the details of the centre with logos as files', async () => {
    const partner = (order: number, logo: string) => ({ id: `p${order}`, name: `Partner ${order}`, logo, order })
    const partners = [partner(1, picture(300)), partner(2, 'https://example.com/logo.png'), partner(3, '')]
    const phones = [{ label: 'Desk', number: '+966512345678' }]
    await owner.put(CENTRE, {
      ...storedCentre({ ...defaultCentre, phones, whatsapp: '966512345678', partners }),
      mapUrl: 'javascript:alert(1)',
      years: null,
      updatedAt: day(1),
    })
    const { centre } = (await bake()).content
    expect(centre).toMatchObject({ phones, whatsapp: '966512345678', mapUrl: '', years: null, updatedAt: day(1) })
    expect(centre?.partners.map(({ logo }) => logo)).toEqual([
      expect.stringMatching(/^\/baked\/pictures\/[\da-f]{16}\.webp$/),
      'https://example.com/logo.png',
      '',
    ])
    checkConsole()
  })

  it('is empty without a warning where nothing is stored', async () => {
    expect((await bake()).content).toEqual(nothingBaked)
    checkConsole()
  })

  it('holds the picture of a video as a file, and videos without one as they are', async () => {
    const url = 'https://youtu.be/aqz-KE-bpKQ'
    await owner.put(VIDEOS, {
      videos: [
        { id: 'v1', title: 'one', url, order: 3, picture: 'one', duration: '04:30' },
        { id: 'v2', title: 'two', url, order: 2 },
        { id: 'v3', title: 'its picture is missing', url, order: 1, picture: 'two' },
      ],
      pictures: { v1: picture(300), v2: picture(400) },
      updatedAt: day(1),
    })
    const { content, files } = await bake()
    expect(content.videos?.map(({ image }) => image)).toEqual([`/${files[0] ?? ''}`, undefined, undefined])
    expect(content.videos?.[0]).toMatchObject({ duration: '04:30', picture: 'one' })
    expect(files).toHaveLength(1)
  })

  it('leaves out an invalid document with a warning', async () => {
    expectConsole(/products\/1700000000002 has no image and was left out/)
    expectConsole(/team\/m2 has no name and was left out/)
    expectConsole(/videos\/v2 has no url and was left out/)
    const videos = [
      { title: 'no id' },
      { id: 'v1', title: 'good', url: 'https://youtu.be/aqz-KE-bpKQ' },
      { id: 'v2', url: 7 },
    ]
    await store({
      ...products(1),
      [`products/${idOf(2)}`]: product(2, { image: 'javascript:alert(1)' }),
      'team/m1': member('m1'),
      'team/m2': member('m2', { name: ['not a text'] }),
      [VIDEOS]: { videos, updatedAt: day(1) },
    })
    const { content } = await bake()
    expect(content.products?.map(({ id }) => id)).toEqual(['1700000000001'])
    expect(content.team?.map(({ id }) => id)).toEqual(['m1'])
    expect(content.videos?.map(({ id }) => id)).toEqual(['v1'])
    checkConsole()
  })

  it('holds only fields that a public page reads', async () => {
    await store({
      'admins/somebody': { note: 'secret-admin' },
      'patients/p1': { name: 'secret-patient' },
      [PRODUCT]: product(1, { cost: 'secret-cost' }),
      'team/m1': member('m1', { salary: 'secret-salary' }),
      [FULL]: { image: picture(400), updatedAt: day(1) },
      [TEXTS]: { name: 'd', updatedAt: day(1), diary: 'secret-diary' },
    })
    const { content, files } = await bake()
    expect(Object.keys(content).sort()).toEqual(Object.keys(nothingBaked).sort())
    expect(JSON.stringify(content)).not.toContain('secret')
    // The product and the member share one file, and the large picture is left out.
    expect(new Set(files).size).toBe(1)
  })

  it('of a real project needs a database that answers, unless the build is told to go on', async () => {
    const config = { apiKey: 'key', authDomain: '', projectId: 'speech-centre-9c1b7', appId: '', storageBucket: '' }
    const real = { ...site, env: { ...env, firebase: config, firestoreEmulator: '127.0.0.1:9' } }
    const problem = /The database of speech-centre-9c1b7 could not be read .*BUILD_ANYWAY=1/
    await expect(readContent(real, () => undefined)).rejects.toThrow(problem)
    vi.stubEnv('BUILD_ANYWAY', '1')
    expectConsole(/Warning: The database of speech-centre-9c1b7 could not be read/)
    expect(await readContent(real, () => undefined)).toEqual({ content: nothingBaked, state: null })
    vi.unstubAllEnvs()
    checkConsole()
  })

  it('has the state from before it was read, so that a change meanwhile is published later', async () => {
    const readPublic = async (signal: AbortSignal) => {
      const read = await site.readPublic(signal)
      await store(products(1))
      return read
    }
    const { state } = await readContent({ ...site, readPublic }, () => undefined)
    expect(state).not.toBe(await storedState({ projectId: PROJECT, apiKey: '', siteUrl: '', emulator: HOST }))
  })

  it('is requested with the referrer of the site', async () => {
    const askedFrom = new Set<string | undefined>()
    const database = createServer((request, response) => {
      askedFrom.add(request.headers.referer)
      response.end(request.method === 'POST' ? '[{}]' : '{}')
    })
    await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve))
    vi.stubEnv('VITE_FIRESTORE_EMULATOR', `127.0.0.1:${(database.address() as AddressInfo).port}`)
    vi.resetModules()
    const { readPublic: read } = await import('../../src/data/pages/read-public')
    await read(AbortSignal.timeout(5_000))
    vi.unstubAllEnvs()
    await new Promise((resolve) => database.close(resolve))
    expect([...askedFrom]).toEqual([`${env.siteUrl}/`])
  })
})

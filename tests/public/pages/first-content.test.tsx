import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bundledDirector } from '../../../src/bundled/director'
import { bundledProducts } from '../../../src/bundled/products'
import { bundledVideos } from '../../../src/bundled/videos'
import { directorWords } from '../../../src/copy/director'
import { latestVideos } from '../../../src/copy/latest-videos'
import { productsWords } from '../../../src/copy/products'
import { teamWords } from '../../../src/copy/team'
import { videosWords } from '../../../src/copy/videos'
import { ProductsPage } from '../../../src/pages/products/products-page'
import { TeamPage } from '../../../src/pages/team/team-page'
import { VideosPage } from '../../../src/pages/videos/videos-page'
import { paths } from '../../../src/paths'
import {
  markedDirectorTexts,
  markedMember,
  markedProduct,
  markedVideo,
  marksIn,
} from '../../fixtures/marked'
import { bake } from '../../helpers/public/baked'
import { configureProject, leaveProject } from '../../helpers/public/project'

const html = (Page: React.ComponentType) =>
  renderToString(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )

describe('a page with content of the build', () => {
  const [image, photo] = ['/assets/image-1.webp', '/assets/image-2.jpeg']
  const content = {
    products: [{ ...markedProduct, image }],
    videos: [markedVideo],
    team: [{ ...markedMember, image }],
  }
  beforeEach(() =>
    bake({
      ...content,
      directorTexts: { ...markedDirectorTexts, updatedAt: null },
      directorPhoto: { image: photo, updatedAt: null },
    }),
  )

  it.each([
    {
      what: paths.products,
      Page: ProductsPage,
      fields: [markedProduct],
      shown: [image],
      hidden: [bundledProducts[0]?.name, productsWords.loading],
    },
    {
      what: paths.videos,
      Page: VideosPage,
      fields: [{ ...markedVideo, url: null }],
      shown: [],
      hidden: [bundledVideos[0]?.title, videosWords.loading],
    },
    {
      what: paths.team,
      Page: TeamPage,
      fields: [markedMember, markedDirectorTexts],
      shown: [image, photo],
      hidden: [bundledDirector.name],
    },
  ])(
    'the HTML of $what has every field of the stored content, and nothing bundled beside it',
    ({ Page, fields, shown, hidden }) => {
      for (const text of marksIn(fields))
        expect(html(Page).replaceAll(/<[^>]*>/g, ' ')).toContain(text)
      for (const address of shown) expect(html(Page)).toContain(address)
      for (const text of hidden) expect(html(Page)).not.toContain(text)
    },
  )
})

describe('a configured project with nothing of the build', () => {
  beforeEach(configureProject)
  afterEach(() => {
    vi.unstubAllGlobals()
    leaveProject()
  })

  const PAGES = {
    products: async () => (await import('../../../src/pages/products/products-page')).ProductsPage,
    videos: async () => (await import('../../../src/pages/videos/videos-page')).VideosPage,
    home: async () =>
      (await import('../../../src/pages/home/latest-videos-section')).LatestVideosSection,
    team: async () => (await import('../../../src/pages/team/team-page')).TeamPage,
  }
  // Requirements 40, 63
  it.each<[keyof typeof PAGES, string[], string[]]>([
    [
      'products',
      [productsWords.loading],
      [productsWords.empty.title, ...bundledProducts.map(({ name }) => name)],
    ],
    ['videos', [videosWords.loading], bundledVideos.map(({ title }) => title)],
    ['home', [latestVideos.loading], bundledVideos.map(({ title }) => title)],
    [
      'team',
      [teamWords.loading, directorWords.loading],
      [teamWords.empty.title, bundledDirector.name],
    ],
  ])(
    'the %s page without built content waits for an answer, and offers a call without a script',
    async (page, shown, hidden) => {
      const text = html(await PAGES[page]())
      for (const each of shown) expect(text).toContain(each)
      for (const each of hidden) expect(text).not.toContain(each)
      expect(text).toMatch(/<noscript[^>]*>.*href="tel:\+\d+/)
    },
  )

  // These files exist only in a build.
  // Requirements 40, 63
  it.each<[string, 'products' | 'team' | 'directorTexts', () => Promise<Response>]>([
    [
      'of a network that is gone',
      'products',
      () => Promise.reject(new TypeError('Failed to fetch')),
    ],
    ['that is not there', 'team', async () => Response.json({ team: [] }, { status: 404 })],
    [
      "that is some gateway's own page",
      'directorTexts',
      async () => new Response('<!doctype html>'),
    ],
  ])('a part %s stays unknown, and the page still opens', async (_, part, answer) => {
    vi.stubEnv('DEV', false)
    vi.stubGlobal('fetch', answer)
    const { getBaked: baked, loadBaked } = await import('../../../src/data/pages/baked')
    await loadBaked(part)
    expect(baked(part)).toBeUndefined()
    vi.stubGlobal('fetch', async () => Response.json({ [part]: [] }))
    await loadBaked(part)
    expect(baked(part)).toEqual(part === 'directorTexts' ? expect.anything() : [])
  })
})

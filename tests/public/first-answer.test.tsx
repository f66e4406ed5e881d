import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultDirector, director } from '../../src/copy/director'
import { latestVideos } from '../../src/copy/latest-videos'
import { defaultProducts, products } from '../../src/copy/products'
import { sampleVideos } from '../../src/copy/sample-videos'
import { team } from '../../src/copy/team'
import { videos } from '../../src/copy/videos'

beforeEach(() => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'speech-centre-4f2a1')
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key')
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const PAGES = {
  products: async () => (await import('../../src/pages/products/products-page')).ProductsPage,
  videos: async () => (await import('../../src/pages/videos/videos-page')).VideosPage,
  home: async () => (await import('../../src/pages/home/latest-videos-section')).LatestVideosSection,
  team: async () => (await import('../../src/pages/team/team-page')).TeamPage,
}

// 40, 63
it.each<[keyof typeof PAGES, string[], string[]]>([
  ['products', [products.loading], [products.empty.title, ...defaultProducts.map(({ name }) => name)]],
  ['videos', [videos.loading], sampleVideos.map(({ title }) => title)],
  ['home', [latestVideos.loading], sampleVideos.map(({ title }) => title)],
  ['team', [team.loading, director.loading], [team.empty.title, defaultDirector.name]],
])('a configured project with nothing baked waits for the first answer on %s', async (page, shown, hidden) => {
  const Page = await PAGES[page]()
  const html = renderToString(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  for (const text of shown) expect(html).toContain(text)
  for (const text of hidden) expect(html).not.toContain(text)
  expect(html).toMatch(/<noscript[^>]*>.*href="tel:\+\d+/)
})

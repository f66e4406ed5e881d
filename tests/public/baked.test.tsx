import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultProducts, products as productsCopy } from '../../src/copy/products'
import { director as directorCopy } from '../../src/copy/director'
import { sampleVideos } from '../../src/copy/sample-videos'
import { team as teamCopy } from '../../src/copy/team'
import { videos as videosCopy } from '../../src/copy/videos'
import { setBaked } from '../../src/data/pages/baked'
import { ProductsPage } from '../../src/pages/products/products-page'
import { TeamPage } from '../../src/pages/team/team-page'
import { VideosPage } from '../../src/pages/videos/videos-page'
import { paths } from '../../src/paths'
import { consoleLines, expectConsole } from '../console'
import { storedMember } from '../fixtures/members'
import { renderAt } from '../render'

const DAY = new Date('2025-01-01T00:00:00Z')
const html = (element: React.ReactElement) => renderToString(<MemoryRouter>{element}</MemoryRouter>)

beforeAll(() =>
  setBaked({
    products: [
      {
        id: '1700000000000',
        image: '/assets/picture-1.webp',
        name: 'منتج محفوظ',
        order: 1,
        createdAt: DAY,
        updatedAt: DAY,
      },
    ],
    videos: [
      { id: 'v1', title: 'مقطع محفوظ', url: 'https://youtu.be/aqz-KE-bpKQ', createdAt: DAY.toISOString(), order: 1 },
    ],
    team: [{ ...storedMember('m1', { name: 'عضوة محفوظة', image: '/assets/picture-2.webp' }), order: 1 }],
    director: { name: 'مديرة محفوظة', titles: [], credentials: [], highlights: [], updatedAt: DAY },
    directorPhoto: '/assets/picture-3.jpeg',
    person: null,
    centre: null,
  }),
)

// Test files share their modules.
afterAll(() => void vi.resetModules())

describe('a page with baked content', () => {
  it('has the content in the prerendered HTML', () => {
    expect(html(<ProductsPage />)).toContain('منتج محفوظ')
    expect(html(<ProductsPage />)).not.toContain(defaultProducts[0]?.name)
    expect(html(<VideosPage />)).toContain('مقطع محفوظ')
    expect(html(<TeamPage />)).toContain('عضوة محفوظة')
    expect(html(<TeamPage />)).toContain('مديرة محفوظة')
    expect(html(<TeamPage />)).toContain('/assets/picture-3.jpeg')
  })

  describe('keeps the content when the live read fails', () => {
    beforeEach(() => expectConsole(/No Firebase project is configured/))
    const failed = () => expect.poll(() => consoleLines().length).toBeGreaterThan(0)

    it('products: does not show the bundled ones (contradiction 9)', async () => {
      renderAt(paths.products, <ProductsPage />) // 58
      await failed()
      expect(
        within(screen.getByRole('list', { name: productsCopy.list }))
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(['منتج محفوظ'])
    })

    it('products: reads the large picture again when the product is opened again', async () => {
      const { user } = renderAt(paths.products, <ProductsPage />)
      const failures = () => consoleLines('error').filter((line) => line.includes('getFullPicture')).length
      for (const count of [1, 2]) {
        await user.click(screen.getByRole('link', { name: 'منتج محفوظ' }))
        await expect.poll(failures).toBe(count)
        await user.keyboard('{Escape}')
        await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
      }
    })

    it('team: shows the baked members and director', async () => {
      renderAt(paths.team, <TeamPage />) // 64 65
      await failed()
      expect(
        within(screen.getByRole('list', { name: teamCopy.list }))
          .getAllByRole('heading')
          .map((name) => name.textContent),
      ).toEqual(['عضوة محفوظة'])
      expect(screen.getByRole('img', { name: directorCopy.photoOf('مديرة محفوظة') })).toHaveAttribute(
        'src',
        '/assets/picture-3.jpeg',
      )
    })
  })

  it('shows no samples beside the content', () => {
    expect(html(<VideosPage />)).not.toContain(sampleVideos[0]?.title)
    expect(html(<VideosPage />)).not.toContain(videosCopy.loading)
  })
})

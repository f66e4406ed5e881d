import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { home } from '../../src/copy/home'
import { products } from '../../src/copy/products'
import { site } from '../../src/copy/site'
import { team } from '../../src/copy/team'
import { videos } from '../../src/copy/videos'
import { defaultCentre } from '../../src/data/content/centre'
import { ProductsPage } from '../../src/pages/products/products-page'
import { TeamPage } from '../../src/pages/team/team-page'
import { VideosPage } from '../../src/pages/videos/videos-page'
import { paths } from '../../src/paths'
import { consoleLines, expectConsole } from '../console'
import { renderAt } from '../render'

describe('the closing bubble', () => {
  it.each([
    [paths.team, <TeamPage key="team" />, team.closing],
    [paths.products, <ProductsPage key="products" />, products.closing],
    [paths.videos, <VideosPage key="videos" />, videos.closing],
  ])('ends %s with a question, the phone and the chat', async (path, page, { title, text }) => {
    if (path !== paths.videos) expectConsole(/No Firebase project is configured/)
    const { container } = renderAt(path, page) // 2
    const bubble = screen.getByRole('region', { name: title })
    expect(container.lastElementChild).toBe(bubble)
    expect(within(bubble).getByRole('heading', { level: 2 })).toHaveTextContent(title)
    expect(within(bubble).getByText(text)).toBeVisible()
    const [call, chat, ...others] = within(bubble).getAllByRole('link')
    expect(call).toHaveTextContent(home.hero.book)
    expect(call).toHaveAttribute('href', `tel:${defaultCentre.phones[0]?.number}`)
    expect(chat).toHaveTextContent(site.chatShort)
    expect(chat?.getAttribute('href')).toContain(`wa.me/${defaultCentre.whatsapp}`)
    expect(others).toEqual([])
    // Hides the bottom bar, which offers the same, while they are in view.
    expect(call?.closest('[data-contact-pair]')).toContainElement(chat ?? null)
    if (path === paths.videos) await screen.findByRole('list', { name: videos.list })
    else await expect.poll(() => consoleLines().length).toBeGreaterThan(0)
  })
})

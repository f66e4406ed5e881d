import { screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { sampleBadge, sampleVideos } from '../../../src/copy/sample-videos'
import { videos as copy } from '../../../src/copy/videos'
import { VideosPage } from '../../../src/pages/videos/videos-page'
import { paths } from '../../../src/paths'
import { renderAt } from '../../render'

const cards = () => within(screen.getByRole('list', { name: copy.list })).getAllByRole('listitem')

describe('the videos page without a stored video', () => {
  it('shows three labelled samples', async () => {
    renderAt(paths.videos, <VideosPage />) // 15 43, decision 18
    await screen.findByRole('list', { name: copy.list })
    expect(cards()).toHaveLength(3)
    // A space separates them, because adjacent Arabic letters would join.
    for (const [position, card] of cards().entries())
      expect(card).toHaveTextContent(`${sampleBadge} ${sampleVideos[position]?.description ?? ''}`)
    expect(screen.getByText(copy.samples.title)).toBeVisible()
  })

  it('plays the pressed video at once', async () => {
    // In StrictMode, as in `npm start`, effects run twice.
    const { user } = renderAt(
      paths.videos,
      <StrictMode>
        <VideosPage />
      </StrictMode>,
    ) // 46 49
    const [first, second] = sampleVideos
    await user.click(await screen.findByRole('link', { name: new RegExp(first?.title ?? '') }))
    const dialog = await screen.findByRole('dialog', { name: first?.title ?? '' })
    expect(dialog.querySelector('iframe')?.src).toContain('https://www.youtube-nocookie.com/embed/')
    await user.click(within(dialog).getByRole('button', { name: copy.viewer.next }))
    const next = await screen.findByRole('dialog', { name: second?.title ?? '' })
    expect(next.querySelector('iframe')).toBeNull()
    expect(within(next).getByText(copy.viewer.consent.youtube)).toBeVisible()
    await user.click(within(next).getByRole('button', { name: copy.viewer.play(second?.title ?? '') }))
    expect(next.querySelector('iframe')).not.toBeNull()
    await user.click(within(next).getByRole('button', { name: copy.viewer.close }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull() // 47
  })

  it('does not play the video of a shared address', async () => {
    renderAt(`${paths.videos}?v=sample-2`, <VideosPage />)
    const dialog = await screen.findByRole('dialog', { name: sampleVideos[1]?.title ?? '' })
    expect(dialog.querySelector('iframe')).toBeNull()
  })

  it('is a skeleton in the prerendered page', () => {
    const html = renderToString(
      <MemoryRouter initialEntries={[paths.videos]}>
        <VideosPage />
      </MemoryRouter>,
    )
    expect(html).toContain(copy.loading)
    expect(html).not.toContain('iframe')
  })
})

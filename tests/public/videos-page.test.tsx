import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sampleBadge, sampleVideos } from '../../src/copy/sample-videos'
import { videos as copy } from '../../src/copy/videos'
import { VideosPage } from '../../src/pages/videos/videos-page'
import { paths } from '../../src/paths'
import { renderAt } from '../render'

const cards = () => within(screen.getByRole('list', { name: copy.list })).getAllByRole('listitem')

describe('the videos page without a stored video', () => {
  it('shows three labelled samples', async () => {
    renderAt(paths.videos, <VideosPage />) // 15 43, contradiction 18
    await screen.findByRole('list', { name: copy.list })
    expect(cards()).toHaveLength(3)
    // A space separates them, because adjacent Arabic letters would join.
    for (const [position, card] of cards().entries())
      expect(card).toHaveTextContent(`${sampleBadge} ${sampleVideos[position]?.description ?? ''}`)
    expect(screen.getByText(copy.samples.title)).toBeVisible()
  })

  it('says that a sample has no film', async () => {
    const { user } = renderAt(paths.videos, <VideosPage />) // 43, contradiction 18
    for (const { url, title } of sampleVideos) expect([url, title.includes('نموذج')]).toEqual(['', true])
    await user.click(await screen.findByRole('link', { name: sampleVideos[0]?.title ?? '' }))
    const dialog = await screen.findByRole('dialog', { name: sampleVideos[0]?.title ?? '' })
    expect(within(dialog).getByText(copy.viewer.sample)).toBeVisible()
    expect(within(dialog).getByRole('link').getAttribute('href')).toMatch(/^tel:/)
    expect(dialog.querySelector('iframe, video')).toBeNull()
    expect(within(dialog).queryByRole('link', { name: /^مشاركة/ })).toBeNull()
    // Radix lets pointers in a moment after the dialog is there.
    fireEvent.click(within(dialog).getByRole('button', { name: copy.viewer.next.full }))
    expect(await screen.findByRole('dialog', { name: sampleVideos[1]?.title ?? '' })).toBeVisible()
  })

  it('does not show the stored samples of a shared address as refused', async () => {
    renderAt(`${paths.videos}?v=sample-2`, <VideosPage />)
    const dialog = await screen.findByRole('dialog', { name: sampleVideos[1]?.title ?? '' })
    expect(within(dialog).getByText(copy.viewer.sampleText)).toBeVisible()
  })
})

import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { BackupCard } from '../../src/admin/overview/backup-card'
import { QuickActions } from '../../src/admin/overview/quick-actions'
import type { Content } from '../../src/admin/overview/use-content'
import { UnsavedProvider } from '../../src/admin/unsaved'
import { admin } from '../../src/copy/admin'
import { overview as words } from '../../src/copy/admin-overview'
import type { Product } from '../../src/data/products'
import { formatDate } from '../../src/lib/format'
import { BACKUP_REMIND_MS } from '../../src/limits'
import { renderUi } from '../render'

const picture = (name: string) => `data:image/png;base64,${name}`
const product = (id: string): Product => ({
  id,
  image: picture(id),
  name: id,
  order: Number(id),
  createdAt: null,
  updatedAt: null,
})
const answered = { isStale: false, isPending: false, isConfirmed: true, retry: () => {} }
const ready = <T,>(value: T) => ({ status: 'ready' as const, value, ...answered })

function show(photo: string, products: Product[]) {
  const content: Content = {
    products: ready(products),
    team: ready([]),
    videos: ready(null),
    text: ready(null),
    photo: ready({ photoBase64: photo, updatedAt: null }),
    isReady: true,
    isFailed: false,
    lastSave: null,
  }
  const all = renderUi(<QuickActions content={content} />)
  const card = (name: string) => within(screen.getByRole('link', { name: new RegExp(`^${name}`) }))
  const sources = (name: string) =>
    [...screen.getByRole('link', { name: new RegExp(`^${name}`) }).querySelectorAll('img')].map(({ src }) => src)
  return { ...all, card, sources }
}

describe('the quick actions (99)', () => {
  it('show the first three products and the portrait', () => {
    const { card, sources } = show(picture('portrait'), ['1', '2', '3', '4'].map(product))
    expect(sources(admin.tabs.products)).toEqual(['1', '2', '3'].map(picture))
    expect(card(admin.tabs.products).getByText('4 منتجات')).toBeVisible()
    expect(sources(admin.tabs.director)).toEqual([picture('portrait')])
    expect(card(admin.tabs.director).getByText(words.actions.director.stored)).toBeVisible()
  })

  it('show an icon and the default portrait while nothing is stored', () => {
    const { card, sources } = show('', [])
    expect(sources(admin.tabs.products)).toEqual([])
    expect(sources(admin.tabs.director)).toEqual([])
    expect(card(admin.tabs.director).getByText(words.actions.director.default)).toBeVisible()
  })
})

describe('the backup card (99)', () => {
  const showCard = () => {
    const element = (
      <UnsavedProvider>
        <BackupCard />
      </UnsavedProvider>
    )
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  }

  it('asks for the first backup', () => {
    showCard()
    expect(screen.getByText(words.backup.first)).toBeVisible()
    expect(screen.queryByText(words.backup.last)).toBeNull()
  })

  it('shows the date of the last backup', () => {
    const now = new Date()
    localStorage.setItem('last_backup', now.toISOString())
    showCard()
    expect(screen.getByText(formatDate(now))).toBeVisible()
    expect(screen.queryByText(words.backup.remind)).toBeNull()
  })

  it('asks for a new one after a month', () => {
    const old = new Date(Date.now() - BACKUP_REMIND_MS - 1_000)
    localStorage.setItem('last_backup', old.toISOString())
    showCard()
    expect(screen.getByText(words.backup.remind)).toBeVisible()
    expect(screen.getByText(formatDate(old))).toBeVisible()
  })
})

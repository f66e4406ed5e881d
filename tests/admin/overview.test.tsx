import { webcrypto } from 'node:crypto'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BackupCard } from '../../src/admin/overview/backup-card'
import { lastBackup } from '../../src/admin/overview/backup-times'
import { LaunchList } from '../../src/admin/overview/launch-list'
import { QuickActions } from '../../src/admin/overview/quick-actions'
import type { Content } from '../../src/admin/overview/use-content'
import { VisitorsView } from '../../src/admin/overview/visitors-view'
import { UnsavedProvider } from '../../src/admin/unsaved'
import { admin } from '../../src/copy/admin'
import { overview as words } from '../../src/copy/admin-overview'
import type { Baked } from '../../src/data/baked'
import { fingerprintsOf } from '../../src/data/build-record'
import type { Product } from '../../src/data/products'
import { formatDate, formatMoment } from '../../src/lib/format'
import { BACKUP_REMIND_MS } from '../../src/limits'
import { completeContent } from '../data/complete-content'
import { renderUi } from '../render'
import { CONDITIONS, limitStorage } from '../storage-conditions'

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
    centre: ready(null),
    shown: null,
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

const nothing: Baked = { products: null, videos: null, team: null, director: null, directorPhoto: null, centre: null }

describe('the list of what is left before going live', () => {
  it('leads to the field of each step', () => {
    renderUi(<LaunchList content={nothing} />)
    const links = within(screen.getByRole('list', { name: words.launch.title })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(Object.values(words.launch.steps))
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/?panel=centre#phones',
      '/?panel=centre#whatsapp',
      '/?panel=centre#hours',
      '/?panel=centre#licence',
      '/?tab=director-text',
      '/?tab=director',
      '/?tab=products',
      '/?tab=videos',
      '/#backup',
      '/?panel=centre#legalReviewed',
    ])
  })

  it('disappears when all is done', () => {
    localStorage.setItem('last_backup', new Date().toISOString())
    renderUi(<LaunchList content={completeContent()} />)
    expect(screen.queryByText(words.launch.title)).toBeNull()
  })
})

describe('what visitors see', () => {
  it('says plainly that nobody knows when the pages were built', async () => {
    renderUi(<VisitorsView content={nothing} />)
    expect(await screen.findByText(words.visitors.unknown)).toBeVisible()
    expect(screen.getByText(words.visitors.atOnce)).toBeVisible()
    expect(screen.getByText('npm run publish')).toBeVisible()
  })
})

describe('the overview after a build', () => {
  const built = completeContent()
  const builtAt = '2025-03-01T12:00:00.000Z'
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })

  it('says since when the pages are as they are, and counts what was stored since', async () => {
    vi.stubEnv('DEV', false)
    // jsdom has no digests.
    vi.stubGlobal('crypto', webcrypto)
    const record = { builtAt, content: await fingerprintsOf(built) }
    vi.stubGlobal('fetch', async () => Response.json(record))
    const view = (content: Baked) => <VisitorsView content={content} />
    const { rerender } = render(view(built))
    expect(await screen.findByText(formatMoment(new Date(builtAt)))).toBeVisible()
    expect(await screen.findByText(words.visitors.unchanged)).toBeVisible()
    rerender(view({ ...built, director: built.director && { ...built.director, name: 'مديرة جديدة' } }))
    expect(await screen.findByText(words.visitors.changes(1))).toBeVisible()
  })

  it('leads to the button that downloads a backup', async () => {
    const element = (
      <UnsavedProvider>
        <LaunchList content={{ ...built, director: null }} />
        <BackupCard />
      </UnsavedProvider>
    )
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
    const list = within(screen.getByRole('list', { name: words.launch.title }))
    expect(list.getByRole('link', { name: words.launch.steps.directorName })).toBeVisible()
    fireEvent.click(list.getByRole('link', { name: words.launch.steps.backup }))
    await waitFor(() => expect(screen.getByRole('button', { name: words.backup.download })).toHaveFocus())
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

  it.each(CONDITIONS)('notes a backup when the storage is %s (P23)', (condition) => {
    limitStorage(condition)
    showCard()
    expect(screen.getByText(words.backup.first)).toBeVisible()
    act(() => lastBackup.note())
    expect(screen.getByText(formatDate(new Date()))).toBeVisible()
    act(() => lastBackup.forget())
    vi.restoreAllMocks()
  })

  it('asks for a new one after thirty days, not after 29 (beyond 16)', () => {
    const DAY_MS = 86_400_000
    expect(BACKUP_REMIND_MS / DAY_MS).toBe(30)
    localStorage.setItem('last_backup', new Date(Date.now() - 29 * DAY_MS).toISOString())
    showCard()
    expect(screen.queryByText(words.backup.remind)).toBeNull()
    cleanup()
    const old = new Date(Date.now() - BACKUP_REMIND_MS - 1_000)
    localStorage.setItem('last_backup', old.toISOString())
    showCard()
    expect(screen.getByText(words.backup.remind)).toBeVisible()
    expect(screen.getByText(formatDate(old))).toBeVisible()
  })
})

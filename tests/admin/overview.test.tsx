import { webcrypto } from 'node:crypto'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BackupCard } from '../../src/admin/overview/backup-card'
import { lastBackup } from '../../src/admin/overview/backup-times'
import { FindPlace } from '../../src/admin/overview/find-place'
import { findPlaces } from '../../src/admin/overview/find-places'
import { lastSaveOf } from '../../src/admin/overview/last-save'
import { LaunchList } from '../../src/admin/overview/launch-list'
import { MissingVideos } from '../../src/admin/overview/missing-videos'
import { PagesWarning } from '../../src/admin/overview/pages-warning'
import { QuickActions } from '../../src/admin/overview/quick-actions'
import type { Content } from '../../src/admin/overview/use-content'
import { useBuildRecord } from '../../src/admin/overview/use-visitors-view'
import { SiteStatus } from '../../src/admin/overview/site-status'
import { VisitorsView } from '../../src/admin/overview/visitors-view'
import { UnsavedProvider } from '../../src/admin/editing/unsaved'
import { admin } from '../../src/copy/admin'
import { find } from '../../src/copy/admin-find'
import { overview as words } from '../../src/copy/admin-overview'
import { restoring } from '../../src/copy/admin-restoring'
import { nothingBaked, type Baked } from '../../src/data/pages/baked'
import { fingerprintsOf } from '../../src/data/pages/build-record'
import type { Product } from '../../src/data/content/products'
import { formatDate, formatMoment } from '../../src/lib/format'
import { BACKUP_REMIND_MS, PAGES_MAX_AGE_MS } from '../../src/limits'
import { completeContent } from '../unit/complete-content'
import { expectConsole } from '../console'
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
    photo: ready({ photoBase64: photo, portrait: '', updatedAt: null }),
    centre: ready(null),
    shown: null,
    isReady: true,
    isFailed: false,
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

  it('leave out a hidden product', () => {
    const { card, sources } = show('', [product('1'), { ...product('2'), hidden: 1 }])
    expect(sources(admin.tabs.products)).toEqual(['1'].map(picture))
    expect(card(admin.tabs.products).getByText('منتج واحد')).toBeVisible()
  })

  it('show an icon and the default portrait while nothing is stored', () => {
    const { card, sources } = show('', [])
    expect(sources(admin.tabs.products)).toEqual([])
    expect(sources(admin.tabs.director)).toEqual([])
    expect(card(admin.tabs.director).getByText(words.actions.director.default)).toBeVisible()
  })
})

/** The view of the visitors, as the overview shows it. */
const Visitors = ({ content }: { content: Baked | null }) => <VisitorsView content={content} build={useBuildRecord()} />

describe('the list of what is left before going live', () => {
  const list = () => within(screen.getByRole('list', { name: words.launch.title }))
  const links = () => list().getAllByRole('link')

  it('leads to the field of each step, of which it shows the next three', () => {
    renderUi(<LaunchList content={nothingBaked} />)
    const steps = Object.values(words.launch.steps)
    expect(screen.getByText(words.launch.left(10, 10))).toBeVisible()
    expect(links().map((link) => link.textContent)).toEqual(steps.slice(0, 3))
    fireEvent.click(screen.getByRole('button', { name: words.launch.all(10), expanded: false }))
    expect(links().map((link) => link.textContent)).toEqual(steps)
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
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

  it('ticks what is done, and keeps its place while the content loads', () => {
    const content = { ...completeContent(), director: null }
    const { unmount } = renderUi(<LaunchList content={content} />)
    fireEvent.click(screen.getByRole('button', { name: words.launch.all(10) }))
    expect(list().getByRole('link', { name: new RegExp(words.launch.steps.product) })).toHaveTextContent(
      words.launch.done,
    )
    unmount()
    const { container } = renderUi(<LaunchList content={null} />)
    expect(container.querySelector('.skeleton')).not.toBeNull()
  })

  it('disappears when all is done', () => {
    localStorage.setItem('last_backup', new Date().toISOString())
    renderUi(<LaunchList content={completeContent()} />)
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('what she wants to change', () => {
  it.each([
    ['ساعات', 'hours'],
    ['الساعات', 'hours'],
    ['عطلة', 'exceptions'],
    ['اجازه', 'exceptions'],
    ['رمضان', 'exceptions'],
    ['جوال', 'phones'],
    ['تيك', 'photosUrl'],
    ['محذوف', 'history'],
    ['كلمة المرور', 'account'],
    ['مساعدة', 'support'],
  ])('is found by %s', (typed, name) => {
    expect(findPlaces(typed)[0]?.name).toBe(name)
  })

  it('is nothing without a word', () => {
    expect(findPlaces(' ')).toEqual([])
    expect(findPlaces('سيارات طائرة')).toEqual([])
  })

  it('is reached with Enter, and a word that leads nowhere says what does', async () => {
    renderUi(<FindPlace />)
    const field = screen.getByRole('textbox', { name: find.label })
    fireEvent.change(field, { target: { value: 'صورة' } })
    const places = within(screen.getByRole('list', { name: find.results })).getAllByRole('link')
    expect(places.map((link) => link.getAttribute('href'))).toEqual(['/?tab=products', '/?tab=team', '/?tab=director'])
    fireEvent.change(field, { target: { value: 'zzz' } })
    expect(screen.getByRole('status')).toHaveTextContent(find.none)
  })
})

describe('the newest save', () => {
  it('is named with its time and its picture', () => {
    const at = new Date('2001-03-01T12:00:00Z')
    const content: Content = {
      products: ready([{ ...product('1'), updatedAt: new Date(0) }]),
      team: ready([]),
      videos: ready(null),
      text: ready(null),
      photo: ready({ photoBase64: picture('portrait'), portrait: '', updatedAt: at }),
      centre: ready(null),
      shown: null,
      isReady: true,
      isFailed: false,
    }
    const last = lastSaveOf(content)
    expect(last).toEqual({ title: restoring.names['director-photos'](), at, picture: picture('portrait') })
    renderUi(<SiteStatus last={last} isReady isFailed={false} />)
    expect(screen.getByRole('status')).toHaveTextContent(words.status.published(formatDate(at)))
    expect(screen.getByText(words.status.last('صورة المدير'))).toBeVisible()
  })
})

describe('what visitors see', () => {
  it('says plainly that nobody knows when the pages were built', async () => {
    renderUi(<Visitors content={nothingBaked} />)
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
    const view = (content: Baked) => <Visitors content={content} />
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

describe('the warning before everything else', () => {
  const built = completeContent()
  const changed = { ...built, directorPhoto: null, person: null }
  const now = new Date()
  const old = new Date(now.getTime() - PAGES_MAX_AGE_MS - 60_000)
  const support = { agencyName: 'وكالة', phone: '+966512345678' }
  beforeEach(() => {
    vi.stubEnv('DEV', false)
    // jsdom has no digests.
    vi.stubGlobal('crypto', webcrypto)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })

  /** Shows the warning for pages that answer `/baked/build.json` so, once that answer has arrived. */
  async function show(answer: () => Response, content: Baked | null, whom = support) {
    vi.stubGlobal('fetch', async () => answer())
    const Shown = () => (
      <>
        <PagesWarning content={content} build={useBuildRecord()} support={whom} />
        <Visitors content={content} />
      </>
    )
    render(<Shown />)
    await waitFor(() => expect(screen.queryByText(words.visitors.checking)).toBeNull())
    await waitFor(() => expect(screen.queryByText(words.visitors.counting)).toBeNull())
  }
  const builtAt = async (date: Date) => {
    const record = { builtAt: date.toISOString(), content: await fingerprintsOf(built) }
    return () => Response.json(record)
  }

  it('says that the pages stand still, since when, and whom to call', async () => {
    await show(await builtAt(old), changed)
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(words.pagesWarning.overdue)).toBeVisible()
    expect(alert.getByText(formatMoment(old))).toBeVisible()
    expect(alert.getByRole('link')).toHaveAttribute('href', `tel:${support.phone}`)
  })

  it('says so when the pages do not tell their time, and names nobody who is not entered', async () => {
    expectConsole(/a value could not be loaded/)
    await show(() => new Response('', { status: 404 }), built, { ...support, phone: '' })
    expect(screen.getByRole('alert')).toHaveTextContent(words.pagesWarning.undated)
    expect(screen.getByRole('alert')).toHaveTextContent(words.pagesWarning.tell)
  })

  it.each<[string, Date, Baked]>([
    ['newer pages, although content changed', now, changed],
    ['old pages without a change since', old, built],
  ])('is silent for %s', async (_, date, content) => {
    await show(await builtAt(date), content)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is silent while the database does not answer either: the device may be offline', async () => {
    expectConsole(/a value could not be loaded/)
    await show(() => new Response('', { status: 503 }), null)
    expect(screen.queryByRole('alert')).toBeNull()
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

  it('shows a backup that another tab has made', () => {
    showCard()
    localStorage.setItem('last_backup', new Date().toISOString())
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'last_backup' })))
    expect(screen.getByText(formatDate(new Date()))).toBeVisible()
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

describe('the films that visitors cannot see', () => {
  const video = (id: string, title: string) => ({ id, title, url: 'https://example.com/a.mp4', createdAt: '' })
  const videos = [video('1', 'أول فيديو'), video('2', 'ثاني فيديو')]
  const record = (missingVideos?: string[]) => ({ builtAt: '', content: null, ...(missingVideos && { missingVideos }) })

  it('are named, with the way to them', () => {
    renderUi(<MissingVideos record={record(['2', 'deleted since'])} videos={videos} />)
    const note = screen.getByRole('status')
    expect(note).toHaveTextContent(words.missingVideos.title)
    expect(within(note).getAllByRole('listitem')).toHaveLength(1)
    expect(note).toHaveTextContent('ثاني فيديو')
    expect(within(note).getByRole('link')).toHaveAttribute('href', '/?tab=videos')
  })

  it.each([
    ['all can be seen', record([])],
    ['an older build did not ask', record()],
    ['the build is unknown', null],
  ])('are not spoken of while %s', (_, build) => {
    renderUi(<MissingVideos record={build} videos={videos} />)
    expect(screen.queryByRole('status')).toBeNull()
  })
})

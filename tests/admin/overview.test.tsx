import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BackupCard } from '../../src/admin/overview/backup-card'
import { FindPlace, findPlaces, FoldedPart } from '../../src/admin/overview/find-place'
import { noteBackup } from '../../src/admin/overview/use-backup'
import { NeedsList } from '../../src/admin/overview/overview'
import { admin } from '../../src/copy/admin'
import { find } from '../../src/copy/admin-find'
import { footerPanel } from '../../src/copy/admin-footer'
import { overview } from '../../src/copy/admin-overview'
import { formatDate } from '../../src/lib/format'
import { BACKUP_REMIND_MS } from '../../src/limits'
import { expectConsole } from '../console'
import { renderUi } from '../render'
import { showForm } from './form/show-form'

const words = overview.backup

describe('what she wants to change', () => {
  it.each([
    ['hours', ['ساعات', 'الساعات', 'ساعة']],
    ['exceptions', ['اجازه', 'رمضان']],
    ['photosUrl', ['تيك']],
    ['qrUrl', ['QR']],
    ['motherAlone', ['رسوم']],
    ['team', ['أخصائية']],
    ['videos', ['أريد إضافة فيديو']],
    ['history', ['محذوف']],
    ['account', ['باسورد']],
    ['support', ['مساعدة']],
    // What most of the words name is first.
    ['whatsapp', ['رقم واتساب']],
    ['products', ['إخفاء', 'صورة منتج']],
    [undefined, [' ', 'طائرة']],
  ])('is %s, found by %j', (name, typed) => {
    for (const words of typed) expect(findPlaces(words)[0]?.name, words).toBe(name)
  })

  it('is reached by links or Enter, which opens the part that it is in, and a word that leads nowhere says what does', () => {
    renderUi(
      <>
        <FindPlace />
        <FoldedPart title={words.title}>
          <BackupCard />
        </FoldedPart>
      </>,
    )
    const field = screen.getByRole('textbox', { name: find.label })
    const type = (value: string) => fireEvent.change(field, { target: { value } })
    type('صورة')
    const places = within(screen.getByRole('list', { name: find.results })).getAllByRole('link')
    expect(places.map((link) => link.getAttribute('href'))).toEqual(['/?tab=products', '/?tab=team', '/?tab=director'])
    type('zzz')
    expect(screen.getByRole('status')).toHaveTextContent(find.none)
    type('تنزيل')
    fireEvent.submit(screen.getByRole('search'))
    expect(screen.getByRole('button', { name: words.download })).toHaveFocus()
    expect(screen.getByRole('group')).toHaveAttribute('open')
  })
})

it.each([
  ['products', admin.tabs.products, '/?tab=products'],
  ['product:1700000000000', admin.tabs.products, '/?tab=products'],
  ['team', admin.tabs.team, '/?tab=team'],
  ['videos:new', admin.tabs.videos, '/?tab=videos'],
  ['director-text', admin.tabs['director-text'], '/?tab=director-text'],
  ['centre', admin.centrePanel.title, '/?panel=centre'],
  ['footer', footerPanel.title, '/?panel=footer'],
])('the draft %s waits for her under its name', (name, title, address) => {
  localStorage.setItem(`draft::${name}`, '{}')
  const loading = { status: 'loading', isStale: false, isPending: false, isConfirmed: false, retry: () => {} } as const
  showForm(<NeedsList centre={loading} />)
  expect(screen.getByText(overview.needs.draft(title)).closest('a')).toHaveAttribute('href', address)
})

describe('the backup card (99)', () => {
  const show = () => renderUi(<BackupCard />)

  it('asks for the first backup, counts none that failed, and shows one that another tab has made', async () => {
    expectConsole(/failed/)
    show()
    expect(screen.getByText(words.first)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: words.download }))
    await screen.findByRole('alert')
    expect(localStorage.getItem('last_backup')).toBeNull()
    expect(screen.queryByText(words.last)).toBeNull()
    localStorage.setItem('last_backup', new Date().toISOString())
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'last_backup' })))
    expect(screen.getByText(formatDate(new Date()))).toBeVisible()
  })

  it('asks for a new one after thirty days, not after 29', () => {
    const DAY_MS = 86_400_000
    expect(BACKUP_REMIND_MS / DAY_MS).toBe(30)
    noteBackup(new Date(Date.now() - 29 * DAY_MS))
    show()
    expect(screen.queryByText(words.remind)).toBeNull()
    cleanup()
    const old = new Date(Date.now() - BACKUP_REMIND_MS - 1_000)
    noteBackup(old)
    show()
    expect(screen.getByText(words.remind)).toBeVisible()
    expect(screen.getByText(formatDate(old))).toBeVisible()
  })
})

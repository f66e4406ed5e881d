import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { entriesOf } from '../../../src/admin/history/entries'
import { ErasureList } from '../../../src/admin/history/erasure-list'
import { HistoryView } from '../../../src/admin/history/history-view'
import type { RestoreStage } from '../../../src/admin/restoring/use-restore'
import { admin } from '../../../src/copy/admin'
import { adminHistory as words } from '../../../src/copy/admin-history'
import { restoring } from '../../../src/copy/admin-restoring'
import type { Version } from '../../../src/data/store/versions'
import { formatDate, formatMoment, formatTime } from '../../../src/lib/format'
import { renderUi } from '../../render'
import { CENTRE, MEMBER, PHOTO, PRODUCT, STORED, VIDEOS } from './stored'

// jsdom has no layout, so no row comes into view.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const NOON = new Date('2026-05-04T09:00:00Z')
const version = (path: string, minutesAgo: number, own: Partial<Version> = {}): Version => ({
  id: path,
  path,
  at: new Date(NOON.getTime() - minutesAgo * 60_000),
  by: 'noura@example.com',
  fields: { ...STORED[path] },
  eraseAskedAt: null,
  ...own,
})
const VERSIONS = [version(PRODUCT, 0), version(MEMBER, 0), version(PHOTO, 10), version(VIDEOS, 3 * 24 * 60)]
const NOW = new Map([[MEMBER, { ...STORED[MEMBER], name: 'سارة', updatedAt: NOON }]])
const IDLE: RestoreStage = { status: 'idle' }

type Options = Partial<Parameters<typeof HistoryView>[0]>

function show(options: Options = {}) {
  const props = {
    entries: entriesOf(VERSIONS, NOW),
    hasMore: false,
    more: 'idle' as const,
    isDisabled: false,
    stageOf: () => IDLE,
    onMore: vi.fn(),
    onRestore: vi.fn(),
    onErase: vi.fn(),
    onRestoreSince: vi.fn(),
    ...options,
  }
  return { ...props, ...renderUi(<HistoryView {...props} />) }
}

const row = (title: RegExp) => {
  const found = screen.getByText(title, { selector: 'p' }).closest('li')
  if (!found) throw new Error(`No entry: ${title}`)
  return within(found)
}
const chip = (name: RegExp) => screen.getByRole('button', { name })

describe('the history', () => {
  it('lists days and times, and what changed', () => {
    show()
    const days = screen.getAllByRole('region')
    expect(days.map((day) => within(day).getByRole('heading', { level: 3 }).textContent)).toEqual([
      formatDate(NOON),
      formatDate('2026-05-01'),
    ])
    expect(row(/استُبدلت صورة المدير|حُذفت صورة المدير/).getByText(formatTime(VERSIONS[2]?.at))).toBeVisible()
    expect(row(/تغيّرت بيانات العضو/).getByText(/الاسم: من/)).toBeVisible()
  })

  it('names the writers only where more than one person edits', () => {
    show()
    expect(screen.queryByText('noura@example.com')).toBeNull()
    show({ entries: entriesOf([...VERSIONS, version(CENTRE, 9999, { by: 'hind@example.com' })], NOW) })
    expect(screen.getAllByText('noura@example.com')[0]).toHaveAttribute('dir', 'ltr')
  })

  it('restores an entry, whose button says its title and its time', async () => {
    const { user, onRestore } = show()
    await user.click(
      row(/حُذف المنتج/).getByRole('button', { name: new RegExp(`^استعادة: .*حُذف المنتج.*${formatTime(NOON)}.?$`) }),
    )
    expect(onRestore).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ version: VERSIONS[0] }),
      expect.stringContaining('حُذف المنتج'),
    )
  })

  it('says what is back on the site, without a button', () => {
    show({ entries: entriesOf(VERSIONS, new Map([[PRODUCT, STORED[PRODUCT] ?? null]])) })
    expect(row(/حُذف المنتج/).getByText(words.entry.current)).toBeVisible()
    expect(row(/حُذف المنتج/).queryByRole('button', { name: /^استعادة/ })).toBeNull()
  })

  it('offers erasing and everything since in a menu, also by keyboard', async () => {
    const { user, onErase, onRestoreSince } = show()
    const menu = row(/حُذف المنتج/).getByRole('button', { name: /^خيارات أخرى: .*حُذف المنتج/ })
    menu.focus()
    await user.keyboard('{Enter}')
    const [since, erase] = screen.getAllByRole('menuitem')
    expect(since).toHaveFocus()
    expect(since).toHaveTextContent(words.everything.open(formatTime(NOON)))
    await user.keyboard('{ArrowDown}')
    expect(erase).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(menu).toHaveFocus()
    await user.keyboard('{Enter}{Enter}')
    expect(onRestoreSince).toHaveBeenCalledExactlyOnceWith(NOON)
    await user.click(menu)
    await user.click(screen.getByRole('menuitem', { name: words.erase.open }))
    expect(onErase).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ version: VERSIONS[0] }))
    await user.click(menu)
    await user.click(document.body)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('shows how far a restore is in the row of its entry, and why it stopped', async () => {
    const retry = vi.fn()
    const stage: RestoreStage = { status: 'failed', reason: 'offline', hasStarted: true, retry }
    const { user } = show({ isDisabled: true, stageOf: (id) => (id === PRODUCT ? stage : IDLE) })
    expect(row(/حُذف المنتج/).getByRole('alert')).toHaveTextContent(admin.reasons.offline)
    expect(row(/حُذف العضو|بيانات العضو/).queryByRole('alert')).toBeNull()
    await user.click(row(/حُذف المنتج/).getByRole('button', { name: restoring.goOn }))
    expect(retry).toHaveBeenCalledOnce()
    expect(row(/حُذف المنتج/).getByRole('button', { name: /^استعادة/ })).toHaveAttribute('aria-disabled', 'true')
  })

  it('shows an entry that cannot be read, with its time', () => {
    show({ entries: entriesOf([version('others/1', 5, { fields: null }), ...VERSIONS], NOW) })
    const unreadable = row(new RegExp(words.unreadable.title))
    expect(unreadable.getByText(formatTime(NOON.getTime() - 300_000))).toBeVisible()
    expect(unreadable.queryByRole('button')).toBeNull()
    expect(row(/حُذف المنتج/).getByRole('button', { name: /^استعادة/ })).toBeVisible()
  })

  it('says which entries wait to be erased', () => {
    show({ entries: entriesOf([version(PRODUCT, 0, { eraseAskedAt: NOON })], new Map()) })
    expect(row(/حُذف المنتج/).getByText(words.entry.waits)).toBeVisible()
  })

  it('shows one kind of change, with the counts of what was read', async () => {
    const { user } = show({ hasMore: true })
    expect(chip(/^الكل/)).toHaveTextContent('4+')
    expect(chip(/^التغييرات/)).toHaveTextContent('1+')
    await user.click(chip(/^المحذوف/))
    expect(chip(/^المحذوف/)).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByText(/تغيّرت بيانات العضو/)).toBeNull()
    await user.click(chip(/^اليوم/))
    expect(screen.getByText(words.filter.none)).toBeVisible()
    await user.click(chip(/^اليوم/))
    expect(screen.getByText(/حُذف المنتج/, { selector: 'p' })).toBeVisible()
  })

  it('reads more on request, and says when that failed', async () => {
    const { user, onMore, rerender, ...props } = show({ hasMore: true })
    await user.click(screen.getByRole('button', { name: words.more }))
    expect(onMore).toHaveBeenCalledOnce()
    rerender(<HistoryView {...props} onMore={onMore} more="failed" />)
    expect(screen.getByRole('alert')).toHaveTextContent(words.moreFailed)
  })
})

describe('what waits to be erased', () => {
  const DAY_MS = 24 * 60 * 60_000
  const erasure = (name: string, hoursAgo: number) => {
    const askedAt = new Date(Date.now() - hoursAgo * 60 * 60_000)
    const mayConfirmAt = new Date(askedAt.getTime() + DAY_MS)
    return { path: `team/${name}`, name: { kind: 'team' as const, name }, askedAt, mayConfirmAt }
  }
  const [young, old] = [erasure('نورة', 1), erasure('سارة', 25)]
  const actions = {
    statusOf: () => ({ status: 'idle' as const }),
    onConfirm: vi.fn(),
    onKeep: vi.fn(),
    onGiveUp: vi.fn(),
  }

  it('says since when, can be taken back, and is confirmed after a day', async () => {
    const { user } = renderUi(<ErasureList erasures={[young, old]} {...actions} />)
    const rows = screen.getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent(words.erase.since(formatMoment(young.askedAt)))
    expect(rows[0]).toHaveTextContent(words.erase.from(formatMoment(young.mayConfirmAt)))
    expect(rows[1]).toHaveTextContent(words.erase.ready)
    const confirms = screen.getAllByRole('button', { name: new RegExp(`^${words.erase.confirm}`) })
    expect(confirms).toHaveLength(1)
    await user.click(confirms[0] ?? document.body)
    expect(actions.onConfirm).toHaveBeenCalledExactlyOnceWith(old)
    await user.click(screen.getByRole('button', { name: /^إلغاء الطلب: .*نورة/ }))
    expect(actions.onKeep).toHaveBeenCalledExactlyOnceWith(young)
  })
})

import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { entriesOf } from '../../../src/admin/history/entries'
import { HistoryView } from '../../../src/admin/history/history-view'
import { RestoreOutcome } from '../../../src/admin/history/restore-outcome'
import type { WriteStatus } from '../../../src/admin/editing/write-status'
import { admin } from '../../../src/copy/admin'
import { adminHistory as words } from '../../../src/copy/admin-history'
import type { StoredVersion } from '../../../src/data/versions'
import { formatDate, formatTime } from '../../../src/lib/format'
import { renderUi } from '../../render'
import { CENTRE, image, MEMBER, PHOTO, PRODUCT, STORED, VIDEOS } from './stored'

const NOON = new Date('2026-05-04T09:00:00Z')
const version = (path: string, minutesAgo: number, by = 'noura@example.com'): StoredVersion => ({
  id: path,
  path,
  at: new Date(NOON.getTime() - minutesAgo * 60_000),
  by,
  fields: { ...STORED[path] },
})
const VERSIONS = [version(PRODUCT, 0), version(MEMBER, 0), version(PHOTO, 10), version(VIDEOS, 3 * 24 * 60)]
const NOW = new Map([[MEMBER, { ...STORED[MEMBER], name: 'سارة', updatedAt: NOON }]])
const IDLE: WriteStatus = { status: 'idle' }

type Options = Partial<Parameters<typeof HistoryView>[0]>

function show(options: Options = {}) {
  const props = {
    entries: entriesOf(VERSIONS, NOW),
    hasMore: false,
    more: 'idle' as const,
    isDisabled: false,
    restoring: () => IDLE,
    erasing: () => IDLE,
    onMore: vi.fn(),
    onRestore: vi.fn(),
    onErase: vi.fn(),
    onGiveUp: vi.fn(),
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
const question = () => screen.getByRole('alertdialog')

describe('the history', () => {
  it('lists days, times, people and what changed', () => {
    show()
    const days = screen.getAllByRole('region')
    expect(days.map((day) => within(day).getByRole('heading', { level: 3 }).textContent)).toEqual([
      formatDate(NOON),
      formatDate('2026-05-01'),
    ])
    const [today = document.body] = days
    expect([...today.querySelectorAll('time')].map((time) => time.textContent)).toEqual([
      formatTime(NOON),
      formatTime(VERSIONS[2]?.at),
    ])
    expect(within(today).getAllByText('noura@example.com')[0]).toHaveAttribute('dir', 'ltr')
    expect(row(/حُذف المنتج/).getByRole('presentation')).toHaveAttribute('src', image('AAAA'))
    expect(row(/تغيّرت بيانات العضو/).getByText(/الاسم: من/)).toBeVisible()
  })

  it('restores a deleted product at once', async () => {
    const { user, onRestore } = show()
    await user.click(row(/حُذف المنتج/).getByRole('button', { name: /^استعادة: \u2068?حُذف المنتج/ }))
    expect(onRestore).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ version: VERSIONS[0] }))
  })

  it('asks before it replaces what is stored, also by keyboard', async () => {
    const { user, onRestore } = show()
    row(/تغيّرت بيانات العضو/)
      .getByRole('button', { name: /^استعادة/ })
      .focus()
    await user.keyboard('{Enter}')
    expect(question()).toHaveAccessibleName(words.restoreAsk.title)
    expect(question()).toHaveTextContent(/تغيّرت بيانات العضو/)
    expect(onRestore).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.keyboard('{Enter}')
    await user.click(within(question()).getByRole('button', { name: words.restoreAsk.confirm }))
    expect(onRestore).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ version: VERSIONS[1] }))
  })

  it('offers no restore of what is stored now', () => {
    show({ entries: entriesOf(VERSIONS, new Map([[PRODUCT, STORED[PRODUCT] ?? null]])) })
    expect(row(/حُذف المنتج/).getByText(words.entry.current)).toBeVisible()
    expect(row(/حُذف المنتج/).queryByRole('button', { name: /^استعادة/ })).toBeNull()
  })

  it('asks before it deletes a version for good', async () => {
    const { user, onErase } = show()
    await user.click(row(/حُذف المنتج/).getByRole('button', { name: /^حذف نهائي: \u2068?حُذف المنتج/ }))
    expect(question()).toHaveTextContent(words.eraseAsk.text)
    expect(question()).toHaveTextContent(words.eraseAsk.person)
    await user.click(within(question()).getByRole('button', { name: words.eraseAsk.cancel }))
    expect(onErase).not.toHaveBeenCalled()
    await user.click(row(/حُذف المنتج/).getByRole('button', { name: /^حذف نهائي/ }))
    await user.click(within(question()).getByRole('button', { name: words.eraseAsk.confirm }))
    expect(onErase).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ version: VERSIONS[0] }))
  })

  it('restores everything since a moment after a question', async () => {
    const { user, onRestoreSince } = show()
    await user.click(screen.getByRole('button', { name: words.everything.open(formatTime(VERSIONS[2]?.at)) }))
    expect(question()).toHaveTextContent(words.everything.text)
    await user.click(within(question()).getByRole('button', { name: words.everything.confirm }))
    expect(onRestoreSince).toHaveBeenCalledExactlyOnceWith(VERSIONS[2]?.at)
  })

  it('offers to restore everything only where that is more than one change', () => {
    show({ entries: entriesOf([version(PRODUCT, 0)], new Map()) })
    expect(screen.queryByRole('button', { name: words.everything.open(formatTime(NOON)) })).toBeNull()
  })

  it('shows that a restore is running, and disables the buttons of its entry', async () => {
    const { user, onErase } = show({ restoring: (id) => (id === PRODUCT ? { status: 'saving' } : IDLE) })
    expect(row(/حُذف المنتج/).getByRole('status')).toHaveTextContent(words.entry.restoring)
    expect(row(/حُذف المنتج/).getByRole('button', { name: /^استعادة/ })).toHaveAttribute('aria-disabled', 'true')
    await user.click(row(/حُذف المنتج/).getByRole('button', { name: /^حذف نهائي/ }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(onErase).not.toHaveBeenCalled()
  })

  it('says why a restore failed, and offers a retry', async () => {
    const retry = vi.fn()
    const { user, onGiveUp } = show({
      restoring: (id) => (id === PRODUCT ? { status: 'failed', reason: 'offline', retry } : IDLE),
    })
    expect(row(/حُذف المنتج/).getByRole('alert')).toHaveTextContent(admin.reasons.offline)
    await user.click(row(/حُذف المنتج/).getByRole('button', { name: words.entry.unrestored }))
    expect(retry).toHaveBeenCalledOnce()
    await user.click(row(/حُذف المنتج/).getByRole('button', { name: words.entry.giveUp }))
    expect(onGiveUp).toHaveBeenCalledExactlyOnceWith(PRODUCT)
  })

  it('reads more on request, and says when that failed', async () => {
    const { user, onMore, rerender, ...props } = show({ hasMore: true })
    await user.click(screen.getByRole('button', { name: words.more }))
    expect(onMore).toHaveBeenCalledOnce()
    rerender(<HistoryView {...props} onMore={onMore} more="failed" />)
    expect(screen.getByRole('alert')).toHaveTextContent(words.moreFailed)
  })

  it('says that nothing was changed yet', () => {
    show({ entries: [] })
    expect(screen.getByText(words.empty)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows an icon where a state has no picture', () => {
    show({ entries: entriesOf([version(CENTRE, 0)], new Map()) })
    expect(row(/حُذفت بيانات المركز/).queryByRole('presentation')).toBeNull()
  })
})

describe('the outcome of restoring everything', () => {
  const progress = { done: 3, total: 12 }

  it('is a progress while it runs', () => {
    renderUi(<RestoreOutcome write={{ status: 'waiting' }} progress={progress} />)
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
    expect(screen.getByText('3 من 12')).toBeVisible()
    expect(screen.getByText(words.everything.waiting)).toBeVisible()
  })

  it('is a reason and a retry when it failed', async () => {
    const retry = vi.fn()
    const { user } = renderUi(
      <RestoreOutcome write={{ status: 'failed', reason: 'offline', retry }} progress={progress} />,
    )
    expect(screen.getByRole('alert')).toHaveTextContent(admin.reasons.offline)
    await user.click(screen.getByRole('button', { name: words.everything.retry }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('is a message when it ended', () => {
    renderUi(<RestoreOutcome write={{ status: 'saved', at: NOON }} progress={progress} />)
    expect(screen.getByRole('status')).toHaveTextContent(words.everything.done)
  })
})

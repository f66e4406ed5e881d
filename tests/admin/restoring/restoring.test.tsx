import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { FileQuestion } from '../../../src/admin/overview/file-question'
import { ChangeList } from '../../../src/admin/restoring/change-list'
import { RestoreStatus } from '../../../src/admin/restoring/restore-status'
import { useRestore, type Restoring, type RestoreStage } from '../../../src/admin/restoring/use-restore'
import { UnsavedProvider, useUnsaved } from '../../../src/admin/editing/unsaved'
import { admin } from '../../../src/copy/admin'
import { overview } from '../../../src/copy/admin-overview'
import { restoring as words } from '../../../src/copy/admin-restoring'
import type { BackupFile } from '../../../src/data/store/backup-format'
import { QuotaError } from '../../../src/data/client/errors'
import type { Plan } from '../../../src/data/store/restore'
import type { ItemChange, StoredName } from '../../../src/data/store/stored-names'
import { expectConsole } from '../../console'
import { renderUi } from '../../render'
import { setupUser } from '../../user'

const NOTHING: Plan = { changes: [], states: [], sequences: [] }
const changes: ItemChange[] = [
  { kind: 'products', name: 'كتاب', change: 'added' },
  { kind: 'products', name: 'بطاقات', change: 'added' },
  { kind: 'team', name: 'ليلى', change: 'added' },
  { kind: 'settings', name: '', change: 'changed' },
  { kind: 'team', name: 'سعاد', change: 'removed' },
  { kind: 'products', name: '', change: 'ordered' },
]
const lineOf = (change: ItemChange['change']) => screen.getByText(words.changes[change]).parentElement

describe('the list of what a restore will change (P22)', () => {
  it('counts and names what returns, what goes and which list changes its order', () => {
    renderUi(<ChangeList changes={changes} />)
    expect(lineOf('added')).toHaveTextContent('يعود: منتجان، عضو واحد')
    expect(lineOf('changed')).toHaveTextContent('بيانات المركز')
    expect(lineOf('removed')).toHaveTextContent('يُحذف: عضو واحد')
    expect(lineOf('ordered')).toHaveTextContent('المنتجات')
    expect(screen.getByText(words.names.products('كتاب'))).toBeVisible()
    expect(screen.getByText(words.kept)).toBeVisible()
  })

  it('folds many names', async () => {
    const many = Array.from({ length: 12 }, (_, n): ItemChange => ({ kind: 'team', name: `m${n}`, change: 'added' }))
    const { user } = renderUi(<ChangeList changes={many} />)
    expect(screen.getByText(words.names.team('m3'))).not.toBeVisible()
    await user.click(screen.getByText(words.changes.added))
    expect(screen.getByText(words.names.team('m3'))).toBeVisible()
    expect(screen.queryByText(words.kept)).toBeNull()
  })
})

describe('the question about a file', () => {
  const { ask } = overview.backup
  const stage: RestoreStage = { status: 'asking', plan: { ...NOTHING, changes } }
  const restoring: Restoring = { stage, isWorking: false, start: vi.fn(), confirm: vi.fn(), reset: vi.fn() }
  const show = (own: Partial<BackupFile>) => {
    const createdAt = new Date('2026-03-01T10:00:00Z')
    const file: BackupFile = { createdAt, documents: new Map(), damaged: new Map(), isIntact: true, ...own }
    renderUi(<FileQuestion file={file} restoring={restoring} isResumed={false} onCancel={vi.fn()} />)
  }

  it('names what is damaged in the file', () => {
    const damaged: StoredName[] = [
      { kind: 'products', name: 'x' },
      { kind: 'team', name: 'y' },
    ]
    show({ damaged: new Map(damaged.map((name, index) => [String(index), name])) })
    expect(screen.getByText(ask.damaged.title(2))).toBeVisible()
    expect(screen.getByText(words.names.products('x'))).toBeVisible()
    expect(screen.getByRole('button', { name: ask.confirmRest })).toBeVisible()
  })

  it('says that a changed file deletes nothing', () => {
    show({ isIntact: false })
    expect(screen.getByText(ask.edited.text)).toBeVisible()
  })
})

describe('the state of a restore', () => {
  const show = (stage: RestoreStage) => renderUi(<RestoreStatus stage={stage} done="done" same="same" />)

  it('is a progress while it runs', () => {
    show({ status: 'waiting', done: 3, total: 12 })
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
    expect(screen.getByText('3 من 12')).toBeVisible()
    expect(screen.getByText(words.waiting)).toBeVisible()
  })

  it('names what was refused, with its reason', () => {
    const refused = [{ name: { kind: 'team', name: 'ليلى' } as const, reason: 'full' as const }]
    show({ status: 'done', outcome: { restored: 3, refused } })
    expect(within(screen.getByRole('alert')).getByRole('listitem')).toHaveTextContent(
      `${words.names.team('ليلى')}: ${words.refusals.full}`,
    )
  })

  it('is a message when all was restored', () => {
    show({ status: 'done', outcome: { restored: 3, refused: [] } })
    expect(screen.getByRole('status')).toHaveTextContent('done')
  })
})

function inDashboard(element: React.ReactNode) {
  const routes = [
    { path: '/', element: <UnsavedProvider>{element}</UnsavedProvider> },
    { path: '/other', element: null },
  ]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  return setupUser()
}

function Restore({ plan, asks }: { plan: () => Promise<Plan>; asks?: () => boolean }) {
  const { stage, start, confirm } = useRestore()
  return (
    <>
      <button onClick={() => start({ plan, ...(asks && { asks }) })}>start</button>
      {stage.status === 'asking' ? <button onClick={confirm}>confirm</button> : null}
      <RestoreStatus stage={stage} done="done" same="same" />
    </>
  )
}

describe('a restore that is interrupted', () => {
  /** One document at first, and nothing when it is compared again. No project is configured here, so the write fails. */
  function planThatFails() {
    expectConsole(/(a write|state\.put|restore) failed/)
    const state = { path: 'team/a', fields: {}, name: { kind: 'team', name: 'a' } as const }
    return vi
      .fn<() => Promise<Plan>>()
      .mockResolvedValueOnce({ ...NOTHING, states: [state] })
      .mockResolvedValue(NOTHING)
  }

  it('says why it did not start, and compares again', async () => {
    expectConsole(/a write failed/)
    const plan = vi.fn<() => Promise<Plan>>().mockRejectedValueOnce(new QuotaError()).mockResolvedValue(NOTHING)
    const user = inDashboard(<Restore plan={plan} />)
    await user.click(screen.getByRole('button', { name: 'start' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(admin.reasons.quota)
    expect(alert).toHaveTextContent(words.unchanged)
    await user.click(within(alert).getByRole('button', { name: words.retry }))
    expect(await screen.findByText('same')).toBeVisible()
    expect(plan).toHaveBeenCalledTimes(2)
  })

  it('says that it stopped halfway, and goes on with what is left', async () => {
    const plan = planThatFails()
    const user = inDashboard(<Restore plan={plan} asks={() => false} />)
    await user.click(screen.getByRole('button', { name: 'start' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(words.stopped)
    expect(alert).toHaveTextContent(words.stoppedHint)
    await user.click(within(alert).getByRole('button', { name: words.goOn }))
    expect(await screen.findByText('same')).toBeVisible()
  })

  it('that was confirmed compares again, too', async () => {
    const plan = planThatFails()
    const user = inDashboard(<Restore plan={plan} />)
    await user.click(screen.getByRole('button', { name: 'start' }))
    await user.click(await screen.findByRole('button', { name: 'confirm' }))
    await user.click(await screen.findByRole('button', { name: words.goOn }))
    await vi.waitFor(() => expect(plan).toHaveBeenCalledTimes(2))
  })
})

it('a restore of places alone asks first', async () => {
  const plan: Plan = { ...NOTHING, sequences: [{ collection: 'team', ids: ['b', 'a'] }] }
  const user = inDashboard(<Restore plan={() => Promise.resolve(plan)} />)
  await user.click(screen.getByRole('button', { name: 'start' }))
  expect(await screen.findByRole('button', { name: 'confirm' })).toBeVisible()
})

it('leaving while a restore runs asks in its own words', async () => {
  function Running() {
    useUnsaved(true, 'restore')
    return <Link to="/other">other</Link>
  }
  const user = inDashboard(<Running />)
  await user.click(screen.getByRole('link', { name: 'other' }))
  const question = screen.getByRole('alertdialog')
  expect(question).toHaveAccessibleName(admin.leaveRestore.title)
  expect(question).toHaveTextContent(admin.leaveRestore.text)
  await user.click(within(question).getByRole('button', { name: admin.leaveRestore.cancel }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { BackupCard } from '../../src/admin/overview/backup-card'
import { unfinishedRestore } from '../../src/admin/overview/backup-times'
import { RestorePreview } from '../../src/admin/overview/restore-preview'
import { UnsavedProvider } from '../../src/admin/unsaved'
import { overview } from '../../src/copy/admin-overview'
import type { BackupFile } from '../../src/data/backup-format'
import type { Change, StoredName } from '../../src/data/stored-names'
import { formatMoment } from '../../src/lib/format'
import { BACKUP_MAX_BYTES, FILE_READ_TIMEOUT_MS } from '../../src/limits'
import { renderUi } from '../render'

const words = overview.backup
const { ask } = words

const backup: BackupFile = {
  createdAt: new Date('2026-03-01T10:00:00Z'),
  documents: new Map(),
  damaged: new Map(),
  isIntact: true,
}
const damagedBy = (...names: StoredName[]): BackupFile => ({
  ...backup,
  damaged: new Map(names.map((name, index) => [String(index), name])),
})
const changes: Change[] = [
  { kind: 'products', name: 'كتاب', change: 'added' },
  { kind: 'products', name: 'بطاقات', change: 'added' },
  { kind: 'team', name: 'ليلى', change: 'added' },
  { kind: 'settings', name: '', change: 'changed' },
  { kind: 'videos', name: '', change: 'changed' },
  { kind: 'team', name: 'سعاد', change: 'removed' },
]

function preview(file = backup, left: StoredName[] | null = null) {
  const onSave = vi.fn()
  const present = { isSaved: left !== null, left: left ?? [], isSaving: false, onSave }
  return { onSave, ...renderUi(<RestorePreview file={file} changes={changes} isResumed={false} present={present} />) }
}

describe('the question before a restore (P22)', () => {
  it('counts what is added, changed and removed', () => {
    preview()
    expect(screen.getByText(ask.changes.added).parentElement).toHaveTextContent('يُضاف: منتجان، عضو واحد')
    expect(screen.getByText(ask.changes.changed).parentElement).toHaveTextContent(
      'يتغيّر: بيانات المركز، قائمة الفيديوهات',
    )
    expect(screen.getByText(ask.changes.removed).parentElement).toHaveTextContent('يُحذف: عضو واحد')
  })

  it('shows the names in a list that opens', async () => {
    const { user } = preview()
    expect(screen.getByText(words.names.products('كتاب'))).not.toBeVisible()
    await user.click(screen.getByText(ask.changes.added))
    expect(screen.getByText(words.names.products('كتاب'))).toBeVisible()
    expect(screen.getByText(words.names.team('ليلى'))).toBeVisible()
  })

  it('names what is damaged in the file', () => {
    preview(damagedBy({ kind: 'products', name: 'x' }, { kind: 'video-pictures', name: 'y' }))
    expect(screen.getByText(ask.damaged.title(2))).toBeVisible()
    expect(screen.getByText(words.names.products('x'))).toBeVisible()
    expect(screen.getByText(words.names['video-pictures']('y'))).toBeVisible()
  })

  it('says that a changed file deletes nothing', () => {
    preview({ ...backup, isIntact: false })
    expect(screen.getByText(ask.edited.text)).toBeVisible()
  })

  it('offers the present content as a file', async () => {
    const { user, onSave } = preview()
    await user.click(screen.getByRole('button', { name: ask.present }))
    expect(onSave).toHaveBeenCalledOnce()
  })

  it('says what the file of the present content does not contain', () => {
    preview(backup, [{ kind: 'team', name: 'z' }])
    expect(within(screen.getByRole('status')).getByText(words.names.team('z'))).toBeVisible()
    expect(screen.queryByText(ask.presentSaved)).toBeNull()
  })
})

function showCard() {
  const element = (
    <UnsavedProvider>
      <BackupCard />
    </UnsavedProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

it('the backup card says how far an unfinished restore came, until it is done (P22)', () => {
  const at = new Date('2026-03-01T10:00:00Z')
  unfinishedRestore.note(12, 29, at)
  showCard()
  const notice = screen.getByText(words.unfinished).parentElement
  expect(notice).toHaveTextContent('12 من 29')
  expect(notice).toHaveTextContent(formatMoment(at))
  act(() => unfinishedRestore.forget())
  expect(screen.queryByText(words.unfinished)).toBeNull()
})

describe('the backup card with a chosen file (P22)', () => {
  function choose(file: File) {
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) })
    showCard()
    return user.upload(screen.getByLabelText(words.choose), file)
  }
  const fileOf = (text: string, own: Partial<File> = {}): File => {
    const file = new File([text], 'backup.json', { type: 'application/json' })
    for (const [name, value] of Object.entries({ text: () => Promise.resolve(text), ...own }))
      Object.defineProperty(file, name, { value })
    return file
  }

  it('refuses a file over 150 MB without reading it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const text = vi.fn(() => Promise.resolve('{}'))
    await choose(fileOf('{}', { size: BACKUP_MAX_BYTES + 1, text }))
    expect(await screen.findByText(words.problems['too-large'])).toBeVisible()
    expect(text).not.toHaveBeenCalled()
    vi.useRealTimers()
  })

  it('stops waiting for a file that does not open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await choose(fileOf('', { text: () => new Promise(() => {}) }))
    expect(await screen.findByText(words.reading)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(FILE_READ_TIMEOUT_MS))
    expect(await screen.findByText(words.slowFile)).toBeVisible()
    vi.useRealTimers()
  })

  it.each([
    ['not-a-backup', '{"a":1}'],
    ['damaged', '{"format":"speech-centre-backup","version":1,"createdAt":"2026'],
    ['newer', '{"format":"speech-centre-backup","version":2}'],
  ] as const)('says that a file is %s', async (problem, text) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await choose(fileOf(text))
    expect(await screen.findByText(words.problems[problem])).toBeVisible()
    vi.useRealTimers()
  })
})

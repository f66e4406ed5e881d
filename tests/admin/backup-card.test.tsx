import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { BackupCard } from '../../src/admin/overview/backup-card'
import { unfinishedRestore } from '../../src/admin/overview/backup-times'
import { UnsavedProvider } from '../../src/admin/editing/unsaved'
import { overview } from '../../src/copy/admin-overview'
import { formatMoment } from '../../src/lib/format'
import { BACKUP_MAX_BYTES, FILE_READ_TIMEOUT_MS } from '../../src/limits'

const words = overview.backup

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
    ['newer', '{"format":"speech-centre-backup","formatVersion":3}'],
  ] as const)('says that a file is %s', async (problem, text) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await choose(fileOf(text))
    expect(await screen.findByText(words.problems[problem])).toBeVisible()
    vi.useRealTimers()
  })
})

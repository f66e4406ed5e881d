import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CopyButton } from '../../../src/admin/ui/buttons'
import { uploader } from '../../../src/copy/admin/uploader'
import { renderUi } from '../../helpers/render'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const copy = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: uploader.copy })))

// Requirement 140
it('copying a text is confirmed for two seconds', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  renderUi(<CopyButton value="https://a.example/b" words={uploader} />)
  await copy()
  expect(write).toHaveBeenCalledWith('https://a.example/b')
  act(() => void vi.advanceTimersByTime(1_999))
  expect(screen.getByRole('button')).toHaveTextContent(uploader.copied)
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('button')).toHaveTextContent(uploader.copy)
})

it('a text is shown where the browser blocks copying it', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  renderUi(<CopyButton value="https://a.example/b" words={uploader} />)
  await copy()
  expect(screen.getByRole('alert')).toHaveTextContent('https://a.example/b')
})

import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CopyButton } from '../../../src/admin/ui/buttons'
import { uploader as words } from '../../../src/copy/uploader'
import { renderUi } from '../../helpers/render'

// Requirement 140
it('copying a text is confirmed for two seconds, and a blocked clipboard shows the text', async () => {
  vi.useFakeTimers()
  renderUi(<CopyButton value="https://a.example/b" words={words} />)
  const press = () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: words.copy })))
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press()
  expect(write).toHaveBeenCalledWith('https://a.example/b')
  act(() => void vi.advanceTimersByTime(1_999))
  expect(screen.getByRole('button')).toHaveTextContent(words.copied)
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('button')).toHaveTextContent(words.copy)
  write.mockRejectedValue(new Error('no'))
  await press()
  expect(screen.getByRole('alert')).toHaveTextContent('https://a.example/b')
  write.mockRestore()
  vi.useRealTimers()
})

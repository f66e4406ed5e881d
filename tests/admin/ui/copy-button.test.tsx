import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { uploader as text } from '../../../src/copy/uploader'
import { CopyButton } from '../../../src/admin/ui/copy-button'
import { renderUi } from '../../render'

describe('copying a text (140)', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })
  const press = async () => {
    fireEvent.click(screen.getByRole('button'))
    await act(async () => {})
  }

  it('is confirmed for two seconds', async () => {
    renderUi(<CopyButton value="https://a.example/b" text={text} />)
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    expect(screen.getByRole('button')).toHaveTextContent(text.copy)
    await press()
    expect(write).toHaveBeenCalledWith('https://a.example/b')
    expect(screen.getByRole('button')).toHaveTextContent(text.copied)
    act(() => void vi.advanceTimersByTime(1_999))
    expect(screen.getByRole('button')).toHaveTextContent(text.copied)
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('button')).toHaveTextContent(text.copy)
  })

  it('shows it where the clipboard is blocked', async () => {
    renderUi(<CopyButton value="https://a.example/b" text={text} />)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    await press()
    expect(screen.getByRole('alert')).toHaveTextContent('https://a.example/b')
  })
})

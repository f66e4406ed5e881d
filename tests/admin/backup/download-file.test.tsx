import { expect, it, onTestFinished, vi } from 'vitest'
import { downloadFile } from '../../../src/admin/backup/download-file'
import { MINUTE_MS } from '../../../src/limits'

it('a downloaded file is let go after a minute, because a backup may have 100 MB', () => {
  vi.useFakeTimers()
  const revokeObjectURL = vi.fn()
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:backup', revokeObjectURL })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  onTestFinished(() => {
    click.mockRestore()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  downloadFile(new File(['{}'], 'backup.json'))
  expect(click).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(MINUTE_MS - 1)
  expect(revokeObjectURL).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:backup')
})

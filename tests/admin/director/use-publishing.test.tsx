import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePublishing } from '../../../src/admin/director/use-publishing'
import type { FormHandle } from '../../../src/admin/form/form-handle'
import type { WriteOptions } from '../../../src/admin/writes/tracked-write'
import { noAnswer } from '../../../src/data/client/errors'
import { PHOTO_SAVE_TIMEOUT_MS, PHOTO_TOTAL_MS } from '../../../src/limits'
import { NO_IMAGES } from '../../helpers/admin/link-form'

// Requirement 129
it('the retry of a photo that was long prepared has the whole time of a save', async () => {
  const limits: unknown[] = []
  const save = ({ timeoutMs, onFailed }: WriteOptions) => {
    limits.push(timeoutMs)
    const error = noAnswer()
    onFailed?.({ reason: 'timeout', error, retry: () => {} })
    return Promise.resolve()
  }
  const form = { images: NO_IMAGES, save } as unknown as FormHandle<object>
  const { result } = renderHook(() => usePublishing(form, () => {}))
  result.current.setPreparedInMs(10_000)
  await act(async () => result.current.publish())
  await act(async () => result.current.publish())
  expect(limits).toEqual([PHOTO_TOTAL_MS - 10_000, PHOTO_SAVE_TIMEOUT_MS])
})

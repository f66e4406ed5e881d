import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Prepared } from '../../../src/admin/image-fields/upload-job'
import { useUploads } from '../../../src/admin/image-fields/use-uploads'

const PHOTO = new File(['x'], 'photo.jpg', { type: 'image/jpeg' })
const OTHER = new File(['y'], 'other.jpg', { type: 'image/jpeg' })
const WHOLE: Prepared<string> = { value: 'whole', preview: 'data:image/webp;base64,AA' }
const PART: Prepared<string> = { ...WHOLE, value: 'part' }

it('an image that is cropped while it is waited for is returned with its new part', async () => {
  const { result } = renderHook(() => useUploads<string>())
  const settled = await act(async () => {
    const [key = ''] = result.current.add([PHOTO], async () => WHOLE)
    const whenSettled = result.current.whenSettled(key)
    result.current.retry(key, { prepare: async () => PART })
    return whenSettled
  })
  expect(settled?.state).toMatchObject({ status: 'ready', result: PART })
})

it('an image that is removed while it is waited for is not returned', async () => {
  const { result } = renderHook(() => useUploads<string>())
  const settled = await act(async () => {
    const [key = ''] = result.current.add([PHOTO], async () => WHOLE)
    const whenSettled = result.current.whenSettled(key)
    result.current.remove(key)
    return whenSettled
  })
  expect(settled).toBeNull()
})

it('the part that was chosen of a photo is not cut out of another file in its place', async () => {
  const { result } = renderHook(() => useUploads<string>())
  const settled = await act(async () => {
    const [key = ''] = result.current.add([PHOTO], async () => WHOLE)
    result.current.retry(key, { prepare: async () => PART })
    result.current.retry(key, { file: OTHER })
    return result.current.whenSettled(key)
  })
  expect(settled).toMatchObject({ file: OTHER, state: { result: WHOLE } })
})

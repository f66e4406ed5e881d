import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePendingImages } from '../../../src/admin/image-fields/pending-images'
import type { Prepared } from '../../../src/admin/image-fields/upload-job'
import { useUploads } from '../../../src/admin/image-fields/use-uploads'
import { expectConsole } from '../../helpers/console'

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

it('a crop that fails after its image was ready refuses a save, until another one is ready', async () => {
  expectConsole(/an image was not taken/)
  const { result } = renderHook(() => {
    const images = usePendingImages()
    return { images, uploads: useUploads<string>({ addPending: images.addPending }) }
  })
  const { uploads, images } = result.current
  const [key = ''] = await act(async () => uploads.add([PHOTO], async () => WHOLE))
  const crop = (prepare: () => Promise<Prepared<string>>) =>
    act(async () => {
      uploads.retry(key, { prepare })
      await uploads.whenSettled(key)
    })
  const fail = () => Promise.reject(new Error('no memory'))
  await crop(fail)
  expect(await images.whenReadyToSave()).toBe(false)
  await crop(fail)
  await crop(async () => PART)
  expect(await images.whenReadyToSave()).toBe(true)
})

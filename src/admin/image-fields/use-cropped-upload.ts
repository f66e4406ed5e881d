import { useState } from 'react'
import type { UploadState } from './upload-job'
import { useUploads } from './use-uploads'

type Options<T> = {
  /** Makes saving and leaving wait for an image that is being prepared. */
  hold: (image: Promise<boolean>) => void
  /** `isFirst` is false after a movement in the frame. */
  onSettled: (state: UploadState<T>, isFirst: boolean) => void
}

/** The upload of one image, which is prepared when it is chosen, and again after each movement in its frame. */
export function useCroppedUpload<T>({ hold, onSettled }: Options<T>) {
  const [decodedKey, setDecodedKey] = useState<string | null>(null)
  const uploads = useUploads<T>({
    hold,
    onSettled: ({ key, state }) => {
      if (state.status === 'ready') setDecodedKey(key)
      onSettled(state, key !== decodedKey)
    },
  })
  const upload = uploads.items.at(-1)
  /** Whether the image was decoded, so that its part can be chosen. */
  const isDecoded = upload !== undefined && upload.key === decodedKey
  return { uploads, upload, isDecoded }
}

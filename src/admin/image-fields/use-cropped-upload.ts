import { useState } from 'react'
import type { PendingImages } from './pending-images'
import type { Upload, UploadState } from './upload-job'
import { useUploads, type Uploads } from './use-uploads'

type Options<T> = {
  addPending: PendingImages['addPending']
  /** `isFirst` is false after a movement in the frame. */
  onSettled: (state: UploadState<T>, isFirst: boolean) => void
}

type CroppedUpload<T> = {
  uploads: Uploads<T>
  upload: Upload<T> | undefined
  /** Whether the image was decoded, so that its part can be chosen. */
  isDecoded: boolean
}

/** The upload of one image, which is prepared when it is chosen, and again after each movement in its frame. */
export function useCroppedUpload<T>({ addPending, onSettled }: Options<T>): CroppedUpload<T> {
  const [decodedKey, setDecodedKey] = useState<string | null>(null)
  const uploads = useUploads<T>({
    addPending,
    onSettled: ({ key, state }) => {
      if (state.status === 'ready') setDecodedKey(key)
      onSettled(state, key !== decodedKey)
    },
  })
  const upload = uploads.items.at(-1)
  const isDecoded = upload !== undefined && upload.key === decodedKey
  return { uploads, upload, isDecoded }
}

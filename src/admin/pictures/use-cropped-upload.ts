import { useState } from 'react'
import type { UploadState } from './upload-job'
import { useUploads } from './use-uploads'

type Options<T> = {
  /** Tells the form, whose saving and leaving wait for a picture that is being prepared. */
  hold: (picture: Promise<boolean>) => void
  /** `isFirst` is false after a movement in the frame. */
  onSettled: (state: UploadState<T>, isFirst: boolean) => void
}

/** One picture that is cropped in its frame: it is prepared when it is chosen, and again after each movement. */
export function useCroppedUpload<T>({ hold, onSettled }: Options<T>) {
  const [readKey, setReadKey] = useState<string | null>(null)
  const uploads = useUploads<T>({
    hold,
    onSettled: ({ key, state }) => {
      if (state.status === 'ready') setReadKey(key)
      onSettled(state, key !== readKey)
    },
  })
  const upload = uploads.items.at(-1)
  /** Whether the picture was read, so that its part can be chosen. */
  const isRead = upload !== undefined && upload.key === readKey
  return { uploads, upload, isRead }
}

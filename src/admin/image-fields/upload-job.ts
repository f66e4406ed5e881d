import { ImageError, type ImageErrorCode } from '../../lib/images/image-error'
import { warningOf, type ImageWarning } from '../image-encoding/image-warning'
import { ImageHostError } from './image-host'

/** A prepared image: the value to store, and a data URL or link to show. */
export type Prepared<T> = { value: T; preview: string }
export type Prepare<T> = (
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<Prepared<T>>

export type UploadErrorCode = ImageErrorCode | 'host'
/** `queued`: another image is prepared first. */
export type UploadState<T> =
  | { status: 'queued' }
  | { status: 'working'; percent: number }
  | { status: 'ready'; result: Prepared<T>; warning: ImageWarning | null }
  | { status: 'failed'; code: UploadErrorCode; error: unknown }
/** An image that was chosen. */
export type Upload<T> = {
  key: string
  name: string
  /** Null for a link. */
  file: File | null
  /** Whether it is uploaded to a public host. */
  isHosted: boolean
  state: UploadState<T>
}

/** Whether an image is refused whose retry, also with another file, goes to the public host. */
export const isRefusedHosted = ({ isHosted, state }: Upload<unknown>): boolean =>
  isHosted && state.status === 'failed'

/** The preparation of a file. `abort` gives it up, and `prepareAnother` prepares another file in its place. */
export type Job<T> = {
  file: File
  prepare: Prepare<T>
  prepareAnother: Prepare<T>
  abort: AbortController
}

/** Prepares an image, and reports each state. Resolves with true, or with false when the image was refused. */
export async function runJob<T>(
  { file, prepare, abort }: Job<T>,
  onState: (state: UploadState<T>) => void,
): Promise<boolean> {
  const { signal } = abort
  const isAborted = () => signal.aborted
  if (isAborted()) return true
  const onProgress = (percent: number) => onState({ status: 'working', percent })
  onProgress(0)
  try {
    const result = await prepare(file, { onProgress, signal })
    onState({ status: 'ready', result, warning: await warningOf(result.preview) })
    return true
  } catch (error) {
    if (!isAborted()) console.error('[uploader] an image was not taken', error)
    onState({ status: 'failed', code: uploadErrorOf(error), error })
    return isAborted()
  }
}

function uploadErrorOf(error: unknown): UploadErrorCode {
  if (error instanceof ImageHostError) return 'host'
  return error instanceof ImageError ? error.code : 'failed'
}

/** Resolves with true when the preparation is given up, so that nothing waits for it. */
export const whenAborted = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(true), { once: true }))

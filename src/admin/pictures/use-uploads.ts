import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { IMAGE_HOST_URL } from '../../config'
import { env } from '../../env'
import { ImageError, type ImageErrorCode } from '../../lib/image-error'
import { readWebUrl } from '../../lib/safe-url'
import { useLatest } from '../../ui/use-latest'
import { toHostedImage } from '../image/compress'
import { warningOf, type PictureWarning } from '../image/picture-warning'

/** What is stored, and the picture to show: a data URL, or a link. */
export type Prepared<T> = { value: T; preview: string }
export type Prepare<T> = (
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<Prepared<T>>

export type UploadErrorCode = ImageErrorCode | 'host'
export type UploadState<T> =
  | { status: 'waiting' }
  | { status: 'working'; percent: number }
  | { status: 'ready'; result: Prepared<T>; warning: PictureWarning | null }
  | { status: 'failed'; code: UploadErrorCode }
/** A picture that was chosen; `file` is null for a link. */
export type Upload<T> = { key: string; name: string; file: File | null; state: UploadState<T> }

type Job<T> = { file: File; prepare: Prepare<T>; abort: AbortController }

const codeOf = (error: unknown): UploadErrorCode =>
  error instanceof ImageHostError ? 'host' : error instanceof ImageError ? error.code : 'failed'

/** Prepares pictures in sequence, because phones can decode only one large picture at a time. */
export function useUploads<T>(
  onSettled?: (upload: { key: string; state: UploadState<T> }) => void,
) {
  const [items, setItems] = useState<readonly Upload<T>[]>([])
  const jobs = useRef(new Map<string, Job<T>>())
  const queue = useRef<Promise<void>>(Promise.resolve())
  const settled = useLatest(onSettled)

  useEffect(() => {
    const running = jobs.current
    return () => running.forEach(({ abort }) => abort.abort())
  }, [])

  const start = (key: string, job: Job<T>) => {
    const { file, prepare, abort } = job
    jobs.current.get(key)?.abort.abort()
    jobs.current.set(key, job)
    const isAborted = () => abort.signal.aborted
    const put = (state: UploadState<T>) => {
      if (isAborted()) return
      setItems((list) =>
        list.map((item) => (item.key === key ? { ...item, name: file.name, file, state } : item)),
      )
      if (state.status === 'ready' || state.status === 'failed') settled.current?.({ key, state })
    }
    put({ status: 'waiting' })
    queue.current = queue.current.then(async () => {
      if (isAborted()) return
      const onProgress = (percent: number) => put({ status: 'working', percent })
      onProgress(0)
      try {
        const result = await prepare(file, { onProgress, signal: abort.signal })
        put({ status: 'ready', result, warning: await warningOf(result.preview) })
      } catch (error) {
        if (!isAborted()) console.error('[uploader] a picture was not taken', error)
        put({ status: 'failed', code: codeOf(error) })
      }
    })
  }

  return {
    items,
    /** Returns the keys of the pictures. */
    add: (files: readonly File[], prepare: Prepare<T>): string[] =>
      files.map((file) => {
        const key = crypto.randomUUID()
        setItems((list) => [...list, { key, name: file.name, file, state: { status: 'waiting' } }])
        start(key, { file, prepare, abort: new AbortController() })
        return key
      }),
    addLink: (link: string, result: Prepared<T>): string => {
      const key = crypto.randomUUID()
      setItems((list) => [
        ...list,
        { key, name: link, file: null, state: { status: 'ready', result, warning: null } },
      ])
      return key
    },
    /** Prepares a picture again: also another file in its place, or in another way. */
    retry: (key: string, change: Partial<Pick<Job<T>, 'file' | 'prepare'>> = {}) => {
      const job = jobs.current.get(key)
      if (job) start(key, { ...job, ...change, abort: new AbortController() })
    },
    remove: (key: string) => {
      jobs.current.get(key)?.abort.abort()
      jobs.current.delete(key)
      setItems((list) => list.filter((item) => item.key !== key))
    },
    clear: () => {
      jobs.current.forEach(({ abort }) => abort.abort())
      jobs.current.clear()
      setItems([])
    },
  }
}

/** Starts work of which only the newest counts: the one before is aborted, and the last one when its component goes. */
export function useNewest() {
  const running = useRef<AbortController>(null)
  const stop = () => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])
  const start = (): AbortSignal => {
    stop()
    running.current = new AbortController()
    return running.current.signal
  }
  return { start, stop }
}

export class ImageHostError extends Error {
  override name = 'ImageHostError'
}

/** Re-encodes the picture, which removes its metadata, and uploads it. */
export const hostedPicture =
  <T>(fromLink: (link: string) => T): Prepare<T> =>
  async (file, options) => {
    const image = await toHostedImage(file, options)
    const host = {
      endpoint: IMAGE_HOST_URL,
      clientId: env.imageHostClientId,
      signal: options.signal,
    }
    const link = await uploadToHost(image, host)
    return { value: fromLink(link), preview: link }
  }

const ANSWER = v.object({ data: v.object({ link: v.string() }) })

/** Uploads a picture to a public host and returns its https link. @throws ImageHostError */
export async function uploadToHost(
  image: Blob,
  { endpoint, clientId, signal }: { endpoint: string; clientId: string; signal?: AbortSignal },
): Promise<string> {
  const body = new FormData()
  body.append('image', image, 'image')
  const headers = { Authorization: `Client-ID ${clientId}` }
  try {
    const answer = await fetch(endpoint, { method: 'POST', headers, body, signal: signal ?? null })
    if (!answer.ok) throw new Error(`It answered ${answer.status}`)
    const link = readWebUrl(v.parse(ANSWER, await answer.json()).data.link)
    if (!(link instanceof URL)) throw new Error(`Its link is ${link}`)
    return link.href
  } catch (cause) {
    throw new ImageHostError('The image host failed', { cause })
  }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { ImageHostError } from '../image/host-upload'
import { ImageError, type ImageErrorCode } from '../../lib/image-error'
import { useLatest } from '../../ui/use-latest'

export type Prepared<T> = { value: T; preview: string; afterBytes: number }
export type Prepare<T> = (
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<Prepared<T>>

export type UploadErrorCode = ImageErrorCode | 'host'
export type UploadState<T> =
  | { status: 'waiting' }
  | { status: 'working'; percent: number }
  | { status: 'ready'; result: Prepared<T> }
  | { status: 'failed'; code: UploadErrorCode }
export type Upload<T> = { key: string; name: string; beforeBytes: number; file: File | null; state: UploadState<T> }

type Job<T> = { key: string; file: File; prepare: Prepare<T>; abort: AbortController }

const codeOf = (error: unknown): UploadErrorCode =>
  error instanceof ImageHostError ? 'host' : error instanceof ImageError ? error.code : 'failed'

/** Prepares pictures in sequence, because phones can decode only one large picture at a time. */
export function useUploads<T>(onSettled?: (upload: { key: string; state: UploadState<T> }) => void) {
  const [items, setItems] = useState<Upload<T>[]>([])
  const jobs = useRef(new Map<string, Job<T>>())
  const queue = useRef<Promise<void>>(Promise.resolve())
  const count = useRef(0)
  const settled = useLatest(onSettled)

  useEffect(() => {
    const running = jobs.current
    return () => running.forEach((job) => job.abort.abort())
  }, [])

  const change = useCallback((key: string, state: UploadState<T>) => {
    setItems((list) => list.map((item) => (item.key === key ? { ...item, state } : item)))
  }, [])

  const start = useCallback(
    (job: Job<T>) => {
      jobs.current.set(job.key, job)
      const work = async () => {
        const { signal } = job.abort
        if (signal.aborted) return
        const finish = (state: UploadState<T>) => {
          if (signal.aborted) return
          change(job.key, state)
          settled.current?.({ key: job.key, state })
        }
        change(job.key, { status: 'working', percent: 0 })
        const onProgress = (percent: number) => {
          if (!signal.aborted) change(job.key, { status: 'working', percent })
        }
        await job.prepare(job.file, { onProgress, signal }).then(
          (result) => finish({ status: 'ready', result }),
          (error: unknown) => {
            if (signal.aborted) return
            console.error('[uploader] a picture was not taken', error)
            finish({ status: 'failed', code: codeOf(error) })
          },
        )
      }
      queue.current = queue.current.then(work)
    },
    [change, settled],
  )

  const add = useCallback(
    (files: readonly File[], prepare: Prepare<T>): string[] => {
      const made = files.map((file) => ({
        key: `upload-${(count.current += 1)}`,
        file,
        prepare,
        abort: new AbortController(),
      }))
      setItems((list) => [
        ...list,
        ...made.map(({ key, file }): Upload<T> => ({
          key,
          name: file.name,
          beforeBytes: file.size,
          file,
          state: { status: 'waiting' },
        })),
      ])
      made.forEach(start)
      return made.map(({ key }) => key)
    },
    [start],
  )

  const addLink = useCallback((link: string, result: Prepared<T>): string => {
    const key = `upload-${(count.current += 1)}`
    setItems((list) => [...list, { key, name: link, beforeBytes: 0, file: null, state: { status: 'ready', result } }])
    return key
  }, [])

  /** Prepares a picture again, also in another way. */
  const retry = useCallback(
    (key: string, prepare?: Prepare<T>) => {
      const job = jobs.current.get(key)
      if (!job) return
      job.abort.abort()
      change(key, { status: 'waiting' })
      start({ ...job, ...(prepare && { prepare }), abort: new AbortController() })
    },
    [change, start],
  )

  const remove = useCallback((key: string) => {
    jobs.current.get(key)?.abort.abort()
    jobs.current.delete(key)
    setItems((list) => list.filter((item) => item.key !== key))
  }, [])

  const clear = useCallback(() => {
    jobs.current.forEach((job) => job.abort.abort())
    jobs.current.clear()
    setItems([])
  }, [])

  return { items, add, addLink, retry, remove, clear }
}

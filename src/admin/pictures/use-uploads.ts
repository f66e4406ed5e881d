import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ImageError, type ImageErrorCode } from '../../lib/image-error'
import { createObservable } from '../../lib/observable'
import { useLatest } from '../../ui/use-latest'
import { warningOf, type PictureWarning } from '../image/picture-warning'
import { ImageHostError } from './image-host'

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
  | { status: 'failed'; code: UploadErrorCode; error: unknown }
/** A picture that was chosen; `file` is null for a link. */
export type Upload<T> = { key: string; name: string; file: File | null; state: UploadState<T> }

type Job<T> = { file: File; prepare: Prepare<T>; abort: AbortController }

function uploadErrorOf(error: unknown): UploadErrorCode {
  if (error instanceof ImageHostError) return 'host'
  return error instanceof ImageError ? error.code : 'failed'
}

type Options<T> = {
  onSettled?: (upload: { key: string; state: UploadState<T> }) => void
  /** Called with a promise for each picture that is being prepared; it resolves after `onSettled`. */
  hold?: (picture: Promise<boolean>) => void
}

/** Prepares pictures in sequence, because phones can decode only one large picture at a time. */
export function useUploads<T>(options: Options<T> = {}) {
  const [list] = useState(() => createObservable<readonly Upload<T>[]>([]))
  const items = useSyncExternalStore(list.subscribe, list.get)
  const jobs = useRef(new Map<string, Job<T>>())
  const running = useRef(new Map<string, Promise<boolean>>())
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const newest = useLatest(options)
  const change = (make: (current: readonly Upload<T>[]) => readonly Upload<T>[]) =>
    list.set(make(list.get()))

  useEffect(() => {
    const all = jobs.current
    return () => all.forEach(({ abort }) => abort.abort())
  }, [])

  const start = (key: string, job: Job<T>) => {
    const { file, prepare, abort } = job
    jobs.current.get(key)?.abort.abort()
    jobs.current.set(key, job)
    const isAborted = () => abort.signal.aborted
    const put = (state: UploadState<T>) => {
      if (isAborted()) return
      change((all) =>
        all.map((item) => (item.key === key ? { ...item, name: file.name, file, state } : item)),
      )
      if (state.status === 'ready' || state.status === 'failed')
        newest.current.onSettled?.({ key, state })
    }
    /** Whether it was taken, or given up. */
    const work = async (): Promise<boolean> => {
      if (isAborted()) return true
      const onProgress = (percent: number) => put({ status: 'working', percent })
      onProgress(0)
      try {
        const result = await prepare(file, { onProgress, signal: abort.signal })
        put({ status: 'ready', result, warning: await warningOf(result.preview) })
        return true
      } catch (error) {
        if (!isAborted()) console.error('[uploader] a picture was not taken', error)
        put({ status: 'failed', code: uploadErrorOf(error), error })
        return isAborted()
      }
    }
    put({ status: 'waiting' })
    const done = queue.current.then(work)
    queue.current = done
    const picture = Promise.race([done, whenAborted(abort.signal)])
    running.current.set(key, picture)
    newest.current.hold?.(picture)
  }

  return {
    items,
    /** A picture as it is by now, once it is not being prepared any more. */
    settled: async (key: string): Promise<Upload<T> | null> => {
      await running.current.get(key)
      return list.get().find((item) => item.key === key) ?? null
    },
    /** Whether no picture is left by now. */
    isEmpty: () => list.get().length === 0,
    /** Returns the keys of the pictures. */
    add: (files: readonly File[], prepare: Prepare<T>): string[] =>
      files.map((file) => {
        const key = crypto.randomUUID()
        change((all) => [...all, { key, name: file.name, file, state: { status: 'waiting' } }])
        start(key, { file, prepare, abort: new AbortController() })
        return key
      }),
    addLink: (link: string, result: Prepared<T>): string => {
      const key = crypto.randomUUID()
      change((all) => [
        ...all,
        { key, name: link, file: null, state: { status: 'ready', result, warning: null } },
      ])
      return key
    },
    /** Prepares a picture again: also another file in its place, or in another way. */
    retry: (key: string, how: Partial<Pick<Job<T>, 'file' | 'prepare'>> = {}) => {
      const job = jobs.current.get(key)
      if (job) start(key, { ...job, ...how, abort: new AbortController() })
    },
    remove: (key: string) => {
      jobs.current.get(key)?.abort.abort()
      jobs.current.delete(key)
      running.current.delete(key)
      change((all) => all.filter((item) => item.key !== key))
    },
    clear: () => {
      jobs.current.forEach(({ abort }) => abort.abort())
      jobs.current.clear()
      running.current.clear()
      list.set([])
    },
  }
}

/** A picture that is given up does not keep anybody waiting. */
const whenAborted = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(true), { once: true }))

export type Uploads<T> = ReturnType<typeof useUploads<T>>

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { newKey } from '../../lib/new-ids'
import { createObservable } from '../../lib/observable'
import { useLatest } from '../ui/use-latest'
import type { PendingImages } from './pending-images'
import {
  runJob,
  whenAborted,
  type Job,
  type Prepare,
  type Prepared,
  type Upload,
  type UploadState,
} from './upload-job'

type Options<T> = {
  onSettled?: (upload: { key: string; state: UploadState<T> }) => void
  /** Called for each image that is being prepared, with a promise that resolves after `onSettled`. */
  addPending?: PendingImages['addPending']
}

export type Uploads<T> = {
  items: readonly Upload<T>[]
  /** The key that the next image will have. */
  nextKey: string
  /** Waits until the newest preparation of an image has ended, and returns the image; null when it was removed. */
  whenSettled: (key: string) => Promise<Upload<T> | null>
  /** The image with this key as it is now; null when there is none. */
  find: (key: string) => Upload<T> | null
  /** Whether no image is left, also since the last render. */
  isEmpty: () => boolean
  /** Returns the keys of the images. */
  add: (files: readonly File[], prepare: Prepare<T>, isHosted?: boolean) => string[]
  addLink: (link: string, result: Prepared<T>) => string
  /** Prepares an image again, also in another way. Another file in its place is prepared as the first file was. */
  retry: (key: string, how?: Partial<Pick<Job<T>, 'file' | 'prepare'>>) => void
  remove: (key: string) => void
  clear: () => void
}

type List<T> = { items: readonly Upload<T>[]; nextKey: string }

/** Prepares images one after the other, because phones can decode only one large image at a time. */
export function useUploads<T>(options: Options<T> = {}): Uploads<T> {
  const [list] = useState(() => createObservable<List<T>>({ items: [], nextKey: newKey() }))
  const { items, nextKey } = useSyncExternalStore(list.subscribe, list.get)
  const jobs = useRef(new Map<string, Job<T>>())
  const preparing = useRef(new Map<string, Promise<boolean>>())
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const newest = useLatest(options)
  const change = (make: (current: readonly Upload<T>[]) => readonly Upload<T>[]) =>
    list.set({ ...list.get(), items: make(list.get().items) })
  const find = (key: string) => list.get().items.find((item) => item.key === key) ?? null
  const append = (upload: Omit<Upload<T>, 'key'>): string => {
    const { items: all, nextKey: key } = list.get()
    list.set({ items: [...all, { ...upload, key }], nextKey: newKey() })
    return key
  }

  useEffect(() => {
    const all = jobs.current
    return () => all.forEach(({ abort }) => abort.abort())
  }, [])

  const start = (key: string, job: Job<T>) => {
    const { file, abort } = job
    jobs.current.get(key)?.abort.abort()
    jobs.current.set(key, job)
    const setState = (state: UploadState<T>) => {
      if (abort.signal.aborted) return
      change((all) =>
        all.map((item) => (item.key === key ? { ...item, name: file.name, file, state } : item)),
      )
      if (state.status === 'ready' || state.status === 'failed')
        newest.current.onSettled?.({ key, state })
    }
    setState({ status: 'queued' })
    const preparation = queue.current.then(() => runJob(job, setState))
    queue.current = preparation
    const image = Promise.race([preparation, whenAborted(abort.signal)])
    preparing.current.set(key, image)
    newest.current.addPending?.(image, abort.signal)
  }

  const whenSettled = async (key: string): Promise<Upload<T> | null> => {
    const preparation = preparing.current.get(key)
    await preparation
    // Another part of the image may have been chosen meanwhile.
    return preparing.current.get(key) === preparation ? find(key) : whenSettled(key)
  }

  return {
    items,
    nextKey,
    whenSettled,
    find,
    isEmpty: () => list.get().items.length === 0,
    add: (files, prepare, isHosted = false) =>
      files.map((file) => {
        const key = append({ name: file.name, file, isHosted, state: { status: 'queued' } })
        start(key, { file, prepare, prepareAnother: prepare, abort: new AbortController() })
        return key
      }),
    addLink: (link, result) =>
      append({
        name: link,
        file: null,
        isHosted: false,
        state: { status: 'ready', result, warning: null },
      }),
    retry: (key, how = {}) => {
      const job = jobs.current.get(key)
      if (!job) return
      const prepare = how.file ? job.prepareAnother : job.prepare
      start(key, { ...job, prepare, ...how, abort: new AbortController() })
    },
    remove: (key) => {
      jobs.current.get(key)?.abort.abort()
      jobs.current.delete(key)
      preparing.current.delete(key)
      change((all) => all.filter((item) => item.key !== key))
    },
    clear: () => {
      jobs.current.forEach(({ abort }) => abort.abort())
      jobs.current.clear()
      preparing.current.clear()
      change(() => [])
    },
  }
}

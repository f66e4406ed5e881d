/*
 * The pending images of a form are those that it has no value for yet:
 * - an image that is being prepared: a chosen file, or the image of a link, which is loaded on trial;
 * - a link that is typed and not yet tried.
 * Saving and leaving wait for them. For example, the administrator chooses a large photo and saves at once. A message
 * says that the photo is being prepared, and the save is sent when it is ready. The save is not sent when an image
 * fails. An image that failed earlier refuses the next save, too, because the screen still shows it.
 */
import { useRef, useState } from 'react'
import { admin } from '../../copy/admin/admin'
import { closeToast, notify } from '../ui/toast'
import type { TypedLinks } from './use-typed-links'

/** Begins to try a typed link. Returns false when it cannot be a link, and its field says so. */
type TryLink = () => boolean

export type PendingImages = {
  /**
   * Adds an image that is being prepared. Its promise resolves with true, or with false when the preparation failed.
   * A failure refuses the next save until `givenUp` is aborted. A link has no `givenUp`, because it stays pending.
   */
  addPending: (image: Promise<boolean>, givenUp?: AbortSignal) => void
  /** Adds a typed link, which a save first tries. Returns a function that takes it out. */
  addPendingLink: (tryLink: TryLink) => () => void
  /** Whether any image or link was pending at the last render. */
  isAnyPending: boolean
  /** Whether any image or link is pending now. */
  isAnyPendingNow: () => boolean
  hasPendingLinksNow: () => boolean
  /** Begins to try the typed links. Returns false when one cannot be a link. */
  tryLinks: () => boolean
  /** Tries the typed links, and waits with a message until no image is pending. Resolves with false when one failed. */
  whenReady: () => Promise<boolean>
  /**
   * Like `whenReady`, before a save. Also returns false, once, after an image that failed earlier. Returns no promise
   * while there is nothing to wait for.
   */
  whenReadyToSave: () => boolean | Promise<boolean>
  /** Whether `whenReady` is waiting. */
  isWaitingForImages: boolean
}

/** What the fields of images need of their form. */
export type FormImages = PendingImages &
  TypedLinks & {
    /** The number of times that all changes were discarded. After each one the fields of images begin anew. */
    discards: number
  }

export function usePendingImages(): PendingImages {
  const [count, setCount] = useState(0)
  const [isWaitingForImages, setWaitingForImages] = useState(false)
  const images = useRef(new Set<Promise<boolean>>())
  const failedImages = useRef(new Set<Promise<boolean>>())
  const links = useRef(new Set<TryLink>())
  const update = () => setCount(images.current.size + links.current.size)

  const addPending: PendingImages['addPending'] = (image, givenUp) => {
    const pending = image.catch(() => false)
    images.current.add(pending)
    update()
    void pending.then((isReady) => {
      images.current.delete(pending)
      if (!isReady && givenUp?.aborted === false) failedImages.current.add(pending)
      update()
    })
    givenUp?.addEventListener('abort', () => failedImages.current.delete(pending))
  }

  const addPendingLink = (tryLink: TryLink): (() => void) => {
    links.current.add(tryLink)
    update()
    return () => {
      links.current.delete(tryLink)
      update()
    }
  }

  const areImagesReady = async (): Promise<boolean> => {
    if (images.current.size === 0) return true
    const results = await Promise.all(images.current)
    return (await areImagesReady()) && results.every(Boolean)
  }

  const tryLinks = (): boolean => [...links.current].map((tryLink) => tryLink()).every(Boolean)

  const whenReady = async (): Promise<boolean> => {
    if (!tryLinks()) return false
    if (images.current.size === 0) return true
    setWaitingForImages(true)
    const message = notify({
      type: 'loading',
      title: admin.preparing,
      description: admin.preparingHint,
    })
    const areReady = await areImagesReady()
    closeToast(message)
    setWaitingForImages(false)
    // A link may have been typed meanwhile.
    return areReady && whenReady()
  }

  const isAnyPendingNow = () => images.current.size > 0 || links.current.size > 0
  const takeFailures = (): boolean => {
    const hasFailed = failedImages.current.size > 0
    failedImages.current.clear()
    return hasFailed
  }
  const whenReadyToSave = () =>
    isAnyPendingNow()
      ? whenReady().then((areReady) => !takeFailures() && areReady)
      : !takeFailures()

  return {
    addPending,
    addPendingLink,
    isAnyPending: count > 0,
    isAnyPendingNow,
    hasPendingLinksNow: () => links.current.size > 0,
    tryLinks,
    whenReady,
    whenReadyToSave,
    isWaitingForImages,
  }
}

import { useRef, useState } from 'react'
import { admin } from '../../copy/admin'
import { closeToast, notify } from '../ui/toast'

/** Begins to try a typed link, which is then held; false when it cannot be one, and its field says so. */
type TakeLink = () => boolean

/**
 * The images that are being prepared for a form, and the links that are typed for images and not yet taken; saving and leaving
 * wait for them. The promise of an image resolves with true when it is ready or cancelled, and with false when it failed.
 */
export function useHold() {
  const [count, setCount] = useState(0)
  const [isWaitingForImages, setWaitingForImages] = useState(false)
  const pending = useRef(new Set<Promise<boolean>>())
  const links = useRef(new Set<TakeLink>())
  const update = () => setCount(pending.current.size + links.current.size)

  const hold = (image: Promise<boolean>): void => {
    const held = image.catch(() => false)
    pending.current.add(held)
    update()
    void held.then(() => {
      pending.current.delete(held)
      update()
    })
  }

  /** Makes a save take a typed link first. Returns a function that ends that. */
  const holdLink = (take: TakeLink): (() => void) => {
    links.current.add(take)
    update()
    return () => {
      links.current.delete(take)
      update()
    }
  }

  const allEnded = async (): Promise<boolean> => {
    if (pending.current.size === 0) return true
    const ended = await Promise.all(pending.current)
    return (await allEnded()) && ended.every(Boolean)
  }

  /** Begins to try the typed links; false when one cannot be a link. */
  const takeLinks = (): boolean => [...links.current].map((take) => take()).every(Boolean)

  /** Takes the typed links, and waits with a message for all images, also for those that are added meanwhile. False when one failed. */
  const whenReady = async (): Promise<boolean> => {
    if (!takeLinks()) return false
    if (pending.current.size === 0) return true
    setWaitingForImages(true)
    const message = notify({
      type: 'loading',
      title: admin.preparing,
      description: admin.preparingHint,
    })
    const areReady = await allEnded()
    closeToast(message)
    setWaitingForImages(false)
    // A link may have been typed meanwhile.
    return areReady && whenReady()
  }

  /** Whether an image is being prepared or a link is typed now; the last render may not know it yet. */
  const isHoldingNow = (): boolean => pending.current.size > 0 || links.current.size > 0

  return {
    isHolding: count > 0,
    isHoldingNow,
    isWaitingForImages,
    hold,
    holdLink,
    /** Whether a typed link was not taken. */
    hasLinksNow: (): boolean => links.current.size > 0,
    takeLinks,
    whenReady,
  }
}

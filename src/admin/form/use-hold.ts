import { useRef, useState } from 'react'
import { admin } from '../../copy/admin'
import { closeToast, notify } from '../ui/toast'

/**
 * The images that are being prepared for a form; saving and leaving wait for them. The promise of an image resolves with
 * true when it is ready or cancelled, and with false when it failed.
 */
export function useHold() {
  const [count, setCount] = useState(0)
  const [isWaitingForImages, setWaitingForImages] = useState(false)
  const pending = useRef(new Set<Promise<boolean>>())

  const hold = (image: Promise<boolean>): void => {
    const held = image.catch(() => false)
    pending.current.add(held)
    setCount(pending.current.size)
    void held.then(() => {
      pending.current.delete(held)
      setCount(pending.current.size)
    })
  }

  const allEnded = async (): Promise<boolean> => {
    if (pending.current.size === 0) return true
    const ended = await Promise.all(pending.current)
    return (await allEnded()) && ended.every(Boolean)
  }

  /** Shows a message and waits for all images, also for those that are added meanwhile. False when one failed. */
  const whenReady = async (): Promise<boolean> => {
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
    return areReady
  }

  /** Whether an image is being prepared now; the last render may not know it yet. */
  const isHoldingNow = (): boolean => pending.current.size > 0

  return { isHolding: count > 0, isHoldingNow, isWaitingForImages, hold, whenReady }
}

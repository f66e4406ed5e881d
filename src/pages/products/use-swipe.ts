import { useRef, useState, useSyncExternalStore, type PointerEvent } from 'react'
import { SWIPE_PX } from '../../limits'

/** The movement in px that makes a tap a swipe. */
const TAP_PX = 8

type Actions = { onNext: () => void; onPrevious: () => void; onClose: () => void }

/**
 * A swipe of one finger: to the left next, to the right previous, down closes. `offset` follows the finger. While the
 * visitor has zoomed the page by pinching, one finger pans it and nothing is swiped.
 */
export function useSwipe({ onNext, onPrevious, onClose }: Actions) {
  const isZoomed = useIsZoomed()
  const start = useRef<{ id: number; x: number; y: number } | null>(null)
  const moved = useRef(false)
  const [offset, setOffset] = useState({ x: 0, y: 0 })
  const isHorizontal = (dx: number, dy: number) => Math.abs(dx) > Math.abs(dy)

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || isZoomed) return
    const isPinch = start.current !== null || !event.isPrimary
    start.current = isPinch ? null : { id: event.pointerId, x: event.clientX, y: event.clientY }
    moved.current = isPinch
    setOffset({ x: 0, y: 0 })
  }
  const move = (event: PointerEvent) => {
    if (start.current?.id !== event.pointerId) return
    const dx = event.clientX - start.current.x
    const dy = event.clientY - start.current.y
    if (!moved.current && Math.hypot(dx, dy) <= TAP_PX) return
    // Not captured earlier, because this element would then be the target of every tap.
    if (!moved.current) event.currentTarget.setPointerCapture(event.pointerId)
    moved.current = true
    setOffset(isHorizontal(dx, dy) ? { x: dx, y: 0 } : { x: 0, y: Math.max(dy, 0) })
  }
  const up = (event: PointerEvent) => {
    if (start.current?.id !== event.pointerId) return
    const dx = event.clientX - start.current.x
    const dy = event.clientY - start.current.y
    start.current = null
    setOffset({ x: 0, y: 0 })
    if (event.type === 'pointercancel') return
    if (isHorizontal(dx, dy)) {
      if (dx <= -SWIPE_PX) onNext()
      if (dx >= SWIPE_PX) onPrevious()
    } else if (dy >= SWIPE_PX * 2) onClose()
  }
  return {
    offset,
    isZoomed,
    /** Whether the next click only ends a swipe. */
    wasSwiped: () => moved.current,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  }
}

function onZoom(read: () => void) {
  const viewport = window.visualViewport
  viewport?.addEventListener('resize', read)
  return () => viewport?.removeEventListener('resize', read)
}

/** Whether the visitor has pinched the page larger. */
const useIsZoomed = (): boolean =>
  useSyncExternalStore(onZoom, () => (window.visualViewport?.scale ?? 1) > 1.01)

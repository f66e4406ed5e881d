import { useRef, useState, type PointerEvent } from 'react'
import { clampView, FIT, pan, toggleZoom, zoomAt, type Box, type Point, type View } from '../lib/zoom'
import { SWIPE_PX } from '../limits'
import { useListener } from './use-listener'

/** The longest time in ms and distance in px between the taps of a double tap. */
const DOUBLE_TAP = { ms: 300, px: 30 }
const TAP_PX = 8

type Actions = { onNext: () => void; onPrevious: () => void; onClose: () => void }

/** Swipe, pinch, double tap and drag. A new `key` resets the zoom; during a swipe `view.x` follows the finger. */
export function useGestures(key: string, { onNext, onPrevious, onClose }: Actions) {
  const stage = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point>({ x: 0, y: 0 })
  const lastTap = useRef({ time: 0, x: 0, y: 0 })
  const moved = useRef(false)
  const [held, setHeld] = useState<{ key: string; view: View; isDragging: boolean }>({
    key,
    view: FIT,
    isDragging: false,
  })
  const view = held.key === key ? held.view : FIT
  const isZoomed = view.scale > 1
  const set = (next: View, isDragging = false) => setHeld({ key, view: next, isDragging })

  const size = (): Box => ({ width: box.current?.clientWidth ?? 0, height: box.current?.clientHeight ?? 0 })
  const fromMiddle = ({ x, y }: Point): Point => {
    const area = box.current?.getBoundingClientRect()
    return area ? { x: x - area.x - area.width / 2, y: y - area.y - area.height / 2 } : { x: 0, y: 0 }
  }
  const toggle = (at: Point = { x: 0, y: 0 }) => set(toggleZoom(view, at, size()))

  // React's wheel listeners are passive and cannot prevent the page from zooming.
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !isZoomed) return
    event.preventDefault()
    const at = { x: event.clientX, y: event.clientY }
    if (event.ctrlKey) set(zoomAt(view, view.scale * Math.exp(-event.deltaY / 120), fromMiddle(at), size()))
    else set(pan(view, { x: -event.deltaX, y: -event.deltaY }, size()))
  }
  useListener(stage, 'wheel', wheel)

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.current.size === 1) {
      start.current = { x: event.clientX, y: event.clientY }
      moved.current = false
    } else moved.current = true
  }

  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) {
      const grown = distance(now, other) / Math.max(distance(before, other), 1)
      const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      set(zoomAt(view, view.scale * grown, middle, size()), true)
      return
    }
    if (!moved.current) {
      if (distance(now, start.current) <= TAP_PX) return
      moved.current = true
      // Capturing earlier would change the target of a tap.
      stage.current?.setPointerCapture(event.pointerId)
    }
    if (isZoomed) {
      set(pan(view, { x: now.x - before.x, y: now.y - before.y }, size()), true)
      return
    }
    const [dx, dy] = [now.x - start.current.x, now.y - start.current.y]
    set(Math.abs(dx) > Math.abs(dy) ? { scale: 1, x: dx, y: 0 } : { scale: 1, x: 0, y: Math.max(dy, 0) }, true)
  }

  const up = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return
    const [rest] = fingers.current.values()
    if (rest) {
      start.current = rest
      return
    }
    const now = { x: event.clientX, y: event.clientY }
    if (isZoomed) set(clampView(view, size()))
    else if (moved.current) set(FIT)
    if (event.type === 'pointercancel') return
    if (!moved.current) {
      tap(now, event.timeStamp)
      return
    }
    if (isZoomed) return
    const [dx, dy] = [now.x - start.current.x, now.y - start.current.y]
    if (Math.abs(dx) > Math.abs(dy)) {
      if (dx <= -SWIPE_PX) onNext()
      else if (dx >= SWIPE_PX) onPrevious()
    } else if (dy >= SWIPE_PX * 2) onClose()
  }

  const tap = (now: Point, time: number) => {
    const isSecond = time - lastTap.current.time < DOUBLE_TAP.ms && distance(now, lastTap.current) < DOUBLE_TAP.px
    lastTap.current = isSecond ? { time: 0, x: 0, y: 0 } : { time, ...now }
    if (isSecond) toggle(fromMiddle(now))
  }

  return {
    stage,
    box,
    view,
    isZoomed,
    isDragging: held.key === key && held.isDragging,
    toggle,
    /** Whether the next click only ends a drag. */
    wasDragged: () => moved.current,
    panBy: (by: Point) => set(pan(view, by, size())),
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

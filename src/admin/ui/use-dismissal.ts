import type { RefObject } from 'react'
import { useListener } from './use-listener'

/** Calls `close` at a press or a focus outside of these elements. */
export function useDismissal(
  elements: readonly RefObject<HTMLElement | null>[],
  isOpen: boolean,
  close: () => void,
): void {
  const closeIfOutside = ({ target }: Event) => {
    if (!elements.some(({ current }) => target instanceof Node && current?.contains(target)))
      close()
  }
  useListener(document, 'pointerdown', isOpen ? closeIfOutside : null)
  useListener(document, 'focusin', isOpen ? closeIfOutside : null)
}

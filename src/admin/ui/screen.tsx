import { createContext, useContext, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

/**
 * Whether the tab or panel around a component is open. A visited one stays mounted while another is open, so that
 * nothing typed or chosen in it is lost. While it is hidden, its dialogs are closed and its listeners on the document
 * do nothing.
 */
const ScreenIsOpen = createContext(true)

export function Screen({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return <ScreenIsOpen value={isOpen}>{children}</ScreenIsOpen>
}

export const useIsScreenOpen = (): boolean => useContext(ScreenIsOpen)

/** Calls `onReturn` each time the tab or panel is opened again. */
export function useScreenReturn(onReturn: () => void): void {
  const isOpen = useIsScreenOpen()
  const wasHidden = useRef(false)
  const returned = useEffectEvent(onReturn)
  useEffect(() => {
    if (isOpen && wasHidden.current) returned()
    wasHidden.current = !isOpen
  }, [isOpen])
}

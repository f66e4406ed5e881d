import { useRef } from 'react'

/**
 * Gives the focus back to what had it when a dialog opened. Radix does so only for dialogs with a trigger of its own,
 * and these are opened by state.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    },
  }
}

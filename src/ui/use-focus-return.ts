import { useRef } from 'react'

/** Returns the focus to the opener, or calls `instead`. Radix does this only for dialogs with a trigger. */
export function useFocusReturn(instead?: () => void) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (instead) instead()
      else if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus()
    },
  }
}

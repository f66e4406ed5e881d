import { useEffect, useRef, type RefObject } from 'react'

/** When another tab or panel is opened, the page begins at its top, and what was opened takes the focus of what is hidden now. */
export function useFocusOnOpened(open: string, main: RefObject<HTMLElement | null>): void {
  const previous = useRef(open)
  useEffect(() => {
    // Keep the focus when the page opens.
    if (previous.current === open) return
    previous.current = open
    window.scrollTo(0, 0)
    const active = document.activeElement
    const find = (selector: string) => main.current?.querySelector<HTMLElement>(selector)
    if (active === document.body || active?.closest('[hidden]'))
      (find('[role=tabpanel][data-state=active]') ?? find('[data-panel]:not([hidden])'))?.focus({
        preventScroll: true,
      })
    // After Back the focus may be on a closed tab, which would open when the window is focused again.
    else if (active?.role === 'tab')
      find('[role=tab][data-state=active]')?.focus({ preventScroll: true })
  }, [open, main])
}

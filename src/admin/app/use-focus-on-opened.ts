import { useEffect, useRef, type RefObject } from 'react'

/** Scrolls to the top when another tab or panel is opened. Moves a focus that is hidden now to it. */
export function useFocusOnOpened(open: string, main: RefObject<HTMLElement | null>): void {
  const previous = useRef(open)
  useEffect(() => {
    // Nothing was opened by a press when the page has just loaded.
    if (previous.current === open) return
    previous.current = open
    window.scrollTo(0, 0)
    const active = document.activeElement
    const find = (selector: string) => main.current?.querySelector<HTMLElement>(selector)
    // After Back a dialog of the tab that is hidden now still has the focus, and closes next.
    const isLost =
      active === document.body || active?.closest('[hidden], [role=dialog], [role=alertdialog]')
    const openTabPanel = find('[role=tabpanel][data-state=active]')
    const openPanel = find('[data-panel]:not([hidden])')
    if (isLost) (openTabPanel ?? openPanel)?.focus({ preventScroll: true })
    // After Back a closed tab may have the focus; it would open when the window is focused again.
    else if (active?.getAttribute('role') === 'tab')
      find('[role=tab][data-state=active]')?.focus({ preventScroll: true })
  }, [open, main])
}

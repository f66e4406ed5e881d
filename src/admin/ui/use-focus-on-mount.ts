import { useEffect, type RefObject } from 'react'

/** Moves the focus to a control that has just appeared, as after the press that opened its form. */
export function useFocusOnMount(control: RefObject<HTMLElement | null>, isOn = true): void {
  useEffect(() => {
    if (isOn) control.current?.focus()
  }, [control, isOn])
}

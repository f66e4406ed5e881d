import { useEffectEvent, useLayoutEffect, useState } from 'react'

/*
 * The rules of the focus: a new element takes it, a removed one passes it to the next control, and some actions move
 * it. A moved element keeps it.
 */

/** The ref of a control that takes the focus when it appears, such as the first field of a form that was opened. */
export const takeFocus = (control: HTMLElement | null): void => control?.focus()

/** The ref of a field that takes the focus when it appears, and selects its text, which is likely to be replaced. */
export function takeFocusAndSelect(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}

/** The ref of a card that scrolls into view and takes the focus: a new one, or one whose form was closed. */
export function focusCard(card: HTMLElement | null): void {
  card?.closest('article')?.scrollIntoView({ block: 'center' })
  card
    ?.querySelector<HTMLElement>('[data-takes-focus], [data-action=menu]')
    ?.focus({ preventScroll: true })
}

/**
 * The ref of an element that may be removed while it has the focus. The next control takes the focus, or the last one
 * before. After a press by finger or mouse nothing is focused, because a focused field would open the keyboard of a
 * phone.
 */
export function moveFocusOnRemoval(element: HTMLElement | null) {
  return () => {
    const lost = document.activeElement
    if (element && lost && element.contains(lost) && lost.matches(':focus-visible'))
      neighbourOf(element)?.focus()
  }
}

/** Focuses an element and scrolls it to the top. */
export function focusAtTop(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'start' })
}

/** Opens the folds around a control, focuses it and scrolls it to the top. */
export function focusUnfolded(control: HTMLElement | null | undefined): void {
  for (let fold = control?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true
  focusAtTop(control)
}

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** The nearest control around an element: in the smallest ancestor that has another control. */
function neighbourOf(element: HTMLElement): HTMLElement | undefined {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const others = [...around.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) => !element.contains(control) && control.getClientRects().length > 0,
    )
    const isBehind = (control: HTMLElement) =>
      (element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    if (others.length > 0) return others.find(isBehind) ?? others.at(-1)
  }
  return undefined
}

/** Returns a function that calls `focus` with a name after the next render, when a new control is on the screen. */
export function useFocusLater(focus: (name: string) => void): (name?: string) => void {
  const [wanted, setWanted] = useState<{ name: string } | null>(null)
  const focusWanted = useEffectEvent(() => {
    if (wanted) focus(wanted.name)
  })
  useLayoutEffect(() => focusWanted(), [wanted])
  return (name = '') => setWanted({ name })
}

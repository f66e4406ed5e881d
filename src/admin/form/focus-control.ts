import { focusUnfolded, useFocusLater } from '../ui/focus'

/**
 * Focuses the first control of this field or of a part of it (`phones.0` of `phones`), or the title of the group of
 * this name.
 */
export function focusControl(root: HTMLElement | null, name: string): void {
  const escaped = CSS.escape(name)
  const control = name
    ? root?.querySelector<HTMLElement>(
        `[data-group="${escaped}"] > summary, :is(input, select, textarea):is([name="${escaped}"], [name^="${escaped}."])`,
      )
    : null
  focusUnfolded(control)
}

/** Returns a function that focuses a control after the next render, when a new row is on the screen. */
export const useFocusControlLater = () => useFocusLater((name) => focusControl(document.body, name))

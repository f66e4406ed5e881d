import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldErrors } from '../../copy/admin-errors'
import type { FieldError } from './error-summary'

/**
 * What is invalid in a form, from a refused save until all of it is corrected.
 * @param show leads to the control of this name; by default it focuses it inside `frame`
 */
export function useFieldErrors(errors: readonly FieldError[], show?: (name: string) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const ref = useRef<HTMLDivElement>(null)
  const [isRefused, setRefused] = useState(false)
  if (isRefused && errors.length === 0) setRefused(false)
  const shown = isRefused ? errors : []
  return {
    frame,
    isRefused,
    /** The props of an `ErrorSummary`, which a `SaveBar` takes, too. */
    summary: {
      ref,
      title: fieldErrors.title(shown.length),
      errors: shown,
      onShow: show ?? ((name: string) => focusControl(frame.current, name)),
    },
    /** The message of a control, once a save was refused. */
    errorOf: (name: string): string | null => shown.find((error) => error.name === name)?.message ?? null,
    /** Names what is invalid instead of saving. */
    refuse: () => {
      flushSync(() => setRefused(true))
      ref.current?.focus({ preventScroll: true })
      ref.current?.scrollIntoView({ block: 'start' })
    },
  }
}

/** Focuses the control of this name, the first one whose name begins with it, or the title of the group of this name. */
export function focusControl(root: HTMLElement | null, name: string): void {
  const start = CSS.escape(name)
  const found = name
    ? root?.querySelector<HTMLElement>(
        `[data-group="${start}"] > summary, :is(input, select, textarea):is([name="${start}"], [name^="${start}."])`,
      )
    : null
  for (let part = found?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true
  found?.focus({ preventScroll: true })
  found?.scrollIntoView({ block: 'start' })
}

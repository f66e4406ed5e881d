import { useState, type FocusEvent } from 'react'

/** Whether a control has been left, so that its error is shown. */
export function useLeftControls() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  return {
    wasLeft: (name: string): boolean => left.has(name),
    onBlur: ({ target }: FocusEvent) => {
      const name = target.getAttribute('name')
      if (name) setLeft((now) => (now.has(name) ? now : new Set(now).add(name)))
    },
  }
}

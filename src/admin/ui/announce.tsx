import { useSyncExternalStore } from 'react'
import { createObservable } from '../../lib/observable'

const spoken = createObservable({ text: '', id: 0 })

/** Says to screen readers what a press has done where nothing on the screen says it in words. */
export const announce = (text: string): void => spoken.set({ text, id: spoken.get().id + 1 })

/** The one live region of the dashboard. Dialogs, which hide the rest of the page, leave it alone. */
export function Announcer() {
  const { text, id } = useSyncExternalStore(spoken.subscribe, spoken.get)
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {/* The same text is said again. */}
      <span key={id}>{text}</span>
    </p>
  )
}

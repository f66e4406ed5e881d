import { useSyncExternalStore } from 'react'
import { createObservable } from '../../lib/observable'

const spoken = createObservable({ text: '', id: 0 })

/** Tells screen readers the result of a press that nothing on the screen says in words. */
export const announce = (text: string): void => spoken.set({ text, id: spoken.get().id + 1 })

/** The live region of the dashboard. Dialogs hide the rest of the page from screen readers, but not this. */
export function Announcer() {
  const { text, id } = useSyncExternalStore(spoken.subscribe, spoken.get)
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {/* The same text is said again. */}
      <span key={id}>{text}</span>
    </p>
  )
}

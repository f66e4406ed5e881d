import { useSyncExternalStore } from 'react'

const DIALOGS = '[role=dialog], [role=alertdialog]'

/** Whether a dialog covers the page. Dialogs are children of the body. */
export const useIsDialogOpen = (): boolean =>
  useSyncExternalStore(watch, () => document.querySelector(DIALOGS) !== null)

function watch(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange)
  watcher.observe(document.body, { childList: true })
  return () => watcher.disconnect()
}

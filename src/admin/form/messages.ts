import { admin } from '../../copy/admin'
import { uiCopy } from '../../copy/ui'
import { isLasting } from '../../data/client/errors'
import { UNDO_MS } from '../../limits'
import type { Path } from '../../paths'
import { HISTORY_SEARCH } from '../shell/tab-names'
import { closeWaiting, notify, notifyWaiting } from '../ui/toast'
import type { SaveResult } from './use-form'

const history = { label: admin.historyPanel.title, to: HISTORY_SEARCH }

export type Message = { title: string; text?: string }

/** Says what was saved, with a link to the page that shows it. */
function notifySaved({ title, text, path }: Message & { path?: Path }): void {
  closeWaiting()
  notify({
    type: 'success',
    title,
    ...(path && { action: { label: admin.seeOnSite, href: path } }),
    ...(text && { description: text }),
  })
}

/** Says what did not work, and stays until it is answered. */
export function notifyFailed({ title, text }: Message, onRetry?: () => void): void {
  notifyWaiting({
    type: 'error',
    title,
    ...(text && { description: text }),
    ...(onRetry && { action: { label: uiCopy.retry, onClick: onRetry } }),
  })
}

type Words = {
  saved: Message & { path?: Path }
  failed: Message
  /** The names of the fields, for those that had also been changed elsewhere. */
  labels: Readonly<Record<string, string>>
}

/** Says how a save ended. A document that was deleted elsewhere gets a question instead. */
export function notifyResult(result: SaveResult, { saved, failed, labels }: Words, onRetry: () => void): void {
  if (result.status === 'saved' && result.replaced.length > 0) {
    closeWaiting()
    const names = new Set(result.replaced.map((field) => new Map(Object.entries(labels)).get(field) ?? field))
    notify({
      type: 'warning',
      title: saved.title,
      description: admin.replaced([...names]),
      duration: UNDO_MS,
      link: history,
    })
  } else if (result.status === 'saved') notifySaved(saved)
  else if (result.reason !== 'gone') {
    // The words of the form, unless others say what helps.
    const text = isLasting(result.reason) || !failed.text ? admin.reasons[result.reason] : failed.text
    notifyFailed({ title: failed.title, text }, onRetry)
  }
}

/** Says what was removed and offers to undo it. */
export function notifyRemoved(title: string, onUndo: () => void, link?: typeof history): void {
  notify({ title, duration: UNDO_MS, action: { label: admin.undo, onClick: onUndo }, ...(link && { link }) })
}

/** Says what was deleted from the site, offers to undo it, and leads to the history, which keeps it. */
export const notifyDeleted = (title: string, onUndo: () => void): void => notifyRemoved(title, onUndo, history)

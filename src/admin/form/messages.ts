import { admin } from '../../copy/admin'
import { uiCopy } from '../../copy/ui'
import { isLasting } from '../../data/client/errors'
import { UNDO_MS } from '../../limits'
import type { Path } from '../../paths'
import { HISTORY_SEARCH } from '../shell/tab-parts'
import { closeWaiting, notify, notifyWaiting } from '../ui/toast'
import type { SaveResult } from './use-form'

const history = { label: admin.historyPanel.title, to: HISTORY_SEARCH }

export type Message = { title: string; text?: string }

/** Says what did not work, and stays until it is answered. */
export const notifyFailed = ({ title, text }: Message, onRetry?: () => void): void =>
  void notifyWaiting({
    type: 'error',
    title,
    description: text,
    action: onRetry && { label: uiCopy.retry, onClick: onRetry },
  })

type Words = {
  /** `path` leads to the page that shows what was saved. */
  saved: Message & { path?: Path | undefined }
  failed: Message
  /** The names of the fields, for those that had also been changed elsewhere. */
  labels: Readonly<Record<string, string>>
}

/** Says how a save ended. A document that was deleted elsewhere gets a question instead. */
export function notifyResult(
  result: SaveResult,
  { saved, failed, labels }: Words,
  onRetry: () => void,
): void {
  if (result.status === 'failed') {
    if (result.reason === 'gone') return
    // The words of the form, unless others say what helps.
    const text =
      isLasting(result.reason) || !failed.text ? admin.reasons[result.reason] : failed.text
    notifyFailed({ title: failed.title, text }, onRetry)
    return
  }
  closeWaiting()
  const { title, text, path } = saved
  const names = new Set(
    result.replaced.map((field) => new Map(Object.entries(labels)).get(field) ?? field),
  )
  if (names.size > 0)
    notify({
      type: 'warning',
      title,
      description: admin.replaced([...names]),
      duration: UNDO_MS,
      link: history,
    })
  else
    notify({
      type: 'success',
      title,
      description: text,
      action: path && { label: admin.seeOnSite, href: path },
    })
}

/** Says what was removed and offers to undo it. */
export function notifyRemoved(title: string, onUndo: () => void, link?: typeof history): void {
  notify({ title, duration: UNDO_MS, action: { label: admin.undo, onClick: onUndo }, link })
}

/** Says what was deleted from the site, offers to undo it, and leads to the history, which keeps it. */
export const notifyDeleted = (title: string, onUndo: () => void): void =>
  notifyRemoved(title, onUndo, history)

import { admin } from '../../copy/admin'
import { uiWords } from '../../copy/ui'
import { isRetryable, type Reason } from '../../data/client/errors'
import { UNDO_MS } from '../../limits'
import { pageUrl } from '../../page-url'
import { HISTORY_SEARCH } from '../ui/addresses'
import { notify } from '../ui/toast'
import { notifyUntilAnswered } from '../ui/waiting-message'
import type { WriteResult } from './use-writes'

const history = { label: admin.historyPanel.title, to: HISTORY_SEARCH }

export type Message = { title: string; text?: string }

type FailedMessage = Message & {
  /** A newer message on the same topic replaces this one; by default the title. */
  topic?: string
  reason?: Reason | undefined
}

/** Says what did not work, and stays until it is answered, or until the network is back that was missing. */
export function notifyFailed(
  { title, text, topic = title, reason }: FailedMessage,
  onRetry?: () => void,
): void {
  notifyUntilAnswered({
    topic,
    type: 'error',
    title,
    description: text,
    action: onRetry && { label: uiWords.retry, onClick: onRetry },
    endsOnline: reason === 'offline',
  })
}

type Failed = Extract<WriteResult, { status: 'failed' }>
type ResultHandlers<T> = { saved: (value: T) => void; failed?: (failure: Failed) => void }

/** Calls what follows a write: after a failure also `saved`, when a late answer says that it has succeeded after all. */
export async function handleResult<T>(
  result: WriteResult<T>,
  { saved, failed }: ResultHandlers<T>,
): Promise<void> {
  if (result.status === 'failed') failed?.(result)
  const stored = result.status === 'saved' ? result : await result.late
  if (stored) saved(stored.value)
}

/** The words of a form about a failed save, unless others say what helps. */
export const failureText = ({ reason }: Failed, own?: string): string =>
  isRetryable(reason) && own ? own : admin.reasons[reason]

type SavedWords = {
  saved: Message
  /** Leads to the page that shows what was saved, if possible to exactly that. */
  path?: string | undefined
  /** The names of the fields, for those that had also been changed elsewhere. */
  labels: Readonly<Record<string, string>>
}

/** Leads to what was saved, and sends its address. */
const actsFor = (path: string) => ({
  action: { label: admin.seeOnSite, href: path },
  share: { label: admin.sendToMe, text: admin.centre, url: pageUrl(path) },
})

/** Says that a form was saved, and which fields had also been changed elsewhere. */
export function notifySaved(
  clashes: readonly string[],
  { saved: { title, text }, path, labels }: SavedWords,
): void {
  const labelOf = new Map(Object.entries(labels))
  const names = new Set(clashes.map((field) => labelOf.get(field) ?? field))
  if (names.size > 0)
    notify({
      type: 'warning',
      title,
      description: admin.clashes([...names]),
      duration: UNDO_MS,
      link: history,
    })
  else
    notify({
      type: 'success',
      title,
      description: text,
      ...(path && actsFor(path)),
    })
}

/** Says what is on the site now; `path` opens exactly that. */
export const notifyAdded = (title: string, path: string): string =>
  notify({ type: 'success', title, ...actsFor(path) })

/** Says what was removed from a form or hidden, and offers to undo it. Its id closes the message. */
export const notifyRemoved = (title: string, onUndo: () => void): string =>
  notify({ title, duration: UNDO_MS, action: { label: admin.undo, onClick: onUndo } })

/** Says that something was deleted elsewhere, and leads to the history, which keeps it. */
export const notifyGone = (title: string): string =>
  notify({ type: 'warning', title, duration: UNDO_MS, link: history })

/** Says what was deleted from the site, offers to undo it, and leads to the history, which keeps it. */
export const notifyDeleted = (title: string, onUndo: () => void): string =>
  notify({
    type: 'success',
    title,
    duration: UNDO_MS,
    action: { label: admin.undo, onClick: onUndo },
    link: history,
  })

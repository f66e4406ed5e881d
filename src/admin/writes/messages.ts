import { admin } from '../../copy/admin/admin'
import { uiWords } from '../../copy/ui'
import { panelAddress } from '../../dashboard-addresses'
import { type Reason } from '../../data/client/errors'
import { isRetryable } from '../../data/client/reason'
import { fullAddress } from '../../full-address'
import type { Clashes } from '../../lib/merge'
import { UNDO_MS } from '../../limits'
import { notifyUntilClosed, type Topic } from '../ui/sticky-message'
import { closeToast, notify } from '../ui/toast'
import { labelsAt, type Labels } from './labels'
import type { Failure } from './tracked-write'

const TO_HISTORY = { label: admin.historyPanel.title, to: panelAddress('history') }

export type Message = { title: string; text?: string }

type FailedMessage = Message & {
  /** A newer message on the same topic replaces this one, and `closeMessage` closes it once it is no longer true. */
  topic: Topic
  reason?: Reason | undefined
}

/** Says what did not work. The message stays until it is answered. After `offline` it ends once the network is back. */
export function notifyFailed(
  { title, text, topic, reason }: FailedMessage,
  onRetry?: () => void,
): void {
  notifyUntilClosed({
    topic,
    type: 'error',
    title,
    description: text,
    action: onRetry && { label: uiWords.retry, onClick: onRetry },
    endsOnline: reason === 'offline',
  })
}

type FailureWords = {
  /** Replaces the reason after a failure that a retry can cure. */
  whatHelps: string | undefined
  labels: Labels
}

/** The message about a failed save, with the clashes of the documents that it has stored. */
export function failureText(
  { reason }: Failure,
  clashes: Clashes,
  { whatHelps, labels }: FailureWords,
): string {
  const text = isRetryable(reason) && whatHelps ? whatHelps : admin.reasons[reason]
  if (clashes.length === 0) return text
  const sentence = text.endsWith('.') ? text : `${text}.`
  return `${sentence} ${admin.clashesInPart(labelsAt(clashes, labels))}`
}

type SavedWords = {
  saved: Message
  /** The address of the page that shows the saved content; absent where none does. */
  path?: string | undefined
  labels: Labels
}

/** The buttons that open and share an address of the site. */
const actionsFor = (path: string) => ({
  action: { label: admin.seeOnSite, href: path },
  share: { label: admin.sendToMe, text: admin.centre, url: fullAddress(path) },
})

/** The parts of the message after a save that name the clashes; null without any. */
export function partsAboutClashes(clashes: Clashes, labels: Labels) {
  if (clashes.length === 0) return null
  return {
    type: 'warning',
    description: admin.clashes(labelsAt(clashes, labels)),
    duration: UNDO_MS,
    link: TO_HISTORY,
  } as const
}

/** Says that a form was saved, and which of its fields another device has changed, too. */
export function notifySaved(
  clashes: Clashes,
  { saved: { title, text }, path, labels }: SavedWords,
): void {
  const success = { type: 'success', description: text, ...(path && actionsFor(path)) } as const
  notify({ title, ...(partsAboutClashes(clashes, labels) ?? success) })
}

/** Says what was added to the site at this address. */
export const notifyAdded = (title: string, path: string): void =>
  void notify({ type: 'success', title, ...actionsFor(path) })

/** Says what was removed from a form, and offers to undo it. */
export const notifyWithUndo = (title: string, onUndo: () => void): void =>
  void notify({ title, duration: UNDO_MS, action: { label: admin.undo, onClick: onUndo } })

const hidingToast = (id: string) => `hiding:${id}`

/** Says that an item was hidden, and offers to undo it until `closeHiding`. */
export const notifyHidden = (id: string, title: string, onUndo: () => void): void =>
  void notify({
    id: hidingToast(id),
    title,
    duration: UNDO_MS,
    action: { label: admin.undo, onClick: onUndo },
  })

/** Closes the message about a hidden item that is being deleted. Its undo would not find the item. */
export const closeHiding = (id: string): void => closeToast(hidingToast(id))

/** Says what another device has deleted or hidden, with a link to the history. */
export const notifyElsewhere = (title: string): void =>
  void notify({ type: 'warning', title, duration: UNDO_MS, link: TO_HISTORY })

/** Says that an open item was deleted elsewhere, and that its draft is kept. */
export const notifyOpenGone = ({ id, noun }: { id: string; noun: string }): void =>
  notifyUntilClosed({
    topic: `gone:${id}`,
    type: 'warning',
    title: admin.gone.title(noun),
    description: admin.gone.kept,
    link: TO_HISTORY,
  })

/** Says what was deleted from the site, with an undo and a link to the history. */
export const notifyDeleted = (title: string, onUndo: () => void): void =>
  void notify({
    type: 'success',
    title,
    duration: UNDO_MS,
    action: { label: admin.undo, onClick: onUndo },
    link: TO_HISTORY,
  })

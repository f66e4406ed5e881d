import { STICKY_TOAST_MS } from '../../limits'
import { closeToast, notify, type ToastMessage } from './toast'

/** What a message is about, as `action:subject`, such as `delete:` with the id of an item. */
export type Topic = `${string}:${string}`

/** A message that stays until it is answered, as of a failed save. A newer one on the same topic replaces it. */
type StickyMessage = Omit<ToastMessage, 'id' | 'duration' | 'onClose'> & {
  topic: Topic
  /** Whether the message closes when the network is back. */
  endsOnline?: boolean
}

/** The messages that were not answered yet, the newest last. */
let stickyMessages: readonly StickyMessage[] = []
/** The message that is shown, and the id of its toast. */
let shownMessage: { topic: Topic; id: string } | null = null

/** Shows a message for 1,000,000 ms. Only the newest is shown. Once it is answered, the one before comes back. */
export function notifyUntilClosed(message: StickyMessage): void {
  stickyMessages = [...stickyMessages.filter(({ topic }) => topic !== message.topic), message]
  showNewest()
}

/** Closes the message on a topic, which needs no answer any more. */
export function closeMessage(topic: Topic): void {
  stickyMessages = stickyMessages.filter((message) => message.topic !== topic)
  if (topic === shownMessage?.topic) showNewest()
}

/** Closes every toast, and forgets the messages behind it. */
export function closeAllMessages(): void {
  stickyMessages = []
  shownMessage = null
  closeToast()
}

window.addEventListener('online', () => {
  for (const { topic, endsOnline } of stickyMessages) if (endsOnline) closeMessage(topic)
})

function showNewest(): void {
  const shownBefore = shownMessage
  const message = stickyMessages.at(-1)
  if (!message) {
    shownMessage = null
    if (shownBefore) closeToast(shownBefore.id)
    return
  }
  // Sonner cannot show a toast again while it is closing, so a message that comes back gets a new id.
  const id = shownBefore?.topic === message.topic ? shownBefore.id : crypto.randomUUID()
  shownMessage = { topic: message.topic, id }
  if (shownBefore && shownBefore.id !== id) closeToast(shownBefore.id)
  show(message, id)
}

function show({ topic, action, endsOnline: _, ...message }: StickyMessage, id: string): void {
  const closeIfShown = () => {
    if (shownMessage?.id === id) closeMessage(topic)
  }
  const closingAction = action &&
    'onClick' in action && {
      label: action.label,
      onClick: () => {
        closeIfShown()
        action.onClick()
      },
    }
  notify({
    ...message,
    action: closingAction || action,
    id,
    duration: STICKY_TOAST_MS,
    onClose: closeIfShown,
  })
}

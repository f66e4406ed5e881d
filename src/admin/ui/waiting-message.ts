import { WAITING_TOAST_MS } from '../../limits'
import { closeToast, notify, type ToastMessage } from './toast'

/** What a message is about, as `action:subject`, such as `delete:` with the id of an item. */
export type Topic = `${string}:${string}`

/** A message that waits for an answer, such as that of a failed save. A newer one on the same topic replaces it. */
type WaitingMessage = Omit<ToastMessage, 'id' | 'duration' | 'onClose'> & {
  topic: Topic
  /** Whether the message closes when the network is back. */
  endsOnline?: boolean
}

/** The messages that wait for an answer, the newest last. */
let waiting: readonly WaitingMessage[] = []
/** The message that is shown, and the id of its toast. */
let asked: { topic: Topic; id: string } | null = null

/** Shows a message, for 1,000,000 ms. Only one waits on the screen; the one before comes back once this one is answered. */
export function notifyUntilClosed(message: WaitingMessage): void {
  waiting = [...waiting.filter(({ topic }) => topic !== message.topic), message]
  askNewest()
}

/** Closes the message on a topic, which needs no answer any more. */
export function closeMessage(topic: Topic): void {
  waiting = waiting.filter((message) => message.topic !== topic)
  if (topic === asked?.topic) askNewest()
}

/** Closes every toast, and forgets the messages that wait. */
export function closeAllMessages(): void {
  waiting = []
  asked = null
  closeToast()
}

window.addEventListener('online', () => {
  const ended = waiting.filter(({ endsOnline }) => endsOnline)
  for (const { topic } of ended) closeMessage(topic)
})

function askNewest(): void {
  const before = asked
  const message = waiting.at(-1)
  // Sonner cannot show a toast again while it is closing, so a message that comes back gets a new id.
  const id = before?.topic === message?.topic ? before?.id : crypto.randomUUID()
  asked = message && id ? { topic: message.topic, id } : null
  if (before && before.id !== id) closeToast(before.id)
  if (message && id) ask(message, id)
}

function ask({ topic, action, endsOnline: _, ...message }: WaitingMessage, id: string): void {
  const answered = () => {
    if (asked?.id === id) closeMessage(topic)
  }
  const answer = action &&
    'onClick' in action && {
      label: action.label,
      onClick: () => {
        answered()
        action.onClick()
      },
    }
  notify({
    ...message,
    action: answer || action,
    id,
    duration: WAITING_TOAST_MS,
    onClose: answered,
  })
}

import { WAITING_TOAST_MS } from '../../limits'
import { closeToast, notify, type ToastMessage } from './toast'

/** A message that waits for an answer, such as a failed save; a newer one on the same topic replaces it. */
type WaitingMessage = Omit<ToastMessage, 'id' | 'duration' | 'onClose'> & {
  topic: string
  /** Whether it needs no answer any more once the network is back. */
  endsOnline?: boolean
}

/** The messages that wait for an answer, the newest last. */
let waiting: readonly WaitingMessage[] = []
/** The one that is shown, and its toast. */
let asked: { topic: string; id: string } | null = null

/** Shows it in the channel of one, for 1,000,000 ms. The one before comes back once this one has its answer. */
export function notifyUntilAnswered(message: WaitingMessage): void {
  waiting = [...waiting.filter(({ topic }) => topic !== message.topic), message]
  askNewest()
}

/** Takes a message back that needs no answer any more. */
export function closeMessage(topic: string): void {
  waiting = waiting.filter((one) => one.topic !== topic)
  if (topic === asked?.topic) askNewest()
}

/** Closes every toast, also those that wait for an answer. */
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
  // A toast that is closing cannot be shown again, so one that comes back is another toast.
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

import { VIDEOS_EVENT } from '../../limits'

/** Tells this window and the browser's other tabs that the videos were saved. */
export function broadcastVideosSaved(): void {
  if (typeof window === 'undefined') return
  window.dispatchEvent(new Event(VIDEOS_EVENT))
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(VIDEOS_EVENT)
  channel.postMessage(null)
  channel.close()
}

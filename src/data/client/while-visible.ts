import type { Unsubscribe } from './subscribable'

/** Listens while the page is visible, to save reads. A hidden page listens until `onAnswer` is called. */
export function whileVisible(listen: (onAnswer: () => void) => Unsubscribe): Unsubscribe {
  let stop: Unsubscribe | undefined
  let isAnswered = false
  const pause = () => {
    stop?.()
    stop = undefined
  }
  const follow = () => {
    if (!document.hidden) stop ??= listen(onAnswer)
    else if (isAnswered) pause()
  }
  const onAnswer = () => {
    isAnswered = true
    if (document.hidden) pause()
  }
  stop = listen(onAnswer)
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    pause()
  }
}

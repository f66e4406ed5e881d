import type { Unsubscribe } from './subscribable'

/**
 * Listens while somebody can look: a tab in the background must not use up the day's free reads. The first answer is
 * still waited for, so that a page opened in the background is ready when it is looked at.
 * @param listen starts to listen and calls `onAnswer` with each value that the server confirmed
 */
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

import { useCallback, useEffect, useRef, useState } from 'react'
import { VIDEOS_EVENT } from '../../fixed-names'
import type { AsyncState } from '../../lib/async-state'
import { isPageShown, subscribePageShown } from '../../lib/browser/page-shown'
import { isSame } from '../../lib/same'
import { toError } from '../../lib/to-error'
import { VIDEO_READ_TIMEOUT_MS, VIDEO_REFRESH_MS } from '../../limits'
import { isNotConfigured, rejectAfter } from '../client/errors'
import { useStableCheck } from '../client/use-stable-check'
import { fetchVideos, type Video } from '../content/videos'
import { reuseImages } from './reuse-images'

type Options = {
  /** Logged with the error when a fetch fails. */
  failedLog: string
  /**
   * The prerendered videos, latest first. Undefined when they are unknown; null when no project is configured. Must
   * keep its identity.
   */
  initial?: readonly Video[] | null | undefined
  /** The number of latest videos; without it all of them. */
  count?: number
}

/** The videos of a page; `retry` fetches them again, and where there is no list it shows that they load. */
export type VideosState = AsyncState<Video[]> & {
  /** `ready` once the server has answered, or there is none. Until then the list may be that of the build. */
  answer: AsyncState<unknown>['status']
  retry: () => void
}

/**
 * The videos by REST, latest first. They are fetched on mount, every 30 s, after a save in any browser tab, when the
 * page is shown again, and by `retry`. A failed fetch keeps the previous list. Without a configured project the list is
 * empty.
 */
export function useVideos({ failedLog, initial, count }: Options): VideosState {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<VideosState['answer']>('loading')
  const [state, setState] = useState<AsyncState<Video[]>>(() =>
    initial === undefined
      ? { status: 'loading' }
      : { status: 'ready', value: (initial ?? []).slice(0, count) },
  )
  const hasList = useRef(Boolean(initial))

  useStableCheck('useVideos', initial)
  useEffect(() => {
    const showVideos = (value: Video[]) => {
      hasList.current = true
      setAnswer('ready')
      setState((current) =>
        current.status === 'ready' && isSame(current.value, value)
          ? current
          : { status: 'ready', value },
      )
    }
    const fail = (error: Error) => {
      if (isNotConfigured(error)) {
        showVideos([])
        return
      }
      console.error(failedLog, error)
      setAnswer((current) => (current === 'ready' ? current : 'error'))
      if (!hasList.current) setState({ status: 'error', error })
    }

    const newest = createNewestFetch({
      onVideos: (videos) => showVideos(reuseImages(videos, initial).slice(0, count)),
      onError: fail,
    })
    const stop = pollWhilePageShown(newest.fetch)
    return () => {
      stop()
      newest.abort()
    }
  }, [failedLog, count, initial, attempt])

  const retry = useCallback(() => {
    setAnswer((current) => (current === 'error' ? 'loading' : current))
    setState((current) => (current.status === 'error' ? { status: 'loading' } : current))
    setAttempt((current) => current + 1)
  }, [])
  return { ...state, answer, retry }
}

type FetchOutcome = { onVideos: (videos: Video[]) => void; onError: (error: Error) => void }

/** Fetches the videos at each call of `fetch`. Calls back for the newest fetch alone, and not after `abort`. */
function createNewestFetch({ onVideos, onError }: FetchOutcome) {
  let running: AbortController | null = null
  const fetchList = async () => {
    // The running fetch may have read the list before the save that caused this one.
    running?.abort()
    const own = new AbortController()
    running = own
    try {
      const videos = await rejectAfter(fetchVideos(own.signal), VIDEO_READ_TIMEOUT_MS)
      if (running === own) onVideos(videos)
    } catch (error) {
      if (running === own) onError(toError(error))
    } finally {
      own.abort()
      if (running === own) running = null
    }
  }
  return {
    fetch: () => void fetchList(),
    abort: () => {
      const last = running
      running = null
      last?.abort()
    },
  }
}

/**
 * While the page is shown, calls `fetchList` at once, every 30 s and after each save; also when the page is shown
 * again.
 */
function pollWhilePageShown(fetchList: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const pause = () => clearInterval(timer)
  const restart = () => {
    pause()
    if (!isPageShown()) return
    fetchList()
    timer = setInterval(fetchList, VIDEO_REFRESH_MS)
  }
  restart()
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(VIDEOS_EVENT)
  channel?.addEventListener('message', restart)
  window.addEventListener(VIDEOS_EVENT, restart)
  const unsubscribe = subscribePageShown(restart)
  return () => {
    pause()
    channel?.close()
    window.removeEventListener(VIDEOS_EVENT, restart)
    unsubscribe()
  }
}

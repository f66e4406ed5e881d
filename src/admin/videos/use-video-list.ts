import { useCallback, useMemo, useState } from 'react'
import { ConflictError } from '../../data/errors'
import { mergeVideos } from '../../data/merge-videos'
import { useLive } from '../../data/use-live'
import { saveVideos, subscribeVideos, type Video, type VideoList } from '../../data/videos'
import { byLatest } from '../../lib/order'
import { isSame } from '../../lib/same'
import { VIDEOS_MAX } from '../../limits'
import { online } from '../attempt'
import { useDraft, useKept } from '../use-draft'
import { saveOver } from '../save-over'
import { useSave } from '../use-save'
import {
  baseOf,
  countChanges,
  countTyped,
  NO_FORMS,
  parseDraft,
  type Base,
  type OpenForms,
  type VideosDraft,
} from './video-edits'

export type SaveOutcome = 'saved' | 'failed' | 'conflict'

/**
 * The list as it is edited: local until it is saved over the version that was loaded. Somebody else's version replaces
 * it while nothing is changed here; otherwise it waits until the person has chosen.
 */
export function useVideoList(uid: string) {
  const [attempt, setAttempt] = useState(0)
  const source = useMemo(() => sourceFor(attempt), [attempt])
  const live = useLive(source)
  const draft = useDraft<VideosDraft>('videos', uid, parseDraft)
  const save = useSave()
  const [base, setBase] = useState<Base | null>(null)
  const [list, setList] = useState<Video[]>([])
  const [forms, setForms] = useState<OpenForms>(NO_FORMS)
  const [seen, setSeen] = useState<typeof live | null>(null)
  const [newer, setNewer] = useState<Base | null>(null)
  const [conflict, setConflict] = useState<Base | null>(null)

  const adopt = (next: Base) => {
    setBase(next)
    setList(next.videos)
    setNewer(null)
  }
  // An open row with something typed in it must not lose its video, nor its title be overwritten, by a list that moves on.
  const isUntouched = base === null || (isSame(list, base.videos) && countTyped({ ...forms, add: null }, list) === 0)
  if (seen !== live) {
    setSeen(live)
    if (live.status === 'ready') {
      const theirs = baseOf(live.value)
      if (isUntouched || isSame(list, theirs.videos)) adopt(theirs)
      else if (isSame(theirs.videos, base.videos)) setBase(theirs)
      else setNewer(theirs)
    }
  } else if (newer && isUntouched) adopt(newer)

  const changes = base ? countChanges(base.videos, list) : 0
  const typed = countTyped(forms, list)
  useKept(draft, changes + typed > 0, { videos: list, base: base ?? NO_BASE, forms })

  const { run, reset } = save
  /** Saves `videos` over `over`. A conflict is kept for the dialog; everything typed stays where it is. */
  const send = useCallback(
    async (videos: Video[], over: Base): Promise<SaveOutcome> => {
      let outcome: SaveOutcome = 'failed'
      const isSaved = await run(async () => {
        try {
          await online(() =>
            saveOver<VideoList | null>(
              (version) => saveVideos(videos, version),
              over.version,
              (stored) => isSame(baseOf(stored).videos, over.videos),
            ),
          )
        } catch (error) {
          if (error instanceof ConflictError) {
            outcome = 'conflict'
            setConflict(baseOf(error.theirs as VideoList | null))
          }
          throw error
        }
        // The version comes with the live answer; until then the content itself says that nothing differs.
        setBase((now) => (now && now.version === over.version ? { ...now, videos } : now))
        setNewer(null)
        setConflict(null)
      })
      return isSaved ? 'saved' : outcome
    },
    [run],
  )

  return {
    status: live.status === 'error' && !base ? ('error' as const) : base ? ('ready' as const) : ('loading' as const),
    base,
    list,
    setList,
    forms,
    setForms,
    changes,
    /** How many open forms hold text that is not in the list yet. */
    typed,
    newer,
    conflict,
    draft,
    save,
    retryLoading: () => setAttempt((n) => n + 1),
    restore: () => {
      if (!draft.stored) return
      const { videos, base: over, forms: typedForms } = draft.stored.value
      const isFormsOnly =
        isSame(videos, over.videos) && Object.keys(typedForms.rows).every((id) => list.some((video) => video.id === id))
      // A list that was changed belongs to the version it was made over: saving it over a newer one asks.
      if (!isFormsOnly) {
        setBase(over)
        setList(videos)
      }
      setForms(typedForms)
      draft.clear()
    },
    discard: () => {
      if (base) adopt(newer ?? base)
      setForms(NO_FORMS)
      reset()
    },
    store: () => (base ? send(list, base) : Promise.resolve('failed' as const)),
    decideLater: () => {
      setConflict(null)
      reset()
    },
    /** Shows their version; answers the list that was left, for an undo. */
    takeTheirs: (): { videos: Video[]; base: Base } | null => {
      if (!conflict || !base) return null
      const left = { videos: list, base }
      adopt(conflict)
      setConflict(null)
      reset()
      return left
    },
    bringBack: (left: { videos: Video[]; base: Base }) => {
      setBase(left.base)
      setList(left.videos)
    },
    keepMine: () => (conflict ? send(list, conflict) : Promise.resolve('failed' as const)),
    /** Answers `too-many` when both together do not fit: then the merged list waits for the person to shorten it. */
    merge: async (): Promise<SaveOutcome | 'too-many'> => {
      if (!conflict || !base) return 'failed'
      const merged = byLatest(mergeVideos(base.videos, list, conflict.videos))
      setBase(conflict)
      setList(merged)
      setNewer(null)
      if (merged.length <= VIDEOS_MAX) return send(merged, conflict)
      setConflict(null)
      reset()
      return 'too-many'
    },
  }
}

const NO_BASE: Base = { videos: [], version: null }

/** A source of its own for each attempt is how a failed subscription is tried again. */
const sourceFor =
  (_attempt: number): typeof subscribeVideos =>
  (observer) =>
    subscribeVideos(confirmed(observer))

export type VideoEditor = ReturnType<typeof useVideoList>

type Observer = Parameters<typeof subscribeVideos>[0]

/** This device's memory does not know whether the document exists: only the server's word makes the list empty. */
const confirmed = (observer: Observer): Observer => ({
  ...observer,
  next: (value, meta) => (value === null && meta.fromCache ? undefined : observer.next(value, meta)),
})

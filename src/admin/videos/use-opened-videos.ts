import { useState } from 'react'
import { admin } from '../../copy/admin/admin'
import { adminVideos } from '../../copy/admin/videos'
import { newVideo, type VideoFields, type VideoListFields } from '../../data/store/videos'
import { isSame } from '../../lib/same'
import { discardWithUndo } from '../form/discard'
import type { FormHandle } from '../form/form-handle'
import { mergeTyped } from '../form/state/rebase'
import { useGone } from '../list/use-gone'
import { announce } from '../ui/announce'
import { useLatest } from '../ui/use-latest'
import { useOpenFromAddress } from '../ui/use-open-from-address'
import { notifyElsewhere } from '../writes/messages'
import { cleanTypedVideos, editStateOf, isBlank } from './edited-videos'
import type { VideoListActions } from './use-video-list'
import { videoErrors } from './video-errors'

/**
 * The reason why a row is open. `isNew` says whether the video was new at the opening. `videoThen` returns it as it was
 * then, over what is stored or sent by now.
 */
type OpenReason =
  | { kind: 'added'; isNew: true }
  | { kind: 'edited'; isNew: boolean; videoThen: () => VideoFields | undefined }
const ADDED: OpenReason = { kind: 'added', isNew: true }
const NO_WORDS = { title: '', url: '' }

type OpenedVideos = {
  /** The video whose row takes the focus. */
  focusedId: string | null
  isOpen: (id: string) => boolean
  /** Whether the open video is a new one. */
  isAdding: (id: string) => boolean
  /** Whether a new video is open. */
  hasNew: boolean
  open: (id: string) => void
  /** Adds a blank video, and opens it. */
  add: () => void
  /**
   * Called after a save, as the callback of the render that sent it. Closes the rows that were open then. A row that
   * was opened again or changed during the save stays open. An image that is being prepared keeps every row open.
   */
  closeSaved: () => void
  /** Closes the form of a video once its image is ready. */
  finish: (id: string) => Promise<void>
  /**
   * Closes the form of a video, and discards what was typed since the opening or a save. Changes of another device
   * stay.
   */
  cancel: (video: VideoFields) => void
}

/**
 * The videos whose forms are open: the edited videos, and a new video that is not finished.
 * @param onGone gives the focus another place after an open video was deleted elsewhere
 */
export function useOpenedVideos(
  form: FormHandle<VideoListFields>,
  { list, controlsOpenId, setList, change, removeVideo }: VideoListActions,
  onGone: () => void,
): OpenedVideos {
  const isStored = (id: string) => findVideo(form.baseOrBlank, id) !== undefined
  const reasonToEdit = (id: string): OpenReason => {
    const valueThen = form.remember()
    return { kind: 'edited', isNew: !isStored(id), videoThen: () => findVideo(valueThen(), id) }
  }
  const isUnfinished = (video: VideoFields) => !isStored(video.id) && videoErrors(video).length > 0
  const [reasons, setReasons] = useState<ReadonlyMap<string, OpenReason>>(
    () => new Map(list.filter(isUnfinished).map(({ id }) => [id, ADDED])),
  )
  const newest = useLatest({ reasons })
  const [focusedId, setFocusedId] = useState<string | null>(null)

  const isAdding = (id: string) => reasons.get(id)?.kind === 'added'
  const open = (id: string) => {
    setFocusedId(null)
    const edited = reasonToEdit(id)
    setReasons((current) => new Map(current).set(id, current.get(id) ?? edited))
  }
  const add = () => {
    const video = newVideo(NO_WORDS, list)
    setList((current) => [video, ...current])
    setReasons((current) => new Map(current).set(video.id, ADDED))
  }
  const hasNew = list.some(({ id }) => isAdding(id))
  useOpenFromAddress('videos', (id) => {
    if (id === 'new' && !hasNew) add()
    else if (list.some((video) => video.id === id)) open(id)
  })
  const close = (ids: readonly string[]) =>
    setReasons((current) => new Map([...current].filter(([id]) => !ids.includes(id))))
  const isOpenStored = (id: string) => id === controlsOpenId || reasons.get(id)?.isNew === false
  useGone(
    list
      .filter(({ id }) => isOpenStored(id))
      .map(({ id, title }) => ({ id, noun: adminVideos.noun(title) })),
    isOpenStored,
    ({ id }) => {
      close([id])
      onGone()
    },
  )

  return {
    focusedId,
    isOpen: (id: string) => reasons.has(id),
    isAdding,
    hasNew,
    open,
    add,
    closeSaved: () => {
      if (form.images.isAnyPendingNow()) return
      const { typed, baseOrBlank } = form.getCurrent()
      const { videos } = cleanTypedVideos(typed)
      const staysOpen = ([id, reason]: [string, OpenReason]) =>
        reason !== reasons.get(id) ||
        editStateOf(id, { base: baseOrBlank.videos, list: videos, clashes: [] }) !== 'stored'
      setReasons((current) => new Map([...current].filter(staysOpen)))
    },
    finish: async (id) => {
      if (form.images.isAnyPendingNow() && !(await form.images.whenReady())) return
      const video = findVideo(form.getCurrent().typed, id)
      // The row may have been cancelled while its image was prepared.
      if (!video || !newest.current.reasons.has(id)) return
      if (isAdding(id)) announce(adminVideos.add.added(adminVideos.titleOf(video)))
      close([id])
      // The focus stays in a row that was opened meanwhile.
      if (newest.current.reasons === reasons) setFocusedId(id)
    },
    cancel: (video) => {
      const reason = reasons.get(video.id)
      const sentOrStored = findVideo(form.nextBase, video.id)
      const before = reason?.kind === 'edited' ? reason.videoThen() : sentOrStored
      if (before) {
        if (!isSame(video, before) || form.images.hasTypedLink(video.id))
          discardWithUndo({ discard: () => discardVideo(before, form, change) })
      } else if (reason?.kind === 'edited') {
        // The video was deleted elsewhere. Only its unsaved changes have kept the row.
        setList((all) => all.filter(({ id }) => id !== video.id))
        notifyElsewhere(admin.gone.title(adminVideos.noun(video.title)))
      } else
        removeVideo(
          video,
          isBlank(video) ? null : adminVideos.deletion.done(adminVideos.titleOf(video)),
        )
      close([video.id])
      setFocusedId(video.id)
    },
  }
}

const findVideo = ({ videos }: VideoListFields, id: string) =>
  videos.find((video) => video.id === id)

/**
 * Gives a video the fields that it had before. Returns a function that brings back what was typed, beside newer
 * changes.
 */
function discardVideo(
  before: VideoFields,
  form: FormHandle<VideoListFields>,
  change: VideoListActions['change'],
): () => void {
  const typed = form.remember()
  const bringLinkBack = form.images.discardLinks([before.id])
  change(before.id, () => before)
  return () => {
    const again = findVideo(typed(), before.id)
    if (again) change(before.id, (current) => mergeTyped(before, current, again))
    bringLinkBack()
  }
}

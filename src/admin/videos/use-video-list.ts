import { admin } from '../../copy/admin/admin'
import { adminList } from '../../copy/admin/list'
import { adminVideos } from '../../copy/admin/videos'
import type { VideoFields, VideoListFields } from '../../data/store/videos'
import { toReversed } from '../../lib/lists'
import { isVisible } from '../../lib/visibility'
import { moveToPosition, positionIn } from '../../lib/whole-list'
import type { FormEdits, FormValues } from '../form/form-handle'
import { rememberRow } from '../form/state/rows'
import type { ItemControls } from '../list/controls'
import { isListed } from '../list/display-order'
import { useOpenControls } from '../list/use-open-controls'
import { announce } from '../ui/announce'
import { confirm } from '../ui/confirm'
import { closeHiding, notifyElsewhere, notifyHidden, notifyWithUndo } from '../writes/messages'
import { cleanTypedVideos, editStateOf, type EditState } from './edited-videos'

/** The order of the site is the reverse of the stored one. */
const toSiteOrder = toReversed
const toStoredOrder = toReversed

/** The texts of the question before a deletion, where another one than usual is true. */
const DELETION_TEXTS: Partial<Record<EditState, string>> = {
  new: adminVideos.deletion.newText,
  deleted: adminVideos.deletion.deletedText,
}

export type VideoListActions = {
  /** The videos in the order of the site. */
  list: readonly VideoFields[]
  stateOf: (video: VideoFields) => EditState
  /** The video whose menu, or whose field of the position, is open. */
  controlsOpenId: string | null
  setList: (change: (list: readonly VideoFields[]) => readonly VideoFields[]) => void
  change: (id: string, make: (video: VideoFields) => VideoFields) => void
  move: (video: VideoFields, position: number) => void
  /** Removes a video from the form, and offers to bring it back with this message, unless it is null. */
  removeVideo: (video: VideoFields, message: string | null) => void
  controlsOf: (video: VideoFields, onEdit: () => void) => ItemControls
}

/** The actions on the videos of the form, in the order of the site. */
export function useVideoList(
  form: FormValues<VideoListFields> & FormEdits<VideoListFields>,
): VideoListActions {
  const list = toSiteOrder(form.typed.videos)
  const { controlsOpenId, onOpenChange } = useOpenControls()
  const total = list.filter(isVisible).length
  const setList: VideoListActions['setList'] = (change) =>
    form.edit((current) => ({ videos: toStoredOrder(change(toSiteOrder(current.videos))) }))
  const change: VideoListActions['change'] = (id, make) =>
    setList((current) => current.map((video) => (video.id === id ? make(video) : video)))

  const move = (video: VideoFields, position: number) => {
    setList((current) => moveToPosition(current, video.id, position))
    announce(adminList.moved(adminVideos.noun(video.title), position, total))
  }
  const { clashes, baseOrBlank } = form
  const edited = { base: baseOrBlank.videos, list: cleanTypedVideos(form.typed).videos, clashes }
  const stateOf = ({ id }: VideoFields) => editStateOf(id, edited)
  /**
   * Acts on the list as it is now, or says that the video was deleted on another device meanwhile. A video that was new
   * in this render was discarded instead.
   */
  const ifThere = (video: VideoFields, act: (now: readonly VideoFields[]) => void) => {
    const now = toSiteOrder(form.getCurrent().typed.videos)
    if (isListed(now, video.id)) act(now)
    else if (stateOf(video) !== 'new')
      notifyElsewhere(admin.gone.title(adminVideos.noun(video.title)))
  }
  const toggleHidden = (video: VideoFields) => {
    const isHiding = isVisible(video)
    const set = (isHidden: boolean) =>
      change(video.id, ({ hidden: _, ...visible }) =>
        isHidden ? { ...visible, hidden: true } : visible,
      )
    set(isHiding)
    const undo = () => ifThere(video, () => set(false))
    if (isHiding) notifyHidden(video.id, adminList.willHide(adminVideos.noun(video.title)), undo)
    else announce(adminList.willShow(adminVideos.noun(video.title)))
  }
  const removeVideo: VideoListActions['removeVideo'] = (video, message) =>
    ifThere(video, (now) => {
      const { bringBack } = rememberRow(now, video.id)
      closeHiding(video.id)
      setList((current) => current.filter(({ id }) => id !== video.id))
      if (message) notifyWithUndo(message, () => setList(bringBack))
    })
  const askAndRemove = async (video: VideoFields) => {
    const { deletion } = adminVideos
    const question = {
      ...deletion,
      title: deletion.title(adminVideos.titleOf(video)),
      text: DELETION_TEXTS[stateOf(video)] ?? deletion.text,
    }
    if (await confirm(question)) removeVideo(video, deletion.done(adminVideos.titleOf(video)))
  }

  return {
    list,
    stateOf,
    controlsOpenId,
    setList,
    change,
    move,
    removeVideo,
    controlsOf: (video, onEdit) => ({
      name: adminVideos.titleOf(video),
      position: positionIn(list, video.id),
      total,
      isHidden: !isVisible(video),
      onOpenChange: (isOpen) => onOpenChange(video.id, isOpen),
      onEdit,
      onMove: (position) => move(video, position),
      onToggleHidden: () => toggleHidden(video),
      onDelete: () => void askAndRemove(video),
    }),
  }
}

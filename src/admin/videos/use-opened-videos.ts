import { useEffect, useEffectEvent, useState } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import { newVideo, type VideoFields, type VideosFields } from '../../data/store/videos'
import type { FormHandle } from '../form/use-form'
import { useAddressed } from '../list/use-addressed'
import { announce } from '../ui/announce'
import { errorsOf } from './video-errors'
import { isBlank } from './video-list'
import { titleOf } from './video-title'
import type { VideoListActs } from './use-video-list'

/** What a row was when it was opened; nothing for a video that is being added. */
type Before = () => VideoFields | undefined
const NOTHING: Before = () => undefined
const NO_WORDS = { title: '', url: '' }

/** The rows in edit mode: one that is opened, and one that is added and not finished. */
export function useOpenedVideos(
  form: FormHandle<VideosFields>,
  { list, setList, takeOut }: VideoListActs,
) {
  const addressed = useAddressed()
  const isStored = (id: string) => form.base.videos.some((video) => video.id === id)
  const beforeOf = (id: string): Before => {
    const earlier = form.remember()
    return () => earlier().videos.find((video) => video.id === id)
  }
  const [unfinished] = useState(() =>
    list.filter((video) => !isStored(video.id) && errorsOf(video).length > 0),
  )
  // An address may ask for a new one.
  const [first] = useState(() =>
    addressed === 'new' && unfinished.length === 0 ? newVideo(NO_WORDS, list) : null,
  )
  const addFirst = useEffectEvent(() => {
    if (first && !list.some(({ id }) => id === first.id)) setList((now) => [first, ...now])
  })
  useEffect(() => addFirst(), [])
  const [opened, setOpened] = useState<ReadonlyMap<string, Before>>(() => {
    const asked = list.filter(({ id }) => id === addressed)
    const added = first ? [...unfinished, first] : unfinished
    return new Map([
      ...asked.map(({ id }) => [id, beforeOf(id)] as const),
      ...added.map(({ id }) => [id, NOTHING] as const),
    ])
  })
  /** The video whose row takes the focus. */
  const [focused, setFocused] = useState<string | null>(null)

  const isAdding = (id: string) => opened.get(id) === NOTHING
  const open = (id: string) => {
    setFocused(null)
    const before = beforeOf(id)
    setOpened((now) => new Map(now).set(id, now.get(id) ?? before))
  }
  const add = () => {
    const video = newVideo(NO_WORDS, list)
    setList((now) => [video, ...now])
    setOpened((now) => new Map(now).set(video.id, NOTHING))
  }
  const close = (ids: readonly string[]) =>
    setOpened((now) => new Map([...now].filter(([id]) => !ids.includes(id))))

  return {
    focused,
    has: (id: string) => opened.has(id),
    isAdding,
    hasNew: list.some(({ id }) => isAdding(id)),
    open,
    add,
    close,
    /** Goes back to the row once its picture is ready. */
    done: async (video: VideoFields) => {
      if (form.isHolding && !(await form.ready())) return
      if (isAdding(video.id)) announce(words.add.added(titleOf(video)))
      close([video.id])
      setFocused(video.id)
    },
    /** Takes back what was typed in a row since it was opened. What changed elsewhere meanwhile stays. */
    cancel: (video: VideoFields) => {
      const before = opened.get(video.id)?.()
      if (before) setList((now) => now.map((one) => (one.id === video.id ? before : one)))
      else takeOut(video.id, isBlank(video) ? null : words.removal.done(titleOf(video)))
      close([video.id])
      setFocused(video.id)
    },
  }
}

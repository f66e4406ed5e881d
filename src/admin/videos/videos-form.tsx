import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { countOf } from '../../copy/admin-counts'
import { listWords } from '../../copy/admin-list'
import { adminVideos as words } from '../../copy/admin-videos'
import { newVideo, saveVideos, type VideoFields, type VideosFields } from '../../data/store/videos'
import { reversed } from '../../lib/lists'
import { isShown } from '../../lib/order'
import { isSame } from '../../lib/same'
import { VIDEOS_MAX } from '../../limits'
import { paths } from '../../paths'
import { Notice } from '../../ui/notice'
import { useLatest } from '../../ui/use-latest'
import { focusControl } from '../form/field-errors'
import { discard, DraftNote, FormFrame } from '../form/form-frame'
import { notifyRemoved } from '../form/messages'
import { takeRow } from '../form/rows'
import { useForm } from '../form/use-form'
import { isBusy } from '../form/use-writes'
import { HiddenNote } from '../list/item'
import { SortableGrid } from '../list/sortable-grid'
import { useAddressed } from '../list/use-addressed'
import { positionIn } from '../list/use-list'
import { TabHeading } from '../ui/tab-heading'
import { AddButton } from '../ui/buttons'
import { Panel } from '../ui/panel'
import { NoVideos, Samples } from './no-videos'
import { errorsIn } from './video-errors'
import { VideoForm } from './video-form'
import { clean, countChanges, moved, NO_TEXTS, type VideoTexts } from './video-list'
import { RemovalQuestion } from './removal-question'
import { thingOf, titleOf, VideoRow } from './video-row'

const NONE: VideosFields = { videos: [] }

/** From here on the counter is of use. */
const NEARLY_FULL = 3

/** The list is edited here and saved as a whole. The first video on the site is the last of the stored list. */
export function VideosForm({ stored }: { stored: VideosFields | null }) {
  const form = useForm({ name: 'videos', stored, blank: NONE, clean, save: saveVideos })
  // Its draft is kept until it is added to the list.
  const adding = useForm<VideoTexts>({
    name: 'videos:new',
    stored: null,
    blank: NO_TEXTS,
    clean: (typed) => ({ ...NO_TEXTS, ...typed }),
    save: () => Promise.reject(new Error('A new video is saved with the list')),
  })
  const addressed = useAddressed()
  const [isOpened, setAdding] = useState(addressed === 'new')
  const isAdding = isOpened || adding.changed.length > 0
  /** The videos in edit mode, with what the list would be without their changes. */
  const [opened, setOpened] = useState<ReadonlyMap<string, () => VideosFields>>(() => {
    const video = form.typed.videos.find(({ id }) => id === addressed)
    return new Map(video && [[video.id, form.remember()]])
  })
  const [focused, setFocused] = useState<string | null>(null)
  const [removed, setRemoved] = useState<VideoFields | null>(null)
  const [saved, setSaved] = useState(false)
  const [announcement, announce] = useState('')
  const frame = useRef<HTMLDivElement>(null)

  const list = reversed(form.typed.videos)
  const total = list.filter(isShown).length
  const isFull = list.length >= VIDEOS_MAX
  const base = form.base.videos
  const cleaned = new Map(clean(form.typed).videos.map((video) => [video.id, video]))
  const storedOf = (id: string) => base.find((video) => video.id === id)
  const isChanged = ({ id }: VideoFields) => !isSame(cleaned.get(id), storedOf(id))
  // What was typed during the save keeps its row open.
  if (saved) {
    setSaved(false)
    const isLeft = (id: string) => list.some((video) => video.id === id && isChanged(video))
    setOpened(new Map([...opened].filter(([id]) => isLeft(id))))
  }
  const setList = (change: (list: readonly VideoFields[]) => readonly VideoFields[]) =>
    form.edit((now) => ({ videos: reversed(change(reversed(now.videos))) }))
  const setVideo = (id: string, change: (video: VideoFields) => VideoFields) =>
    setList((now) => now.map((video) => (video.id === id ? change(video) : video)))

  const open = (video: VideoFields) => {
    setFocused(null)
    const before = form.remember()
    setOpened((now) => new Map(now).set(video.id, now.get(video.id) ?? before))
  }
  const close = (id: string) => {
    setOpened((now) => new Map([...now].filter(([other]) => other !== id)))
    setFocused(id)
  }
  const moveTo = (video: VideoFields, position: number) => {
    setList((now) => moved(now, video.id, position))
    announce(listWords.moved(thingOf(video), position, total))
  }
  const toggleHidden = (video: VideoFields) => {
    const isHiding = isShown(video)
    const set = (isHidden: boolean) =>
      setVideo(video.id, ({ hidden: _, ...shown }) =>
        isHidden ? { ...shown, hidden: true } : shown,
      )
    set(isHiding)
    if (isHiding) notifyRemoved(listWords.willHide(thingOf(video)), () => set(false))
    else announce(listWords.willShow(thingOf(video)))
  }
  const done = async (id: string) => {
    if (form.isHolding && !(await form.ready())) return
    close(id)
  }
  /** Takes back what was typed in a row since it was opened. What changed elsewhere meanwhile stays. */
  const cancel = (id: string) => {
    const before = opened
      .get(id)?.()
      .videos.find((video) => video.id === id)
    setList((now) => now.flatMap((video) => (video.id === id ? (before ?? []) : video)))
    close(id)
  }
  const remove = (video: VideoFields) => {
    const { bringBack } = takeRow(list, video.id)
    setList((now) => now.filter(({ id }) => id !== video.id))
    notifyRemoved(words.removal.done(titleOf(video)), () => {
      setList(bringBack)
      announce(listWords.restored(thingOf(video)))
    })
  }
  const newest = useLatest({ list, fields: adding.typed })
  const add = async () => {
    if (adding.isHolding && !(await adding.ready())) return
    const video = newVideo(newest.current.fields, newest.current.list)
    setList((now) => [video, ...now])
    adding.discard()
    setAdding(false)
    setFocused(video.id)
    announce(words.add.added(titleOf(video)))
  }

  return (
    <div ref={frame}>
      <FormFrame
        form={form}
        errors={errorsIn(base, [...cleaned.values()])}
        words={{ title: words.title, saved: words.toast.saved, saveFailed: words.toast.saveFailed }}
        labels={{ videos: words.title }}
        path={paths.videos}
        onSaved={() => setSaved(true)}
        show={(name) => {
          const video = list.find(({ id }) => name.startsWith(`${id}.`))
          if (video && !name.endsWith('.list')) flushSync(() => open(video))
          focusControl(frame.current, name)
        }}
        bar={{ changes: countChanges(base, [...cleaned.values()]) }}
      >
        {() => (
          <>
            <TabHeading
              title={words.title}
              aside={
                list.length >= VIDEOS_MAX - NEARLY_FULL ? countOf(list.length, VIDEOS_MAX) : null
              }
              action={
                isAdding ? null : (
                  <AddButton
                    text={words.add.open}
                    disabled={isFull}
                    onClick={() => setAdding(true)}
                  />
                )
              }
            />
            {isAdding ? (
              <Panel title={words.add.title} className="grid gap-4">
                <DraftNote draft={adding.draft} onDiscard={() => discard(adding)} />
                <VideoForm
                  fields={{ ...adding.typed, id: 'new' }}
                  onChange={adding.set}
                  list={list}
                  hold={adding.hold}
                  submit={{
                    label: words.add.submit,
                    icon: <Plus size={18} />,
                    isOff: isFull || isBusy(adding.status),
                  }}
                  onSubmit={() => void add()}
                  onCancel={() => {
                    if (adding.changed.length > 0) discard(adding)
                    setAdding(false)
                    requestAnimationFrame(() =>
                      frame.current?.querySelector<HTMLElement>('[data-act=add]')?.focus(),
                    )
                  }}
                />
              </Panel>
            ) : null}
            {isFull ? <Notice tone="warn">{words.countFull}</Notice> : null}
            {list.length === 0 ? <NoVideos /> : null}
            <HiddenNote list={list} />
            <SortableGrid items={list} nameOf={thingOf} className="grid gap-3" onMove={moveTo}>
              {(video, handle) =>
                opened.has(video.id) ? (
                  <div
                    data-paste-area
                    className="edged rounded-control border-2 border-primary bg-surface p-4"
                  >
                    <VideoForm
                      fields={{ ...NO_TEXTS, ...video }}
                      onChange={(part) => setVideo(video.id, (now) => ({ ...now, ...part }))}
                      list={list}
                      hold={form.hold}
                      submit={{ label: words.row.done }}
                      onSubmit={() => void done(video.id)}
                      onCancel={() => cancel(video.id)}
                    />
                  </div>
                ) : (
                  <VideoRow
                    video={video}
                    before={storedOf(video.id) ?? null}
                    cleaned={cleaned.get(video.id) ?? video}
                    handle={handle}
                    position={positionIn(list, video.id)}
                    total={total}
                    takesFocus={video.id === focused}
                    onEdit={() => open(video)}
                    onMove={(position) => moveTo(video, position)}
                    onToggleHidden={() => toggleHidden(video)}
                    onRemove={() => setRemoved(video)}
                  />
                )
              }
            </SortableGrid>
            {base.length === 0 ? <Samples /> : null}
          </>
        )}
      </FormFrame>
      <RemovalQuestion
        video={removed}
        isNew={removed !== null && !storedOf(removed.id)}
        onClose={() => setRemoved(null)}
        onConfirm={remove}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

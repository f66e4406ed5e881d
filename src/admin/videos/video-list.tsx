import { useRef, useState } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import { hiddenWords } from '../../copy/admin-hidden'
import type { Video } from '../../data/content/videos'
import { isShown } from '../../lib/order'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { HiddenNote } from '../lists/hidden'
import { notifyRemoved } from '../editing/notify-removed'
import { SortableGrid } from '../ui/sortable-grid'
import { useRemovalUndo } from './use-removal-undo'
import { isEdited, moved, withFields, withHidden, type VideoFields, type VideosForm } from './form'
import { VideoRow } from './video-row'

type Props = {
  base: readonly Video[]
  form: VideosForm
  onEdit: (change: (form: VideosForm) => VideosForm) => void
  announce: (text: string) => void
}

export function VideoList({ base, form: { list, forms }, onEdit, announce }: Props) {
  const [toRemove, setToRemove] = useState<Video | null>(null)
  const rows = useRef<HTMLDivElement>(null)
  const setList = (change: (list: readonly Video[]) => readonly Video[]) =>
    onEdit((form) => ({ ...form, list: change(form.list) }))
  const remove = useRemovalUndo(list, setList, announce)
  const shown = list.filter(isShown)
  const before = new Map(base.map((video) => [video.id, video]))
  const markOf = (video: Video) => {
    const was = before.get(video.id)
    return was === undefined ? ('new' as const) : isEdited(was, video) ? ('changed' as const) : null
  }

  const open = (id: string, fields: VideoFields | null) =>
    onEdit(({ forms: { add, rows }, ...form }) => {
      const { [id]: _, ...rest } = rows
      return { ...form, forms: { add, rows: fields ? { ...rest, [id]: fields } : rest } }
    })
  const leave = (id: string) => {
    open(id, null)
    requestAnimationFrame(() =>
      rows.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] [data-act=edit]`)?.focus(),
    )
  }

  const moveTo = (video: Video, position: number) => {
    setList((now) => {
      const indexOf = (id: string | undefined) => now.findIndex((one) => one.id === id)
      // Hidden videos keep their places between the others.
      return moved(now, indexOf(video.id), indexOf(now.filter(isShown)[position - 1]?.id))
    })
    announce(words.row.moved(video.title, position, shown.length))
  }

  const toggleHidden = (video: Video) => {
    const name = video.title || words.row.untitled
    const isHidden = isShown(video)
    const set = (hidden: boolean) => setList((now) => withHidden(now, video.id, hidden))
    set(isHidden)
    if (isHidden) notifyRemoved(hiddenWords.willHide(name), () => set(false), hiddenWords.hint)
    else announce(hiddenWords.willShow(name))
  }

  return (
    <>
      <HiddenNote list={list} />
      <div ref={rows}>
        <SortableGrid
          items={[...shown, ...list.filter((video) => !isShown(video))]}
          isFixed={(video) => !isShown(video)}
          idOf={({ id }) => id}
          nameOf={({ title }) => title || words.row.untitled}
          words={words.order}
          className="grid gap-3"
          onMove={(from, to) => {
            const video = shown[from]
            if (video) moveTo(video, to + 1)
          }}
        >
          {(video, { handle, index }) => (
            <VideoRow
              video={video}
              index={index}
              list={list}
              total={shown.length}
              mark={markOf(video)}
              draft={forms.rows[video.id] ?? null}
              handle={handle}
              onDraft={(fields) => (fields ? open(video.id, fields) : leave(video.id))}
              onDone={(fields) => {
                setList((now) => now.map((one) => (one.id === video.id ? withFields(one, fields) : one)))
                leave(video.id)
              }}
              onMove={(position) => moveTo(video, position)}
              onToggleHidden={() => toggleHidden(video)}
              onRemove={() => setToRemove(video)}
            />
          )}
        </SortableGrid>
      </div>
      <ConfirmDialog
        open={toRemove !== null}
        words={{ ...words.removal, title: words.removal.title(toRemove?.title || words.row.untitled) }}
        onCancel={() => setToRemove(null)}
        onConfirm={() => {
          if (toRemove) remove(toRemove)
          setToRemove(null)
        }}
      />
    </>
  )
}

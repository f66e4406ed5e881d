import { useRef, useState } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import type { Video } from '../../data/videos'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { useRemovalUndo } from './use-removal-undo'
import { isEdited, moved, withFields, type VideoFields, type VideosForm } from './video-edits'
import { VideoRow } from './video-row'

type Props = {
  base: readonly Video[]
  form: VideosForm
  onEdit: (change: (form: VideosForm) => VideosForm) => void
  announce: (text: string) => void
}

export function VideoList({ base, form: { list, forms }, onEdit, announce }: Props) {
  const [toRemove, setToRemove] = useState<Video | null>(null)
  const rows = useRef<HTMLUListElement>(null)
  const setList = (change: (list: readonly Video[]) => readonly Video[]) =>
    onEdit((form) => ({ ...form, list: change(form.list) }))
  const remove = useRemovalUndo(list, setList, announce)
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

  return (
    <>
      <ul ref={rows} className="grid gap-3">
        {list.map((video, index) => (
          <li key={video.id}>
            <VideoRow
              video={video}
              index={index}
              list={list}
              mark={markOf(video)}
              draft={forms.rows[video.id] ?? null}
              onDraft={(fields) => (fields ? open(video.id, fields) : leave(video.id))}
              onDone={(fields) => {
                setList((now) => now.map((one) => (one.id === video.id ? withFields(one, fields) : one)))
                leave(video.id)
              }}
              onMove={(position) => {
                setList((now) => {
                  const from = now.findIndex(({ id }) => id === video.id)
                  return moved(now, from, position - 1)
                })
                announce(words.row.moved(video.title, position, list.length))
              }}
              onRemove={() => setToRemove(video)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={toRemove !== null}
        title={words.removal.title(toRemove?.title || words.row.untitled)}
        description={words.removal.text}
        confirmLabel={words.removal.confirm}
        cancelLabel={words.removal.cancel}
        onCancel={() => setToRemove(null)}
        onConfirm={() => {
          if (toRemove) remove(toRemove)
          setToRemove(null)
        }}
      />
    </>
  )
}

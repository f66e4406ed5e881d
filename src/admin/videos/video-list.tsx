import { useRef, useState } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import type { Video } from '../../data/videos'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { useKeptFocus } from '../ui/use-kept-focus'
import type { VideoEditor } from './use-video-list'
import { useRemovalUndo } from './use-removal-undo'
import { isEdited, moved, withFields, type VideoFields } from './video-edits'
import { VideoRow } from './video-row'

/** The rows. Everything here changes the local list only; the bar below saves it. */
export function VideoList({ editor, announce }: { editor: VideoEditor; announce: (text: string) => void }) {
  const { list, setList, base, forms, setForms } = editor
  const [asked, setAsked] = useState<Video | null>(null)
  const rows = useRef<HTMLUListElement>(null)
  useKeptFocus(rows)
  const remove = useRemovalUndo(list, setList, announce)
  const before = new Map(base?.videos.map((video) => [video.id, video]))
  const markOf = (video: Video) => {
    const was = before.get(video.id)
    return was === undefined ? ('new' as const) : isEdited(was, video) ? ('changed' as const) : null
  }

  const open = (id: string, fields: VideoFields | null) =>
    setForms(({ rows: { [id]: _, ...rest }, ...all }) => ({ ...all, rows: fields ? { ...rest, [id]: fields } : rest }))
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
              onMove={(place) => {
                setList((now) =>
                  moved(
                    now,
                    now.findIndex(({ id }) => id === video.id),
                    place - 1,
                  ),
                )
                announce(words.row.moved(video.title, place, list.length))
              }}
              onRemove={() => setAsked(video)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={words.removal.title(asked?.title || words.row.untitled)}
        description={words.removal.text}
        confirmLabel={words.removal.confirm}
        cancelLabel={words.removal.cancel}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) remove(asked)
          setAsked(null)
        }}
      />
    </>
  )
}

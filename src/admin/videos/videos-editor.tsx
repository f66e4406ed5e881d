import { useRef, useState } from 'react'
import { countOf } from '../../copy/admin-counts'
import { adminVideos as words } from '../../copy/admin-videos'
import type { VideoList as StoredVideos } from '../../data/content/videos'
import { VIDEOS_MAX } from '../../limits'
import { EmptyArt } from '../../ui/art/state-art'
import { Notice } from '../../ui/notice'
import { StateMessage } from '../../ui/state'
import { AddButton } from '../ui/add-button'
import { DraftNotice } from '../editing/draft-notice'
import { useEditor } from '../editing/use-editor'
import { useFieldErrors } from '../editing/use-field-errors'
import { ErrorSummary } from '../ui/error-summary'
import { TabHeading } from '../shell/tab-heading'
import { AddVideo } from './add-video'
import { Samples } from './samples'
import { validateList } from './validate'
import { NO_FIELDS, videosForm, type VideoFields, type VideosForm } from './form'
import { VideoList } from './video-list'
import { VideosSaving } from './videos-saving'

/** The list is edited locally and saved as a whole. Somebody else's version replaces it only without local changes. */
export function VideosEditor({ stored }: { stored: StoredVideos | null }) {
  const videos = useEditor(videosForm, stored)
  const { editor, dispatch, draft } = videos
  const { list, forms } = editor.form
  const [announcement, announce] = useState('')
  const adding = useRef<HTMLButtonElement>(null)
  const { frame, summary, refuse } = useFieldErrors(validateList(list))

  const edit = (change: (form: VideosForm) => VideosForm) => void dispatch({ type: 'typed', change })
  const setAdd = (add: VideoFields | null) => edit((form) => ({ ...form, forms: { ...form.forms, add } }))
  const isFull = list.length >= VIDEOS_MAX

  return (
    <>
      <TabHeading
        title={words.title}
        aside={<span className={isFull ? 'font-semibold text-accent' : ''}>{countOf(list.length, VIDEOS_MAX)}</span>}
        action={
          forms.add ? null : (
            <AddButton ref={adding} label={words.add.open} disabled={isFull} onClick={() => setAdd(NO_FIELDS)} />
          )
        }
      />
      <div ref={frame} className="grid gap-4">
        <ErrorSummary {...summary} />
        {draft.at ? (
          <DraftNotice at={draft.at} isStale={draft.isStale} onRestore={draft.restore} onDismiss={draft.dismiss} />
        ) : null}
        {editor.newer ? <Notice tone="warn">{words.newer}</Notice> : null}
        {forms.add ? (
          <AddVideo
            list={list}
            fields={forms.add}
            onEdit={edit}
            announce={announce}
            onClose={() => {
              setAdd(null)
              requestAnimationFrame(() => adding.current?.focus())
            }}
          />
        ) : null}
        <p className="text-small text-muted">{words.hint}</p>
        {isFull ? <Notice tone="warn">{words.countFull}</Notice> : null}
        {list.length === 0 ? (
          <StateMessage art={<EmptyArt />} level={3} title={words.empty} text={words.emptyHint} className="py-4" />
        ) : null}
        <VideoList base={editor.base.value} form={editor.form} onEdit={edit} announce={announce} />
        {editor.base.value.length === 0 ? <Samples /> : null}
      </div>
      <VideosSaving videos={videos} invalid={summary} onInvalid={refuse} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

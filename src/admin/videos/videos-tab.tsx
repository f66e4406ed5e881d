import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import { uiCopy } from '../../copy/ui'
import { VIDEOS_MAX } from '../../limits'
import { EmptyArt, ErrorArt } from '../../ui/art/state-art'
import { Ltr } from '../../ui/bdi'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { StateMessage } from '../../ui/state'
import { notify } from '../ui/toast'
import { DraftNotice } from '../draft-notice'
import { useUid } from '../session-provider'
import { TabHeading } from '../tab-heading'
import { useUnsaved } from '../unsaved'
import { AddVideo } from './add-video'
import { Samples } from './samples'
import { useVideoList } from './use-video-list'
import { NO_FIELDS } from './video-edits'
import { VideoList } from './video-list'
import { VideosSaving } from './videos-saving'

export function VideosTab() {
  const editor = useVideoList(useUid())
  const { status, list, base, draft, forms, setForms } = editor
  const [said, announce] = useState('')
  const adding = useRef<HTMLButtonElement>(null)
  useUnsaved(editor.changes + editor.typed > 0)

  useEffect(() => {
    if (status !== 'error') return
    const { title, text } = words.toast.loadFailed
    notify({ id: 'videos-load', type: 'error', title, description: text, closeLabel: uiCopy.close })
  }, [status])

  return (
    <>
      <TabHeading title={words.title} aside={status === 'ready' ? <Count count={list.length} /> : null} />
      {status === 'loading' ? <Loading /> : null}
      {status === 'error' ? (
        <StateMessage
          art={<ErrorArt />}
          level={3}
          title={words.loadError.title}
          text={words.loadError.text}
          actions={
            <Button size="sm" onClick={editor.retryLoading}>
              {words.loadError.retry}
            </Button>
          }
        />
      ) : null}
      {status === 'ready' ? (
        <div className="grid gap-4">
          {draft.stored ? (
            <DraftNotice
              at={draft.stored.at}
              storedAt={base?.version ?? null}
              onRestore={editor.restore}
              onDismiss={draft.clear}
            />
          ) : null}
          {editor.newer ? <Notice tone="warn">{words.newer}</Notice> : null}
          {forms.add ? (
            <AddVideo
              editor={editor}
              fields={forms.add}
              announce={announce}
              onClose={() => {
                setForms((all) => ({ ...all, add: null }))
                requestAnimationFrame(() => adding.current?.focus())
              }}
            />
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 flex-1 basis-60 text-small text-muted">{words.hint}</p>
              <Button
                ref={adding}
                variant="outline"
                size="sm"
                icon={<Plus size={18} aria-hidden />}
                className="max-md:w-full"
                disabled={list.length >= VIDEOS_MAX}
                onClick={() => setForms((all) => ({ ...all, add: NO_FIELDS }))}
              >
                {words.add.open}
              </Button>
            </div>
          )}
          {list.length >= VIDEOS_MAX ? <Notice tone="warn">{words.countFull}</Notice> : null}
          {list.length === 0 ? (
            <StateMessage art={<EmptyArt />} level={3} title={words.empty} text={words.emptyHint} className="py-4" />
          ) : null}
          <VideoList editor={editor} announce={announce} />
          {base?.videos.length === 0 ? <Samples /> : null}
        </div>
      ) : null}
      <VideosSaving editor={editor} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

/** Shown all the time: the rules can check this many and no more. */
function Count({ count }: { count: number }) {
  return (
    <>
      {words.countLabel}:{' '}
      <Ltr
        className={count >= VIDEOS_MAX ? 'font-semibold text-accent' : 'font-semibold text-ink'}
      >{`${count} / ${VIDEOS_MAX}`}</Ltr>
    </>
  )
}

function Loading() {
  return (
    <SkeletonGroup label={words.loading} className="grid gap-4">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-40 rounded-control md:h-24" />
      ))}
    </SkeletonGroup>
  )
}

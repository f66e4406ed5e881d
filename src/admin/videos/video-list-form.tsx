import { useRef, type ReactNode, type Ref } from 'react'
import { admin } from '../../copy/admin/admin'
import { adminVideos } from '../../copy/admin/videos'
import { saveVideos, type VideoFields, type VideoListFields } from '../../data/store/videos'
import { isSame } from '../../lib/same'
import { isVisible } from '../../lib/visibility'
import { VIDEOS_MAX } from '../../limits'
import { paths, videoAddress } from '../../paths'
import { Notice } from '../../ui/notice'
import { FormShell, type MessageOptions } from '../form/form-shell'
import { useForm } from '../form/use-form'
import { HiddenNote } from '../list/hidden-note'
import { SortableGrid } from '../list/sortable-grid'
import { countIfNearlyFull } from '../row-fields/nearly-full'
import { AddButton } from '../ui/buttons'
import { confirm } from '../ui/confirm'
import { useFocusLater } from '../ui/focus'
import { ScreenHeading } from '../ui/screen-heading'
import { Surface } from '../ui/surface'
import { cleanTypedVideos, countChanges, editedVideoLabels, type EditState } from './edited-videos'
import { BundledVideos, NoVideos } from './no-videos'
import { useOpenedVideos } from './use-opened-videos'
import { useVideoList } from './use-video-list'
import { videoListErrors } from './video-errors'
import { VideoForm } from './video-form'
import { VideoRow } from './video-row'

const BLANK: VideoListFields = { videos: [] }

const WORDS: MessageOptions['words'] = {
  title: adminVideos.title,
  saved: adminVideos.toast.saved,
  saveFailed: adminVideos.toast.saveFailed,
}

const UNCHANGED: readonly EditState[] = ['stored', 'returned']

/** Asks about each video that a save would bring back, because another device has deleted it. */
async function confirmStoringAgain(deleted: readonly VideoFields[]): Promise<boolean> {
  for (const { title } of deleted) {
    const isConfirmed = await confirm({
      ...adminVideos.storeAgain,
      title: admin.gone.question(adminVideos.noun(title)),
      variant: 'warning',
    })
    if (!isConfirmed) return false
  }
  return true
}

/** The form of the list of videos, which is saved as a whole. */
export function VideoListForm({ stored }: { stored: VideoListFields | null }) {
  const form = useForm({
    name: 'videos',
    live: stored,
    blank: BLANK,
    clean: cleanTypedVideos,
    save: saveVideos,
  })
  const actions = useVideoList(form)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusAddButton = useFocusLater(() => addButton.current?.focus())
  const openedVideos = useOpenedVideos(form, actions, focusAddButton)
  const { list, stateOf } = actions
  const base = form.baseOrBlank.videos
  const cleaned = cleanTypedVideos(form.typed).videos
  const changed = list.filter((video) => isVisible(video) && !UNCHANGED.includes(stateOf(video)))
  const deleted = list.filter((video) => stateOf(video) === 'deleted')
  const [first] = changed
  const address = first && changed.length === 1 ? videoAddress(first.id) : paths.videos
  const isShown =
    form.changed.length === 0 || !isSame(base.filter(isVisible), cleaned.filter(isVisible))
  const cancel = (video: VideoFields) => {
    if (openedVideos.isAdding(video.id)) focusAddButton()
    openedVideos.cancel(video)
  }

  return (
    <FormShell
      form={form}
      errors={videoListErrors(base, cleaned)}
      about={{
        words: WORDS,
        labels: editedVideoLabels(base, cleaned),
        ...(isShown && { path: address }),
      }}
      confirmSave={deleted.length > 0 ? () => confirmStoringAgain(deleted) : undefined}
      onSaved={openedVideos.closeSaved}
      reveal={(name) => {
        const video = list.find(({ id }) => name.startsWith(`${id}.`))
        if (video && !name.endsWith('.list')) openedVideos.open(video.id)
      }}
      bar={{ changes: countChanges(base, cleaned) }}
    >
      {() => (
        <>
          <VideosHeading
            count={list.length}
            add={openedVideos.hasNew ? null : openedVideos.add}
            addRef={addButton}
          />
          {list.length === 0 ? <NoVideos /> : null}
          <HiddenNote items={list} />
          <SortableGrid
            items={list}
            nounOf={({ title }) => adminVideos.noun(title)}
            className="grid gap-3"
            onMove={actions.move}
          >
            {(video, handle) =>
              openedVideos.isOpen(video.id) ? (
                <OpenedRow isNew={openedVideos.isAdding(video.id)}>
                  <VideoForm
                    fields={video}
                    onChange={(changes) =>
                      actions.change(video.id, (current) => ({ ...current, ...changes }))
                    }
                    list={list}
                    images={form.images}
                    isAdding={openedVideos.isAdding(video.id)}
                    onSubmit={() => void openedVideos.finish(video.id)}
                    onCancel={() => cancel(video)}
                  />
                </OpenedRow>
              ) : (
                <VideoRow
                  video={video}
                  state={stateOf(video)}
                  controls={actions.controlsOf(video, () => openedVideos.open(video.id))}
                  handle={handle}
                  takesFocus={video.id === openedVideos.focusedId}
                />
              )
            }
          </SortableGrid>
          {base.length === 0 ? <BundledVideos /> : null}
        </>
      )}
    </FormShell>
  )
}

type HeadingProps = {
  count: number
  /** Null while a new video is open. */
  add: (() => void) | null
  addRef: Ref<HTMLButtonElement>
}

function VideosHeading({ count, add, addRef }: HeadingProps) {
  const isFull = count >= VIDEOS_MAX
  return (
    <>
      <ScreenHeading
        title={adminVideos.title}
        aside={countIfNearlyFull(count, VIDEOS_MAX)}
        action={
          add ? (
            <AddButton ref={addRef} text={adminVideos.add.open} disabled={isFull} onClick={add} />
          ) : null
        }
      />
      {isFull ? <Notice tone="warn">{adminVideos.countFull}</Notice> : null}
    </>
  )
}

function OpenedRow({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  return isNew ? (
    <Surface title={adminVideos.add.title} className="grid gap-4">
      {children}
    </Surface>
  ) : (
    <div data-paste-area className="edged rounded-control border-2 border-primary bg-surface p-4">
      {children}
    </div>
  )
}

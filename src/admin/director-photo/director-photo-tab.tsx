import { Check, ExternalLink as ExternalIcon, ImagePlus, RefreshCw, Undo2 } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { admin } from '../../copy/admin'
import { directorPhoto as words } from '../../copy/admin-director-photo'
import { uiCopy } from '../../copy/ui'
import { subscribeDirectorPhoto, type DirectorPhotoFields } from '../../data/content/director-photos'
import { useLive } from '../../data/client/use-live'
import { paths } from '../../paths'
import { Button, ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { isBusy } from '../editing/write-status'
import { LoadErrorNotice } from '../shell/load-error'
import { Panel } from '../ui/panel'
import { TabHeading } from '../shell/tab-heading'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { useUnsaved } from '../editing/unsaved'
import { PhotoPreview } from './photo-preview'
import { PhotoProgress } from './photo-progress'
import { usePhotoUpload } from './use-photo-upload'
import { usePublishedPhoto } from './use-published-photo'

/** Phones convert HEIC to JPEG when only these are accepted. */
const ACCEPT = 'image/jpeg,image/png,image/webp'

const NONE: DirectorPhotoFields = { photoBase64: '', portrait: '' }

export function DirectorPhotoTab() {
  const live = useLive(subscribeDirectorPhoto)
  const published = (live.status === 'ready' && live.value) || NONE
  const stored = published.photoBase64
  const { bringBack, reset, isResetting } = usePublishedPhoto()
  const undo = useCallback((photo: DirectorPhotoFields) => void bringBack(photo), [bringBack])
  const { chosen, write, compressed, file, choose, place, save, cancel } = usePhotoUpload(
    live.status === 'ready' ? published : null,
    undo,
  )
  const [isAsked, setAsked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const pick = useRef<HTMLButtonElement>(null)
  const isWorking = chosen.status === 'compressing' || isBusy(write)
  const next = chosen.status === 'ready' ? chosen : null
  const unpublished = next && write.status !== 'saved' ? next : null
  useUnsaved(isWorking || isResetting || unpublished !== null)

  // Keyboard users continue with the picture that they chose.
  const focusPublish = useCallback((button: HTMLButtonElement | null) => {
    if (document.activeElement === pick.current) button?.focus()
  }, [])

  return (
    <div className="max-w-3xl">
      <TabHeading title={words.title} />
      <Panel className="grid gap-5 md:grid-cols-[auto_1fr] md:items-center md:gap-8 md:p-8">
        {live.status === 'loading' && !next ? (
          <Skeleton className="mx-auto size-52 rounded-full md:size-60" />
        ) : (
          <PhotoPreview
            photo={next?.photo.dataUrl ?? stored}
            isNew={unpublished !== null}
            file={unpublished && write.status === 'idle' ? file : null}
            onPlace={(area) => file && void place(file, area)}
          />
        )}
        <div className="grid content-center gap-4">
          <p className="text-card text-muted">{words.lead}</p>
          {live.status === 'error' ? (
            <LoadErrorNotice words={words.loadFailed} error={live.error} onRetry={live.retry} />
          ) : null}
          {live.status === 'ready' && stored === '' && chosen.status === 'none' ? (
            <Notice>{words.isDefault}</Notice>
          ) : null}
          <PhotoProgress chosen={chosen} write={write} compressed={compressed} />
          <div className="grid gap-2">
            <div className="flex flex-wrap gap-2.5">
              {unpublished && !isWorking ? (
                <>
                  <Button
                    ref={focusPublish}
                    size="sm"
                    loading={unpublished.isPlacing === true}
                    icon={
                      write.status === 'failed' ? <RefreshCw size={18} aria-hidden /> : <Check size={20} aria-hidden />
                    }
                    onClick={() => void save(unpublished.photo, unpublished.msLeft)}
                  >
                    {write.status === 'failed' ? words.retry : words.publish}
                  </Button>
                  <Button
                    size="sm"
                    variant="outline"
                    onClick={() => {
                      flushSync(cancel)
                      pick.current?.focus()
                    }}
                  >
                    {words.cancel}
                  </Button>
                </>
              ) : null}
              <Button
                ref={pick}
                size="sm"
                variant={unpublished ? 'quiet' : 'primary'}
                icon={<ImagePlus size={20} aria-hidden />}
                loading={isWorking}
                onClick={() => input.current?.click()}
              >
                {stored === '' && !unpublished ? words.choose : words.chooseAnother}
              </Button>
              {write.status === 'saved' ? (
                <ButtonLink
                  href={paths.director}
                  newTab
                  size="sm"
                  variant="outline"
                  icon={<ExternalIcon size={18} aria-hidden />}
                >
                  {admin.seeOnSite}
                  <span className="sr-only">{uiCopy.newTab}</span>
                </ButtonLink>
              ) : null}
              {stored !== '' && !next ? (
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<Undo2 size={18} aria-hidden />}
                  loading={isResetting}
                  onClick={() => setAsked(true)}
                >
                  {words.reset.open}
                </Button>
              ) : null}
            </div>
            <p className="text-small text-hint">{words.hint}</p>
          </div>
          <input
            ref={input}
            type="file"
            accept={ACCEPT}
            aria-label={words.choose}
            className="hidden"
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              if (file) void choose(file)
            }}
          />
        </div>
      </Panel>
      <ConfirmDialog
        open={isAsked}
        words={words.reset}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void reset(published)
        }}
      />
    </div>
  )
}

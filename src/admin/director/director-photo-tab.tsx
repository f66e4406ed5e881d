import { ImagePlus, Undo2 } from 'lucide-react'
import { adminDirectorPhoto as words } from '../../copy/admin-director-photo'
import { useLive } from '../../data/client/use-live'
import { subscribeDirectorPhoto } from '../../data/content/director'
import { cn } from '../../lib/cn'
import { DirectorArt } from '../../ui/art/people'
import { FRAMES } from '../../ui/image-frame'
import { Notice } from '../../ui/notice'
import { SafeImage } from '../../ui/safe-image'
import { Skeleton } from '../../ui/skeleton'
import { BottomBar } from '../form/bottom-bar'
import type { Area } from '../image-encoding/geometry'
import { PHOTO_TYPES } from '../image-fields/image-uploader'
import { LazyImageCropper } from '../image-fields/lazy-image-cropper'
import { ImageWarningNotice } from '../image-fields/upload-status'
import { Loaded } from '../loading/live'
import { readyValueOf } from '../loading/ready-value-of'
import { FileButton, TextButton } from '../ui/buttons'
import { confirm } from '../ui/confirm'
import { focusAtTop } from '../ui/focus'
import { ProgressBar } from '../ui/progress-bar'
import { ScreenHeading } from '../ui/screen-heading'
import { Surface } from '../ui/surface'
import { isBusy, type WriteState } from '../writes/use-writes'
import { usePhoto } from './use-photo'

export function DirectorPhotoTab() {
  const live = useLive(subscribeDirectorPhoto)
  const stored = readyValueOf(live)
  const photo = usePhoto(stored)
  const { chosen, file, note, write } = photo
  const { progress, warning, refusal } = photo.preparation
  const hasStored = (stored?.photoBase64 ?? '') !== ''
  const askToDelete = async () => {
    if (await confirm(words.deletion)) await photo.deleteStored()
  }
  return (
    <div className="max-w-3xl">
      <ScreenHeading title={words.title} />
      <Surface className="grid gap-5 md:grid-cols-[auto_1fr] md:items-center md:gap-8 md:p-8">
        {file ? (
          <CropFrame key={`${file.name} ${file.lastModified}`} file={file} onCrop={photo.crop} />
        ) : (
          <ShownPhoto
            isLoading={live.status === 'loading'}
            photo={chosen || (stored?.photoBase64 ?? '')}
          />
        )}
        <div className="grid content-center gap-4">
          {/* A photo can be chosen and published while the stored one is loading, and when that fails. */}
          <Loaded state={live} words={words.loadError} skeleton={null}>
            {() =>
              !hasStored && chosen === '' && progress === null ? (
                <Notice>{words.isBundled}</Notice>
              ) : null
            }
          </Loaded>
          {progress === null ? null : <Progress percent={progress} text={words.compressing} />}
          {note === 'compressed' ? <Progress percent={100} text={words.compressed} /> : null}
          {refusal === null ? null : <Notice tone="error" role="alert" title={refusal} />}
          {note === 'saved' ? (
            <Notice tone="success" role="status" title={words.published} />
          ) : null}
          <ImageWarningNotice warning={warning} />
          <div className="grid gap-2">
            <div className="flex flex-wrap gap-2.5">
              <FileButton
                accept={PHOTO_TYPES}
                label={words.choose}
                variant={chosen === '' ? 'primary' : 'quiet'}
                icon={ImagePlus}
                text={!hasStored && chosen === '' ? words.choose : words.chooseAnother}
                isLoading={progress !== null || isBusy(write)}
                onFiles={([picked]) => picked && photo.choose(picked)}
              />
              {hasStored && chosen === '' ? (
                <TextButton
                  text={words.deletion.open}
                  icon={Undo2}
                  isLoading={photo.isStoredBusy}
                  onClick={() => void askToDelete()}
                />
              ) : null}
            </div>
            <p className="text-small text-hint">{words.hint}</p>
          </div>
        </div>
      </Surface>
      {chosen === '' ? null : (
        <BottomBar className="max-w-3xl">
          <p role="status" className="min-w-0 flex-1 text-small font-semibold max-md:basis-full">
            {stateText(write)}
          </p>
          <TextButton
            text={words.cancel}
            disabled={isBusy(write)}
            className="max-md:flex-auto"
            onClick={photo.cancel}
          />
          <TextButton
            text={write.status === 'failed' ? words.retry : words.publish}
            isLoading={isBusy(write)}
            className="max-md:flex-auto"
            onClick={photo.publish}
            variant="primary"
          />
        </BottomBar>
      )}
    </div>
  )
}

function Progress({ percent, text }: { percent: number; text: string }) {
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-3 text-card font-semibold text-night">
        <span role="status">{text}</span>
        <bdi dir="ltr" className="tabular-nums">
          {percent}%
        </bdi>
      </p>
      <ProgressBar value={percent} label={words.compressing} />
    </div>
  )
}

/** The chosen photo, which the administrator moves in the frame that visitors see. */
function CropFrame({ file, onCrop }: { file: File; onCrop: (area: Area) => void }) {
  return (
    <div
      // Cropping is the next step after a photo was chosen.
      ref={focusAtTop}
      role="group"
      aria-label={words.preview}
      tabIndex={-1}
      className="grid scroll-mt-36 justify-items-center gap-2 rounded-control md:w-60"
    >
      <LazyImageCropper image={file} kind="director" onCrop={onCrop} />
      <p className="text-small text-muted">{words.asOnPage}</p>
    </div>
  )
}

/** The chosen photo, or the one that visitors see, or the drawing that stands in for it. */
function ShownPhoto({ isLoading, photo }: { isLoading: boolean; photo: string }) {
  if (isLoading) return <Skeleton className="mx-auto size-52 rounded-full" />
  return (
    <div className="edged mx-auto size-52 overflow-hidden rounded-full bg-peach">
      <SafeImage
        src={photo}
        alt={words.current}
        fallback={{ drawing: <DirectorArt className="size-full" title={words.current} /> }}
        className={cn(FRAMES.director.image, FRAMES.director.focus)}
      />
    </div>
  )
}

function stateText({ status }: WriteState): string {
  if (status === 'waiting') return words.waiting
  return status === 'saving' ? words.uploading : words.notPublished
}

import { ImagePlus, Undo2 } from 'lucide-react'
import { adminDirectorPhoto } from '../../copy/admin/director-photo'
import { useLive } from '../../data/client/use-live'
import { subscribeDirectorPhoto } from '../../data/content/director'
import { readyValueOf } from '../../lib/async-state'
import { cn } from '../../lib/cn'
import { DirectorArt } from '../../ui/art/people'
import { Ltr } from '../../ui/bdi'
import { FRAMES } from '../../ui/image-frame'
import { Notice } from '../../ui/notice'
import { SafeImage } from '../../ui/safe-image'
import { Skeleton } from '../../ui/skeleton'
import { DraftNote } from '../form/draft-note'
import { SaveBar } from '../form/save-bar'
import type { Area } from '../image-encoding/geometry'
import { PHOTO_TYPES } from '../image-fields/image-uploader'
import { LazyImageCropper } from '../image-fields/lazy-image-cropper'
import { ImageWarningNotice } from '../image-fields/upload-status'
import { WhenReady } from '../loading/when-ready'
import { FileButton, TextButton } from '../ui/buttons'
import { confirm } from '../ui/confirm'
import { focusAtTop } from '../ui/focus'
import { ProgressBar } from '../ui/progress-bar'
import { ScreenHeading } from '../ui/screen-heading'
import { Surface } from '../ui/surface'
import { isBusy } from '../writes/write-state'
import { usePhotoForm } from './use-photo-form'

export function DirectorPhotoTab() {
  const live = useLive(subscribeDirectorPhoto)
  const storedPhoto = readyValueOf(live)
  const photoForm = usePhotoForm(storedPhoto)
  const { chosen, cropped, note, write } = photoForm
  const { progress, warning, refusal } = photoForm.preparation
  const storedSrc = storedPhoto?.photoBase64 ?? ''
  const hasStored = storedSrc !== ''
  const askToDelete = async () => {
    if (await confirm(adminDirectorPhoto.deletion)) await photoForm.deleteStored()
  }
  return (
    <div className="max-w-3xl">
      <ScreenHeading title={adminDirectorPhoto.title} />
      <Surface className="grid gap-5 md:grid-cols-[auto_1fr] md:items-center md:gap-8 md:p-8">
        {cropped ? (
          <CropFrame key={cropped.key} file={cropped.file} onCrop={photoForm.crop} />
        ) : (
          <ShownPhoto isLoading={live.status === 'loading'} src={chosen || storedSrc} />
        )}
        <div className="grid content-center gap-4">
          {/* A photo can be chosen and published while the stored one is loading, and when that fails. */}
          <WhenReady state={live} words={adminDirectorPhoto.loadError} skeleton={null}>
            {() =>
              !hasStored && chosen === '' && progress === null ? (
                <Notice>{adminDirectorPhoto.isBundled}</Notice>
              ) : null
            }
          </WhenReady>
          {progress === null ? null : (
            <Progress percent={progress} text={adminDirectorPhoto.compressing} />
          )}
          {note === 'compressed' ? (
            <Progress percent={100} text={adminDirectorPhoto.compressed} />
          ) : null}
          {chosen === '' ? (
            <DraftNote draft={photoForm.draft} onDiscard={photoForm.cancel} />
          ) : null}
          {refusal === null ? null : <Notice tone="error" role="alert" title={refusal} />}
          {note === 'saved' ? (
            <Notice tone="success" role="status" title={adminDirectorPhoto.published} />
          ) : null}
          <ImageWarningNotice warning={warning} />
          <div className="grid gap-2">
            <div className="flex flex-wrap gap-2.5">
              <FileButton
                accept={PHOTO_TYPES}
                label={adminDirectorPhoto.choose}
                variant={chosen === '' ? 'primary' : 'quiet'}
                icon={ImagePlus}
                text={
                  !hasStored && chosen === ''
                    ? adminDirectorPhoto.choose
                    : adminDirectorPhoto.chooseAnother
                }
                isLoading={progress !== null || isBusy(write)}
                onFiles={([picked]) => picked && photoForm.choose(picked)}
              />
              {hasStored && chosen === '' ? (
                <TextButton
                  text={adminDirectorPhoto.deletion.open}
                  icon={Undo2}
                  isLoading={photoForm.isStoredBusy}
                  onClick={() => void askToDelete()}
                />
              ) : null}
            </div>
            <p className="text-small text-hint">{adminDirectorPhoto.hint}</p>
          </div>
        </div>
      </Surface>
      {chosen === '' ? null : (
        <SaveBar
          changes={1}
          write={write}
          onSave={photoForm.publish}
          discard={{ label: adminDirectorPhoto.cancel, onClick: photoForm.cancel }}
          ownWords={adminDirectorPhoto.bar}
          className="max-w-3xl"
        />
      )}
    </div>
  )
}

function Progress({ percent, text }: { percent: number; text: string }) {
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-3 text-card font-semibold text-night">
        <span role="status">{text}</span>
        <Ltr className="tabular-nums">{percent}%</Ltr>
      </p>
      <ProgressBar value={percent} label={adminDirectorPhoto.compressing} />
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
      aria-label={adminDirectorPhoto.preview}
      tabIndex={-1}
      className="grid scroll-mt-36 justify-items-center gap-2 rounded-control md:w-60"
    >
      <LazyImageCropper image={file} kind="director" onCrop={onCrop} />
      <p className="text-small text-muted">{adminDirectorPhoto.asOnPage}</p>
    </div>
  )
}

/** The chosen photo, or the one that visitors see, or the drawing that stands in for it. */
function ShownPhoto({ isLoading, src }: { isLoading: boolean; src: string }) {
  if (isLoading) return <Skeleton className="mx-auto size-52 rounded-full" />
  return (
    <div className="edged mx-auto size-52 overflow-hidden rounded-full bg-peach">
      <SafeImage
        src={src}
        alt={adminDirectorPhoto.current}
        fallback={{
          drawing: <DirectorArt className="size-full" title={adminDirectorPhoto.current} />,
        }}
        className={cn(FRAMES.director.image, FRAMES.director.focus)}
      />
    </div>
  )
}

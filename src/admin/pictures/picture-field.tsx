import { Check, ImageUp, RefreshCw, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react'
import { uploader } from '../../copy/uploader'
import { unlessReloading } from '../../lib/fresh-release'
import { quoteName } from '../../lib/words'
import { Boundary } from '../../ui/boundary'
import { Notice } from '../../ui/notice'
import type { Place } from '../../ui/picture-frame'
import { Skeleton } from '../../ui/skeleton'
import type { Held } from '../form/use-hold'
import type { Area } from '../image/canvas'
import type { CompressOptions } from '../image/compress'
import type { PictureWarning } from '../image/picture-warning'
import { CopyButton, FileButton, TextButton } from '../ui/buttons'
import { ProgressBar } from '../ui/panel'
import { ImageUploader, PICTURES } from './image-uploader'
import type { PicturePlacer } from './picture-placer'
import {
  hostedPicture,
  useUploads,
  type Prepare,
  type Upload,
  type UploadErrorCode,
  type UploadState,
} from './use-uploads'

type FieldProps = {
  words: {
    label: string
    hint: string
    remove: string
    /** Which picture this is, among all of the dashboard. */
    name: string
    uploader?: UploaderWords
  }
  lead: ReactNode
  place: Place
  canRemove: boolean
  compress: (file: File, options: CompressOptions) => Promise<string>
  /** Receives a data URL or a link, or an empty string when the picture is removed. */
  onChange: (image: string) => void
  /** Of the form: saving and leaving wait for a picture that is being prepared. */
  hold: (picture: Held) => void
  onSettled?: (state: UploadState<string>) => void
}

const hosted = hostedPicture((link) => link)

/** One picture of a form: chosen, dropped, pasted or a link. */
export function PictureField(props: FieldProps) {
  const { words, lead, place, canRemove, compress, onChange, hold, onSettled } = props
  // The upload that was read, and can be placed in its frame.
  const [placed, setPlaced] = useState<string | null>(null)
  const uploads = useUploads<string>({
    hold,
    onSettled: ({ key, state }) => {
      if (state.status === 'ready') {
        onChange(state.result.value)
        setPlaced(key)
      }
      if (key !== placed) onSettled?.(state)
    },
  })
  const [isHosted, setHosted] = useState(false)
  const upload = uploads.items.at(-1)
  const isPlaced = upload?.key === placed
  // The frame is there from the beginning: what stands below must not move away from a finger.
  const hasFrame = upload?.file && !isHosted && (isPlaced || upload.state.status !== 'failed')
  const prepare =
    (area?: Area): Prepare<string> =>
    async (file, options) => {
      const value = await compress(file, { ...options, area })
      return { value, preview: value }
    }
  const take = (files: readonly File[], mode: 'base64' | 'hosted' = 'base64') => {
    uploads.clear()
    uploads.add(files, mode === 'hosted' ? hosted : prepare())
    setHosted(mode === 'hosted')
  }
  const set = (link: string) => {
    uploads.clear()
    if (link) uploads.addLink(link, { value: link, preview: link })
    onChange(link)
  }
  return (
    <ImageUploader
      onFiles={take}
      onLink={set}
      pastedInto={words.name}
      lead={lead}
      heading={
        <>
          <p className="text-card font-semibold text-ink">{words.label}</p>
          <p className="text-tiny text-hint">{words.hint}</p>
        </>
      }
      actions={
        canRemove ? (
          <TextButton text={words.remove} className="px-2" onClick={() => set('')} />
        ) : null
      }
    >
      {hasFrame ? (
        <PlacePicture
          key={upload.key}
          picture={isPlaced ? upload.file : null}
          place={place}
          onPlace={(area) => uploads.retry(upload.key, { prepare: prepare(area) })}
        />
      ) : null}
      {upload ? (
        <UploadStatus
          upload={upload}
          text={words.uploader}
          onRetry={(file) => (file ? take([file]) : uploads.retry(upload.key))}
        />
      ) : null}
    </ImageUploader>
  )
}

const load = async () => ({ default: (await import('./picture-placer')).PicturePlacer })

export function PlacePicture(props: ComponentProps<typeof PicturePlacer>) {
  const [Placer] = useState(() => lazy(() => unlessReloading(load())))
  return (
    <Boundary fallback={() => <Notice>{uploader.place.failed}</Notice>}>
      <Suspense fallback={<Skeleton className="h-70 w-56" />}>
        <Placer {...props} />
      </Suspense>
    </Boundary>
  )
}

/** What may succeed with the same file. */
const PASSING: ReadonlySet<UploadErrorCode> = new Set(['timeout', 'aborted', 'failed', 'host'])

export type UploaderWords = typeof uploader

/** What visitors could not recognise in a picture that can be stored. */
export const PictureWarningNotice = ({ warning }: { warning: PictureWarning | null }) =>
  warning ? (
    <Notice tone="warn" role="status">
      {uploader.warnings[warning]}
    </Notice>
  ) : null

type StatusProps<T> = {
  upload: Upload<T>
  text?: UploaderWords | undefined
  /** Prepares the same picture again, or another one in its place. */
  onRetry: (file?: File) => void
}

export function UploadStatus<T>({ upload, text = uploader, onRetry }: StatusProps<T>) {
  const { state } = upload
  if (state.status === 'ready') {
    const { preview } = state.result
    if (!preview.startsWith('data:'))
      return (
        <Notice>
          <p className="mb-2">{uploader.link.notice(new URL(preview).hostname)}</p>
          <CopyButton value={preview} text={uploader} />
        </Notice>
      )
    return (
      <>
        <p role="status" className="flex min-h-10 items-center gap-1.5 text-small text-secondary">
          {text.ready}
          <Check size={18} className="shrink-0" />
        </p>
        <PictureWarningNotice warning={state.warning} />
      </>
    )
  }
  if (state.status === 'failed')
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert" className="flex items-start gap-2 text-small text-red-600">
          <TriangleAlert size={18} className="mt-1 shrink-0" />
          {text.errors[state.code]}
        </p>
        {PASSING.has(state.code) ? (
          <TextButton text={text.retry} icon={RefreshCw} onClick={() => onRetry()} />
        ) : (
          <FileButton
            accept={PICTURES}
            variant="outline"
            text={text.another}
            icon={ImageUp}
            onFiles={([file]) => onRetry(file)}
            className="px-4"
          />
        )}
      </div>
    )
  const percent = state.status === 'working' ? state.percent : 0
  return (
    <div className="grid min-h-10 content-center gap-1.5">
      <p className="flex justify-between gap-2 text-tiny text-muted">
        <span>{state.status === 'working' ? text.working : text.waiting}</span>
        {state.status === 'working' ? <bdi dir="ltr">{percent}%</bdi> : null}
      </p>
      <ProgressBar value={percent} label={`${text.working}: ${quoteName(upload.name)}`} />
    </div>
  )
}

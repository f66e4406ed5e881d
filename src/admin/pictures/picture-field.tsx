import { useEffect, useState, type ReactNode } from 'react'
import { uploader } from '../../copy/uploader'
import { Button } from '../../ui/button'
import type { Place } from '../../ui/picture-frame'
import type { Area } from '../image/area'
import type { CompressOptions } from '../image/compress'
import { hostedPicture } from './image-modes'
import { ImageUploader } from './image-uploader'
import { PlacePicture } from './place-picture'
import { UploadStatus, type UploaderWords } from './upload-status'
import { useUploads, type Prepare, type UploadState } from './use-uploads'

type Props = {
  words: { label: string; hint: string; remove: string }
  /** Which picture this is, among all of the dashboard. */
  name: string
  text?: UploaderWords
  /** The current picture. */
  lead: ReactNode
  place: Place
  canRemove: boolean
  /** Creates the data URL to store. */
  compress: (file: File, options: CompressOptions) => Promise<string>
  /** Receives a data URL or a link, or an empty string when the picture is removed. */
  onChange: (image: string) => void
  /** Called with true while a picture is being prepared. Must keep its identity. */
  onPreparing: (isPreparing: boolean) => void
  onSettled?: (state: UploadState<string>) => void
}

const hosted = hostedPicture((link) => link)

/** One picture of a form: chosen, dropped, pasted or a link. */
export function PictureField(props: Props) {
  const { words, name, text = uploader, lead, place, canRemove, compress, onChange, onPreparing, onSettled } = props
  // The upload that can be placed in its frame: not a link, and read once.
  const [placed, setPlaced] = useState<string | null>(null)
  const uploads = useUploads<string>(({ key, state }) => {
    if (state.status === 'ready') {
      onChange(state.result.value)
      if (state.result.preview.startsWith('data:')) setPlaced(key)
    }
    if (key !== placed) onSettled?.(state)
  })
  const upload = uploads.items.at(-1)
  const isPreparing = upload?.state.status === 'waiting' || upload?.state.status === 'working'
  useEffect(() => {
    onPreparing(isPreparing)
    return () => onPreparing(false)
  }, [isPreparing, onPreparing])
  const prepare =
    (area?: Area): Prepare<string> =>
    async (file, options) => {
      const value = await compress(file, { ...options, area })
      return { value, preview: value }
    }
  const take = (files: readonly File[], mode: 'base64' | 'hosted' = 'base64') => {
    uploads.clear()
    uploads.add(files, mode === 'hosted' ? hosted : prepare())
  }
  return (
    <ImageUploader
      variant="plain"
      onFiles={take}
      onLink={(link) => {
        uploads.clear()
        uploads.addLink(link, { value: link, preview: link })
        onChange(link)
      }}
      pastedInto={name}
      lead={lead}
      heading={
        <>
          <p className="text-card font-semibold text-ink">{words.label}</p>
          <p className="text-tiny text-hint">{words.hint}</p>
        </>
      }
      actions={
        canRemove ? (
          <Button
            variant="quiet"
            size="sm"
            className="px-2"
            onClick={() => {
              uploads.clear()
              onChange('')
            }}
          >
            {words.remove}
          </Button>
        ) : null
      }
    >
      {upload?.file && upload.key === placed ? (
        <PlacePicture
          key={upload.key}
          picture={upload.file}
          place={place}
          onPlace={(area) => uploads.retry(upload.key, { prepare: prepare(area) })}
        />
      ) : null}
      {upload ? (
        <UploadStatus
          upload={upload}
          text={text}
          onRetry={(file) => (file ? take([file]) : uploads.retry(upload.key))}
        />
      ) : null}
    </ImageUploader>
  )
}

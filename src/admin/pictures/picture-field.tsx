import { useEffect, useState, type ReactNode } from 'react'
import { dataUrlBytes } from '../../lib/data-url'
import { Button } from '../../ui/button'
import type { Place } from '../../ui/picture-frame'
import { hostedPicture, uploadModes } from './image-modes'
import type { Area } from '../image/area'
import type { CompressOptions } from '../image/compress'
import { notifyPasted } from './notify-pasted'
import { PlacePicture } from './place-picture'
import { ImageUploader, type UploaderText } from '../ui/image-uploader'
import { UploadStatus, type UploadStatusText } from '../ui/upload-status'
import { useUploads, type Prepare, type UploadState } from '../ui/use-uploads'

type Props = {
  words: { label: string; hint: string; remove: string }
  /** Which picture this is, among all of the dashboard. */
  name: string
  text: UploaderText & UploadStatusText
  /** The current picture. */
  lead: ReactNode
  place: Place
  canRemove: boolean
  /** Creates the data URL to store. Must keep its identity. */
  compress: (file: File, options: CompressOptions) => Promise<string>
  /** Receives a data URL or a link, or an empty string when the picture is removed. */
  onChange: (image: string) => void
  /** Called with true while a picture is being prepared. Must keep its identity. */
  onPreparing: (isPreparing: boolean) => void
  onSettled?: (state: UploadState<string>) => void
}

const hosted = hostedPicture((link) => link)

/** One picture of a form: chosen, dropped, pasted or a link. */
export function PictureField({
  words,
  name,
  text,
  lead,
  place,
  canRemove,
  compress,
  onChange,
  onPreparing,
  onSettled,
}: Props) {
  // The upload that can be placed in its frame: not a link, and read once.
  const [placed, setPlaced] = useState<string | null>(null)
  const uploads = useUploads<string>(({ key, state }) => {
    if (state.status === 'ready') {
      onChange(state.result.value)
      if (state.result.afterBytes > 0) setPlaced(key)
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
      return { value, preview: value, afterBytes: dataUrlBytes(value) }
    }
  return (
    <ImageUploader
      variant="plain"
      text={text}
      modes={uploadModes}
      onFiles={(files, mode) => {
        uploads.clear()
        uploads.add(files, mode === 'hosted' ? hosted : prepare())
      }}
      onLink={(link) => {
        uploads.clear()
        uploads.addLink(link, { value: link, preview: link, afterBytes: 0 })
        onChange(link)
      }}
      onPasted={() => notifyPasted(name)}
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
            className="w-full px-2"
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
          onPlace={(area) => uploads.retry(upload.key, prepare(area))}
        />
      ) : null}
      {upload ? <UploadStatus upload={upload} text={text} onRetry={() => uploads.retry(upload.key)} /> : null}
    </ImageUploader>
  )
}

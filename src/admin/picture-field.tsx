import { useEffect, type ReactNode } from 'react'
import { dataUrlBytes } from '../lib/data-url'
import { Button } from '../ui/button'
import { hostedPicture, uploadModes } from './image-modes'
import type { CompressOptions } from './image/compress'
import { ImageUploader, type UploaderText } from './ui/image-uploader'
import { UploadStatus, type UploadStatusText } from './ui/upload-status'
import { useUploads, type Prepare, type UploadState } from './ui/use-uploads'

type Props = {
  words: { label: string; hint: string; remove: string }
  text: UploaderText & UploadStatusText
  /** The current picture. */
  lead: ReactNode
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
export function PictureField({ words, text, lead, canRemove, compress, onChange, onPreparing, onSettled }: Props) {
  const uploads = useUploads<string>(({ state }) => {
    if (state.status === 'ready') onChange(state.result.value)
    onSettled?.(state)
  })
  const upload = uploads.items.at(-1)
  const isPreparing = upload?.state.status === 'waiting' || upload?.state.status === 'working'
  useEffect(() => {
    onPreparing(isPreparing)
    return () => onPreparing(false)
  }, [isPreparing, onPreparing])
  const prepare: Prepare<string> = async (file, options) => {
    const value = await compress(file, options)
    return { value, preview: value, afterBytes: dataUrlBytes(value) }
  }
  return (
    <ImageUploader
      variant="plain"
      text={text}
      modes={uploadModes}
      onFiles={(files, mode) => {
        uploads.clear()
        uploads.add(files, mode === 'hosted' ? hosted : prepare)
      }}
      onLink={(link) => {
        uploads.clear()
        uploads.addLink(link, { value: link, preview: link, afterBytes: 0 })
        onChange(link)
      }}
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
      {upload ? <UploadStatus upload={upload} text={text} onRetry={() => uploads.retry(upload.key)} /> : null}
    </ImageUploader>
  )
}

import { useState, type ReactNode } from 'react'
import type { ImageKind } from '../../lib/images/image-kind'
import type { CompressOptions } from '../image-encoding/compress'
import type { Area } from '../image-encoding/geometry'
import { TextButton } from '../ui/buttons'
import { moveFocusOnRemoval } from '../ui/focus'
import { hostedImage } from './image-host'
import { ImageLinkForm } from './image-link-form'
import { ImageUploader } from './image-uploader'
import { LazyImageCropper } from './lazy-image-cropper'
import type { FormImages } from './pending-images'
import { isRefusedHosted, type Prepare, type UploadState } from './upload-job'
import { UploadStatus, type UploaderWords } from './upload-status'
import { useCroppedUpload } from './use-cropped-upload'

type FieldProps = {
  field: {
    /** It begins with the name of the row in its form. */
    name: string
    /** Receives a data URL or a link, or an empty string when the image is removed. */
    onChange: (image: string) => void
  }
  words: {
    label: string
    hint: string
    remove: string
    /** The name of the image, which no other one of the dashboard has. */
    name: string
    uploader?: UploaderWords
  }
  thumbnail: ReactNode
  kind: ImageKind
  canRemove: boolean
  compress: (file: File, options: CompressOptions) => Promise<string>
  images: FormImages
  onSettled?: (state: UploadState<string>) => void
}

const prepareHosted = hostedImage((link) => link)

const prepareWith =
  (compress: FieldProps['compress']) =>
  (crop?: Area): Prepare<string> =>
  async (file, options) => {
    const value = await compress(file, { ...options, crop })
    return { value, preview: value }
  }

/**
 * The field of one image, which is chosen, dropped, pasted or given by a link. It begins anew when the form discards
 * its changes.
 */
export function ImageField(props: FieldProps) {
  return <FieldSinceDiscard key={props.images.discards} {...props} />
}

function FieldSinceDiscard(props: FieldProps) {
  const { field, words, thumbnail, kind, canRemove, compress, images, onSettled } = props
  const { name, onChange } = field
  const typed = {
    text: images.typedLinkOf(name),
    set: (link: string) => images.typeLink(name, link),
  }
  const { uploads, upload, isDecoded } = useCroppedUpload<string>({
    addPending: images.addPending,
    onSettled: (state, isFirst) => {
      if (state.status === 'ready') onChange(state.result.value)
      if (isFirst) onSettled?.(state)
    },
  })
  const [removals, setRemovals] = useState(0)
  // The frame is there before its image, so that nothing below moves away from a finger.
  const hasFrame =
    upload?.file && !upload.isHosted && (isDecoded || upload.state.status !== 'failed')
  const prepare = prepareWith(compress)
  const addFiles = (files: readonly File[], mode: 'base64' | 'hosted') => {
    uploads.clear()
    // The image takes the place of a typed link.
    typed.set('')
    const isHosted = mode === 'hosted'
    uploads.add(files, isHosted ? prepareHosted : prepare(), isHosted)
  }
  const setLink = (link: string) => {
    uploads.clear()
    uploads.addLink(link, { value: link, preview: link })
    onChange(link)
  }
  const remove = () => {
    uploads.clear()
    // Ends the trial of a link.
    typed.set('')
    setRemovals(removals + 1)
    onChange('')
  }
  return (
    <ImageUploader
      files={{
        add: addFiles,
        isHostedRefused: upload !== undefined && isRefusedHosted(upload),
      }}
      link={{
        isTyped: typed.text !== '',
        form: (
          <ImageLinkForm key={removals} typed={typed} onLink={setLink} pendingImages={images} />
        ),
      }}
      pastedInto={words.name}
      heading={{
        thumbnail,
        text: (
          <>
            <p className="text-card font-semibold text-ink">{words.label}</p>
            <p className="text-tiny text-hint">{words.hint}</p>
          </>
        ),
      }}
      actions={
        canRemove ? (
          <TextButton
            ref={moveFocusOnRemoval}
            text={words.remove}
            className="px-2"
            onClick={remove}
          />
        ) : null
      }
    >
      {hasFrame ? (
        <LazyImageCropper
          key={upload.key}
          image={isDecoded ? upload.file : null}
          kind={kind}
          onCrop={(area) => uploads.retry(upload.key, { prepare: prepare(area) })}
        />
      ) : null}
      {upload ? (
        <UploadStatus
          upload={upload}
          text={words.uploader}
          onRetry={(file) =>
            file
              ? addFiles([file], upload.isHosted ? 'hosted' : 'base64')
              : uploads.retry(upload.key)
          }
        />
      ) : null}
    </ImageUploader>
  )
}

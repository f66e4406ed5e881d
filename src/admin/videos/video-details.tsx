import { adminVideos } from '../../copy/admin/videos'
import { type VideoFields } from '../../data/store/videos'
import { trimText } from '../../lib/text/plain-text'
import { DESCRIPTION_MAX_CHARS } from '../../limits'
import { VideoImage } from '../../ui/video-image'
import { toVideoImage } from '../image-encoding/compress'
import { ImageField } from '../image-fields/image-field'
import type { FormImages } from '../image-fields/pending-images'
import { TextField, textProps } from '../ui/fields'
import { isUnfinishedDuration, toDuration } from './duration'

type Props = {
  fields: VideoFields
  onChange: (changes: Partial<VideoFields>) => void
  errorOf: (name: string) => string | null
  /** The index of the video in the list, by which its drawing is chosen; -1 for a new one. */
  index: number
  images: FormImages
  onEnter: () => void
}

/** The fields of a video besides its link and its name. */
export function VideoDetails({ fields, onChange, errorOf, index, images, onEnter }: Props) {
  const { id, title, image } = fields
  const text = textProps(fields, onChange, { errorOf, namePrefix: `${id}.` })
  const duration = text('duration')
  // The error of a duration is shown while it is typed.
  const isWrong = !isUnfinishedDuration(duration.value) && toDuration(duration.value) === null
  const durationError = isWrong ? adminVideos.add.durationError : duration.error
  return (
    <div className="grid gap-4 pt-2 pb-1">
      <TextField
        field={{ ...duration, error: durationError }}
        className="max-w-48"
        label={adminVideos.labels.duration}
        hint={durationError ? null : adminVideos.add.durationHint}
        onEnter={onEnter}
        input={{ placeholder: '04:30', autoComplete: 'off', ltr: true }}
      />
      <ImageField
        field={{ name: `${id}.image`, onChange: (next) => onChange({ image: next }) }}
        words={{
          ...adminVideos.image,
          label: adminVideos.labels.image,
          name: adminVideos.image.nameOf(trimText(title)),
        }}
        kind="video"
        compress={toVideoImage}
        images={images}
        canRemove={Boolean(image)}
        thumbnail={
          <VideoImage
            index={Math.max(index, 0)}
            image={image}
            mark="small"
            className="w-32 shrink-0"
          />
        }
      />
      <TextField
        field={text('description')}
        label={adminVideos.labels.description}
        input={{ rows: 3, maxLength: DESCRIPTION_MAX_CHARS }}
      />
    </div>
  )
}

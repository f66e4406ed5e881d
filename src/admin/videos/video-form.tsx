import { Plus } from 'lucide-react'
import { useState } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import { type VideoFields } from '../../data/store/videos'
import { isUnfinishedDuration } from '../../lib/duration'
import { trimmed } from '../../lib/plain-text'
import { DESCRIPTION_MAX, TITLE_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { VideoPicture } from '../../ui/video-picture'
import { ErrorSummary, useFieldErrors } from '../form/field-errors'
import { toVideoImage } from '../image/compress'
import { PictureField } from '../pictures/picture-field'
import { TextButton } from '../ui/buttons'
import { TextField, textProps } from '../ui/fields'
import { takeFocus } from '../ui/focus'
import { LinkAssistant } from './link-assistant'
import { videoErrors } from './video-errors'
import { duplicateOf } from './edited-videos'

type Props = {
  fields: VideoFields
  onChange: (part: Partial<VideoFields>) => void
  list: readonly VideoFields[]
  hold: (picture: Promise<boolean>) => void
  /** Nothing can be added before there is a link and a name; a change is never refused without its reason. */
  isAdding: boolean
  onSubmit: () => void
  onCancel: () => void
}

/** For adding a video and for editing one: the link comes first, the rest follows once there is one. */
export function VideoForm({ fields, onChange, list, hold, isAdding, onSubmit, onCancel }: Props) {
  const { id, url, title, description, duration, image } = fields
  const errors = videoErrors(fields)
  const { frame, summary, errorOf, refuse } = useFieldErrors(errors)
  const text = textProps(fields, onChange, { errorOf, start: `${id}.` })
  // Only at first: an emptied field must not fold away.
  const [hasDetails] = useState([description, duration, image].some(Boolean))
  const isDurationWrong =
    errors.some(({ name }) => name.endsWith('.duration')) && !isUnfinishedDuration(duration)
  const durationError = isDurationWrong ? words.add.durationError : errorOf(`${id}.duration`)
  const isOff = isAdding && (trimmed(title) === '' || trimmed(url) === '')
  const send = () => {
    if (isOff) return
    if (errors.length > 0) refuse()
    else onSubmit()
  }
  return (
    <div ref={frame} className="grid gap-4">
      <ErrorSummary {...summary} />
      <div className="grid gap-2">
        <TextField
          field={text('url')}
          ref={takeFocus}
          label={words.labels.url}
          // No `maxLength`: a link that is cut is a different link.

          required
          onEnter={send}
          input={{ type: 'url', autoComplete: 'off', placeholder: 'https://', ltr: true }}
        />
        <p className="text-tiny text-muted">{words.add.consent}</p>
        {errorOf(`${id}.url`) ? null : (
          <LinkAssistant url={url} duplicate={duplicateOf(url, list, id)} />
        )}
      </div>
      {url || title ? (
        <>
          <TextField
            field={text('title')}
            label={words.labels.title}
            required
            onEnter={send}
            input={{ maxLength: TITLE_MAX }}
          />
          <Disclosure
            open={hasDetails}
            title={
              <span className="text-card font-semibold text-primary">{words.add.details}</span>
            }
          >
            <div className="grid gap-4 pt-2 pb-1">
              <TextField
                field={{ ...text('duration'), error: durationError }}
                className="max-w-48"
                label={words.labels.duration}
                hint={durationError ? null : words.add.durationHint}
                onEnter={send}
                input={{ placeholder: '04:30', autoComplete: 'off', ltr: true }}
              />
              <PictureField
                words={{
                  ...words.picture,
                  label: words.labels.image,
                  name: words.picture.nameOf(trimmed(title)),
                }}
                kind="video"
                compress={toVideoImage}
                onChange={(next) => onChange({ image: next })}
                hold={hold}
                canRemove={Boolean(image)}
                thumbnail={
                  <VideoPicture
                    index={Math.max(
                      list.findIndex((one) => one.id === id),
                      0,
                    )}
                    image={image}

                    mark="small"
                    className="w-32 shrink-0"
                  />
                }
              />
              <TextField
                field={text('description')}
                label={words.labels.description}
                input={{ rows: 3, maxLength: DESCRIPTION_MAX }}
              />
            </div>
          </Disclosure>
        </>
      ) : null}
      <div className="sticky bottom-[calc(var(--toast-bottom)-1rem)] z-1 -mx-1 flex gap-2.5 bg-surface px-1 py-2 md:justify-end">
        <TextButton text={words.row.cancel} onClick={onCancel} />
        <Button
          size="sm"
          icon={isAdding && <Plus size={18} />}
          disabled={isOff}
          onClick={send}
          className="max-md:flex-1"
        >
          {isAdding ? words.add.submit : words.row.done}
        </Button>
      </div>
    </div>
  )
}

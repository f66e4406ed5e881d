import { Plus } from 'lucide-react'
import { useState } from 'react'
import { adminVideos } from '../../copy/admin/videos'
import { type VideoFields } from '../../data/store/videos'
import { cn } from '../../lib/cn'
import { trimText } from '../../lib/text/plain-text'
import { SHORT_TEXT_MAX_CHARS } from '../../limits'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { ErrorSummary, useFieldErrors } from '../form/field-errors'
import type { FormImages } from '../image-fields/pending-images'
import { TextButton } from '../ui/buttons'
import { TextField, textProps } from '../ui/fields'
import { takeFocus } from '../ui/focus'
import { duplicateOf } from './edited-videos'
import { LinkAssistant } from './link-assistant'
import { VideoDetails } from './video-details'
import { videoErrors } from './video-errors'

type Props = {
  fields: VideoFields
  onChange: (changes: Partial<VideoFields>) => void
  list: readonly VideoFields[]
  images: FormImages
  /** Whether the video is new. Its button is off until it has a link and a name. */
  isAdding: boolean
  onSubmit: () => void
  onCancel: () => void
}

/** The form of a video, new or stored. It asks for the link first, and for the rest once there is one. */
export function VideoForm({ fields, onChange, list, images, isAdding, onSubmit, onCancel }: Props) {
  const { id, url, title, description, duration, image } = fields
  const errors = videoErrors(fields)
  const { root, summary, errorOf, refuse } = useFieldErrors(errors)
  const text = textProps(fields, onChange, { errorOf, namePrefix: `${id}.` })
  // The details stay open while their fields are emptied.
  const [hasDetails] = useState([description, duration, image].some(Boolean))
  const isOff = isAdding && (trimText(title) === '' || trimText(url) === '')
  const submit = () => {
    if (isOff) return
    if (errors.length > 0) refuse()
    else onSubmit()
  }
  return (
    <div ref={root} className="grid gap-4">
      <ErrorSummary {...summary} />
      <div className="grid gap-2">
        <TextField
          field={text('url')}
          ref={takeFocus}
          label={adminVideos.labels.url}
          // No `maxLength`: a link that is cut is another link.
          required
          onEnter={submit}
          input={{ type: 'url', autoComplete: 'off', placeholder: 'https://', ltr: true }}
        />
        <p className="text-tiny text-muted">{adminVideos.add.consent}</p>
        {errorOf(`${id}.url`) ? null : (
          <LinkAssistant url={url} duplicate={duplicateOf(url, list, id)} />
        )}
      </div>
      {url || title ? (
        <>
          <TextField
            field={text('title')}
            label={adminVideos.labels.title}
            required
            onEnter={submit}
            input={{ maxLength: SHORT_TEXT_MAX_CHARS }}
          />
          <Disclosure
            open={hasDetails}
            title={
              <span className="text-card font-semibold text-primary">
                {adminVideos.add.details}
              </span>
            }
          >
            <VideoDetails
              fields={fields}
              onChange={onChange}
              errorOf={errorOf}
              index={list.findIndex((video) => video.id === id)}
              images={images}
              onEnter={submit}
            />
          </Disclosure>
        </>
      ) : null}
      {/* The sticky buttons of a new video would cover its name, which appears below the link. */}
      <div
        className={cn(
          'flex gap-2.5 py-2 md:justify-end',
          !isAdding && 'sticky bottom-[calc(var(--toast-bottom)-1rem)] z-1 -mx-1 bg-surface px-1',
        )}
      >
        <TextButton text={adminVideos.row.cancel} onClick={onCancel} />
        <Button
          size="sm"
          icon={isAdding && <Plus size={18} />}
          disabled={isOff}
          onClick={submit}
          className="max-md:flex-1"
        >
          {isAdding ? adminVideos.add.submit : adminVideos.row.done}
        </Button>
      </div>
    </div>
  )
}

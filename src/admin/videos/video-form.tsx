import { useEffect, useRef, useState, type ReactNode } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import { uiCopy } from '../../copy/ui'
import { uploader } from '../../copy/uploader'
import type { Video } from '../../data/content/videos'
import { isUnfinishedDuration } from '../../lib/duration'
import { isSame } from '../../lib/same'
import { DESCRIPTION_MAX, TITLE_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { useFieldErrors } from '../editing/use-field-errors'
import { ErrorSummary } from '../ui/error-summary'
import { TextField } from '../ui/text-field'
import { toVideoImage } from '../image/compress'
import { PictureField } from '../pictures/picture-field'
import { LinkAssistant } from './link-assistant'
import { validate } from './validate'
import { duplicateOf, NO_FIELDS, type VideoFields } from './form'
import { VideoThumb } from './video-thumb'

type Props = {
  fields: VideoFields
  onChange: (fields: VideoFields) => void
  list: readonly Video[]
  ownId: string | null
  submit: { label: string; icon?: ReactNode; isOff?: boolean }
  onSubmit: () => void
  cancelLabel?: string
  onCancel?: () => void
  takesFocus?: boolean
}

export function VideoForm({
  fields,
  onChange,
  list,
  ownId,
  submit,
  onSubmit,
  cancelLabel,
  onCancel,
  takesFocus = false,
}: Props) {
  const errors = validate(fields)
  const { frame, summary, errorOf, refuse } = useFieldErrors(errors)
  const title = useRef<HTMLInputElement>(null)
  const url = useRef<HTMLInputElement>(null)
  const [isPreparing, setPreparing] = useState(false)
  const [sent, setSent] = useState(0)
  useEffect(() => {
    if (takesFocus) (title.current ?? url.current)?.focus()
  }, [takesFocus])
  // The link comes first; the rest follows once there is one.
  const isStarted = !isSame(fields, NO_FIELDS)
  // Only at first: an emptied field must not fold away.
  const [hasDetails] = useState(
    fields.description !== '' || fields.duration !== '' || fields.picture !== '' || fields.image !== '',
  )
  const isComplete = fields.title.trim() !== '' && fields.url.trim() !== ''
  const isDurationWrong = errors.some(({ name }) => name === 'duration') && !isUnfinishedDuration(fields.duration)
  const durationError = isDurationWrong ? words.add.durationError : errorOf('duration')
  const send = () => {
    if (submit.isOff || isPreparing) return
    if (errors.length > 0) {
      refuse()
      return
    }
    onSubmit()
    setSent((count) => count + 1)
    // Keyboard users continue with the next link; focusing it would open the keyboard of a phone.
    if (document.activeElement?.matches(':focus-visible')) url.current?.focus()
  }
  return (
    <div ref={frame} className="grid gap-4">
      <ErrorSummary {...summary} />
      <div className="grid gap-2">
        <TextField
          ref={url}
          name="url"
          label={words.add.url}
          value={fields.url}
          onChange={(text) => onChange({ ...fields, url: text })}
          type="url"
          inputMode="url"
          autoComplete="off"
          // No `maxLength`: a link that is cut is a different link.
          placeholder="https://"
          ltr
          required
          error={errorOf('url')}
          onEnter={send}
        />
        <p className="text-tiny text-muted">{words.add.consent}</p>
        {errorOf('url') ? null : <LinkAssistant url={fields.url} duplicate={duplicateOf(fields.url, list, ownId)} />}
      </div>
      {isStarted ? (
        <>
          <TextField
            name="title"
            label={words.add.name}
            value={fields.title}
            onChange={(title) => onChange({ ...fields, title })}
            maxLength={TITLE_MAX}
            required
            error={errorOf('title')}
            onEnter={send}
            ref={title}
          />
          <Disclosure
            open={hasDetails}
            title={<span className="text-card font-semibold text-primary">{words.add.details}</span>}
          >
            <div className="grid gap-4 pt-2 pb-1">
              <TextField
                name="duration"
                className="max-w-48"
                label={words.add.duration}
                note={`(${uiCopy.optional})`}
                value={fields.duration}
                onChange={(text) => onChange({ ...fields, duration: text })}
                placeholder="04:30"
                autoComplete="off"
                ltr
                hint={durationError ? null : words.add.durationHint}
                error={durationError}
                onEnter={send}
              />
              <PictureField
                // The next video starts without the status of this picture.
                key={sent}
                words={words.picture}
                name={words.picture.nameOf(fields.title.trim())}
                text={uploader}
                place="video"
                compress={toVideoImage}
                onChange={(image) => onChange({ ...fields, image, picture: image ? fields.picture : '' })}
                onPreparing={setPreparing}
                canRemove={fields.image !== '' || fields.picture !== ''}
                lead={
                  <VideoThumb
                    video={{ id: ownId ?? '', picture: fields.picture, image: fields.image }}
                    className="w-32 shrink-0"
                  />
                }
              />
              <TextField
                rows={3}
                label={words.add.description}
                note={`(${uiCopy.optional})`}
                value={fields.description}
                onChange={(description) => onChange({ ...fields, description })}
                maxLength={DESCRIPTION_MAX}
              />
            </div>
          </Disclosure>
        </>
      ) : null}
      <div className="sticky bottom-[calc(var(--toast-bottom)-1rem)] z-1 -mx-1 grid grid-cols-[auto_1fr] gap-2.5 bg-surface px-1 py-2 md:flex md:justify-end">
        {onCancel && cancelLabel ? (
          <Button variant="quiet" size="sm" onClick={onCancel}>
            {cancelLabel}
          </Button>
        ) : null}
        <Button
          size="sm"
          icon={submit.icon}
          disabled={!isComplete || submit.isOff === true || isPreparing}
          onClick={send}
          className={onCancel ? 'px-3' : 'col-span-2'}
        >
          {submit.label}
        </Button>
      </div>
    </div>
  )
}

import { useState, type ReactNode } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import { uiCopy } from '../../copy/ui'
import { uploader } from '../../copy/uploader'
import type { VideoFields } from '../../data/store/videos'
import { isUnfinishedDuration } from '../../lib/duration'
import { DESCRIPTION_MAX, TITLE_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { VideoPicture } from '../../ui/video-picture'
import { ErrorSummary } from '../form/error-summary'
import { useFieldErrors } from '../form/use-field-errors'
import { toVideoImage } from '../image/compress'
import { PictureField } from '../pictures/picture-field'
import { TextField } from '../ui/text-field'
import { takeFocus } from '../ui/take-focus'
import { duplicateOf, errorsOf, type VideoTexts } from './form'
import { LinkAssistant } from './link-assistant'

type Props = {
  fields: VideoTexts & { id: string }
  onChange: (part: Partial<VideoTexts>) => void
  list: readonly VideoFields[]
  submit: { label: string; icon?: ReactNode; isOff?: boolean }
  onSubmit: () => void
  onCancel: () => void
}

/** For adding a video and for editing one: the link comes first, the rest follows once there is one. */
export function VideoForm({ fields, onChange, list, submit, onSubmit, onCancel }: Props) {
  const { id, url, title, description = '', duration = '', image = '' } = fields
  const errors = errorsOf(fields)
  const { frame, summary, errorOf, refuse } = useFieldErrors(errors)
  const [isPreparing, setPreparing] = useState(false)
  // Only at first: an emptied field must not fold away.
  const [hasDetails] = useState(description !== '' || duration !== '' || image !== '')
  const isDurationWrong = errors.some(({ name }) => name.endsWith('.duration')) && !isUnfinishedDuration(duration)
  const durationError = isDurationWrong ? words.add.durationError : errorOf(`${id}.duration`)
  const isOff = title.trim() === '' || url.trim() === '' || isPreparing || submit.isOff === true
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
          ref={takeFocus}
          name={`${id}.url`}
          label={words.add.url}
          value={url}
          onChange={(text) => onChange({ url: text })}
          type="url"
          inputMode="url"
          autoComplete="off"
          // No `maxLength`: a link that is cut is a different link.
          placeholder="https://"
          ltr
          required
          error={errorOf(`${id}.url`)}
          onEnter={send}
        />
        <p className="text-tiny text-muted">{words.add.consent}</p>
        {errorOf(`${id}.url`) ? null : <LinkAssistant url={url} duplicate={duplicateOf(url, list, id)} />}
      </div>
      {url || title ? (
        <>
          <TextField
            name={`${id}.title`}
            label={words.add.name}
            value={title}
            onChange={(text) => onChange({ title: text })}
            maxLength={TITLE_MAX}
            required
            error={errorOf(`${id}.title`)}
            onEnter={send}
          />
          <Disclosure
            open={hasDetails}
            title={<span className="text-card font-semibold text-primary">{words.add.details}</span>}
          >
            <div className="grid gap-4 pt-2 pb-1">
              <TextField
                name={`${id}.duration`}
                className="max-w-48"
                label={words.add.duration}
                note={`(${uiCopy.optional})`}
                value={duration}
                onChange={(text) => onChange({ duration: text })}
                placeholder="04:30"
                autoComplete="off"
                ltr
                hint={durationError ? null : words.add.durationHint}
                error={durationError}
                onEnter={send}
              />
              <PictureField
                words={words.picture}
                name={words.picture.nameOf(title.trim())}
                text={uploader}
                place="video"
                compress={toVideoImage}
                onChange={(next) => onChange({ image: next })}
                onPreparing={setPreparing}
                canRemove={image !== ''}
                lead={<VideoPicture id={id} image={image} frame={undefined} mark="small" className="w-32 shrink-0" />}
              />
              <TextField
                rows={3}
                label={words.add.description}
                note={`(${uiCopy.optional})`}
                value={description}
                onChange={(text) => onChange({ description: text })}
                maxLength={DESCRIPTION_MAX}
              />
            </div>
          </Disclosure>
        </>
      ) : null}
      <div className="sticky bottom-[calc(var(--toast-bottom)-1rem)] z-1 -mx-1 flex gap-2.5 bg-surface px-1 py-2 md:justify-end">
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {words.row.cancel}
        </Button>
        <Button size="sm" icon={submit.icon} disabled={isOff} onClick={send} className="max-md:flex-1">
          {submit.label}
        </Button>
      </div>
    </div>
  )
}

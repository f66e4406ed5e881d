import { useEffect, useRef, useState, type ReactNode } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import { uiCopy } from '../../copy/ui'
import { uploader } from '../../copy/uploader'
import type { Video } from '../../data/videos'
import { isUnfinishedDuration, parseDuration } from '../../lib/duration'
import { parseVideoLink } from '../../lib/video-link'
import { DESCRIPTION_MAX, TITLE_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { TextField } from '../ui/text-field'
import { toVideoImage } from '../image/compress'
import { PictureField } from '../picture-field'
import { LinkAssistant } from './link-assistant'
import { duplicateOf, type VideoFields } from './video-edits'
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
  const [refused, setRefused] = useState<string | null>(null)
  const title = useRef<HTMLInputElement>(null)
  const url = useRef<HTMLInputElement>(null)
  const duration = useRef<HTMLInputElement>(null)
  /** Whether an unfinished length was sent. */
  const [isDurationSent, setDurationSent] = useState(false)
  const [isPreparing, setPreparing] = useState(false)
  const [sent, setSent] = useState(0)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const isComplete = fields.title.trim() !== '' && fields.url.trim() !== ''
  const isDurationWrong = fields.duration.trim() !== '' && parseDuration(fields.duration) === null
  const durationError =
    isDurationWrong && (isDurationSent || !isUnfinishedDuration(fields.duration)) ? words.add.durationError : null
  const send = () => {
    if (!isComplete || submit.isOff || isPreparing) return
    if (isDurationWrong) {
      setDurationSent(true)
      duration.current?.focus()
      return
    }
    const link = parseVideoLink(fields.url)
    if (link.kind !== 'refused') {
      onSubmit()
      setSent((count) => count + 1)
      // Keyboard users continue in the title field; focusing it would open the keyboard of a phone.
      if (document.activeElement?.matches(':focus-visible')) title.current?.focus()
      return
    }
    setRefused(words.refused[link.reason])
    url.current?.focus()
  }
  return (
    <div className="grid gap-4">
      <TextField
        label={words.add.name}
        value={fields.title}
        onChange={(title) => onChange({ ...fields, title })}
        maxLength={TITLE_MAX}
        required
        onEnter={send}
        ref={title}
      />
      <div className="grid gap-2">
        <TextField
          ref={url}
          label={words.add.url}
          value={fields.url}
          onChange={(text) => {
            onChange({ ...fields, url: text })
            setRefused(null)
          }}
          type="url"
          inputMode="url"
          autoComplete="off"
          // No `maxLength`: a link that is cut is a different link.
          placeholder="https://"
          ltr
          required
          error={refused}
          onEnter={send}
        />
        <p className="text-tiny text-muted">{words.add.consent}</p>
        {refused ? null : <LinkAssistant url={fields.url} duplicate={duplicateOf(fields.url, list, ownId)} />}
      </div>
      <TextField
        ref={duration}
        className="max-w-48"
        label={words.add.duration}
        note={`(${uiCopy.optional})`}
        value={fields.duration}
        onChange={(text) => {
          onChange({ ...fields, duration: text })
          setDurationSent(false)
        }}
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
        text={uploader}
        compress={toVideoImage}
        onChange={(image) => onChange({ ...fields, image, picture: image ? fields.picture : 0 })}
        onPreparing={setPreparing}
        canRemove={fields.image !== '' || fields.picture > 0}
        lead={<VideoThumb video={{ id: ownId ?? '', picture: fields.picture, image: fields.image }} className="w-32" />}
      />
      <TextField
        rows={3}
        label={words.add.description}
        note={`(${uiCopy.optional})`}
        value={fields.description}
        onChange={(description) => onChange({ ...fields, description })}
        maxLength={DESCRIPTION_MAX}
      />
      <div className="grid grid-cols-[auto_1fr] gap-2.5 md:flex md:justify-end">
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

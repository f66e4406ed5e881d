import { useEffect, useRef, useState, type ReactNode } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import { uiCopy } from '../../copy/ui'
import type { Video } from '../../data/videos'
import { parseVideoLink } from '../../lib/video-link'
import { DESCRIPTION_MAX, TITLE_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { TextField } from '../ui/text-field'
import { LinkAssistant } from './link-assistant'
import { duplicateOf, type VideoFields } from './video-edits'

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
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const isComplete = fields.title.trim() !== '' && fields.url.trim() !== ''
  const send = () => {
    if (!isComplete || submit.isOff) return
    const link = parseVideoLink(fields.url)
    if (link.kind !== 'refused') {
      onSubmit()
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
          disabled={!isComplete || submit.isOff === true}
          onClick={send}
          className={onCancel ? 'px-3' : 'col-span-2'}
        >
          {submit.label}
        </Button>
      </div>
    </div>
  )
}

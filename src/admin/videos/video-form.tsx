import { useState, type ReactNode } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import { uiCopy } from '../../copy/ui'
import { uploader } from '../../copy/uploader'
import { cleanVideos, type VideoFields, type VideosFields } from '../../data/store/videos'
import { isUnfinishedDuration, parseDuration } from '../../lib/duration'
import { isShown, move } from '../../lib/order'
import { pastedLink } from '../../lib/pasted-link'
import { trimmed } from '../../lib/plain-text'
import { toStoredLink } from '../../lib/safe-url'
import { isSame } from '../../lib/same'
import { parseVideoLink, type VideoLink } from '../../lib/video-link'
import { DESCRIPTION_MAX, TITLE_MAX, VIDEOS_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { VideoPicture } from '../../ui/video-picture'
import { ErrorSummary, useFieldErrors, type FieldError } from '../form/field-errors'
import type { Held } from '../form/use-hold'
import { toVideoImage } from '../image/compress'
import { PictureField } from '../pictures/picture-field'
import { TextButton } from '../ui/buttons'
import { takeFocus, TextField, textProps } from '../ui/fields'
import { lengthErrors } from '../ui/too-long'
import { addressOf, LinkAssistant } from './video-row'

export type VideoTexts = Pick<VideoFields, 'title' | 'url' | 'description' | 'duration' | 'image'>
export const NO_TEXTS: VideoTexts = { title: '', url: '', description: '', duration: '', image: '' }

/** As the list is saved: links as https, durations in Latin digits. */
export const clean = ({ videos }: VideosFields): VideosFields =>
  cleanVideos({
    videos: videos.map((video) => ({
      ...video,
      url: storedUrl(video.url),
      duration: parseDuration(video.duration ?? '') ?? video.duration,
    })),
  })

/** The link as typed if it can be stored, otherwise as https. */
export function storedUrl(text: string): string {
  const typed = trimmed(text)
  if (typed.startsWith('https://') && pastedLink(typed) === typed) return typed
  const stored = toStoredLink(typed)
  const link = parseVideoLink(typed)
  const isElsewhere = link.kind === 'direct' || link.kind === 'page'
  return (isElsewhere && typeof stored !== 'string' ? stored.href : addressOf(link)) ?? typed
}

/** Another video of the list with the same film. */
export function duplicateOf(
  text: string,
  list: readonly VideoFields[],
  ownId: string | null,
): VideoFields | null {
  const film = filmOf(parseVideoLink(text))
  if (film === null) return null
  return (
    list.find((video) => video.id !== ownId && filmOf(parseVideoLink(video.url)) === film) ?? null
  )
}

function filmOf(link: VideoLink): string | null {
  if (link.kind === 'youtube' || link.kind === 'drive') return `${link.kind}:${link.id}`
  return link.kind === 'refused' ? null : link.url
}

/** Moves a video to a 1-based position among the shown ones. Hidden videos keep their places between them. */
export function moved(list: readonly VideoFields[], id: string, position: number): VideoFields[] {
  const shown = list.filter(isShown)
  const next = move(
    shown,
    shown.findIndex((video) => video.id === id),
    position - 1,
  )
  return list.map((video) => (isShown(video) ? (next.shift() ?? video) : video))
}

/** The number of videos that were added, removed and edited; a new sequence counts as one change. */
export function countChanges(base: readonly VideoFields[], list: readonly VideoFields[]): number {
  const before = new Map(base.map((video) => [video.id, video]))
  const after = new Map(list.map((video) => [video.id, video]))
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => !isSame(before.get(id), after.get(id)),
  )
  const sequence = (videos: readonly VideoFields[], others: Map<string, unknown>) =>
    videos.flatMap(({ id }) => (others.has(id) ? [id] : []))
  return changed.length + (isSame(sequence(base, after), sequence(list, before)) ? 0 : 1)
}

/** Every invalid field of a video. The names begin with its id. */
export function errorsOf({
  id,
  url,
  title,
  description,
  duration = '',
}: VideoTexts & { id: string }): FieldError[] {
  const link = parseVideoLink(url)
  const isDurationWrong = trimmed(duration) !== '' && parseDuration(duration) === null
  const { add, refused } = words
  return [
    ...(link.kind === 'refused'
      ? [{ name: `${id}.url`, label: add.url, message: refused[link.reason] }]
      : []),
    ...(trimmed(title) === ''
      ? [{ name: `${id}.title`, label: add.name, message: add.nameError }]
      : []),
    ...(isDurationWrong
      ? [{ name: `${id}.duration`, label: add.duration, message: add.durationError }]
      : []),
    ...lengthErrors([
      { name: `${id}.title`, label: add.name, text: title, max: TITLE_MAX },
      {
        name: `${id}.description`,
        label: add.description,
        text: description,
        max: DESCRIPTION_MAX,
      },
    ]),
  ]
}

/** What is invalid in what was changed. A merge or an undo may bring back videos to a list that has been filled since. */
export function errorsIn(base: readonly VideoFields[], list: readonly VideoFields[]): FieldError[] {
  const before = new Map(base.map((video) => [video.id, video]))
  const changed = list.filter((video) => !isSame(video, before.get(video.id)))
  const last = list[0]
  return [
    ...changed.flatMap((video) => errorsOf({ ...NO_TEXTS, ...video })),
    ...(last && list.length > VIDEOS_MAX
      ? [{ name: `${last.id}.list`, label: words.title, message: words.bar.tooMany(VIDEOS_MAX) }]
      : []),
  ]
}

type Props = {
  fields: VideoTexts & { id: string }
  onChange: (part: Partial<VideoTexts>) => void
  list: readonly VideoFields[]
  hold: (picture: Held) => void
  submit: { label: string; icon?: ReactNode; isOff?: boolean }
  onSubmit: () => void
  onCancel: () => void
}

/** For adding a video and for editing one: the link comes first, the rest follows once there is one. */
export function VideoForm({ fields, onChange, list, hold, submit, onSubmit, onCancel }: Props) {
  const { id, url, title, description = '', duration = '', image = '' } = fields
  const errors = errorsOf(fields)
  const { frame, summary, errorOf, refuse } = useFieldErrors(errors)
  const text = textProps(fields, onChange, { errorOf, start: `${id}.` })
  // Only at first: an emptied field must not fold away.
  const [hasDetails] = useState(description !== '' || duration !== '' || image !== '')
  const isDurationWrong =
    errors.some(({ name }) => name.endsWith('.duration')) && !isUnfinishedDuration(duration)
  const durationError = isDurationWrong ? words.add.durationError : errorOf(`${id}.duration`)
  const isOff = trimmed(title) === '' || trimmed(url) === '' || submit.isOff === true
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
          {...text('url')}
          label={words.add.url}
          type="url"
          autoComplete="off"
          // No `maxLength`: a link that is cut is a different link.
          placeholder="https://"
          ltr
          required
          onEnter={send}
        />
        <p className="text-tiny text-muted">{words.add.consent}</p>
        {errorOf(`${id}.url`) ? null : (
          <LinkAssistant url={url} duplicate={duplicateOf(url, list, id)} />
        )}
      </div>
      {url || title ? (
        <>
          <TextField
            {...text('title')}
            label={words.add.name}
            maxLength={TITLE_MAX}
            required
            onEnter={send}
          />
          <Disclosure
            open={hasDetails}
            title={
              <span className="text-card font-semibold text-primary">{words.add.details}</span>
            }
          >
            <div className="grid gap-4 pt-2 pb-1">
              <TextField
                {...text('duration')}
                className="max-w-48"
                label={words.add.duration}
                note={`(${uiCopy.optional})`}
                placeholder="04:30"
                autoComplete="off"
                ltr
                hint={durationError ? null : words.add.durationHint}
                error={durationError}
                onEnter={send}
              />
              <PictureField
                words={words.picture}
                name={words.picture.nameOf(trimmed(title))}
                text={uploader}
                place="video"
                compress={toVideoImage}
                onChange={(next) => onChange({ image: next })}
                hold={hold}
                canRemove={image !== ''}
                lead={
                  <VideoPicture
                    id={id}
                    image={image}
                    frame={undefined}
                    mark="small"
                    className="w-32 shrink-0"
                  />
                }
              />
              <TextField
                {...text('description')}
                rows={3}
                label={words.add.description}
                note={`(${uiCopy.optional})`}
                maxLength={DESCRIPTION_MAX}
              />
            </div>
          </Disclosure>
        </>
      ) : null}
      <div className="sticky bottom-[calc(var(--toast-bottom)-1rem)] z-1 -mx-1 flex gap-2.5 bg-surface px-1 py-2 md:justify-end">
        <TextButton text={words.row.cancel} onClick={onCancel} />
        <Button
          size="sm"
          icon={submit.icon}
          disabled={isOff}
          onClick={send}
          className="max-md:flex-1"
        >
          {submit.label}
        </Button>
      </div>
    </div>
  )
}

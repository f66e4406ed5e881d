import { useEffect, useRef, useState } from 'react'
import { uploader } from '../../copy/uploader'
import { loadsImage } from '../../lib/loads-image'
import { toStoredLink } from '../../lib/stored-link'
import { Notice } from '../../ui/notice'
import { TextButton } from '../ui/buttons'
import { TextField } from '../ui/fields'
import { useLatest } from '../ui/use-latest'
import { useListener } from '../ui/use-listener'

type Props = {
  onLink: (link: string) => void
  /** Makes saving and leaving wait while the link is tried. */
  hold: (image: Promise<boolean>) => void
}

/** A field for the link of an image. The image is loaded on trial; typing another link or leaving the form ends the trial. */
export function ImageLinkForm({ onLink, hold }: Props) {
  const [link, setLink] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isTrying, setTrying] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const running = useRef<AbortController | null>(null)
  const newest = useLatest({ onLink })
  const read = toStoredLink(link)

  useEffect(() => () => running.current?.abort(), [])

  const refuse = (message: string) => {
    setError(message)
    // The focus stays where she has gone meanwhile.
    if (box.current?.contains(document.activeElement)) field.current?.focus()
  }
  /** Loads an image on trial. Resolves with false when the link was refused, and with true when it was accepted or given up. */
  const tryLink = async (address: string): Promise<boolean> => {
    const abort = new AbortController()
    running.current = abort
    setTrying(true)
    const isImage = await loadsImage(address, abort.signal)
    if (abort.signal.aborted) return true
    setTrying(false)
    if (!isImage) {
      refuse(uploader.link.broken)
      return false
    }
    setLink('')
    newest.current.onLink(address)
    return true
  }
  const submitLink = () => {
    if (isTrying) return
    if (typeof read === 'string')
      refuse(uploader.errors[read === 'empty' ? 'empty-link' : 'invalid-link'])
    else hold(tryLink(read.href))
  }
  const type = (typed: string) => {
    running.current?.abort()
    setTrying(false)
    setLink(typed)
    setError(null)
  }

  useListener(box, 'focusout', ({ relatedTarget }) => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && box.current?.contains(target) === true
    // Leaving the field submits the link; switching to another window does not.
    if (typeof read !== 'string' && !isInside(relatedTarget) && !isInside(document.activeElement))
      submitLink()
  })
  return (
    <div ref={box} className="grid gap-2.5">
      <TextField
        field={{ value: link, error, onChange: type }}
        ref={field}
        label={uploader.link.label}
        hint={uploader.link.hint}
        onEnter={submitLink}
        input={{ type: 'url', autoComplete: 'off', ltr: true }}
      />
      {typeof read === 'string' ? null : (
        <Notice tone="info">{uploader.link.notice(read.host)}</Notice>
      )}
      <TextButton
        text={uploader.link.use}
        variant="outline"
        isLoading={isTrying}
        onClick={submitLink}
      />
    </div>
  )
}

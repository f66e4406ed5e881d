import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { uploader } from '../../copy/admin/uploader'
import { toLink } from '../../lib/links/stored-link'
import { Notice } from '../../ui/notice'
import { TextButton } from '../ui/buttons'
import { TextField } from '../ui/fields'
import { focusUnfolded } from '../ui/focus'
import { useLatest } from '../ui/use-latest'
import { useListener } from '../ui/use-listener'
import { canLoadImage } from './can-load-image'
import type { PendingImages } from './pending-images'

/** A link that is typed for an image and not yet taken. */
export type LinkFieldState = {
  text: string
  set: (text: string) => void
}

type Props = {
  typed: LinkFieldState
  onLink: (link: string) => void
  pendingImages: Pick<PendingImages, 'addPending' | 'addPendingLink'>
}

/**
 * A field for the link of an image. The image is loaded on trial; typing another link or leaving the form ends the
 * trial.
 */
export function ImageLinkForm({ typed, onLink, pendingImages }: Props) {
  const [error, setError] = useState<string | null>(null)
  const [isTrying, setTrying] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const runningTrial = useRef<AbortController | null>(null)
  const newest = useLatest({ onLink, typed })
  const link = toLink(typed.text)
  const isBlank = link.kind === 'refused' && link.reason === 'empty'

  useEffect(() => () => runningTrial.current?.abort(), [])

  const refuse = (message: string) => {
    setError(message)
    // The focus returns to the field, unless it has left the form meanwhile.
    if (box.current?.contains(document.activeElement)) field.current?.focus()
  }
  /**
   * Loads an image on trial. Resolves with false when the link was refused, and with true when it was accepted or given
   * up.
   */
  const tryLink = async (address: string): Promise<boolean> => {
    const abort = new AbortController()
    runningTrial.current = abort
    setTrying(true)
    const isImage = await canLoadImage(address, abort.signal)
    if (abort.signal.aborted) return true
    setTrying(false)
    if (!isImage) {
      runningTrial.current = null
      refuse(uploader.link.broken)
      return false
    }
    newest.current.typed.set('')
    newest.current.onLink(address)
    return true
  }
  /** Begins to try the link; false when it cannot be one. */
  const submitLink = (): boolean => {
    // The trial goes on, or the link was taken since the last render.
    if (runningTrial.current) return true
    if (link.kind === 'refused') {
      refuse(uploader.errors[isBlank ? 'empty-link' : 'invalid-link'])
      return false
    }
    pendingImages.addPending(tryLink(link.href))
    return true
  }
  const type = (text: string) => {
    runningTrial.current?.abort()
    runningTrial.current = null
    setTrying(false)
    typed.set(text)
    setError(null)
  }
  const take = useEffectEvent(() => {
    const isLink = submitLink()
    if (!isLink) focusUnfolded(field.current)
    return isLink
  })
  const addPending = useEffectEvent(() => pendingImages.addPendingLink(() => take()))
  useEffect(() => {
    if (isBlank) return
    const removePending = addPending()
    return () => {
      removePending()
      runningTrial.current = null
    }
  }, [isBlank])

  useListener(box, 'focusout', ({ relatedTarget }) => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && box.current?.contains(target) === true
    // Leaving the field submits the link; switching to another window does not.
    if (link.kind === 'accepted' && !isInside(relatedTarget) && !isInside(document.activeElement))
      submitLink()
  })
  return (
    <div ref={box} className="grid gap-2.5">
      <TextField
        field={{ value: typed.text, error, onChange: type }}
        ref={field}
        label={uploader.link.label}
        hint={uploader.link.hint}
        onEnter={submitLink}
        input={{ type: 'url', autoComplete: 'off', ltr: true }}
      />
      {link.kind === 'refused' ? null : (
        <Notice tone="info">{uploader.link.notice(link.host)}</Notice>
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

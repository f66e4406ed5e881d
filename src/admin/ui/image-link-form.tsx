import { useRef, useState } from 'react'
import { toStoredLink } from '../../lib/safe-url'
import { Button } from '../../ui/button'
import { TextField } from './text-field'
import { Notice } from '../../ui/notice'
import { useListener } from '../../ui/use-listener'

export type LinkText = { label: string; use: string; hint: string; notice: (host: string) => string; broken: string }

export function ImageLinkForm({
  text,
  errors,
  onLink,
}: {
  text: LinkText
  errors: { 'empty-link': string; 'invalid-link': string }
  onLink: (link: string) => void
}) {
  const [link, setLink] = useState('')
  const [error, setError] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const read = toStoredLink(link)
  const take = () => {
    if (typeof read !== 'string') {
      setLink('')
      onLink(read.href)
      return
    }
    setError(read === 'empty' ? errors['empty-link'] : errors['invalid-link'])
    field.current?.focus()
  }
  useListener(box, 'focusout', ({ relatedTarget }) => {
    const isInside = (target: EventTarget | null) => target instanceof Node && box.current?.contains(target) === true
    // Leaving the field submits the link; switching to another window does not.
    if (typeof read !== 'string' && !isInside(relatedTarget) && !isInside(document.activeElement)) take()
  })
  return (
    <div ref={box} className="grid gap-2.5">
      <TextField
        ref={field}
        label={text.label}
        hint={text.hint}
        type="url"
        inputMode="url"
        autoComplete="off"
        ltr
        value={link}
        error={error}
        onChange={(value) => {
          setLink(value)
          setError(null)
        }}
        onEnter={take}
      />
      {typeof read === 'string' ? null : <Notice tone="info">{text.notice(read.host)}</Notice>}
      <Button variant="outline" size="sm" onClick={take}>
        {text.use}
      </Button>
    </div>
  )
}

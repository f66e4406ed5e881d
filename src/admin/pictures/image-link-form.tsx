import { useRef, useState } from 'react'
import { uploader } from '../../copy/uploader'
import { toStoredLink } from '../../lib/safe-url'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { useListener } from '../ui/use-listener'
import { TextField } from '../ui/text-field'

const words = uploader.link

export function ImageLinkForm({ onLink }: { onLink: (link: string) => void }) {
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
    setError(uploader.errors[read === 'empty' ? 'empty-link' : 'invalid-link'])
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
        label={words.label}
        hint={words.hint}
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
      {typeof read === 'string' ? null : <Notice tone="info">{words.notice(read.host)}</Notice>}
      <Button variant="outline" size="sm" onClick={take}>
        {words.use}
      </Button>
    </div>
  )
}

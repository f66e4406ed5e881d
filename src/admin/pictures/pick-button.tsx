import { useRef, type ReactNode } from 'react'
import { Button } from '../../ui/button'

// Phones convert HEIC to JPEG when it is not accepted.
const ACCEPT = 'image/jpeg,image/png,image/webp,image/svg+xml'

type Props = {
  icon?: ReactNode
  text: string
  isMultiple?: boolean
  onFiles: (files: File[]) => void
  className?: string
}

export function PickButton({ icon, text, isMultiple = false, onFiles, className = 'px-2' }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outline" size="sm" icon={icon} className={className} onClick={() => input.current?.click()}>
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        multiple={isMultiple}
        hidden
        aria-label={text}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}

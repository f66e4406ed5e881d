import { useRef, useState, type ReactNode } from 'react'
import { cn } from '../../lib/cn'
import { Button } from '../../ui/button'
import { ImageLinkForm, type LinkText } from './image-link-form'
import { Notice } from '../../ui/notice'
import { useFileDrop } from './use-file-drop'

export const UPLOAD_MODES = ['base64', 'hosted', 'url'] as const
export type UploadMode = (typeof UPLOAD_MODES)[number]

export type UploaderText = {
  mode: { label: string } & Record<UploadMode, string>
  choose: string
  chooseMany: string
  drop: string
  dropOne: string
  dropping: string
  link: LinkText
  hostedWarning: string
  errors: { 'empty-link': string; 'invalid-link': string; unsupported: string }
}

type Props = {
  text: UploaderText
  modes?: readonly string[]
  isMultiple?: boolean
  onFiles: (files: File[], mode: 'base64' | 'hosted') => void
  onLink: (link: string) => void
  /** Called after a pasted picture was taken. */
  onPasted?: () => void
  lead?: ReactNode
  heading?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** `zone` always shows the dashed box; `plain` only while dragging. */
  variant?: 'zone' | 'plain'
}

const isMode = (mode: string): mode is UploadMode => (UPLOAD_MODES as readonly string[]).includes(mode)

// Phones convert HEIC to JPEG when only these are accepted.
const ACCEPT = 'image/jpeg,image/png,image/webp'

/** Accepts pictures by choosing, dropping and pasting, or as a link. */
export function ImageUploader({
  text,
  modes = ['base64'],
  isMultiple = false,
  onFiles,
  onLink,
  onPasted,
  lead,
  heading,
  children,
  actions,
  variant = 'zone',
}: Props) {
  const [chosen, setMode] = useState<string>(modes[0] ?? 'base64')
  const mode = modes.includes(chosen) ? chosen : (modes[0] ?? 'base64')
  const others = modes.filter(isMode).filter((one) => one !== mode)
  const take = (files: File[]) => {
    if (mode === 'base64' || mode === 'hosted') onFiles(isMultiple ? files : files.slice(0, 1), mode)
  }
  const takesFiles = mode === 'base64' || mode === 'hosted'
  const { isOver, zone } = useFileDrop(take, takesFiles, onPasted)
  return (
    <div
      {...zone}
      className={cn(
        'relative grid gap-4',
        variant === 'zone' && 'rounded-control border-2 border-dashed border-field bg-surface p-4 md:p-5',
        variant === 'plain' && isOver && 'rounded-control outline-2 outline-dashed outline-offset-8 outline-primary',
        variant === 'zone' && isOver && 'border-primary bg-tint',
      )}
    >
      <div className={cn('flex gap-4', variant === 'zone' ? 'items-start' : 'items-center')}>
        {lead}
        <div className="grid min-w-0 flex-1 content-start gap-1">{heading}</div>
      </div>
      {isMode(mode) ? null : (
        <Notice tone="error" role="alert">
          {text.errors.unsupported}
        </Notice>
      )}
      {mode === 'hosted' ? <Notice tone="warn">{text.hostedWarning}</Notice> : null}
      {mode === 'url' ? <ImageLinkForm text={text.link} errors={text.errors} onLink={onLink} /> : null}
      {children}
      {takesFiles || actions ? (
        // Sticky, so that it stays visible below many pictures.
        <div
          className={cn(
            'grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2.5',
            variant === 'zone' && 'sticky bottom-0 bg-inherit py-2',
          )}
        >
          {takesFiles ? (
            <PickButton text={isMultiple ? text.chooseMany : text.choose} isMultiple={isMultiple} onFiles={take} />
          ) : null}
          {actions}
        </div>
      ) : null}
      {takesFiles ? (
        <p aria-live="polite" className="hidden text-tiny text-hint pointer-fine:block">
          {isOver ? text.dropping : isMultiple ? text.drop : text.dropOne}
        </p>
      ) : null}
      {others.length > 0 ? <ModeSwitch text={text} modes={others} onChange={setMode} /> : null}
    </div>
  )
}

function PickButton({
  text,
  isMultiple = false,
  onFiles,
}: {
  text: string
  isMultiple?: boolean
  onFiles: (files: File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outline" size="sm" className="w-full px-2" onClick={() => input.current?.click()}>
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

/** The other sources of a picture, as quiet buttons. */
function ModeSwitch({
  text,
  modes,
  onChange,
}: {
  text: UploaderText
  modes: readonly UploadMode[]
  onChange: (mode: UploadMode) => void
}) {
  return (
    <div role="group" aria-label={text.mode.label} className="flex flex-wrap gap-x-4">
      {modes.map((one) => (
        <button
          key={one}
          type="button"
          onClick={() => onChange(one)}
          className="press min-h-11 rounded-chip text-small font-semibold text-primary underline underline-offset-4"
        >
          {text.mode[one]}
        </button>
      ))}
    </div>
  )
}

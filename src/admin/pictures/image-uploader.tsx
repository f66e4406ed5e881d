import { useState, type ReactNode } from 'react'
import { uploader } from '../../copy/uploader'
import { cn } from '../../lib/cn'
import { Notice } from '../../ui/notice'
import { notify } from '../ui/toast'
import { ImageLinkForm } from './image-link-form'
import { UPLOAD_MODES, uploadModes, type UploadMode } from './image-modes'
import { PickButton } from './pick-button'
import { useFileDrop } from './use-file-drop'

type Props = {
  modes?: readonly string[]
  isMultiple?: boolean
  onFiles: (files: File[], mode: 'base64' | 'hosted') => void
  onLink: (link: string) => void
  /** Which picture this is, said after one was pasted. */
  pastedInto: string
  lead?: ReactNode
  heading?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** `zone` always shows the dashed box; `plain` only while dragging. */
  variant?: 'zone' | 'plain'
}

const isMode = (mode: string): mode is UploadMode => (UPLOAD_MODES as readonly string[]).includes(mode)

/** Accepts pictures by choosing, dropping and pasting, or as a link. */
export function ImageUploader({
  modes = uploadModes,
  isMultiple = false,
  onFiles,
  onLink,
  pastedInto,
  lead,
  heading,
  children,
  actions,
  variant = 'zone',
}: Props) {
  const [mode, setMode] = useState<string>(modes[0] ?? 'base64')
  const others = modes.filter(isMode).filter((one) => one !== mode)
  const takesFiles = mode === 'base64' || mode === 'hosted'
  const take = (files: File[]) => {
    if (takesFiles) onFiles(isMultiple ? files : files.slice(0, 1), mode)
  }
  const { isOver, zone } = useFileDrop(take, takesFiles, () => notify({ title: uploader.pasted(pastedInto) }))
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
          {uploader.errors.unsupported}
        </Notice>
      )}
      {mode === 'hosted' ? <Notice tone="warn">{uploader.hostedWarning}</Notice> : null}
      {mode === 'url' ? <ImageLinkForm onLink={onLink} /> : null}
      {children}
      {takesFiles || actions ? (
        // Sticky, so that it stays visible below many pictures.
        <div
          className={cn(
            'flex flex-wrap gap-2.5 *:flex-[1_1_7.5rem]',
            variant === 'zone' && 'sticky bottom-0 bg-inherit py-2',
          )}
        >
          {takesFiles ? (
            <PickButton
              text={isMultiple ? uploader.chooseMany : uploader.choose}
              isMultiple={isMultiple}
              onFiles={take}
            />
          ) : null}
          {actions}
        </div>
      ) : null}
      {takesFiles ? (
        <p aria-live="polite" className="hidden text-tiny text-hint pointer-fine:block">
          {isOver ? uploader.dropping : isMultiple ? uploader.drop : uploader.dropOne}
        </p>
      ) : null}
      {others.length > 0 ? (
        <div role="group" aria-label={uploader.mode.label} className="flex flex-wrap gap-x-4">
          {others.map((one) => (
            <button
              key={one}
              type="button"
              onClick={() => setMode(one)}
              className="press min-h-11 rounded-chip text-small font-semibold text-primary underline underline-offset-4"
            >
              {uploader.mode[one]}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

import { useState, type ReactNode } from 'react'
import { uploader } from '../../copy/admin/uploader'
import { env } from '../../env'
import { cn } from '../../lib/cn'
import { Notice } from '../../ui/notice'
import { FileButton } from '../ui/buttons'
import { moveFocusOnRemoval } from '../ui/focus'
import { notify } from '../ui/toast'
import { useFileDrop } from './use-file-drop'

/** Phones convert HEIC to JPEG when only these types are accepted. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp'
export const ACCEPTED_TYPES = `${PHOTO_TYPES},image/svg+xml`

/** The sources of an image: a file that is stored, a link, or a file that is uploaded to a public host. */
const MODES = ['base64', 'url', 'hosted'] as const
const isMode = (mode: string): mode is (typeof MODES)[number] =>
  MODES.some((known) => known === mode)
const OFFERED: readonly string[] = MODES.filter(
  (mode) => mode !== 'hosted' || env.imageHostClientId,
)

type Props = {
  modes?: readonly string[]
  files: {
    /**
     * Accepts several files, and shows a dashed box for them. For a single file an outline appears only while it is
     * dragged.
     */
    isMultiple?: boolean
    add: (files: File[], mode: 'base64' | 'hosted') => void
    /** Whether an image is refused that was meant for the public host. Its retry goes there in every mode. */
    isHostedRefused?: boolean
  }
  link: {
    /** Whether a link is typed and not yet taken. It opens the mode of links. */
    isTyped: boolean
    /** The `ImageLinkForm`, shown in the mode of links. */
    form: ReactNode
  }
  /** The name of the image, for the message after a paste. */
  pastedInto: string
  /** An image, and a text beside it, above the rest. */
  heading?: { thumbnail: ReactNode; text: ReactNode }
  children?: ReactNode
  actions?: ReactNode
}

/** Accepts images by choosing, dropping and pasting, or as a link. */
export function ImageUploader({ modes = OFFERED, files, link, ...props }: Props) {
  const { isMultiple = false } = files
  const [mode, setMode] = useState<string>(modes[0] ?? 'base64')
  const [wasTyped, setWasTyped] = useState(false)
  if (wasTyped !== link.isTyped) {
    setWasTyped(link.isTyped)
    if (link.isTyped) setMode('url')
  }
  const otherModes = modes.filter(isMode).filter((other) => other !== mode)
  const takesFiles = mode === 'base64' || mode === 'hosted'
  const addFiles = (chosen: File[]) => {
    if (takesFiles) files.add(isMultiple ? chosen : chosen.slice(0, 1), mode)
  }
  const { isDraggedOver, zone } = useFileDrop(addFiles, takesFiles, () =>
    notify({ title: uploader.pasted(props.pastedInto) }),
  )
  const hasDropZone = isMultiple
  const dropHint = isMultiple ? uploader.drop : uploader.dropOne
  return (
    <div
      {...zone}
      className={cn(
        'relative grid gap-4',
        hasDropZone && 'rounded-control border-2 border-dashed border-field bg-surface p-4 md:p-5',
        isDraggedOver &&
          !hasDropZone &&
          'rounded-control outline-2 outline-dashed outline-offset-8 outline-primary',
        isDraggedOver && hasDropZone && 'border-primary bg-tint',
      )}
    >
      <div className={cn('flex gap-4', hasDropZone ? 'items-start' : 'items-center')}>
        {props.heading?.thumbnail}
        <div className="grid min-w-0 flex-1 content-start gap-1">{props.heading?.text}</div>
      </div>
      {isMode(mode) ? null : (
        <Notice tone="error" role="alert">
          {uploader.errors.unsupported}
        </Notice>
      )}
      {mode === 'hosted' || files.isHostedRefused ? (
        <Notice tone="warn">{uploader.hostedWarning}</Notice>
      ) : null}
      {mode === 'url' ? link.form : null}
      {props.children}
      {/* The row is sticky, so that it stays visible below many images. */}
      <div
        className={cn(
          'flex flex-wrap gap-2.5 *:flex-[1_1_7.5rem] empty:hidden',
          hasDropZone && 'sticky bottom-0 bg-inherit py-2',
        )}
      >
        {takesFiles ? (
          <FileButton
            accept={ACCEPTED_TYPES}
            variant="outline"
            text={isMultiple ? uploader.chooseMany : uploader.choose}
            className="px-2"
            isMultiple={isMultiple}
            onFiles={addFiles}
          />
        ) : null}
        {props.actions}
      </div>
      {takesFiles ? (
        <p aria-live="polite" className="hidden text-tiny text-hint pointer-fine:block">
          {isDraggedOver ? uploader.dropping : dropHint}
        </p>
      ) : null}
      {otherModes.length > 0 ? (
        <div role="group" aria-label={uploader.mode.label} className="flex flex-wrap gap-x-4">
          {otherModes.map((other) => (
            <button
              key={other}
              ref={moveFocusOnRemoval}
              type="button"
              onClick={() => setMode(other)}
              className="press min-h-11 rounded-chip text-small font-semibold text-primary underline underline-offset-4"
            >
              {uploader.mode[other]}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

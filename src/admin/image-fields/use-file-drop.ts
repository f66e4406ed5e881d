import { useRef, useState, type DragEvent } from 'react'
import { useListener } from '../ui/use-listener'
import { hasFiles, isWritable, transferredImages } from './transfer'

/** The image field whose form was focused or pressed last. */
let lastUsed: HTMLElement | null = null

const formOf = (field: HTMLElement): Element => field.closest('[data-paste-area]') ?? field

/** Whether a paste at `target` goes to this image field. It does not while the field is hidden or behind a dialog. */
function takesPaste(field: HTMLElement | null, target: EventTarget | null): boolean {
  if (!field || lastUsed !== field || field.closest('details:not([open]), [hidden]')) return false
  const isInForm = target instanceof Node && formOf(field).contains(target)
  return !isBehindDialog(field) && (isInForm || !isWritable(target))
}

const OPEN_DIALOG = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]'

function isBehindDialog(field: HTMLElement): boolean {
  const top = [...document.querySelectorAll(OPEN_DIALOG)].at(-1)
  return top !== undefined && !top.contains(field)
}

/** Whether the browser inserts the text that is dragged with files. */
const takesText = ({ dataTransfer, target }: globalThis.DragEvent): boolean =>
  isWritable(target) && dataTransfer?.types.includes('text/plain') === true

/** Prevents the browser from opening a file that is dropped beside the zone. */
function refuseFiles(event: globalThis.DragEvent): void {
  if (hasFiles(event.dataTransfer) && !takesText(event)) event.preventDefault()
}

/** Takes files that are dropped on `zone`. Also takes pasted files, in the field that was used last. */
export function useFileDrop(
  onFiles: (files: File[]) => void,
  isOn: boolean,
  onPasted?: () => void,
) {
  const [isDraggedOver, setDraggedOver] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const [ref] = useState(() => (element: HTMLDivElement) => {
    field.current = element
    const form = formOf(element)
    const use = () => {
      lastUsed = element
    }
    // Listens also while no file is accepted, because the press may change that.
    form.addEventListener('focusin', use)
    form.addEventListener('pointerdown', use)
    return () => {
      form.removeEventListener('focusin', use)
      form.removeEventListener('pointerdown', use)
    }
  })

  const paste = (event: ClipboardEvent) => {
    if (!takesPaste(field.current, event.target)) return
    const images = transferredImages(event.clipboardData, event.target)
    if (images.length === 0) return
    event.preventDefault()
    onFiles(images)
    onPasted?.()
  }
  useListener(document, 'paste', isOn ? paste : null)
  useListener(document, 'dragover', refuseFiles)
  useListener(document, 'drop', refuseFiles)

  const zone = {
    ref,
    onDragOver: (event: DragEvent) => {
      if (!isOn || !hasFiles(event.dataTransfer) || takesText(event.nativeEvent)) return
      event.preventDefault()
      setDraggedOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      const into = event.relatedTarget
      if (!(into instanceof Node && event.currentTarget.contains(into))) setDraggedOver(false)
    },
    onDrop: (event: DragEvent) => {
      setDraggedOver(false)
      const images = transferredImages(event.dataTransfer, event.target)
      if (!isOn || images.length === 0) return
      event.preventDefault()
      onFiles(images)
    },
  }
  return { isDraggedOver, zone }
}

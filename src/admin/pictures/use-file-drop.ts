import { useRef, useState, type DragEvent } from 'react'
import { useListener } from '../ui/use-listener'

const filesOf = (transfer: DataTransfer | null): File[] => [...(transfer?.files ?? [])]

export const hasFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') ?? false

function refuseFiles(event: globalThis.DragEvent): void {
  if (hasFiles(event.dataTransfer)) event.preventDefault()
}

/** The field whose form was focused or pressed last. */
let lastUsed: HTMLElement | null = null

const formOf = (field: HTMLElement): Element => field.closest('[data-paste-area]') ?? field

/** Whether a paste at `target` goes to `field`. A closed field takes nothing. */
function takesPaste(field: HTMLElement | null, target: EventTarget | null): boolean {
  if (!field || lastUsed !== field || field.closest('details:not([open]), [hidden]')) return false
  return !(target instanceof Element) || formOf(field).contains(target) || !target.matches('input, textarea')
}

/**
 * Files dropped on `zone` or pasted: a paste goes to the field that was used last, within its `[data-paste-area]`.
 * @param onPasted called after a pasted file was taken
 */
export function useFileDrop(onFiles: (files: File[]) => void, isOn: boolean, onPasted?: () => void) {
  const [isOver, setOver] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const [ref] = useState(() => (own: HTMLDivElement) => {
    field.current = own
    const form = formOf(own)
    const use = () => {
      lastUsed = own
    }
    // Also while no file is taken, because a press may change that.
    form.addEventListener('focusin', use)
    form.addEventListener('pointerdown', use)
    return () => {
      if (lastUsed === own) lastUsed = null
      form.removeEventListener('focusin', use)
      form.removeEventListener('pointerdown', use)
    }
  })

  const paste = (event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData)
    if (files.length === 0 || event.defaultPrevented || !takesPaste(field.current, event.target)) return
    event.preventDefault()
    onFiles(files)
    onPasted?.()
  }
  useListener(document, 'paste', paste, isOn)
  // Prevents the browser from opening a file that is dropped beside the zone.
  useListener(document, 'dragover', refuseFiles)
  useListener(document, 'drop', refuseFiles)

  const zone = {
    ref,
    onDragOver: (event: DragEvent) => {
      if (!isOn || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      const into = event.relatedTarget
      if (!(into instanceof Node && event.currentTarget.contains(into))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      setOver(false)
      const files = filesOf(event.dataTransfer)
      if (!isOn || files.length === 0) return
      event.preventDefault()
      onFiles(files)
    },
  }
  return { isOver, zone }
}

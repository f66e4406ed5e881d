import { useEffect, useRef, useState, type DragEvent } from 'react'

const filesOf = (transfer: DataTransfer | null): File[] => [...(transfer?.files ?? [])]

/** Files dropped on `zone` or pasted on the page. */
export function useFileDrop(onFiles: (files: File[]) => void, isOn: boolean) {
  const [isOver, setOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })

  useEffect(() => {
    if (!isOn) return
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData)
      // One paste goes to one of several open forms.
      if (files.length === 0 || event.defaultPrevented) return
      event.preventDefault()
      take.current(files)
    }
    // Prevents the browser from opening a file that is dropped beside the zone.
    const stray = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    document.addEventListener('paste', paste)
    document.addEventListener('dragover', stray)
    document.addEventListener('drop', stray)
    return () => {
      document.removeEventListener('paste', paste)
      document.removeEventListener('dragover', stray)
      document.removeEventListener('drop', stray)
    }
  }, [isOn])

  const zone = {
    onDragOver: (event: DragEvent) => {
      if (!isOn || !event.dataTransfer.types.includes('Files')) return
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

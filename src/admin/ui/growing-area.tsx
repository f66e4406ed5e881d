import { useEffect, useRef, type ComponentProps } from 'react'

/** A text area as high as its text. */
export function GrowingArea({ className = '', ...props }: ComponentProps<'textarea'>) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { value } = props
  useEffect(() => {
    const element = area.current
    // Chrome 123, Firefox 152 and Safari 26.2 grow it by `field-sizing`.
    if (!element || CSS.supports('field-sizing', 'content')) return
    // The height is set again when the width changes, and when the part that contains the area opens.
    const watcher = new ResizeObserver(() => fit(element))
    watcher.observe(element)
    fit(element)
    return () => watcher.disconnect()
  }, [value])
  return <textarea {...props} ref={area} className={`field-sizing-content ${className}`} />
}

function fit(area: HTMLTextAreaElement): void {
  const edges = area.offsetHeight - area.clientHeight
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + edges}px`
}

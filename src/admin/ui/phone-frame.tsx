import { useCallback, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Shows a part of the public site as a phone does: a frame has a viewport of its own. Only scrolling works in it. */
export function PhoneFrame({ title, children }: { title: string; children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement | null>(null)

  const start = useCallback((frame: HTMLIFrameElement | null) => {
    const inside = frame?.contentDocument
    if (!inside) return
    inside.documentElement.lang = 'ar'
    inside.documentElement.dir = 'rtl'
    const styles = [...document.querySelectorAll('style, link[rel=stylesheet]')]
    inside.head.replaceChildren(...styles.map((style) => style.cloneNode(true)))
    setBody(inside.body)
  }, [])

  return (
    <iframe
      // Firefox replaces the first document of an empty frame when it has loaded.
      ref={start}
      onLoad={(event) => start(event.currentTarget)}
      title={title}
      tabIndex={-1}
      className="edged h-160 w-full max-w-90 rounded-control border border-hairline bg-page"
    >
      {body ? createPortal(<div inert>{children}</div>, body) : null}
    </iframe>
  )
}

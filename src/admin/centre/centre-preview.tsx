import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { adminCentre } from '../../copy/admin/centre'
import type { CentreFields } from '../../data/content/centre'
import { CentreContext } from '../../data/pages/use-centre'
import { CallBar } from '../../layout/call-bar'
import { Footer } from '../../layout/footer'
import { Header } from '../../layout/header'
import { OpeningHours } from '../../layout/opening-hours'
import { Disclosure } from '../../ui/disclosure'
import { useIsScreenOpen } from '../ui/screen'
import { windowEvents } from '../ui/window-events'

/** The size of a phone's screen, in px. */
const PHONE = { width: 360, height: 640 }

/**
 * The header and footer of the public pages on a phone, with the details as they are typed. It is an iframe, because
 * that has its own viewport. It can only be scrolled, and is scaled down where there is less room.
 */
export function CentrePreview({ fields }: { fields: CentreFields }) {
  const title = adminCentre.groups.preview
  const [body, setBody] = useState<HTMLElement | null>(null)
  const { room, scale } = useScale()

  const start = useCallback((iframe: HTMLIFrameElement | null) => {
    const inside = iframe?.contentDocument
    if (!inside) return
    inside.documentElement.lang = 'ar'
    inside.documentElement.dir = 'rtl'
    const styles = [...document.querySelectorAll('style, link[rel=stylesheet]')]
    inside.head.replaceChildren(...styles.map((style) => style.cloneNode(true)))
    setBody(inside.body)
  }, [])

  const site = (
    <div inert>
      <CentreContext value={fields}>
        <Header />
        <div className="p-5 empty:hidden">
          <OpeningHours />
        </div>
        <Footer />
        <CallBar />
      </CentreContext>
    </div>
  )
  return (
    <div
      data-preview
      className="edged rounded-control bg-surface px-4.5 py-2.5 hairline max-xl:max-w-3xl xl:sticky xl:top-20 xl:bg-transparent xl:p-0 xl:shadow-none"
    >
      <div ref={room} />
      <Disclosure
        until="xl"
        label={title}
        title={<h3 className="flex min-h-12 items-center text-h3">{title}</h3>}
      >
        <p className="pb-3 text-small text-muted">{adminCentre.previewHint}</p>
        <div className="overflow-hidden" style={{ height: PHONE.height * scale }}>
          <iframe
            // Firefox replaces the first document of an empty iframe after loading it.
            ref={start}
            onLoad={(event) => start(event.currentTarget)}
            title={title}
            tabIndex={-1}
            style={{ ...PHONE, transform: `scale(${scale})` }}
            className="edged origin-top-right rounded-control border border-hairline bg-page"
          >
            {body ? createPortal(site, body) : null}
          </iframe>
        </div>
      </Disclosure>
    </div>
  )
}

const subscribeSize = windowEvents('resize')

/** The scale at which the phone fits into the element with this ref. */
function useScale() {
  const room = useRef<HTMLDivElement>(null)
  // Renders again when the panel is opened: while it is hidden the element has no width.
  useIsScreenOpen()
  const width = useSyncExternalStore(subscribeSize, () => room.current?.clientWidth || PHONE.width)
  return { room, scale: Math.min(1, width / PHONE.width) }
}

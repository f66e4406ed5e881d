import { useCallback, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { adminCentre } from '../../copy/admin-centre'
import type { CentreFields } from '../../data/content/centre'
import { CentreContext } from '../../data/pages/use-centre'
import { CallBar } from '../../layout/call-bar'
import { Footer } from '../../layout/footer'
import { Header } from '../../layout/header'
import { OpeningHours } from '../../layout/opening-hours'
import { Disclosure } from '../../ui/disclosure'

const title = adminCentre.groups.preview

/** The frame of the public pages with the details as they are typed. */
export function CentrePreview({ fields }: { fields: CentreFields }) {
  return (
    <div
      data-preview
      className="edged rounded-control bg-surface px-4.5 py-2.5 hairline max-xl:max-w-3xl xl:sticky xl:top-20 xl:bg-transparent xl:p-0 xl:shadow-none"
    >
      <Disclosure until="xl" label={title} title={<h3 className="flex min-h-12 items-center text-h3">{title}</h3>}>
        <p className="pb-3 text-small text-muted">{adminCentre.previewHint}</p>
        <PhoneFrame title={title}>
          <CentreContext value={fields}>
            <Header />
            {fields.hours.length > 0 ? (
              <div className="p-5">
                <OpeningHours />
              </div>
            ) : null}
            <Footer />
            <CallBar />
          </CentreContext>
        </PhoneFrame>
      </Disclosure>
    </div>
  )
}

/** Shows a part of the public site as a phone does: a frame has a viewport of its own. Only scrolling works in it. */
function PhoneFrame({ title, children }: { title: string; children: ReactNode }) {
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

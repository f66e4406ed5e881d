import { adminCentre } from '../../copy/admin-centre'
import type { CentreFields } from '../../data/content/centre'
import { CentreContext } from '../../data/pages/use-centre'
import { CallBar } from '../../layout/call-bar'
import { Footer } from '../../layout/footer'
import { Header } from '../../layout/header'
import { OpeningHours } from '../../layout/opening-hours'
import { Disclosure } from '../../ui/disclosure'
import { PhoneFrame } from '../ui/phone-frame'

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

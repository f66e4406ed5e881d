import { adminCentre } from '../../copy/admin-centre'
import type { CentreFields } from '../../data/centre'
import { CentreContext } from '../../data/use-centre'
import { CallBar } from '../../layout/call-bar'
import { Footer } from '../../layout/footer'
import { Header } from '../../layout/header'
import { Group } from './fields'

const words = adminCentre.preview

/** The frame of the public pages with the details as they are typed. */
export function CentrePreview({ fields }: { fields: CentreFields }) {
  return (
    <Group title={adminCentre.groups.preview} hint={words.text}>
      {/* With layout containment, sticky and fixed parts stay inside. */}
      <div inert className="edged overflow-hidden rounded-control bg-page [contain:layout] [zoom:0.78]">
        <CentreContext value={fields}>
          <Header />
          <div className="h-16 bg-page" />
          <Footer />
          <CallBar />
        </CentreContext>
      </div>
    </Group>
  )
}

import { privacy } from '../../copy/privacy'
import { useCentre } from '../../data/pages/use-centre'
import { LegalPage } from './legal-page'

export function PrivacyPage() {
  return <LegalPage {...privacy(useCentre())} />
}

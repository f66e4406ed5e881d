import { privacy } from '../copy/privacy'
import { useCentre } from '../data/use-centre'
import { LegalPage } from './sections/legal-page'

export function PrivacyPage() {
  return <LegalPage {...privacy(useCentre())} />
}

import { privacy } from '../copy/privacy'
import { useCentre } from '../data/content/use-centre'
import { LegalPage } from './sections/legal-page'

export function PrivacyPage() {
  return <LegalPage {...privacy(useCentre())} />
}

import { privacy } from '../copy/privacy'
import { LegalPage } from './sections/legal-page'

export function PrivacyPage() {
  return <LegalPage {...privacy} />
}

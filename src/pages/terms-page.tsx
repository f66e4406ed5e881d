import { terms } from '../copy/terms'
import { LegalPage } from './sections/legal-page'

export function TermsPage() {
  return <LegalPage {...terms} />
}

import { terms } from '../copy/terms'
import { withSections } from '../ui/lazy-section'
import { LegalContact, LegalPage } from './sections/legal-page'

export const TermsPage = withSections(Terms, LegalContact)

function Terms() {
  return <LegalPage {...terms} />
}

import { privacy } from '../copy/privacy'
import { withSections } from '../ui/lazy-section'
import { LegalContact, LegalPage } from './sections/legal-page'

export const PrivacyPage = withSections(Privacy, LegalContact)

function Privacy() {
  return <LegalPage {...privacy} />
}

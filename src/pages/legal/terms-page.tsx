import { terms } from '../../copy/terms'
import { useCentre } from '../../data/pages/use-centre'
import { LegalPage } from './legal-page'

export function TermsPage() {
  return <LegalPage {...terms(useCentre())} />
}

import { accessibility } from '../../copy/accessibility'
import { LegalPage } from './legal-page'

export function AccessibilityPage() {
  return <LegalPage {...accessibility} />
}

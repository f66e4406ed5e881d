import { accessibility } from '../copy/accessibility'
import { LegalPage } from './sections/legal-page'

export function AccessibilityPage() {
  return <LegalPage {...accessibility} />
}

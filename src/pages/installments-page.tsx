import { installments } from '../copy/installments'
import { PageHeading, Section } from '../ui/section'
import { PartnersGrid } from './sections/partners-grid'

/** The instalment partners only. */
export function InstallmentsPage() {
  const { title, lead } = installments.page
  return (
    <Section ground="tint" labelledBy="page-title" className="pt-10 md:pt-14 lg:pt-16">
      <PageHeading id="page-title" eyebrow={installments.eyebrow} title={title} lead={lead} />
      <PartnersGrid />
    </Section>
  )
}

import { installments } from '../copy/installments'
import { usePartners } from '../data/pages/use-partners'
import { PAGE_PADDING, Section, SectionHeading } from '../ui/section'
import { ClosingBubble } from './sections/closing-bubble'
import { PartnersGrid } from './sections/partners-grid'

/** The instalment partners only; without any, how to ask about instalments. */
export function InstallmentsPage() {
  const partners = usePartners()
  const { title, lead, ask } = installments.page
  const hasPartners = partners.length > 0
  return (
    <>
      <Section background="page" labelledBy="page-title" className={PAGE_PADDING}>
        <SectionHeading
          level={1}
          id="page-title"
          eyebrow={installments.eyebrow}
          title={title}
          lead={hasPartners ? lead : ask}
        />
        {hasPartners ? <PartnersGrid partners={partners} /> : null}
      </Section>
      <ClosingBubble {...installments.closing} />
    </>
  )
}

import { installments } from '../copy/installments'
import { site } from '../copy/site'
import { usePartners } from '../data/pages/use-partners'
import { PageHeading, Section } from '../ui/section'
import { ContactLinks } from './sections/contact-links'
import { PartnersGrid } from './sections/partners-grid'

/** The instalment partners only; without any, how to ask about instalments. */
export function InstallmentsPage() {
  const partners = usePartners()
  const { title, lead, ask } = installments.page
  const hasPartners = partners.length > 0
  return (
    <Section ground="tint" labelledBy="page-title" className="pt-10 md:pt-14 lg:pt-16">
      <PageHeading id="page-title" eyebrow={installments.eyebrow} title={title} lead={hasPartners ? lead : ask} />
      {hasPartners ? (
        <PartnersGrid partners={partners} />
      ) : (
        <div data-contact-pair className="flex w-full flex-wrap gap-2.5 *:flex-1 sm:*:flex-none">
          <ContactLinks chat={site.chatShort} variant="chat" />
        </div>
      )}
    </Section>
  )
}

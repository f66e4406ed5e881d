import { installments } from '../../copy/installments'
import { usePartners } from '../../data/pages/use-partners'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/button'
import { Section, SectionHeading } from '../../ui/section'
import { PartnersGrid } from '../sections/partners-grid'

export function PartnersSection() {
  const partners = usePartners()
  if (partners.length === 0) return null
  return (
    <Section ground="tint" labelledBy="installments">
      <SectionHeading
        id="installments"
        eyebrow={installments.eyebrow}
        title={installments.title}
        lead={installments.lead}
        action={
          <ButtonLink to={paths.installments} variant="outline" size="sm">
            {installments.more}
          </ButtonLink>
        }
      />
      <PartnersGrid partners={partners} folded />
    </Section>
  )
}

import { servicesCopy } from '../../copy/services'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/button'
import { Lines, Section, SectionHeading } from '../../ui/section'
import { ServicesGrid } from '../sections/services-grid'

export function ServicesSection() {
  return (
    <Section ground="tint" labelledBy="services">
      <SectionHeading
        id="services"
        eyebrow={servicesCopy.eyebrow}
        title={<Lines of={servicesCopy.title} />}
        lead={servicesCopy.lead}
        action={
          <ButtonLink to={paths.services} variant="outline" size="sm">
            {servicesCopy.all}
          </ButtonLink>
        }
      />
      <ServicesGrid level={3} folded />
    </Section>
  )
}

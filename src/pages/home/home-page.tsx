import type { ComponentType } from 'react'
import { installments } from '../../copy/installments'
import { servicesCopy } from '../../copy/services'
import { usePartners } from '../../data/content/use-partners'
import { SectionBoundary } from '../../layout/boundaries'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/button'
import { Lines, Section, SectionHeading } from '../../ui/section'
import { Closing } from '../sections/closing'
import { HomeFigures } from '../sections/figures'
import { PartnersGrid } from '../sections/partners-grid'
import { ServicesGrid } from '../sections/services-grid'
import { FaqSection } from './faq-section'
import { FirstVisitSection } from './first-visit-section'
import { HeroSection } from './hero-section'
import { LatestVideosSection } from './latest-videos-section'

const SECTIONS: ComponentType[] = [
  HeroSection,
  ServicesSection,
  LatestVideosSection,
  FirstVisitSection,
  FaqSection,
  PartnersSection,
  Closing,
]

export function HomePage() {
  return SECTIONS.map((HomeSection, index) => (
    <SectionBoundary key={index}>
      <HomeSection />
    </SectionBoundary>
  ))
}

export function ServicesSection() {
  return (
    <section aria-labelledby="services">
      <SectionBoundary>
        <HomeFigures />
      </SectionBoundary>
      <Section ground="tint">
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
    </section>
  )
}

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

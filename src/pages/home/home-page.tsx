import { home } from '../../copy/home'
import { Closing } from '../sections/closing'
import { Figures } from '../sections/figures'
import { SectionGuard } from '../sections/section-guard'
import { FaqSection } from './faq-section'
import { FirstVisitSection } from './first-visit-section'
import { HeroSection } from './hero-section'
import { LatestVideosSection } from './latest-videos-section'
import { PartnersSection } from './partners-section'
import { ServicesSection } from './services-section'

const SECTIONS = [HeroSection, FiguresBand, ServicesSection, LatestVideosSection, FirstVisitSection, FaqSection, PartnersSection, Closing]

export function HomePage() {
  return SECTIONS.map((Part, index) => (
    <SectionGuard key={index}>
      <Part />
    </SectionGuard>
  ))
}

function FiguresBand() {
  return <Figures {...home.figures} />
}

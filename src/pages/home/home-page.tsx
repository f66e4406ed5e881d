import { home } from '../../copy/home'
import { Closing } from '../sections/closing'
import { Figures } from '../sections/figures'
import { FaqSection } from './faq-section'
import { FirstVisitSection } from './first-visit-section'
import { HeroSection } from './hero-section'
import { LatestVideosSection } from './latest-videos-section'
import { PartnersSection } from './partners-section'
import { ServicesSection } from './services-section'

export function HomePage() {
  return (
    <>
      <HeroSection />
      <Figures {...home.figures} />
      <ServicesSection />
      <LatestVideosSection />
      <FirstVisitSection />
      <FaqSection />
      <PartnersSection />
      <Closing />
    </>
  )
}

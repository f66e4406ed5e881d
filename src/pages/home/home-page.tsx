import { lazySection, withSections } from '../../ui/lazy-section'
import { CentreFigures } from '../sections/centre-figures'
import { SectionGuard } from '../sections/section-guard'
import { HeroSection } from './hero-section'

const BELOW = [
  lazySection(async () => (await import('./services-section')).ServicesSection),
  lazySection(async () => (await import('./latest-videos-section')).LatestVideosSection),
  lazySection(async () => (await import('./first-visit-section')).FirstVisitSection),
  lazySection(async () => (await import('./faq-section')).FaqSection),
  lazySection(async () => (await import('./partners-section')).PartnersSection),
  lazySection(async () => (await import('../sections/closing')).Closing),
]

export const HomePage = withSections(Home, ...BELOW)

function Home() {
  return [HeroSection, CentreFigures, ...BELOW].map((Part, index) => (
    <SectionGuard key={index}>
      <Part />
    </SectionGuard>
  ))
}

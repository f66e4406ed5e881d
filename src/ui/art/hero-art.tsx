import type { ArtProps } from './svg'

export function HeroArt({ className, title = '' }: ArtProps) {
  return <img src="/art/hero.svg" alt={title} width={640} height={596} fetchPriority="high" className={className} />
}

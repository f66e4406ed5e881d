import type { ArtProps } from './svg'

/**
 * The scene of the first fold: a specialist leans in to listen, a child holds the last letter of the word above them.
 * That letter's block slides into the word once, when the page opens.
 */
export function HeroArt({ className, title = '' }: ArtProps) {
  return <img src="/art/hero.svg" alt={title} width={640} height={596} fetchPriority="high" className={className} />
}

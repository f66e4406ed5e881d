import type { ArtProps } from './svg'

export function HeroArt({ className, title = '' }: ArtProps) {
  return (
    <img
      src="/art/hero.svg"
      alt={title}
      width={640}
      height={596}
      fetchPriority="high"
      // Without a handler React has the picture decoded once more, and waits for it before it hydrates the section.
      onLoad={() => undefined}
      className={className}
    />
  )
}

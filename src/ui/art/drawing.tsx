import type { ArtProps } from './svg'

/**
 * A drawing that is a file, not markup: what stands below the first view must not weigh on the page.
 * Its size is known from the start, so nothing moves when it arrives.
 */
export function drawing(name: string, width: number, height: number) {
  return function Drawing({ className, title = '' }: ArtProps) {
    return (
      <img
        src={`/art/${name}.svg`}
        alt={title}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={className}
      />
    )
  }
}

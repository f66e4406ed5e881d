import type { ArtProps } from './svg'

/** A drawing that is loaded as a file of known size, to keep it out of the page's markup. */
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

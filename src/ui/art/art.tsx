import type { ReactNode } from 'react'

/** Without a `title` the drawing is decorative. */
export type ArtProps = { className?: string; title?: string }

/** A drawing in the page's markup. All of its lines have round ends. */
export function Svg({
  box,
  className,
  title,
  children,
}: ArtProps & { box: string; children: ReactNode }) {
  const named = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg
      viewBox={box}
      className={className}
      {...named}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

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

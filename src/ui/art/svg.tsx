import type { ReactNode } from 'react'

/** Without a `title` the drawing is decorative. */
export type ArtProps = { className?: string; title?: string }

export function Svg({ box, className, title, children }: ArtProps & { box: string; children: ReactNode }) {
  const named = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg viewBox={box} className={className} {...named} focusable="false">
      {children}
    </svg>
  )
}

import type { ReactNode } from 'react'

/** `title` names a drawing that carries meaning; without it the drawing is decoration. */
export type ArtProps = { className?: string; title?: string }

export function Svg({ box, className, title, children }: ArtProps & { box: string; children: ReactNode }) {
  const named = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg viewBox={box} className={className} {...named} focusable="false">
      {children}
    </svg>
  )
}

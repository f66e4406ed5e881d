import type { ReactNode } from 'react'
import { NOTICE_HEIGHT_PX, NOTICE_WIDTH_PX } from '../../limits'

type Props = { art: ReactNode; title: string; text: string; role?: 'alert'; children: ReactNode }

/** A notice in the place of a player, with the things that the visitor can do instead. */
export function StageNotice({ art, title, text, role, children }: Props) {
  return (
    <div role={role} className="bg-tint">
      <div
        className="mx-auto grid content-center justify-items-center gap-2.5 px-4 py-7 text-center [&>svg]:mb-1 [&>svg]:w-36"
        style={{ maxWidth: NOTICE_WIDTH_PX, minHeight: NOTICE_HEIGHT_PX }}
      >
        {art}
        <p className="max-w-80 text-button text-balance text-night">{title}</p>
        <p className="mb-1 max-w-96 text-card text-balance text-muted">{text}</p>
        {children}
      </div>
    </div>
  )
}

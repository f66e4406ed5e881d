import type { ReactNode } from 'react'

export function TabHeading({ title, aside }: { title: string; aside?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 md:mb-5">
      <h2 className="text-[1.5rem]/[2.25rem] md:text-[2rem]/[2.75rem]">{title}</h2>
      {aside ? <div className="text-small text-muted">{aside}</div> : null}
    </div>
  )
}

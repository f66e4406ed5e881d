import { ChevronDown } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { cn } from '../lib/cn'

const PHONE = '(max-width: 767px)'

type Props = { title: string; line?: 'border-t' | 'border-b'; children: ReactNode }

/** A headed list. On phones it folds, with a hairline at one side; before scripts run, and on wider screens, it is open. */
export function FooterList({ title, line = 'border-b', children }: Props) {
  const isPhone = useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(PHONE)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => window.matchMedia(PHONE).matches,
    () => false,
  )
  const heading = <h2 className="text-body font-semibold text-white">{title}</h2>
  if (!isPhone)
    return (
      <div>
        <div className="flex min-h-11 items-center">{heading}</div>
        {children}
      </div>
    )
  return (
    <details className={cn('group border-onnight-line/25', line)}>
      <summary className="flex min-h-13 items-center justify-between rounded-chip">
        {heading}
        <ChevronDown size={20} aria-hidden className="transition-transform duration-press group-open:rotate-180" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}

import { Plus } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { adminCentre as words } from '../../copy/admin-centre'
import { cn } from '../../lib/cn'
import type { FormHandle } from './fields'
import type { CentreForm } from './form'
import { GROUPS, type GroupName } from './places'
import { summaryOf } from './summaries'

type GroupProps = FormHandle & { name: GroupName; hint?: string; children: ReactNode }

/** A part of the screen that shows its values in a line while it is closed. Wide screens show one beside their list. */
export function Group({ name, hint, form, place, children }: GroupProps) {
  const id = useId()
  const { open, toggleGroup } = place
  const isOpen = open.group === name
  // Wide screens always show a group.
  const isFirst = open.group === null && name === GROUPS[0]
  return (
    <div
      data-group={name}
      className={cn('edged rounded-control bg-surface shadow-hairline', !isOpen && !isFirst && 'xl:hidden')}
    >
      <h3 className="text-h3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={words.groups[name]}
          aria-describedby={`${id}-summary`}
          onClick={(event) => toggleGroup(name, event.currentTarget)}
          className="flex min-h-17 w-full items-center gap-3 rounded-control px-4.5 py-2.5 text-start xl:hidden"
        >
          <span className="grid flex-1">
            {words.groups[name]}
            {isOpen ? null : (
              <span id={`${id}-summary`}>
                <Summary name={name} form={form} />
              </span>
            )}
          </span>
          <Plus
            size={20}
            aria-hidden
            className={cn(
              'shrink-0 transition-transform duration-press motion-reduce:transition-none',
              isOpen && 'rotate-45',
            )}
          />
        </button>
        <span className="block px-5 pt-4 max-xl:hidden">{words.groups[name]}</span>
      </h3>
      <div
        id={id}
        className={cn('grid gap-5 px-4.5 pt-1 pb-4.5 xl:px-5', !isOpen && (isFirst ? 'max-xl:hidden' : 'hidden'))}
      >
        {hint ? <p className="text-small text-muted">{hint}</p> : null}
        {children}
      </div>
    </div>
  )
}

/** The list of all groups on wide screens. */
export function GroupList({ form, place }: Pick<FormHandle, 'form' | 'place'>) {
  const shown = place.open.group ?? GROUPS[0]
  return (
    <nav aria-label={words.groupsLabel} className="sticky top-20 self-start max-xl:hidden">
      <ul className="edged grid overflow-hidden rounded-control bg-surface shadow-hairline">
        {GROUPS.map((name) => (
          <li key={name} className="border-b border-hairline last:border-0">
            <button
              type="button"
              aria-current={name === shown || undefined}
              onClick={() => place.choose(name)}
              className="grid min-h-16 w-full content-center border-s-[3px] border-transparent px-4 py-2 text-start text-card font-semibold text-night outline-offset-[-3px] hover:bg-tint aria-current:border-primary aria-current:bg-sky"
            >
              {words.groups[name]}
              <Summary name={name} form={form} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Summary({ name, form }: { name: GroupName; form: CentreForm }) {
  const text = summaryOf(name, form)
  return (
    <span className={cn('line-clamp-1 text-tiny', text ? 'font-normal text-muted' : 'font-semibold text-accent')}>
      {text ?? words.summary.missing}
    </span>
  )
}

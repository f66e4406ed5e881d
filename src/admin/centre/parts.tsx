import { ChevronDown, Plus, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type ToggleEvent } from 'react'
import { adminCentre as words } from '../../copy/admin-centre'
import { cn } from '../../lib/cn'
import type { FormHandle } from '../form/use-form'
import { TextField, textProps } from '../ui/fields'
import { textKindOf, textsOf, type CentreForm, type GroupName } from './form'
import { summaryOf } from './summary'

export type FormProps = Pick<FormHandle<CentreForm>, 'set' | 'editField' | 'hold'> & {
  form: CentreForm
  /** The message of an invalid control, once a save was tried. */
  errorOf: (name: string) => string | null
}

/** What was open above closes and moves it. A menu inside tells when it opens, too. */
const keepInSight = ({ newState, target, currentTarget }: ToggleEvent<HTMLElement>) => {
  if (target !== currentTarget || newState !== 'open') return
  if (currentTarget.getBoundingClientRect().top < 0) currentTarget.scrollIntoView()
}

type GroupProps = FormProps & { name: GroupName; children?: ReactNode }

/** A part of the screen, which shows its values in a line while it is closed, and its texts after the `children`. */
export function Group({ name, form, set, errorOf, children }: GroupProps) {
  const summary = summaryOf(name, form)
  const text = textProps(form, set, { errorOf })
  const hint = (words.groupHints as Partial<Record<GroupName, string>>)[name]
  const texts = textsOf(name)
  return (
    <details
      name="centre"
      data-group={name}
      onToggle={keepInSight}
      className="group/part edged scroll-mt-32 rounded-control bg-surface hairline"
    >
      <summary className="flex min-h-17 cursor-pointer items-center gap-3 rounded-control px-4.5 py-2.5">
        <div className="min-w-0 flex-1">
          <h3 className="text-h3">{words.groups[name]}</h3>
          <p
            className={cn(
              'line-clamp-1 text-tiny group-open/part:hidden',
              summary ? 'text-muted' : 'font-semibold text-accent',
            )}
          >
            {summary ?? words.summary.missing}
          </p>
        </div>
        <Plus
          size={20}
          className="shrink-0 transition-transform duration-press group-open/part:transform-[rotate(45deg)] motion-reduce:transition-none"
        />
      </summary>
      <div className="grid gap-5 px-4.5 pt-1 pb-4.5">
        {hint ? <p className="text-small text-muted">{hint}</p> : null}
        {children}
        {texts.length > 0 ? (
          <div className="grid gap-5 md:grid-cols-2">
            {texts.map((key) => (
              <TextField
                key={key}
                {...text(key)}
                label={words.labels[key]}
                hint={(words.hints as Partial<Record<string, string>>)[key]}
                {...textKindOf(key).input}
              />
            ))}
          </div>
        ) : null}
      </div>
    </details>
  )
}

type RowProps = { list: string; title: string; value: string; children: ReactNode }

/** A row of a list with its value, which opens the controls below it. It is marked while one of them is invalid. */
export function Row({ list, title, value, children }: RowProps) {
  const row = useRef<HTMLDetailsElement>(null)
  // Its controls are shown with it, and the oldest browsers have no `:has`.
  useEffect(() => {
    row.current?.toggleAttribute('data-invalid', !!row.current.querySelector('[aria-invalid]'))
  })
  return (
    <details ref={row} name={list} onToggle={keepInSight} className="group/row scroll-mt-32">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-1 py-1.5 text-card hover:bg-tint">
        <span className="shrink-0 font-semibold text-ink">{title}</span>
        <span className="ms-auto flex items-center gap-2 text-end text-small text-muted group-open/row:hidden">
          <TriangleAlert
            size={18}
            className="hidden shrink-0 text-red-600 group-data-invalid/row:block"
          />
          <span>{value}</span>
        </span>
        <ChevronDown
          size={20}
          className="shrink-0 text-muted group-open/row:ms-auto group-open/row:transform-[rotate(180deg)]"
        />
      </summary>
      <div className="grid gap-4 px-1 pt-1 pb-4">{children}</div>
    </details>
  )
}

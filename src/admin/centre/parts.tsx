import { ChevronDown, Plus, TriangleAlert } from 'lucide-react'
import type { ReactNode, ToggleEvent } from 'react'
import { adminCentre as words } from '../../copy/admin-centre'
import { cn } from '../../lib/cn'
import { TITLE_MAX } from '../../limits'
import { TextField } from '../ui/text-field'
import { kindOf, textsOf, type CentreForm, type GroupName } from './form'
import { summaryOf } from './summaries'

/** The form as its groups use it. */
export type FormProps = {
  form: CentreForm
  edit: (change: (form: CentreForm) => CentreForm) => void
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
export function Group({ name, children, ...props }: GroupProps) {
  const summary = summaryOf(name, props.form)
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
          className="shrink-0 transition-transform duration-press group-open/part:rotate-45 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid gap-5 px-4.5 pt-1 pb-4.5">
        {hint ? <p className="text-small text-muted">{hint}</p> : null}
        {children}
        {texts.length > 0 ? (
          <div className="grid gap-5 md:grid-cols-2">
            {texts.map((text) => (
              <CentreText key={text} {...props} name={text} />
            ))}
          </div>
        ) : null}
      </div>
    </details>
  )
}

/** One text with its label, hint and error. */
function CentreText({ form, edit, errorOf, name }: FormProps & { name: ReturnType<typeof textsOf>[number] }) {
  return (
    <TextField
      name={name}
      label={words.fields[name]}
      hint={(words.hints as Partial<Record<string, string>>)[name]}
      error={errorOf(name)}
      value={form[name]}
      maxLength={TITLE_MAX}
      onChange={(text) => edit((now) => ({ ...now, [name]: text }))}
      {...kindOf(name).input}
    />
  )
}

type RowProps = { list: string; title: string; value: string; hasError: boolean; children: ReactNode }

/** A row of a list with its value, which opens the controls below it. */
export function Row({ list, title, value, hasError, children }: RowProps) {
  return (
    <details name={list} onToggle={keepInSight} className="group/row scroll-mt-32">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-1 py-1.5 text-card hover:bg-tint">
        <span className="shrink-0 font-semibold text-ink">{title}</span>
        <span className="ms-auto flex items-center gap-2 text-end text-small text-muted group-open/row:hidden">
          {hasError ? <TriangleAlert size={18} className="shrink-0 text-red-600" /> : null}
          {value}
        </span>
        <ChevronDown size={20} className="shrink-0 text-muted group-open/row:ms-auto group-open/row:rotate-180" />
      </summary>
      <div className="grid gap-4 px-1 pt-1 pb-4">{children}</div>
    </details>
  )
}

/** Puts back a row that was removed, at its place. */
export const putBack = <T,>(list: readonly T[], row: T, index: number): T[] => list.toSpliced(index, 0, row)

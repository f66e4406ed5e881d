import { TriangleAlert } from 'lucide-react'
import { useId, useRef, useState, type Ref, type RefObject } from 'react'
import { adminErrors } from '../../copy/admin/errors'
import { withColon } from '../../lib/text/with-colon'
import { focusAtTop, useFocusLater } from '../ui/focus'
import { focusControl } from './focus-control'

export type FieldError = { name: string; label: string; message: string }

export type ErrorSummaryProps = {
  ref: Ref<HTMLDivElement>
  title: string
  errors: readonly FieldError[]
  onShow: (name: string) => void
}

/** Names every invalid field of a form, with a link to it. It takes the focus when a save is refused. */
export function ErrorSummary({ ref, title, errors, onShow }: ErrorSummaryProps) {
  const heading = useId()
  if (errors.length === 0) return null
  return (
    <div
      ref={ref}
      role="group"
      aria-labelledby={heading}
      tabIndex={-1}
      className="edged rounded-control border-2 border-red-600 bg-rose p-4"
    >
      <h3 id={heading} className="flex items-start gap-2.5 text-card font-semibold text-red-600">
        <TriangleAlert size={20} className="mt-1 shrink-0" />
        {title}
      </h3>
      <ul className="mt-1">
        {errors.map(({ name, label, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault()
                onShow(name)
              }}
              className="flex min-h-11 flex-wrap content-center gap-x-1.5 py-1 text-card text-ink"
            >
              <span className="font-semibold">{withColon(label)}</span>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const SUMMARY = 'summary'

const isFirstOfField = ({ name }: FieldError, index: number, all: readonly FieldError[]): boolean =>
  all.findIndex((error) => error.name === name) === index

/** Opens the part of a form that hides the control of this name: at once, or when its promise resolves. */
export type Reveal = (name: string) => void | Promise<void>

type FieldErrors = {
  /** The element around the controls. */
  root: RefObject<HTMLDivElement | null>
  summary: ErrorSummaryProps
  /** The message of a control, once a save was refused. */
  errorOf: (name: string) => string | null
  /** Shows the errors instead of saving. */
  refuse: () => void
}

/** The errors of a form, shown from a refused save until all are corrected. Each field shows its first error. */
export function useFieldErrors(
  errors: readonly FieldError[],
  reveal: Reveal = () => {},
): FieldErrors {
  const root = useRef<HTMLDivElement>(null)
  const ref = useRef<HTMLDivElement>(null)
  const [isRefused, setRefused] = useState(false)
  // A later error is shown at the next save. Set while rendering, because an effect would show that error for a moment.
  if (isRefused && errors.length === 0) setRefused(false)
  const focusLater = useFocusLater((name) => {
    if (name === SUMMARY) focusAtTop(ref.current)
    else focusControl(root.current, name)
  })
  const shownErrors = isRefused ? errors.filter(isFirstOfField) : []
  return {
    root,
    summary: {
      ref,
      title: adminErrors.title(shownErrors.length),
      errors: shownErrors,
      onShow: (name: string) => {
        const opening = reveal(name)
        if (opening) void opening.then(() => focusLater(name))
        else focusLater(name)
      },
    },
    errorOf: (name) => shownErrors.find((error) => error.name === name)?.message ?? null,
    refuse: () => {
      setRefused(true)
      focusLater(SUMMARY)
    },
  }
}

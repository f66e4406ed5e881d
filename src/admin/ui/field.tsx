import { TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cn } from '../../lib/cn'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean
  className?: string | undefined
}

type FieldAria = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** Connects a label, hint and error to the control that `children` renders. */
export function Field({
  label,
  hint,
  error,
  required = false,
  className,
  children,
}: FieldProps & { children: (aria: FieldAria) => ReactNode }) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : ''
  const errorId = error ? `${id}-error` : ''
  return (
    <div className={cn('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-card font-semibold text-ink">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
      {hint ? (
        <p id={hintId} className="text-small text-hint">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** The error of a field or of a group of fields, below it. */
export function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-2 text-small text-red-600">
      <TriangleAlert size={18} className="mt-1 shrink-0" />
      {children}
    </p>
  )
}

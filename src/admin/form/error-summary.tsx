import { TriangleAlert } from 'lucide-react'
import { useId, type Ref } from 'react'

export type FieldError = { name: string; label: string; message: string }

export type ErrorSummaryProps = {
  ref?: Ref<HTMLDivElement>
  title: string
  errors: readonly FieldError[]
  onShow: (name: string) => void
}

/** Names every invalid field of a form and leads to it. It takes the focus when a save is refused. */
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
              <span className="font-semibold">{label}:</span>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

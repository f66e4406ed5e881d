import { Bell, Plus, Search } from 'lucide-react'
import { flushSync } from 'react-dom'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { find as words } from '../../copy/admin-find'
import { controlClass } from '../../ui/field'
import { ForwardIcon } from '../../ui/icons'
import { findPlaces, isAsked } from './find-places'
import { useContents } from './use-contents'

/** One field that leads to whatever she wants to change. Enter opens the first place. */
export function FindPlace() {
  const id = useId()
  const [typed, setTyped] = useState('')
  // What is found by its name is read when she comes to the field, not at each visit.
  const [isUsed, setUsed] = useState(false)
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.querySelector('a')?.click()
      }}
    >
      <div className="relative">
        <input
          aria-label={words.label}
          aria-describedby={id}
          value={typed}
          onFocus={() => setUsed(true)}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={words.label}
          autoComplete="off"
          enterKeyHint="go"
          className={controlClass('h-12 ps-12')}
        />
        <Search size={20} className="pointer-events-none absolute start-4 top-3.5 text-muted" />
      </div>
      <p id={id} className="sr-only">
        {words.hint}
      </p>
      {isUsed ? <FoundPlaces typed={typed} /> : null}
    </form>
  )
}

function FoundPlaces({ typed }: { typed: string }) {
  const { contents, isLoading } = useContents()
  const found = findPlaces(typed, contents)
  const isMissing = found.length === 0 && isAsked(typed) && !isLoading
  return (
    <>
      {found.length > 0 ? (
        <ul
          aria-label={words.results}
          className="edged mt-2 overflow-hidden rounded-control bg-surface hairline"
        >
          {found.map((place) => (
            <PlaceRow key={place.name} to={place.to} title={place.title} />
          ))}
        </ul>
      ) : null}
      <p role="status" className={isMissing ? 'mt-2 text-small text-muted' : 'sr-only'}>
        {isMissing ? words.none : found[0]?.title}
      </p>
    </>
  )
}

type Props = {
  /** An address of the dashboard, or `#` and the id of a control of the overview. */
  to: string
  title: string
  icon?: ReactNode
}

/** A row that leads to the place where something is changed. */
export const PlaceRow = ({ to, title, icon }: Props) => (
  <li className="border-b border-hairline last:border-0">
    <Link
      to={to}
      // The router does not move the focus to a fragment of the same page.
      onClick={() => to.startsWith('#') && openPart(to.slice(1))}
      className="flex min-h-11 items-center gap-3 px-4.5 py-1.5 text-button-sm font-semibold text-night no-underline outline-offset-[-3px] hover:bg-tint"
    >
      {icon}
      <span className="me-auto">{title}</span>
      <ForwardIcon size={18} className="shrink-0 text-accent" />
    </Link>
  </li>
)

type FoldedPartProps = {
  title: string
  value?: string | null
  /** What waits in it for her; stands for the value. */
  need?: string | null
  children: ReactNode
}

/** A row that opens a part of the overview. One is open at a time. */
export const FoldedPart = ({ title, value, need, children }: FoldedPartProps) => (
  <details name="overview" className="group border-b border-hairline last:border-0">
    <summary className="flex min-h-11 items-center gap-3 px-4.5 py-1.5 outline-offset-[-3px]">
      <h3 className="me-auto text-card font-semibold">{title}</h3>
      {need ? (
        <span className="flex items-center gap-1.5 text-small font-semibold text-accent">
          <Bell size={18} className="shrink-0" />
          {need}
        </span>
      ) : null}
      {value && !need ? <span className="text-small text-muted">{value}</span> : null}
      <Plus
        size={20}
        className="shrink-0 transition-transform duration-press group-open:transform-[rotate(45deg)] motion-reduce:transition-none"
      />
    </summary>
    <div className="px-4.5 pt-1 pb-4.5">
      {/* Nobody sees that the code of what is folded is still on its way. */}
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  </details>
)

/** Opens the folded part with the control of this id and focuses it. */
function openPart(id: string): void {
  const control = document.getElementById(id)
  const fold = control?.closest('details')
  if (fold) fold.open = true
  // The menu of the header is closed on phones.
  const menu = control?.offsetParent === null ? control.closest('[id]:not(button)') : null
  const opener = menu && document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`)
  if (opener) flushSync(() => opener.click())
  control?.focus()
}

import { Plus, Search } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { find as words } from '../../copy/admin-find'
import { controlClass } from '../../ui/field'
import { ForwardIcon } from '../../ui/icons'
import { searchWords } from '../list/search-words'
import { CENTRE_SEARCH, HISTORY_SEARCH, isTabName, tabSearch } from '../shell/tab-parts'
import { trimmed } from '../../lib/plain-text'

/** One field that leads to whatever she wants to change. Enter opens the first place. */
export function FindPlace() {
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = findPlaces(typed)
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
      <p
        role="status"
        className={found.length === 0 && trimmed(typed) ? 'mt-2 text-small text-muted' : 'sr-only'}
      >
        {trimmed(typed) ? (found[0]?.title ?? words.none) : ''}
      </p>
    </form>
  )
}

const FOUND_MAX = 4
/** Parts of the overview. */
const HERE: readonly string[] = ['backup', 'account', 'support']

function addressOf(name: string): string {
  if (isTabName(name)) return tabSearch(name)
  if (name === 'history') return HISTORY_SEARCH
  return HERE.includes(name) ? `#${name}` : `${CENTRE_SEARCH}#${name}`
}

const places = Object.entries(words.places).map(([name, names]) => ({
  place: { name, to: addressOf(name), title: names[0] },
  words: names.flatMap(searchWords),
}))

/** The places with a word that begins with a typed one, those that match most of them first. */
export function findPlaces(typed: string): { name: string; to: string; title: string }[] {
  const asked = searchWords(typed)
  const matchesOf = (own: readonly string[]) =>
    asked.filter((start) => own.some((word) => word.startsWith(start))).length
  return places
    .map(({ place, words: own }) => ({ place, matches: matchesOf(own) }))
    .filter(({ matches }) => matches > 0)
    .sort((a, b) => b.matches - a.matches)
    .map(({ place }) => place)
    .slice(0, FOUND_MAX)
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

type FoldedPartProps = { title: string; value?: string | null; children: ReactNode }

/** A row that opens a part of the overview. One is open at a time. */
export const FoldedPart = ({ title, value, children }: FoldedPartProps) => (
  <details name="overview" className="group border-b border-hairline last:border-0">
    <summary className="flex min-h-11 items-center gap-3 px-4.5 py-1.5 outline-offset-[-3px]">
      <h3 className="me-auto text-card font-semibold">{title}</h3>
      {value ? <span className="text-small text-muted">{value}</span> : null}
      <Plus
        size={20}
        className="shrink-0 transition-transform duration-press group-open:rotate-45 motion-reduce:transition-none"
      />
    </summary>
    <div className="px-4.5 pt-1 pb-4.5">{children}</div>
  </details>
)

/** Opens the folded part with the control of this id and focuses it. */
function openPart(id: string): void {
  const control = document.getElementById(id)
  const fold = control?.closest('details')
  if (fold) fold.open = true
  control?.focus()
}

import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { find as words } from '../../copy/admin-find'
import { controlClass } from '../../ui/field'
import { findPlaces, type FoundPlace } from './find-places'
import { openPart } from './folded-part'
import { PlaceRow } from './place-row'

/** One field that leads to whatever she wants to change. Enter opens the first place. */
export function FindPlace() {
  const id = useId()
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const found = findPlaces(typed)
  const open = ({ to }: FoundPlace) => (to.startsWith('#') ? openPart(to.slice(1)) : void navigate(to))
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        if (found[0]) open(found[0])
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
          className={controlClass('h-13 ps-12')}
        />
        <Search size={20} className="pointer-events-none absolute start-4 top-4 text-muted" />
      </div>
      <p id={id} className="sr-only">
        {words.hint}
      </p>
      {found.length > 0 ? (
        <ul aria-label={words.results} className="edged mt-2 overflow-hidden rounded-control bg-surface hairline">
          {found.map((place) => (
            <PlaceRow key={place.name} to={place.to} title={place.title} />
          ))}
        </ul>
      ) : null}
      <p role="status" className={found.length === 0 && typed.trim() ? 'mt-2 text-small text-muted' : 'sr-only'}>
        {typed.trim() ? (found[0]?.title ?? words.none) : ''}
      </p>
    </form>
  )
}

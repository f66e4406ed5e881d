import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { find as words } from '../../copy/admin-find'
import { controlClass } from '../../ui/field'
import { findSpots, isAsked } from './find-spots'
import { SpotRow } from './spot-row'
import { useContents } from './use-contents'

/** One field that leads to whatever she wants to change. Enter opens the first spot. */
export function FindSpot() {
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
      {isUsed ? <FoundSpots typed={typed} /> : null}
    </form>
  )
}

function FoundSpots({ typed }: { typed: string }) {
  const { contents, isLoading } = useContents()
  const found = findSpots(typed, contents)
  const isMissing = found.length === 0 && isAsked(typed) && !isLoading
  return (
    <>
      {found.length > 0 ? (
        <ul
          aria-label={words.results}
          className="edged mt-2 overflow-hidden rounded-control bg-surface hairline"
        >
          {found.map((spot) => (
            <SpotRow key={spot.name} to={spot.to} title={spot.title} />
          ))}
        </ul>
      ) : null}
      <p role="status" className={isMissing ? 'mt-2 text-small text-muted' : 'sr-only'}>
        {isMissing ? words.none : found[0]?.title}
      </p>
    </>
  )
}

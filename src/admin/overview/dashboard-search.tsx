import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { adminSearch } from '../../copy/admin/search'
import { controlClass } from '../../ui/select-field'
import { LinkRow } from './link-row'
import { isLongEnough, searchDashboard } from './search-dashboard'
import { useNamedItems } from './use-named-items'

/** A field that finds the place where something is changed. Enter opens the first result. */
export function DashboardSearch() {
  const id = useId()
  const [typed, setTyped] = useState('')
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
          aria-label={adminSearch.label}
          aria-describedby={id}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={adminSearch.label}
          autoComplete="off"
          enterKeyHint="go"
          className={controlClass('h-12 ps-12')}
        />
        <Search size={20} className="pointer-events-none absolute start-4 top-3.5 text-muted" />
      </div>
      <p id={id} className="sr-only">
        {adminSearch.hint}
      </p>
      <SearchResults typed={typed} />
    </form>
  )
}

function SearchResults({ typed }: { typed: string }) {
  const { items, isLoading } = useNamedItems()
  const results = searchDashboard(typed, items)
  const isMissing = results.length === 0 && isLongEnough(typed) && !isLoading
  return (
    <>
      {results.length > 0 ? (
        <ul
          aria-label={adminSearch.results}
          className="edged mt-2 overflow-hidden rounded-control bg-surface hairline"
        >
          {results.map((result) => (
            <LinkRow key={result.name} to={result.to} title={result.title} />
          ))}
        </ul>
      ) : null}
      <p role="status" className={isMissing ? 'mt-2 text-small text-muted' : 'sr-only'}>
        {isMissing ? adminSearch.none : results[0]?.title}
      </p>
    </>
  )
}

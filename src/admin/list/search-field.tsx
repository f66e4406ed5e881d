import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { listWords } from '../../copy/admin-list'
import { controlClass } from '../../ui/field'
import { IconButton } from '../ui/icon-button'

type Props = {
  label: string
  typed: string
  onType: (typed: string) => void
  /** What was found; null where nothing is asked for. */
  found: string | null
}

export function SearchField({ label, typed, onType, found }: Props) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div role="search">
      <div className="relative md:max-w-96">
        <input
          ref={field}
          type="search"
          aria-label={label}
          placeholder={label}
          value={typed}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onType('')
          }}
          className={controlClass('h-13 appearance-none ps-12 pe-14 [&::-webkit-search-cancel-button]:hidden')}
        />
        <Search size={20} className="pointer-events-none absolute start-4 top-4 text-muted" />
        {typed ? (
          <IconButton
            label={listWords.search.clear}
            icon={<X size={20} />}
            onClick={() => {
              onType('')
              field.current?.focus()
            }}
            className="absolute end-1 top-1"
          />
        ) : null}
      </div>
      <p role="status" className={found === null ? 'sr-only' : 'mt-2 text-small text-muted'}>
        {found}
      </p>
    </div>
  )
}

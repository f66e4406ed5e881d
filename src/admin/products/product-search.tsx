import { Search, X } from 'lucide-react'
import { startTransition, useOptimistic, useRef } from 'react'
import { adminList } from '../../copy/admin/list'
import { adminProducts } from '../../copy/admin/products'
import { controlClass } from '../../ui/select-field'
import { IconButton } from '../ui/buttons'

type SearchProps = { typed: string; onType: (typed: string) => void; found: string | null }

/** @param found says how many products were found; null while nothing is typed */
export function ProductSearch({ typed, onType, found }: SearchProps) {
  // The typed letters are shown before the list, which may have 500 cards, is rendered.
  const [shown, setShown] = useOptimistic(typed)
  const search = (value: string) =>
    startTransition(() => {
      setShown(value)
      onType(value)
    })
  const field = useRef<HTMLInputElement>(null)
  return (
    <div role="search">
      <div className="relative md:max-w-96">
        <input
          ref={field}
          type="search"
          aria-label={adminProducts.search.label}
          placeholder={adminProducts.search.label}
          value={shown}
          autoComplete="off"
          onChange={(event) => search(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
            event.preventDefault()
            search('')
          }}
          className={controlClass(
            'h-13 appearance-none ps-12 pe-14 [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        <Search size={20} className="pointer-events-none absolute start-4 top-4 text-muted" />
        {shown ? (
          <IconButton
            label={adminList.search.clear}
            icon={<X size={20} />}
            onClick={() => {
              search('')
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

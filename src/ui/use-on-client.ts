import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * What only a browser knows; `before` during prerendering and hydration. Where both are equal nothing is rendered again:
 * sections that are not hydrated yet would otherwise lose their markup.
 */
export function useOnClient<T>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before)
}

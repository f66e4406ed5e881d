import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value that only a browser knows; `before` during prerendering and hydration. If both are equal, nothing is rendered
 * again. This keeps the markup of sections that are not hydrated yet.
 */
export function useOnClient<T>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before)
}

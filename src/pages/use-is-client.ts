import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the prerendered HTML and in the render that takes it over, true from then on. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

import { useEffect, useRef } from 'react'

/** More renders in a row than a page needs for any of its own changes. */
const RENDERS_MAX = 20

function useCheck(hook: string, ...values: readonly unknown[]): void {
  const last = useRef({ values, changes: 0 })
  useEffect(() => {
    const isStable = values.every((value, index) => value === last.current.values[index])
    const changes = isStable ? 0 : last.current.changes + 1
    last.current = { values, changes }
    if (changes > RENDERS_MAX)
      throw new Error(
        `${hook}: an argument is another one at each render. It must keep its identity: take a module constant or useMemo`,
      )
  })
}

/**
 * Throws when one of the values changes at each render. An effect that depends on it would ask the database again after
 * each answer, without end. Only the development server checks this.
 */
export const useStableCheck = import.meta.env.DEV ? useCheck : () => undefined

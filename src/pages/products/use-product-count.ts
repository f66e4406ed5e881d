import { useEffect, useState } from 'react'
import { fetchProductCount } from '../../data/products'
import type { AsyncState } from '../../lib/async-state'

/** Asks once how many products are stored, as soon as `isNeeded`; again when it is needed anew. */
export function useProductCount(isNeeded: boolean): AsyncState<number> {
  const [state, setState] = useState<AsyncState<number>>({ status: 'loading' })
  useEffect(() => {
    if (!isNeeded) return
    const abort = new AbortController()
    fetchProductCount(abort.signal).then(
      (value) => {
        if (!abort.signal.aborted) setState({ status: 'ready', value })
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        console.warn('[products] the products could not be counted', error)
        setState({ status: 'error', error: error instanceof Error ? error : new Error(String(error)) })
      },
    )
    return () => abort.abort()
  }, [isNeeded])
  return state
}

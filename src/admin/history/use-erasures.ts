import { useCallback, useEffect, useState } from 'react'
import { waitingErasures, type Erasure } from '../../data/store/erasures'

/** The requests to erase that wait; none while they are unknown. */
export function useErasures() {
  const [erasures, setErasures] = useState<readonly Erasure[]>([])
  // The list below them says what failed.
  const load = useCallback(() => waitingErasures().then(setErasures, () => undefined), [])
  useEffect(() => void load(), [load])
  return { erasures, load }
}

import { useState } from 'react'

/** The item whose menu, or whose field of the position, is open: at most one, because a press beside it closes it. */
export function useInHand() {
  const [inHand, setInHand] = useState<string | null>(null)
  return {
    inHand,
    onOpenChange: (id: string) => (isOpen: boolean) =>
      setInHand((current) => {
        if (isOpen) return id
        return current === id ? null : current
      }),
  }
}

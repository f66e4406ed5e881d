import { useState } from 'react'

/** The id of the item whose menu or position field is open. At most one is, because a press outside closes it. */
export function useOpenControls() {
  const [controlsOpenId, setControlsOpenId] = useState<string | null>(null)
  return {
    controlsOpenId,
    onOpenChange: (id: string, isOpen: boolean) =>
      setControlsOpenId((current) => {
        if (isOpen) return id
        return current === id ? null : current
      }),
  }
}

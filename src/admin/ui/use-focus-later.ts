import { useEffect, useEffectEvent, useState } from 'react'

/** Returns what leads to something by its name, once what a press has changed is on the screen. */
export function useFocusLater(lead: (name: string) => void): (name: string) => void {
  const [wanted, setWanted] = useState<{ name: string } | null>(null)
  const go = useEffectEvent(() => {
    if (wanted) lead(wanted.name)
  })
  useEffect(() => go(), [wanted])
  return (name) => setWanted({ name })
}

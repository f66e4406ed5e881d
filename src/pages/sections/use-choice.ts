import { useEffect, useRef, useState } from 'react'
import { useConcern } from './concern'

/** The value of a field in which nothing is chosen. */
export const NOT_CHOSEN = ''

/** The choices for the composer's message: the three fields inside `box`, and the concern that was pressed last. */
export function useChoice() {
  const box = useRef<HTMLElement>(null)
  const [choice, setChoice] = useState({
    service: NOT_CHOSEN,
    concern: NOT_CHOSEN,
    age: NOT_CHOSEN,
    time: NOT_CHOSEN,
  })

  // Reads choices that were made before hydration.
  useEffect(() => {
    const selects = box.current?.querySelectorAll('select') ?? []
    const chosen = Array.from(selects, ({ name, value }) => [name, value] as const)
    setChoice((current) => ({ ...current, ...Object.fromEntries(chosen) }))
  }, [])

  const concern = useConcern()
  const [appliedConcern, setAppliedConcern] = useState<typeof concern>(null)
  if (concern && concern !== appliedConcern) {
    setAppliedConcern(concern)
    setChoice((current) => ({
      ...current,
      concern: concern.feature,
      service: concern.service.title,
    }))
  }

  const fieldOf = (name: 'service' | 'age' | 'time') => ({
    name,
    value: choice[name],
    onChange: (value: string) =>
      setChoice((current) => ({
        ...current,
        // A concern belongs to a service, so none is chosen once the service changes.
        ...(name === 'service' && { concern: NOT_CHOSEN }),
        [name]: value,
      })),
  })
  return { box, choice, fieldOf }
}

import { useEffect, useRef, type RefObject } from 'react'

/** The newest value, for code that runs after an answer. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

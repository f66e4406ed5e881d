import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The newest value, for code that runs after an answer, and for every effect. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

import { useEffect, useState, type RefObject } from 'react'
import { adminCentre } from '../../copy/admin-centre'
import type { CentreForm } from './form'
import { validate } from './validate'

/** The messages of the controls of `frame` that were left, or of all once a save was tried. */
export function useProblems(form: CentreForm, frame: RefObject<HTMLElement | null>) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isAll, setAll] = useState(false)
  const problems = validate(form)

  useEffect(() => {
    const root = frame.current
    const leave = ({ target }: FocusEvent) => {
      const name = target instanceof Element ? target.getAttribute('name') : null
      if (name) setLeft((now) => (now.has(name) ? now : new Set(now).add(name)))
    }
    root?.addEventListener('focusout', leave)
    return () => root?.removeEventListener('focusout', leave)
  }, [frame])

  return {
    errorOf: (name: string): string | null => {
      const problem = problems[name]
      return problem && (isAll || left.has(name)) ? adminCentre.errors[problem] : null
    },
    showAll: () => setAll(true),
  }
}

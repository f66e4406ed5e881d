import { useState, type FocusEvent } from 'react'
import { adminCentre } from '../../copy/admin-centre'
import type { CentreForm } from './form'
import { validate } from './validate'

/** The messages of the controls that were left, or of all once a save was tried. */
export function useProblems(form: CentreForm) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isAll, setAll] = useState(false)
  const problems = validate(form)
  return {
    errorOf: (name: string): string | null => {
      const problem = problems[name]
      return problem && (isAll || left.has(name)) ? adminCentre.errors[problem] : null
    },
    onLeave: ({ target }: FocusEvent) => {
      const name = target.getAttribute('name')
      if (name) setLeft((now) => (now.has(name) ? now : new Set(now).add(name)))
    },
    showAll: () => setAll(true),
  }
}

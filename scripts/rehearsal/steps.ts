/** What the parts of a rehearsal have in common. */
import { codeOf } from '../../src/data/client/errors'
import { VERSION_KEPT_MS } from '../../src/limits'
import type { Project, Rest } from './project'

/** What happens, as its line says, and the work, which throws where it goes wrong. */
export type Step = [what: string, work: () => Promise<unknown>]
export type Part = { title: string; steps: Step[] }

/** `admin` and `visitor` send requests as they are, without the code of the site. */
export type Stage = { project: Project; admin: Rest; visitor: Rest; email: string }

/** Longer than a version or a removed picture is kept. */
export const LONG_AGO_MS = VERSION_KEPT_MS + 24 * 60 * 60_000

/** @throws where the rules accept the request, or anything else goes wrong */
export async function refused(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (codeOf(error) === 'permission-denied' || (error as { status?: number }).status === 403) return
    throw error
  }
  throw new Error('accepted, but it must be refused')
}

/** A request that the rules refuse, and its twin that they accept. */
export const twins = (
  wrong: string,
  refuse: () => Promise<unknown>,
  right: string,
  accept: () => Promise<unknown>,
): Step => [
  `refused: ${wrong}; accepted: ${right}`,
  async () => {
    await refused(refuse())
    await accept()
  },
]

export function check(isRight: boolean, what: string): void {
  if (!isRight) throw new Error(what)
}

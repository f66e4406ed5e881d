/** Does in a project what the rules depend on, as the administrator and as a visitor, and says of each whether it went as it must. */
import { codeOf, inTime } from '../../src/data/client/errors'
import { auth, firestore } from '../../src/data/client/firebase'
import { signIn } from '../../src/data/session/session'
import { contents } from './contents'
import { history } from './history'
import { openProject, type Project, type Target } from './project'
import { pages, questions } from './questions'
import { requests } from './requests'
import type { Part, Stage } from './steps'
import { verbs } from './verbs'

/** Thirty pictures take a while on a slow line. */
const STEP_MS = 120_000
/** How long the step that is on its way may still take when the command ends. */
const LAST_STEP_MS = 15_000

type Options = {
  target: Target
  print: (line: string) => void
  /** Whether the command is ending, so that no further step begins. */
  isStopped: () => boolean
}

/** A rehearsal. `run` returns how many steps went wrong, and `clear` what it could not delete of what they stored. */
export function rehearsal({ target, print, isStopped }: Options) {
  const project = openProject(target)
  let working: Promise<unknown> = Promise.resolve()

  async function runPart({ title, steps }: Part): Promise<number> {
    let failed = 0
    print(`\n${title}`)
    for (const [what, work] of steps) {
      if (isStopped()) break
      const step = inTime(work(), STEP_MS).then(() => '', reasonOf)
      working = step
      const reason = await step
      if (reason) failed += 1
      print(reason ? `✗ ${what}\n    ${reason}` : `✓ ${what}`)
    }
    return failed
  }

  return {
    contents: project.contents,
    clear: async (): Promise<string[]> => {
      await inTime(working, LAST_STEP_MS).catch(() => '')
      const { sdk, db } = await firestore()
      await sdk.terminate(db)
      return project.clear()
    },
    run: async (): Promise<number> => {
      let stage: Stage | undefined
      const signingIn: Part = {
        title: 'Signing in',
        steps: [
          [
            'the administrator signs in, and has a document in admins',
            async () => {
              stage = await signedIn(project, target)
            },
          ],
        ],
      }
      let failed = await runPart(signingIn)
      if (!stage) return failed
      for (const part of [
        ...verbs(stage),
        ...history(stage),
        requests(stage),
        contents(stage),
        questions(stage),
        pages(),
      ])
        if (!isStopped()) failed += await runPart(part)
      return failed
    },
  }
}

async function signedIn(project: Project, { email, password }: Target): Promise<Stage> {
  await signIn(email, password)
  const token = await (await auth()).currentUser?.getIdTokenResult()
  // The address as the rules read it.
  const address = String(token?.claims['email'])
  return { project, email: address, admin: project.as(token?.token ?? null), visitor: project.as(null) }
}

const reasonOf = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error)
  return [codeOf(error), text.replace(/\s+/g, ' ').trim().slice(0, 300)].filter(Boolean).join(': ')
}

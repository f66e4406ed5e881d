/** Requests of accounts and about versions that the rules refuse, each with the twin that they accept. */
import type { StoredFields } from '../firestore-values.mjs'
import { DATE, SUPPORT } from './documents'
import { productPath, sending } from './sending'
import { LONG_AGO_MS, twins, type Part, type Stage, type Step } from './steps'
import type { Write } from './writes'

export function requests(stage: Stage): Part {
  const { project, visitor, email } = stage
  const { setWrite, deleteWrite, markWrite, keptWrites } = project
  const { send, add, read } = sending(stage)
  const first = productPath(1)
  const changing = async (part: StoredFields): Promise<Write> =>
    setWrite(first, { ...(await project.get(first)), updatedAt: DATE, ...part })
  const keeping = async () => keptWrites(first, await project.get(first), email)

  const youngest = async () => (await project.versionsOf(first)).at(-1)?.path ?? ''

  const accounts: Step[] = [
    twins(
      'a product from a visitor',
      () => add(1, {}, visitor),
      'from the administrator',
      () => add(1),
    ),
    twins(
      'a changed name from a visitor',
      async () => send([await changing({ name: 'v' }), ...(await keeping())], visitor),
      'from the administrator',
      async () => send([await changing({ name: 'b' }), ...(await keeping())]),
    ),
    twins(
      'a version read by a visitor',
      async () => read((await project.versionsOf(first))[0]?.path ?? '', visitor),
      'by the administrator',
      async () => read((await project.versionsOf(first))[0]?.path ?? ''),
    ),
    twins(
      'the number for help read by a visitor',
      () => read(SUPPORT, visitor),
      'by the administrator',
      () => read(SUPPORT),
    ),
    twins(
      'a document that makes an administrator',
      () => send([setWrite('admins/rehearsal', {})]),
      'a product from the same account',
      () => add(2),
    ),
  ]

  const versions: Step[] = [
    twins(
      'a change without a version',
      async () => send([await changing({ name: 'c' })]),
      'with it',
      async () => send([await changing({ name: 'c' }), ...(await keeping())]),
    ),
    // A move needs no version, so nothing else looks at this one.
    twins(
      'a version that is not the state before',
      async () => {
        const stored = (await project.get(first)) ?? {}
        await send([await changing({ order: 8 }), ...keptWrites(first, { ...stored, name: 'forged' }, email)])
      },
      'the state before',
      async () => send([await changing({ order: 8 }), ...(await keeping())]),
    ),
    twins(
      "a version in another person's name",
      async () => {
        const stored = await project.get(first)
        await send([await changing({ name: 'e' }), ...keptWrites(first, stored, 'nobody@example.invalid')])
      },
      'in the own name',
      async () => send([await changing({ name: 'e' }), ...(await keeping())]),
    ),
    twins(
      'a version of a document that stays as it is',
      async () => send(await keeping()),
      'of one that moves',
      async () => send([await changing({ order: 9 }), ...(await keeping())]),
    ),
    twins(
      'a new date of creation',
      async () => send([await changing({ createdAt: new Date(0) }), ...(await keeping())]),
      'the same one',
      async () => send([await changing({ name: 'f' }), ...(await keeping())]),
    ),
    twins(
      'a deletion without a version',
      () => send([deleteWrite(first)]),
      'with it',
      async () => send([deleteWrite(first), ...(await keeping())]),
    ),
    twins(
      'a request to erase with the time of the device',
      async () => {
        const [version] = await project.versionsOf(first)
        const fields = { ...version?.data, eraseAskedAt: new Date(Date.now() - 1_000) }
        await send([setWrite(version?.path ?? '', fields)])
      },
      'with that of the server',
      async () => send([markWrite((await project.versionsOf(first))[0]?.path ?? '', 'eraseAskedAt')]),
    ),
    twins(
      'a version of today deleted',
      async () => send([deleteWrite(await youngest())]),
      'one of 31 days',
      async () => {
        const path = await youngest()
        await project.age([path], 'at', LONG_AGO_MS)
        await send([deleteWrite(path)])
      },
    ),
  ]

  return {
    title: 'Refused requests with their accepted twins: accounts and versions',
    steps: [...accounts, ...versions],
  }
}

import { ERASE_WAIT_MS, WRITES_AT_ONCE } from '../../limits'
import { logged } from '../client/errors'
import { writing, type WritingHandle } from '../client/firebase'
import { readDate } from '../content/parse'
import { pathOf, decodeFields, fetchQuery, type RestDocument } from '../client/rest'
import { nameOf, type StoredName } from './stored-names'
import { asAdmin } from '../client/as-admin'

/** The request to erase everything that is kept of one document. It may be confirmed a day after it was asked. */
export type Erasure = { path: string; name: StoredName; askedAt: Date; mayConfirmAt: Date }

/** Whether 24 hours have passed since it was asked. */
export const mayBeConfirmed = ({ mayConfirmAt }: Erasure, now = new Date()): boolean => mayConfirmAt <= now

type Marked = { path: string; askedAt: Date | null }

const marked = (document: RestDocument): Marked & { removedAt: Date | null } => {
  const { eraseAskedAt, removedAt } = decodeFields(document.fields)
  return { path: pathOf(document), askedAt: readDate(eraseAskedAt), removedAt: readDate(removedAt) }
}

/** The removed pictures under a document. Only products and the list of videos have some. */
export async function removedPictures(path: string) {
  if (!/^(products|videos)\//.test(path)) return []
  const found = await asAdmin((request) =>
    fetchQuery(`${path}/pictures`, { select: ['removedAt', 'eraseAskedAt'] }, request),
  )
  return found.map(marked).flatMap(({ removedAt, ...picture }) => (removedAt ? [{ ...picture, removedAt }] : []))
}

/** What is kept of a document: its versions and its removed pictures. */
async function keptOf(path: string): Promise<Marked[]> {
  const [versions, pictures] = await Promise.all([
    asAdmin((request) =>
      fetchQuery(
        'versions',
        { where: { field: 'path', op: 'EQUAL', value: { stringValue: path } }, select: ['eraseAskedAt'] },
        request,
      ),
    ),
    removedPictures(path),
  ])
  return [...versions.map(marked), ...pictures]
}

/** The new mark of a document; null deletes the document. */
type MarkChange = (sdk: WritingHandle['sdk']) => { eraseAskedAt: unknown } | null

/** Changes the marks of these documents, or deletes them. */
async function change(kept: readonly Marked[], changeOf: MarkChange): Promise<void> {
  const { sdk, db } = await writing()
  for (let from = 0; from < kept.length; from += WRITES_AT_ONCE) {
    await sdk.runTransaction(db, (transaction) => {
      for (const { path } of kept.slice(from, from + WRITES_AT_ONCE)) {
        const fields = changeOf(sdk)
        if (fields) transaction.update(sdk.doc(db, path), fields)
        else transaction.delete(sdk.doc(db, path))
      }
      return Promise.resolve()
    })
  }
}

/** Asks to erase everything that is kept of a document. Nothing is erased before `confirmErase`, a day later. */
export const askToErase = (path: string): Promise<void> =>
  logged('versions.askToErase', async () => {
    const kept = await keptOf(path)
    await change(
      kept.filter(({ askedAt }) => !askedAt),
      (sdk) => ({ eraseAskedAt: sdk.serverTimestamp() }),
    )
  })

/** Takes the request back. */
export const cancelErase = (path: string): Promise<void> =>
  logged('versions.cancelErase', async () => {
    const kept = await keptOf(path)
    await change(
      kept.filter(({ askedAt }) => askedAt),
      (sdk) => ({ eraseAskedAt: sdk.deleteField() }),
    )
  })

/** Erases what was asked for. @throws permission-denied before 24 hours have passed */
export const confirmErase = (path: string): Promise<void> =>
  logged('versions.confirmErase', async () => {
    const kept = await keptOf(path)
    await change(
      kept.filter(({ askedAt }) => askedAt),
      () => null,
    )
  })

/** The requests to erase that wait, the oldest first. */
export const waitingErasures = (): Promise<Erasure[]> =>
  logged('versions.waitingErasures', async () => {
    const found = await asAdmin((request) =>
      fetchQuery('versions', { orderBy: 'eraseAskedAt', select: ['path', 'eraseAskedAt', 'fields.name'] }, request),
    )
    const erasures = new Map<string, Erasure>()
    for (const document of found) {
      const { path: asked, fields } = decodeFields(document.fields)
      const { askedAt } = marked(document)
      const path = String(asked)
      if (!askedAt) continue
      erasures.set(path, {
        path,
        name: nameOf(path, new Map([[path, fields]])),
        askedAt,
        mayConfirmAt: new Date(askedAt.getTime() + ERASE_WAIT_MS),
      })
    }
    return [...erasures.values()]
  })

import { assertStorable } from './document-size'
import { newRevision } from './document'
import { logged } from '../client/errors'
import { writing, type WritingHandle } from '../client/firebase'
import { changeSequence, type OrderedDocument } from './ordering'
import type { Fields } from '../content/parse'
import type { Pictures } from './put-document'
import { isSameContent } from './same-content'

/** A document as it was or is stored. `fields` is null where nothing was stored. */
export type State = { path: string; fields: Fields | null }

/** Reads a document as it is stored, with its times as the SDK has them. */
export const readState = (path: string): Promise<State> =>
  logged('state.read', async () => {
    const { sdk, db } = await writing()
    return { path, fields: (await sdk.getDocFromServer(sdk.doc(db, path))).data() ?? null }
  })

type Options = {
  /** The place in its list, counted from 1. Without it, a stored document stays where it is. */
  position?: number | undefined
  /** The list on the screen, which saves a read. */
  lastSeen?: readonly OrderedDocument[] | undefined
  /** The pictures that the fields name, by name. Those that are still stored need not be given. */
  pictures?: Pictures | undefined
}

/**
 * Stores an earlier state whole, as it was, with the pictures that it names; keeps what it replaces as a version. Does
 * nothing where the same content is stored. Null deletes the document.
 */
export const putState = ({ path, fields }: State, { position, lastSeen, pictures }: Options = {}): Promise<void> =>
  logged('state.put', async () => {
    if (fields) assertStorable(fields)
    const handle = await writing()
    const [name = '', id = ''] = path.split('/')
    const next = (stored: Fields | undefined) =>
      isSameContent(stored, fields) ? undefined : fields && restored(handle, name, fields, stored)
    const isHidden = fields?.['hidden'] !== undefined
    if (position === undefined && !isHidden) {
      await handle.versions.runKeeping(handle, (write) => write(path, next, pictures))
      return
    }
    await changeSequence(
      name,
      (list) => {
        const sequence = list.map((item) => item.id).filter((other) => other !== id)
        if (position !== undefined && !isHidden) sequence.splice(position - 1, 0, id)
        return { sequence, changed: { id, next: (stored) => next(stored) ?? stored ?? null, pictures } }
      },
      lastSeen,
    )
  })

/** The collections whose documents have a revision. */
const REVISED = ['team', 'videos', 'director-texts', 'settings', 'support']

/** What is stored for an earlier state: the rules keep the date of creation, and ask for a revision of its own. */
function restored({ sdk }: WritingHandle, name: string, fields: Fields, stored: Fields | undefined): Fields {
  const isListed = name === 'products' || name === 'team'
  // A member may have no place. A document that is stored keeps its own until the whole list is ordered.
  const order = fields['order'] === undefined ? undefined : (stored?.['order'] ?? fields['order'])
  return {
    ...fields,
    ...(isListed && { createdAt: stored?.['createdAt'] ?? fields['createdAt'] ?? sdk.serverTimestamp() }),
    ...(order !== undefined && { order }),
    ...(REVISED.includes(name) && { version: newRevision() }),
  }
}

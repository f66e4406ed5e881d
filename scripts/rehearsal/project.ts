/** The project of a rehearsal, with the rights of an owner: what it holds, and what the rehearsal has stored there. */
import { WRITES_AT_ONCE } from '../../src/limits'
import { FIRESTORE, firestoreRest } from '../firestore-rest.mjs'
import { encodeFields, type StoredFields } from '../firestore-values.mjs'
import { writesOf, type Write } from './writes'

export type Target = {
  /** host:port of an emulator; empty for the service itself. */
  firestore: string
  project: string
  apiKey: string
  /** Of an owner, whom no rule refuses. */
  accessToken: string
  email: string
  password: string
}

export type Rest = ReturnType<typeof firestoreRest>
export type Project = ReturnType<typeof openProject>

const ONLY_NAMES = { select: { fields: [{ fieldPath: '__name__' }] } }
/** A request of the rehearsal that was on its way may be answered after the first attempt. */
const CLEAR_ATTEMPTS = 3

export function openProject({ firestore, project, apiKey, accessToken }: Target) {
  const host = firestore || FIRESTORE
  const owner = firestoreRest({
    host,
    project,
    token: accessToken,
    headers: firestore ? {} : { 'x-goog-user-project': project },
  })
  const { nameOf, deleteWrite, ...writes } = writesOf(project)
  const recorded = new Set<string>()

  /** Remembers that the rehearsal stores a document, before it does. */
  const record = (...paths: string[]) => paths.forEach((path) => recorded.add(path))

  /** The paths of everything that is stored but the administrators, sorted. */
  async function contents(): Promise<string[]> {
    const collections = (await owner.collections()).filter((name) => name !== 'admins')
    const lists = await Promise.all([
      ...collections.map((collectionId) => owner.query({ from: [{ collectionId }], ...ONLY_NAMES })),
      // Those of a deleted document are in no collection that has a name here.
      owner.query({ from: [{ collectionId: 'pictures', allDescendants: true }], ...ONLY_NAMES }),
    ])
    return lists
      .flat()
      .map(({ path }) => path)
      .sort()
  }

  const isOurs = (path: string) => {
    const [collection, id = '', pictures] = path.split('/')
    if (pictures) return recorded.has(`${collection}/${id}`)
    const [, document = ''] = /^(.+)_\d+$/.exec(id) ?? []
    return collection === 'versions' && recorded.has(document.replace('_', '/'))
  }

  /** Deletes what the rehearsal has stored; returns what is left. */
  async function clear(): Promise<string[]> {
    let left: string[] = []
    if (recorded.size === 0) return left
    for (let attempt = 1; attempt <= CLEAR_ATTEMPTS; attempt += 1) {
      const paths = [...new Set([...recorded, ...(await contents()).filter(isOurs)])]
      for (let from = 0; from < paths.length; from += WRITES_AT_ONCE)
        await owner.commit(paths.slice(from, from + WRITES_AT_ONCE).map(deleteWrite))
      left = await contents()
      if (left.length === 0) break
    }
    return left
  }

  /** The requests of an account, or of a visitor; what they write is recorded. */
  function as(token: string | null): Rest {
    const client = firestoreRest({ host, project, token, headers: firestore ? {} : { 'x-goog-api-key': apiKey } })
    const pathOf = ({ update, delete: deleted }: Write) => {
      const name = typeof deleted === 'string' ? deleted : (update as { name: string }).name
      return name.slice(nameOf('').length)
    }
    return {
      ...client,
      commit: (list) => {
        record(...list.map(pathOf))
        return client.commit(list)
      },
    }
  }

  return {
    ...writes,
    nameOf,
    deleteWrite,
    as,
    contents,
    clear,
    record,
    get: (path: string) => owner.get(path),

    /** The versions of a document, the oldest first. */
    versionsOf: async (path: string) =>
      (
        await owner.query({
          from: [{ collectionId: 'versions' }],
          where: { fieldFilter: { field: { fieldPath: 'path' }, op: 'EQUAL', value: { stringValue: path } } },
        })
      ).sort((a, b) => Number(a.data['at']) - Number(b.data['at'])),

    /** The pictures under a document, also those that are marked as removed. */
    picturesOf: (path: string) => owner.query({ from: [{ collectionId: 'pictures' }] }, path),

    /** Moves a time of stored documents into the past, which no account can. */
    age: (paths: readonly string[], field: string, ms: number) => {
      const fields: StoredFields = { [field]: new Date(Date.now() - ms) }
      return owner.commit(
        paths.map((path) => ({
          update: { name: nameOf(path), fields: encodeFields(fields) },
          updateMask: { fieldPaths: [field] },
        })),
      )
    },
  }
}

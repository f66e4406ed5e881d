/** Writes as the REST API takes them, under the rules of the database. */
import { encodeFields, type StoredFields } from '../scripts/firestore-values.mjs'
import { DATE } from './documents'

export type Write = Record<string, unknown>

export const now = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })

/** The id of the version of a state: its path and the milliseconds of its `updatedAt`. */
export function versionIdOf(path: string, fields: StoredFields | null): string {
  const time = fields?.['updatedAt']
  return `${path.replaceAll('/', '_')}_${time instanceof Date ? time.getTime() : 0}`
}

let revisions = 0
/** The fields with a revision of their own, as every save has one. */
export const revised = (fields: StoredFields): StoredFields =>
  fields['version'] === 'version-1' ? { ...fields, version: `revision-${++revisions}` } : fields

/** The writes of the documents of a project. */
export function writesOf(project: string) {
  const nameOf = (path: string) => `projects/${project}/databases/(default)/documents/${path}`

  /** A write of the whole document, with the server's time where it has `DATE`. */
  function setWrite(path: string, fields: StoredFields): Write {
    const time = fields['updatedAt']
    return {
      update: { name: nameOf(path), fields: encodeFields(fields) },
      ...(time instanceof Date && time.getTime() === DATE.getTime() && { updateTransforms: [now('updatedAt')] }),
    }
  }

  /** The write of a version, with the server's time as `at` unless it has one. */
  function versionWrite(id: string, fields: StoredFields): Write {
    const { at, ...rest } = fields
    return {
      update: { name: nameOf(`versions/${id}`), fields: encodeFields(at === undefined ? rest : fields) },
      ...(at === undefined && { updateTransforms: [now('at')] }),
    }
  }

  return {
    nameOf,
    setWrite,
    versionWrite,
    deleteWrite: (path: string): Write => ({ delete: nameOf(path) }),
    /** Sets these fields to the server's time and leaves the others as they are. */
    markWrite: (path: string, ...fieldPaths: string[]): Write => ({
      update: { name: nameOf(path), fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: fieldPaths.map(now),
    }),
    /** The version of what is stored at this path, as the dashboard writes it; nothing where nothing is stored. */
    keptWrites: (path: string, stored: StoredFields | null, by: string): Write[] =>
      stored ? [versionWrite(versionIdOf(path, stored), { path, by, fields: stored })] : [],
  }
}

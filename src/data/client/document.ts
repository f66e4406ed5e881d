/** The fields of a Firestore document, read by the SDK or by REST. */
export type Fields = Record<string, unknown>

/** Reads the document at a path; undefined when it does not exist. */
export type ReadFields = (path: string) => Promise<Fields | undefined>

/** Converts a stored document to a typed value; null when it is invalid. */
export type Parse<T> = (fields: Fields, id: string) => T | null

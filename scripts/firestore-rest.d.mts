export type Stored = null | boolean | number | string | Date | Stored[] | StoredFields
export interface StoredFields {
  [key: string]: Stored | undefined
}

/** A refused or failed request; `status` is the HTTP status (403 when the rules refuse). */
export interface RestError extends Error {
  status: number
}

export interface FirestoreRest {
  put(path: string, data: StoredFields): Promise<unknown>
  get(path: string): Promise<StoredFields | null>
  list(path: string): Promise<{ id: string; data: StoredFields }[]>
  remove(path: string): Promise<unknown>
  clear(): Promise<unknown>
}

export interface AuthRest {
  signUp(email: string, password: string): Promise<{ uid: string; idToken: string }>
  signIn(email: string, password: string): Promise<{ uid: string; idToken: string; refreshToken: string }>
  find(email: string): Promise<string | null>
  clear(): Promise<unknown>
}

export function firestoreRest(options: { host: string; project: string; token?: string | null }): FirestoreRest
export function authRest(options: { host: string; project: string }): AuthRest
export function encodeFields(data: StoredFields): Record<string, unknown>
export function decodeFields(fields?: Record<string, unknown>): StoredFields

import * as firebaseApp from 'firebase/app'
// Registers Firestore before any app is made: an app whose name another device takes over gets no component later.
import 'firebase/firestore'
import { vi } from 'vitest'
import type { SnapshotMetadata, Subscribable } from '../../../src/data/client/subscribable'
import type { ListName } from '../../../src/data/entities'
import { signIn, signOut } from '../../../src/data/session/session'
import { inWholeOrder, moveToPosition, type Move } from '../../../src/lib/whole-list'
import { ADMIN, freshBackend } from './backend'
import { readList } from './stored-content'

/** Empties the database and signs the SDK in as its administrator; returns the uid. */
export async function signedInBackend(): Promise<string> {
  const { uid } = await freshBackend()
  await signOut().catch(() => {})
  await signIn(ADMIN.email, ADMIN.password)
  return uid
}

/** The store of another device: its own modules with their own Firebase app, signed in to the same account. */
export async function otherDevice() {
  vi.resetModules()
  // The SDK keeps one app for each name. The app of the first device works on without its entry.
  const { _apps } = firebaseApp as unknown as { _apps: Map<string, unknown> }
  _apps.delete('[DEFAULT]')
  const [session, store] = await Promise.all([
    import('../../../src/data/session/session'),
    import('./store'),
  ])
  await session.signIn(ADMIN.email, ADMIN.password)
  return {
    ...store,
    /** Moves a document to a position, from 1, on a screen that shows the stored list. */
    moveTo: async (name: ListName, id: string, position: number) =>
      store.moveIn(name, moveOf(await readList(name), id, position)),
    signOutEverywhere: session.signOutEverywhere,
  }
}

/** The move of a document to a position, from 1, on a screen that shows this list. */
export function moveOf(
  list: Readonly<Awaited<ReturnType<typeof readList>>>,
  id: string,
  position: number,
): Move {
  const shownList = moveToPosition(inWholeOrder(list), id, position)
  return { id, shownIds: shownList.map((item) => item.id) }
}

export type Device = Awaited<ReturnType<typeof otherDevice>>

/** Resolves with the first value of a live source for which `fits` returns true. */
export function firstValue<T>(
  subscribable: Subscribable<T>,
  fits: (value: T, meta: SnapshotMetadata) => boolean = () => true,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let stop = () => {}
    stop = subscribable({
      next: (value, meta) => {
        if (!fits(value, meta)) return
        resolve(value)
        queueMicrotask(() => stop())
      },
      error: reject,
    })
  })
}

/** Resolves with the first answer of the server. */
export const firstAnswer = <T>(subscribable: Subscribable<T>): Promise<T> =>
  firstValue(subscribable, (_, { fromCache }) => !fromCache)

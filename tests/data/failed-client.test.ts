import { disableNetwork } from 'firebase/firestore'
import { beforeEach, expect, it, vi } from 'vitest'
import { subscribeDirector, type Director } from '../../src/data/content/director-texts'
import { firestore } from '../../src/data/client/firebase'
import { savePhoto } from '../../src/data/store/director'
import { PHOTO, TEXTS, valid } from '../documents'
import { owner, picture } from './backend'
import { signedInBackend } from './sdk'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

beforeEach(async () => {
  await signedInBackend()
  await owner.put(TEXTS, { ...valid(TEXTS), name: 'first' })
})

/** The SDK's own queue, in which an internal assertion such as `ca9` throws. */
type Inside = { _queue: { enqueue: (work: () => Promise<never>) => Promise<never> } }

/** Makes the client fail as a failed assertion does: every later use of it throws. */
async function failInside(): Promise<void> {
  const { sdk, db, failed } = await firestore()
  // Its stream, which nobody can close afterwards, throws on every further message, outside of any test.
  await disableNetwork(db)
  const work = () =>
    Promise.reject(new Error('FIRESTORE INTERNAL ASSERTION FAILED: Unexpected state (ID: ca9)'))
  await expect((db as unknown as Inside)._queue.enqueue(work)).rejects.toThrow('ca9')
  expect(failed.aborted).toBe(true)
  expect(() => sdk.onSnapshot(sdk.doc(db, TEXTS), () => undefined)).toThrow()
}

it('a client that fails inside is replaced: live values go on, reads and writes work', async () => {
  const names: (string | undefined)[] = []
  const errors: string[] = []
  const observer = {
    next: (texts: Director | null) => void names.push(texts?.name),
    error: ({ message }: Error) => void errors.push(message),
  }
  const stop = subscribeDirector(observer)
  await expect.poll(() => names.at(-1)).toBe('first')

  await failInside()
  await owner.put(TEXTS, { ...valid(TEXTS), name: 'second' })
  await expect.poll(() => names.at(-1)).toBe('second')
  await savePhoto({ photoBase64: picture(100) })
  expect((await owner.get(PHOTO))?.['photoBase64']).toBe(picture(100))

  // One replacement for each listener, so that a failure that comes back ends in a message instead of a loop.
  await failInside()
  expect(errors).toEqual(['The client failed again'])
  stop()
  const retried = subscribeDirector(observer)
  await owner.put(TEXTS, { ...valid(TEXTS), name: 'third' })
  await expect.poll(() => names.at(-1)).toBe('third')
  retried()
  expect(errors).toHaveLength(1)
})

import { MEMBER_PATH, valid } from '../../../scripts/documents/valid'
import type { StoredFields } from '../../../scripts/firebase/values.mjs'
import { VIDEOS_PATH } from '../../../src/data/document-paths'
import type { ListName } from '../../../src/data/entities'
import { ADMIN, deleteWrite, makeImage, owner, sendRequest, tokenOf, type Write } from './backend'
import { text } from './numbers'
import { otherDevice, type Device } from './sdk'
import { idOf } from './stored-content'

/** A device that is signed in with the stolen password. */
export let thief: Device
let token: string

export async function signInThief(uid: string): Promise<void> {
  thief = await otherDevice()
  token = tokenOf(uid, { email: ADMIN.email, firebase: { sign_in_provider: 'password' } })
}

export type Raw = Record<string, unknown>
const nameOf = (path: string) => owner.nameOf(path)
const serverTimes = (...names: string[]) =>
  names.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }))

/** Sends writes of the thief's own making. */
export async function send(...writes: Write[]): Promise<void> {
  const answer = await sendRequest(token, {
    method: 'POST',
    path: ':commit',
    body: { writes },
  })
  if (answer.status !== 200) throw new Error(answer.text)
}
export const write = (path: string, fields: Raw, ...times: string[]): Write => ({
  update: { name: nameOf(path), fields },
  updateTransforms: serverTimes(...times),
})
export const readRawFields = async (path: string): Promise<Raw> =>
  (JSON.parse((await sendRequest(token, { path: `/${path}` })).text) as { fields?: Raw }).fields ??
  {}
/** The version of the stored document, as the rules require it. */
export async function storedVersionWrite(
  path: string,
  isDeletion = false,
  more: Raw = {},
): Promise<Write> {
  const fields = await readRawFields(path)
  const { timestampValue = '' } = (fields['updatedAt'] ?? {}) as { timestampValue?: string }
  const id = `${path.replace('/', '_')}_${Date.parse(timestampValue)}`
  const about = {
    path: text(path),
    by: text(ADMIN.email),
    isDeletion: { booleanValue: isDeletion },
  }
  return write(`versions/${id}`, { ...about, fields: { mapValue: { fields } }, ...more }, 'at')
}
/** Stores other values in fields of a document, with its version. */
export const put = async (path: string, changes: Raw) =>
  send(
    await storedVersionWrite(path),
    write(path, { ...(await readRawFields(path)), ...changes }, 'updatedAt'),
  )
export const deleteWithVersion = async (path: string) =>
  send(await storedVersionWrite(path, true), deleteWrite(path))
export const dropProduct = async (n: number) => {
  const path = `products/${idOf(n)}`
  const full = await readRawFields(`${path}/images/large`)
  const image = full['image'] ? { largeImage: full['image'] } : {}
  await send(
    await storedVersionWrite(path, true, image),
    deleteWrite(path),
    ...(full['image'] ? [deleteWrite(`${path}/images/large`)] : []),
  )
}
export const change = (path: string, fields: Record<string, unknown>) => {
  const [name = '', id = ''] = path.split('/')
  return thief.updateDocument(name, id, fields)
}
export const add = (n: number, more: object = {}) =>
  thief.addProduct(
    { id: idOf(n), image: makeImage(), largeImage: makeImage(900 + n), name: 'x', ...more },
    String,
  )
export const move = (name: ListName, id: string, to: number) => thief.moveTo(name, id, to)
export const hide = (name: ListName, id: string, isHidden: boolean) =>
  thief.setHidden(name, { id, isHidden })
export const member = (id: string, more: object = {}) => ({
  ...valid(MEMBER_PATH),
  id,
  order: 1,
  ...more,
})

const [VIDEO = {}] = valid(VIDEOS_PATH)['videos'] as StoredFields[]
export const VISIBLE_VIDEO = VIDEO
export const HIDDEN_VIDEO = { ...VIDEO, id: '2', title: 'hidden', hidden: true, order: 2 }

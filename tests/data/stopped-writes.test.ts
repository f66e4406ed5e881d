import { beforeEach, expect, it } from 'vitest'
import { memberFields, valid } from '../../scripts/documents/valid'
import { emptyCentreFields } from '../../src/data/content/centre'
import { DIRECTOR_PHOTO_PATH } from '../../src/data/document-paths'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { phone, setUpDevices } from '../helpers/emulator/devices'
import { moveOf } from '../helpers/emulator/sdk'
import { idOf, productAt, products, readList } from '../helpers/emulator/stored-content'

setUpDevices()

const image = makeImage()
const product = { id: idOf(3), image, largeImage: image, name: 'c' }
const centre = { ...emptyCentreFields, city: 'a' }
/** A backup in which the two products have another name, and stand the other way round. */
const backup = {
  createdAt: new Date(),
  documents: new Map(
    [1, 2].map((n) => [`products/${idOf(n)}`, productAt(n, { order: 3 - n, name: 'b' })]),
  ),
}
const change = { kind: 'changed', path: `products/${idOf(1)}`, name: '' } as const
const order = { kind: 'ordered', path: 'products', name: '' } as const
const team = { a: memberFields({ name: 'a' }) }

/** The version of a change that is taken back. */
let hiding = ''

beforeEach(async () => {
  await store({ ...products(2), [DIRECTOR_PHOTO_PATH]: valid(DIRECTOR_PHOTO_PATH) })
  await phone.repairSequences()
  await phone.deletePhoto()
  await phone.saveTeam({}, { b: memberFields({ name: 'b' }) })
  hiding = (await phone.setHidden('team', { id: 'b', isHidden: true })) ?? ''
})

/** Every write of which an older attempt may be stopped. */
const WRITES: [name: string, send: (signal?: AbortSignal) => Promise<unknown>][] = [
  ['save of the centre', (signal) => phone.saveCentre(null, centre, { signal })],
  [
    'save of the director',
    async (signal) => phone.savePhoto(null, { photoBase64: image }, { signal }),
  ],
  ['new member', (signal) => phone.saveTeam({}, team, { signal })],
  ['new product', (signal) => phone.addProduct(product, () => 'c', signal)],
  ['hiding', (signal) => phone.setHidden('products', { id: idOf(1), isHidden: true }, signal)],
  ['deletion', (signal) => phone.deleteFrom('products', idOf(1), signal)],
  [
    'move',
    async (signal) =>
      phone.moveIn('products', moveOf(await readList('products'), idOf(2), 1), signal),
  ],
  ['take-back of a change', (signal) => phone.takeBackChange(hiding, signal)],
  ['take-back of a deletion', (signal) => phone.takeBackLastDeletion(DIRECTOR_PHOTO_PATH, signal)],
  ['take-back of an addition', (signal) => phone.takeBackChange('team_b+1', signal)],
  ['restore of a product', (signal) => phone.restoreBackup(backup, [change], { signal })],
  ['restore of a sequence', (signal) => phone.restoreBackup(backup, [order], { signal })],
]

it.each(WRITES)('a stopped %s stores nothing, and would store something', async (_, send) => {
  const before = await owner.list('versions')
  const countChanges = async () => (await owner.list('versions')).length - before.length
  await expect(send(AbortSignal.abort())).rejects.toThrow('aborted')
  expect(await countChanges()).toBe(0)
  await send()
  expect(await countChanges()).toBeGreaterThan(0)
})

import { describe, expect, it } from 'vitest'
import { FULLEST } from '../../scripts/documents/fullest'
import { MEMBER_PATH, valid } from '../../scripts/documents/valid'
import { CENTRE_PATH, DIRECTOR_TEXTS_PATH } from '../../src/data/document-paths'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { productsWithImages, readBackup, restore } from '../helpers/emulator/backups'
import { phone, setUpDevices } from '../helpers/emulator/devices'
import {
  clearContent,
  differences,
  idOf,
  productAt,
  products,
  readContent,
  readHistory,
  readSequence,
} from '../helpers/emulator/stored-content'

setUpDevices()

describe('a backup', () => {
  it('a backup brings everything back from the file alone', async () => {
    await store({ ...productsWithImages(8), ...FULLEST })
    const before = await readContent()
    const file = await phone.exportBackup()
    expect(await phone.readChangesTo(await readBackup(file))).toEqual([])
    await clearContent()
    expect(await restore(file)).toEqual([])
    expect(differences(before, await readContent())).toEqual([])
  })

  it('a backup is called after its day and time in Riyadh', async () => {
    const createdAt = new Date('2026-05-01T22:30:00Z')
    const { name } = await phone.fileOf({ createdAt, documents: new Map() })
    expect(name).toBe('backup-2026-05-02-01-30.json')
  })

  it('a backup names before what its restore adds, changes, deletes and moves', async () => {
    const member = (id: string, name: string) => ({ ...valid(MEMBER_PATH), id, name })
    await store({
      ...productsWithImages(2),
      [DIRECTOR_TEXTS_PATH]: valid(DIRECTOR_TEXTS_PATH),
      'team/b': member('b', 'b'),
    })
    const file = await phone.exportBackup()
    await clearContent()
    await store({
      'team/c': member('c', 'new'),
      [DIRECTOR_TEXTS_PATH]: { ...valid(DIRECTOR_TEXTS_PATH), name: 'x' },
    })
    const changes = await phone.readChangesTo(await readBackup(file))
    expect(changes).toContainEqual({ path: 'team/b', name: 'b', kind: 'added' })
    expect(changes).toContainEqual({ path: DIRECTOR_TEXTS_PATH, name: 'n', kind: 'changed' })
    expect(changes).toContainEqual({ path: 'team/c', name: 'new', kind: 'deleted' })
    expect(changes).toContainEqual({ path: 'products', name: '', kind: 'ordered' })
    expect(await restore(file)).toEqual([])
    expect(await owner.get('team/c')).toBeNull()
  })

  it('a restore deletes the texts of the director when its backup has none', async () => {
    await store(productsWithImages(1))
    const file = await phone.exportBackup()
    await store({ [DIRECTOR_TEXTS_PATH]: valid(DIRECTOR_TEXTS_PATH) })
    expect(await restore(file)).toEqual([])
    expect(await owner.get(DIRECTOR_TEXTS_PATH)).toBeNull()
  })

  it('a restore counts its steps, and leaves nothing to restore', async () => {
    await store({ ...productsWithImages(3), [DIRECTOR_TEXTS_PATH]: valid(DIRECTOR_TEXTS_PATH) })
    const file = await phone.exportBackup()
    await clearContent()
    const changes = await phone.readChangesTo(await readBackup(file))
    const steps: number[] = []
    expect(await restore(file, (done) => steps.push(done))).toEqual([])
    expect(steps).toEqual(changes.map((_, index) => index + 1))
    expect(await phone.readChangesTo(await readBackup(file))).toEqual([])
  })

  it('a backup notices that the large image of a product was replaced, and brings it back', async () => {
    await store(productsWithImages(3))
    const before = await readContent()
    const backup = await readBackup(await phone.exportBackup())
    await phone.deleteFrom('products', idOf(2))
    const other = { id: idOf(2), image: makeImage(), largeImage: makeImage(900), name: 'n2' }
    await phone.addProduct(other, String)
    await phone.moveTo('products', idOf(2), 2)
    await owner.put(`products/${idOf(2)}`, { ...productAt(2), updatedAt: new Date() })
    const path = `products/${idOf(2)}`
    expect(await phone.readChangesTo(backup)).toEqual([{ path, name: 'n2', kind: 'changed' }])
    expect(await phone.restoreBackup(backup, await phone.readChangesTo(backup))).toEqual([])
    expect(differences(before, await readContent())).toEqual([])
  })

  it('a restore gives a product another large image without deleting it', async () => {
    await store(productsWithImages(1))
    const before = await readContent()
    const backup = await readBackup(await phone.exportBackup())
    const path = `products/${idOf(1)}`
    await store({
      [path]: productAt(1, { image: makeImage(310), updatedAt: new Date() }),
      [`${path}/images/large`]: { image: makeImage(900) },
    })
    expect(await phone.restoreBackup(backup, await phone.readChangesTo(backup))).toEqual([])
    expect(differences(before, await readContent())).toEqual([])
    const versions = (await readHistory()).map(({ data }) => data)
    expect(versions).toMatchObject([{ path, isDeletion: false, largeImage: makeImage(900) }])
  })

  it('a product with an id chosen by hand is in no backup, and stays', async () => {
    const path = 'products/abacus'
    await store({ ...productsWithImages(3), [path]: productAt(4, { id: 'abacus' }) })
    const moment = await phone.readContentAt(new Date())
    const backup = await readBackup(await phone.exportBackup())
    await clearContent()
    await store({ [path]: productAt(4) })
    for (const file of [backup, moment]) {
      await phone.restoreBackup(file, await phone.readChangesTo(file))
      expect(await phone.readChangesTo(file)).toEqual([])
      expect((await readSequence('products')).isWhole).toBe(true)
      expect(await owner.get(path)).not.toBeNull()
    }
  })

  it('a restore goes on after an interruption, and keeps the details that the file lacks', async () => {
    await store({ ...productsWithImages(12), [DIRECTOR_TEXTS_PATH]: valid(DIRECTOR_TEXTS_PATH) })
    const before = await readContent()
    const file = await phone.exportBackup()
    await clearContent()
    await owner.put(CENTRE_PATH, valid(CENTRE_PATH))
    const stopped = restore(file, (done) => {
      if (done === 3) throw new Error('The network is gone')
    })
    await expect(stopped).rejects.toThrow('The network is gone')
    expect((await owner.list('products')).length).toBe(3)
    expect(await restore(file)).toEqual([])
    expect(differences(before, await readContent())).toEqual([CENTRE_PATH])
  })

  it('a restore stops once the session has ended', async () => {
    await store(productsWithImages(4))
    const backup = await readBackup(await phone.exportBackup())
    await clearContent()
    const changes = await phone.readChangesTo(backup)
    const [admin] = await owner.list('admins')
    await owner.delete(`admins/${admin?.id}`)
    const steps: number[] = []
    const restored = phone.restoreBackup(backup, changes, {
      onProgress: (done) => steps.push(done),
    })
    await expect(restored).rejects.toMatchObject({ code: 'permission-denied' })
    await owner.put(`admins/${admin?.id}`, {})
    expect(steps).toEqual([])
  })

  it('a restore puts what another device has added meanwhile at the end', async () => {
    await store(products(2))
    const backup = await readBackup(await phone.exportBackup())
    await clearContent()
    const changes = await phone.readChangesTo(backup)
    await owner.put(`products/${idOf(9)}`, productAt(9, { order: 1 }))
    expect(await phone.restoreBackup(backup, changes)).toEqual([])
    expect(await readSequence('products')).toEqual({ ids: [1, 2, 9].map(idOf), isWhole: true })
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { owner, store } from '../helpers/emulator/backend'
import { laptop, phone, setUpDevices } from '../helpers/emulator/devices'
import { idOf, productAt, products, readSequence } from '../helpers/emulator/stored-content'

const OLDER = new Date('2001-01-01T00:00:00Z')
const NEWER = new Date('2101-01-01T00:00:00Z')

setUpDevices()

// A change by hand is made in the console, or by another program than the dashboard.
describe('what was changed by hand', () => {
  /** Four products with a sequence, as the dashboard leaves them. */
  beforeEach(async () => {
    await store(products(4))
    await phone.repairSequences()
  })
  const expectWhole = async (...numbers: number[]) =>
    expect(await readSequence('products')).toEqual({ ids: numbers.map(idOf), isWhole: true })

  it.each([
    ['at the position of an older one', { order: 2, createdAt: NEWER }, [1, 5, 2, 3, 4]],
    ['at the position of a newer one', { order: 2, createdAt: OLDER }, [1, 2, 5, 3, 4]],
    ['without a position', { order: undefined }, [1, 2, 3, 4, 5]],
    ['with a text as its position', { order: 'x' }, [1, 2, 3, 4, 5]],
  ])(
    'a product that was stored by hand %s is numbered when the dashboard opens',
    async (_, changes, expected) => {
      await store({ [`products/${idOf(5)}`]: productAt(5, changes) })
      await phone.repairSequences()
      await expectWhole(...expected)
    },
  )

  it('a list without a sequence keeps the order in which pages show equal positions', async () => {
    await store({
      'lists/products': null,
      [`products/${idOf(2)}`]: productAt(2, { order: 3, createdAt: NEWER }),
      [`products/${idOf(4)}`]: productAt(4, { order: 3, createdAt: OLDER }),
    })
    await phone.repairSequences()
    await expectWhole(1, 2, 3, 4)
  })

  it('a product that was stored by hand is moved, hidden and made visible like the others', async () => {
    await store({ [`products/${idOf(5)}`]: productAt(5, { order: undefined }) })
    await phone.moveTo('products', idOf(5), 2)
    await expectWhole(1, 5, 2, 3, 4)
    await store({ [`products/${idOf(6)}`]: productAt(6, { order: 3 }) })
    await phone.setHidden('products', { id: idOf(6), isHidden: true })
    await expectWhole(1, 5, 2, 3, 4)
    await phone.setHidden('products', { id: idOf(6), isHidden: false })
    await expectWhole(1, 5, 2, 6, 3, 4)
  })

  it('a product that was deleted by hand does not stop a change of the others', async () => {
    await owner.delete(`products/${idOf(2)}`)
    await phone.moveTo('products', idOf(4), 1)
    await expectWhole(4, 1, 3)
  })

  it('a product that was hidden by hand does not stop a change of the others', async () => {
    await store({ [`products/${idOf(2)}`]: productAt(2, { order: undefined, hidden: 2 }) })
    await phone.moveTo('products', idOf(4), 1)
    await expectWhole(4, 1, 3)
    await phone.setHidden('products', { id: idOf(2), isHidden: false })
    await expectWhole(4, 1, 2, 3)
  })

  it.each([2, true, false, null])(
    'a product that has hidden %s beside its position stops no change, and can be visible again',
    async (hidden) => {
      await store({ [`products/${idOf(2)}`]: productAt(2, { hidden }) })
      await phone.repairSequences()
      await phone.moveTo('products', idOf(4), 1)
      await phone.deleteFrom('products', idOf(1))
      await phone.setHidden('products', { id: idOf(2), isHidden: false })
      await expectWhole(4, 2, 3)
    },
  )

  it.each([2, true, false, null])(
    'a product that has hidden %s beside its position loses that when the dashboard opens',
    async (hidden) => {
      await store({ [`products/${idOf(2)}`]: productAt(2, { hidden, legacy: 'x' }) })
      await phone.repairSequences()
      const stored = await owner.get(`products/${idOf(2)}`)
      expect(stored).toMatchObject({ name: 'n2', hidden: 2, legacy: 'x' })
      expect(stored).not.toHaveProperty('order')
      await expectWhole(1, 3, 4)
      await phone.setHidden('products', { id: idOf(2), isHidden: false })
      await expectWhole(1, 2, 3, 4)
    },
  )

  it('a position that was changed by hand gives way to the sequence', async () => {
    await store({ [`products/${idOf(1)}`]: productAt(1, { order: 9 }) })
    await phone.repairSequences()
    await expectWhole(1, 2, 3, 4)
  })

  it('a sequence that is no list does not stop a move', async () => {
    await store({ 'lists/products': { ids: 7, updatedAt: new Date(0) } })
    await phone.moveTo('products', idOf(4), 1)
    await expectWhole(4, 1, 2, 3)
  })

  it('ids in a sequence that no document can have stop no change', async () => {
    const ids = ['', '.', '..', '__x__', 'a/b', 'a/b/c', 'a//b', 'x'.repeat(2_000), idOf(1)]
    await store({ 'lists/products': { ids, updatedAt: new Date(0) } })
    await phone.moveTo('products', idOf(4), 1)
    await phone.setHidden('products', { id: idOf(2), isHidden: true })
    await expectWhole(4, 1, 3)
    await phone.repairSequences()
    await expectWhole(4, 1, 3)
  })

  it('an id that a sequence has twice has one position', async () => {
    const ids = [3, 1, 3, 2, 1, 4].map(idOf)
    await store({ 'lists/products': { ids, updatedAt: new Date(0) } })
    await phone.repairSequences()
    await expectWhole(3, 1, 2, 4)
  })

  it('a list without a sequence is taken up once by two devices at the same moment', async () => {
    await store({ 'lists/products': null })
    await Promise.all([phone.moveTo('products', idOf(4), 1), laptop.repairSequences()])
    await expectWhole(4, 1, 2, 3)
  })

  it('an opened dashboard writes nothing where there is nothing to take up', async () => {
    const before = await owner.list('versions')
    await phone.repairSequences()
    expect(await owner.list('versions')).toEqual(before)
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newVersion, versionOf } from '../../src/data/document'
import {
  getProducts,
  moveProduct,
  removeProduct,
  renameProduct,
  replaceProduct,
  restoreProduct,
} from '../../src/data/products'
import {
  getTeam,
  moveTeamMember,
  removeTeamMember,
  replaceTeamMember,
  restoreTeamMember,
  saveTeamMember,
  type TeamMember,
} from '../../src/data/team'
import { owner, picture } from './backend'
import { signedInBackend } from './sdk'
import { PRODUCT_ID, valid } from './valid-documents'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

const PRODUCT = `products/${PRODUCT_ID}`
const OTHER = `${PRODUCT_ID}9`

beforeEach(async () => {
  await signedInBackend()
  await owner.put(PRODUCT, valid(PRODUCT))
  await owner.put(`${PRODUCT}/pictures/full`, valid(`${PRODUCT}/pictures/full`))
  await owner.put(`products/${OTHER}`, { ...valid(PRODUCT), id: OTHER, order: 2 })
  await owner.put('team/member1', { ...valid('team/member1'), order: 1 })
  await owner.put('team/member2', { ...valid('team/member1'), id: 'member2', order: 2 })
})

const product = async () => {
  const [found] = (await getProducts()).filter(({ id }) => id === PRODUCT_ID)
  if (!found) throw new Error('No product')
  return found
}
const member = async (): Promise<TeamMember> => {
  const [found] = (await getTeam()).filter(({ id }) => id === 'member1')
  if (!found) throw new Error('No member')
  return found
}
const edit = async (name: string) =>
  saveTeamMember('member1', { ...(await member()), name }, { version: newVersion(), over: [versionOf(await member())] })

describe("somebody else's change that the screen did not show", () => {
  it('stops a rename, which then goes over it', async () => {
    await renameProduct(PRODUCT_ID, 'theirs', ['n'])
    await expect(renameProduct(PRODUCT_ID, 'mine', ['n'])).rejects.toMatchObject({ theirs: { name: 'theirs' } })
    expect(await product()).toMatchObject({ name: 'theirs' })
    await renameProduct(PRODUCT_ID, 'mine', ['theirs'])
    expect(await product()).toMatchObject({ name: 'mine' })
    // The retry of a rename whose answer was lost.
    await renameProduct(PRODUCT_ID, 'mine', ['theirs'])
  })

  it('stops the rename of a product that was deleted', async () => {
    await removeProduct(PRODUCT_ID)
    await expect(renameProduct(PRODUCT_ID, 'mine', ['n'])).rejects.toMatchObject({ theirs: null })
  })

  it('stops the deletion of a product with another name or picture', async () => {
    const shown = await product()
    await renameProduct(PRODUCT_ID, 'theirs')
    await expect(removeProduct(PRODUCT_ID, undefined, shown)).rejects.toMatchObject({ theirs: { name: 'theirs' } })
    await renameProduct(PRODUCT_ID, shown.name)
    await replaceProduct({ ...shown, image: picture(300) })
    await expect(removeProduct(PRODUCT_ID, undefined, shown)).rejects.toMatchObject({ name: 'ConflictError' })
    await removeProduct(PRODUCT_ID, undefined, await product())
    expect(await owner.get(PRODUCT)).toBeNull()
  })

  it('stops the undo of a deletion', async () => {
    const shown = await product()
    await removeProduct(PRODUCT_ID)
    await restoreProduct({ ...shown, name: 'theirs' }, picture(5_000))
    await expect(restoreProduct(shown, picture(5_000))).rejects.toMatchObject({ theirs: { name: 'theirs' } })
    await replaceProduct(shown, picture(5_000))
    expect(await product()).toMatchObject({ name: 'n' })
    await restoreProduct(shown, picture(5_000))
  })

  it('stops the deletion of a member', async () => {
    const shown = await member()
    await edit('theirs')
    await expect(removeTeamMember('member1', versionOf(shown))).rejects.toMatchObject({ theirs: { name: 'theirs' } })
    await removeTeamMember('member1', versionOf(await member()))
    expect(await owner.get('team/member1')).toBeNull()
  })

  it.each([1, undefined])(
    'stops the undo over a member that was restored and edited, with the order %s',
    async (order) => {
      const shown = await member()
      const { order: _, ...rest } = shown
      const gone = order === undefined ? rest : shown
      await removeTeamMember('member1')
      await restoreTeamMember(gone, 1)
      await restoreTeamMember(gone, 1)
      await edit('theirs')
      await expect(restoreTeamMember(gone, 1)).rejects.toMatchObject({ theirs: { name: 'theirs' } })
      expect(await member()).toMatchObject({ name: 'theirs' })
      await replaceTeamMember(gone, versionOf(await member()))
      expect(await member()).toMatchObject({ name: 'n' })
    },
  )
})

describe('a move by somebody else', () => {
  it('stops nothing', async () => {
    const [shown, open] = [await product(), await member()]
    await moveProduct(OTHER, 1)
    await moveTeamMember('member2', 1, await getTeam())
    await renameProduct(PRODUCT_ID, 'mine', [shown.name])
    await removeProduct(PRODUCT_ID, undefined, { ...shown, name: 'mine' })
    await removeTeamMember('member1', versionOf(open))
    expect([await owner.get(PRODUCT), await owner.get('team/member1')]).toEqual([null, null])
  })
})

import { isDeepStrictEqual } from 'node:util'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { valid } from '../documents'
import { fieldsOf } from '../../src/admin/team/form'
import { newRevision } from '../../src/data/store/document'
import { ConflictError } from '../../src/data/client/errors'
import { getTeam, moveTeamMember, removeTeamMember, saveTeamMember, type TeamMember } from '../../src/data/content/team'
import { putState } from '../../src/data/store/states'
import { TEAM_MAX } from '../../src/limits'
import { owner } from './backend'
import { signedInBackend } from './sdk'

vi.spyOn(console, 'info').mockImplementation(() => {})

/** Member 1 is the newest. */
const storeTeam = (ids: string, orderOf: (index: number) => number | undefined = (index) => index + 1) =>
  Promise.all(
    Array.from(ids, (id, index) => {
      const order = orderOf(index)
      const createdAt = new Date(2024, 0, 60 - index)
      return owner.put(`team/${id}`, {
        ...valid('team/member1'),
        id,
        name: id,
        createdAt,
        ...(order !== undefined && { order }),
      })
    }),
  )

const saveOver = (opened: TeamMember) => ({ revision: newRevision(), over: [opened.version ?? ''] })

const sequence = async () => (await getTeam()).map(({ id }) => id).join('')
const orders = async () => (await getTeam()).map(({ order }) => order)
const member = async (id: string): Promise<TeamMember> => {
  const found = (await getTeam()).find((one) => one.id === id)
  if (!found) throw new Error(`No member ${id}`)
  return found
}

beforeEach(async () => {
  await signedInBackend()
})

describe('the order of the team (148; decisions 40 and 147)', () => {
  it('is by date until somebody moves a member, and then 1..n', async () => {
    await storeTeam('abcd', () => undefined)
    expect(await sequence()).toBe('abcd')
    await moveTeamMember('d', 1, await getTeam())
    expect(await sequence()).toBe('dabc')
    expect(await orders()).toEqual([1, 2, 3, 4])
  })

  it('puts members without an order last, newest first', async () => {
    await storeTeam('abcd', (index) => [2, undefined, 1, undefined][index])
    expect(await sequence()).toBe('cabd')
    await moveTeamMember('b', 1, await getTeam())
    expect(await sequence()).toBe('bcad')
    expect(await orders()).toEqual([1, 2, 3, 4])
  })

  it('changes only order and updatedAt of the members that move and of the last one', async () => {
    await storeTeam('zabcd')
    const before = new Map((await owner.list('team')).map(({ id, data }) => [id, data]))
    await moveTeamMember('c', 2, await getTeam())
    for (const { id, data } of await owner.list('team')) {
      const was = before.get(id)
      const isMoved = 'abcd'.includes(id)
      expect({ ...data, order: 0, updatedAt: 0 }).toEqual({ ...was, order: 0, updatedAt: 0 })
      expect(isDeepStrictEqual(data['updatedAt'], was?.['updatedAt'])).toBe(!isMoved)
    }
  })

  it('moves all members of the longest list in one transaction', async () => {
    const ids = Array.from({ length: TEAM_MAX }, (_, index) => String.fromCharCode(0x100 + index))
    await Promise.all(
      ids.map((_, index) =>
        owner.put(`team/m${index}`, { ...valid('team/member1'), id: `m${index}`, createdAt: new Date(2024, 0, index) }),
      ),
    )
    const [first] = await getTeam()
    await moveTeamMember(first?.id ?? '', TEAM_MAX, await getTeam())
    expect(await orders()).toEqual(ids.map((_, index) => index + 1))
    expect((await getTeam()).at(-1)?.id).toBe(first?.id)
  })

  it('stays 1..n under concurrent moves', async () => {
    await storeTeam('abcdef')
    const seen = await getTeam()
    await Promise.all(Array.from('abcdef', (id, index) => moveTeamMember(id, 1 + ((index * 5) % 6), seen)))
    expect(await orders()).toEqual([1, 2, 3, 4, 5, 6])
    expect((await sequence()).split('').sort().join('')).toBe('abcdef')
  })

  it('does not make the save of an open form a conflict, and the save keeps the new position', async () => {
    await storeTeam('abc')
    const opened = await member('c')
    await moveTeamMember('c', 1, await getTeam())
    await saveTeamMember('c', { ...fieldsOf(opened), name: 'edited' }, saveOver(opened))
    expect(await sequence()).toBe('cab')
    expect(await member('c')).toMatchObject({ name: 'edited', order: 1 })
  })

  it('does not revert a save made since the list on the screen was read', async () => {
    await storeTeam('abc')
    const seen = await getTeam()
    const opened = await member('c')
    const save = saveOver(opened)
    await saveTeamMember('c', { ...fieldsOf(opened), name: 'edited' }, save)
    await moveTeamMember('c', 1, seen)
    expect(await member('c')).toMatchObject({ name: 'edited', order: 1, version: save.revision })
    await expect(saveTeamMember('c', fieldsOf(opened), saveOver(opened))).rejects.toBeInstanceOf(ConflictError)
  })

  it('gives a restored member its old position, also after another move', async () => {
    await storeTeam('abcde')
    const gone = await member('c')
    const removed = await removeTeamMember('c')
    expect(await sequence()).toBe('abde')
    await moveTeamMember('e', 1, await getTeam())
    // The undo found its position behind b, which is now third.
    await putState(removed, { position: 4 })
    expect(await sequence()).toBe('eabcd')
    expect(await orders()).toEqual([1, 2, 3, 4, 5])
    expect(await member('c')).toMatchObject({ createdAt: gone.createdAt, name: gone.name })
    await putState(removed, { position: 4 })
    expect(await sequence()).toBe('eabcd')
  })

  it('numbers members without an order when one of them is deleted and restored', async () => {
    await storeTeam('abc', () => undefined)
    await putState(await removeTeamMember('b'), { position: 2 })
    expect(await sequence()).toBe('abc')
    expect(await orders()).toEqual([1, 2, 3])
  })
})

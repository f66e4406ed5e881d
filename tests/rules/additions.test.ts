import { beforeEach, describe, it } from 'vitest'
import { MEMBER_PATH, valid } from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import { ADMIN, DATE, deleteWrite, setWrite, store, versionIdOf } from '../helpers/emulator/backend'
import { expectRefused, expectTaken, freshRules } from '../helpers/emulator/rules'

beforeEach(freshRules)

describe('the entry of an addition', () => {
  const entry = (more: StoredFields = {}, id = 'team_member1+1') =>
    setWrite(`versions/${id}`, {
      path: MEMBER_PATH,
      at: DATE,
      by: ADMIN.email,
      isAddition: true,
      fields: { name: 'n', createdAt: DATE },
      ...more,
    })
  const add = setWrite(MEMBER_PATH, valid(MEMBER_PATH))

  it('the entry of an addition is made with the document that it names', async () => {
    await expectRefused(entry())
    await expectTaken(entry(), add)
    await expectRefused(deleteWrite('versions/team_member1+1'))
  })

  it('a document has one entry of an addition in a request, and the next one after each return', async () => {
    const many = Array.from({ length: 9 }, (_, n) => entry({}, `team_member1+${n + 1}`))
    await expectRefused(...many, add)
    await expectRefused(entry(), entry({}, 'team_member1+2'), add)
    for (const id of ['team_member1+1', 'team_member1+2', 'team_member1+3']) {
      await expectTaken(entry({}, id), add)
      await store({ [MEMBER_PATH]: null })
    }
  })

  it.each<[string, StoredFields, string?]>([
    ['another name', { fields: { name: 'other', createdAt: DATE } }],
    ['another date', { fields: { name: 'n', createdAt: new Date(0) } }],
    ['more fields of it', { fields: { name: 'n', createdAt: DATE, more: 1 } }],
    ['another path', { path: 'team/other' }],
    ['another writer', { by: 'x' }],
    ['another time', { at: new Date(0) }],
    ['no mark', { isAddition: false }],
    ['more', { more: 1 }],
    ['the id of a version', {}, versionIdOf(MEMBER_PATH, valid(MEMBER_PATH))],
    ['the id of another document', {}, 'team_other+1'],
    ['a number that is not the next', {}, 'team_member1+2'],
    ['the time as its number', {}, `team_member1+${Date.now()}`],
    ['the number 0', {}, 'team_member1+0'],
    ['a number below 0', {}, 'team_member1+-1'],
    ['a number in other figures', {}, 'team_member1+01'],
    ['no number', {}, 'team_member1+'],
    ['a number and more', {}, 'team_member1+1+1'],
  ])('an entry of an addition with %s is refused', async (_, more, id) => {
    await expectRefused(entry(more, id), add)
    await expectTaken(entry(), add)
  })
})

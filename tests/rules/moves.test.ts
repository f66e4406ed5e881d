import { beforeEach, describe, expect, it } from 'vitest'
import { MEMBER_PATH, PRODUCT_PATH, valid } from '../../scripts/documents/valid'
import {
  DATE,
  deleteWrite,
  owner,
  setWrite,
  store,
  versionIdOf,
  versionWrite,
} from '../helpers/emulator/backend'
import { expectRefused, expectTaken, freshRules } from '../helpers/emulator/rules'

beforeEach(freshRules)

describe.each([PRODUCT_PATH, MEMBER_PATH])('a move of %s', (path) => {
  const list = `lists/${path.split('/')[0] ?? ''}`
  const before = { ids: ['a', 'b'], updatedAt: DATE }
  const moved = setWrite(path, { ...valid(path), order: 2 })
  const replaced = setWrite(list, { ids: ['b', 'a'], updatedAt: DATE })
  beforeEach(() => store({ [path]: valid(path), [list]: before }))

  it(`a move of ${path} needs a version of the sequence`, async () => {
    await expectRefused(moved)
    await expectRefused(moved, replaced)
    await expectTaken(moved, replaced, versionWrite(list, before))
    expect(await owner.get(`versions/${versionIdOf(list, before)}`)).toMatchObject({
      fields: before,
    })
  })

  it(`a sequence of ${path} is neither replaced nor deleted without its version`, async () => {
    await expectRefused(replaced)
    await expectRefused(deleteWrite(list))
  })

  it(`a write of ${path} that changes nothing needs no version`, () =>
    expectTaken(setWrite(path, valid(path))))

  it(`a hidden document like ${path} gets another number only beside a version of the sequence`, async () => {
    const hidden = { ...valid(path), order: undefined, hidden: 1 }
    await store({ [path]: hidden })
    const renumbered = setWrite(path, { ...hidden, hidden: 2 })
    await expectRefused(renumbered)
    await expectRefused(renumbered, replaced)
    await expectTaken(renumbered, replaced, versionWrite(list, before))
  })

  it(`a move of ${path} may change nothing else`, async () => {
    const keeps = [replaced, versionWrite(list, before)]
    await expectRefused(setWrite(path, { ...valid(path), order: 2, name: 'x' }), ...keeps)
    const hidden = { ...valid(path), order: undefined, hidden: 1 }
    await expectRefused(setWrite(path, hidden), ...keeps)
  })

  it(`a document like ${path} without a position is hidden only beside its version`, async () => {
    const unplaced = { ...valid(path), order: undefined }
    await store({ [path]: unplaced })
    const keeps = [replaced, versionWrite(list, before)]
    const hidden = setWrite(path, { ...unplaced, hidden: 1 })
    await expectRefused(hidden, ...keeps)
    await expectTaken(hidden, ...keeps, versionWrite(path, unplaced))
  })
})

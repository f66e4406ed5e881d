import { beforeEach, describe, expect, it } from 'vitest'
import { IMAGE, LARGE, PRODUCT, valid } from '../../scripts/seed/valid-documents'
import { deleteWrite, makeImage, owner, setWrite, store } from '../helpers/emulator/backend'
import {
  expectRefused,
  expectTaken,
  freshRules,
  validVersionWrite,
} from '../helpers/emulator/rules'

const CHANGE = setWrite(PRODUCT, { ...valid(PRODUCT), name: 'changed' })
/** The version of a deletion that keeps this image. */
const deletion = (image?: string) =>
  validVersionWrite(PRODUCT, { isDeletion: true, largeImage: image })

beforeEach(async () => {
  await freshRules()
  await store({ [PRODUCT]: valid(PRODUCT), [LARGE]: valid(LARGE) })
})

describe('the large image of a product', () => {
  it('a large image changes with its product alone, whose version holds the one before', async () => {
    const other = setWrite(LARGE, { image: makeImage(400) })
    const keeping = (image: string) => validVersionWrite(PRODUCT, { largeImage: image })
    for (const refused of [
      [other],
      [validVersionWrite(PRODUCT), CHANGE, other],
      [keeping(makeImage(400)), CHANGE, other],
      [keeping(IMAGE), other],
      [CHANGE, other],
      [keeping(IMAGE), CHANGE, setWrite(LARGE, { image: 'data:text/html;base64,AA' })],
      [keeping(IMAGE), CHANGE, setWrite(LARGE, { image: makeImage(400), more: 1 })],
    ])
      await expectRefused(...refused)
    await expectTaken(keeping(IMAGE), CHANGE, other)
    expect(await owner.get(LARGE)).toEqual({ image: makeImage(400) })
  })

  it('a large image goes with its product and into its version, and no other way', async () => {
    await expectRefused(deleteWrite(LARGE))
    await expectRefused(validVersionWrite(PRODUCT), CHANGE, deleteWrite(LARGE))
    await expectRefused(
      validVersionWrite(PRODUCT, { largeImage: IMAGE }),
      CHANGE,
      deleteWrite(LARGE),
    )
    await expectRefused(deletion(), deleteWrite(PRODUCT))
    await expectRefused(deletion(), deleteWrite(PRODUCT), deleteWrite(LARGE))
    await expectRefused(deletion(makeImage(400)), deleteWrite(PRODUCT), deleteWrite(LARGE))
    await expectTaken(deletion(IMAGE), deleteWrite(PRODUCT), deleteWrite(LARGE))
  })

  it('a large image comes with its product, and never alone', async () => {
    await store({ [PRODUCT]: null, [LARGE]: null })
    await expectRefused(setWrite(LARGE, valid(LARGE)))
    await expectTaken(setWrite(PRODUCT, valid(PRODUCT)), setWrite(LARGE, valid(LARGE)))
    await store({ [LARGE]: null })
    await expectRefused(setWrite(LARGE, valid(LARGE)))
    await expectRefused(validVersionWrite(PRODUCT), CHANGE, setWrite(LARGE, valid(LARGE)))
  })
})

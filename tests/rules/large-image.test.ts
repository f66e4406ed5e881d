import { beforeEach, describe, expect, it } from 'vitest'
import { LARGE_IMAGE_PATH, PRODUCT_PATH, valid, VALID_IMAGE } from '../../scripts/documents/valid'
import { deleteWrite, makeImage, owner, setWrite, store } from '../helpers/emulator/backend'
import {
  expectRefused,
  expectTaken,
  freshRules,
  validVersionWrite,
} from '../helpers/emulator/rules'

const CHANGE = setWrite(PRODUCT_PATH, { ...valid(PRODUCT_PATH), name: 'changed' })
/** The version of a deletion that keeps this image. */
const deletion = (image?: string) =>
  validVersionWrite(PRODUCT_PATH, { isDeletion: true, largeImage: image })

beforeEach(async () => {
  await freshRules()
  await store({ [PRODUCT_PATH]: valid(PRODUCT_PATH), [LARGE_IMAGE_PATH]: valid(LARGE_IMAGE_PATH) })
})

describe('the large image of a product', () => {
  it('a large image changes with its product alone, whose version holds the one before', async () => {
    const other = setWrite(LARGE_IMAGE_PATH, { image: makeImage(400) })
    const keeping = (image: string) => validVersionWrite(PRODUCT_PATH, { largeImage: image })
    for (const refused of [
      [other],
      [validVersionWrite(PRODUCT_PATH), CHANGE, other],
      [keeping(makeImage(400)), CHANGE, other],
      [keeping(VALID_IMAGE), other],
      [CHANGE, other],
      [
        keeping(VALID_IMAGE),
        CHANGE,
        setWrite(LARGE_IMAGE_PATH, { image: 'data:text/html;base64,AA' }),
      ],
      [
        keeping(VALID_IMAGE),
        CHANGE,
        setWrite(LARGE_IMAGE_PATH, { image: makeImage(400), more: 1 }),
      ],
    ])
      await expectRefused(...refused)
    await expectTaken(keeping(VALID_IMAGE), CHANGE, other)
    expect(await owner.get(LARGE_IMAGE_PATH)).toEqual({ image: makeImage(400) })
  })

  it('a large image goes with its product and into its version, and no other way', async () => {
    await expectRefused(deleteWrite(LARGE_IMAGE_PATH))
    await expectRefused(validVersionWrite(PRODUCT_PATH), CHANGE, deleteWrite(LARGE_IMAGE_PATH))
    await expectRefused(
      validVersionWrite(PRODUCT_PATH, { largeImage: VALID_IMAGE }),
      CHANGE,
      deleteWrite(LARGE_IMAGE_PATH),
    )
    await expectRefused(deletion(), deleteWrite(PRODUCT_PATH))
    await expectRefused(deletion(), deleteWrite(PRODUCT_PATH), deleteWrite(LARGE_IMAGE_PATH))
    await expectRefused(
      deletion(makeImage(400)),
      deleteWrite(PRODUCT_PATH),
      deleteWrite(LARGE_IMAGE_PATH),
    )
    await expectTaken(
      deletion(VALID_IMAGE),
      deleteWrite(PRODUCT_PATH),
      deleteWrite(LARGE_IMAGE_PATH),
    )
  })

  it('a large image comes with its product, and never alone', async () => {
    await store({ [PRODUCT_PATH]: null, [LARGE_IMAGE_PATH]: null })
    await expectRefused(setWrite(LARGE_IMAGE_PATH, valid(LARGE_IMAGE_PATH)))
    await expectTaken(
      setWrite(PRODUCT_PATH, valid(PRODUCT_PATH)),
      setWrite(LARGE_IMAGE_PATH, valid(LARGE_IMAGE_PATH)),
    )
    await store({ [LARGE_IMAGE_PATH]: null })
    await expectRefused(setWrite(LARGE_IMAGE_PATH, valid(LARGE_IMAGE_PATH)))
    await expectRefused(
      validVersionWrite(PRODUCT_PATH),
      CHANGE,
      setWrite(LARGE_IMAGE_PATH, valid(LARGE_IMAGE_PATH)),
    )
  })
})

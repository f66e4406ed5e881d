import { beforeEach, expect, it } from 'vitest'
import { LARGE_IMAGE_PATH, PRODUCT_PATH, valid } from '../../scripts/documents/valid'
import { storedProduct } from '../fixtures/stored-product'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { laptop, phone, setUpDevices } from '../helpers/emulator/devices'
import type { Device } from '../helpers/emulator/sdk'

setUpDevices()
beforeEach(() =>
  store({ [PRODUCT_PATH]: valid(PRODUCT_PATH), [LARGE_IMAGE_PATH]: valid(LARGE_IMAGE_PATH) }),
)

const BASE = storedProduct()
/** A crop of the stored image, and another image: each a small image with its large one. */
const CROP = { image: makeImage(310), largeImage: valid(LARGE_IMAGE_PATH)['image'] as string }
const OTHER = { image: makeImage(300), largeImage: makeImage(7_000) }

const save = (device: Device, { image, largeImage }: typeof CROP) =>
  device.saveProduct(BASE, { ...BASE, image }, { largeImages: new Map([[image, largeImage]]) })

it.each([
  ['a crop over another image', OTHER, CROP],
  ['another image over a crop', CROP, OTHER],
])(
  'a product keeps a small and a large image that belong together: %s',
  async (_, theirs, mine) => {
    await save(laptop, theirs)
    expect((await save(phone, mine)).clashes).toEqual(['image'])
    expect(await owner.get(PRODUCT_PATH)).toMatchObject({ image: mine.image })
    expect(await owner.get(LARGE_IMAGE_PATH)).toEqual({ image: mine.largeImage })
    const versions = await owner.list('versions')
    expect(versions.map(({ data }) => data['largeImage'])).toContain(
      theirs === OTHER ? OTHER.largeImage : CROP.largeImage,
    )
  },
)

it('a new name leaves the images of another device, also after a crop of the earlier image', async () => {
  await save(laptop, OTHER)
  const crops = new Map([[BASE.image, CROP.largeImage]])
  await phone.saveProduct(BASE, { ...BASE, name: 'mine' }, { largeImages: crops })
  expect(await owner.get(PRODUCT_PATH)).toMatchObject({ name: 'mine', image: OTHER.image })
  expect(await owner.get(LARGE_IMAGE_PATH)).toEqual({ image: OTHER.largeImage })
})

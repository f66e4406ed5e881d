import { expect, it } from 'vitest'
import { cleanProduct } from '../../src/data/store/products'
import { cleanTeam } from '../../src/data/store/team'
import { cleanVideoList } from '../../src/data/store/videos'
import { storedMember } from '../fixtures/members'
import { storedProduct } from '../fixtures/stored-product'
import { editedVideo } from '../fixtures/videos'

// A form is cleaned at each key that is pressed, with all its images.
it('an image is no text: cleaning passes it on as it is', () => {
  const image = ' data:image/webp;base64,UklG '
  const name = ' سارة '
  const product = cleanProduct({ ...storedProduct({ image, name }), largeImage: image })
  expect(product).toMatchObject({ image, largeImage: image, name: 'سارة' })
  expect(cleanTeam({ m1: storedMember('m1', { image, name }) })['m1']).toMatchObject({
    image,
    name: 'سارة',
  })
  expect(cleanVideoList({ videos: [editedVideo('a', { image, title: name })] }).videos).toEqual([
    editedVideo('a', { image, title: 'سارة' }),
  ])
})

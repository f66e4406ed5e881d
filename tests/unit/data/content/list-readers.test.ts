import { expect, it } from 'vitest'
import { MEMBER_PATH, PRODUCT_ID, PRODUCT_PATH, valid } from '../../../../scripts/documents/valid'
import type { Fields } from '../../../../src/data/client/document'
import { parseProduct } from '../../../../src/data/content/products'
import { parseTeamMember } from '../../../../src/data/content/team'
import { parseVideos } from '../../../../src/data/content/videos'

const OLDEST = new Date(0).toISOString()

/** The readers of the items of lists, with the fields that each needs. */
const READERS = [
  {
    of: 'a product',
    needed: ['id'],
    fields: valid(PRODUCT_PATH),
    read: (fields: Fields) => parseProduct(fields, PRODUCT_ID),
  },
  {
    of: 'a member',
    needed: ['id'],
    fields: valid(MEMBER_PATH),
    read: (fields: Fields) => parseTeamMember(fields, 'member1'),
  },
  {
    of: 'a video',
    needed: ['id'],
    fields: {
      id: '1',
      title: 't',
      url: 'https://youtu.be/abcdefghijk',
      hidden: true,
      description: 'd',
      duration: '1:00',
      imageTag: 'x',
      order: 1,
      createdAt: OLDEST,
    },
    read: (fields: Fields) => parseVideos({ videos: [fields] }, 'main-videos')?.videos[0],
  },
]
it.each(READERS)(
  'a wrong value in any field of $of leaves its other fields',
  ({ fields, needed, read }) => {
    const parsed = Object(read(fields)) as Fields
    const names = [...Object.keys(fields), 'order', 'hidden'].filter(
      (name) => !needed.includes(name),
    )
    for (const name of names)
      for (const wrongValue of [7.5, {}, 'x'.repeat(50_000)]) {
        const { [name]: _, ...others } = parsed
        expect(read({ ...fields, [name]: wrongValue }), name).toMatchObject(others)
      }
  },
)

it('what is hidden by hand, without a position to return to, is hidden as visitors see it', () => {
  const hiddenBy = (hidden: unknown) =>
    parseTeamMember({ ...valid(MEMBER_PATH), hidden }, 'member1')?.hidden
  expect([0, -1, NaN, null, false, 'x'].map(hiddenBy)).toEqual([1, 1, 1, 1, 1, 1])
  expect([3, undefined].map(hiddenBy)).toEqual([3, undefined])
  expect(parseTeamMember(valid(MEMBER_PATH), 'member1')).not.toHaveProperty('hidden')
})

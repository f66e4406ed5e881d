import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { MEMBER_PATH, valid } from '../../scripts/documents/valid'
import {
  fetchProduct,
  fetchProductCount,
  subscribeProductBatches,
} from '../../src/data/content/products'
import { subscribeVisibleTeam } from '../../src/data/content/team'
import { fetchVideos } from '../../src/data/content/videos'
import { VIDEOS_PATH } from '../../src/data/document-paths'
import type { ListName } from '../../src/data/entities'
import { fetchPublicContent } from '../../src/data/pages/public-content'
import { setHidden } from '../../src/data/store/lists/positions'
import { subscribeProducts, subscribeTeam } from '../../src/data/store/subscriptions'
import { parseVideosForEditing, saveVideos } from '../../src/data/store/videos'
import { PRODUCTS_BATCH_SIZE } from '../../src/limits'
import { owner, store } from '../helpers/emulator/backend'
import { firstAnswer, signedInBackend } from '../helpers/emulator/sdk'
import { clearContent, idOf, products } from '../helpers/emulator/stored-content'

vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'error').mockImplementation(() => {})

const MANY = PRODUCTS_BATCH_SIZE + 2
const video = (order: number) => ({
  id: String(order),
  title: 't',
  url: 'https://youtu.be/abcdefghijk',
  order,
})

beforeAll(() => signedInBackend())
// Of each kind the second one is hidden.
beforeEach(async () => {
  await clearContent()
  await store({
    ...products(MANY),
    'team/a': { ...valid(MEMBER_PATH), id: 'a' },
    'team/b': { ...valid(MEMBER_PATH), id: 'b', order: 2 },
    [VIDEOS_PATH]: { ...valid(VIDEOS_PATH), videos: [video(1), video(2)] },
  })
  await setHidden('products', { id: idOf(2), isHidden: true })
  await setHidden('team', { id: 'b', isHidden: true })
  const base = parseVideosForEditing((await owner.get(VIDEOS_PATH)) ?? {})
  await saveVideos(base, {
    videos: base.videos.map((each) => (each.id === '2' ? { ...each, hidden: true } : each)),
  })
})

it('a hidden product is neither shown nor counted, and the batch of the gallery stays full', async () => {
  expect(await fetchProduct(idOf(2))).toBeNull()
  expect(await fetchProduct(idOf(1))).toMatchObject({ id: idOf(1) })
  expect(await fetchProductCount()).toBe(MANY - 1)
  const batch = await firstAnswer(subscribeProductBatches([0]))
  expect(batch.products.map(({ order }) => order)).toEqual(
    Array.from({ length: PRODUCTS_BATCH_SIZE + 1 }, (_, n) => n + 1),
  )
})

it('a hidden member and a hidden video are shown to no visitor', async () => {
  expect((await firstAnswer(subscribeVisibleTeam)).map(({ id }) => id)).toEqual(['a'])
  expect((await fetchVideos()).map(({ id }) => id)).toEqual(['1'])
})

it('a member that was hidden by hand beside its position is shown to no visitor', async () => {
  await owner.put('team/c', { ...valid(MEMBER_PATH), id: 'c', order: 3, hidden: 1 })
  expect((await firstAnswer(subscribeVisibleTeam)).map(({ id }) => id)).toEqual(['a'])
})

it('what is hidden stays in the dashboard after the others, with the position to return to', async () => {
  expect((await firstAnswer(subscribeProducts)).at(-1)).toMatchObject({ id: idOf(2), hidden: 2 })
  expect((await firstAnswer(subscribeTeam)).at(-1)).toMatchObject({ id: 'b', hidden: 2 })
})

it('what is hidden is in no built page', async () => {
  const built = await fetchPublicContent(AbortSignal.timeout(20_000))
  expect([built.products, built.team, built.videos].map((list) => list?.length)).toEqual([
    PRODUCTS_BATCH_SIZE,
    1,
    1,
  ])
})

it.each<[ListName, string]>([
  ['products', idOf(2)],
  ['team', 'b'],
])(
  'a document of %s that was deleted meanwhile is neither hidden nor made visible',
  async (name, id) => {
    await owner.delete(`${name}/${id}`)
    for (const isHidden of [true, false])
      await expect(setHidden(name, { id, isHidden })).rejects.toMatchObject({
        reason: 'gone',
      })
  },
)

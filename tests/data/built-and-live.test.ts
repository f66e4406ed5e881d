import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { MEMBER_PATH, valid } from '../../scripts/documents/valid'
import { subscribeDirectorImage, subscribeDirectorTexts } from '../../src/data/content/director'
import { subscribeProductBatches } from '../../src/data/content/products'
import { subscribeVisibleTeam } from '../../src/data/content/team'
import { fetchVideos } from '../../src/data/content/videos'
import {
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { fetchPublicContent } from '../../src/data/pages/public-content'
import { subscribeTeam } from '../../src/data/store/subscriptions'
import { store } from '../helpers/emulator/backend'
import { firstAnswer, signedInBackend } from '../helpers/emulator/sdk'
import { clearContent, idOf, productAt } from '../helpers/emulator/stored-content'

vi.spyOn(console, 'info').mockImplementation(() => {})

beforeAll(() => signedInBackend())
// Each document, and each item of a list, is there once as it should be and once without what a page shows first.
beforeEach(async () => {
  await clearContent()
  const member = valid(MEMBER_PATH)
  const { name: _, ...nameless } = valid(DIRECTOR_TEXTS_PATH)
  await store({
    [`products/${idOf(1)}`]: productAt(1),
    [`products/${idOf(2)}`]: productAt(2, { image: undefined }),
    [MEMBER_PATH]: member,
    'team/nameless': { ...member, id: 'nameless', name: undefined, order: 2 },
    [VIDEOS_PATH]: {
      ...valid(VIDEOS_PATH),
      videos: [
        { id: '1', title: 't', url: 'https://youtu.be/abcdefghijk', order: 1 },
        { id: '2', title: 'without a link', order: 2 },
      ],
    },
    [DIRECTOR_TEXTS_PATH]: nameless,
    [DIRECTOR_PHOTO_PATH]: { ...valid(DIRECTOR_PHOTO_PATH), photoBase64: undefined },
  })
})

const idsOf = (list: readonly { id: string }[] | null) => list?.map(({ id }) => id)
const built = () => fetchPublicContent(AbortSignal.timeout(20_000))

// Requirement 59
it('the built and the live gallery show a product without an image, with the placeholder', async () => {
  const { products: live } = await firstAnswer(subscribeProductBatches([0]))
  expect(idsOf(live)).toEqual([idOf(1), idOf(2)])
  expect((await built()).products).toEqual(live)
})

it('neither the built nor the live team page shows a member without a name', async () => {
  const live = await firstAnswer(subscribeVisibleTeam)
  expect(idsOf(live)).toEqual(['member1'])
  expect((await built()).team).toEqual(live)
})

it('a member without a name stays in the dashboard', async () => {
  expect(idsOf(await firstAnswer(subscribeTeam))).toEqual(['member1', 'nameless'])
})

it('neither the built nor the live pages show a video without a link', async () => {
  const live = await fetchVideos()
  expect(idsOf(live)).toEqual(['1'])
  expect((await built()).videos).toEqual(live)
})

it('the built and the live page show the same texts and photo of a director without a name', async () => {
  const { directorTexts, directorPhoto } = await built()
  const live = await firstAnswer(subscribeDirectorTexts)
  expect(live?.titles).not.toEqual([])
  expect(directorTexts).toEqual(live)
  expect(directorPhoto?.image ?? '').toBe((await firstAnswer(subscribeDirectorImage)).image)
})

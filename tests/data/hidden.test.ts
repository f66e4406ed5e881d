import { beforeEach, describe, expect, it, vi } from 'vitest'
import { valid } from '../documents'
import { exportBackup, planFile } from '../../src/data/store/backup'
import { readBackup } from '../../src/data/store/backup-format'
import { newRevision } from '../../src/data/store/document'
import { planSince } from '../../src/data/store/plan-versions'
import {
  fetchProduct,
  fetchProductCount,
  getProducts,
  hideProduct,
  moveProduct,
  removeProduct,
  showProduct,
  subscribePages,
  type Product,
} from '../../src/data/content/products'
import { readPublic } from '../../src/data/pages/read-public'
import { restore } from '../../src/data/store/restore'
import { putState } from '../../src/data/store/states'
import type { Subscribable } from '../../src/data/client/subscribable'
import { getTeam, hideTeamMember, showTeamMember, subscribeShownTeam } from '../../src/data/content/team'
import { fetchVideos } from '../../src/data/content/videos'
import { getVideos, saveVideos } from '../../src/data/store/edit-videos'
import { PRODUCTS_PAGE } from '../../src/limits'
import { DATE, picture, store } from './backend'
import { content, everything } from './everything'
import { signedInBackend } from './sdk'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

const COUNT = PRODUCTS_PAGE + 2
const productId = (order: number) => String(1_700_000_000_000 + order)
const video = (id: string) => ({ id, title: id, url: 'https://youtu.be/abcdefghijk', createdAt: DATE.toISOString() })

/** The first answer of the server. */
const firstAnswer = <T>(subscribe: Subscribable<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = subscribe({
      next: (value, { fromCache }) => {
        if (fromCache) return
        resolve(value)
        queueMicrotask(() => stop())
      },
      error: reject,
    })
  })
const idsOf = (list: readonly { id: string }[] | null | undefined) => list?.map(({ id }) => id)
const product = async (id: string): Promise<Product> => {
  const found = (await getProducts()).find((one) => one.id === id)
  if (!found) throw new Error(`There is no product ${id}`)
  return found
}
const publicContent = () => readPublic(AbortSignal.timeout(20_000))

beforeEach(async () => {
  await signedInBackend()
  const products = Array.from({ length: COUNT }, (_, index) => {
    const id = productId(index + 1)
    const fields = { id, image: picture(), name: `n${index + 1}`, order: index + 1, createdAt: DATE, updatedAt: DATE }
    return [`products/${id}`, fields] as const
  })
  await store({
    ...Object.fromEntries(products),
    'team/member1': { ...valid('team/member1'), order: 1 },
    'team/member2': { ...valid('team/member1'), id: 'member2', order: 2 },
    'videos/main-videos': { ...valid('videos/main-videos'), videos: [video('1'), video('2')] },
  })
})

describe('a hidden product', () => {
  const [second = '', ...others] = [2, 1, ...Array.from({ length: COUNT - 2 }, (_, index) => index + 3)].map(productId)
  const shown = others.sort()

  it('is left out wherever visitors look, and the page of the gallery stays full', async () => {
    await hideProduct(second)
    const page = shown.slice(0, PRODUCTS_PAGE + 1)
    expect(idsOf(await firstAnswer(subscribePages([0])))).toEqual(page)
    expect(idsOf((await publicContent()).products)).toEqual(page.slice(0, PRODUCTS_PAGE))
    expect(await fetchProductCount()).toBe(COUNT - 1)
    expect(await fetchProduct(second)).toBeNull()
  })

  it('stays in the dashboard, behind the others, which are numbered without a gap', async () => {
    await hideProduct(second)
    const list = await getProducts()
    expect(idsOf(list)).toEqual([...shown, second])
    expect(list.slice(0, -1).map(({ order }) => order)).toEqual(shown.map((_, index) => index + 1))
    expect(list.at(-1)?.hidden).toBe(2)
  })

  it('returns to its place, also after others were moved, and can be deleted and restored', async () => {
    const before = content(await everything())
    await hideProduct(second)
    await hideProduct(second)
    await showProduct(await product(second))
    expect(content(await everything())).toEqual(before)
    await hideProduct(second)
    await moveProduct(productId(1), 3, await getProducts())
    const hidden = content(await everything())
    await putState(await removeProduct(second), { position: 2 })
    expect(content(await everything())).toEqual(hidden)
    await showProduct(await product(second))
    expect(idsOf(await getProducts())).toEqual(
      [3, 2, 4, 1, ...shown.slice(3).map((id) => Number(id) % 100)].map(productId),
    )
  })
})

describe('a hidden member', () => {
  it('is left out of the page and the build, and returns to its place', async () => {
    const before = content(await everything())
    await hideTeamMember('member1', await getTeam())
    expect(idsOf(await firstAnswer(subscribeShownTeam))).toEqual(['member2'])
    expect(idsOf((await publicContent()).team)).toEqual(['member2'])
    const list = await getTeam()
    expect(idsOf(list)).toEqual(['member2', 'member1'])
    const [, hidden] = list
    if (hidden) await showTeamMember(hidden, list)
    expect(content(await everything())).toEqual(before)
  })
})

describe('a hidden video', () => {
  it('is left out of the latest videos and the build', async () => {
    const list = await getVideos()
    const videos = list?.videos.map((one) => (one.id === '1' ? { ...one, hidden: true as const } : one)) ?? []
    await saveVideos(videos, { revision: newRevision(), over: 'any' })
    expect(idsOf(await fetchVideos())).toEqual(['2'])
    expect(idsOf((await publicContent()).videos)).toEqual(['2'])
    expect(idsOf((await getVideos())?.videos)).toEqual(['1', '2'])
  })
})

describe('what is hidden', () => {
  it('comes back from a file and from the history as it was', async () => {
    await hideProduct(productId(5))
    await hideTeamMember('member2', await getTeam())
    const before = content(await everything())
    const { file } = await exportBackup()
    const since = new Date()
    await showProduct(await product(productId(5)))
    await hideProduct(productId(3))
    await hideProduct(productId(1))
    await hideTeamMember('member1', await getTeam())
    const changed = content(await everything())
    await restore(await planSince(since))
    expect(content(await everything())).toEqual(before)
    const again = new Date()
    await restore(await planSince(since))
    await showProduct(await product(productId(5)))
    await restore(await planFile(await readBackup(file)))
    expect(content(await everything())).toEqual(before)
    expect(changed).not.toEqual(before)
    await restore(await planSince(again))
    expect(content(await everything())).toEqual(before)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredFields } from '../../scripts/firestore-rest.mjs'
import { IMAGE, PICTURE, PRODUCT_ID, VALID, valid } from '../documents'
import { clearOldVersions } from '../../src/data/store/clear-old-versions'
import { askToErase, cancelErase, confirmErase, waitingErasures } from '../../src/data/store/erasures'
import { planVersion } from '../../src/data/store/plan-versions'
import { removeProduct, renameProduct } from '../../src/data/content/products'
import { restore } from '../../src/data/store/restore'
import { ERASE_WAIT_MS, VERSION_KEPT_MS, VERSIONS_PAGE, WRITES_AT_ONCE } from '../../src/limits'
import { ADMIN, owner, reportFigure, store } from './backend'
import { signedInBackend } from './sdk'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

const DAY_MS = 24 * 60 * 60_000
const PRODUCT = `products/${PRODUCT_ID}`
const FULL = `${PRODUCT}/pictures/${PICTURE}`
const ago = (ms: number) => new Date(Date.now() - ms)
const versionAt = (n: number, at: Date, part: StoredFields = {}): [string, StoredFields] => [
  `versions/team_m${n}_${n}`,
  { path: `team/m${n}`, at, by: ADMIN.email, fields: valid('team/member1'), ...part },
]
const ids = async () => (await owner.list('versions')).map(({ id }) => id)

beforeEach(async () => {
  await signedInBackend()
  await store(VALID)
})
afterEach(() => void vi.useRealTimers())

describe('the clean-up', () => {
  it.each([0, 1, 40, 365])(
    'of a device whose date is %s days ahead deletes only what the server calls older than 30 days (finding 1)',
    async (days) => {
      const count = VERSIONS_PAGE + 3
      await renameProduct(PRODUCT_ID, 'new')
      await removeProduct(PRODUCT_ID)
      const young = Array.from({ length: count }, (_, n) => versionAt(n, ago(VERSION_KEPT_MS - (n + 1) * 60_000)))
      const old = Array.from({ length: count }, (_, n) => versionAt(1_000 + n, ago(VERSION_KEPT_MS + (n + 1) * 60_000)))
      const asked = versionAt(5_000, ago(VERSION_KEPT_MS * 2), { eraseAskedAt: ago(ERASE_WAIT_MS * 2) })
      await store(Object.fromEntries([...young, ...old, asked]))
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS })
      await clearOldVersions()
      vi.useRealTimers()
      const left = await ids()
      // The two of the product, those that are too young, and the one that somebody asked to erase.
      expect(left.length).toBe(2 + young.length + 1)
      expect(left.filter((id) => /team_m1\d{3}_/.test(id))).toEqual([])
      expect(await owner.get(FULL)).toMatchObject({ image: IMAGE, removedAt: expect.any(Date) as Date })
      reportFigure(`the clean-up of a device ${days} days ahead: ${old.length} old versions deleted, 0 others`)
    },
  )

  it('deletes the pictures that were removed as long ago', async () => {
    const removed = { image: IMAGE, updatedAt: ago(0) }
    await store({
      [PRODUCT]: null,
      [FULL]: { ...removed, removedAt: ago(VERSION_KEPT_MS + 60_000) },
      [`${PRODUCT}/pictures/full`]: { ...removed, removedAt: ago(VERSION_KEPT_MS - 60_000) },
      // Only a press confirms what somebody asked for.
      [`${PRODUCT}/pictures/asked`]: {
        ...removed,
        removedAt: ago(VERSION_KEPT_MS * 2),
        eraseAskedAt: ago(ERASE_WAIT_MS * 2),
      },
      'versions/a': { path: PRODUCT, at: ago(VERSION_KEPT_MS + 60_000), by: ADMIN.email, fields: valid(PRODUCT) },
    })
    await clearOldVersions()
    expect(await ids()).toEqual([])
    expect(await owner.get(FULL)).toBeNull()
    expect(await owner.get(`${PRODUCT}/pictures/full`)).not.toBeNull()
    expect(await owner.get(`${PRODUCT}/pictures/asked`)).not.toBeNull()
  })
})

describe('erasing one document for good (decision 154; findings 4 and 15)', () => {
  /** Makes what was asked for a day older. */
  const aDayLater = async () => {
    for (const { id, data } of await owner.list('versions'))
      if (data['eraseAskedAt'])
        await owner.put(`versions/${id}`, { ...data, eraseAskedAt: ago(ERASE_WAIT_MS + 60_000) })
    const picture = await owner.get(FULL)
    await owner.put(FULL, { ...picture, eraseAskedAt: ago(ERASE_WAIT_MS + 60_000) })
  }

  it('is asked for in one act for all its states and pictures, and done by a second act a day later', async () => {
    await renameProduct(PRODUCT_ID, 'new')
    await removeProduct(PRODUCT_ID)
    await store({ 'versions/other': { path: 'team/other', at: ago(0), by: ADMIN.email, fields: {} } })
    await askToErase(PRODUCT)
    const [waiting, ...rest] = await waitingErasures()
    expect(rest).toEqual([])
    expect(waiting).toMatchObject({ path: PRODUCT, name: { kind: 'products' } })
    expect(Number(waiting?.mayConfirmAt) - Number(waiting?.askedAt)).toBe(ERASE_WAIT_MS)
    expect(await owner.get(FULL)).toHaveProperty('eraseAskedAt')
    // The sign-in is seconds old.
    await expect(confirmErase(PRODUCT)).rejects.toMatchObject({ code: 'permission-denied' })
    expect((await ids()).length).toBe(3)
    await aDayLater()
    // Asking once more does not begin the day anew.
    await askToErase(PRODUCT)
    await confirmErase(PRODUCT)
    expect(await ids()).toEqual(['other'])
    expect(await owner.get(FULL)).toBeNull()
    expect(await waitingErasures()).toEqual([])
  })

  it('asks for all states, also for more than one transaction may change', async () => {
    const count = WRITES_AT_ONCE + 3
    const versions = Array.from({ length: count }, (_, n) => versionAt(n, ago(n), { path: 'team/member1' }))
    await store(Object.fromEntries(versions))
    await askToErase('team/member1')
    expect((await owner.list('versions')).filter(({ data }) => data['eraseAskedAt'])).toHaveLength(count)
  })

  it('is taken back until it is confirmed', async () => {
    await removeProduct(PRODUCT_ID)
    await askToErase(PRODUCT)
    await aDayLater()
    await cancelErase(PRODUCT)
    expect(await waitingErasures()).toEqual([])
    expect(await owner.get(FULL)).not.toHaveProperty('eraseAskedAt')
    await confirmErase(PRODUCT)
    expect((await ids()).length).toBe(1)
  })

  it('of a document that returns is forgotten for the picture that it shows again', async () => {
    await removeProduct(PRODUCT_ID)
    await askToErase(PRODUCT)
    const [version = ''] = await ids()
    expect(await restore(await planVersion(version))).toEqual({ restored: 1, refused: [] })
    expect(await owner.get(FULL)).not.toHaveProperty('eraseAskedAt')
    expect(await owner.get(FULL)).not.toHaveProperty('removedAt')
    await aDayLater()
    await confirmErase(PRODUCT)
    expect(await owner.get(FULL)).toMatchObject({ image: IMAGE })
  })

  it('of documents without pictures works as well', async () => {
    for (const path of ['team/member1', 'director-photos/main-director-photo', 'settings/centre'])
      await askToErase(path)
    expect(await waitingErasures()).toEqual([])
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreSince } from '../../src/admin/history/restore-since'
import { getProducts, moveProduct, removeProduct, renameProduct } from '../../src/data/products'
import { removeTeamMember } from '../../src/data/team'
import { getVersions, restoreVersion } from '../../src/data/versions'
import { VERSIONS_PAGE } from '../../src/limits'
import { owner, picture, store } from './backend'
import { signedInBackend } from './sdk'

vi.spyOn(console, 'info').mockImplementation(() => {})

const COUNT = 6
const DATE = new Date(2024, 0, 1)
const idOf = (n: number) => String(1_700_000_000_000 + n)

/** The names of the products, and of the members by their positions. */
async function names() {
  const team = await owner.list('team')
  const order = ({ data }: (typeof team)[number]) => Number(data['order'])
  return {
    products: (await getProducts()).map(({ name }) => name),
    team: team.sort((a, b) => order(a) - order(b)).map(({ data }) => data['name']),
  }
}

/** Restores everything since, and returns the totals that were reported. */
async function restoreAll(since: Date): Promise<number[]> {
  const totals = new Set<number>()
  await restoreSince(since, (_, total) => totals.add(total))
  return [...totals]
}

beforeEach(async () => {
  await signedInBackend()
  for (let n = 1; n <= COUNT; n += 1) {
    const dates = { createdAt: DATE, updatedAt: DATE, order: n }
    await store({
      [`products/${idOf(n)}`]: { id: idOf(n), image: picture(), name: `p${n}`, ...dates },
      [`products/${idOf(n)}/pictures/full`]: { image: picture(400), updatedAt: DATE },
      [`team/m${n}`]: {
        id: `m${n}`,
        name: `m${n}`,
        title: '',
        specialization: '',
        image: '',
        credentials: [],
        icon: 'Users',
        color: 'text-primary',
        version: 'version-1',
        ...dates,
      },
    })
  }
})

describe('restoring everything since a moment (P21; decision 156)', () => {
  it('brings products and members back to their positions after one deletion at a time', async () => {
    const before = await names()
    const since = new Date()
    for (const n of [2, 4, 1, 6, 3]) await removeProduct(idOf(n))
    for (const n of [1, 2, 5]) await removeTeamMember(`m${n}`)
    expect((await names()).products).toEqual(['p5'])
    expect(await restoreAll(since)).toEqual([8])
    expect(await names()).toEqual(before)
    expect((await owner.get(`products/${idOf(3)}/pictures/full`))?.['image']).toBe(picture(400))
  })

  it('takes back all names of a product, which fill two pages, and then finds nothing to restore', async () => {
    const before = await names()
    const since = new Date()
    for (let count = 0; count <= VERSIONS_PAGE; count += 1) await renameProduct(idOf(2), `name ${count}`)
    await moveProduct(idOf(5), 1)
    await moveProduct(idOf(5), 5)
    expect(await restoreAll(since)).toEqual([1])
    expect(await names()).toEqual(before)
    expect(await restoreAll(since)).toEqual([0])
  })

  it('continues where an interrupted call stopped', async () => {
    const before = await names()
    const since = new Date()
    for (const n of [1, 2, 3]) await removeProduct(idOf(n))
    const [last] = await getVersions()
    if (last) await restoreVersion(last)
    expect(await restoreAll(since)).toEqual([2])
    expect(await names()).toEqual(before)
  })

  it('keeps what was changed before', async () => {
    await renameProduct(idOf(1), 'kept')
    const before = await names()
    const [first] = await getVersions()
    const since = new Date(Number(first?.at) + 1)
    await renameProduct(idOf(2), 'changed')
    await restoreAll(since)
    expect(await names()).toEqual(before)
  })
})

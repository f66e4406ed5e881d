// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useList } from '../../src/admin/list/use-list'
import { parseProduct, type Product } from '../../src/data/content/products'
import { owner } from '../data/backend'
import { NAMES, productDocuments } from '../fixtures/products'
import { InDashboard } from '../admin/form/show-form'
import './tab'

/** What a live list would contain now. */
const stored = async () =>
  (await owner.list('products'))
    .flatMap(({ id, data }) => parseProduct(data, id) ?? [])
    .sort((a, b) => a.order - b.order)

it('a move under way stays on the screen when the list brings the one before it', async () => {
  for (const [path, fields] of productDocuments(NAMES.slice(0, 3))) await owner.put(path, fields)
  const options = { name: 'products', thing: (name: string) => name, announce: () => {} } as const
  const { result, rerender } = renderHook((items: Product[]) => useList({ ...options, items }), {
    initialProps: await stored(),
    wrapper: InDashboard,
  })
  const names = () => result.current.shown.map(({ name }) => name)
  const move = (index: number, position: number) => {
    const item = result.current.shown[index]
    if (item) act(() => result.current.move(item, position))
    return item?.id ?? ''
  }
  const settled = async (id: string, ...expected: string[]) => {
    await expect.poll(async () => (await stored()).map(({ name }) => name)).toEqual(expected)
    await expect.poll(() => result.current.writeOf(id).status).toBe('idle')
  }
  await settled(move(0, 3), 'الثاني', 'الثالث', 'الأول')
  const list = await stored()
  const second = move(0, 2)
  rerender(list)
  expect(names()).toEqual(['الثالث', 'الثاني', 'الأول'])
  await settled(second, 'الثالث', 'الثاني', 'الأول')
})

// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { act, cleanup, renderHook } from '@testing-library/react'
import { deleteApp, getApps } from 'firebase/app'
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import { PRODUCTS_BATCH_SIZE } from '../../src/limits'
import { expectConsole } from '../helpers/console'
import { freshBackend, store } from '../helpers/emulator/backend'
import { clearContent, idOf, productAt, products } from '../helpers/emulator/stored-content'

beforeAll(() => freshBackend())
beforeEach(clearContent)

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name)
const names = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `n${from + n}`)

/** Opens the gallery with these documents, until the server has answered. */
async function openGallery(documents: Record<string, StoredFields>) {
  await store(documents)
  // The gallery remembers how far it was opened. Its modules start an app of their own.
  vi.resetModules()
  const { useGallery } = await import('../../src/pages/products/use-gallery')
  const { result } = renderHook(useGallery)
  onTestFinished(async () => {
    cleanup()
    // Its listeners end after the next effects.
    await new Promise((resolve) => setTimeout(resolve))
    await Promise.all(getApps().map(deleteApp))
  })
  await expect.poll(() => namesOf(result.current.products)).toContain('n1')
  return {
    shown: () => namesOf(result.current.products),
    state: () => result.current,
    showUpTo: (index: number) => act(() => result.current.showUpTo(index)),
    openAgain: () => renderHook(useGallery).result,
  }
}

const MANY = PRODUCTS_BATCH_SIZE + 3
const HIDDEN_BY_HAND = { [`products/${idOf(2)}`]: productAt(2, { hidden: 1 }) }
const UNREADABLE = { 'products/constructor': productAt(2.5) }

it.each([
  ['was hidden by hand beside its position', HIDDEN_BY_HAND, ['n1', ...names(3, MANY)]],
  ['cannot be read', UNREADABLE, names(1, MANY)],
])('a product that %s leaves all others of the gallery in reach', async (_, odd, expected) => {
  if (odd === UNREADABLE) expectConsole(/malformed/)
  const gallery = await openGallery({ ...products(MANY), ...odd })
  expect(gallery.state()).toMatchObject({ hasMore: true, isWhole: false })
  const { length } = gallery.shown()
  gallery.showUpTo(length)
  await expect.poll(gallery.shown).toEqual(expected)
  expect(gallery.state()).toMatchObject({ hasMore: false, isWhole: true })
})

it('each product of the gallery is shown once, although orders are repeated or left out', async () => {
  // Such orders are made by hand in the console. The second batch begins within equal ones.
  const orders = [1, 2, 2, 2, ...names(3, 10).map((_, n) => n + 3), 10, 10, 11, 12, 13, 20, 40]
  const gallery = await openGallery(
    Object.fromEntries(
      orders.map((order, n) => [`products/${idOf(n + 1)}`, productAt(n + 1, { order })]),
    ),
  )
  await expect.poll(() => gallery.state().hasMore).toBe(true)
  gallery.showUpTo(gallery.shown().length)
  await expect.poll(() => gallery.state().isWhole).toBe(true)
  expect(gallery.shown().sort()).toEqual(names(1, orders.length).sort())
})

it('the gallery shows up to a product of a later batch, and as much when it is opened again', async () => {
  const count = 3 * PRODUCTS_BATCH_SIZE + 1
  const gallery = await openGallery(products(count))
  await expect.poll(gallery.shown).toEqual(names(1, PRODUCTS_BATCH_SIZE))
  gallery.showUpTo(count - 1)
  await expect.poll(gallery.shown).toEqual(names(1, count))
  const again = gallery.openAgain()
  expect(namesOf(again.current.products)).toEqual(names(1, count))
  // The answer of the server has as much.
  await expect.poll(() => again.current.isWhole).toBe(true)
})

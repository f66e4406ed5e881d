import { act, fireEvent, renderHook, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { bundledProducts } from '../../../src/bundled/products'
import { lightbox } from '../../../src/copy/lightbox'
import { productsWords } from '../../../src/copy/products'
import { uiWords } from '../../../src/copy/ui'
import type { Product } from '../../../src/data/content/products'
import { fullAddress } from '../../../src/full-address'
import { ProductLightbox } from '../../../src/pages/products/product-lightbox'
import { ProductsPage } from '../../../src/pages/products/products-page'
import { shownAfter, startsUpTo, useGallery } from '../../../src/pages/products/use-gallery'
import { useOpenItem, type OpenItem } from '../../../src/pages/use-open-item'
import { paths, productAddress } from '../../../src/paths'
import { storedProduct } from '../../fixtures/stored-product'
import { consoleLines, expectConsole } from '../../helpers/console'
import { bake } from '../../helpers/public/baked'
import { configureProject, leaveProject } from '../../helpers/public/project'
import { messageOf, renderAt } from '../../helpers/render'

const product = (order: number, changes: Partial<Product> = {}) =>
  storedProduct({
    id: String(1_700_000_000_000 + order),
    name: `Product ${order}`,
    order,
    ...changes,
  })

// The build may be an hour old: a product that was added since would be missing in "n / total".
it('a gallery may be incomplete until the server has answered', () => {
  bake({ products: [product(1), product(2)] })
  let gallery: ReturnType<typeof useGallery> | null = null
  function First() {
    const first = useGallery()
    gallery = first
    return null
  }
  // No effect runs here, so that nothing is asked for.
  renderToString(<First />)
  expect(gallery).toMatchObject({ hasMore: false, isWhole: false })
})

it.each([
  [12, [12]],
  [23, [12]],
  [24, [12, 24]],
])('of 12 loaded products, those up to the index %i need the batches after %j', (index, starts) => {
  expect(startsUpTo(index, { next: 12, count: 12 })).toEqual(starts)
})

describe('the products page without a database', () => {
  // No project is configured here: the site shows its bundled content.
  beforeEach(() => expectConsole(/No Firebase project is configured/))

  const tile = () => screen.getByRole('link', { name: 'قصص للحوار' })
  async function openProduct() {
    const { user } = renderAt(paths.products, <ProductsPage />)
    await user.click(tile())
    return within(await screen.findByRole('dialog', { name: 'قصص للحوار' }))
  }

  // Requirement 59
  it('a product whose image does not load has another one', async () => {
    renderAt(paths.products, <ProductsPage />)
    fireEvent.error(tile().querySelector('img') as Element)
    expect(tile().querySelector('img')).toHaveAttribute('src', '/placeholder.svg')
    await expect.poll(() => consoleLines().length).toBeGreaterThan(0)
  })

  // Requirement 54
  it('the lightbox counts the bundled products', async () => {
    const dialog = await openProduct()
    expect(await dialog.findByText('4 / 6')).toBeVisible()
  })

  it('the lightbox asks about the open product', async () => {
    const dialog = await openProduct()
    const askLink = dialog.getByRole<HTMLAnchorElement>('link', { name: lightbox.ask })
    expect(askLink.host).toBe('wa.me')
    expect(messageOf(askLink)).toBe(lightbox.askText('قصص للحوار'))
  })

  // Two products may have one name, or none.
  it('the question about a stored product has its address', async () => {
    const nameless = product(1, { name: '' })
    bake({ products: [nameless] })
    const { user } = renderAt(paths.products, <ProductsPage />)
    await user.click(screen.getByRole('link', { name: productsWords.nameless }))
    const dialog = within(await screen.findByRole('dialog', { name: productsWords.nameless }))
    const text = `${lightbox.askText(productsWords.nameless)}\n${fullAddress(productAddress(nameless.id))}`
    expect(messageOf(dialog.getByRole('link', { name: lightbox.ask }))).toBe(text)
  })

  it('the products page takes no bundled product for stale, and has no more of them', async () => {
    await openProduct()
    expect(screen.queryByText(uiWords.stale.title)).toBeNull()
    expect(screen.queryByRole('button', { name: productsWords.more, hidden: true })).toBeNull()
  })

  it('the products page leaves a press with Ctrl, Meta or Shift to the browser', async () => {
    renderAt(paths.products, <ProductsPage />)
    const leftToBrowser: boolean[] = []
    const listen = (event: Event) => {
      leftToBrowser.push(!event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', listen)
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, {}])
      fireEvent.click(tile(), modifier)
    document.removeEventListener('click', listen)
    expect(leftToBrowser).toEqual([true, true, true, false])
    await screen.findByRole('dialog', { name: 'قصص للحوار' })
  })

  // Requirement 58; contradiction 9
  it('the products page keeps built products when a read fails, and asks again for images', async () => {
    bake({ products: [product(1)] })
    const { user } = renderAt(paths.products, <ProductsPage />)
    await expect.poll(() => consoleLines().length).toBeGreaterThan(0)
    const link = within(screen.getByRole('list', { name: productsWords.list })).getByRole('link')
    expect(link).toHaveTextContent('Product 1')
    const failures = () =>
      consoleLines('error').filter((line) => line.includes('readLargeImage')).length
    for (const count of [1, 2]) {
      await user.click(link)
      await expect.poll(failures).toBe(count)
      await user.keyboard('{Escape}')
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    }
  })
})

/** The last product, as REST writes it. */
const LAST_OF_14 = {
  name: 'projects/p/databases/(default)/documents/products/1700000000014',
  fields: { order: { integerValue: '14' } },
}

describe('the lightbox without an answer', () => {
  type Gallery = Parameters<typeof ProductLightbox>[0]['gallery']
  const wholeGallery: Gallery = {
    products: bundledProducts,
    hasMore: false,
    isWhole: false,
    nextBatches: 'none',
    showUpTo: () => undefined,
    retry: () => undefined,
  }
  function Page(gallery: Partial<Gallery>) {
    return <ProductLightbox item={useOpenItem('p')} gallery={{ ...wholeGallery, ...gallery }} />
  }
  const productAt = (index: number) => bundledProducts.at(index)
  const opened = (index: number) => `${paths.products}?p=${productAt(index)?.id}`
  const pressKey = async (index: number, key: string) =>
    fireEvent.keyDown(await screen.findByRole('dialog', { name: productAt(index)?.name ?? '' }), {
      key,
    })

  // Requirement 55
  it('the lightbox without an answer goes round the loaded products', async () => {
    expectConsole(/a value could not be loaded/)
    renderAt(opened(0), <Page />)
    await pressKey(0, 'ArrowLeft')
    expect(await screen.findByRole('dialog', { name: productAt(-1)?.name ?? '' })).toBeVisible()
  })

  /** Opens a loaded product of a gallery whose number of products is in an answer of the server. */
  async function openAsked(index: number, answer: typeof fetch, changes: Partial<Gallery> = {}) {
    vi.stubGlobal('fetch', answer)
    configureProject()
    onTestFinished(() => {
      vi.unstubAllGlobals()
      leaveProject()
    })
    const { ProductLightbox: Configured } =
      await import('../../../src/pages/products/product-lightbox')
    function Asked() {
      return <Configured item={useOpenItem('p')} gallery={{ ...wholeGallery, ...changes }} />
    }
    renderAt(opened(index), <Asked />)
  }

  it('the lightbox goes to a loaded product before the number of products is known', async () => {
    await openAsked(0, () => new Promise<never>(() => undefined), { hasMore: true })
    await pressKey(0, 'ArrowRight')
    await pressKey(1, 'ArrowLeft')
    expect(await screen.findByRole('dialog', { name: productAt(0)?.name ?? '' })).toBeVisible()
    expect(screen.getByRole('status')).not.toHaveTextContent(lightbox.loading)
  })

  /** Opens the last loaded product. The server has told how many there are, and then nothing more. */
  async function openLastLoaded(retry: () => void) {
    const answer = async () => Response.json([{ document: LAST_OF_14 }])
    await openAsked(-1, answer, { nextBatches: 'failed', retry })
    expect(await screen.findByText('6 / 14')).toBeVisible()
  }

  it('the lightbox says that products did not come, stays, and asks again by the next press', async () => {
    const retry = vi.fn()
    await openLastLoaded(retry)
    await pressKey(-1, 'ArrowRight')
    expect(await screen.findByRole('status')).toHaveTextContent(lightbox.failed)
    expect(retry).toHaveBeenCalledOnce()
    expect(screen.getByRole('dialog', { name: productAt(-1)?.name ?? '' })).toBeVisible()
    await pressKey(-1, 'ArrowRight')
    expect(retry).toHaveBeenCalledTimes(2)
    await pressKey(-1, 'ArrowLeft')
    expect(await screen.findByText('5 / 14')).toBeVisible()
  })
})

// Requirement 58; contradiction 9
describe('the gallery after an answer', () => {
  const loaded = (...products: Product[]) => ({ products, nextStart: null })
  const bundled = loaded(...bundledProducts)
  const stored = loaded(product(1, { image: 'data:image/webp;base64,AAAA' }))

  it('the gallery shows bundled products while none was stored, none after the last was deleted', () => {
    expect(shownAfter(loaded(), undefined)).toEqual(bundled)
    expect(shownAfter(loaded(), bundled)).toEqual(bundled)
    expect(shownAfter(stored, bundled)).toEqual(stored)
    expect(shownAfter(loaded(), stored)).toEqual(loaded())
    expect(shownAfter(loaded(), loaded())).toEqual(loaded())
  })

  it('the gallery keeps the image of an unchanged product only', () => {
    const shown = loaded(product(1, { image: '/assets/image-1.webp' }))
    expect(shownAfter(stored, shown)).toEqual(shown)
    const changed = loaded(
      product(1, { image: 'data:image/webp;base64,BBBB', updatedAt: new Date('2025-01-02') }),
    )
    expect(shownAfter(changed, shown)).toEqual(changed)
  })
})

it('an item that is closed twice at once does not leave the page', async () => {
  const { result } = renderHook(() => ({ item: useOpenItem('p'), path: useLocation().pathname }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/before', '/products']} initialIndex={1}>
        {children}
      </MemoryRouter>
    ),
  })
  const expectAfter = async (steps: (item: OpenItem) => void, id: string | null) => {
    await act(async () => steps(result.current.item))
    expect(result.current).toMatchObject({ path: '/products', item: { id } })
  }
  await expectAfter(({ open }) => open('1'), '1')
  await expectAfter(({ replaceWith }) => replaceWith('2'), '2')
  await expectAfter(({ close }) => {
    close()
    close()
  }, null)
})

import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultProducts, products as copy } from '../../src/copy/products'
import type { Product } from '../../src/data/content/products'
import { nextGallery } from '../../src/pages/products/use-gallery'
import { ProductLightbox } from '../../src/pages/products/product-lightbox'
import { ProductsPage } from '../../src/pages/products/products-page'
import { useOpenItem } from '../../src/pages/use-open-item'
import { paths } from '../../src/paths'
import { consoleLines, expectConsole } from '../console'
import { storedProduct } from '../fixtures/stored-product'
import { messageOf, renderAt } from '../render'

const product = (order: number, rest: Partial<Product> = {}) =>
  storedProduct({ id: String(1_700_000_000_000 + order), name: `Product ${order}`, order, ...rest })

describe('the products page without a database', () => {
  // No project is configured here: the site shows its bundled content.
  beforeEach(() => expectConsole(/No Firebase project is configured/))

  it('shows the bundled products in order', async () => {
    renderAt(paths.products, <ProductsPage />) // 14 53 58
    const tiles = within(screen.getByRole('list', { name: copy.list })).getAllByRole('link')
    expect(tiles.map((link) => link.textContent)).toEqual(defaultProducts.map(({ name }) => name))
    expect(tiles.map((link) => link.querySelector('img')?.getAttribute('src'))).toEqual(
      defaultProducts.map(({ image }) => image),
    )
    fireEvent.error(tiles[0]?.querySelector('img') as Element) // 59
    expect(tiles[0]?.querySelector('img')).toHaveAttribute('src', '/placeholder.svg')
    await expect.poll(() => consoleLines().length).toBeGreaterThan(0)
    expect(screen.queryByText(copy.stale.title)).toBeNull()
    expect(screen.queryByRole('button', { name: copy.more })).toBeNull()
  })

  it('asks about the open product, and returns the focus to its tile', async () => {
    const { user } = renderAt(paths.products, <ProductsPage />) // 54
    await user.click(screen.getByRole('link', { name: 'قصص للحوار' }))
    const dialog = await screen.findByRole('dialog', { name: 'قصص للحوار' })
    expect(await within(dialog).findByText('4 / 6')).toBeVisible()
    const ask = within(dialog).getByRole<HTMLAnchorElement>('link', { name: copy.lightbox.ask })
    expect(ask.host).toBe('wa.me')
    expect(messageOf(ask)).toBe(copy.askText('قصص للحوار'))
    expect(ask).toHaveAttribute('target', '_blank')
    await user.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await expect.poll(() => document.activeElement?.textContent).toBe('قصص للحوار')
  })

  it('leaves a press with Ctrl, Meta or Shift to the browser', async () => {
    renderAt(paths.products, <ProductsPage />)
    const left: boolean[] = []
    const listen = (event: Event) => {
      left.push(!event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', listen)
    const tile = screen.getByRole('link', { name: 'قصص للحوار' })
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, {}])
      fireEvent.click(tile, modifier)
    document.removeEventListener('click', listen)
    expect(left).toEqual([true, true, true, false])
    await screen.findByRole('dialog', { name: 'قصص للحوار' })
  })

  it('shows twelve more on demand until none is left, and as many when the page is opened again (57)', async () => {
    // The gallery remembers how far it was opened.
    vi.resetModules()
    const { bake } = await import('../baked')
    const { ProductsPage: Page } = await import('../../src/pages/products/products-page')
    bake({ products: Array.from({ length: 36 }, (_, index) => product(index + 1)) })
    const shown = () => within(screen.getByRole('list', { name: copy.list })).getAllByRole('link').length
    const more = () => screen.queryByRole('button', { name: copy.more })
    for (const [before, after] of [
      [12, 24],
      [24, 36],
    ]) {
      const { user, unmount } = renderAt(paths.products, <Page />)
      expect(shown()).toBe(before)
      await user.click(more() as Element)
      expect(shown()).toBe(after)
      unmount()
    }
    renderAt(paths.products, <Page />)
    expect([shown(), more()]).toEqual([36, null])
    await expect.poll(() => consoleLines().length).toBeGreaterThan(0)
    vi.resetModules()
  })

  it('opens the product of a shared address, but not in the prerendered HTML', async () => {
    const address = `${paths.products}?p=default-mirror`
    const html = renderToString(
      <MemoryRouter initialEntries={[address]}>
        <ProductsPage />
      </MemoryRouter>,
    )
    expect(html).not.toContain('role="dialog"')
    expect(html).toContain('مرآة النطق')
    renderAt(address, <ProductsPage />)
    expect(await screen.findByRole('dialog', { name: 'مرآة النطق' })).toBeVisible()
  })
})

it('the lightbox goes round the loaded products without a connection (55)', async () => {
  expectConsole(/a value could not be loaded/)
  const [first, last] = [0, -1].map((index) => defaultProducts.at(index)?.name)
  function Page() {
    return (
      <ProductLightbox
        item={useOpenItem('p')}
        products={defaultProducts}
        hasMore={false}
        isWhole={false}
        showUpTo={() => undefined}
      />
    )
  }
  renderAt(`${paths.products}?p=${defaultProducts[0]?.id}`, <Page />)
  fireEvent.keyDown(await screen.findByRole('dialog', { name: first ?? '' }), { key: 'ArrowLeft' })
  expect(await screen.findByRole('dialog', { name: last ?? '' })).toBeVisible()
})

describe('the gallery after an answer (58, contradiction 9)', () => {
  const stored = [product(1, { image: 'data:image/webp;base64,AAAA' })]

  it('shows the bundled products while nothing was ever stored, and none once the stored ones were deleted', () => {
    expect(nextGallery([], undefined)).toEqual(defaultProducts)
    expect(nextGallery([], defaultProducts)).toEqual(defaultProducts)
    expect(nextGallery(stored, defaultProducts)).toEqual(stored)
    expect(nextGallery([], stored)).toEqual([])
    expect(nextGallery([], [])).toEqual([])
  })

  it('keeps the picture of an unchanged product only', () => {
    const shown = [product(1, { image: '/assets/picture-1.webp' })]
    expect(nextGallery(stored, shown)).toEqual(shown)
    const changed = [product(1, { image: 'data:image/webp;base64,BBBB', updatedAt: new Date('2025-01-02') })]
    expect(nextGallery(changed, shown)).toEqual(changed)
  })
})

it('an item that is closed twice at once does not leave the page', async () => {
  function Page() {
    const item = useOpenItem('p')
    return (
      <>
        <p>{`${useLocation().pathname} ${item.id ?? 'closed'}`}</p>
        <button onClick={() => item.open('1')}>open</button>
        <button onClick={() => item.show('2')}>show</button>
        <button onClick={item.close}>close</button>
      </>
    )
  }
  const press = (...names: string[]) =>
    act(async () => names.forEach((name) => fireEvent.click(screen.getByRole('button', { name }))))
  render(
    <MemoryRouter initialEntries={['/before', '/products']} initialIndex={1}>
      <Page />
    </MemoryRouter>,
  )
  await press('open')
  await press('show')
  expect(screen.getByRole('paragraph')).toHaveTextContent('/products 2')
  await press('close', 'close')
  expect(screen.getByRole('paragraph')).toHaveTextContent('/products closed')
})

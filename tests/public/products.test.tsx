import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { defaultProducts, products as copy } from '../../src/copy/products'
import type { Product } from '../../src/data/content/products'
import { nextGallery } from '../../src/pages/products/use-gallery'
import { ProductsPage } from '../../src/pages/products/products-page'
import { useOpenItem } from '../../src/pages/use-open-item'
import { paths } from '../../src/paths'
import { consoleLines, expectConsole } from '../console'
import { renderAt } from '../render'

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
    expect(new URL(ask.href).searchParams.get('text')).toBe(copy.askText('قصص للحوار'))
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

// 58, contradiction 9
describe('the gallery after an answer', () => {
  const DAY = new Date('2025-01-01T00:00:00Z')
  const product = (image: string, updatedAt = DAY): Product => ({
    id: '1700000000000',
    image,
    name: 'n',
    order: 1,
    createdAt: DAY,
    updatedAt,
  })
  const stored = [product('data:image/webp;base64,AAAA')]

  it('shows the bundled products while nothing was ever stored, and none once the stored ones were deleted', () => {
    expect(nextGallery([], undefined)).toEqual(defaultProducts)
    expect(nextGallery([], defaultProducts)).toEqual(defaultProducts)
    expect(nextGallery(stored, defaultProducts)).toEqual(stored)
    expect(nextGallery([], stored)).toEqual([])
    expect(nextGallery([], [])).toEqual([])
  })

  it('keeps the picture of an unchanged product only', () => {
    const shown = [product('/assets/picture-1.webp')]
    expect(nextGallery(stored, shown)[0]?.image).toBe('/assets/picture-1.webp')
    const changed = [product('data:image/webp;base64,BBBB', new Date('2025-01-02T00:00:00Z'))]
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

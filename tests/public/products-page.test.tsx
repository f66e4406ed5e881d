import { fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { defaultProducts, products as copy } from '../../src/copy/products'
import { ProductsPage } from '../../src/pages/products/products-page'
import { paths } from '../../src/paths'
import { consoleLines, expectConsole } from '../console'
import { renderAt } from '../render'

// No project is configured here: the site shows its bundled content.
beforeEach(() => expectConsole(/No Firebase project is configured/))

const list = () => screen.getByRole('list', { name: copy.list })

describe('the products page without a database', () => {
  it('shows the bundled products in order', async () => {
    renderAt(paths.products, <ProductsPage />) // 14 53 58
    expect(
      within(list())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(defaultProducts.map(({ name }) => name))
    await expect.poll(() => consoleLines().length).toBeGreaterThan(0)
    expect(screen.queryByText(copy.stale.title)).toBeNull()
    expect(screen.queryByRole('button', { name: copy.more })).toBeNull()
  })

  it('keeps the open picture in the address', async () => {
    const { user } = renderAt(paths.products, <ProductsPage />) // 54
    await user.click(screen.getByRole('link', { name: 'قصص للحوار' }))
    const dialog = await screen.findByRole('dialog', { name: 'قصص للحوار' })
    expect(await within(dialog).findByText('4 / 6')).toBeVisible()
    const ask = within(dialog).getByRole('link', { name: copy.lightbox.ask })
    expect(new URL(ask.getAttribute('href') ?? '').hostname).toBe('wa.me')
    expect(new URL(ask.getAttribute('href') ?? '').searchParams.get('text')).toBe(copy.askText('قصص للحوار'))
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
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) fireEvent.click(tile, modifier)
    expect(left).toEqual([true, true, true])
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(tile)
    expect(left.at(-1)).toBe(false)
    document.removeEventListener('click', listen)
    await screen.findByRole('dialog', { name: 'قصص للحوار' })
  })

  it('opens the product of a shared address', async () => {
    renderAt(`${paths.products}?p=default-mirror`, <ProductsPage />)
    expect(await screen.findByRole('dialog', { name: 'مرآة النطق' })).toBeVisible()
  })
})

describe('the prerendered products page', () => {
  it('shows the products and no dialog', async () => {
    const html = renderToString(
      <MemoryRouter initialEntries={[`${paths.products}?p=default-mirror`]}>
        <ProductsPage />
      </MemoryRouter>,
    )
    expect(html).not.toContain('role="dialog"')
    expect(html).toContain('مرآة النطق')
    renderAt(paths.products, <ProductsPage />)
    await screen.findByRole('list', { name: copy.list })
  })
})

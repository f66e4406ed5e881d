import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { site } from '../../../src/copy/site'
import { uiWords } from '../../../src/copy/ui'
import { ProductsPage } from '../../../src/pages/products/products-page'
import { VideosPage } from '../../../src/pages/videos/videos-page'
import { paths } from '../../../src/paths'
import { allowConsole, expectConsole } from '../../helpers/console'
import { renderAt } from '../../helpers/render'

function Address() {
  return <output aria-label="address">{useLocation().search}</output>
}

it.each([
  ['product', `${paths.products}?p=gone`, ProductsPage],
  ['video', `${paths.videos}?v=gone`, VideosPage],
])(
  'the page of a shared %s that is gone says so, and its address loses it',
  async (_, to, Page) => {
    allowConsole(/No Firebase project is configured/)
    renderAt(
      to,
      <>
        <Page />
        <Address />
      </>,
    )
    expect(await screen.findByText(site.gone)).toBeVisible()
    const address = screen.getByLabelText('address')
    await waitFor(() => expect(address).not.toHaveTextContent('gone'))
    expect(screen.getByText(site.gone)).toBeVisible()
  },
)

it('a shared product that does not load is missed aloud, with a retry and a call', async () => {
  allowConsole(/No Firebase project is configured/)
  expectConsole(/a value could not be loaded/)
  renderAt(`${paths.products}?p=1111111111111`, <ProductsPage />)
  const dialog = within(await screen.findByRole('dialog', { name: site.linkFailed }))
  expect(dialog.getByRole('button', { name: uiWords.retry })).toBeVisible()
  expect(dialog.getByRole('link', { name: site.call })).toBeVisible()
  expect(screen.queryByText(site.gone)).toBeNull()
})

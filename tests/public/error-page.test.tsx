import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { site } from '../../src/copy/site'
import { defaultCentre } from '../../src/data/content/centre'
import { ErrorPage } from '../../src/layout/error-page'
import { expectConsole } from '../console'
import { renderUi } from '../render'

function Broken(): never {
  throw new Error('planted fault')
}

describe('the error page', () => {
  it('replaces a page that throws', () => {
    expectConsole(/planted fault/)
    renderUi(
      <ErrorPage>
        <Broken />
      </ErrorPage>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent(site.error.page)
    expect(screen.getByRole('button', { name: site.error.retry })).toBeEnabled()
    expect(screen.getByRole('link', { name: site.call })).toHaveAttribute(
      'href',
      `tel:${defaultCentre.phones[0]?.number}`,
    )
  })

  it('copies the details', async () => {
    expectConsole(/planted fault/)
    const { user } = renderUi(
      <ErrorPage>
        <Broken />
      </ErrorPage>,
    )
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: site.error.copy }))
    expect(write).toHaveBeenCalledWith(expect.stringContaining('planted fault'))
    expect(await screen.findByText(site.error.copied)).toBeInTheDocument()
  })

  it('shows the details where the clipboard is blocked', async () => {
    expectConsole(/planted fault/)
    const { user } = renderUi(
      <ErrorPage>
        <Broken />
      </ErrorPage>,
    )
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    await user.click(screen.getByRole('button', { name: site.error.copy }))
    expect(await screen.findByText(site.error.copyFailed)).toBeVisible()
    expect(screen.getByText(/planted fault/)).toBeVisible()
  })

  it('is not shown without an error', () => {
    renderUi(
      <ErrorPage>
        <p>fine</p>
      </ErrorPage>,
    )
    expect(screen.getByText('fine')).toBeInTheDocument()
  })
})

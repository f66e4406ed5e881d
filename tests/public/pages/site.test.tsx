import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { site } from '../../../src/copy/site'
import { paths } from '../../../src/paths'
import { preloadPage, routeFor } from '../../../src/routes'
import { Site } from '../../../src/site'
import { renderAt } from '../../helpers/render'

it.each(['/Admin', '/ADMIN/login'])(
  '%s is no dashboard, because Hosting has none there',
  async (path) => {
    renderAt(path, <Site admin={<p>dashboard</p>} />)
    expect(await screen.findByText(site.notFound.exact)).toBeVisible()
    expect(screen.queryByText('dashboard')).toBeNull()
  },
)

it('a link loads the code of its page, and none where it leads to the dashboard or a file', async () => {
  const loadTerms = vi.spyOn(routeFor(paths.terms), 'load')
  const loadNotFound = vi.spyOn(routeFor('/nowhere'), 'load')
  for (const pathname of [paths.terms, paths.admin, '/contact.vcf']) await preloadPage(pathname)
  expect([loadTerms, loadNotFound].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { site } from '../../src/copy/site'
import { Site } from '../../src/site'
import { renderAt } from '../helpers/render'

it.each(['/Admin', '/ADMIN/login'])(
  '%s is no dashboard, because Hosting has none there',
  async (path) => {
    renderAt(path, <Site admin={<p>dashboard</p>} />)
    expect(await screen.findByText(site.notFound.exact)).toBeVisible()
    expect(screen.queryByText('dashboard')).toBeNull()
  },
)

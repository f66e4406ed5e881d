import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NotFoundPage } from '../../src/pages/not-found-page'
import { paths } from '../../src/paths'
import { renderAt } from '../render'

it('the 404 page shows the exact English words', () => {
  renderAt('/no-such', <NotFoundPage />) // 24
  const exact = screen.getByText('Oops! Page not found')
  expect(exact).toHaveAttribute('lang', 'en')
  expect(exact).toHaveAttribute('dir', 'ltr')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('هذه الصفحة غير موجودة')
  expect(screen.getByRole('link')).toHaveAttribute('href', paths.home)
})

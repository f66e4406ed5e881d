import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { announce } from '../../../src/admin/ui/announce'
import { showForm } from '../../helpers/admin/show-form'

it('a text is announced in the one live region, and again when it is the same', () => {
  showForm(null)
  act(() => announce('moved'))
  const region = screen.getByText('moved').parentElement
  expect(region).toHaveAttribute('aria-live', 'polite')
  const first = region?.firstChild
  act(() => announce('moved'))
  expect(region).toHaveTextContent('moved')
  expect(region?.firstChild).not.toBe(first)
})

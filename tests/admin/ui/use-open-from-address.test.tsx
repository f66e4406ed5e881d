import { screen } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { useOpenFromAddress } from '../../../src/admin/ui/use-open-from-address'
import { renderAt } from '../../helpers/render'

function Team({ open }: { open: (id: string) => void }) {
  useOpenFromAddress('team', open)
  return (
    <>
      <Link to="?tab=team#sara">sara</Link>
      <Link to="?tab=videos#new">video</Link>
    </>
  )
}

it('an address opens its item, also a second time and in a tab that is there already', async () => {
  const open = vi.fn()
  const { user } = renderAt('/?tab=team#nora', <Team open={open} />)
  expect(open.mock.calls).toEqual([['nora']])
  await user.click(screen.getByRole('link', { name: 'sara' }))
  await user.click(screen.getByRole('link', { name: 'video' }))
  await user.click(screen.getByRole('link', { name: 'sara' }))
  expect(open.mock.calls).toEqual([['nora'], ['sara'], ['sara']])
})

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ItemStatus } from '../../../src/admin/list/item-status'
import { admin } from '../../../src/copy/admin/admin'
import { adminList } from '../../../src/copy/admin/list'
import { renderUi } from '../../helpers/render'

it.each([
  [{ status: 'slow' } as const, 'status', admin.save.slow],
  [
    { status: 'failed', reason: 'offline', retry: vi.fn(), action: 'delete' } as const,
    'alert',
    adminList.notDeleted,
  ],
])('the status of an item says what is happening to it: %j', (write, role, text) => {
  renderUi(<ItemStatus write={write} onGiveUp={vi.fn()} />)
  expect(screen.getByRole(role)).toHaveTextContent(text)
})

it('an item that was cut off says when the network is back', () => {
  const write = { status: 'failed', reason: 'offline', retry: vi.fn() } as const
  renderUi(<ItemStatus write={write} onGiveUp={vi.fn()} />)
  expect(screen.getByRole('alert')).toHaveTextContent(admin.reasons.offline)
  fireEvent(window, new Event('online'))
  expect(screen.getByRole('alert')).toHaveTextContent(adminList.online)
})

it('a row with a retry of its own says when the network is back, also once it renders again', () => {
  const write = { status: 'failed', reason: 'offline', retry: vi.fn() } as const
  const row = () => <ItemStatus write={write} onRetry={() => {}} onGiveUp={vi.fn()} />
  const { rerender } = render(row())
  fireEvent(window, new Event('online'))
  rerender(row())
  expect(screen.getByRole('alert')).toHaveTextContent(adminList.online)
})

it('an item that was cut off again does not say that the network is back', () => {
  const cutOff = () => ({ status: 'failed', reason: 'offline', retry: vi.fn() }) as const
  const { rerender } = render(<ItemStatus write={cutOff()} onGiveUp={vi.fn()} />)
  fireEvent(window, new Event('online'))
  rerender(<ItemStatus write={cutOff()} onGiveUp={vi.fn()} />)
  expect(screen.getByRole('alert')).toHaveTextContent(admin.reasons.offline)
})

import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from '../../../src/ui/button'
import { renderUi } from '../../helpers/render'

it('a button that waits keeps the focus and does nothing', async () => {
  const press = vi.fn()
  const send = vi.fn((event: React.SyntheticEvent) => event.preventDefault())
  const { user } = renderUi(
    <form onSubmit={send}>
      <Button type="submit" isLoading onClick={press}>
        go
      </Button>
      <Button onClick={press}>plain</Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'go' })
  button.focus()
  await user.keyboard('{Enter}')
  await user.click(button)
  expect(button).toHaveFocus()
  expect(press).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'plain' }))
  expect(press).toHaveBeenCalledOnce()
  expect(send).not.toHaveBeenCalled()
})

import { render, screen } from '@testing-library/react'
import { Pencil } from 'lucide-react'
import { expect, it, vi } from 'vitest'
import { Menu } from '../../../src/admin/ui/menu'
import { Screen } from '../../../src/admin/ui/screen'
import { setupUser } from '../../helpers/user'

it('an open menu is closed with its tab, and stays closed when the tab is opened again', async () => {
  const onOpenChange = vi.fn()
  const tab = (isOpen: boolean) => (
    <Screen isOpen={isOpen}>
      <Menu
        label="options"
        items={[{ label: 'edit', icon: Pencil, onSelect: vi.fn() }]}
        onOpenChange={onOpenChange}
      />
    </Screen>
  )
  const user = setupUser()
  const { rerender } = render(tab(true))
  await user.click(screen.getByRole('button', { name: 'options' }))
  expect(screen.getByRole('menu')).toBeVisible()
  for (const isOpen of [false, true]) {
    rerender(tab(isOpen))
    expect(screen.queryByRole('menu')).toBeNull()
  }
  expect(onOpenChange.mock.calls).toEqual([[true], [false]])
})

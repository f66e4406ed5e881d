import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FileButton } from '../../../src/admin/ui/buttons'
import { setupUser } from '../../helpers/user'

it('the same file can be chosen again, for example after a failure', async () => {
  const onFiles = vi.fn()
  render(<FileButton text="choose" accept="image/*" onFiles={onFiles} />)
  const file = new File(['x'], 'x.png', { type: 'image/png' })
  const user = setupUser()
  for (let time = 1; time <= 2; time += 1) await user.upload(screen.getByLabelText('choose'), file)
  expect(onFiles.mock.calls).toEqual([[[file]], [[file]]])
})

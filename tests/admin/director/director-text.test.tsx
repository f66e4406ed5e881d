import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DirectorTextForm } from '../../../src/admin/director/director-text-tab'
import { admin } from '../../../src/copy/admin/admin'
import { adminDirectorText } from '../../../src/copy/admin/director-text'
import { buttonNamed, fill, press, SAVE_BAR, showForm } from '../../helpers/admin/show-form'
import { expectConsole } from '../../helpers/console'

it('a save before the stored texts are loaded says that nothing was sent, and loads them', async () => {
  expectConsole(/a write failed/)
  const reload = vi.fn()
  showForm(<DirectorTextForm stored={null} reload={reload} />)
  fill(adminDirectorText.labels.name, 'typed')
  press(admin.save.save)
  const reason = { selector: `${SAVE_BAR} *` }
  expect(await screen.findByText(admin.reasons['not-loaded'], reason)).toBeVisible()
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.getByLabelText(adminDirectorText.labels.name)).toHaveValue('typed')
  expect(buttonNamed(admin.save.retry, SAVE_BAR)).toBeEnabled()
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TeamForm } from '../../../src/admin/team/team-form'
import { adminList } from '../../../src/copy/admin/list'
import { adminTeam } from '../../../src/copy/admin/team'
import { uploader } from '../../../src/copy/admin/uploader'
import { storedMember } from '../../fixtures/members'
import { choose, fill, press, showForm, TOASTS } from '../../helpers/admin/show-form'
import { expectConsole } from '../../helpers/console'

/** Opens the form of a member, and chooses a file that is no image for it. */
async function refuseFile(): Promise<void> {
  expectConsole(/an image was not taken/)
  showForm(<TeamForm members={[storedMember('سارة', { name: 'سارة', order: 1 })]} refresh={null} />)
  choose(adminList.menu('سارة'), adminList.edit)
  const files = [new File(['x'], 'a.txt', { type: 'text/plain' })]
  fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files } })
  expect(await screen.findByText(adminTeam.toast.wrongType.title)).toBeVisible()
}

it('the team refuses a file that is no image in a message of its own', async () => {
  await refuseFile()
  expect(document.querySelector(TOASTS)).toHaveTextContent(adminTeam.toast.wrongType.text)
})

it.each([
  [
    'another photo is taken',
    () => {
      press(uploader.mode.url)
      fill(uploader.link.label, 'https://images.example.org/1.webp')
      press(uploader.link.use)
    },
  ],
  ['the form is closed', () => press(adminTeam.form.cancel)],
])('the message about a refused photo goes when %s', async (_, end) => {
  await refuseFile()
  end()
  await waitFor(() => expect(screen.queryByText(adminTeam.toast.wrongType.title)).toBeNull())
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { DirectorPhotoTab } from '../../../src/admin/director/director-photo-tab'
import { admin } from '../../../src/copy/admin/admin'
import { adminDirectorPhoto } from '../../../src/copy/admin/director-photo'
import { uiWords } from '../../../src/copy/ui'
import { press, SAVE_BAR, showForm, TOASTS } from '../../helpers/admin/show-form'
import { chooseSlowImage, expectPreparing } from '../../helpers/admin/slow-image'
import { expectConsole } from '../../helpers/console'

/** Opens the tab with a photo that was chosen. */
function showChosen(): void {
  // A link, because jsdom makes no image smaller.
  const typed = { photoBase64: 'https://images.example/chosen.jpg' }
  localStorage.setItem('draft::director', JSON.stringify({ at: new Date(), base: null, typed }))
  showForm(<DirectorPhotoTab />)
}

/** Opens the tab with a photo that was chosen, and presses publish without a network. */
async function publishOffline() {
  expectConsole(/a write failed/)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  showChosen()
  press(adminDirectorPhoto.bar.save)
  expect(await screen.findByText(adminDirectorPhoto.save.offline)).toBeVisible()
  return { endOffline: () => onLine.mockRestore() }
}
const expectNoMessage = () =>
  waitFor(() => expect(screen.queryByText(adminDirectorPhoto.save.offline)).toBeNull())

it('the message of a photo that was not published goes when the photo is given up', async () => {
  await publishOffline()
  press(adminDirectorPhoto.cancel)
  await expectNoMessage()
})

it('the message of a photo that was not published goes when another file is chosen', async () => {
  await publishOffline()
  expectConsole(/an image was not taken/)
  const files = [new File(['x'], 'a.txt', { type: 'text/plain' })]
  fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files } })
  await expectNoMessage()
})

it('the message of a photo that found no network goes when the network is back', async () => {
  const { endOffline } = await publishOffline()
  endOffline()
  fireEvent(window, new Event('online'))
  await expectNoMessage()
  expect(
    screen.getByText(adminDirectorPhoto.bar.online, { selector: `${SAVE_BAR} *` }),
  ).toBeVisible()
})

it('a ready photo is published by the retry, not at once, when a newer one failed', async () => {
  showChosen()
  await expectPreparing(chooseSlowImage())
  press(adminDirectorPhoto.bar.save)
  expect(await screen.findByText(admin.unready)).toBeVisible()
  expect(screen.getByText(adminDirectorPhoto.bar.unsaved)).toBeVisible()
  expectConsole(/director-photos\/main-director-photo\.set failed/)
  press(uiWords.retry, TOASTS)
  const inToast = { selector: `${TOASTS} *` }
  expect(await screen.findByText(admin.reasons['not-configured'], inToast)).toBeVisible()
})

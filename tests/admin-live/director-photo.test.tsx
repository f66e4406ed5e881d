// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { makeImage } from '../../scripts/documents/valid'
import { DirectorPhotoTab } from '../../src/admin/director/director-photo-tab'
import { usePhotoForm } from '../../src/admin/director/use-photo-form'
import { admin } from '../../src/copy/admin/admin'
import { adminDirectorPhoto } from '../../src/copy/admin/director-photo'
import { DIRECTOR_PHOTO_PATH } from '../../src/data/document-paths'
import { deletePhoto } from '../../src/data/store/director'
import { chooseSlowImage, expectPreparing } from '../helpers/admin/slow-image'
import { allowConsole, expectConsole } from '../helpers/console'
import { owner } from '../helpers/emulator/backend'
import { endTimeLimit, releaseUntilStopped, slowToken } from '../helpers/emulator/slow-token'
import { adminUid, expectShown, findAndPress, showTab, undo } from '../helpers/emulator/tab'

const STORED = { photoBase64: makeImage(300, 'jpeg'), portrait: '' }
/** The photo that was chosen: a link, because jsdom makes no image smaller. */
const CHOSEN = { photoBase64: 'https://images.example/chosen.jpg' }
const readStored = async () => (await owner.get(DIRECTOR_PHOTO_PATH))?.['photoBase64']

const NEXT = { photoBase64: makeImage(500, 'jpeg'), portrait: '' }
const TAKE_NEXT = 'next'

/** The photo's actions, over a live value that shows no later write, or puts the next photo into the form. */
function Actions() {
  const [live, setLive] = useState(STORED)
  const { publish, cancel, deleteStored, write } = usePhotoForm(live)
  return (
    <>
      <button onClick={() => setLive(NEXT)}>{TAKE_NEXT}</button>
      <button onClick={publish}>{adminDirectorPhoto.bar.save}</button>
      <button onClick={cancel}>{adminDirectorPhoto.cancel}</button>
      <p>{write.status}</p>
      <button onClick={() => void deleteStored()}>{adminDirectorPhoto.deletion.open}</button>
    </>
  )
}

beforeEach(() => {
  const draft = { at: new Date(), base: STORED, typed: CHOSEN }
  localStorage.setItem(`draft:${adminUid()}:director`, JSON.stringify(draft))
})

it('the retry of a photo that was stored after all offers no undo, which would delete it', async () => {
  await owner.put(DIRECTOR_PHOTO_PATH, { ...CHOSEN, updatedAt: new Date() })
  showTab(Actions)
  await findAndPress(adminDirectorPhoto.bar.save)
  await expectShown(adminDirectorPhoto.save.success)
  expect(screen.queryByText(admin.undo)).toBeNull()
})

it('a published photo says that another device has changed the stored one', async () => {
  await owner.put(DIRECTOR_PHOTO_PATH, {
    photoBase64: makeImage(400, 'jpeg'),
    updatedAt: new Date(),
  })
  showTab(Actions)
  await findAndPress(adminDirectorPhoto.bar.save)
  await expectShown(adminDirectorPhoto.save.success)
  await expectShown(admin.clashes([adminDirectorPhoto.labels.photoBase64]))
  expect(await readStored()).toBe(CHOSEN.photoBase64)
})

it('a photo that was published here is no change of another device when the next one is', async () => {
  await owner.put(DIRECTOR_PHOTO_PATH, { photoBase64: STORED.photoBase64, updatedAt: new Date() })
  showTab(Actions)
  await findAndPress(adminDirectorPhoto.bar.save)
  await expectShown(adminDirectorPhoto.save.success)
  await findAndPress(TAKE_NEXT)
  await findAndPress(adminDirectorPhoto.bar.save)
  await waitFor(async () => expect(await readStored()).toBe(NEXT.photoBase64))
  await waitFor(() => expect(screen.getAllByText(adminDirectorPhoto.save.success)).toHaveLength(2))
  expect(screen.queryByText(admin.clashes([adminDirectorPhoto.labels.photoBase64]))).toBeNull()
})

it('a photo that was given up is not published by the attempt that goes on', async () => {
  expectConsole(/a write failed/)
  allowConsole(/AbortError/)
  await owner.delete(DIRECTOR_PHOTO_PATH)
  showTab(Actions)
  const token = await slowToken()
  endTimeLimit()
  await findAndPress(adminDirectorPhoto.bar.save)
  await screen.findByText('failed')
  await findAndPress(adminDirectorPhoto.cancel)
  await releaseUntilStopped(token)
  expect(await readStored()).toBeUndefined()
})

it('a photo that is published after a failed deletion is not deleted by it', async () => {
  expectConsole(/a write failed/)
  allowConsole(/AbortError/)
  await owner.put(DIRECTOR_PHOTO_PATH, { photoBase64: STORED.photoBase64, updatedAt: new Date() })
  showTab(Actions)
  const token = await slowToken()
  endTimeLimit()
  await findAndPress(adminDirectorPhoto.deletion.open)
  await expectShown(adminDirectorPhoto.deletion.failed)
  await findAndPress(adminDirectorPhoto.bar.save)
  await expectShown(adminDirectorPhoto.save.success)
  await releaseUntilStopped(token)
  expect(await readStored()).toBe(CHOSEN.photoBase64)
})

it('a photo that is chosen while another one is published is not lost after it', async () => {
  showTab(DirectorPhotoTab)
  const token = await slowToken()
  await findAndPress(adminDirectorPhoto.bar.save)
  await token.isAsked
  const failImage = chooseSlowImage()
  await token.release()
  await expectShown(adminDirectorPhoto.published)
  await expectPreparing(failImage)
})

it('the undo of the first photo deletes it', async () => {
  showTab(Actions)
  await findAndPress(adminDirectorPhoto.bar.save)
  await undo(adminDirectorPhoto.save.success)
  await expectShown(adminDirectorPhoto.undo.doneBundled)
  expect(await readStored()).toBeUndefined()
})

it('the retry of a deletion that was stored after all is undone by the photo before it', async () => {
  await owner.put(DIRECTOR_PHOTO_PATH, { photoBase64: STORED.photoBase64, updatedAt: new Date() })
  await deletePhoto()
  showTab(Actions)
  await findAndPress(adminDirectorPhoto.deletion.open)
  await undo(adminDirectorPhoto.deletion.done)
  await expectShown(adminDirectorPhoto.undo.done)
  expect(await readStored()).toBe(STORED.photoBase64)
})

it('the undo of another photo and of the bundled one brings the photo before back', async () => {
  await owner.put(DIRECTOR_PHOTO_PATH, { photoBase64: STORED.photoBase64, updatedAt: new Date() })
  showTab(DirectorPhotoTab)
  await findAndPress(adminDirectorPhoto.bar.save)
  await expect.poll(readStored).toBe(CHOSEN.photoBase64)
  await undo(adminDirectorPhoto.save.success)
  await expect.poll(readStored).toBe(STORED.photoBase64)
  await findAndPress(adminDirectorPhoto.deletion.open)
  await findAndPress(adminDirectorPhoto.deletion.confirm)
  await expect.poll(readStored).toBeUndefined()
  await undo(adminDirectorPhoto.deletion.done)
  await expect.poll(readStored).toBe(STORED.photoBase64)
})

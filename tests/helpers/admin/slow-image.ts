import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { admin } from '../../../src/copy/admin/admin'
import { expectConsole } from '../console'

/** Chooses an image whose bytes do not come, like a photo in a cloud. The returned function makes the reading fail. */
export function chooseSlowImage(): () => void {
  let fail: (reason: Error) => void = () => undefined
  const bytes = new Promise<ArrayBuffer>((_, reject) => {
    fail = reject
  })
  const image = new File(['image'], 'a.jpg', { type: 'image/jpeg' })
  const files = [Object.assign(image, { arrayBuffer: () => bytes })]
  fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files } })
  return () => fail(new Error('No bytes'))
}

/** Expects the message that a save waits for an image, until the image fails. */
export async function expectToWait(failImage: () => void): Promise<void> {
  expect(await screen.findByText(admin.preparing)).toBeVisible()
  expectConsole(/an image was not taken/)
  failImage()
  await waitFor(() => expect(screen.queryByText(admin.preparing)).toBeNull())
}

/** Expects that an image of a form is being prepared, and lets it fail. */
export async function expectPreparing(failImage: () => void): Promise<void> {
  expect(screen.getByRole('progressbar')).toBeInTheDocument()
  expectConsole(/an image was not taken/)
  failImage()
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
}

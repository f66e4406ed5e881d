import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { admin } from '../../src/copy/admin'
import { expectConsole } from './console'

/** Chooses an image whose bytes do not come, as those of one that lies in a cloud. Returns what makes it fail. */
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

/** A message says that an image is waited for, until there is none. */
export async function expectToWait(failImage: () => void): Promise<void> {
  expect(await screen.findByText(admin.preparing)).toBeVisible()
  expectConsole(/an image was not taken/)
  failImage()
  await waitFor(() => expect(screen.queryByText(admin.preparing)).toBeNull())
}

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { admin } from '../../src/copy/admin'
import { expectConsole } from './console'

/** Chooses a picture whose bytes do not come, as those of one that lies in a cloud. Returns what makes it fail. */
export function chooseSlowPicture(): () => void {
  let fail: (reason: Error) => void = () => undefined
  const bytes = new Promise<ArrayBuffer>((_, reject) => {
    fail = reject
  })
  const picture = new File(['picture'], 'a.jpg', { type: 'image/jpeg' })
  const files = [Object.assign(picture, { arrayBuffer: () => bytes })]
  fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files } })
  return () => fail(new Error('No bytes'))
}

/** A save says that it waits, until there is no picture to wait for. */
export async function expectSaveToWait(failPicture: () => void): Promise<void> {
  expect(await screen.findByText(admin.preparing)).toBeVisible()
  expectConsole(/a picture was not taken/)
  failPicture()
  await waitFor(() => expect(screen.queryByText(admin.preparing)).toBeNull())
}

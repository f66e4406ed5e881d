import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { site } from '../../../src/copy/site'
import { uiWords } from '../../../src/copy/ui'
import { LazyDialog } from '../../../src/pages/lazy-dialog'
import { expectConsole } from '../../helpers/console'
import { renderUi } from '../../helpers/render'

/** Opens a dialog whose code does not load until the result is called. */
async function openBroken() {
  expectConsole(/planted/)
  let isOnline = false
  function Greeting({ name }: { name: string }) {
    return <p>{name}</p>
  }
  const load = () => (isOnline ? Promise.resolve(Greeting) : Promise.reject(new Error('planted')))
  function Opener() {
    const [isOpen, setIsOpen] = useState(false)
    const props = {
      name: 'hello',
      onClose: () => setIsOpen(false),
      returnFocus: () => screen.queryByText('open')?.focus(),
    }
    return (
      <>
        <button onClick={() => setIsOpen(true)}>open</button>
        {isOpen ? <LazyDialog load={load} props={props} /> : null}
      </>
    )
  }
  const { user } = renderUi(<Opener />)
  await user.click(screen.getByText('open'))
  const dialog = await screen.findByRole('dialog', { name: site.error.title })
  const goOnline = () => {
    isOnline = true
  }
  return { user, dialog, goOnline }
}

it('a dialog whose code did not load says so, and offers the telephone', async () => {
  const { dialog } = await openBroken()
  expect(screen.getByRole('alert')).toHaveTextContent(site.error.text)
  expect(dialog).toContainElement(screen.getByRole('link', { name: site.call }))
})

it('a dialog whose code did not load fetches it again on a retry', async () => {
  const { user, goOnline } = await openBroken()
  await user.click(screen.getByRole('button', { name: uiWords.retry }))
  expect(await screen.findByRole('dialog')).toHaveTextContent(site.error.title)
  goOnline()
  await user.click(screen.getByRole('button', { name: uiWords.retry }))
  expect(await screen.findByText('hello')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: uiWords.close }))],
  // Escape closes the dialog of the browser.
  ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('close'))],
])('a dialog whose code did not load closes by %s, and gives the focus back', async (_, close) => {
  await openBroken()
  close()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('open')).toHaveFocus()
})

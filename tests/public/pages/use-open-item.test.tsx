import { act, screen } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useOpenItem } from '../../../src/pages/use-open-item'
import { renderAt } from '../../helpers/render'

function Items() {
  const { id, replaceWith, close } = useOpenItem('p')
  return (
    <>
      <p>open: {id ?? 'none'}</p>
      <button type="button" onClick={() => replaceWith(String(Number(id) + 1))}>
        next
      </button>
      <button type="button" onClick={close}>
        close
      </button>
      <Link to="?p=1">first</Link>
    </>
  )
}

/** Presses as a browser does, in which React waits with the address, and not with what was pressed. */
async function pressTwice(button: HTMLElement): Promise<void> {
  button.click()
  await Promise.resolve()
  button.click()
  await act(() => Promise.resolve())
}

it('a second step in the same moment starts from the first one', async () => {
  renderAt('/?p=1', <Items />)
  await pressTwice(screen.getByRole('button', { name: 'next' }))
  expect(await screen.findByText('open: 3')).toBeVisible()
})

it('an item that is opened again is not the one that was shown before it was closed', async () => {
  const { user } = renderAt('/?p=1', <Items />)
  await user.click(screen.getByRole('button', { name: 'next' }))
  expect(screen.getByText('open: 2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'close' }))
  expect(screen.getByText('open: none')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'first' }))
  expect(screen.getByText('open: 1')).toBeVisible()
})

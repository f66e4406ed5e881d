import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useOpenItem } from '../../src/pages/use-open-item'

function Page() {
  const item = useOpenItem('p')
  const { pathname } = useLocation()
  return (
    <>
      <p>{`${pathname} ${item.id ?? 'closed'}`}</p>
      <button onClick={() => item.open('1')}>open</button>
      <button onClick={() => item.show('2')}>show</button>
      <button onClick={item.close}>close</button>
    </>
  )
}

const shown = () => screen.getByRole('paragraph').textContent
const press = (...names: string[]) =>
  act(async () => {
    for (const name of names) fireEvent.click(screen.getByRole('button', { name }))
  })

it('an item that is closed twice at once does not leave the page', async () => {
  render(
    <MemoryRouter initialEntries={['/before', '/products']} initialIndex={1}>
      <Page />
    </MemoryRouter>,
  )
  await press('open')
  await press('show')
  expect(shown()).toBe('/products 2')
  await press('close', 'close')
  expect(shown()).toBe('/products closed')
})

import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { LazyDialog } from '../../src/ui/lazy-dialog'
import { expectConsole } from '../console'
import { renderUi } from '../render'

const Greeting = ({ name }: { name: string }) => <p role="dialog">{name}</p>

function Opener({ load }: { load: () => Promise<typeof Greeting> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>open</button>
      {isOpen ? (
        <LazyDialog load={load} props={{ name: 'hello' }} loadingLabel="loading" onFailed={() => setIsOpen(false)} />
      ) : (
        <p>closed</p>
      )}
    </>
  )
}

it('shows the dialog once it has loaded', async () => {
  let deliver: () => void = () => undefined
  const load = () => new Promise<typeof Greeting>((resolve) => (deliver = () => resolve(Greeting)))
  const { user } = renderUi(<Opener load={load} />)
  await user.click(screen.getByText('open'))
  expect(screen.getByRole('status')).toHaveTextContent('loading')
  deliver()
  expect(await screen.findByRole('dialog')).toHaveTextContent('hello')
})

it('fetches its code again after a failed fetch', async () => {
  expectConsole(/planted/)
  let isOnline = false
  const load = () => (isOnline ? Promise.resolve(Greeting) : Promise.reject(new Error('planted')))
  const { user } = renderUi(<Opener load={load} />)
  await user.click(screen.getByText('open'))
  expect(await screen.findByText('closed')).toBeVisible()
  isOnline = true
  await user.click(screen.getByText('open'))
  expect(await screen.findByRole('dialog')).toHaveTextContent('hello')
})

import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { LazyDialog } from '../../src/ui/lazy-dialog'
import { expectConsole } from '../helpers/console'
import { renderUi } from '../helpers/render'

it('a dialog whose code failed to load fetches it again when it is opened again', async () => {
  expectConsole(/planted/)
  function Greeting({ name }: { name: string }) {
    return <p role="dialog">{name}</p>
  }
  let isOnline = false
  const load = () => (isOnline ? Promise.resolve(Greeting) : Promise.reject(new Error('planted')))
  function Opener() {
    const [isOpen, setIsOpen] = useState(false)
    return isOpen ? (
      <LazyDialog
        load={load}
        props={{ name: 'hello' }}
        loadingLabel="loading"
        onFailed={() => setIsOpen(false)}
      />
    ) : (
      <button onClick={() => setIsOpen(true)}>open</button>
    )
  }
  const { user } = renderUi(<Opener />)
  await user.click(screen.getByText('open'))
  await user.click(await screen.findByText('open'))
  isOnline = true
  await user.click(await screen.findByText('open'))
  expect(await screen.findByRole('dialog')).toHaveTextContent('hello')
})

import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AsyncState } from '../../src/lib/async-state'
import { Async } from '../../src/ui/async'

function show(state: AsyncState<string[]>) {
  render(
    <Async state={state} loading="wait" error={(error) => <p>failed: {error.message}</p>} empty={<p>nothing</p>}>
      {(list) => <p>{list.join()}</p>}
    </Async>,
  )
}

describe('an asynchronous state', () => {
  it.each<[string, AsyncState<string[]>, string]>([
    ['loading', { status: 'loading' }, 'wait'],
    ['failed', { status: 'error', error: new Error('offline') }, 'failed: offline'],
    ['empty', { status: 'ready', value: [] }, 'nothing'],
    ['there', { status: 'ready', value: ['a', 'b'] }, 'a,b'],
  ])('%s', (_, state, text) => {
    show(state)
    expect(screen.getByText(text)).toBeInTheDocument()
  })
})

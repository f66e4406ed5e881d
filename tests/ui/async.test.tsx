import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Live } from '../../src/lib/live'
import { Async } from '../../src/ui/async'

function show(live: Live<string[]>) {
  render(
    <Async live={live} loading="wait" error={(error) => <p>failed: {error.message}</p>} empty={<p>nothing</p>}>
      {(list) => <p>{list.join()}</p>}
    </Async>,
  )
}

describe('the state of a live source', () => {
  it.each<[string, Live<string[]>, string]>([
    ['loading', { status: 'loading' }, 'wait'],
    ['failed', { status: 'error', error: new Error('offline') }, 'failed: offline'],
    ['empty', { status: 'ready', value: [] }, 'nothing'],
    ['there', { status: 'ready', value: ['a', 'b'] }, 'a,b'],
  ])('%s', (_, live, text) => {
    show(live)
    expect(screen.getByText(text)).toBeInTheDocument()
  })
})

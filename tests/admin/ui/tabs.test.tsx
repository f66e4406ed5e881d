import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Tabs } from '../../../src/admin/ui/tabs'
import { renderUi } from '../../render'

const tabs = ['a', 'b', 'c'].map((value) => ({ value, label: value, content: <p>panel {value}</p> }))

function Row({ activation = 'automatic' }: { activation?: 'automatic' | 'manual' }) {
  const [value, setValue] = useState('a')
  return <Tabs tabs={tabs} value={value} onChange={setValue} label="row" activation={activation} />
}

// Radix moves the focus in a task of its own.
const expectFocus = (name: string) => waitFor(() => expect(screen.getByRole('tab', { name })).toHaveFocus())

describe('tabs', () => {
  it('move to the next one with the left arrow', async () => {
    const { user } = renderUi(<Row />) // contradiction 32
    await user.click(screen.getByRole('tab', { name: 'a' }))
    await user.keyboard('{ArrowLeft}')
    await expectFocus('b')
    expect(screen.getByRole('tab', { name: 'b' })).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowRight}')
    await expectFocus('a')
    await user.keyboard('{ArrowRight}')
    await expectFocus('c')
    expect(screen.getByRole('tabpanel')).toHaveTextContent('panel c')
  })

  it('open on Enter where leaving has to be confirmed', async () => {
    const { user } = renderUi(<Row activation="manual" />)
    await user.click(screen.getByRole('tab', { name: 'a' }))
    await user.keyboard('{ArrowLeft}')
    await expectFocus('b')
    expect(screen.getByRole('tabpanel')).toHaveTextContent('panel a')
    await user.keyboard('{Enter}')
    expect(screen.getByRole('tabpanel')).toHaveTextContent('panel b')
  })

  it('render only the open panel', () => {
    renderUi(<Row />)
    expect(screen.queryByText('panel b')).toBeNull()
  })
})

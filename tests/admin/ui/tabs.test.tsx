import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from '../../../src/admin/ui/tabs'
import { renderUi } from '../../helpers/render'

// contradiction 32
it.each([
  ['at once', 'automatic', 'b'],
  ['on Enter where leaving has to be confirmed', 'manual', 'a'],
] as const)(
  'the left arrow moves to the next tab, which opens %s',
  async (_, activation, panel) => {
    const tabs = ['a', 'b', 'c'].map((value) => ({
      value,
      label: value,
      content: <p>panel {value}</p>,
    }))
    function Row() {
      const [value, setValue] = useState('a')
      return (
        <Tabs tabs={tabs} value={value} onChange={setValue} label="row" activation={activation} />
      )
    }
    const { user } = renderUi(<Row />)
    await user.click(screen.getByRole('tab', { name: 'a' }))
    await user.keyboard('{ArrowLeft}')
    // Radix moves the focus in a task of its own.
    await waitFor(() => expect(screen.getByRole('tab', { name: 'b' })).toHaveFocus())
    expect(screen.getByRole('tabpanel')).toHaveTextContent(`panel ${panel}`)
    await user.keyboard('{Enter}')
    expect(screen.getByRole('tabpanel')).toHaveTextContent('panel b')
  },
)

import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { LinesField, type Line } from '../../../src/admin/form/lines-field'
import { Toasts } from '../../../src/admin/ui/toast'
import { admin } from '../../../src/copy/admin'
import { directorText, lineWords as words } from '../../../src/copy/admin-director-text'
import { renderUi } from '../../render'
import { choose, press } from './show-form'

const copy = directorText.highlights

function List({ start, max = 30, least = 0 }: { start: Line[]; max?: number; least?: number }) {
  const [lines, setLines] = useState(start)
  return (
    <>
      <LinesField
        name="x"
        copy={copy}
        lines={lines}
        max={max}
        least={least}
        hasColor
        onChange={setLines}
      />
      <output>{lines.map(({ text, color }) => `${text}/${color ?? ''}`).join('|')}</output>
      <Toasts label="messages" />
    </>
  )
}
const show = (texts: string[], options: { max?: number; least?: number } = {}) =>
  renderUi(<List start={texts.map((text) => ({ text }))} {...options} />)
const stored = () => document.querySelector('output')?.textContent
const added = () => screen.getByLabelText(copy.placeholder)

it('a list of lines takes what is typed at once, and goes on with the button and with Enter (131)', async () => {
  const { user } = show(['a'])
  const add = screen.getByRole('button', { name: words.add })
  expect(add).toHaveAttribute('aria-disabled', 'true')
  await user.type(added(), '  ')
  expect(add).toHaveAttribute('aria-disabled', 'true')
  await user.clear(added())
  await user.type(added(), 'b')
  expect(stored()).toBe('a/|b/')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(added()).toHaveFocus())
  await user.paste('c d')
  press(words.add)
  expect(stored()).toBe('a/|b/|c d/')
  expect(added()).toHaveValue('')
})

it('a list moves a line, keeps the focus with it, and says where it is', async () => {
  show(['a', 'b', 'c'])
  choose(words.menu('a'), words.down)
  expect(stored()).toBe('b/|a/|c/')
  expect(screen.getByText(words.moved('a', 2, 3))).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: words.menu('a') })).toHaveFocus())
})

it('a list removes a line without a question, and brings it back to its place once the list has room (100)', async () => {
  const { user } = show(['a', 'b', 'c'], { max: 3 })
  expect(screen.getByText(copy.full)).toBeVisible()
  choose(words.menu('b'), words.remove)
  expect(stored()).toBe('a/|c/')
  await user.type(added(), 'd')
  await user.click(await screen.findByRole('button', { name: admin.undo }))
  expect(stored()).toBe('a/|c/|d/')
  await user.clear(screen.getByDisplayValue('d'))
  await user.click(await screen.findByRole('button', { name: admin.undo }))
  expect(stored()).toBe('a/|b/|c/|/')
})

it('a list keeps at least one where one is needed (113)', () => {
  show(['a', 'b'], { least: 1 })
  choose(words.menu('b'), words.remove)
  expect(screen.getByRole('button', { name: words.menu('a') })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(added()).toBeVisible()
})

it('a list gives a line another colour', async () => {
  const { user } = show(['a'])
  const color = screen.getByLabelText(words.colorOf('a', directorText.colors['text-primary']))
  await user.selectOptions(color, directorText.colors['text-red-600'])
  expect(stored()).toBe('a/text-red-600')
})

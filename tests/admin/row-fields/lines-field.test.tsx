import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import type { FormHandle } from '../../../src/admin/form/form-handle'
import { useForm } from '../../../src/admin/form/use-form'
import { changeTexts, NO_LINE, toLines, type Line } from '../../../src/admin/row-fields/lines'
import { LinesField } from '../../../src/admin/row-fields/lines-field'
import { Announcer } from '../../../src/admin/ui/announce'
import { Toasts } from '../../../src/admin/ui/toast'
import { admin } from '../../../src/copy/admin/admin'
import { adminDirectorText } from '../../../src/copy/admin/director-text'
import { adminLines } from '../../../src/copy/admin/lines'
import { choose, InDashboard, press, showForm } from '../../helpers/admin/show-form'
import { renderUi } from '../../helpers/render'

const highlightWords = adminDirectorText.highlights

type Options = { max?: number; min?: number; newLine?: Line }

function List({ texts, max = 30, min = 0, newLine = NO_LINE }: Options & { texts: string[] }) {
  const [lines, setLines] = useState(() => texts.map((text) => ({ ...newLine, text })))
  return (
    <>
      <LinesField
        name="x"
        label={adminDirectorText.labels.highlights}
        words={highlightWords}
        lines={lines}
        max={max}
        min={min}
        newLine={newLine}
        onChange={setLines}
      />
      <output>{lines.map(({ text, color }) => `${text}/${color ?? ''}`).join('|')}</output>
      <Announcer />
      <Toasts label="messages" />
    </>
  )
}
const show = (texts: string[], options: Options = {}) =>
  renderUi(<List texts={texts} {...options} />)
const readOutput = () => document.querySelector('output')?.textContent
const added = () => screen.getByLabelText(highlightWords.placeholder)

// Requirement 131
it('a list of lines takes what is typed at once', async () => {
  const { user } = show(['a'])
  await user.type(added(), 'b')
  expect(readOutput()).toBe('a/|b/')
})

it('a list of lines goes on with Enter and with its button', async () => {
  const { user } = show(['a'])
  await user.type(added(), 'b{Enter}')
  await waitFor(() => expect(added()).toHaveFocus())
  await user.paste('c d')
  press(adminLines.add)
  expect(readOutput()).toBe('a/|b/|c d/')
  expect(added()).toHaveValue('')
})

it('the button of a list of lines is off until something that can be seen is typed', async () => {
  const { user } = show(['a'])
  const add = screen.getByRole('button', { name: adminLines.add })
  expect(add).toHaveAttribute('aria-disabled', 'true')
  await user.type(added(), '  ')
  expect(add).toHaveAttribute('aria-disabled', 'true')
})

it('the line that is being added says what to type, and the others do not', () => {
  show(['a'])
  expect(added()).toHaveAttribute('placeholder', highlightWords.placeholder)
  expect(screen.getByDisplayValue('a')).not.toHaveAttribute('placeholder')
})

it('a list moves a line, keeps the focus with it, and says where it is', async () => {
  show(['a', 'b', 'c'])
  choose(adminLines.menu('a'), adminLines.later)
  expect(readOutput()).toBe('b/|a/|c/')
  expect(screen.getByText(adminLines.moved(adminLines.noun('a'), 2, 3))).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: adminLines.menu('a') })).toHaveFocus(),
  )
})

it('a list removes a line without a question, and brings it back where it stood if it has room', async () => {
  const { user } = show(['a', 'b', 'c'], { max: 3 })
  expect(screen.getByText(highlightWords.full)).toBeVisible()
  choose(adminLines.menu('b'), adminLines.remove)
  expect(readOutput()).toBe('a/|c/')
  await user.type(added(), 'd')
  await user.click(await screen.findByRole('button', { name: admin.undo }))
  expect(readOutput()).toBe('a/|c/|d/')
  await user.clear(screen.getByDisplayValue('d'))
  await user.click(await screen.findByRole('button', { name: admin.undo }))
  expect(readOutput()).toBe('a/|b/|c/|/')
})

// Requirement 113
it('a list keeps at least one where one is needed', () => {
  show(['a', 'b'], { min: 1 })
  choose(adminLines.menu('b'), adminLines.remove)
  expect(screen.getByRole('button', { name: adminLines.menu('a') })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(added()).toBeVisible()
})

it('a list gives a line another colour, and a new one begins with its own', async () => {
  const { user } = show(['a'], { newLine: { text: '', color: 'text-primary' } })
  const color = screen.getByLabelText(
    highlightWords.color.label('a', highlightWords.color.names['text-primary']),
  )
  await user.selectOptions(color, highlightWords.color.names['text-red-600'])
  await user.type(added(), 'b')
  expect(readOutput()).toBe('a/text-red-600|b/text-primary')
})

const SIX = ['لغة', 'نطق', 'سمع', 'بلع', 'طلاقة', 'صوت']

it.each(['\n', '\r\n', '\u2028', '\n\n'])('pasted lines become one row each: %j', async (end) => {
  const { user } = show(['a'])
  await user.click(added())
  await user.paste(`${SIX.join(end)}${end}`)
  expect(readOutput()).toBe(['a', ...SIX].map((text) => `${text}/`).join('|'))
  await waitFor(() => expect(screen.getByDisplayValue('صوت')).toHaveFocus())
  expect(added()).toHaveValue('')
})

it('lines that are pasted into a line continue it, and none is lost where the list is full', async () => {
  const { user } = show(['a'], { max: 3 })
  const field = screen.getByDisplayValue('a')
  await user.click(field)
  await user.paste(`1\n2\n3\n${'x'.repeat(250)}`)
  expect(readOutput()).toBe(`a1/|2/|3/|${'x'.repeat(250)}/`)
})

it('a line break that a keyboard sends for Enter adds the line and goes on', async () => {
  const { user } = show(['a'])
  await user.type(added(), 'b')
  fireEvent.change(screen.getByDisplayValue('b'), { target: { value: 'b\n' } })
  expect(readOutput()).toBe('a/|b/')
  await waitFor(() => expect(added()).toHaveFocus())
  fireEvent.change(screen.getByDisplayValue('a'), { target: { value: '\na' } })
  await waitFor(() => expect(screen.getByDisplayValue('b')).toHaveFocus())
  expect(readOutput()).toBe('a/|b/')
})

it('typing stays in its line when another device inserts one', async () => {
  const { form, user, live } = showLines(['a', 'b'])
  await user.type(screen.getByDisplayValue('b'), '-mine')
  live(['theirs', 'a', 'b'])
  expect(screen.getByDisplayValue('b-mine')).toHaveFocus()
  await user.keyboard('XY')
  expect(form().typed.lines).toEqual(['theirs', 'a', 'b-mineXY'])
})

it('a removed line comes back once, by the bar or by its message', async () => {
  const { form } = showLines(['one', 'two'])
  choose(adminLines.menu('one'), adminLines.remove)
  await screen.findByText(adminLines.removed(adminLines.noun('one')))
  act(() => void form().discard())
  press(admin.undo)
  expect(form().typed.lines).toEqual(['one', 'two'])
})

type Lines = { lines: string[] }

/** A list of texts in a form over a live document. */
function showLines(stored: string[]) {
  const seen: { form: FormHandle<Lines> | null } = { form: null }
  function Form({ lines }: Lines) {
    const form = useForm<Lines>({
      name: 'team',
      live: { lines },
      blank: { lines: [] },
      clean: (typed) => ({ lines: typed.lines.map((line) => line.trim()).filter(Boolean) }),
      save: (_, value) => Promise.resolve({ value, clashes: [] }),
    })
    useEffect(() => {
      seen.form = form
    })
    return (
      <LinesField
        name="lines"
        label={adminDirectorText.labels.highlights}
        words={highlightWords}
        lines={toLines(form.typed.lines)}
        newLine={NO_LINE}
        max={9}
        onChange={(change) => form.editField('lines')((texts) => changeTexts(texts, change))}
      />
    )
  }
  const { user, rerender } = showForm(<Form lines={stored} />)
  return {
    user,
    form: () => {
      if (!seen.form) throw new Error('The form is not shown')
      return seen.form
    },
    live: (lines: string[]) =>
      rerender(
        <InDashboard>
          <Form lines={lines} />
        </InDashboard>,
      ),
  }
}

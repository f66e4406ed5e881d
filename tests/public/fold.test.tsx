import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { uiCopy } from '../../src/copy/ui'
import { Fold } from '../../src/ui/fold'
import { renderUi } from '../render'

const foldOf = (count: number) => (
  <Fold label="things" shown={5} words={uiCopy.fold} className="grid">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>{index + 1}</li>
    ))}
  </Fold>
)
const show = (count: number) => renderUi(foldOf(count))
const lists = () =>
  screen.getAllByRole('list', { name: 'things' }).map((list) => within(list).getAllByRole('listitem').length)

describe('the fold of a long list', () => {
  it('shows the first items and a button that names the number of all', async () => {
    const { user } = show(10)
    expect(lists()).toEqual([5, 5])
    const button = screen.getByText(uiCopy.fold.all(10)).closest('summary') as HTMLElement
    expect(button).toHaveTextContent(uiCopy.fold.of('things'))
    const details = button.closest('details') as HTMLDetailsElement
    expect(details.open).toBe(false)
    await user.click(button)
    expect(details.open).toBe(true)
  })

  it('puts the other items after the button, hidden by CSS until it is open', () => {
    show(10)
    const rest = document.querySelector('details')?.nextElementSibling
    expect(rest?.tagName).toBe('UL')
    expect(rest).toHaveClass('hidden', 'peer-open:contents', 'md:contents')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      Array.from({ length: 10 }, (_, index) => String(index + 1)),
    )
  })

  it('opens without scripts', () => {
    document.body.innerHTML = renderToStaticMarkup(foldOf(10))
    screen.getByText(uiCopy.fold.all(10)).click()
    expect(document.querySelector('details')).toHaveAttribute('open')
    expect(lists()).toEqual([5, 5])
    document.body.innerHTML = ''
  })

  it.each([1, 5, 6])('does not fold a list of %s', (count) => {
    show(count)
    expect(lists()).toEqual([count])
    expect(document.querySelector('details')).toBeNull()
  })
})

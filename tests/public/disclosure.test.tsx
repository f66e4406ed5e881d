import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Disclosure } from '../../src/ui/disclosure'
import { renderUi } from '../render'

const summary = () => document.querySelector('summary') as HTMLElement
const details = () => document.querySelector('details') as HTMLDetailsElement

describe('a disclosure', () => {
  it('keeps its content in the element that the browser opens', async () => {
    const { user } = renderUi(
      <Disclosure title={<h3>question</h3>}>
        <p>answer</p>
      </Disclosure>,
    )
    expect(details()).not.toHaveAttribute('open')
    expect(summary()).toContainElement(screen.getByRole('heading', { name: 'question' }))
    expect(details()).toContainElement(screen.getByText('answer'))
    await user.click(summary())
    expect(details()).toHaveAttribute('open')
  })

  it('can be open from the start', () => {
    renderUi(
      <Disclosure open title={<h3>question</h3>}>
        <p>answer</p>
      </Disclosure>,
    )
    expect(details()).toHaveAttribute('open')
  })

  it('keeps one heading and its content outside, for the widths at which everything shows', async () => {
    const { user } = renderUi(
      <Disclosure until="md" label="open part" title={<h3>part</h3>}>
        <p>content</p>
      </Disclosure>,
    )
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    expect(summary()).toHaveTextContent('open part')
    expect(details()).not.toContainElement(screen.getByText('content'))
    expect(details().nextElementSibling).toContainElement(screen.getByText('content'))
    await user.click(summary())
    expect(details()).toHaveAttribute('open')
  })
})

import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Section } from '../../src/ui/section'

const part = <Section label="part">text</Section>
const WAITING = 'below-the-fold'

test('a part waits in the HTML of a page, and no longer once it is hydrated', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(part)
  expect(container.firstElementChild).toHaveClass(WAITING)
  render(part, { container, hydrate: true })
  expect(container.firstElementChild).not.toHaveClass(WAITING)
})

test('a part of a page that is opened by a link never waits', () => {
  const { container } = render(part)
  expect(container.firstElementChild).not.toHaveClass(WAITING)
})

import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Section } from '../../../src/ui/section'

const part = <Section label="part">text</Section>
const BELOW_THE_FOLD = 'below-the-fold'

test('a part waits in the HTML of a page, and no longer once it is hydrated', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(part)
  expect(container.firstElementChild).toHaveClass(BELOW_THE_FOLD)
  render(part, { container, hydrate: true })
  expect(container.firstElementChild).not.toHaveClass(BELOW_THE_FOLD)
})

test('a part of a page that is opened by a link never waits', () => {
  const { container } = render(part)
  expect(container.firstElementChild).not.toHaveClass(BELOW_THE_FOLD)
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anchorOf, unfold } from '../../../src/layout/anchor'
import { Disclosure } from '../../../src/ui/disclosure'
import { renderUi } from '../../helpers/render'

const openDetails = () => [...document.querySelectorAll('details')].map((details) => details.open)

it('an anchor opens what hides it, and nothing beside it', () => {
  renderUi(
    <>
      <Disclosure title={<p>a neighbour</p>}>kept closed</Disclosure>
      <Disclosure title={<p>outer</p>}>
        <Disclosure until="md" label="inner" title={<p>inner</p>}>
          <p id="deep">deep</p>
        </Disclosure>
        <Disclosure title={<p>another neighbour</p>}>kept closed</Disclosure>
      </Disclosure>
    </>,
  )
  expect(openDetails()).toEqual([false, false, false, false])
  expect(unfold(screen.getByText('deep'))).toBe(true)
  expect(openDetails()).toEqual([false, true, true, false])
  expect(unfold(screen.getByText('deep'))).toBe(false)
})

it('an anchor opens its own details only where it asks for that', () => {
  renderUi(
    <>
      <section id="asks" data-unfolds>
        <Disclosure title={<p>title</p>}>text</Disclosure>
      </section>
      <section id="keeps">
        <Disclosure title={<p>title</p>}>text</Disclosure>
      </section>
    </>,
  )
  for (const hash of ['#asks', '#keeps']) unfold(anchorOf(hash) as HTMLElement)
  expect(openDetails()).toEqual([true, false])
})

it.each(['', '#', '#missing', '#%E0%A4%A', '#%', '#"><img>', '#constructor'])(
  'the hash %j names no anchor, and throws nothing',
  (hash) => expect(anchorOf(hash)).toBeNull(),
)

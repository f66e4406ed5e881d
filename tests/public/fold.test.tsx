import { expect, it } from 'vitest'
import { uiWords } from '../../src/copy/ui'
import { Fold } from '../../src/ui/fold'
import { itemCounts, renderUi } from '../helpers/render'

it('a fold never hides a single item', () => {
  renderUi(
    <Fold label="things" shown={5} words={uiWords.fold} className="grid">
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index}>{index}</li>
      ))}
    </Fold>,
  )
  expect(itemCounts('things')).toEqual([6])
  expect(document.querySelector('details')).toBeNull()
})

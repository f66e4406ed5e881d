import { expect, it } from 'vitest'
import { uiWords } from '../../../src/copy/ui'
import { ExpandableList } from '../../../src/ui/expandable-list'
import { countItems, renderUi } from '../../helpers/render'

it('a list that expands never hides a single item', () => {
  renderUi(
    <ExpandableList label="things" shownCount={5} words={uiWords.expandableList} className="grid">
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index}>{index}</li>
      ))}
    </ExpandableList>,
  )
  expect(countItems('things')).toEqual([6])
  expect(document.querySelector('details')).toBeNull()
})

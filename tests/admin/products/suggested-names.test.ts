import { expect, it } from 'vitest'
import { suggestedNames } from '../../../src/admin/products/suggested-names'

it.each<[string, Parameters<typeof suggestedNames>, string[]]>([
  ['named files', [['مكعبات.jpg', 'IMG_2041.jpg'], 1, []], ['مكعبات', 'منتج 2']],
  ['no files', [['', ''], 3, ['كرة', 'مرآة']], ['منتج 3', 'منتج 4']],
  ['a list whose middle was deleted', [['', ''], 2, ['منتج 2']], ['منتج 3', 'منتج 4']],
  ['a file of that name', [['منتج 5.png', ''], 4, []], ['منتج 5', 'منتج 6']],
])('new products get names that no other has: %s', (_, options, names) => {
  expect(suggestedNames(...options)).toEqual(names)
})

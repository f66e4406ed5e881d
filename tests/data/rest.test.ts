import { expect, it } from 'vitest'
import { decodeFields } from '../../src/data/rest'

it('the values of a REST document become plain values', () => {
  const decoded = decodeFields({
    order: { integerValue: '3' },
    scale: { doubleValue: 1.5 },
    name: { stringValue: '3' },
    isOpen: { booleanValue: false },
    none: { nullValue: null },
    updatedAt: { timestampValue: '2024-06-02T10:00:00.123456Z' },
    list: { arrayValue: { values: [{ integerValue: '1' }, { mapValue: { fields: { text: { stringValue: 'a' } } } }] } },
    empty: { arrayValue: {} },
    map: { mapValue: {} },
  })
  expect(decoded).toStrictEqual({
    order: 3,
    scale: 1.5,
    name: '3',
    isOpen: false,
    none: null,
    updatedAt: new Date('2024-06-02T10:00:00.123Z'),
    list: [1, { text: 'a' }],
    empty: [],
    map: {},
  })
})

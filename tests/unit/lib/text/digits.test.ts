import { expect, it } from 'vitest'
import { latinDigits } from '../../../../src/lib/text/digits'

it.each(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'])(
  'the digits %s are read',
  (digits) => {
    expect(latinDigits(digits)).toBe('0123456789')
  },
)

import { expect, it } from 'vitest'
import { displayPhone } from '../../src/lib/phone'

it.each([
  ['+966500000000', '050 000 0000'],
  ['+966112345678', '011 234 5678'],
  ['+966920012345', '9200 12345'],
  ['+966800123456', '800 123 456'],
])('%s is shown as %s', (number, shown) => expect(displayPhone(number)).toBe(shown))

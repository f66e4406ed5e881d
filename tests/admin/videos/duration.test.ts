import { describe, expect, it } from 'vitest'
import { isUnfinishedDuration, toDuration } from '../../../src/admin/videos/duration'

it.each([
  ['04:30', '04:30'],
  [' 4:05 ', '4:05'],
  ['٠٤:٣٠', '04:30'],
  ['۱۲:۰۵', '12:05'],
  ['120:00', '120:00'],
  ['1:02:03', '62:03'],
  ['٠١:٠٠:٠٥', '60:05'],
  ['16:39:59', '999:59'],
])('the typed length %j of a video is %s', (typed, length) => {
  expect(toDuration(typed)).toBe(length)
})

it('the length of a video is refused in any other form', () => {
  const refused = [
    '',
    '4',
    '4:',
    '4:3',
    '4:60',
    '4:300',
    '16:40:00',
    '1:2:03',
    '1:60:00',
    '1:02:3',
    '1000:00',
    '4.30',
    '-4:30',
    'four',
  ]
  expect(refused.filter((typed) => toDuration(typed))).toEqual([])
})

it('the length of a video may still be typed to its end', () => {
  expect(['', '4', '120', '٤:', '4:3', '1:02:', '1:02:3'].every(isUnfinishedDuration)).toBe(true)
  expect(['4:6', '4:300', '1000', 'x', '4.3', '1:2:', '120:02:'].some(isUnfinishedDuration)).toBe(
    false,
  )
})

describe('a typed duration', () => {
  it.each([
    ['\u200f٠٤:٣٠\u200f', '04:30'],
    ['۰۴:۳۰', '04:30'],
    ['04\u200e:\u200e30', '04:30'],
    ['０４：３０', '04:30'],
    ['\ufeff4:05', '4:05'],
    ['4 : 05', '4:05'],
    ['4.05', null],
    ['4\u223605', '4:05'],
    ['٤؛٠٥', '4:05'],
    ['4;05', '4:05'],
    ['4\u200f:05\u00a0', '4:05'],
    ['4:05 دقيقة', null],
    ['4:5', null],
  ])('the typed duration %j is read as %j', (typed, read) => expect(toDuration(typed)).toBe(read))
})

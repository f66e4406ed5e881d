import { describe, expect, it } from 'vitest'
import { isUnfinishedDuration, parseDuration } from '../../src/lib/duration'

describe('the length of a video', () => {
  it.each([
    ['04:30', '04:30'],
    [' 4:05 ', '4:05'],
    ['٠٤:٣٠', '04:30'],
    ['۱۲:۰۵', '12:05'],
    ['120:00', '120:00'],
  ])('%j is %s', (typed, length) => {
    expect(parseDuration(typed)).toBe(length)
  })

  it('is refused in any other form', () => {
    const bad = ['', '4', '4:', '4:3', '4:60', '4:300', '1:02:03', '1000:00', '4.30', '-4:30', 'four']
    expect(bad.filter((typed) => parseDuration(typed))).toEqual([])
  })

  it('may still be typed to its end', () => {
    expect(['', '4', '120', '٤:', '4:3'].every(isUnfinishedDuration)).toBe(true)
    expect(['4:6', '4:300', '1000', 'x', '4.3', '1:02:'].some(isUnfinishedDuration)).toBe(false)
  })
})

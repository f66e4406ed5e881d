import { expect, it } from 'vitest'
import { cleanDirectorTexts } from '../../../../src/data/store/director'
import { trimTexts } from '../../../../src/data/store/shared/cleaning'
import { cleanVideoList } from '../../../../src/data/store/videos'
import { editedVideo } from '../../../fixtures/videos'

it('a save trims every text, and leaves out the lines and the strengths without one', () => {
  const strength = { text: ' صبورة ', color: 'text-accent' } as const
  expect(
    cleanDirectorTexts({
      name: ' سارة ',
      titles: [' أخصائية ', ' '],
      credentials: [],
      highlights: [strength, { ...strength, text: '\u200f' }],
    }),
  ).toEqual({
    name: 'سارة',
    titles: ['أخصائية'],
    credentials: [],
    highlights: [{ ...strength, text: 'صبورة' }],
  })
  expect(cleanVideoList({ videos: [editedVideo('a', { title: ' كلمة ' })] }).videos).toEqual([
    editedVideo('a', { title: 'كلمة' }),
  ])
})

it('a date stays as it is', () => {
  const since = new Date(1)
  expect(trimTexts({ since })).toEqual({ since })
})

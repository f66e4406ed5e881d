import { expect, it } from 'vitest'
import { FULLEST } from '../../../../scripts/documents/fullest'
import { valid } from '../../../../scripts/documents/valid'
import type { StoredFields } from '../../../../scripts/firebase/values.mjs'
import { collectionOf } from '../../../../src/data/content-paths'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_PATH,
} from '../../../../src/data/document-paths'
import { CONTENT, SINGLE_PATHS } from '../../../../src/data/entities'
import { lostFields } from '../../../../src/data/store/shared/lost-fields'

const lostFieldsOf = (path: string, fields: StoredFields) =>
  lostFields(CONTENT[collectionOf(path)].schema, fields)

it.each(SINGLE_PATHS)('no valid field of %s counts as lost', (path) => {
  expect(lostFieldsOf(path, valid(path))).toEqual([])
  expect(lostFieldsOf(path, FULLEST[path] ?? {})).toEqual([])
  expect(lostFieldsOf(path, {})).toEqual([])
})

it.each<[string, string, StoredFields]>([
  ['a telephone number of two digits', CENTRE_PATH, { phones: ['+966512345678 l', '12'] }],
  ['two partners of one id', CENTRE_PATH, { partners: ['p1 - n', 'p1 - other'] }],
  ['one partner without a name', CENTRE_PATH, { partners: ['p1 - n', 'p2 -'] }],
  ['all partners in the place of a list', CENTRE_PATH, { partners: 'p1 - n' }],
  ['opening hours of no clock', CENTRE_PATH, { hours: ['0 25:00 26:00'] }],
  ['a holiday of no calendar', CENTRE_PATH, { exceptions: ['2024-02-30 2024-02-30 - - n'] }],
  ['a link that runs code', CENTRE_PATH, { mapUrl: 'javascript:1' }],
  ['half a figure', CENTRE_PATH, { years: 5.5 }],
  ['a number as the address', CENTRE_PATH, { address: 7 }],
  ['a line that is a number', DIRECTOR_TEXTS_PATH, { credentials: ['c', 7] }],
  ['a text in the place of a list', DIRECTOR_TEXTS_PATH, { titles: 'x' }],
  ['a number as the name', DIRECTOR_TEXTS_PATH, { name: 5 }],
  ['a highlight without a text', DIRECTOR_TEXTS_PATH, { highlights: [{ color: 'text-accent' }] }],
  ['a page of HTML as a photo', DIRECTOR_PHOTO_PATH, { photoBase64: 'data:text/html;base64,AAAA' }],
  ['a number as the portrait', DIRECTOR_PHOTO_PATH, { portrait: 7 }],
  ['a video without an id', VIDEOS_PATH, { videos: [{ title: 't', url: 'https://youtu.be/x' }] }],
  [
    'two videos of one id',
    VIDEOS_PATH,
    {
      videos: [
        { id: '1', title: 'a' },
        { id: '1', title: 'b' },
      ],
    },
  ],
])('%s is reported as lost, and nothing else is', (_, path, changes) => {
  expect(lostFieldsOf(path, { ...valid(path), ...changes })).toEqual(Object.keys(changes))
})

it.each<[string, StoredFields]>([
  ['blank', { name: ' ', titles: ['', ' '] }],
  ['null', { name: null, titles: null }],
  ['an empty list', { highlights: [] }],
])('what is %s is not lost', (_, changes) => {
  expect(lostFieldsOf(DIRECTOR_TEXTS_PATH, { ...valid(DIRECTOR_TEXTS_PATH), ...changes })).toEqual(
    [],
  )
})

import { expect, it } from 'vitest'
import { publicContent } from '../../src/data/pages/read-public'

const nothing = { products: [], team: [], videos: null, centre: null }
const director = { name: 'n', titles: ['t', 'u'], credentials: [], highlights: [], updatedAt: null }
const photo = { photoBase64: 'data:image/jpeg;base64,AAAA', portrait: 'data:image/webp;base64,AAAA', updatedAt: null }

it('the home page names a person who has a name and a portrait', () => {
  const person = (texts: typeof director | null, picture: typeof photo | null) =>
    publicContent({ ...nothing, director: texts, directorPhoto: picture }).person
  expect(person(director, photo)).toEqual({ name: 'n', title: 't', portrait: photo.portrait })
  expect(person({ ...director, titles: [] }, photo)).toMatchObject({ title: '' })
  expect(person({ ...director, name: '' }, photo)).toBeNull()
  expect(person(null, photo)).toBeNull()
  expect(person(director, null)).toBeNull()
  expect(person(director, { ...photo, portrait: '' })).toBeNull()
})

import * as v from 'valibot'
import { fetchDocuments } from '../client/rest'
import {
  DIRECTOR_PHOTO_ID,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_ID,
  DIRECTOR_TEXTS_PATH,
} from '../document-paths'
import { directorNameField } from './director-placeholder'
import { dateField, imageField, parser, textListField } from './schema-fields'

const textsSchema = v.object({ name: directorNameField, titles: textListField })
const photoSchema = v.object({ portrait: imageField, updatedAt: dateField })

/**
 * The summary of the director on the home page, once her name and her portrait are stored. `title` may be empty.
 * `image` is the portrait. `updatedAt` is the time of the photo.
 */
export type DirectorSummary = { name: string; title: string; image: string; updatedAt: Date | null }

/** The summary of stored texts and a stored photo; null without a name or a portrait. */
export function directorSummaryOf(
  texts: v.InferOutput<typeof textsSchema> | null,
  photo: v.InferOutput<typeof photoSchema> | null,
): DirectorSummary | null {
  if (!texts?.name || !photo?.portrait) return null
  const { portrait, updatedAt } = photo
  return { name: texts.name, title: texts.titles[0] ?? '', image: portrait, updatedAt }
}

const parseTexts = parser('director-texts', textsSchema)
const parsePhoto = parser('director-photos', photoSchema)

/** Fetches the summary by REST, without the large photo: two reads. Null when none is stored. */
export async function fetchDirectorSummary(): Promise<DirectorSummary | null> {
  const documents = await fetchDocuments([DIRECTOR_TEXTS_PATH, DIRECTOR_PHOTO_PATH], {
    select: ['name', 'titles', 'portrait', 'updatedAt'],
  })
  const texts = documents.get(DIRECTOR_TEXTS_PATH)
  const photo = documents.get(DIRECTOR_PHOTO_PATH)
  return directorSummaryOf(
    texts ? parseTexts(texts, DIRECTOR_TEXTS_ID) : null,
    photo ? parsePhoto(photo, DIRECTOR_PHOTO_ID) : null,
  )
}

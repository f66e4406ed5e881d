import { byOrder } from '../../lib/sorting'
import type { Fields, Parse } from '../client/document'
import { subscribeAll, subscribeOne, type Subscribable } from '../client/live'
import { centreSchema } from '../content/centre'
import { directorPhotoSchema, directorSchema } from '../content/director'
import { videosSchema } from '../content/videos'
import { CENTRE_ID, DIRECTOR_ID, DIRECTOR_PHOTO_ID } from '../document-paths'
import { CONTENT, LIST_NAMES, type ListName } from '../entities'
import { subscribeJoined } from './hidden-videos'
import { lostFields } from './lost-fields'

/** A document of a list that no page can show, such as one that was made by hand with a wrong id. */
export type Unreadable = { id: string; name: string }

/** The documents of a list that its reader leaves out, live. The query is that of the list itself, so nothing is read twice. */
const leftOut = (collection: string, parse: Parse<unknown>): Subscribable<Unreadable[]> =>
  subscribeAll(
    collection,
    (fields: Fields, id) => (parse(fields, id) ? null : { id, name: nameIn(fields) }),
    { sort: byOrder },
  )

const nameIn = ({ name }: Fields): string => (typeof name === 'string' ? name : '')

/** The documents of each list that no page can show, live. */
export const liveUnreadable = Object.fromEntries(
  LIST_NAMES.map((collection) => [collection, leftOut(collection, CONTENT[collection].parse)]),
) as Record<ListName, Subscribable<Unreadable[]>>

/** The fields of which pages leave something out, live; null while nothing is stored. Tabs and overview read the same. */
export const liveLostFields = {
  videos: subscribeJoined((list) => lostFields(videosSchema, list)),
  director: subscribeOne('director-photos', DIRECTOR_PHOTO_ID, (fields) =>
    lostFields(directorPhotoSchema, fields),
  ),
  'director-text': subscribeOne('director-texts', DIRECTOR_ID, (fields) =>
    lostFields(directorSchema, fields),
  ),
  centre: subscribeOne('settings', CENTRE_ID, (fields) => lostFields(centreSchema, fields)),
} satisfies Record<string, Subscribable<string[] | null>>

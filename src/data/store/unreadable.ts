import { byOrder } from '../../lib/sorting'
import type { Fields, Parse } from '../client/document'
import { subscribeAll, subscribeOne, type Subscribable } from '../client/subscribable'
import { splitPath } from '../document-paths'
import { CONTENT, LIST_NAMES, SINGLE_NAMES, type ListName, type SingleName } from '../entities'
import { isVideoListPath, subscribeWholeVideoList } from './shared/hidden-videos'
import { lostFields } from './shared/lost-fields'

/** A document of a list that no page can show, such as one that was made by hand with an id that the rules refuse. */
export type Unreadable = { id: string; name: string }

/**
 * The documents of a list that its reader leaves out, live. It sends the query of the list, so nothing is read twice.
 */
const subscribeUnreadableIn = (
  collection: string,
  parse: Parse<unknown>,
): Subscribable<Unreadable[]> =>
  subscribeAll(
    collection,
    (fields: Fields, id) => (parse(fields, id) ? null : { id, name: nameIn(fields) }),
    { sort: byOrder },
  )

const nameIn = ({ name }: Fields): string => (typeof name === 'string' ? name : '')

/** The documents of each list that no page can show, live. */
export const subscribeUnreadable = Object.fromEntries(
  LIST_NAMES.map((collection) => [
    collection,
    subscribeUnreadableIn(collection, CONTENT[collection].parse),
  ]),
) as Record<ListName, Subscribable<Unreadable[]>>

/** The fields of a single document that pages leave out or show only in part, live; null while nothing is stored. */
function subscribeLostFieldsOf(name: SingleName): Subscribable<string[] | null> {
  const { path, schema } = CONTENT[name]
  const lostNames = (fields: Fields) => lostFields(schema, fields)
  return isVideoListPath(path)
    ? subscribeWholeVideoList(lostNames)
    : subscribeOne(name, splitPath(path).id, lostNames)
}

/** The lost fields of each single document, live. It sends the query of its tab, so nothing is read twice. */
export const subscribeLostFields = Object.fromEntries(
  SINGLE_NAMES.map((name) => [name, subscribeLostFieldsOf(name)]),
) as Record<SingleName, Subscribable<string[] | null>>

import { adminDirectorText } from '../../copy/admin/director-text'
import { adminHistory } from '../../copy/admin/history'
import { adminProducts } from '../../copy/admin/products'
import { adminTeam } from '../../copy/admin/team'
import type { Fields, Parse } from '../../data/client/document'
import { parseCentre } from '../../data/content/centre'
import { parseDirectorTexts, type DirectorTexts, type Highlight } from '../../data/content/director'
import { parseProduct, type Product } from '../../data/content/products'
import { parseTeamMember, type TeamMember } from '../../data/content/team'
import { parseVideos } from '../../data/content/videos'
import { isListName, type Collection } from '../../data/entities'
import { isHalfHidden, isSameContent } from '../../data/store/transaction/same-content'
import { trimText } from '../../lib/text/plain-text'
import { toDate } from '../../lib/time'
import { isVisible } from '../../lib/visibility'
import { MINUTE_MS } from '../../limits'
import {
  changeLine,
  describeLabelled,
  itemsWithout,
  listChange,
  textChange,
  type ChangeLine,
  type DescribeValue,
} from './change-lines'
import { describeCentre } from './describe-centre'
import { deletedVideos, describeVideos } from './describe-videos'

// The history is read without images. `titleOfChange` says whether only the image changed.
const describeProduct = describeLabelled<Product>(adminProducts.labels, { image: null })

const { labels: memberLabels, form } = adminTeam
const describeMember = describeLabelled<TeamMember>(memberLabels, {
  image: null,
  icon: (before, after) => textChange(memberLabels.icon)(form.icons[before], form.icons[after]),
  color: (before, after) => textChange(memberLabels.color)(form.colors[before], form.colors[after]),
})

const describeDirectorTexts = describeLabelled<DirectorTexts>(adminDirectorText.labels, {
  highlights: (before, after) => {
    const textOf = ({ text }: Highlight) => text
    const removedTexts = itemsWithout(before, after).map(textOf)
    const addedTexts = itemsWithout(after, before).map(textOf)
    const recolouredTexts = itemsWithout(addedTexts, itemsWithout(addedTexts, removedTexts))
    return [
      ...listChange(adminDirectorText.labels.highlights, textOf)(before, after),
      ...recolouredTexts.map((text) => changeLine(adminHistory.colorOf(text))),
    ]
  },
})

type DescribeFields = (before: Fields, after: Fields, id: string) => ChangeLine[]

const describeParsed =
  <T>(parse: Parse<T>, compare: DescribeValue<T>): DescribeFields =>
  (before, after, id) => {
    const parsedBefore = parse(before, id)
    const parsedAfter = parse(after, id)
    return parsedBefore && parsedAfter ? compare(parsedBefore, parsedAfter) : []
  }

const LINES = {
  products: describeParsed(parseProduct, describeProduct),
  team: describeParsed(parseTeamMember, describeMember),
  videos: describeParsed(parseVideos, (before, after) =>
    describeVideos(before.videos, after.videos),
  ),
  'director-texts': describeParsed(parseDirectorTexts, describeDirectorTexts),
  'director-photos': () => [],
  settings: describeParsed(parseCentre, describeCentre),
} satisfies Record<Collection, DescribeFields>

/** A change in words: a sentence about what was done, and a line for each changed part. */
export type ChangeDescription = { title: string; details: ChangeLine[]; isDeletion: boolean }

/** Describes what a save or a deletion did to a document. `after` is null for a deletion. */
export function describeChange(
  collection: Collection,
  id: string,
  { before, after }: { before: Fields; after: Fields | null },
): ChangeDescription {
  const name = nameIn(after ?? before)
  if (!after)
    return { title: adminHistory.deleted[collection](name), details: [], isDeletion: true }
  const lines = LINES[collection](before, after, id)
  if (collection === 'videos') return videosDescription(lines, { before, after, id })
  const title = titleOfChange(collection, name, { before, after })
  return { title, details: lines, isDeletion: false }
}

/** Describes a change of the list of videos. The first line is the title. */
function videosDescription(
  [title = changeLine(adminHistory.changed.videos()), ...details]: ChangeLine[],
  { before, after, id }: { before: Fields; after: Fields; id: string },
): ChangeDescription {
  const videosIn = (fields: Fields) => parseVideos(fields, id)?.videos ?? []
  const deleted = deletedVideos(videosIn(before), videosIn(after))
  return { title: title.text, details, isDeletion: deleted.length > 0 }
}

/**
 * Says what was done to a document: it was hidden, made visible or changed, or it got another image and nothing else.
 * Images are not read. A change that differs in nothing that was read, shown on a page or not, is one of the image.
 */
function titleOfChange(
  collection: Exclude<Collection, 'videos'>,
  name: string,
  { before, after }: { before: Fields; after: Fields },
): string {
  if (!isListName(collection)) return adminHistory.changed[collection]()
  if (isVisible(before) !== isVisible(after))
    return (isVisible(after) ? adminHistory.back : adminHistory.hidden)[collection](name)
  const isImageAlone = isSameContent(before, after) && isHalfHidden(before) === isHalfHidden(after)
  return (isImageAlone ? adminHistory.image : adminHistory.changed)[collection](name)
}

/** The longest time between `createdAt` of a new document and its entry, in milliseconds. */
const ADDING_MS = MINUTE_MS

/**
 * Describes the addition of a document. It came back after a deletion if it was stored before, or is older than its
 * entry. Only the documents of lists have a date of creation.
 */
export function describeAddition(
  collection: Collection,
  fields: Fields,
  { addedAt, wasStoredBefore }: { addedAt: Date; wasStoredBefore: boolean },
): ChangeDescription {
  const createdAt = toDate(fields['createdAt']) ?? addedAt
  const age = addedAt.getTime() - createdAt.getTime()
  const titles = wasStoredBefore || age > ADDING_MS ? adminHistory.back : adminHistory.added
  return { title: titles[collection](nameIn(fields)), details: [], isDeletion: false }
}

const nameIn = ({ name }: Fields): string =>
  (typeof name === 'string' && trimText(name)) || adminHistory.nameless

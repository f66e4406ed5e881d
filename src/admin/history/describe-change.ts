import { adminHistory as words } from '../../copy/admin-history'
import { overview } from '../../copy/admin-overview'
import { adminTeam } from '../../copy/admin-team'
import { directorText } from '../../copy/admin-director-text'
import { parseCentre } from '../../data/content/centre'
import { parseDirectorPhoto, type DirectorPhoto } from '../../data/content/director-photos'
import { parseDirector, type Director } from '../../data/content/director-texts'
import type { Fields, Parse } from '../../data/content/parse'
import { parseProduct, type Product } from '../../data/content/products'
import { parseSupport, type Support } from '../../data/store/support'
import { parseTeamMember, type TeamMember } from '../../data/content/team'
import { parseVideos, type VideoList } from '../../data/content/videos'
import { isAllowedImage } from '../../lib/data-url'
import { describeCentre, phoneText } from './describe-centre'
import { describeVideos } from './describe-videos'
import {
  describeFields,
  hiddenChange,
  listChange,
  otherChange,
  textChange,
  type DescribeFields,
  type DescribeValue,
} from './field-changes'

/** A sentence about a save, a move or a deletion, and one line for each changed part. */
export type ChangeDescription = { kind: 'removed' | 'moved' | 'changed'; title: string; details: string[] }

type Collection = keyof typeof words.changed

/** Says what a write did to a document. `after` is what it stored, null for a deletion. */
export function describeChange(path: string, before: Fields, after: Fields | null): ChangeDescription {
  const [collection = '', id = ''] = path.split('/')
  if (!isCollection(collection)) return { kind: 'changed', title: words.other, details: [] }
  const name = nameIn(before)
  if (!after) return { kind: 'removed', title: words.removed[collection](name), details: [] }
  const details = DETAILS[collection](before, after, id)
  if (details.length === 0 && isMoved(before, after) && collection in words.moved) {
    const moved = words.moved[collection as keyof typeof words.moved]
    return { kind: 'moved', title: moved(name, Number(before['order']), Number(after['order'])), details }
  }
  const isSaid = details.length > 0 || hasUnreadPicture(path, before, after)
  const title = (isSaid ? words.changed : words.unchanged)[collection](name)
  // A product has few parts and a photo only one, so their sentence says all.
  if (collection === 'products' && details[0] && !details[1]) return { kind: 'changed', title: details[0], details: [] }
  return { kind: 'changed', title, details: collection === 'director-photos' ? [] : details }
}

const isCollection = (name: string): name is Collection => name in words.changed

const nameIn = ({ name }: Fields): string => (typeof name === 'string' && name.trim()) || words.nameless

/** A save renews the token of a member, a move keeps it. */
const isMoved = (before: Fields, after: Fields): boolean =>
  typeof before['order'] === 'number' &&
  typeof after['order'] === 'number' &&
  before['order'] !== after['order'] &&
  before['version'] === after['version']

const PICTURES: Partial<Record<Collection, string>> = {
  products: 'image',
  team: 'image',
  'director-photos': 'photoBase64',
}

/** A list is read without pictures, so that it is quick. A product also has the name of its picture. */
export function hasUnreadPicture(path: string, before: Fields, after: Fields): boolean {
  const field = pictureField(path)
  if (!field || (before['picture'] && after['picture'])) return false
  return !(field in before && field in after)
}

type Details = (before: Fields, after: Fields, id: string) => string[]

const comparing =
  <T>(parse: Parse<T>, compare: DescribeValue<T>): Details =>
  (before, after, id) => {
    const [left, right] = [parse(before, id), parse(after, id)]
    return left && right ? compare(left, right) : []
  }

const { form } = adminTeam

const MEMBER = {
  name: textChange(form.name),
  title: textChange(form.jobTitle),
  specialization: textChange(form.specialization),
  image: otherChange(form.photo),
  credentials: listChange(form.credentials),
  icon: (before, after) => textChange(form.icon)(form.icons[before], form.icons[after]),
  color: (before, after) => textChange(form.color)(form.colors[before], form.colors[after]),
  hidden: hiddenChange,
  order: null,
  id: null,
  createdAt: null,
  updatedAt: null,
  version: null,
} satisfies DescribeFields<TeamMember>

const textsOf = (list: Director['highlights']) => list.map(({ text }) => text)

const DIRECTOR = {
  name: textChange(directorText.name),
  titles: listChange(directorText.titles.title),
  credentials: listChange(directorText.credentials.title),
  highlights: (before, after) => {
    const colors = new Map(before.map(({ text, color }) => [text, color]))
    const recoloured = after.filter(({ text, color }) => colors.has(text) && colors.get(text) !== color)
    return [
      ...listChange(directorText.highlights.title)(textsOf(before), textsOf(after)),
      ...recoloured.map(({ text }) => words.colorOf(text)),
    ]
  },
  updatedAt: null,
  version: null,
} satisfies DescribeFields<Director>

const VIDEO_LIST = { videos: describeVideos, updatedAt: null, version: null } satisfies DescribeFields<VideoList>
const PHOTO = {
  photoBase64: otherChange(form.photo),
  portrait: null,
  updatedAt: null,
} satisfies DescribeFields<DirectorPhoto>

const SUPPORT = {
  phone: textChange(overview.support.phone, phoneText),
  updatedAt: null,
  version: null,
} satisfies DescribeFields<Support>

/** Their lines name the product, because one line is the whole sentence. */
function describeProduct(before: Product, after: Product): string[] {
  const PRODUCT = {
    name: () => (before.name === after.name ? [] : [words.productRenamed(before.name, after.name)]),
    hidden: hiddenChange,
    picture: () =>
      before.picture === after.picture && before.image === after.image ? [] : [words.productPicture(after.name)],
    // The small form of the same picture.
    image: null,
    order: null,
    id: null,
    createdAt: null,
    updatedAt: null,
  } satisfies DescribeFields<Product>
  return describeFields<Product>(PRODUCT)(before, after)
}

const DETAILS: Record<Collection, Details> = {
  products: comparing(parseProduct, describeProduct),
  team: comparing(parseTeamMember, describeFields<TeamMember>(MEMBER)),
  videos: comparing(parseVideos, describeFields<VideoList>(VIDEO_LIST)),
  'director-texts': comparing(parseDirector, describeFields<Director>(DIRECTOR)),
  'director-photos': comparing(parseDirectorPhoto, describeFields<DirectorPhoto>(PHOTO)),
  settings: comparing(parseCentre, describeCentre),
  support: comparing(parseSupport, describeFields<Support>(SUPPORT)),
}

/** The field of the picture in documents of this path; undefined when they have none. */
export function pictureField(path: string): string | undefined {
  const collection = path.split('/')[0] ?? ''
  return isCollection(collection) ? PICTURES[collection] : undefined
}

/** The picture of a whole state; empty when it has none. */
export function pictureOf(path: string, fields: Fields): string {
  const image = fields[pictureField(path) ?? '']
  return isAllowedImage(image) ? image : ''
}

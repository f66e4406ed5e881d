import { adminHistory as words } from '../../copy/admin-history'
import { directorText } from '../../copy/admin-director-text'
import { adminTeam } from '../../copy/admin-team'
import { parseCentre } from '../../data/content/centre'
import { parseDirector, type Director } from '../../data/content/director-texts'
import { readDate, type Fields, type Parse } from '../../data/content/parse'
import { parseProduct, type Product } from '../../data/content/products'
import { parseTeamMember, type TeamMember } from '../../data/content/team'
import { parseVideos, type VideoList } from '../../data/content/videos'
import { describeCentre } from './describe-centre'
import { describeVideos, removedVideos } from './describe-videos'
import { describeFields, listChange, textChange, type DescribeFields, type DescribeValue } from './field-changes'

// The history is read without pictures. A change of nothing else is a change of the picture.
const PRODUCT = {
  name: textChange(words.productName),
  image: null,
  // A sentence of its own, as an addition and a deletion have.
  hidden: null,
  order: null,
  id: null,
  createdAt: null,
  updatedAt: null,
} satisfies DescribeFields<Product>

const { form } = adminTeam

const MEMBER = {
  name: textChange(form.name),
  title: textChange(form.jobTitle),
  specialization: textChange(form.specialization),
  credentials: listChange(form.credentials.title),
  icon: (before, after) => textChange(form.icon)(form.icons[before], form.icons[after]),
  color: (before, after) => textChange(form.color)(form.colors[before], form.colors[after]),
  image: null,
  hidden: null,
  order: null,
  id: null,
  createdAt: null,
  updatedAt: null,
} satisfies DescribeFields<TeamMember>

const DIRECTOR = {
  name: textChange(directorText.name),
  titles: listChange(directorText.titles.title),
  credentials: listChange(directorText.credentials.title),
  highlights: (before, after) => {
    const colors = new Map(before.map(({ text, color }) => [text, color]))
    const recoloured = after.filter(({ text, color }) => colors.has(text) && colors.get(text) !== color)
    const lines = listChange(directorText.highlights.title, ({ text }: Director['highlights'][number]) => text)
    return [...lines(before, after), ...recoloured.map(({ text }) => words.colorOf(text))]
  },
  updatedAt: null,
} satisfies DescribeFields<Director>

type Lines = (before: Fields, after: Fields, id: string) => string[]

const comparing =
  <T>(parse: Parse<T>, compare: DescribeValue<T>): Lines =>
  (before, after, id) => {
    const [left, right] = [parse(before, id), parse(after, id)]
    return left && right ? compare(left, right) : []
  }

const LINES = {
  products: comparing(parseProduct, describeFields<Product>(PRODUCT)),
  team: comparing(parseTeamMember, describeFields<TeamMember>(MEMBER)),
  videos: comparing(parseVideos, (before, after) => describeVideos(before.videos, after.videos)),
  'director-texts': comparing(parseDirector, describeFields<Director>(DIRECTOR)),
  'director-photos': () => [],
  settings: comparing(parseCentre, describeCentre),
} satisfies Record<keyof typeof words.changed, Lines>

export type Collection = keyof typeof LINES
export const isCollection = (name: string): name is Collection => Object.hasOwn(LINES, name)

/** A sentence about what was done, and one line for each changed part. */
export type ChangeDescription = { title: string; details: string[]; isDeletion: boolean }

/** What a save or a deletion did to a document. `after` is null for a deletion. */
export function describeChange(
  collection: Collection,
  id: string,
  before: Fields,
  after: Fields | null,
): ChangeDescription {
  const name = nameIn(after ?? before)
  if (!after) return { title: words.removed[collection](name), details: [], isDeletion: true }
  const lines = LINES[collection](before, after, id)
  if (collection === 'videos') {
    const [title = words.changed.videos(), ...details] = lines
    return { title, details, isDeletion: hasLess(parseVideos(before, id), parseVideos(after, id)) }
  }
  const title =
    collection !== 'products' && collection !== 'team'
      ? words.changed[collection]()
      : !before['hidden'] !== !after['hidden']
        ? after['hidden']
          ? words.hidden[collection](name)
          : words.back[collection](name)
        : lines.length === 0
          ? words.picture[collection](name)
          : words.changed[collection](name)
  return { title, details: lines, isDeletion: false }
}

/** What the addition of a document did; a restore brings back one that is older than its entry. */
export function describeAddition(
  collection: Collection,
  { createdAt, ...fields }: Fields,
  at: Date,
): ChangeDescription {
  const age = at.getTime() - (readDate(createdAt)?.getTime() ?? at.getTime())
  const say = age > ADDING_MS ? words.back : words.added
  return { title: say[collection](nameIn(fields)), details: [], isDeletion: false }
}

/** The longest time between the making of a new document and its arrival. */
const ADDING_MS = 60_000

const hasLess = (before: VideoList | null, after: VideoList | null): boolean =>
  removedVideos(before?.videos ?? [], after?.videos ?? []).length > 0

const nameIn = ({ name }: Fields): string => (typeof name === 'string' && name.trim()) || words.nameless

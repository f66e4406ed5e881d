import { adminCentre } from '../../copy/admin-centre'
import { adminHistory as words } from '../../copy/admin-history'
import { adminTeam } from '../../copy/admin-team'
import { directorText } from '../../copy/admin-director-text'
import { parseCentre, type Centre } from '../../data/centre'
import { parseDirectorPhoto } from '../../data/director-photos'
import { parseDirector, type Director } from '../../data/director-texts'
import type { Fields } from '../../data/parse'
import { parseProduct, type Product } from '../../data/products'
import { parseTeamMember, type TeamMember } from '../../data/team'
import { parseVideos } from '../../data/videos'
import { displayPhone } from '../../lib/phone-number'
import { isolate } from '../../lib/words'
import { describeVideos } from './describe-videos'
import { listChange, otherChange, textChange } from './field-changes'

/** A sentence about a save or a deletion, and one line for each changed part. */
export type Change = { title: string; details: string[] }

type Collection = keyof typeof words.changed

/** Says what a write did to a document. `after` is what it stored, null for a deletion. */
export function describeChange(path: string, before: Fields, after: Fields | null): Change {
  const [collection = '', id = ''] = path.split('/')
  if (!isCollection(collection)) return { title: words.other, details: [] }
  const name = typeof before['name'] === 'string' ? before['name'].trim() || words.nameless : words.nameless
  if (!after) return { title: words.removed[collection](name), details: [] }
  const details = DETAILS[collection](before, after, id)
  if (details.length === 0) return { title: words.unchanged[collection](name), details }
  // A product has few parts and a photo only one, so their sentence says all.
  if (collection === 'products' && details.length === 1) return { title: details[0] ?? '', details: [] }
  return { title: words.changed[collection](name), details: collection === 'director-photos' ? [] : details }
}

const isCollection = (name: string): name is Collection => name in words.changed

type Details = (before: Fields, after: Fields, id: string) => string[]

const comparing =
  <T>(parse: (fields: Fields, id: string) => T | null, compare: (before: T, after: T) => string[]): Details =>
  (before, after, id) => {
    const [left, right] = [parse(before, id), parse(after, id)]
    return left && right ? compare(left, right) : []
  }

const DETAILS: Record<Collection, Details> = {
  products: comparing(parseProduct, productDetails),
  team: comparing(parseTeamMember, memberDetails),
  videos: comparing(parseVideos, (before, after) => describeVideos(before.videos, after.videos)),
  'director-texts': comparing(parseDirector, directorDetails),
  'director-photos': comparing(parseDirectorPhoto, (before, after) =>
    otherChange(adminTeam.form.photo, before.photoBase64, after.photoBase64),
  ),
  settings: comparing(parseCentre, centreDetails),
}

function productDetails(before: Product, after: Product): string[] {
  return [
    ...(before.name === after.name ? [] : [words.productRenamed(before.name, after.name)]),
    ...(before.image === after.image ? [] : [words.productPicture(after.name)]),
  ]
}

function memberDetails(before: TeamMember, after: TeamMember): string[] {
  const { form } = adminTeam
  return [
    ...textChange(form.name, before.name, after.name),
    ...textChange(form.jobTitle, before.title, after.title),
    ...textChange(form.specialization, before.specialization, after.specialization),
    ...otherChange(form.photo, before.image, after.image),
    ...listChange(form.credentials, before.credentials, after.credentials),
    ...textChange(form.icon, form.icons[before.icon], form.icons[after.icon]),
    ...textChange(form.color, form.colors[before.color], form.colors[after.color]),
  ]
}

function directorDetails(before: Director, after: Director): string[] {
  const colors = new Map(before.highlights.map(({ text, color }) => [text, color]))
  const recoloured = after.highlights.filter(({ text, color }) => colors.has(text) && colors.get(text) !== color)
  const texts = (list: Director['highlights']) => list.map(({ text }) => text)
  return [
    ...textChange(directorText.name, before.name, after.name),
    ...listChange(directorText.titles.title, before.titles, after.titles),
    ...listChange(directorText.credentials.title, before.credentials, after.credentials),
    ...listChange(directorText.highlights.title, texts(before.highlights), texts(after.highlights)),
    ...recoloured.map(({ text }) => words.colorOf(text)),
  ]
}

const CENTRE_TEXTS = Object.keys(adminCentre.fields) as (keyof typeof adminCentre.fields)[]

function centreDetails(before: Centre, after: Centre): string[] {
  const { groups, fields, partners } = adminCentre
  const shown = (number: string) => isolate(displayPhone(number).replaceAll(' ', '\u00a0'))
  const phones = (centre: Centre) => centre.phones.map(({ number, label }) => `${shown(number)} ${label}`.trim())
  const names = (centre: Centre) => centre.partners.map(({ name }) => name)
  const logos = new Map(before.partners.map(({ id, logo }) => [id, logo]))
  const drawn = after.partners.filter(({ id, logo }) => logos.has(id) && logos.get(id) !== logo)
  return [
    ...listChange(words.phones, phones(before), phones(after)),
    ...CENTRE_TEXTS.flatMap((key) => textChange(fields[key], String(before[key] ?? ''), String(after[key] ?? ''))),
    ...otherChange(groups.hours, before.hours, after.hours),
    ...otherChange(groups.exceptions, before.exceptions, after.exceptions),
    ...listChange(groups.partners, names(before), names(after)),
    ...drawn.map(({ name }) => partners.logoOf(name)),
  ]
}

/** The small picture of a stored state; empty when it has none. */
export function pictureOf(path: string, fields: Fields): string {
  const [collection = '', id = ''] = path.split('/')
  if (collection === 'products') return parseProduct(fields, id)?.image ?? ''
  if (collection === 'team') return parseTeamMember(fields, id)?.image ?? ''
  return collection === 'director-photos' ? (parseDirectorPhoto(fields, id)?.photoBase64 ?? '') : ''
}

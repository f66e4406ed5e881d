import { find as words } from '../../copy/admin-find'
import { searchWords } from '../../lib/search-words'
import { CENTRE_SEARCH, HISTORY_SEARCH, isTabName, tabSearch, type TabName } from '../ui/addresses'

/** A spot of the dashboard where something is changed. `to` is an address of the dashboard, or `#` and the id of a control that is on the screen. */
type Spot = { name: string; to: string; title: string }
/** A product, a member, a video or a partner, found by its own name. */
export type Content = Spot & { text: string }

const FOUND_MAX = 4
/** A shorter word has to be typed as a whole: too many words begin with it. */
const BEGINNING_MIN = 3
/** Parts of the overview, and of the header. */
const HERE: readonly string[] = ['backup', 'account', 'support', 'sign-out']

/** Spots that open the form for something new. */
const NEW: Readonly<Record<string, TabName>> = {
  'new-product': 'products',
  'new-member': 'team',
  'new-video': 'videos',
}

function addressOf(name: string): string {
  if (isTabName(name)) return tabSearch(name)
  if (name === 'history') return HISTORY_SEARCH
  const tab = NEW[name]
  if (tab) return `${tabSearch(tab)}#new`
  return HERE.includes(name) ? `#${name}` : `${CENTRE_SEARCH}#${name}`
}

const spots = Object.entries(words.spots).map(([name, names]) => ({
  spot: { name, to: addressOf(name), title: names[0] },
  own: names.flatMap(searchWords),
}))

const begins = (word: string, start: string): boolean =>
  start.length < BEGINNING_MIN ? word === start : word.startsWith(start)

/** The spots with a word that begins with a typed one, those that match most of them first; then what has such a name. */
export function findSpots(typed: string, contents: readonly Content[] = []): Spot[] {
  const asked = searchWords(typed)
  const matchesOf = (own: readonly string[]) =>
    asked.filter((start) => own.some((word) => begins(word, start))).length
  const named = contents
    .map(({ text, ...spot }) => ({ spot, matches: matchesOf(searchWords(text)) }))
    .filter(({ matches }) => matches === asked.length)
  return [...spots.map(({ spot, own }) => ({ spot, matches: matchesOf(own) })), ...named]
    .filter(({ matches }) => matches > 0)
    .sort((a, b) => b.matches - a.matches)
    .map(({ spot }) => spot)
    .slice(0, FOUND_MAX)
}

/** Whether enough was typed to say that nothing is found. */
export const isAsked = (typed: string): boolean =>
  searchWords(typed).some((word) => word.length >= BEGINNING_MIN)

import { find } from '../../copy/admin-find'
import { searchWords } from '../list/search-words'
import { CENTRE_SEARCH, HISTORY_SEARCH, isTabName, tabSearch } from '../shell/tab-names'

export type FoundPlace = { name: string; title: string; to: string }

const FOUND_MAX = 4
/** Parts of the overview. */
const HERE: readonly string[] = ['backup', 'account', 'support']

const addressOf = (name: string): string => {
  if (isTabName(name)) return tabSearch(name)
  if (name === 'history') return HISTORY_SEARCH
  return HERE.includes(name) ? `#${name}` : `${CENTRE_SEARCH}#${name}`
}

const places = Object.entries(find.places).map(([name, words]) => ({
  place: { name, title: words[0], to: addressOf(name) },
  words: words.flatMap(searchWords),
}))

/** The places with a word that begins with a typed one, those that match most of them first. */
export function findPlaces(typed: string): FoundPlace[] {
  const asked = searchWords(typed)
  return places
    .map(({ place, words }) => ({
      place,
      matches: asked.filter((start) => words.some((word) => word.startsWith(start))).length,
    }))
    .filter(({ matches }) => matches > 0)
    .sort((a, b) => b.matches - a.matches)
    .map(({ place }) => place)
    .slice(0, FOUND_MAX)
}

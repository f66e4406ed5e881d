import { find } from '../../copy/admin-find'
import { matchesWords, searchWords } from '../lists/search-words'
import { HISTORY_SEARCH, isTabName, tabSearch } from '../shell/tab-names'

export type FoundPlace = { name: string; title: string; to: string }

const FOUND_MAX = 4
/** Parts of the overview. */
const HERE: readonly string[] = ['backup', 'account', 'support']

const addressOf = (name: string): string => {
  if (isTabName(name)) return tabSearch(name)
  if (name === 'history') return HISTORY_SEARCH
  return HERE.includes(name) ? `#${name}` : `?panel=centre#${name}`
}

const places = Object.entries(find.places).map(([name, words]) => ({
  place: { name, title: words[0], to: addressOf(name) },
  words: words.flatMap(searchWords),
}))

/** The places with a word that begins with each of the typed ones. */
export function findPlaces(typed: string): FoundPlace[] {
  const asked = searchWords(typed)
  if (asked.length === 0) return []
  return places
    .filter(({ words }) => matchesWords(words, asked))
    .map(({ place }) => place)
    .slice(0, FOUND_MAX)
}

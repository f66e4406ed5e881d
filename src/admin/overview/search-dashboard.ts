import { adminSearch } from '../../copy/admin/search'
import {
  centreAddress,
  isItemTab,
  isOverviewControl,
  isTabName,
  itemAddress,
  overviewAddress,
  panelAddress,
  tabAddress,
  type OverviewControl,
  type TabName,
} from '../../dashboard-addresses'
import type { CentreFields } from '../../data/content/centre'
import type { ListName } from '../../data/entities'
import { beginsWith, searchWords } from '../../lib/text/search-words'

/** The place where something is changed; `to` is an address of the dashboard. */
type SearchResult = { name: string; to: string; title: string }
/** A product, a member, a video or a partner, found by its own name. */
export type NamedItem = SearchResult & { text: string }

const FOUND_MAX = 4
/** A shorter word has to be typed as a whole: too many words begin with it. */
const BEGINNING_MIN = 3
type ContentTab = Exclude<TabName, 'overview'>
type NewItemForm = `new-${ListName | 'videos'}`

/** The words of each destination, also of each field of the centre's form. */
const DESTINATIONS: Record<
  ContentTab | NewItemForm | OverviewControl | 'history' | keyof CentreFields,
  readonly string[]
> = adminSearch.destinations

function addressOf(name: string): string {
  if (isTabName(name)) return tabAddress(name)
  if (name === 'history') return panelAddress('history')
  const [, tab] = /^new-(.*)/.exec(name) ?? []
  if (isItemTab(tab)) return itemAddress(tab, 'new')
  return isOverviewControl(name) ? overviewAddress(name) : centreAddress(name)
}

const destinations = Object.entries(DESTINATIONS).map(([name, names]) => ({
  result: { name, to: addressOf(name), title: names[0] ?? '' },
  keywords: names.flatMap(searchWords),
}))

const begins = (word: string, start: string): boolean =>
  start.length < BEGINNING_MIN ? word === start : beginsWith(word, start)

/**
 * The destinations with a keyword that begins with a typed word, best matches first. After them the items with such a
 * name.
 */
export function searchDashboard(typed: string, items: readonly NamedItem[] = []): SearchResult[] {
  const typedWords = searchWords(typed)
  const matchesOf = (keywords: readonly string[]) =>
    typedWords.filter((start) => keywords.some((word) => begins(word, start))).length
  const matchingItems = items
    .map(({ text, ...result }) => ({ result, matches: matchesOf(searchWords(text)) }))
    .filter(({ matches }) => matches === typedWords.length)
  return [
    ...destinations.map(({ result, keywords }) => ({ result, matches: matchesOf(keywords) })),
    ...matchingItems,
  ]
    .filter(({ matches }) => matches > 0)
    .sort((a, b) => b.matches - a.matches)
    .map(({ result }) => result)
    .slice(0, FOUND_MAX)
}

/** Whether enough was typed to say that nothing is found. */
export const isLongEnough = (typed: string): boolean =>
  searchWords(typed).some((word) => word.length >= BEGINNING_MIN)

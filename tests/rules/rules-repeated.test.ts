import { beforeAll, describe, expect, it } from 'vitest'
import { valid } from '../documents'
import {
  COLORS,
  EXCEPTIONS_MAX,
  HIGHLIGHTS_MAX,
  HOURS_MAX,
  LINK_MAX_CHARS,
  LIST_MAX,
  PARTNERS_SHOWN,
  PHONES_MAX,
  TITLE_MAX,
  VIDEOS_MAX,
} from '../../src/limits'
import type { StoredFields } from '../../scripts/firestore-rest.mjs'
import { as, freshBackend, owner } from '../data/backend'

// The language of the rules has no loops, so a clause is repeated for every item. Each repetition is tried by itself.
let admin: ReturnType<typeof as>
beforeAll(async () => {
  admin = as((await freshBackend()).idToken)
})

const CENTRE = 'settings/centre'
const DIRECTOR = 'director-texts/main-director'
const VIDEOS = 'videos/main-videos'

type Item = string | number | Record<string, string | number>

/** Whether the rules take a document, which is removed again. */
async function isTaken(path: string, change: StoredFields): Promise<boolean> {
  try {
    await admin.create(path, { ...valid(path), ...change })
  } catch (error) {
    expect(error).toMatchObject({ status: 403 })
    return false
  }
  await owner.remove(path)
  return true
}

const film = (id: string) => ({
  id,
  title: 't',
  url: 'https://youtu.be/abcdefghijk',
  createdAt: '2024-01-01T00:00:00.000Z',
  order: Number(id),
})

describe('a list', () => {
  it.each<[path: string, field: string, most: number, good: (index: number) => Item, bad: Item]>([
    [CENTRE, 'phones', PHONES_MAX, (index) => `+96651234567${index} l`, '12'],
    [CENTRE, 'hours', HOURS_MAX, () => '01234 09:00 21:00', '7 09:00 21:00'],
    [CENTRE, 'exceptions', EXCEPTIONS_MAX, () => '2024-04-08 2024-04-12 - - n', '2024-04-08'],
    [CENTRE, 'partners', PARTNERS_SHOWN, (index) => `p${index} - n`, 'p1 javascript:alert(1) n'],
    [
      CENTRE,
      'partners',
      PARTNERS_SHOWN,
      (index) => `p${index} data:image/webp;base64,AAAA n`,
      `p1 data:image/webp;base64,${'A'.repeat(4_200)} n`,
    ],
    [DIRECTOR, 'titles', LIST_MAX, () => 't', 1],
    [DIRECTOR, 'credentials', LIST_MAX, () => 't', 1],
    [
      DIRECTOR,
      'highlights',
      HIGHLIGHTS_MAX,
      () => ({ text: 'h', color: COLORS[0] }),
      { text: 'h', color: 'text-white' },
    ],
    ['team/member1', 'credentials', LIST_MAX, () => 't', 1],
    ...[{ url: 1 }, { title: 't'.repeat(TITLE_MAX + 1) }, { more: 1 }, { description: 'd'.repeat(96_030) }].map(
      (wrong): [string, string, number, (index: number) => Item, Item] => [
        VIDEOS,
        'videos',
        VIDEOS_MAX,
        (index) => film(String(index + 1)),
        { ...film('99'), ...wrong },
      ],
    ),
  ])('%s %s has at most %i items, and each of them is checked', async (path, field, most, good, bad) => {
    const full = Array.from({ length: most }, (_, index) => good(index))
    expect(await isTaken(path, { [field]: full }), 'the fullest list').toBe(true)
    expect(await isTaken(path, { [field]: [...full, good(most)] }), 'one item more').toBe(false)
    for (const index of full.keys())
      expect(await isTaken(path, { [field]: full.with(index, bad) }), `a wrong item at ${index}`).toBe(false)
  })
})

describe('a link of the centre', () => {
  it.each(['mapUrl', 'photosUrl', 'pageUrl', 'secondPageUrl', 'shortVideosUrl', 'qrUrl', 'agencyUrl'])(
    '%s has a limit of its own',
    async (field) => {
      const longest = 'https://x.example/'.padEnd(LINK_MAX_CHARS, 'a')
      expect(await isTaken(CENTRE, { [field]: longest })).toBe(true)
      expect(await isTaken(CENTRE, { [field]: `${longest}a` })).toBe(false)
    },
  )
})

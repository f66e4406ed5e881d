import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Stored, StoredFields } from '../../scripts/firestore-rest.mjs'
import { CENTRE_TEXTS, valid } from '../documents'
import { exportBackup, planFile } from '../../src/data/store/backup'
import { readBackup } from '../../src/data/store/backup-format'
import { COLORS, ICONS } from '../../src/limits'
import { hashOf, owner, picture, reportFigure, store } from './backend'
import { restore } from './backups'
import { signedInBackend } from './sdk'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

const ROUNDS = process.env['SOAK'] ? 200 : 20

/** A generator of numbers in [0, 1) that repeats itself for a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Content = Record<string, StoredFields>

/** Content that the rules accept, up to their limits and with the characters that readers stumble over. */
function contentOf(random: () => number): Content {
  const below = (max: number) => Math.floor(random() * max)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const some = <T>(max: number, make: (index: number) => T): T[] =>
    Array.from({ length: below(max + 1) }, (_, n) => make(n))
  const maybe = (fields: StoredFields) => (random() < 0.5 ? fields : {})
  const CHARS = [
    'a',
    'ن',
    'ّ',
    '😀',
    '👩‍⚕️',
    ' ',
    '\u00a0',
    '\u200f',
    '"',
    '\\',
    '<',
    '\u2028',
    '٣',
    '\r',
    '\t',
    'é',
    '{"$time":[1,2]}',
  ]
  const text = (max: number) => {
    let made = ''
    for (const part of some(12, () => pick(CHARS))) if (made.length + part.length <= max) made += part
    return made
  }
  const name = () => `${pick(['n', 'ن', '\u00a0n', '😀'])}${text(110)}`
  const line = () => text(150)
  const link = () =>
    pick([
      'https://x.example/a?b=%20#c',
      'https://موقع.شبكة/صورة.png',
      'https://xn--4gbrim.example/',
      'https://localhost/',
    ])
  const image = (max: number) =>
    random() < 0.2 ? link() : picture(pick([max, 100 + below(max - 100)]), pick(['webp', 'png', 'jpeg']))
  const time = () => new Date(below(1_700_000_000) * 1_000 + below(1_000))
  const version = () => `version-${below(1_000_000)}`
  const content: Content = {}
  for (const [index, id] of some(5, (n) => String(1_600_000_000_000 + n * 7)).entries()) {
    const full = random() < 0.8 ? image(8_000) : null
    content[`products/${id}`] = {
      id,
      image: image(2_000),
      name: name(),
      ...(full && { picture: hashOf(full) }),
      order: index + 1,
      createdAt: time(),
      updatedAt: time(),
    }
    if (full) content[`products/${id}/pictures/${hashOf(full)}`] = { image: full, updatedAt: time() }
  }
  // The dashboard numbers all members or none.
  const isNumbered = random() < 0.5
  for (const [index, id] of some(4, (n) => `member_${n}-${pick(['a', 'Z'])}`).entries()) {
    content[`team/${id}`] = {
      id,
      name: name(),
      title: line(),
      specialization: line(),
      image: pick(['', image(4_000)]),
      credentials: [...some(4, line), 'last'],
      icon: pick(ICONS),
      color: pick(COLORS),
      ...(isNumbered && { order: index + 1 }),
      createdAt: time(),
      updatedAt: time(),
      version: version(),
    }
  }
  if (random() < 0.9) {
    const images = some(3, () => image(1_000))
    const videos = some(6, (n) => ({
      url: link(),
      title: line(),
      ...maybe({ id: `v${n}`, createdAt: time().toISOString(), order: n }),
      ...maybe({ description: `${text(600)}\n`, duration: '1:30' }),
      ...(images[n] && { picture: hashOf(images[n]) }),
      ...maybe({ order: pick([null, -1.5, 'first', true]) }),
    }))
    content['videos/main-videos'] = { videos, updatedAt: time(), version: version() }
    for (const one of images.slice(0, videos.length))
      content[`videos/main-videos/pictures/${hashOf(one)}`] = { image: one, updatedAt: time() }
  }
  if (random() < 0.9)
    content['director-texts/main-director'] = {
      name: name(),
      titles: [...some(3, line), 'last'],
      credentials: [],
      highlights: some(12, () => ({ text: text(200), color: pick(COLORS) })),
      updatedAt: time(),
      version: version(),
    }
  if (random() < 0.9)
    content['director-photos/main-director-photo'] = {
      photoBase64: image(9_000),
      ...(random() < 0.5 && { portrait: image(900) }),
      updatedAt: time(),
    }
  const links = ['mapUrl', 'photosUrl', 'pageUrl', 'secondPageUrl', 'shortVideosUrl', 'qrUrl', 'agencyUrl']
  const figures = ['childrenHelped', 'years', 'sessionsPerMonth', 'specialistsTrained', 'certificates', 'aboutChildren']
  const fields = <T extends Stored>(names: readonly string[], make: () => T) =>
    Object.fromEntries(names.map((one) => [one, make()]))
  content['settings/centre'] = {
    ...valid('settings/centre'),
    ...fields(CENTRE_TEXTS, line),
    ...fields(links, () => pick(['', link()])),
    ...fields(figures, () => pick([null, below(9_999_999)])),
    phones: ['+966512345678 ', ...some(2, () => `+966920001234 ${line()}`)],
    hours: some(14, () => '0123456 09:00 24:00'),
    exceptions: some(12, () => `2026-03-19 2026-03-23 ${pick(['- -', '10:00 12:00'])} ${line()}`),
    partners: some(10, (n) => `p${n} ${pick(['-', 'https://موقع.شبكة/', picture(500)])} ${name()}`),
    updatedAt: time(),
    version: version(),
  }
  return content
}

/** The database holds exactly `content`; `present` is what it has now. */
const replace = (present: Content, content: Content) =>
  store({ ...Object.fromEntries(Object.keys(present).map((path) => [path, null])), ...content })

/** Stored documents of these paths, without the time and the token of their last write. */
async function stored(paths: Iterable<string>): Promise<Content> {
  const found = await Promise.all([...paths].map(async (path) => [path, await owner.get(path)] as const))
  return Object.fromEntries(
    found.flatMap(([path, fields]) =>
      fields && !('removedAt' in fields) ? [[path, { ...fields, updatedAt: null, version: null }]] : [],
    ),
  )
}

/** What may have happened to the content since the backup: documents deleted, added and replaced. */
function laterThan(content: Content, random: () => number): Content {
  const later = contentOf(random)
  for (const [path, { createdAt }] of Object.entries(content)) {
    // The rules keep the date of creation.
    if (later[path] && createdAt) later[path]['createdAt'] = createdAt
    else if (!later[path] && random() < 0.3) later[path] = content[path] ?? {}
  }
  return later
}

beforeEach(signedInBackend)

describe('random content that the rules accept (P22)', () => {
  it(
    'comes back from its export without a difference',
    async () => {
      let [documents, deleted, added, replaced] = [0, 0, 0, 0]
      let present: Content = {}
      for (let round = 1; round <= ROUNDS; round += 1) {
        const random = randomFrom(round)
        const content = contentOf(random)
        await replace(present, content)
        const before = await stored(Object.keys(content))
        const { file, left } = await exportBackup()
        expect(left, `round ${round}`).toEqual([])
        present = laterThan(content, random)
        await replace(content, present)
        await restore(file)
        const paths = new Set([...Object.keys(content), ...Object.keys(present)])
        expect(await stored(paths), `round ${round}`).toEqual(before)
        expect((await planFile(await readBackup(file))).changes, `round ${round}`).toEqual([])
        documents += Object.keys(content).length
        deleted += Object.keys(content).filter((path) => !present[path]).length
        added += Object.keys(present).filter((path) => !content[path]).length
        replaced += Object.keys(content).filter((path) => present[path]).length
        present = content
      }
      // Check that the rounds differ and that each kind of change happened.
      expect(Math.min(documents, deleted, added, replaced)).toBeGreaterThan(ROUNDS)
      reportFigure(
        `random contents: ${ROUNDS} exports, ${ROUNDS} restores of ${documents} documents (${deleted} deleted, ${added} added, ${replaced} replaced meanwhile): 0 differences`,
      )
    },
    ROUNDS * 15_000,
  )
})

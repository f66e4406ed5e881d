import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FULLEST } from '../../scripts/documents/fullest'
import { MEMBER_PATH, PRODUCT_PATH } from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  HIDDEN_VIDEOS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import {
  DATE,
  putRules,
  RULES,
  setWrite,
  store,
  versionIdOf,
  versionWrite,
} from '../helpers/emulator/backend'
import { freshRules, isTaken } from '../helpers/emulator/rules'

beforeAll(freshRules)
afterAll(() => putRules(RULES))

/** Half of the fullest list of videos, hidden, beside the other half: as many as may be. */
function halves(): Record<string, StoredFields> {
  const fullest = FULLEST[VIDEOS_PATH] ?? {}
  const videos = fullest['videos'] as { id: string }[]
  const images = fullest['images'] as Record<string, string>
  const part = (chosen: { id: string }[], more = {}): StoredFields => ({
    videos: chosen.map((video) => ({ ...video, ...more })),
    images: Object.fromEntries(chosen.map(({ id }) => [id, images[id] ?? ''])),
    updatedAt: DATE,
  })
  return {
    [VIDEOS_PATH]: part(videos.slice(15)),
    [HIDDEN_VIDEOS_PATH]: part(videos.slice(0, 15), { hidden: true }),
  }
}

/** A change that makes the write of an item more than a move, which the rules check less. */
const changesOf = (path: string) =>
  path === PRODUCT_PATH || path === MEMBER_PATH ? { name: 'x' } : {}

/** A kind of document, fullest, beside those that its request writes, and the function of the rules that checks it. */
type Kind = {
  what: string
  target: string
  check: string
  beside: Record<string, StoredFields>
}
const LIST = { target: VIDEOS_PATH, check: 'isVideoList(fields)' }
const HALF: Kind = { ...LIST, what: 'half-hidden list', beside: halves() }
const KINDS: Kind[] = [
  { what: 'product', target: PRODUCT_PATH, check: 'isProduct(fields)', beside: FULLEST },
  { what: 'member', target: MEMBER_PATH, check: 'isMember(fields)', beside: FULLEST },
  { ...LIST, what: 'list of videos', beside: FULLEST },
  { what: 'director', target: DIRECTOR_TEXTS_PATH, check: 'isDirector(fields)', beside: FULLEST },
  { what: 'photo', target: DIRECTOR_PHOTO_PATH, check: 'isPhoto(fields)', beside: FULLEST },
  { what: 'centre', target: CENTRE_PATH, check: 'isCentre(fields)', beside: FULLEST },
  HALF,
]
// Its request meets the check of the list, too.
const HIDDEN: Kind[] = [{ ...HALF, what: 'list of hidden videos', check: 'isHiddenList(fields)' }]

/**
 * The rules with this many expressions more at the start of these checks: 49 literals and operators are 100 with their
 * call.
 */
function burdened(checks: Set<string>, hundreds: number): string {
  const calls = Array.from({ length: hundreds }, (_, index) => `burden${index}()`)
  const functions = calls.map(
    (call) => `function ${call} { return ${Array(49).fill('true').join(' && ')}; }`,
  )
  const all = calls.map((call) => `${call} && `).join('')
  let rules = RULES
  for (const check of checks) {
    const start = `function ${check} {\n        return `
    expect(rules).toContain(start)
    rules = rules.replace(start, `${functions.join('\n')}\n${start}${all}`)
  }
  return rules
}

/** Whether the rules take a change of the fullest document with its version. */
async function isChangeTaken({ target, beside }: Kind): Promise<boolean> {
  const fullest = beside[target] ?? {}
  const hiddenVideos = beside[HIDDEN_VIDEOS_PATH]
  const version = `versions/${versionIdOf(target, fullest)}`
  await store({ [target]: fullest, [version]: null, [HIDDEN_VIDEOS_PATH]: hiddenVideos ?? null })
  return isTaken(
    setWrite(target, { ...fullest, ...changesOf(target), updatedAt: DATE }),
    versionWrite(target, fullest, hiddenVideos && { hiddenVideos }),
    ...(hiddenVideos ? [setWrite(HIDDEN_VIDEOS_PATH, hiddenVideos)] : []),
  )
}

// The emulator needs most of a second for other rules: those of all kinds are changed at once.
describe.each([
  { group: 'most kinds', kinds: KINDS },
  { group: 'hidden videos', kinds: HIDDEN },
])('the checks of $group', ({ kinds }) => {
  const checks = new Set(kinds.map(({ check }) => check))

  describe('with 1,000 expressions more', () => {
    beforeAll(() => putRules(burdened(checks, 10)))

    it.each(kinds)('the fullest $what is refused with 1,000 expressions more', async (kind) => {
      expect(await isChangeTaken(kind)).toBe(false)
    })
  })

  describe('with 100 expressions more', () => {
    beforeAll(() => putRules(burdened(checks, 1)))

    it.each(kinds)(
      'the fullest $what with its version leaves at least 100 of 1,000 expressions',
      async (kind) => {
        expect(
          await isChangeTaken(kind),
          'too few are left, unless tests/rules/fullest.test.ts fails as well',
        ).toBe(true)
      },
    )
  })
})

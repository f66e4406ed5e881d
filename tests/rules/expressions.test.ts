import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StoredFields } from '../../scripts/emulators/values.mjs'
import { FULLEST } from '../../scripts/seed/fullest-documents'
import {
  CENTRE,
  HIDDEN_VIDEOS,
  MEMBER,
  PHOTO,
  PRODUCT,
  TEXTS,
  VIDEOS,
} from '../../scripts/seed/valid-documents'
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
  const fullest = FULLEST[VIDEOS] ?? {}
  const videos = fullest['videos'] as { id: string }[]
  const images = fullest['pictures'] as Record<string, string>
  const part = (chosen: { id: string }[], more = {}): StoredFields => ({
    videos: chosen.map((video) => ({ ...video, ...more })),
    pictures: Object.fromEntries(chosen.map(({ id }) => [id, images[id] ?? ''])),
    updatedAt: DATE,
  })
  return {
    [VIDEOS]: part(videos.slice(15)),
    [HIDDEN_VIDEOS]: part(videos.slice(0, 15), { hidden: true }),
  }
}

/** A change that makes the write of an item more than a move, which the rules check less. */
const changesOf = (path: string) => (path === PRODUCT || path === MEMBER ? { name: 'x' } : {})

/** The rules with this many expressions more at the start of a check: 49 literals and operators are 100 with their call. */
function burdened(check: string, hundreds: number): string {
  const start = `function ${check} {\n        return `
  expect(RULES).toContain(start)
  const calls = Array.from({ length: hundreds }, (_, index) => `burden${index}()`)
  const functions = calls.map(
    (call) => `function ${call} { return ${Array(49).fill('true').join(' && ')}; }`,
  )
  return RULES.replace(
    start,
    `${functions.join('\n')}\n${start}${calls.map((call) => `${call} && `).join('')}`,
  )
}

it.each([
  { what: 'product', target: PRODUCT, check: 'isProduct(fields)', beside: FULLEST },
  { what: 'member', target: MEMBER, check: 'isMember(fields)', beside: FULLEST },
  { what: 'list of videos', target: VIDEOS, check: 'isVideoList(fields)', beside: FULLEST },
  { what: 'half-hidden list', target: VIDEOS, check: 'isVideoList(fields)', beside: halves() },
  {
    what: 'list of hidden videos',
    target: VIDEOS,
    check: 'isHiddenList(fields)',
    beside: halves(),
  },
  { what: 'director', target: TEXTS, check: 'isDirector(fields)', beside: FULLEST },
  { what: 'photo', target: PHOTO, check: 'isPhoto(fields)', beside: FULLEST },
  { what: 'centre', target: CENTRE, check: 'isCentre(fields)', beside: FULLEST },
])(
  'the fullest $what with its version leaves at least 100 of 1,000 expressions',
  async ({ target, check, beside }) => {
    const fullest = beside[target] ?? {}
    const hidden = beside[HIDDEN_VIDEOS]
    const version = `versions/${versionIdOf(target, fullest)}`
    /** True when the rules still take the writes, with this many hundred expressions more. */
    const isTakenWith = async (hundreds: number) => {
      await putRules(burdened(check, hundreds))
      const writes = [
        setWrite(target, { ...fullest, ...changesOf(target), updatedAt: DATE }),
        versionWrite(target, fullest, hidden && { hidden }),
        ...(hidden ? [setWrite(HIDDEN_VIDEOS, hidden)] : []),
      ]
      return isTaken(...writes)
    }
    await store({ [target]: fullest, [version]: null, [HIDDEN_VIDEOS]: hidden ?? null })
    // Control: a check of 1,000 more is too much for any of them.
    expect(await isTakenWith(10)).toBe(false)
    if (await isTakenWith(1)) return
    const isValid = await isTakenWith(0)
    expect.fail(
      isValid ? 'too few are left' : 'its values are refused: see tests/rules/fullest.test.ts',
    )
  },
)

import { expect, it } from 'vitest'
import * as colorsAndIcons from '../../src/colors-and-icons'
import * as fixedNames from '../../src/fixed-names'
import * as limits from '../../src/limits'
import { readText } from '../helpers/house/repository'

const sources = import.meta.glob<string>(['../../src/**/*.{ts,tsx}', '../../scripts/**/*.mjs'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const CONSTANTS = { limits, fixedNames, colorsAndIcons }
const copies = Object.entries(sources).flatMap(([file, text]) => {
  const [, name] = /copy\/admin\/(.*)\.ts$/.exec(file) ?? []
  return name ? [{ name, text }] : []
})

// Requirements 152, 153, 154
it('the limits have the numbers of the specification', () => {
  expect(limits, 'src/limits.ts: the specification fixes these').toMatchObject({
    INACTIVITY_MS: 1_800_000,
    INACTIVITY_CHECK_MS: 60_000,
    LOGIN_REDIRECT_MS: 1_000,
    LATEST_VIDEOS_MAX: 3,
    VIDEO_REFRESH_MS: 30_000,
    NAV_SHADOW_PX: 8,
    PHOTO_SAVE_TIMEOUT_MS: 25_000,
    PHOTO_TOTAL_MS: 30_000,
    UPLOAD_MAX_BYTES: 10_485_760,
    TEAM_PHOTO_MAX_BYTES: 2_097_152,
    PHOTO_TARGET_BYTES: 838_860.8,
    PHOTO_MAX_BYTES: 1_258_291.2,
    QUALITY_STEP: 0.05,
    PHOTO_QUALITY_FLOOR: 0.2,
    STATUS_COMPRESSED_MS: 2_000,
    STATUS_SAVED_MS: 3_000,
    STATUS_COPIED_MS: 2_000,
    TOAST_MS: 4_000,
    TOASTS_MAX: 3,
    TOAST_GAP_PX: 14,
    STICKY_TOAST_MS: 1_000_000,
    PARTNERS_MAX: 10,
    NOTICE_WIDTH_PX: 560,
    NOTICE_HEIGHT_PX: 315,
  })
})

it('each limit is a number', () => {
  const others = Object.entries<unknown>(limits).filter(([, limit]) => typeof limit !== 'number')
  expect(others, 'src/limits.ts: the build inlines no object, so every page would load it').toEqual(
    [],
  )
})

it('the rules look at every video and highlight of a list, and take each position', () => {
  const rules = readText('firestore.rules')
  const [, checked] = /flattenTen\(maps\[20:(\d+)\]\)/.exec(rules) ?? []
  const [, positions = ''] = /return \[true, ([^\]]+)\]/.exec(rules) ?? []
  const { VIDEOS_MAX, HIGHLIGHTS_MAX } = limits
  for (const [name, max] of Object.entries({ VIDEOS_MAX, HIGHLIGHTS_MAX }))
    expect(max, `${name}: see flattenThirty of firestore.rules`).toBeLessThanOrEqual(
      Number(checked),
    )
  expect(
    positions.split(',').map(Number),
    'VIDEOS_MAX: see flagsAndPositions of firestore.rules',
  ).toEqual(Array.from({ length: VIDEOS_MAX + 1 }, (_, position) => position))
})

it.each(Object.entries(CONSTANTS))(
  'the code reads each constant of src/%s',
  (module, constants) => {
    const path = `../../src/${module}.ts`
    const text = sources[path] ?? ''
    const others = Object.entries(sources).flatMap(([file, other]) =>
      file === path ? [] : [other],
    )
    const isRead = (name: string) => {
      const word = new RegExp(`\\b${name}\\b`, 'g')
      return others.some((other) => word.test(other)) || (text.match(word) ?? []).length > 1
    }
    const unread = Object.keys(constants).filter((name) => !isRead(name))
    expect(unread, `delete these from src/${module}.ts`).toEqual([])
  },
)

const DAY_MS = 86_400_000
/** The limit of each unit that the dashboard's words name. The photo of a member has its own limit. */
const LIMITS_BY_UNIT: Record<string, (copy: string) => number> = {
  دقيقة: () => limits.INACTIVITY_MS / 60_000,
  ساعة: () => limits.SIGN_IN_MS / 3_600_000,
  أيام: () => limits.DRAFT_MAX_AGE_MS / DAY_MS,
  يوماً: () => limits.VERSION_KEPT_MS / DAY_MS,
  ميجابايت: (copy) =>
    (copy === 'team' ? limits.TEAM_PHOTO_MAX_BYTES : limits.UPLOAD_MAX_BYTES) / limits.MB,
}
/** An example of what may be entered. */
const EXAMPLES = ['45 دقيقة في العادة']

/** The numbers with a unit that differ from the limit of that unit. */
const untrue = ({ name, text }: { name: string; text: string }) =>
  [...text.matchAll(/(\d+) ([\u0621-\u0652]+)/g)].flatMap(([phrase, number, unit = '']) => {
    const limit = LIMITS_BY_UNIT[unit]?.(name)
    const isExample = EXAMPLES.some((each) => each.startsWith(phrase) && text.includes(each))
    return limit === undefined || isExample || Number(number) === limit
      ? []
      : [`${name}: «${phrase}», and src/limits has ${limit}`]
  })

it('the words of the dashboard name the numbers of the limits', () => {
  expect(copies.length).toBeGreaterThan(10)
  expect(copies.flatMap(untrue), 'write the number of src/limits.ts').toEqual([])
  expect(untrue({ name: 'team', text: 'أقل من 10 ميجابايت' })).toEqual([
    'team: «10 ميجابايت», and src/limits has 2',
  ])
})

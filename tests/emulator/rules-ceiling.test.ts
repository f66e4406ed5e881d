import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { firestoreRest, type StoredFields } from '../../scripts/firestore-rest.mjs'
import {
  DESCRIPTION_MAX,
  EXCEPTIONS_MAX,
  FIGURE_MAX,
  HIGHLIGHTS_MAX,
  HOURS_MAX,
  LINK_MAX_CHARS,
  LIST_ITEM_MAX,
  LIST_MAX,
  LOGO_CHARS,
  NAME_MAX,
  PARTNERS_SHOWN,
  PHONES_MAX,
  TITLE_MAX,
  VIDEOS_MAX,
} from '../../src/limits'
import { as, DATE, picture, reportFigure, tokenOf } from './backend'
import { valid } from './valid-documents'

const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''
const PROBE = 'demo-rules-ceiling'

/** Replaces the rules of the project of these tests and returns its administrator and its owner. */
async function withRules(content: string) {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${PROBE}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ content }] } }),
  })
  expect(await answer.text()).not.toContain('rror')
  const owner = firestoreRest({ host, project: PROBE })
  await owner.clear()
  await owner.put('admins/a', {})
  const token = tokenOf('a', { email: 'a@x.example', firebase: { sign_in_provider: 'password' } })
  return { owner, admin: as(token, PROBE) }
}

const rulesFile = () => readFileSync(path.resolve(import.meta.dirname, '../../firestore.rules'), 'utf8')

/** The details of the centre with every list and text at its limit. */
function fullestCentre(): StoredFields {
  const long = 'x'.repeat(TITLE_MAX)
  const link = 'https://x.example/' + 'x'.repeat(LINK_MAX_CHARS - 18)
  const fields = Object.entries(valid('settings/centre')).map(([name, value]): [string, typeof value] => {
    if (name.endsWith('Url')) return [name, link]
    return [name, typeof value === 'number' || value === null ? FIGURE_MAX : value]
  })
  const texts = [
    'city',
    'address',
    'parking',
    'registration',
    'vat',
    'licence',
    'regulator',
    'agencyName',
    'replyPromise',
  ]
  return {
    ...Object.fromEntries(fields),
    ...Object.fromEntries(texts.map((name) => [name, long])),
    satisfactionPercent: 100,
    phones: Array<string>(PHONES_MAX).fill(`+966512345678 ${long}`),
    hours: Array<string>(HOURS_MAX).fill('0123456 00:00 24:00'),
    exceptions: Array<string>(EXCEPTIONS_MAX).fill(`2024-04-08 2024-04-12 16:00 22:00 ${long}`),
    partners: Array<string>(PARTNERS_SHOWN).fill(`p1 ${picture(LOGO_CHARS)} ${'x'.repeat(NAME_MAX)}`),
  }
}

/** The longest list of videos, each with every text and its link at its limit. */
const fullestVideos = (): StoredFields => ({
  ...valid('videos/main-videos'),
  videos: Array.from({ length: VIDEOS_MAX }, (_, n) => ({
    id: String(n).padStart(64, '0'),
    title: 'x'.repeat(TITLE_MAX),
    url: 'https://x.example/' + 'x'.repeat(LINK_MAX_CHARS - 18),
    description: 'x'.repeat(DESCRIPTION_MAX),
    duration: 'x'.repeat(20),
    createdAt: DATE.toISOString(),
    order: n,
    picture: DATE.getTime(),
  })),
})

const fullestProfile = (): StoredFields => ({
  ...valid('director-texts/main-director'),
  titles: Array<string>(LIST_MAX).fill('x'.repeat(LIST_ITEM_MAX)),
  credentials: Array<string>(LIST_MAX).fill('x'.repeat(LIST_ITEM_MAX)),
  highlights: Array.from({ length: HIGHLIGHTS_MAX }, () => ({ text: 'x'.repeat(LIST_ITEM_MAX), color: 'text-accent' })),
})

/** The rules with at least this many expressions more, in steps of ten, at the start of a check. */
function burdened(rules: string, check: string, expressions: number): string {
  // Five literals, four operators and the call are ten expressions; the operator before it is one more.
  const ten = 'function ten() { return true && true && true && true && true; }'
  const start = `function ${check} {\n      return `
  expect(rules).toContain(start)
  const calls = Array.from({ length: Math.ceil(expressions / 10 / 10) }, (_, index) => `burden${index}()`)
  const functions = calls.map((call) => `function ${call} { return ${Array(10).fill('ten()').join(' && ')}; }`)
  return rules.replace(
    start,
    `${[ten, ...functions].join('\n')}\n${start}${calls.map((call) => `${call} && `).join('')}`,
  )
}

const LEAST_SPARE = 100
const SPARE_STEP = 50

it.each([
  ['details of the centre (decision 141)', 'settings/centre', 'isCentre(d)', fullestCentre],
  ['list of videos (decision 104)', 'videos/main-videos', 'isVideoList(d)', fullestVideos],
  ['director', 'director-texts/main-director', 'isProfile(d)', fullestProfile],
])('the fullest %s with its version leaves 100 of 1,000 expressions unused', async (name, path, check, fullest) => {
  const spare = { create: 0, update: 0 }
  for (let tried = LEAST_SPARE, isFull = false; !isFull; tried += SPARE_STEP) {
    const { owner, admin } = await withRules(burdened(rulesFile(), check, tried))
    const fits = () =>
      admin.put(path, { ...fullest(), version: 'version-2' }).then(
        () => true,
        () => false,
      )
    const create = await fits()
    await owner.put(path, fullest())
    const update = await fits()
    if (create) spare.create = tried
    if (update) spare.update = tried
    isFull = !create && !update
  }
  reportFigure(
    `expressions that the fullest ${name} leaves of 1,000: at least ${spare.create}, and ${spare.update} with a version`,
  )
  expect(Math.min(spare.create, spare.update)).toBeGreaterThanOrEqual(LEAST_SPARE)
})

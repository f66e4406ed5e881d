import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { firestoreRest, type StoredFields } from '../../scripts/firestore-rest.mjs'
import {
  EXCEPTIONS_MAX,
  FIGURE_MAX,
  HOURS_MAX,
  LINK_MAX_CHARS,
  LOGO_CHARS,
  NAME_MAX,
  PARTNERS_SHOWN,
  PHONES_MAX,
  TITLE_MAX,
  VIDEOS_MAX,
} from '../../src/limits'
import { picture, reportFigure, tokenOf } from './backend'
import { valid } from './valid-documents'

const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''
const PROBE = 'demo-rules-ceiling'
const PROBED = 70

/** The rules with the checks of videos continued up to PROBED, so that only the expression limit stops them. */
function continued(rules: string): string {
  const nested = (n: number, end: number, after: string): string =>
    `n <= ${n} || (isVideo(l[${n}])${n + 1 < end ? ` && (${nested(n + 1, end, after)})` : after})`
  // Rules allow 20 nested calls, so ten videos share a function, as in firestore.rules.
  const links = Array.from({ length: (PROBED - VIDEOS_MAX) / 10 }, (_, group) => {
    const start = VIDEOS_MAX + group * 10
    const after = start + 10 < PROBED ? ` && probe${start + 10}(l, n)` : ''
    return `function probe${start}(l, n) { return ${nested(start, start + 10, after)}; }`
  })
  const last = `isVideo(l[${VIDEOS_MAX - 1}])`
  expect(rules).toContain(last)
  return rules
    .replace(last, `${last} && probe${VIDEOS_MAX}(l, n)`)
    .replace(`d.videos.size() <= ${VIDEOS_MAX}`, `d.videos.size() <= ${PROBED}`)
    .replace('function isVideoList', `${links.join('\n')}\nfunction isVideoList`)
}

/** Replaces the rules of the project of these tests and returns its administrator and its owner. */
async function withRules(content: string) {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${PROBE}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ content }] } }),
  })
  expect(await answer.text()).not.toContain('rror')
  const owner = firestoreRest({ host, project: PROBE })
  await owner.put('admins/a', {})
  const token = tokenOf('a', { firebase: { sign_in_provider: 'password' } })
  return { owner, admin: firestoreRest({ host, project: PROBE, token }) }
}

const rulesFile = () => readFileSync(path.resolve(import.meta.dirname, '../../firestore.rules'), 'utf8')

it('the rules can check more videos than the declared maximum (decision 104)', async () => {
  const { owner, admin } = await withRules(continued(rulesFile()))

  const date = new Date('2024-01-01')
  const fits = async (count: number) => {
    await owner.remove('videos/main-videos')
    const videos = Array.from({ length: count }, (_, n) => ({
      id: String(n),
      title: 't',
      url: 'https://youtu.be/abcdefghijk',
      createdAt: date.toISOString(),
      order: n,
    }))
    return admin.put('videos/main-videos', { videos, updatedAt: date, version: 'version-1' }).then(
      () => true,
      () => false,
    )
  }
  let [low, high] = [0, PROBED]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (await fits(middle)) low = middle
    else high = middle
  }
  reportFigure(`videos the rules can check: ${low}; declared maximum: ${VIDEOS_MAX}`)
  expect(low).toBeGreaterThanOrEqual(VIDEOS_MAX + 2)
})

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

/** The rules with at least this many expressions more, in steps of ten, in the check of the centre. */
function burdened(rules: string, expressions: number): string {
  // Five literals, four operators and the call are ten expressions; the operator before it is one more.
  const ten = 'function ten() { return true && true && true && true && true; }'
  const start = 'function isCentre(d) {\n      return '
  expect(rules).toContain(start)
  const calls = Array.from({ length: Math.ceil(expressions / 10 / 10) }, (_, index) => `burden${index}()`)
  const functions = calls.map((call) => `function ${call} { return ${Array(10).fill('ten()').join(' && ')}; }`)
  return rules.replace(
    start,
    `${[ten, ...functions].join('\n')}\n${start}${calls.map((call) => `${call} && `).join('')}`,
  )
}

it('the fullest details of the centre leave 200 of 1,000 expressions unused (decision 141)', async () => {
  const fields = fullestCentre()
  const fits = async (spare: number) => {
    const { owner, admin } = await withRules(burdened(rulesFile(), spare))
    await owner.remove('settings/centre')
    return admin.put('settings/centre', fields).then(
      () => true,
      () => false,
    )
  }
  expect(await fits(0)).toBe(true)
  let spare = 0
  while (spare < 900 && (await fits(spare + 100))) spare += 100
  reportFigure(`expressions that the fullest details of the centre leave of 1,000: at least ${spare}`)
  expect(spare).toBeGreaterThanOrEqual(200)
})

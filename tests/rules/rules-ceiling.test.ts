import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { firestoreRest } from '../../scripts/firestore-rest.mjs'
import { CENTRE, FULLEST, MEMBER, PHOTO, PRODUCT, SUPPORT, TEXTS, VIDEOS } from '../documents'
import { centreSchema } from '../../src/data/content/centre'
import { directorPhotoSchema } from '../../src/data/content/director-photos'
import { directorSchema } from '../../src/data/content/director-texts'
import { productSchema } from '../../src/data/content/products'
import { supportSchema } from '../../src/data/store/support'
import { memberSchema } from '../../src/data/content/team'
import { videoSchema, videosSchema } from '../../src/data/content/videos'
import { as, reportFigure, tokenOf } from '../data/backend'

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

/** The rules with at least this many expressions more at the start of a check. */
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

it.each([
  [PRODUCT, FULLEST[PRODUCT], productSchema],
  [MEMBER, FULLEST[MEMBER], memberSchema],
  [VIDEOS, FULLEST[VIDEOS], videosSchema],
  ['video', (FULLEST[VIDEOS]?.['videos'] as object[] | undefined)?.[0], videoSchema],
  [TEXTS, FULLEST[TEXTS], directorSchema],
  [PHOTO, FULLEST[PHOTO], directorPhotoSchema],
  [CENTRE, FULLEST[CENTRE], centreSchema],
  [SUPPORT, FULLEST[SUPPORT], supportSchema],
])('the fullest %s has every field that is read', (_name, fullest, { entries }) => {
  // The place in a list, and whether it is hidden, is the same small check in every document.
  const names = [...Object.keys(fullest ?? {}), 'order', 'hidden']
  expect(names).toEqual(expect.arrayContaining(Object.keys(entries)))
})

it.each([
  ['details of the centre (decision 141)', CENTRE, 'isCentre(d)'],
  ['list of videos (decision 104)', VIDEOS, 'isVideoList(d)'],
  ['director', TEXTS, 'isProfile(d)'],
])('the fullest %s with its version leaves 100 of 1,000 expressions unused', async (name, path, check) => {
  const fullest = FULLEST[path] ?? {}
  const put = (admin: ReturnType<typeof as>) => admin.put(path, { ...fullest, version: 'version-2' })
  const { owner, admin } = await withRules(burdened(rulesFile(), check, 100))
  await put(admin)
  await owner.put(path, fullest)
  await put(admin)
  const control = await withRules(burdened(rulesFile(), check, 900))
  await expect(put(control.admin)).rejects.toMatchObject({ status: 403 })
  reportFigure(`expressions that the fullest ${name} leaves of 1,000: at least 100, also with a version`)
})

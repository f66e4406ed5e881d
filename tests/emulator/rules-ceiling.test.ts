import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { firestoreRest } from '../../scripts/firestore-rest.mjs'
import { VIDEOS_MAX } from '../../src/limits'
import { reportFigure, tokenOf } from './backend'

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

it('the rules can check more videos than the declared maximum (decision 104)', async () => {
  const rules = readFileSync(path.resolve(import.meta.dirname, '../../firestore.rules'), 'utf8')
  const answer = await fetch(`http://${host}/emulator/v1/projects/${PROBE}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ content: continued(rules) }] } }),
  })
  expect(await answer.text()).not.toContain('rror')
  const owner = firestoreRest({ host, project: PROBE })
  await owner.put('admins/a', {})
  const admin = firestoreRest({
    host,
    project: PROBE,
    token: tokenOf('a', { firebase: { sign_in_provider: 'password' } }),
  })

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

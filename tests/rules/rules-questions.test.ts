import { beforeAll, describe, expect, it } from 'vitest'
import { PATHS, VALID } from '../documents'
import { reportFigure, freshAccount, freshBackend, rawRequest, PROJECT, store, STRANGER } from '../data/backend'
import { PUBLIC_LIST_MAX } from '../../src/limits'

let people: [string, string | null][]
let adminUid: string
const counted = { refused: 0, allowed: 0 }

beforeAll(async () => {
  const admin = await freshBackend()
  const stranger = await freshAccount(STRANGER)
  adminUid = admin.uid
  people = [
    ['a visitor', null],
    ['a signed-up account', stranger.idToken],
    ['the administrator', admin.idToken],
  ]
  await store(VALID)
})

const field = (fieldPath: string) => ({ fieldPath })
/** Queries of a collection that our pages never send. */
const questions: [string, (collectionId: string) => object][] = [
  ['all', (collectionId) => ({ from: [{ collectionId }] })],
  ['one', (collectionId) => ({ from: [{ collectionId }], limit: 1 })],
  ['only the ids', (collectionId) => ({ from: [{ collectionId }], select: { fields: [field('__name__')] } })],
  [
    'where',
    (collectionId) => ({
      from: [{ collectionId }],
      where: { fieldFilter: { field: field('order'), op: 'LESS_THAN', value: { integerValue: '9' } } },
    }),
  ],
  [
    'sorted',
    (collectionId) => ({
      from: [{ collectionId }],
      orderBy: [{ field: field('__name__'), direction: 'ASCENDING' }],
      offset: 0,
    }),
  ],
]
const collectionGroup = (collectionId: string) => ({ from: [{ collectionId, allDescendants: true }] })
const count = (structuredQuery: object) => ({
  structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'n', count: {} }] },
})

const CLOSED = ['videos', 'director-texts', 'director-photos', 'settings', 'support', 'admins', 'anything']
const OPEN = ['products', 'team']

async function expectRefused(what: string, token: string | null, path: string, body: object): Promise<void> {
  const { status, text } = await rawRequest(token, 'POST', path, body)
  counted.refused += status === 403 ? 1 : 0
  expect(status, `${what}: ${text.slice(0, 200)}`).toBe(403)
}

async function expectAllowed(what: string, token: string | null, path: string, body: object): Promise<void> {
  const { status, text } = await rawRequest(token, 'POST', path, body)
  counted.allowed += status === 200 ? 1 : 0
  expect(status, `${what}: ${text.slice(0, 200)}`).toBe(200)
}

describe('queries (P3)', () => {
  it('are refused on collections that cannot be listed', async () => {
    for (const [person, token] of people) {
      for (const [way, query] of questions) {
        for (const name of CLOSED) {
          await expectRefused(`${person}, ${way}: ${name}`, token, ':runQuery', { structuredQuery: query(name) })
          if (way === 'all')
            await expectRefused(`${person}, count: ${name}`, token, ':runAggregationQuery', count(query(name)))
        }
        const expectPictures = person === 'the administrator' ? expectAllowed : expectRefused
        for (const path of [PATHS[0] ?? '', 'videos/main-videos'])
          await expectPictures(`${person}, ${way}: pictures of ${path}`, token, `/${path}:runQuery`, {
            structuredQuery: query('pictures'),
          })
      }
    }
  })

  it('are refused over the limit of a list, except from an administrator (P25)', async () => {
    for (const [person, token] of people) {
      const expectOver = person === 'the administrator' ? expectAllowed : expectRefused
      for (const [way, query] of questions) {
        for (const name of OPEN) {
          const within = { ...query(name), limit: PUBLIC_LIST_MAX }
          const over: [string, object][] = [
            ['over the limit', { ...within, limit: PUBLIC_LIST_MAX + 1 }],
            ['with the largest limit', { ...within, limit: 2 ** 31 - 1 }],
            ['after an offset', { ...within, offset: 1 }],
            ['after a large offset', { ...within, limit: 1, offset: 100_000 }],
          ]
          if (way !== 'one') over.push(['without a limit', query(name)])
          for (const [how, structuredQuery] of over) {
            const what = `${person}, ${way} ${how}: ${name}`
            await expectOver(what, token, ':runQuery', { structuredQuery })
            await expectOver(`count of ${what}`, token, ':runAggregationQuery', count(structuredQuery))
          }
          const what = `${person}, ${way} within the limit: ${name}`
          await expectAllowed(what, token, ':runQuery', { structuredQuery: within })
          await expectAllowed(`count of ${what}`, token, ':runAggregationQuery', count(within))
        }
      }
    }
  })

  it('are refused over the limit as pages of a list', async () => {
    for (const [person, token] of people) {
      for (const name of OPEN) {
        const status = async (pageSize: number) =>
          (await rawRequest(token, 'GET', `/${name}?pageSize=${pageSize}`)).status
        expect(await status(PUBLIC_LIST_MAX), person).toBe(200)
        const expected = person === 'the administrator' ? 200 : 403
        for (const size of [PUBLIC_LIST_MAX + 1, 300]) expect(await status(size), person).toBe(expected)
        counted.allowed += expected === 200 ? 3 : 1
        counted.refused += expected === 200 ? 0 : 2
      }
    }
  })

  it('are refused on collection groups', async () => {
    for (const [person, token] of people) {
      for (const name of [...CLOSED, ...OPEN, 'pictures']) {
        await expectRefused(`${person}: every ${name}`, token, ':runQuery', { structuredQuery: collectionGroup(name) })
        await expectRefused(
          `${person}: count of every ${name}`,
          token,
          ':runAggregationQuery',
          count(collectionGroup(name)),
        )
      }
    }
  })

  it('are refused as batch reads', async () => {
    const name = (path: string) => `projects/${PROJECT}/databases/(default)/documents/${path}`
    for (const [person, token] of people) {
      const own = person === 'the administrator'
      const other = await rawRequest(token, 'POST', ':batchGet', {
        documents: [name('team/member1'), name(`admins/${own ? 'other' : adminUid}`)],
      })
      expect(other.text, person).toMatch(/PERMISSION_DENIED/)
      counted.refused += 1
      await expectAllowed(`${person}: two products`, token, ':batchGet', {
        documents: [name('team/member1'), name(PATHS[0] ?? '')],
      })
      await expectRefused(`${person}: collections`, token, ':listCollectionIds', {})
    }
  })

  it('reports their number', () => {
    reportFigure(`questions refused: ${counted.refused}; twins answered: ${counted.allowed}`)
    expect(counted.refused).toBeGreaterThanOrEqual(400)
  })
})

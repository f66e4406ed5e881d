import { expect, it, onTestFinished, vi } from 'vitest'
import { DOCUMENTS, LISTED, storedState } from '../../scripts/check/compare-pages.mjs'
import { contentChecks } from '../../scripts/doctor/content.mjs'
import { FULLEST } from '../../scripts/documents/fullest'
import { PATHS } from '../../scripts/documents/valid'
import { visibleQuery } from '../../scripts/firebase/visible-query.mjs'
import { config } from '../../src/config'
import { VISIBLE_BY_ORDER } from '../../src/data/client/visible-query'
import { hasName } from '../../src/data/content/team'
import { hasLink, videoSchema } from '../../src/data/content/videos'
import { BESIDE_CONTENT, CONTENT, LIST_NAMES, SINGLE_PATHS } from '../../src/data/entities'
import { PRODUCTS_BATCH_SIZE, TEAM_MAX } from '../../src/limits'
import { readText } from '../helpers/house/repository'

const RULES = readText('firestore.rules')
const ENTITIES = Object.values({ ...CONTENT, ...BESIDE_CONTENT })

/** The rules for the documents at each path: the lines of its block, without those of the blocks in it. */
const blocks = new Map<string, string>()
const openBlocks: { path: string; end: string }[] = []
for (const line of RULES.split('\n').slice(1)) {
  const [, indent, path] = /^( *)match (\/\S+) \{$/.exec(line) ?? []
  if (path !== undefined) openBlocks.push({ path, end: `${indent}}` })
  const openPaths = openBlocks.slice(1).map((block) => block.path)
  const name = openPaths.join('').slice(1)
  if (name) blocks.set(name, `${blocks.get(name) ?? ''}${line}\n`)
  if (line === openBlocks.at(-1)?.end) openBlocks.pop()
}
const ruleOf = (path: string): string => blocks.get(path) ?? ''

const namesIn = (text = ''): string[] =>
  [...text.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)

/** The lists that functions of a block return, by the name of the function. */
const listOf = (block: string, name: string): string =>
  new RegExp(`function ${name}\\(\\) \\{\\s*return \\[([^\\]]*)\\]`).exec(block)?.[1] ?? ''

/** The fields that the rules take at a path. */
function keysInRules(path: string): string[] {
  const block = ruleOf(path)
  const only =
    /(?<![.\w])(?:\w+|incoming\(\))\.keys\(\)\.hasOnly\(\[([^\]]*)\]|affectedKeys\(\)\.hasOnly\(\[([^\]]*)\]/g
  const named = [...block.matchAll(only)].flatMap(([text]) => namesIn(text))
  const [, single] = /isSingle\(fields, (.+?)\)(?: &&|\n)/.exec(block) ?? []
  if (single === undefined) return [...new Set(named)].sort()
  const lists = [...single.matchAll(/(\w+)\(\)/g)].map(([, name = '']) => listOf(block, name))
  return [...namesIn(single), ...lists.flatMap(namesIn), 'updatedAt'].sort()
}

it('the rules name the documents of the table, and no others', () => {
  expect([...blocks.keys()].sort(), 'add or remove a `match` block of firestore.rules').toEqual(
    ENTITIES.map(({ path }) => path).sort(),
  )
})

it.each(ENTITIES)('the rules take at $path the fields of the table, and no others', (entity) => {
  const place = `the names in hasOnly, in the block of ${entity.path} of firestore.rules`
  expect(keysInRules(entity.path), place).toEqual([...entity.fieldNames].sort())
})

it.each(ENTITIES)('the rules open $path to visitors as the table says', ({ path, isPublic }) => {
  const get = /allow (?:get|read): if (.*);/.exec(ruleOf(path))?.[1] ?? ''
  const place = `\`allow get\` in the block of ${path} of firestore.rules`
  expect(/^(true$|isVisible\(\)|!\('hidden')/.test(get), place).toBe(isPublic)
})

it.each(ENTITIES)('the rules ask at $path for a version as the table says', (entity) => {
  const changes = [...ruleOf(entity.path).matchAll(/allow (?:update|delete): if ([^;]*);/g)]
  expect(changes, `the block of ${entity.path} of firestore.rules`).not.toEqual([])
  for (const [change] of changes)
    expect(/is(MovedOr)?Kept\(/.test(change), change).toBe(entity.hasHistory)
})

it('the rules of versions name the collections that have a history', () => {
  const [, named] = /collection in \[([^\]]*)\]/.exec(ruleOf('versions/{id}')) ?? []
  const known = ENTITIES.filter(({ hasHistory }) => hasHistory)
  expect(namesIn(named).sort(), '`collection in […]` in firestore.rules').toEqual(
    known.map(({ path }) => path.replace(/\/.*/, '')).sort(),
  )
})

it('the rules number the documents of the collections that have positions', () => {
  const numbered = Object.values(CONTENT).filter(({ path }) => ruleOf(path).includes('isAdded('))
  expect(numbered, 'isAdded() in the block of each list of firestore.rules').toEqual(
    Object.values(CONTENT).filter(({ hasPositions }) => hasPositions),
  )
  const [, sequences] = /name in \[([^\]]*)\]/.exec(ruleOf(BESIDE_CONTENT.lists.path)) ?? []
  expect(namesIn(sequences), '`name in […]` in firestore.rules').toEqual(LIST_NAMES)
})

// It runs before anything is installed, so it cannot read the table.
it('the hourly comparison names the documents of the table', () => {
  const file = 'scripts/check/compare-pages.mjs'
  expect(DOCUMENTS, `DOCUMENTS of ${file}`).toEqual(SINGLE_PATHS)
  expect(Object.keys(LISTED), `LISTED of ${file}`).toEqual(LIST_NAMES)
  expect(LISTED).toEqual({ products: PRODUCTS_BATCH_SIZE, team: TEAM_MAX })
})

it('scripts ask for the visible documents as pages do', () => {
  const { where, orderBy } = VISIBLE_BY_ORDER
  const fieldFilter = { ...where, field: { fieldPath: where.field } }
  expect(visibleQuery('team', 3), 'scripts/firebase/visible-query.mjs').toEqual({
    from: [{ collectionId: 'team' }],
    where: { fieldFilter },
    orderBy: orderBy.map((fieldPath) => ({ field: { fieldPath } })),
    limit: 3,
  })
})

it('the hourly comparison asks for every list that it names', async () => {
  const lists: Record<string, number> = LISTED
  lists['articles'] = 3
  onTestFinished(() => void delete lists['articles'])
  const bodies: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(body)
    return Response.json([])
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  await storedState({ projectId: 'p', apiKey: 'k', siteUrl: '', emulator: '127.0.0.1:1' })
  const names = bodies.flatMap(
    (body) => /"collectionId":"(\w+)".*"limit":3\b/.exec(body)?.[1] ?? [],
  )
  expect(names).toEqual(['articles'])
})

it('the doctor looks for positions in every list of the table', async () => {
  const articles = { ...CONTENT.team, path: 'articles/{id}' }
  const checks = await contentChecks({
    modules: { config, CONTENT: { ...CONTENT, articles }, hasName, hasLink },
    stored: async (name) => (name === 'articles' ? [{ id: 'a1', data: { name: 'A' } }] : []),
    unseen: '',
  })
  expect(await checks['Everything in a list has a position']?.()).toEqual([
    'odd',
    expect.stringContaining('articles/a1'),
  ])
})

// Without it every page loads what only the pages of the list need.
it.each(LIST_NAMES)('the reader of %s is in the chunk of live content', (name) => {
  const [, live] = /const LIVE = modulesAt\(([^)]*)\)/.exec(readText('vite.config.ts')) ?? []
  expect(namesIn(live), 'LIVE of vite.config.ts').toContain(`src/data/content/${name}.ts`)
})

const isOf = (path: string, entity: string) =>
  new RegExp(`^${entity.replace(/\{\w+\}/, '[^/]+')}$`).test(path)

it('the tests of the rules have a document of each kind that visitors read', () => {
  const open = ENTITIES.filter(({ isPublic }) => isPublic).map(({ path }) => path)
  const missing = open.filter((entity) => !PATHS.some((path) => isOf(path, entity)))
  expect(missing, 'scripts/documents/valid.ts').toEqual([])
})

it.each(Object.values(CONTENT))('the fullest document of $path has every field', (entity) => {
  const [, fullest] = Object.entries(FULLEST).find(([path]) => isOf(path, entity.path)) ?? []
  // A hidden document has no order.
  const fields = Object.keys({ ...fullest, hidden: 1 })
  const missing = entity.fieldNames.filter((name) => !fields.includes(name))
  expect(missing, `${entity.path} in FULLEST of scripts/documents/fullest.ts`).toEqual([])
})

it('the fullest video has every field', () => {
  const [fullest = {}] = (FULLEST[CONTENT.videos.path]?.['videos'] ?? []) as object[]
  const fields = Object.keys({ ...fullest, hidden: true })
  const missing = Object.keys(videoSchema.entries).filter((name) => !fields.includes(name))
  expect(missing, 'the videos in FULLEST of scripts/documents/fullest.ts').toEqual([])
})

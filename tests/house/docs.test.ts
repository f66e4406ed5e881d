import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const CODE = ['src', 'tests', 'e2e', 'scripts', 'bench', 'docs', 'firestore.rules', 'README.md']
const TEXT = /\.(ts|tsx|mjs|css|md|rules)$/

type File = { path: string; text: string }
type Numbers = { requirements: Set<number>; beyond: Set<number>; decisions: Set<number>; promises: Set<number> }

const NUMBER = String.raw`\d+(?:-\d+)?`
const DECISIONS = new RegExp(String.raw`\bdecisions (${NUMBER}(?:(?:, | and )${NUMBER})*)|\bdecision (\d+)`, 'gi')
const BEYOND = /\bbeyond (\d+)/gi
const PROMISE = /\bP(\d+)\b/g
const ONLY_REQUIREMENTS = new RegExp(String.raw`^\s*${NUMBER}(?:[\s,;]+${NUMBER})*[\s,;]*$`)
/** Citations in tests: `(54, 55; decision 9)` in a title, or `// 54: why` at the end of a line. */
const IN_TESTS = [/(?<=\s)\(([^()\n]+)\)/g, /(?:^|\s)\/[/*]+ (.+?)(?::(?!\d)|\*\/|$)/gm]

/** Expands `1-3, 7` to 1, 2, 3, 7. */
function numbersIn(list: string): number[] {
  return [...list.matchAll(/(\d+)(?:-(\d+))?/g)].flatMap(([, from, to]) =>
    Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, index) => Number(from) + index),
  )
}

/** Returns the requirements and promises of a list of citations; none for any other text. */
function citedIn(list: string): { requirements: number[]; promises: number[] } {
  const rest = list.replace(DECISIONS, '').replace(BEYOND, '').replace(PROMISE, '')
  const isCitation = !/[^\d\s,;-]/.test(rest)
  return {
    requirements: ONLY_REQUIREMENTS.test(rest.replace(/^[\s,;]+/, '')) ? numbersIn(rest) : [],
    promises: isCitation ? [...list.matchAll(PROMISE)].map(([, one]) => Number(one)) : [],
  }
}

/** Returns every citation and link of one file that leads nowhere, as text. */
function complaints({ path: file, text }: File, known: Numbers): string[] {
  const found: string[] = []
  const check = (what: string, set: Set<number>, cited: number[]) => {
    for (const one of cited) if (!set.has(one)) found.push(`${file}: there is no ${what} ${one}`)
  }
  for (const [, many, one] of text.matchAll(DECISIONS)) check('decision', known.decisions, numbersIn(many ?? one ?? ''))
  for (const [, one] of text.matchAll(BEYOND)) check('beyond', known.beyond, [Number(one)])
  if (/^(tests|e2e)\//.test(file)) {
    for (const [, list] of IN_TESTS.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const { requirements, promises } = citedIn(list ?? '')
      check('requirement', known.requirements, requirements)
      check('promise', known.promises, promises)
    }
  }
  if (file.endsWith('.md')) found.push(...linkComplaints({ path: file, text }))
  return found
}

function linkComplaints({ path: file, text }: File): string[] {
  const found: string[] = []
  for (const [, inline, tag] of text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)) {
    const link = (inline ?? tag ?? '').replace(/#.*$/, '')
    if (!link || /^(https?|mailto):/.test(link)) continue
    const target = path.resolve(ROOT, path.dirname(file), link)
    if (path.relative(ROOT, target).startsWith('..')) found.push(`${file}: ${link} is outside the repository`)
    else if (!existsSync(target)) found.push(`${file}: ${link} leads nowhere`)
  }
  for (const [, folder] of text.matchAll(/(?:^|[\s(`"'])((?:~|\/(?:work|tmp|home|root|usr|var|opt|mnt|Users))\/)/gm))
    found.push(`${file}: ${folder} is outside the repository`)
  return found
}

function filesAt(name: string): string[] {
  const full = path.join(ROOT, name)
  if (!statSync(full).isDirectory()) return [name]
  return readdirSync(full).flatMap((one) => filesAt(`${name}/${one}`))
}

const read = (file: string): File => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') })
const files = CODE.flatMap(filesAt).filter((file) => TEXT.test(file) && file !== 'tests/docs.test.ts')
const records = filesAt('docs/decisions').filter((file) => !file.endsWith('README.md'))
const recordNumbers = records.map((file) => Number(/\/(\d{3})-/.exec(file)?.[1]))
const matches = (file: string, pattern: RegExp) => [...read(file).text.matchAll(pattern)].map(([, one]) => Number(one))

const requirements = matches('docs/requirements.md', /^(\d+)\. /gm)
const known: Numbers = {
  requirements: new Set(requirements),
  beyond: new Set(matches('docs/requirements.md', /^- \*\*Beyond (\d+)\*\*/gm)),
  decisions: new Set([...matches('docs/contradictions.md', /^\| (\d+) \|/gm), ...recordNumbers]),
  promises: new Set(matches('docs/promises.md', /^\| P(\d+) \|/gm)),
}

describe('every citation', () => {
  it('exists in the repository', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap((file) => complaints(read(file), known))).toEqual([])
  })

  it('is read from titles and comments', () => {
    const cited = new Set(
      files
        .filter((file) => /^(tests|e2e)\//.test(file))
        .flatMap((file) => IN_TESTS.flatMap((pattern) => [...read(file).text.matchAll(pattern)]))
        .flatMap(([, list]) => citedIn(list ?? '').requirements),
    )
    expect(cited.size).toBeGreaterThan(120)
  })

  const planted: [string, File, string][] = [
    [
      'a requirement in a title',
      { path: 'e2e/a.spec.ts', text: `test('opens (54, 155)', async` },
      'no requirement 155',
    ],
    ['a requirement in a range', { path: 'e2e/a.spec.ts', text: `test('a (153-155; P1)', ` }, 'no requirement 155'],
    ['a requirement in a comment', { path: 'tests/a.test.ts', text: `expect(1) // 999: why` }, 'no requirement 999'],
    ['a requirement among others', { path: 'tests/a.test.ts', text: `  // 14 53 580` }, 'no requirement 580'],
    ['a decision in code', { path: 'src/a.ts', text: `/** Sorted here (decision 99). */` }, 'no decision 99'],
    ['a decision in a list', { path: 'e2e/a.spec.ts', text: `'a (1, decisions 30 and 98)'` }, 'no decision 98'],
    ['a decision of a title', { path: 'e2e/a.spec.ts', text: `'a (54, decision 97)'` }, 'no decision 97'],
    ['a wish beyond', { path: 'e2e/a.spec.ts', text: `'a (115, beyond 23)'` }, 'no beyond 23'],
    ['a promise', { path: 'e2e/a.spec.ts', text: `'a (107; P99)'` }, 'no promise 99'],
    ['a link', { path: 'docs/a.md', text: `[a](decisions/000-none.md)` }, 'leads nowhere'],
    ['a picture', { path: 'README.md', text: `<img src="docs/pictures/none.png">` }, 'leads nowhere'],
    ['a link to the outside', { path: 'docs/a.md', text: `[a](../../elsewhere.md)` }, 'outside the repository'],
    ['a folder of a machine', { path: 'docs/a.md', text: `see \`/home/me/notes\`` }, 'outside the repository'],
  ]
  it.each(planted)('is reported when it does not exist: %s', (_, file, message) => {
    expect(complaints(file, known).join()).toContain(message)
  })

  const harmless: [string, File][] = [
    ['a sentence that begins with a number', { path: 'tests/a.test.ts', text: `// 900 were missing; some are back.` }],
    ['a colour', { path: 'e2e/a.spec.ts', text: `'rgb(168, 64, 12)'` }],
    ['the arguments of a call', { path: 'e2e/a.spec.ts', text: `page.click(900)` }],
    ['an address of the web', { path: 'docs/a.md', text: `[a](https://example.com/none)` }],
  ]
  it.each(harmless)('ignores %s', (_, file) => {
    expect(complaints(file, known)).toEqual([])
  })
})

describe('the documents', () => {
  it('number the requirements from 1 to 154', () => {
    expect(requirements).toEqual(Array.from({ length: 154 }, (_, index) => index + 1))
  })

  it('list every decision once, by its title', () => {
    const index = read('docs/decisions/README.md').text
    const missing = records.filter((file) => {
      const [, title] = /^# (.+)$/m.exec(read(file).text) ?? []
      return !index.includes(`| ${path.basename(file).slice(0, 3)} | [${title}](${path.basename(file)}) |`)
    })
    expect(missing).toEqual([])
    expect(new Set(recordNumbers).size).toBe(records.length)
  })

  it('give every decision a context, a decision and a consequence', () => {
    const incomplete = records.filter((file) =>
      ['**Context.**', '**Decision.**', '**Consequence.**'].some((part) => !read(file).text.includes(part)),
    )
    expect(incomplete).toEqual([])
  })

  it('say before going live what cannot be changed later, what fills up, and that nothing is saved elsewhere', () => {
    const guide = read('docs/going-live.md').text
    for (const words of [
      'The location cannot be changed afterwards',
      'Release storage settings: keep 20',
      'There is no other backup on the free plan',
      'gcloud firestore backups schedules create',
    ])
      expect(guide).toContain(words)
  })

  it('name every package and no other', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json').text) as Record<string, object>
    const [table = ''] = read('docs/dependencies.md').text.split('## ')
    const named = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names]) => (names ?? '').split(', ')).slice(1)
    const rows = named.filter((name) => !/^-+$/.test(name))
    expect(rows.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort())
  })
})

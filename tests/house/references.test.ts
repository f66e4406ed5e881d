import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn, readText, ROOT } from '../helpers/house/repository'

const FOLDERS = ['src', 'tests', 'e2e', 'scripts', 'docs', 'public']

const PAGES = ['README.md', ...filesIn('docs', /\.md$/)]
const CODE = [
  'firestore.rules',
  '.env.example',
  'vite.config.ts',
  'vitest.config.ts',
  'tailwind.config.ts',
  ...['src', 'tests', 'e2e', 'scripts'].flatMap((folder) => filesIn(folder, /\.(tsx?|mjs|css)$/)),
].filter((file) => file !== 'tests/house/references.test.ts')

/** The comments of a file, as one text. */
const commentsOf = (text: string) =>
  [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`/])\/\/ .*|^# .*/gm)].join('\n')

const NAMED = new RegExp(`(?<![\\w/.@-])(?:${FOLDERS.join('|')})/[\\w./{}*,-]*[\\w}*]`, 'g')

/** `*` stands for any characters, and the name of a file may lack its ending. */
function exists(named: string): boolean {
  const [folder, name] = [path.dirname(path.join(ROOT, named)), path.basename(named)]
  if (!existsSync(folder)) return false
  const pattern = new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.+')}(?:\\..+)?$`)
  return readdirSync(folder).some((file) => pattern.test(file))
}

const missingIn = (text: string): string[] =>
  [...text.matchAll(NAMED)].map(([named]) => named).filter((named) => !exists(named))

it.each(PAGES)('the files and folders that %s names exist', (page) => {
  expect(missingIn(readText(page)), 'correct these paths').toEqual([])
})

it('the files and folders that comments name exist', () => {
  const found = CODE.flatMap((file) =>
    missingIn(commentsOf(readText(file))).map((named) => `${file}: ${named}`),
  )
  expect(found, 'correct these paths').toEqual([])
})

/** The name of a file in backticks, without its folder. `<tab>` in it stands for any name. */
const FILE_NAME = /`([\w<][\w.<>-]*\.(?:tsx?|mjs|css|json|html|rules|md))`/g
/** The files that the example of docs/changing.md adds. */
const ADDED_IN_EXAMPLE = ['articles.ts']
const FILE_NAMES = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) => filesIn(folder, /\./).map((file) => path.basename(file))),
]
const isFileName = (name: string): boolean => {
  const pattern = new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/<\w+>/g, '.+')}$`)
  return FILE_NAMES.some((file) => pattern.test(file))
}

const missingFilesIn = (text: string): string[] =>
  [...text.matchAll(FILE_NAME)]
    .map(([, name = '']) => name)
    .filter((name) => !isFileName(name) && !ADDED_IN_EXAMPLE.includes(name))

it.each(PAGES)('the files that %s names without a folder exist', (page) => {
  expect(missingFilesIn(readText(page)), 'correct these names').toEqual([])
})

it('the files that comments name without a folder exist', () => {
  const found = CODE.flatMap((file) =>
    missingFilesIn(commentsOf(readText(file))).map((named) => `${file}: ${named}`),
  )
  expect(found, 'correct these names').toEqual([])
})

it('a name that no file has is found in a page', () => {
  const text = '`rest.ts`, `use-<part>.ts`, `none-<tab>.ts` and `gone-file.ts`'
  expect(missingFilesIn(text)).toEqual(['none-<tab>.ts', 'gone-file.ts'])
})

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

it.each(PAGES)('the links of %s lead to pages and headings that exist', (page) => {
  const links = [...readText(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
  const broken = links.filter(([, file = '', anchor]) => {
    const target = file === '' ? page : path.join(path.dirname(page), file)
    if (!existsSync(path.join(ROOT, target))) return true
    const headings = [...readText(target).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => text)
    return anchor !== undefined && !headings.some((text) => anchorOf(text) === anchor)
  })
  expect(
    broken.map(([link]) => link),
    'correct these links',
  ).toEqual([])
})

it('comments cite contradictions that exist', () => {
  const rows = [...readText('docs/contradictions.md').matchAll(/^\| (\d+) \|/gm)].map(
    ([, row]) => row,
  )
  const cited = CODE.flatMap((file) =>
    [...commentsOf(readText(file)).matchAll(/contradictions? (\d+)/gi)].map(([, row]) => ({
      file,
      row,
    })),
  )
  expect(cited.length).toBeGreaterThan(10)
  const unknown = cited.filter(({ row }) => !rows.includes(row))
  expect(unknown, 'cite a row of docs/contradictions.md').toEqual([])
})

/** A name in backticks with a capital inside. */
const NAME = /`([A-Za-z]\w*?[a-z][A-Z]\w*)(?:\(\))?`/g
/** Functions of libraries that are named to say why they are not used. */
const NOT_USED = ['getAuth', 'useBlocker', 'withConverter']
const WORDS = new Set(
  CODE.flatMap((file) => {
    const text = readText(file)
    const code = text.replace(/(?<=^|\s)\/\*[\s\S]*?\*\//gm, '').replace(/(?<=^|\s)\/\/ .*/gm, '')
    return code.match(/[A-Za-z_]\w*/g) ?? []
  }),
)

const unknownNamesIn = (text: string): string[] =>
  [...text.matchAll(NAME)]
    .map(([, name = '']) => name)
    .filter((name) => !WORDS.has(name) && !NOT_USED.includes(name))

it('the names in backticks of comments and pages stand in the code', () => {
  const found = [...PAGES, ...CODE].flatMap((file) =>
    unknownNamesIn(file.endsWith('.md') ? readText(file) : commentsOf(readText(file))).map(
      (name) => `${file}: ${name}`,
    ),
  )
  expect(found, 'write the present name of each').toEqual([])
})

it('a name that no code has is found in a comment', () => {
  expect(unknownNamesIn('/** Calls `mergeTakeBack`, then `goneFunction()`. */')).toEqual([
    'goneFunction',
  ])
})

describe('a path in a comment', () => {
  it.each([
    ['// See src/gone.ts.', ['src/gone.ts']],
    ['// See tests/public/gone.', ['tests/public/gone']],
    ['/** As in e2e/helpers/none-*.ts */', ['e2e/helpers/none-*.ts']],
    ['// See src/limits.ts, and docs/decisions.md.', []],
    ['// See tests/house/*.test.ts', []],
  ])('a path in the comment %s is looked up', (text, missing) => {
    expect(missingIn(commentsOf(text))).toEqual(missing)
  })
})

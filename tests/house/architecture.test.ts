import { expect, it } from 'vitest'
import { filesIn, foldersIn, readText } from '../helpers/repository'

/** Patterns that lint cannot refuse; .oxlintrc.json has the other rules of the house. */
const REFUSED: { what: string; pattern: RegExp; planted: string; except?: RegExp }[] = [
  {
    what: 'Arabic outside copy',
    pattern: /[\u0600-\u06ff]/,
    planted: '<p>مرحباً</p>',
    except: /^(copy\/|config)/,
  },
  {
    what: 'a physical utility',
    pattern:
      /(?<![\w-])-?(?:ml|mr|pl|pr|left|right|scroll-[mp][lr])-(?:\d|\[|auto|px|full)|(?<![\w-])(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?![a-z])|(?<![\w-])text-(?:left|right)(?![\w-])/,
    planted: 'className="flex ml-4"',
    except: /\.(ts|css)$/,
  },
  {
    what: 'browser storage without lib/browser-storage',
    pattern: /\b(localStorage|sessionStorage)\b/,
    planted: "localStorage.getItem('x')",
    except: /^lib\/browser-storage/,
  },
  {
    what: 'a database of the browser without data/client/dead-database',
    pattern: /\bindexedDB\b/,
    planted: "indexedDB.open('x')",
    except: /^data\/client\/dead-database/,
  },
  {
    what: 'a new tab without ExternalLink',
    pattern: /target="_blank"/,
    planted: '<a target="_blank">',
    except: /^ui\/link\.tsx/,
  },
  {
    what: 'a text whose invisible marks stay, because trimText() was not used',
    pattern: /\.trim\(\)/,
    planted: "name.trim() === ''",
  },
  {
    what: 'a colour variable, because the palette makes only classes',
    pattern: /var\(--color-/,
    planted: 'var(--color-sky)',
  },
]

const sources = Object.entries(
  import.meta.glob<string>('../../src/**/*.{ts,tsx,css}', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).map(([path, text]) => ({
  file: path.replace('../../src/', ''),
  text: text.replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}))

it.each(REFUSED)('no file has $what', ({ pattern, planted, except }) => {
  expect(planted).toMatch(pattern)
  expect(sources.length).toBeGreaterThan(200)
  expect(
    sources
      .filter(({ file, text }) => !except?.test(file) && pattern.test(text))
      .map(({ file }) => file),
  ).toEqual([])
})

const LINT = readText('.oxlintrc.json')
const ROOMS = foldersIn('src/admin')
/** The folders that a rule of lint refuses to the files of another one. */
const refusedRooms = [...LINT.matchAll(/\.\/\(([\w|-]+)\)\//g)].map(([, rooms = '']) =>
  rooms.split('|'),
)

// `app` may import every room.
it.each(ROOMS.filter((room) => room !== 'app'))(
  'lint says what src/admin/%s may import',
  (room) => {
    expect(LINT).toContain(`"src/admin/${room}/**"`)
  },
)

// Every room may import `ui`.
it.each(ROOMS.filter((room) => room !== 'ui'))(
  'lint says who may not import src/admin/%s',
  (room) => {
    expect(refusedRooms.flat()).toContain(room)
  },
)

it('whoever may not import one tab of the dashboard may import none', () => {
  const tabs = ROOMS.filter((room) => filesIn(`src/admin/${room}`, /-tab\.tsx$/).length > 0)
  expect(tabs).toContain('team')
  const forgotten = refusedRooms
    .filter((rooms) => tabs.some((tab) => rooms.includes(tab)))
    .flatMap((rooms) => tabs.filter((tab) => !rooms.includes(tab)))
  expect(forgotten).toEqual([])
})

it('no line of firestore.rules has more than 110 characters', () => {
  const lines = readText('firestore.rules').split('\n')
  const long = lines.flatMap((line, index) =>
    line.length > 110 ? [`line ${index + 1} has ${line.length}: ${line.trim()}`] : [],
  )
  expect(long).toEqual([])
})

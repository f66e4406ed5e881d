import { expect, it } from 'vitest'
import { readText } from '../helpers/house/repository'

/** Patterns that lint cannot refuse; .oxlintrc.json has the other rules. `planted` is a line that the pattern finds. */
const REFUSED: {
  what: string
  pattern: RegExp
  planted: string
  /** What to write instead. */
  instead: string
  except?: RegExp
}[] = [
  {
    what: 'Arabic outside copy',
    instead: 'move the words to src/copy',
    pattern: /[\u0600-\u06ff]/,
    planted: '<p>مرحباً</p>',
    except: /^(copy\/|config)/,
  },
  {
    what: 'a class of Tailwind for the left or the right',
    instead: 'a logical class: ms-, me-, ps-, pe-, start-, end-, text-start',
    pattern:
      /(?<![\w-])-?(?:ml|mr|pl|pr|left|right|scroll-[mp][lr])-(?:\d|\[|auto|px|full)|(?<![\w-])(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?![a-z])|(?<![\w-])text-(?:left|right)(?![\w-])/,
    planted: 'className="flex ml-4"',
    except: /\.(ts|css)$/,
  },
  {
    what: 'a call of the storage of the browser',
    instead: 'src/lib/browser/storage.ts, which works where the storage is refused',
    pattern: /\b(localStorage|sessionStorage)\b/,
    planted: "localStorage.getItem('x')",
    except: /^lib\/browser\/storage/,
  },
  {
    what: 'a call of the database of the browser',
    instead: 'src/data/client/dead-database.ts',
    pattern: /\bindexedDB\b/,
    planted: "indexedDB.open('x')",
    except: /^data\/client\/dead-database/,
  },
  {
    what: 'a link to a new browser tab',
    instead: 'ExternalLink of src/ui/link.tsx',
    pattern: /target="_blank"/,
    planted: '<a target="_blank">',
    except: /^ui\/link\.tsx/,
  },
  {
    what: 'trim(), which keeps invisible marks',
    instead: 'trimText() of src/lib/text/plain-text.ts',
    pattern: /\.trim\(\)/,
    planted: "name.trim() === ''",
  },
  {
    what: 'a variable of a colour',
    instead: 'a class of the colour: the palette makes no variables',
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

it.each(REFUSED)('no file has $what', ({ pattern, planted, instead, except }) => {
  expect(planted).toMatch(pattern)
  expect(sources.length).toBeGreaterThan(200)
  const found = sources.filter(({ file, text }) => !except?.test(file) && pattern.test(text))
  expect(
    found.map(({ file }) => file),
    `instead: ${instead}`,
  ).toEqual([])
})

it('no line of firestore.rules has more than 110 characters', () => {
  const lines = readText('firestore.rules').split('\n')
  const long = lines.flatMap((line, index) =>
    line.length > 110 ? [`line ${index + 1} has ${line.length}: ${line.trim()}`] : [],
  )
  expect(long, 'break these lines').toEqual([])
})

import { describe, expect, it } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>('../src/copy/*.ts', { eager: true })
const DASHBOARD = /\/(admin|login|uploader|backup)/
/** Fixed by the specification as they are. */
const FIXED = new Set(['Oops! Page not found'])

/** Every text of a copy object, with its path; functions are left to the tests of what calls them. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return FIXED.has(value) ? [] : [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${path}.${key}`))
}

describe('the words of the public site', () => {
  const arabic = Object.entries(modules)
    .filter(([file]) => !DASHBOARD.test(file))
    .flatMap(([file, words]) => texts(words, file.replace('../src/copy/', '')))
    .filter(([, text]) => /[\u0600-\u06ff]/.test(text))

  it('are found', () => {
    expect(arabic.length).toBeGreaterThan(200)
  })

  const rules: [string, RegExp, string][] = [
    ['never shout', /!/, 'مرحباً بك!'],
    ['use Arabic punctuation', /[\u0600-\u06ff]\s?[,;?]/, 'نعم, تعال'],
    ['use Latin digits', /[٠-٩]/, '٥ أيام'],
    ['are not stretched', /ـ/, 'كلـمة'],
    ['have no double spaces', / {2}/, 'كلمة  كلمة'],
  ]
  it.each(rules)('%s', (_, pattern, planted) => {
    expect(planted).toMatch(pattern)
    expect(arabic.filter(([, text]) => pattern.test(text))).toEqual([])
  })
})

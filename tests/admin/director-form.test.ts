import { describe, expect, it } from 'vitest'
import {
  addPending,
  confirmAll,
  countChanges,
  directorForm,
  readFields,
  toFields,
  toForm,
} from '../../src/admin/director-text/form'
import { validate } from '../../src/admin/director-text/validate'
import { admin } from '../../src/copy/admin'
import { footerContent } from '../../src/copy/admin-footer'
import { DEFAULT_ICON, isFooterUrl, newLink, newSocial, parseOrder } from '../../src/admin/footer-panel/form'
import { defaultDirector } from '../../src/copy/director'
import { HIGHLIGHTS_MAX } from '../../src/limits'
import { HOSTILE_LINKS } from '../fixtures/hostile-links'

const fields = readFields(defaultDirector) ?? { name: '', titles: [], credentials: [], highlights: [] }

describe("the director's form (131)", () => {
  it('returns the value that it was filled with', () => {
    expect(toFields(toForm(fields))).toEqual(fields)
    expect(fields.titles).toHaveLength(3)
    expect(fields.credentials).toHaveLength(10)
    expect(fields.highlights).toHaveLength(4)
  })

  it('trims an added line', () => {
    const blank = {
      ...toForm(fields),
      pending: { ...toForm(fields).pending, titles: { text: '  ', color: 'text-primary' as const } },
    }
    expect(addPending(blank, 'titles').titles).toHaveLength(3)
    const typed = { ...blank, pending: { ...blank.pending, titles: { text: ' a ', color: 'text-primary' as const } } }
    expect(addPending(typed, 'titles').titles.at(-1)?.text).toBe('a')
    expect(addPending(typed, 'titles').pending.titles.text).toBe('')
    // A save adds a typed line even when "add" was not pressed.
    expect(toFields(typed).titles.at(-1)).toBe('a')
  })

  it('reports a list with more lines than can be stored', () => {
    const line = { text: 'x', color: 'text-primary' as const }
    const highlights = (count: number) => ({ ...fields, highlights: Array.from({ length: count }, () => line) })
    const invalid = (count: number, text = '') => {
      const form = toForm({ ...highlights(count), name: 'سلمى' })
      const pending = { ...form.pending, highlights: { ...line, text } }
      return validate({ ...form, pending }).map(({ name }) => name)
    }
    expect(invalid(HIGHLIGHTS_MAX)).toEqual([])
    expect(invalid(HIGHLIGHTS_MAX + 1)).toEqual([`highlights.${HIGHLIGHTS_MAX}`])
    // A line that is typed but not added would be saved, too.
    expect(invalid(HIGHLIGHTS_MAX, 'x')).toEqual([`highlights.${HIGHLIGHTS_MAX - 1}`])
    expect(invalid(HIGHLIGHTS_MAX, ' ')).toEqual([])
  })

  it('does not store blank lines', () => {
    const form = toForm(fields)
    expect(
      toFields({ ...form, titles: form.titles.map((row, index) => (index === 1 ? { ...row, text: ' ' } : row)) })
        .titles,
    ).toHaveLength(2)
  })

  it('takes what is typed in an open line unless it is blank', () => {
    const form = toForm({ ...fields, titles: ['a', 'b', 'c'] })
    const typed = ['x ', ' ', null]
    const open = { ...form, titles: form.titles.map((row, index) => ({ ...row, typed: typed[index] ?? null })) }
    expect(toFields(open).titles).toEqual(['x', 'b', 'c'])
    expect(confirmAll(open).titles.map((row) => [row.text, row.typed])).toEqual([
      ['x', null],
      ['b', null],
      ['c', null],
    ])
    expect(directorForm.countChanges(toFields(form), open)).toBe(1)
    const restored = directorForm.fromDraft(JSON.parse(JSON.stringify(directorForm.toDraft(open))))
    expect(restored?.titles.map(({ text }) => text)).toEqual(['x', 'b', 'c'])
  })

  it('counts the changed lines', () => {
    expect(countChanges(fields, fields)).toBe(0)
    expect(countChanges(fields, { ...fields, name: 'x' })).toBe(1)
    expect(countChanges(fields, { ...fields, titles: [...fields.titles, 'x'] })).toBe(1)
    expect(countChanges(fields, { ...fields, titles: [...fields.titles].reverse() })).toBe(1)
    expect(countChanges(fields, { ...fields, titles: ['x', ...fields.titles.slice(1)] })).toBe(1)
    expect(countChanges(fields, { ...fields, titles: [], credentials: [...fields.credentials, 'x'] })).toBe(4)
    expect(
      countChanges(fields, {
        ...fields,
        highlights: fields.highlights.map((item) => ({ ...item, color: 'text-red-600' as const })),
      }),
    ).toBe(3)
  })

  it.each([null, 'text', 5])('reads no fields from %s', (value) => {
    expect(readFields(value)).toBeNull()
  })

  it('shows the default texts where nothing is stored', () => {
    expect(directorForm.blank).toEqual(fields)
    const stored = { ...fields, name: ' n ', updatedAt: null }
    expect(directorForm.countChanges(directorForm.valueOf(stored), directorForm.toForm({ ...fields, name: 'n' }))).toBe(
      0,
    )
  })

  it('keeps lines that were not added yet in the draft', () => {
    const form = toForm(fields)
    const typed = { ...form, pending: { ...form.pending, titles: { text: 'b', color: 'text-primary' as const } } }
    const back = directorForm.fromDraft(JSON.parse(JSON.stringify(directorForm.toDraft(typed))))
    expect(back && toFields(back).titles.at(-1)).toBe('b')
    expect(directorForm.fromDraft('text')).toBeNull()
  })

  it('counts unsaved changes in Arabic plurals', () => {
    expect([1, 2, 3, 11, 100].map(admin.save.unsaved)).toEqual([
      'تغيير لم يُحفظ',
      'تغييران لم يُحفظا',
      '3 تغييرات لم تُحفظ',
      '11 تغييراً لم تُحفظ',
      '100 تغيير لم تُحفظ',
    ])
  })
})

describe('the footer panel (133)', () => {
  it('starts with the links of the site, home, services and about among them, and two kinds of accounts', () => {
    const { links, socialLinks } = footerContent({ pageUrl: '', photosUrl: '' })
    expect(links.map((link) => link.url)).toEqual(['/', '/services', '/products', '/videos', '/about', '/team'])
    expect(links.map((link) => Object.keys(link))).toEqual(links.map(() => ['id', 'title', 'url', 'order']))
    expect(socialLinks.map((link) => new URL(link.url).hostname)).toEqual(['www.facebook.com', 'www.instagram.com'])
    expect(socialLinks[0]?.icon).toBe(DEFAULT_ICON)
  })

  it('reads an order as an integer', () => {
    expect(['3', '3.9', ' 4 ', '5x', 'x', ''].map(parseOrder)).toEqual([3, 3, 4, 5, 0, 0])
  })

  it('adds an entry after the last order', () => {
    expect(newLink(footerContent({ pageUrl: '', photosUrl: '' }).links, 1).order).toBe(7)
    expect(newSocial(1).icon).toBe('link')
  })

  it('accepts only paths of the site and https addresses (P10)', () => {
    expect(['/about', 'https://example.com/x'].every(isFooterUrl)).toBe(true)
    // Any https address with a visible host is accepted.
    const taken = HOSTILE_LINKS.filter(isFooterUrl)
    expect(taken.filter((link) => !/^https?:\/\/[\w.-]+([/?#]|$)/.test(link))).toEqual([])
  })
})

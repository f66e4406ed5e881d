import { describe, expect, it } from 'vitest'
import { describeAddition, describeChange, type Collection } from '../../../src/admin/history/describe-change'
import type { Fields } from '../../../src/data/content/parse'
import { storedCentre } from '../../../src/data/store/centre'
import { fullCentre } from '../../centre'
import { storedMember } from '../../fixtures/members'

/** A stored document of every kind, as the history reads it: without pictures. */
const STORED: Record<Collection, Fields> = {
  products: { id: 'p1', name: 'مكعبات', order: 1 },
  team: { ...storedMember('m1', { name: 'نورة' }), image: undefined },
  videos: { videos: [] },
  'director-texts': {
    name: 'n',
    titles: ['t'],
    credentials: ['c'],
    highlights: [{ text: 'h', color: 'text-accent' }],
  },
  'director-photos': {},
  settings: storedCentre(fullCentre),
}

/** Names are not isolated here, and spaces may break. */
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' ')

/** What is said about a write of these fields over others; null for a deletion. */
function changed(kind: Collection, before: Fields, after: Fields | null) {
  const stored = STORED[kind]
  const change = describeChange(kind, 'id', { ...stored, ...before }, after && { ...stored, ...after })
  return { ...change, title: plain(change.title), details: change.details.map(plain) }
}
const detailsOf = (kind: Collection, before: Fields, after: Fields) => changed(kind, before, after).details
const titleOf = (kind: Collection, before: Fields, after: Fields | null) => changed(kind, before, after).title

describe('every kind of content (P21)', () => {
  it.each([
    ['products', 'حُذف المنتج «مكعبات»'],
    ['team', 'حُذف العضو «نورة»'],
    ['videos', 'حُذفت قائمة الفيديوهات'],
    ['director-texts', 'حُذفت نصوص المدير'],
    ['director-photos', 'حُذفت صورة المدير'],
    ['settings', 'حُذفت بيانات المركز'],
  ] as const)('is named when it was deleted: %s', (kind, title) => {
    expect(changed(kind, {}, null)).toEqual({ title, details: [], isDeletion: true })
  })

  it('is named when it was added, and when a restore brought it back', () => {
    const at = new Date('2026-05-04T10:00:00Z')
    const added = (createdAt: Date) => plain(describeAddition('products', { name: 'مكعبات', createdAt }, at).title)
    expect(added(new Date(at.getTime() - 2_000))).toBe('أُضيف المنتج «مكعبات»')
    expect(added(new Date(at.getTime() - 3_600_000))).toBe('عاد المنتج «مكعبات» إلى الموقع')
    expect(plain(describeAddition('director-photos', {}, at).title)).toBe('أُضيفت صورة المدير')
  })

  it('has a name where its own is blank', () => {
    expect(titleOf('products', { name: ' ' }, null)).toBe('حُذف المنتج «بلا اسم»')
  })

  it('shortens a long text', () => {
    const [detail = ''] = detailsOf('settings', { address: 'أ'.repeat(160) }, { address: '' })
    expect(detail.length).toBeLessThan(110)
    expect(detail).toContain('…')
  })
})

describe('a product or a member', () => {
  it('is named when it was hidden or shown again (finding 31)', () => {
    expect(titleOf('products', {}, { hidden: 1 })).toBe('أُخفي المنتج «مكعبات» من الموقع')
    expect(titleOf('team', { hidden: 1 }, {})).toBe('عاد العضو «نورة» إلى الموقع')
  })

  it('got another picture when no word changed', () => {
    expect(changed('products', {}, {})).toMatchObject({ title: 'استُبدلت صورة المنتج «مكعبات»', details: [] })
    expect(titleOf('team', {}, {})).toBe('استُبدلت صورة العضو «نورة»')
    expect(titleOf('director-photos', {}, {})).toBe('استُبدلت صورة المدير')
  })

  it('says before and after of a rename', () => {
    expect(changed('products', {}, { name: 'مرآة' })).toEqual({
      title: 'تغيّر المنتج «مرآة»',
      details: ['اسم المنتج: من «مكعبات» إلى «مرآة»'],
      isDeletion: false,
    })
  })

  it('says each changed field', () => {
    const after = {
      name: 'سارة',
      title: '',
      specialization: 's2',
      credentials: ['c', 'c2'],
      icon: 'Heart',
      color: 'text-accent',
    }
    expect(changed('team', {}, after)).toMatchObject({
      title: 'تغيّرت بيانات العضو «سارة»',
      details: [
        'الاسم: من «نورة» إلى «سارة»',
        'المسمى الوظيفي: حذف «t»',
        'التخصص: من «s» إلى «s2»',
        'المؤهلات: إضافة «c2»',
        'الأيقونة: من «أشخاص» إلى «قلب»',
        'اللون: من «أزرق» إلى «برتقالي»',
      ],
    })
  })

  it('lost lines of a list and got others in another order', () => {
    expect(detailsOf('team', { credentials: ['a', 'b', 'c'] }, { credentials: ['c', 'd', 'a'] })).toEqual([
      'المؤهلات: إضافة «d»',
      'المؤهلات: حذف «b»',
      'المؤهلات: تغيّر الترتيب',
    ])
  })
})

describe('the videos', () => {
  const video = (id: string, fields: Fields = {}) => ({
    id,
    title: `v${id}`,
    url: 'https://youtu.be/abcdefghijk',
    createdAt: '2024-03-01T10:00:00.000Z',
    order: Number(id),
    ...fields,
  })
  const videos = (...list: Fields[]) => ({ videos: list })

  it('are named when they were removed, added, hidden, changed and put in another order', () => {
    const before = videos(video('1'), video('2'), video('3'))
    const after = videos(
      video('1', { order: 4, title: 'v1b', hidden: true }),
      video('3', { url: 'https://youtu.be/bbbbbbbbbbb', description: 'd', duration: '01:00', picture: 'x' }),
      video('5'),
    )
    expect(changed('videos', before, after)).toEqual({
      title: 'حُذف الفيديو «v2»',
      details: [
        'أُضيف الفيديو «v5»',
        'أُخفي الفيديو «v1b» من الموقع',
        'تغيّر الفيديو «v1b»: عنوان الفيديو: من «v1» إلى «v1b»',
        'تغيّر الفيديو «v3»: الرابط، الوصف، المدة، الصورة',
        'تغيّر ترتيب الفيديوهات',
      ],
      isDeletion: true,
    })
  })

  it('keep their order when some are only added or removed', () => {
    const change = changed('videos', videos(video('1'), video('2')), videos(video('2'), video('3')))
    expect([change.title, ...change.details]).toEqual(['حُذف الفيديو «v1»', 'أُضيف الفيديو «v3»'])
    expect(titleOf('videos', videos(video('1', { title: '' })), videos())).toBe('حُذف الفيديو «بلا عنوان»')
  })
})

it('the texts of the director say each changed field', () => {
  const after = {
    name: 'هند',
    titles: ['t', 't2'],
    credentials: [],
    highlights: [
      { text: 'h', color: 'text-primary' },
      { text: 'h2', color: 'text-primary' },
    ],
  }
  expect(changed('director-texts', {}, after)).toMatchObject({
    title: 'تغيّرت نصوص المدير',
    details: [
      'الاسم: من «n» إلى «هند»',
      'المسميات والتخصصات: إضافة «t2»',
      'المؤهلات: حذف «c»',
      'المزايا: إضافة «h2»',
      'لون «h»',
    ],
  })
})

describe('the details of the centre', () => {
  it('name the changed telephone numbers, texts, figures and partners', () => {
    const before = {
      phones: ['+966512345678 l'],
      city: 'جدة',
      qrUrl: '',
      childrenHelped: 1,
      years: null,
      partners: ['p1 - n', 'p2 - شركة'],
    }
    const after = {
      phones: ['+966512345678 l', '+966112345678 الاستقبال'],
      city: 'الرياض',
      qrUrl: 'https://x.example/qr',
      childrenHelped: 20,
      years: 5,
      partners: ['p1 data:image/png;base64,AAAA n', 'p3 - تقسيط'],
    }
    expect(changed('settings', before, after)).toMatchObject({
      title: 'تغيّرت بيانات المركز',
      details: [
        'أرقام الهاتف: إضافة «011 234 5678 الاستقبال»',
        'المدينة: من «جدة» إلى «الرياض»',
        'ما يفتحه رمز QR: إضافة «https://x.example/qr»',
        'أطفال ساعدتهم خدماتنا (الرئيسية): من «1» إلى «20»',
        'سنوات الخبرة: إضافة «5»',
        'شركاء التقسيط: إضافة «تقسيط»',
        'شركاء التقسيط: حذف «شركة»',
        'شعار «n»',
      ],
    })
  })

  const hours = (before: string[], after: string[]) => detailsOf('settings', { hours: before }, { hours: after })

  it('say hours before and after, once for the days that changed alike', () => {
    expect(hours(['01234 09:00 21:00'], ['0123 09:00 21:00', '4 09:00 18:00'])).toEqual([
      'الخميس: من 9 ص إلى 9 م ← من 9 ص إلى 6 م',
    ])
    expect(hours(['0 09:00 21:00', '1 09:00 21:00'], [])).toEqual(['الأحد والاثنين: من 9 ص إلى 9 م ← مغلق'])
  })

  it('leave out a span that stayed', () => {
    expect(hours(['4 09:00 13:00', '4 16:00 21:00'], ['4 09:00 13:00', '4 16:00 18:00'])).toEqual([
      'الخميس: من 4 م إلى 9 م ← من 4 م إلى 6 م',
    ])
    expect(hours(['4 09:00 13:00', '4 16:00 21:00'], ['4 09:00 13:00'])).toEqual([
      'الخميس: من 9 ص إلى 1 م، ومن 4 م إلى 9 م ← من 9 ص إلى 1 م',
    ])
  })

  it('say which holiday was added, and nothing about its place among the others (finding 9)', () => {
    const [feast, day] = ['2030-03-19 2030-03-23 - - عيد الفطر', '2030-02-01 2030-02-01 10:00 14:00 ']
    const exceptions = (...list: (string | undefined)[]) => ({ exceptions: list })
    expect(detailsOf('settings', exceptions(feast), exceptions(day, feast))[0]).toContain(
      'إضافة «1 فبراير، من 10 ص إلى 2 م»',
    )
    expect(detailsOf('settings', exceptions(feast, day), exceptions(day, feast))).toEqual([])
  })
})

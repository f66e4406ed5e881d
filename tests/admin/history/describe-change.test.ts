import { expect, it } from 'vitest'
import { PRODUCT_ID, valid } from '../../../scripts/documents/valid'
import { describeAddition, describeChange } from '../../../src/admin/history/describe-change'
import type { Fields } from '../../../src/data/client/document'
import { DIRECTOR_TEXTS_PATH } from '../../../src/data/document-paths'
import type { Collection } from '../../../src/data/entities'
import { storedCentre } from '../../../src/data/store/centre'
import { fullCentre } from '../../fixtures/centre'
import { storedMember } from '../../fixtures/members'
import { plainWords } from '../../helpers/plain-words'

/** A stored document of every kind, as the history reads it: without images. */
const STORED: Record<Collection, Fields> = {
  products: { id: PRODUCT_ID, name: 'مكعبات', order: 1 },
  team: { ...storedMember('m1', { name: 'نورة' }), image: undefined },
  videos: { videos: [] },
  'director-texts': valid(DIRECTOR_TEXTS_PATH),
  'director-photos': {},
  settings: storedCentre(fullCentre),
}

/** The sentences about a write of these fields over others, the title first; null for a deletion. */
function sentencesOf(kind: Collection, before: Fields, after: Fields | null): string[] {
  const stored = STORED[kind]
  const { title, details, isDeletion } = describeChange(kind, PRODUCT_ID, {
    before: { ...stored, ...before },
    after: after && { ...stored, ...after },
  })
  // The filter of the history leaves what is a deletion.
  expect(isDeletion, title).toBe(title.startsWith('حُذف'))
  return [title, ...details.map(({ text }) => text)].map(plainWords)
}
const detailsOf = (kind: Collection, before: Fields, after: Fields) =>
  sentencesOf(kind, before, after).slice(1)

it.each<{ kind: Collection; before: Fields; after: Fields | null; title: string }>([
  { kind: 'products', before: {}, after: null, title: 'حُذف المنتج «مكعبات»' },
  { kind: 'products', before: { name: ' ' }, after: null, title: 'حُذف المنتج «بلا اسم»' },
  { kind: 'videos', before: {}, after: null, title: 'حُذفت قائمة الفيديوهات' },
  { kind: 'products', before: {}, after: { hidden: 1 }, title: 'أُخفي المنتج «مكعبات» من الموقع' },
  { kind: 'team', before: { hidden: 1 }, after: {}, title: 'عاد العضو «نورة» إلى الموقع' },
  // Whatever the value of the field is, visitors do not see the document.
  { kind: 'team', before: { hidden: false }, after: {}, title: 'عاد العضو «نورة» إلى الموقع' },
  // Nothing in words has changed.
  { kind: 'team', before: {}, after: {}, title: 'تغيّرت صورة العضو «نورة»' },
  { kind: 'director-photos', before: {}, after: {}, title: 'تغيّرت صورة المدير' },
  // Pages drop what has changed.
  {
    kind: 'team',
    before: { credentials: [1] },
    after: { credentials: [] },
    title: 'تغيّرت بيانات العضو «نورة»',
  },
  {
    kind: 'products',
    before: { hidden: 1 },
    after: { hidden: 1, order: undefined },
    title: 'تغيّر المنتج «مكعبات»',
  },
])(
  'a change is named in one sentence: $kind, $before to $after',
  ({ kind, before, after, title }) => {
    expect(sentencesOf(kind, before, after)).toEqual([title])
  },
)

it('a label that is a question has no colon after its mark', () => {
  const [line] = detailsOf('settings', { replyPromise: '' }, { replyPromise: 'خلال ساعة' })
  expect(line).toMatch(/^متى تردّون؟ [^:]*$/)
})

it('a change of a product says its name before and after', () => {
  expect(sentencesOf('products', {}, { name: 'مرآة' })).toEqual([
    'تغيّر المنتج «مرآة»',
    'اسم المنتج: من «مكعبات» إلى «مرآة»',
  ])
})

it('a change of a member says before and after of each field', () => {
  const member = {
    name: 'سارة',
    title: '',
    specialization: 's2',
    icon: 'Heart',
    color: 'text-accent',
  }
  const [before, after] = [{ credentials: ['a', 'b', 'c'] }, { credentials: ['c', 'd', 'a'] }]
  expect(sentencesOf('team', before, { ...member, ...after })).toEqual([
    'تغيّرت بيانات العضو «سارة»',
    'الاسم: من «نورة» إلى «سارة»',
    'المسمى الوظيفي: حذف «t»',
    'التخصص: من «s» إلى «s2»',
    'المؤهلات: إضافة «d»',
    'المؤهلات: حذف «b»',
    'المؤهلات: تغيّر الترتيب',
    'الأيقونة: من «أشخاص» إلى «قلب»',
    'اللون: من «أزرق» إلى «برتقالي»',
  ])
})

it('a change of the director says what was added, removed and coloured', () => {
  const highlights = ['h', 'h2'].map((text) => ({ text, color: 'text-primary' }))
  expect(
    sentencesOf(
      'director-texts',
      {},
      { name: 'هند', titles: ['t', 't2'], credentials: [], highlights },
    ),
  ).toEqual([
    'تغيّرت نصوص المدير',
    'الاسم: من «n» إلى «هند»',
    'المسميات والتخصصات: إضافة «t2»',
    'المؤهلات: حذف «c»',
    'المزايا: إضافة «h2»',
    'تغيّر لون الميزة «h»',
  ])
})

it('a change shortens a long text', () => {
  const [detail = ''] = detailsOf('settings', { address: 'أ'.repeat(160) }, { address: '' })
  expect(detail.length).toBeLessThan(110)
  expect(detail).toContain('…')
})

it('a product whose date of creation is old has come back', () => {
  const at = new Date('2026-05-04T10:00:00Z')
  const added = (age: number) => {
    const createdAt = new Date(at.getTime() - age)
    const fields = { name: 'مكعبات', createdAt }
    const times = { addedAt: at, wasStoredBefore: false }
    return plainWords(describeAddition('products', fields, times).title)
  }
  expect(added(2_000)).toBe('أُضيف المنتج «مكعبات»')
  expect(added(3_600_000)).toBe('عاد المنتج «مكعبات» إلى الموقع')
})

const video = (id: string, fields: Fields = {}) => ({
  id,
  title: `v${id}`,
  url: 'https://youtu.be/abcdefghijk',
  createdAt: '2024-03-01T10:00:00.000Z',
  order: Number(id),
  ...fields,
})
const sentencesOfVideos = (before: Fields[], after: Fields[]) =>
  sentencesOf('videos', { videos: before }, { videos: after })

it('the videos are named when they were deleted, added, hidden, changed and moved', () => {
  const url = 'https://youtu.be/bbbbbbbbbbb'
  const after = [
    video('1', { order: 4, title: 'v1b', hidden: true }),
    video('3', { url, description: 'd', duration: '01:00', imageTag: 'x' }),
    video('5'),
  ]
  expect(sentencesOfVideos([video('1'), video('2'), video('3')], after)).toEqual([
    'حُذف الفيديو «v2»',
    'أُضيف الفيديو «v5»',
    'أُخفي الفيديو «v1b» من الموقع',
    'تغيّر الفيديو «v1b»، العنوان من «v1» إلى «v1b»',
    'تغيّر الفيديو «v3»، الرابط، الوصف، المدة، صورة الفيديو',
    'تغيّر ترتيب الفيديوهات',
  ])
})

it('the videos are not said to move when some are only added or deleted', () => {
  const sentences = ['حُذف الفيديو «v1»', 'أُضيف الفيديو «v3»']
  expect(sentencesOfVideos([video('1'), video('2')], [video('2'), video('3')])).toEqual(sentences)
  expect(sentencesOfVideos([video('1', { title: '' })], [])).toEqual(['حُذف الفيديو «بلا عنوان»'])
})

it('the details of the centre name the changed telephone numbers, texts, figures and partners', () => {
  const phone = '+966512345678 l'
  const partners = ['p1 data:image/png;base64,AAAA n', 'p3 - تقسيط']
  const phones = [phone, '+966112345678 الاستقبال']
  const before = { phones: [phone], city: 'جدة', qrUrl: '', childrenHelped: 1, years: null }
  const after = {
    phones,
    city: 'الرياض',
    qrUrl: 'https://x.example/qr',
    childrenHelped: 20,
    years: 5,
    partners,
  }
  expect(sentencesOf('settings', { ...before, partners: ['p1 - n', 'p2 - شركة'] }, after)).toEqual([
    'تغيّرت بيانات المركز',
    'أرقام الهاتف: إضافة «011 234 5678 الاستقبال»',
    'المدينة: من «جدة» إلى «الرياض»',
    'ما يفتحه رمز QR: إضافة «https://x.example/qr»',
    'أطفال ساعدتهم خدماتنا (الرئيسية): من «1» إلى «20»',
    'سنوات الخبرة: إضافة «5»',
    'شركاء التقسيط: إضافة «تقسيط»',
    'شركاء التقسيط: حذف «شركة»',
    'تغيّر شعار الشريك «n»',
  ])
})

it.each([
  // Days that changed alike are said once.
  [
    ['01234 09:00 21:00'],
    ['0123 09:00 21:00', '4 09:00 18:00'],
    'الخميس: من 9 ص إلى 9 م، وبعد التغيير: من 9 ص إلى 6 م',
  ],
  [['0 09:00 21:00', '1 09:00 21:00'], [], 'الأحد والاثنين: من 9 ص إلى 9 م، وبعد التغيير: مغلق'],
  // A span that stayed is not said.
  [
    ['4 09:00 13:00', '4 16:00 21:00'],
    ['4 09:00 13:00', '4 16:00 18:00'],
    'الخميس: من 4 م إلى 9 م، وبعد التغيير: من 4 م إلى 6 م',
  ],
  [
    ['4 09:00 13:00', '4 16:00 21:00'],
    ['4 09:00 13:00'],
    'الخميس: من 9 ص إلى 1 م، ومن 4 م إلى 9 م، وبعد التغيير: من 9 ص إلى 1 م',
  ],
])('the details of the centre say hours before and after: %j to %j', (before, after, line) => {
  expect(detailsOf('settings', { hours: before }, { hours: after })).toEqual([line])
})

it('the details of the centre say which holiday was added, and nothing about its position', () => {
  const [feast, day] = ['2030-03-19 2030-03-23 - - عيد الفطر', '2030-02-01 2030-02-01 10:00 14:00 ']
  const lines = (before: (string | undefined)[]) =>
    detailsOf('settings', { exceptions: before }, { exceptions: [day, feast] })
  expect(lines([feast])[0]).toContain('إضافة «1 فبراير، من 10 ص إلى 2 م»')
  expect(lines([feast, day])).toEqual([])
})

it('where there is little room a line has the new value alone', () => {
  const shortOf = (kind: Collection, before: Fields, after: Fields) =>
    describeChange(kind, PRODUCT_ID, {
      before: { ...STORED[kind], ...before },
      after: { ...STORED[kind], ...after },
    }).details.map(({ newValue }) => plainWords(newValue))
  expect(shortOf('director-texts', { name: 'سارة' }, { name: 'د. سارة' })).toEqual([
    'الاسم: «د. سارة»',
  ])
  expect(shortOf('settings', { email: 'a@b.example' }, { email: '' })).toEqual([
    expect.stringContaining('حذف «a@b.example»'),
  ])
  const hours = { hours: ['4 09:00 21:00'] }
  expect(shortOf('settings', hours, { hours: ['4 09:00 18:00'] })).toEqual([
    'الخميس: من 9 ص إلى 6 م',
  ])
})

it('numbers and dates of the centre are said as people write them', () => {
  const before = { whatsapp: '966512345678', legalReviewed: '' }
  const after = { whatsapp: '966598765432', legalReviewed: '2026-09-01' }
  const [number = '', date = ''] = detailsOf('settings', before, after)
  expect(number).toContain('من «051 234 5678» إلى «059 876 5432»')
  expect(date).toContain('إضافة «1 سبتمبر 2026»')
})

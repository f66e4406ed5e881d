import { describe, expect, it } from 'vitest'
import { describeChange, pictureOf } from '../../../src/admin/history/describe-change'
import type { Fields } from '../../../src/data/content/parse'
import { CENTRE, image, MEMBER, PHOTO, PRODUCT, STORED, TEXTS, VIDEOS } from './stored'

/** Describes what a write with these fields changed; names are not isolated here, and spaces may break. */
function changed(path: string, before: Fields, after: Fields | null) {
  const stored = STORED[path]
  const change = describeChange(path, { ...stored, ...before }, after && { ...stored, ...after })
  const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' ')
  return { kind: change.kind, title: plain(change.title), details: change.details.map(plain) }
}

type Kind = ReturnType<typeof changed>['kind']
const line = (title: string, kind: Kind = 'changed') => ({ kind, title, details: [] })

describe('a product', () => {
  it('was deleted', () => {
    expect(changed(PRODUCT, { name: 'مكعبات' }, null)).toEqual(line('حُذف المنتج «مكعبات»', 'removed'))
  })

  it('was deleted without a name', () => {
    expect(changed(PRODUCT, { name: ' ' }, null)).toEqual(line('حُذف المنتج «بلا اسم»', 'removed'))
  })

  it('was renamed', () => {
    expect(changed(PRODUCT, { name: 'مكعبات' }, { name: 'مرآة' })).toEqual(
      line('تغيّر اسم المنتج من «مكعبات» إلى «مرآة»'),
    )
  })

  it('got another picture', () => {
    expect(changed(PRODUCT, { picture: 'a' }, { picture: 'b', name: 'مرآة' }).details).toEqual([
      'تغيّر اسم المنتج من «مكعبات» إلى «مرآة»',
      'استُبدلت صورة المنتج «مرآة»',
    ])
    expect(changed(PRODUCT, { picture: 'a' }, { picture: 'b' })).toEqual(line('استُبدلت صورة المنتج «مكعبات»'))
  })

  it('was saved without a change', () => {
    expect(changed(PRODUCT, {}, { updatedAt: new Date() })).toEqual(line('حُفظ المنتج «مكعبات» دون تغيير'))
  })

  it('was moved', () => {
    expect(changed(PRODUCT, { order: 2 }, { order: 5 })).toEqual(line('نُقل المنتج «مكعبات» من 2 إلى 5', 'moved'))
    expect(changed(PRODUCT, { order: 2 }, { order: 5, name: 'مرآة' }).kind).toBe('changed')
  })

  it('was changed where its picture was not read', () => {
    const { image: _image, ...unread } = STORED[PRODUCT] ?? {}
    expect(describeChange(PRODUCT, unread, unread).title).toContain('تغيّر المنتج')
  })
})

describe('a member', () => {
  it('was deleted', () => {
    expect(changed(MEMBER, { name: 'نورة' }, null)).toEqual(line('حُذف العضو «نورة»', 'removed'))
  })

  it('was changed in several fields', () => {
    const after = {
      name: 'سارة',
      title: '',
      specialization: 's2',
      image: image('AAAA'),
      credentials: ['c', 'c2'],
      icon: 'Heart',
      color: 'text-accent',
    }
    expect(changed(MEMBER, {}, after)).toEqual({
      kind: 'changed',
      title: 'تغيّرت بيانات العضو «نورة»',
      details: [
        'الاسم: من «نورة» إلى «سارة»',
        'المسمى الوظيفي: حذف «t»',
        'التخصص: من «s» إلى «s2»',
        'الصورة',
        'المؤهلات: إضافة «c2»',
        'الأيقونة: من «أشخاص» إلى «قلب»',
        'اللون: من «أزرق» إلى «برتقالي»',
      ],
    })
  })

  it('was moved, unless it was also saved', () => {
    expect(changed(MEMBER, { order: 1 }, { order: 3 })).toEqual(line('نُقل العضو «نورة» من 1 إلى 3', 'moved'))
    expect(changed(MEMBER, { order: 1 }, { order: 3, version: 'version-2' }).kind).toBe('changed')
  })

  it('lost lines of its credentials and got others in another order', () => {
    const before = { credentials: ['a', 'b', 'c'] }
    expect(changed(MEMBER, before, { credentials: ['c', 'd', 'a'] }).details).toEqual([
      'المؤهلات: إضافة «d»',
      'المؤهلات: حذف «b»',
      'المؤهلات: تغيّر الترتيب',
    ])
  })
})

describe('the list of videos', () => {
  const video = (id: string, fields: Fields = {}) => ({
    id,
    title: `v${id}`,
    url: 'https://youtu.be/abcdefghijk',
    createdAt: '2024-03-01T10:00:00.000Z',
    order: Number(id),
    ...fields,
  })
  const videos = (...list: Fields[]) => ({ videos: list })

  it('was deleted', () => {
    expect(changed(VIDEOS, {}, null)).toEqual(line('حُذفت قائمة الفيديوهات', 'removed'))
  })

  it('names added, removed and changed videos and another order', () => {
    const before = videos(video('1'), video('2'), video('3'))
    const after = videos(
      video('1', { order: 4, title: 'v1b' }),
      video('3', { url: 'https://youtu.be/bbbbbbbbbbb', description: 'd', duration: '01:00', picture: 7 }),
      video('5'),
    )
    expect(changed(VIDEOS, before, after)).toEqual({
      kind: 'changed',
      title: 'تغيّرت قائمة الفيديوهات',
      details: [
        'أُضيف «v5»',
        'حُذف «v2»',
        'تغيّر العنوان من «v1» إلى «v1b»',
        'تغيّر في «v3»: الرابط، الوصف، المدة، الصورة',
        'تغيّر ترتيب الفيديوهات',
      ],
    })
  })

  it('has the same order when videos are only added or removed', () => {
    expect(changed(VIDEOS, videos(video('1'), video('2')), videos(video('2'), video('3'))).details).toEqual([
      'أُضيف «v3»',
      'حُذف «v1»',
    ])
  })

  it('names a video without a title', () => {
    expect(changed(VIDEOS, videos(video('1', { title: '' })), videos()).details).toEqual(['حُذف «بلا عنوان»'])
  })
})

describe('the texts of the director', () => {
  it('were deleted', () => {
    expect(changed(TEXTS, {}, null)).toEqual(line('حُذفت نصوص المدير', 'removed'))
  })

  it('were changed', () => {
    const after = {
      name: 'هند',
      titles: ['t', 't2'],
      credentials: [],
      highlights: [
        { text: 'h', color: 'text-primary' },
        { text: 'h2', color: 'text-primary' },
      ],
    }
    expect(changed(TEXTS, {}, after)).toEqual({
      kind: 'changed',
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
})

describe('the photo of the director', () => {
  it('was deleted or replaced', () => {
    expect(changed(PHOTO, {}, null)).toEqual(line('حُذفت صورة المدير', 'removed'))
    expect(changed(PHOTO, {}, { photoBase64: image('BBBB') })).toEqual(line('استُبدلت صورة المدير'))
  })
})

describe('the details of the centre', () => {
  it('were deleted', () => {
    expect(changed(CENTRE, {}, null)).toEqual(line('حُذفت بيانات المركز', 'removed'))
  })

  it('name the changed telephone numbers, hours, texts, figures and partners', () => {
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
      partners: [`p1 ${image('AAAA')} n`, 'p3 - تقسيط'],
    }
    expect(changed(CENTRE, before, after)).toEqual({
      kind: 'changed',
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
})

describe('the opening hours', () => {
  const hours = (before: string[], after: string[]) => changed(CENTRE, { hours: before }, { hours: after }).details

  it('are said before and after, once for the days that changed alike', () => {
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

  it('have exceptions, which are added and removed', () => {
    const exceptions = ['2030-03-19 2030-03-23 - - عيد الفطر', '2030-02-01 2030-02-01 10:00 14:00 ']
    const [added = ''] = changed(CENTRE, { exceptions: [] }, { exceptions }).details
    expect(added).toContain('إضافة «عيد الفطر، من 19 مارس إلى 23 مارس، مغلق»، و«1 فبراير، من 10 ص إلى 2 م»')
  })
})

describe('every kind of document', () => {
  it.each(Object.keys(STORED))('has its own sentences: %s', (path) => {
    const [removed, same] = [changed(path, {}, null), changed(path, {}, { updatedAt: new Date() })]
    expect(removed.title).toMatch(/^حُذفت? /)
    expect(same.title).toMatch(/^حُفظت? .* دون تغيير$/)
    expect(same.details).toEqual([])
  })

  it('is named in general when its collection is unknown', () => {
    expect(describeChange('others/1', {}, {})).toEqual(line('تغيّر محتوى محفوظ'))
  })

  it('shortens a long text', () => {
    const [detail = ''] = changed(CENTRE, { address: 'أ'.repeat(160) }, { address: '' }).details
    expect(detail.length).toBeLessThan(110)
    expect(detail).toContain('…')
  })
})

describe('the picture of a state', () => {
  it('is that of the product, the member or the photo', () => {
    expect(pictureOf(PRODUCT, { ...STORED[PRODUCT], image: image('AAAA') })).toBe(image('AAAA'))
    expect(pictureOf(MEMBER, { ...STORED[MEMBER], image: image('BBBB') })).toBe(image('BBBB'))
    expect(pictureOf(PHOTO, { photoBase64: image('CCCC') })).toBe(image('CCCC'))
    expect(pictureOf(VIDEOS, { ...STORED[VIDEOS] })).toBe('')
  })
})

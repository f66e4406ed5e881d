import { afterEach, expect, it, vi } from 'vitest'
import { saveMessage, uploadMessage } from '../../../src/admin/director/photo-messages'
import { admin } from '../../../src/copy/admin/admin'
import { DataError, noAnswer, notConfigured } from '../../../src/data/client/errors'
import { ImageError } from '../../../src/lib/images/image-error'
import { codedError } from '../../helpers/coded-error'

afterEach(() => void vi.restoreAllMocks())

// Requirement 130
it.each([
  [noAnswer(), true, 'انتهت مهلة الحفظ. يرجى المحاولة مرة أخرى'],
  [noAnswer(), false, 'مشكلة في الاتصال بالإنترنت'],
  [codedError('unavailable'), true, 'مشكلة في الاتصال بالإنترنت'],
  [codedError('permission-denied'), true, 'ليس لديك صلاحية لحفظ البيانات'],
  [new Error('x'), true, 'حدث خطأ أثناء حفظ صورة المدير'],
  [new DataError('quota', 'x'), true, admin.reasons.quota],
  [notConfigured(), true, admin.reasons['not-configured']],
  ['no error', true, 'حدث خطأ غير متوقع'],
])('a save of the photo that fails with %s says why (online: %s)', (error, isOnline, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  expect(saveMessage(error)).toBe(text)
})

// Requirements 125, 128, 129
it.each([
  [new ImageError('broken'), 'تعذّر تحميل الصورة. اختر نسخة أخرى منها.'],
  [
    new ImageError('unreadable'),
    'تعذّرت قراءة الملف. تأكد من أنه ما زال على جهازك ثم اختره من جديد.',
  ],
  [new ImageError('timeout'), 'انتهت مهلة رفع الصورة، يرجى المحاولة مرة أخرى'],
  [codedError('unavailable'), 'مشكلة في الاتصال، تحقّق من الإنترنت'],
  [new Error('x'), 'حدث خطأ أثناء رفع الصورة، يرجى المحاولة مرة أخرى'],
  ['no error', 'حدث خطأ غير متوقع. أعد المحاولة.'],
  [new ImageError('too-large'), 'الصورة كبيرة جداً، اختر صورة أصغر من 10 ميجابايت'],
  [new ImageError('cannot-compress'), 'لا يمكن ضغط الصورة أكثر، اختر صورة أصغر أو أقل جودة'],
])('an upload of the photo that fails with %s says why', (error, text) => {
  expect(uploadMessage(error)).toBe(text)
})

// An error of the file itself is reported even without a network.
// Requirement 129
it.each([
  ['failed', 'مشكلة في الاتصال، تحقّق من الإنترنت'],
  ['broken', 'تعذّر تحميل الصورة. اختر نسخة أخرى منها.'],
] as const)('an upload without a network that ends with «%s» says why', (code, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(uploadMessage(new ImageError(code))).toBe(text)
})

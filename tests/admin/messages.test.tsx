import { afterEach, expect, it, vi } from 'vitest'
import { saveMessage, uploadMessage } from '../../src/admin/director/photo-messages'
import { blankMessage, loginMessage, resetMessage } from '../../src/admin/login/login-messages'
import { admin } from '../../src/copy/admin'
import { login } from '../../src/copy/login'
import { DataError, notConfigured, TimeoutError } from '../../src/data/client/errors'
import { ImageError } from '../../src/lib/image-error'

const coded = (code: string, message = 'provider text') =>
  Object.assign(new Error(message), { code })

// Requirements 85, 86, 87, 88, 89, 90, 91; contradiction 36
it.each([
  ['auth/user-not-found', 'البريد الإلكتروني غير مسجل', 'email'],
  ['auth/wrong-password', 'كلمة المرور خاطئة', 'password'],
  ['auth/invalid-email', 'البريد الإلكتروني غير صحيح', 'email'],
  ['auth/user-disabled', 'تم تعطيل هذا الحساب', null],
  ['auth/too-many-requests', 'تم تجاوز عدد المحاولات المسموح، حاول مرة أخرى لاحقاً', null],
  ['auth/network-request-failed', 'خطأ في الاتصال بالإنترنت', null],
  ['unavailable', 'خطأ في الاتصال بالإنترنت', null],
  ['auth/quota-exceeded', login.errors['quota-exceeded'], null],
  ['auth/invalid-credential', 'البريد الإلكتروني أو كلمة المرور غير صحيحة', 'password'],
  ['auth/something-else', 'provider text', null],
])('a sign-in that is refused with %s says why', (code, text, field) => {
  expect(loginMessage(coded(code))).toEqual({ text, field })
})

it.each([
  // The provider gives no message here, so the text is ours.
  [coded('auth/internal-error', ''), 'حدث خطأ أثناء تسجيل الدخول'],
  ['no error', 'حدث خطأ أثناء تسجيل الدخول'],
  [new DataError('denied', 'x'), 'لا يدير الموقع'],
  [new DataError('quota', 'x'), admin.reasons.quota],
  [notConfigured(), 'لم يكتمل إعداد الموقع'],
])('a sign-in that fails with %s says why', (error, text) => {
  expect(loginMessage(error).text).toContain(text)
})

// Requirements 81, 82; contradiction 37
it('a sign-in takes spaces for a blank field', () => {
  expect(blankMessage(' ', 'x')).toEqual({ text: 'يرجى إدخال البريد الإلكتروني', field: 'email' })
  expect(blankMessage('a@b.c', ' \t')).toEqual({
    text: 'يرجى إدخال كلمة المرور',
    field: 'password',
  })
  expect(blankMessage('a@b.c', ' secret ')).toBeNull()
})

it('a failed reset is told in Arabic', () => {
  expect(resetMessage(coded('auth/internal-error'))).toBe('تعذّر إرسال الرابط، حاول مرة أخرى لاحقاً')
  expect(resetMessage(coded('auth/invalid-email'))).toBe('البريد الإلكتروني غير صحيح')
})

afterEach(() => void vi.restoreAllMocks())

// Requirement 130
it.each([
  [new TimeoutError(Promise.resolve()), true, 'انتهت مهلة الحفظ. يرجى المحاولة مرة أخرى'],
  [new TimeoutError(Promise.resolve()), false, 'مشكلة في الاتصال بالإنترنت'],
  [coded('unavailable'), true, 'مشكلة في الاتصال بالإنترنت'],
  [coded('permission-denied'), true, 'ليس لديك صلاحية لحفظ البيانات'],
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
  [coded('unavailable'), 'مشكلة في الاتصال، تحقّق من الإنترنت'],
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

it('the message of a refusal first asks to try again, and then names the quota', () => {
  for (const text of [admin.reasons.quota, admin.quota.text()])
    expect(text).toMatch(/بعد دقيقة.*إن بقيت.*انتهت حصة اليوم.*(?:اليوم|غداً) الساعة/)
  expect(admin.quota.title).not.toContain('انتهت')
})

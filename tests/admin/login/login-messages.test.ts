import { expect, it } from 'vitest'
import { loginMessage, resetMessage, typedMessage } from '../../../src/admin/login/login-messages'
import { admin } from '../../../src/copy/admin/admin'
import { login } from '../../../src/copy/admin/login'
import { DataError, noAnswer, notConfigured } from '../../../src/data/client/errors'
import { codedError } from '../../helpers/coded-error'

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
  expect(loginMessage(codedError(code))).toEqual({ text, field })
})

it.each([
  // The provider gives no message here, so the text is ours.
  [codedError('auth/internal-error', ''), 'حدث خطأ أثناء تسجيل الدخول'],
  ['no error', 'حدث خطأ أثناء تسجيل الدخول'],
  [new DataError('denied', 'x'), 'لا يدير الموقع'],
  [codedError('permission-denied'), 'لا يدير الموقع'],
  [codedError('unauthenticated'), 'لا يدير الموقع'],
  [new DataError('quota', 'x'), admin.reasons.quota],
  [noAnswer(), login.errors['network-request-failed']],
  [notConfigured(), 'لم يكتمل إعداد الموقع'],
])('a sign-in that fails with %s says why', (error, text) => {
  expect(loginMessage(error).text).toContain(text)
})

// Requirements 81, 82; contradiction 37
it('a sign-in takes spaces for a blank field', () => {
  expect(typedMessage(' ', 'x')).toEqual({ text: 'يرجى إدخال البريد الإلكتروني', field: 'email' })
  expect(typedMessage('a@b.c', ' \t')).toEqual({
    text: 'يرجى إدخال كلمة المرور',
    field: 'password',
  })
  expect(typedMessage('a@b.c', ' secret ')).toBeNull()
})

it('a failed reset is told in Arabic', () => {
  expect(resetMessage(codedError('auth/internal-error'))).toBe(
    'تعذّر إرسال الرابط، حاول مرة أخرى لاحقاً',
  )
  expect(resetMessage(codedError('auth/invalid-email'))).toBe('البريد الإلكتروني غير صحيح')
})
